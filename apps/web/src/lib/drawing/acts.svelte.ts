import type { Scene } from '@lanthorn/rules';
import { inverseOf, type Patch } from './patch.ts';

/** Acts that can be taken back; older ones are the log's. */
const MOST_STEPS = 200;

/** What is drawn in one act, or how it follows from what is drawn already. */
export type Drawn = Patch | ((scene: Scene) => Patch);

/** What takes back each act that was done, and what does again each that was taken back; the latest is last. */
interface Steps {
  readonly done: readonly Patch[];
  readonly undone: readonly Patch[];
}

const NO_STEPS: Steps = { done: [], undone: [] };

/**
 * Acts of drawing on the scene that is before the referee, one after the other: each waits until those before it are
 * answered, so that of two rooms drawn one after the other the second opens into the first. Each can be taken back.
 */
export class Acts {
  #steps = $state.raw<Steps>(NO_STEPS);
  /** The one that is still being answered. */
  #acting: Promise<void> | null = null;
  /** What was asked by keys before the act before it was answered. */
  #keys: Promise<void> = Promise.resolve();
  readonly #scene: () => Scene | null;
  readonly #ask: (scene: Scene, patch: Patch) => Promise<boolean>;

  /** @param scene as it is now; @param ask draws on it: whether that was granted */
  constructor(scene: () => Scene | null, ask: (scene: Scene, patch: Patch) => Promise<boolean>) {
    this.#scene = scene;
    this.#ask = ask;
  }

  /** Whether an act is still to be answered. */
  get waits(): boolean {
    return this.#acting !== null;
  }

  /** Once all acts are answered, and those that were asked for as soon as they were. */
  async answered(): Promise<void> {
    while (this.#acting) await this.#acting;
  }

  /** Does something with what is drawn, which lies where it shall be only when the acts before are answered; in the order of the keys. */
  onceAnswered(act: () => void): void {
    if (!this.waits) return act();
    const meant = this.#scene()?.id;
    this.#keys = this.#keys
      .then(() => this.answered())
      .then(() => {
        if (this.#scene()?.id === meant) act();
      });
  }

  get mayUndo(): boolean {
    return this.#steps.done.length > 0;
  }

  get mayRedo(): boolean {
    return this.#steps.undone.length > 0;
  }

  /** Draws, and remembers what undoes it. */
  act(drawn: Drawn): Promise<void> {
    return this.#next((scene) => this.#draw(scene, drawn));
  }

  undo(): Promise<void> {
    return this.#turn('done', 'undone');
  }

  redo(): Promise<void> {
    return this.#turn('undone', 'done');
  }

  /** Draws what undoes the last act of one list, and remembers on the other what would undo that. */
  #turn(from: keyof Steps, to: keyof Steps): Promise<void> {
    return this.#next(async (scene) => {
      const last = this.#steps[from].at(-1);
      if (!last) return;
      this.#steps = { ...this.#steps, [from]: this.#steps[from].slice(0, -1) };
      const back = inverseOf(scene, last);
      if (await this.#granted(scene, last)) this.#steps = { ...this.#steps, [to]: [...this.#steps[to], back] };
    });
  }

  /** Another scene: what was done on the last one is the log's to take back. */
  forget(): void {
    this.#steps = NO_STEPS;
  }

  /** An act that waited while another scene was opened is let go: it was meant for the one before. */
  #next(act: (scene: Scene) => Promise<void>): Promise<void> {
    const meant = this.#scene()?.id;
    const begin = async () => {
      const scene = this.#scene();
      if (scene?.id === meant && scene) await act(scene);
    };
    const acting = (this.#acting ? this.#acting.then(begin, begin) : begin()).finally(() => {
      if (this.#acting === acting) this.#acting = null;
    });
    this.#acting = acting;
    return acting;
  }

  /** Whether it was drawn, and the same scene is still there. */
  async #granted(scene: Scene, patch: Patch): Promise<boolean> {
    return (await this.#ask(scene, patch)) && this.#scene()?.id === scene.id;
  }

  async #draw(scene: Scene, drawn: Drawn): Promise<void> {
    const patch = typeof drawn === 'function' ? drawn(scene) : drawn;
    if (isEmpty(patch)) return;
    const back = inverseOf(scene, patch);
    if (!(await this.#granted(scene, patch))) return;
    // Of a grid that has become another everything lies otherwise: the log alone takes it back.
    const { grid = scene.grid } = patch.put.laid ?? {};
    this.#steps = { done: grid === scene.grid ? [...this.#steps.done, back].slice(-MOST_STEPS) : [], undone: [] };
  }
}

const isEmpty = ({ put, take }: Patch): boolean =>
  [...Object.values(put), ...Object.values(take)].every((list) => Array.isArray(list) && list.length === 0);
