"""The recorded session in the documentation is what the programme writes today."""

from __future__ import annotations

from tools.record_session import PAGE, session


def test_the_recorded_session_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == session(), "run: python tools/record_session.py"
