/** A place on a page that files are dropped on. */
export class DropTarget {
  /** A file is held over it. */
  over = $state(false);
  readonly #take: (files: FileList) => unknown;

  /** @param take what is done with the files that are dropped, of which there is at least one */
  constructor(take: (files: FileList) => unknown) {
    this.#take = take;
  }

  readonly hover = (event: DragEvent): void => {
    event.preventDefault();
    this.over = true;
  };

  readonly leave = (): void => {
    this.over = false;
  };

  readonly drop = (event: DragEvent): void => {
    event.preventDefault();
    this.over = false;
    const files = event.dataTransfer?.files;
    if (files?.length) this.#take(files);
  };
}
