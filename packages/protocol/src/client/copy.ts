import {
  type Change,
  type Known,
  knownAfter,
  type Offer,
  Projection,
  type SceneId,
  type Seat,
  type View,
  type ViewPatch,
} from '@lanthorn/rules';

/**
 * A seat's own copy of the state that it knows, and what the rules make of it: what is shown, and what may be done. Made
 * when it is asked for, since a program may have no use for it.
 */
export class Copy {
  readonly #projection: Projection;
  #known: Known;
  #looking: SceneId | null;
  #isShown = false;

  /** @param looking the scene that the seat looks at; null for the one on the board */
  constructor(seat: Seat, known: Known, looking: SceneId | null) {
    this.#projection = new Projection(seat);
    this.#known = known;
    this.#looking = looking;
  }

  /** The state as the seat knows it. */
  get known(): Known {
    return this.#known;
  }

  get view(): View {
    this.show();
    return this.#projection.view;
  }

  /** What the seat may do now, in the order of the procedures. */
  get offers(): readonly Offer[] {
    this.show();
    return this.#projection.offers;
  }

  /** Takes in what the server sent. */
  take(change: Change): void {
    this.#known = knownAfter(this.#known, change);
    this.#isShown = false;
  }

  /** The seat looks at another scene. */
  look(scene: SceneId | null): void {
    this.#looking = scene;
    this.#isShown = false;
  }

  /** What has changed in the view since it was last asked. */
  show(): ViewPatch {
    if (this.#isShown) return UNCHANGED;
    this.#isShown = true;
    return this.#projection.show(this.#known, this.#looking);
  }
}

const UNCHANGED: ViewPatch = { put: [], drop: [] };
