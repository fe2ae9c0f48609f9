/** Eight screens that watch the same game: one command at a time. */
export interface Room {
  /** Sends one command. When the last of those who see something of it has been shown it, by `performance.now()`. */
  play(): Promise<number>;
  close(): void;
}

/** Milliseconds after which a screen counts as one that is shown nothing. */
const PATIENCE = 10_000;

/** Counts the screens that have been shown a command. */
export class Screens<Shown = void> {
  #left = 0;
  #isIt: (shown: Shown) => boolean = () => true;
  #shown: (at: number) => void = () => {};
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /**
   * Resolves when so many screens have been shown something.
   * @param isIt tells it from what came before, and is still under way to some
   */
  all(screens: number, isIt: (shown: Shown) => boolean = () => true): Promise<number> {
    return new Promise((shown, failed) => {
      this.#waiting = setTimeout(() => failed(new Error(`${this.#left} screens were shown nothing`)), PATIENCE);
      this.#left = screens;
      this.#isIt = isIt;
      this.#shown = (at) => {
        clearTimeout(this.#waiting);
        shown(at);
      };
    });
  }

  /** Nothing will be shown. */
  none(): void {
    clearTimeout(this.#waiting);
  }

  /** One more screen was shown something. */
  one(shown: Shown): void {
    if (!this.#isIt(shown)) return;
    this.#left -= 1;
    if (this.#left === 0) this.#shown(performance.now());
  }
}
