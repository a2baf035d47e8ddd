/** Whether Python runs in this page, or could not be started; apart, so that who asks need not load it. */
class Started {
  here = false;
  failed = false;
  private tell: () => void = () => undefined;
  /** Until it runs, or could not be started. */
  readonly settled = new Promise<void>((resolve) => (this.tell = resolve));

  runs(): void {
    this.here = true;
    this.tell();
  }

  fails(): void {
    this.failed = true;
    this.tell();
  }
}

export const started = new Started();
