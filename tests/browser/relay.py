"""A way to the server that can be cut or stopped up, as the ways of a train passenger are."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit

SIZE = 1 << 16


class Relay:
    """Passes bytes to and from the server while it is open."""

    def __init__(self, site: str) -> None:
        address = urlsplit(site)
        assert address.hostname is not None and address.port is not None
        self.server = (address.hostname, address.port)
        self.listening = socket.create_server((address.hostname, 0))
        self.address = f"http://{address.hostname}:{self.listening.getsockname()[1]}"
        self.attempts = 0
        """How often somebody tried to get through while the way was cut."""
        self.whole = True
        self.flowing = threading.Event()
        self.flowing.set()
        self.sockets: list[socket.socket] = []
        self.lock = threading.Lock()

    def __enter__(self) -> "Relay":
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.listening.close()
        self.flowing.set()
        self.cut()

    def cut(self) -> None:
        """Break all connections, and let nobody through until the way is mended."""
        with self.lock:
            self.whole = False
            sockets, self.sockets = self.sockets, []
        for one in sockets:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def mend(self) -> None:
        """Let people through again."""
        self.whole = True

    def stop_up(self) -> None:
        """Keep connections as they are, but let nothing pass, either way; nobody is told."""
        self.flowing.clear()

    def let_flow(self) -> None:
        """Let pass what has been waiting, and all that follows."""
        self.flowing.set()

    def accept(self) -> None:
        """Take connections until the test is over."""
        while True:
            try:
                here, _ = self.listening.accept()
            except OSError:
                return
            with self.lock:
                if not self.whole:
                    self.attempts += 1
                    here.close()
                    continue
                there = socket.create_connection(self.server)
                self.sockets += [here, there]
            for ends in ((here, there), (there, here)):
                threading.Thread(target=self.pass_on, args=ends, daemon=True).start()

    def pass_on(self, here: socket.socket, there: socket.socket) -> None:
        """Pass on what comes from one end to the other."""
        with suppress(OSError):
            while data := here.recv(SIZE):
                self.flowing.wait()
                there.sendall(data)
        with suppress(OSError):
            there.shutdown(socket.SHUT_WR)
