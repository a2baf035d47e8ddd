"""The command `reihum`, also as `python -m reihum`."""

try:
    import signal
    import sys
    from importlib import import_module
except KeyboardInterrupt:  # somebody was quicker than that
    raise SystemExit(130) from None


def main() -> int:
    """Load the command and run it; while it loads, Ctrl-C ends it at once and without a word."""
    heeded = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # not under nohup
    if heeded:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    command = import_module("reihum.cli")
    if heeded:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    status: int = command.main()
    if heeded:  # all is said: whoever is impatient ends what is left at once
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    return status


if __name__ == "__main__":
    sys.exit(main())
