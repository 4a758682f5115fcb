"""A real nginx with the documented file: only ports, paths and the certificate are put in."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest

FILE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "nginx.conf"
NO_NGINX = "The tests of the proxy need nginx and openssl: apt-get install -y nginx openssl"
AROUND = """
{user}
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
worker_processes 1;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/tianxia.conf;
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Nginx:
    """nginx in front of two servers, on ports of its own."""

    def __init__(self, folder: Path, first: int, second: int, plain: int, secure: int) -> None:
        program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
        if program is None or shutil.which("openssl") is None:
            pytest.fail(NO_NGINX)
        self.folder, self.plain, self.secure = folder, plain, secure
        self.certify()
        text = FILE.read_text()
        for old, new in (
            ("/etc/ssl/certs/club.example.pem", f"{folder}/certificate"),
            ("/etc/ssl/private/club.example.key", f"{folder}/key"),
            ("127.0.0.1:8001", f"127.0.0.1:{first}"),
            ("127.0.0.1:8002", f"127.0.0.1:{second}"),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
            ("https://$host:443", f"https://$host:{secure}"),
        ):
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        (folder / "tianxia.conf").write_text(text)
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
        command = [program, "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]
        self.process = subprocess.Popen(command)
        end = time.monotonic() + 60
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", secure)) == 0:
                    return
            assert self.process.poll() is None and time.monotonic() < end, (folder / "errors").read_text()
            time.sleep(0.02)

    def certify(self) -> None:
        """A certificate of our own making."""
        command = ["openssl", "req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=club.example"]
        command += ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
        command += ["-keyout", str(self.folder / "key"), "-out", str(self.folder / "certificate")]
        subprocess.run(command, check=True, capture_output=True)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)
