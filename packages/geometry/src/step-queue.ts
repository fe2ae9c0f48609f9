interface Entry {
  readonly place: number;
  readonly cost: number;
}

/** Places waiting to be looked at, cheapest first (a binary heap). */
export class StepQueue {
  readonly #heap: Entry[] = [];

  push(place: number, cost: number): void {
    const entry = { place, cost };
    let at = this.#heap.push(entry) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = this.#heap[above];
      if (parent === undefined || parent.cost <= cost) break;
      this.#heap[at] = parent;
      at = above;
    }
    this.#heap[at] = entry;
  }

  pop(): Entry | null {
    const cheapest = this.#heap[0];
    const last = this.#heap.pop();
    if (cheapest === undefined || last === undefined) return null;
    if (this.#heap.length > 0) this.#sink(last);
    return cheapest;
  }

  #sink(entry: Entry): void {
    const size = this.#heap.length;
    let at = 0;
    for (let below = 1; below < size; below = at * 2 + 1) {
      const right = this.#heap[below + 1];
      let child = this.#heap[below];
      if (child !== undefined && right !== undefined && right.cost < child.cost) {
        child = right;
        below += 1;
      }
      if (child === undefined || child.cost >= entry.cost) break;
      this.#heap[at] = child;
      at = below;
    }
    this.#heap[at] = entry;
  }
}
