/** Keeps what was drawn last, up to so many bytes. */
export class TileCache {
  readonly #most: number;
  readonly #tiles = new Map<string, Promise<Uint8Array>>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor(most = 64 * 1024 * 1024) {
    this.#most = most;
  }

  /** The tile under a key, drawn when it is not there; drawn once when several ask at the same time. */
  async get(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.#tiles.get(key);
    if (known) {
      this.#tiles.delete(key);
      this.#tiles.set(key, known);
      return known;
    }
    const drawn = draw();
    this.#tiles.set(key, drawn);
    try {
      this.#count(key, (await drawn).byteLength);
    } catch (error) {
      this.#tiles.delete(key);
      throw error;
    }
    return drawn;
  }

  #count(key: string, size: number): void {
    this.#bytes += size - (this.#sizes.get(key) ?? 0);
    this.#sizes.set(key, size);
    for (const oldest of this.#tiles.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#bytes -= this.#sizes.get(oldest) ?? 0;
      this.#sizes.delete(oldest);
      this.#tiles.delete(oldest);
    }
  }
}
