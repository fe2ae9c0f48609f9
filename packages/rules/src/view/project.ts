import '../books/index.ts';
import { type Eye, eyeOf, type Offer, type SceneId, type Seat } from '../core/index.ts';
import { known } from '../known/known.ts';
import { lookingAt } from '../known/looking-at.ts';
import type { Known } from '../play/known.ts';
import { procedures } from '../procedures/index.ts';
import { mayReferee } from '../procedures/table/permission/permission.ts';
import { isInPlay, seenFrom } from '../state/split.ts';
import type { GameState } from '../state/state.ts';
import { joined, type ViewPatch } from './diff.ts';
import type { View } from './records/index.ts';
import { adventure } from './sections/adventure.ts';
import { board, squares } from './sections/board.ts';
import { campaign, you } from './sections/campaign.ts';
import { creatures } from './sections/creatures.ts';
import { due } from './sections/due.ts';
import { encounter } from './sections/encounter.ts';
import { firstSight } from './sections/first-sight.ts';
import { mapNotes } from './sections/map-notes.ts';
import { offered, offersTo } from './sections/offered.ts';
import { onBoard } from './sections/on-board.ts';
import { party } from './sections/party.ts';
import { prompt } from './sections/prompt/prompt.ts';
import { rooms } from './sections/rooms.ts';
import { scenes } from './sections/scenes.ts';
import type { OwnSection, Section, SharedSection } from './sections/section.ts';
import { ownSheets, sheets } from './sections/sheets.ts';
import { stores } from './sections/stores.ts';
import { Shown, Slices } from './shown.ts';

// Opens the books: what is shown is shown by their rules.

/** What is shown of the scene that a page looks at, which is the one on the board but for a referee who prepares another. */
const GROUND: readonly Section[] = [
  ...procedures.flatMap(({ shows }) => shows?.onScene ?? []),
  creatures,
  scenes,
  firstSight,
  squares,
  board,
  mapNotes,
  rooms,
];

/** Everything that leaves, part by part. What no part names is shown to no one. */
export const FACTS: readonly Section[] = [
  ...GROUND,
  ...procedures.flatMap(({ shows }) => shows?.always ?? []),
  campaign,
  you,
  onBoard,
  party,
  sheets,
  ownSheets,
  encounter,
  due,
  adventure,
  stores,
];
const ELSE = FACTS.filter((section) => !GROUND.includes(section));

const shared = (of: readonly Section[]) => of.filter((section): section is SharedSection => section.shared);
const own = (of: readonly Section[]) => of.filter((section): section is OwnSection => !section.shared);

/** All that a seat is shown of what is true: a flat table of records. */
export function project(state: GameState, seat: Seat): View {
  const projection = new Projection(seat);
  projection.show(known(state, seat));
  return projection.view;
}

/**
 * What one seat is shown of what it knows, kept from state to state: a part whose slices of the state have not changed
 * is not looked at, and a record that says the same stays the same object.
 */
export class Projection {
  readonly #seat: Seat;
  readonly #ground: readonly [Shown<Eye>, Shown<Seat>];
  readonly #shared: Shown<Eye>;
  readonly #own: Shown<Seat>;
  readonly #offers: Shown<Seat>;
  readonly #prompt: Shown<Seat>;
  #known: Known | null = null;
  #looked: Known | null = null;

  constructor(seat: Seat) {
    const eye = eyeOf(seat);
    const slices = new Slices(eye);
    this.#seat = seat;
    this.#ground = [new Shown(shared(GROUND), eye, slices), new Shown(own(GROUND), seat, slices)];
    this.#shared = new Shown(shared(ELSE), eye, slices);
    this.#own = new Shown(own(ELSE), seat, slices);
    this.#offers = new Shown([offered], seat, slices);
    this.#prompt = new Shown([prompt], seat, slices);
  }

  /** All that is shown now. */
  get view(): View {
    const parts = [...this.#ground, this.#shared, this.#own, this.#offers, this.#prompt];
    return new Map(parts.flatMap(({ entries }) => entries).flat());
  }

  /** What the seat may do now, in the order of the procedures. */
  get offers(): readonly Offer[] {
    return this.#looked ? offersTo(this.#looked, this.#seat) : [];
  }

  /**
   * Takes in what the seat knows now; what that changes.
   * @param looking the scene that the seat looks at, while another may lie on the board; null for the one on the board
   */
  show(known: Known, looking: SceneId | null = null): ViewPatch {
    const facts = this.showFacts(known, looking);
    return joined([facts, shownAnew(this.#offers, this.#looked ?? known), shownAnew(this.#prompt, known)]);
  }

  /** As `show`, without what the seat may do now and what that answers, which is as much work as all the rest and may follow. */
  showFacts(known: Known, looking: SceneId | null = null): ViewPatch {
    const looked = this.#lookedAt(known, looking);
    const [all, own] = this.#ground;
    this.#known = known;
    this.#looked = looked;
    return joined([
      shownAnew(all, looked),
      shownAnew(own, looked),
      shownAnew(this.#shared, known),
      shownAnew(this.#own, known),
    ]);
  }

  /** The same object for as long as neither what is known nor what is looked at changes: a scene in play is seen as those there see it. */
  #lookedAt(known: Known, looking: SceneId | null): Known {
    if (looking === null || looking === known.scene || !known.scenes[looking]) return known;
    if (isInPlay(known, looking)) return seenFrom(known, looking);
    if (!mayReferee(this.#seat)) return known;
    const before = this.#looked;
    return this.#known === known && before?.scene === looking ? before : lookingAt(known, looking);
  }
}

function shownAnew<Who>(shown: Shown<Who>, known: Known): ViewPatch {
  const before = shown.entries;
  shown.look(known);
  return shown.patchFrom(before);
}
