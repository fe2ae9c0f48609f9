import type { Square } from '@lanthorn/geometry';
import { adventureShown, awarded, playedBy } from '../../../../test/award.ts';
import { rulesBy } from '../../../../test/in-play.ts';
import { after, ask, at, referee, someone, twoRooms } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import { evolve } from '../../../procedures/evolve.ts';
import {
  afterAward,
  experienceFor,
  experienceForKilling,
  explorationBonus,
  gormanLevel,
  kept,
  nextLevelAt,
  type ReducedFrom,
  shares,
  withExploration,
} from '../../../procedures/making/advancement/gorman.ts';
import { levelEarned } from '../../../procedures/making/advancement/rule.ts';
import type { GameState } from '../../../state/state.ts';
import { type Adapter, type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import type { GormanClass } from '../content/classes.ts';

const classOf = (inputs: VectorInputs) => read.text<GormanClass>(inputs, 'class');

/** A safe return: what somebody's share came to, in gold, and the new places of that outing. */
interface Return {
  readonly shareGp: number;
  readonly newPlaces: number;
}

const hitPoints: Adapter = (inputs) => {
  const levels = { from: read.number(inputs, 'fromLevel'), to: read.number(inputs, 'toLevel') };
  const dice = loaded(...read.faces(inputs));
  const abilities = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: read.number(inputs, 'con'), CHA: 10 };
  const riser = someone({ class: classOf(inputs), abilities, hitPoints: { now: 0, max: 0 } });
  const gained = Array.from(
    { length: Math.max(0, levels.to - levels.from) },
    (_, place) => rulesBy('gorman').advancement.levels.risen(riser, levels.from + place + 1, dice).max,
  );
  return { hpMax: gained.reduce((sum, points) => sum + points, read.number(inputs, 'hpMax')), gained };
};

const reduced = (inputs: VectorInputs): ReducedFrom => ({
  elf: read.setting(inputs, 'elfReducedFromLevel', 3),
  dwarf: read.setting(inputs, 'dwarfReducedFromLevel', 6),
});

const keeping: Adapter = (inputs) => ({
  kept: kept(classOf(inputs), read.number(inputs, 'level'), read.number(inputs, 'earned'), reduced(inputs)),
});

type Outing = { readonly enter: string } | { readonly safe: number } | { readonly sessionEnd: true };

/** Of a level that no award of the examples brings beyond the session's limit. */
const VETERAN = someone({ level: 16, experience: 1_000_000, at: at(0, 0) });

/** A veteran alone in a cellar: a passage, and along it each named place as a cell of its own. */
class Delve {
  readonly #places: readonly string[];
  #state: GameState;

  constructor(places: readonly string[]) {
    this.#places = [...new Set(places)];
    const width = this.#places.length + 1;
    const rooms = this.#places.map((key) => ({ key, name: key, at: this.#square(key), squares: [], text: '' }));
    const walls = rooms.map(({ at: { x, y } }) => ({ a: { x, y }, b: { x, y: y + 1 } }));
    const rows = { height: 2, explored: Array(2).fill('1'.repeat(width)), walked: Array(2).fill('0'.repeat(width)) };
    const cellar = twoRooms({ width, feetPerSquare: 1, rooms, walls, doors: {}, traps: {}, ...rows });
    this.#state = playedBy('gorman', [VETERAN], { scenes: { [cellar.id]: cellar }, scene: cellar.id });
  }

  get count(): number {
    return adventureShown(this.#state).places?.entered ?? 0;
  }

  /** Out into the passage, and in at the door. */
  enter(place: string): void {
    const cell = this.#square(place);
    for (const to of [{ ...cell, y: 0 }, cell])
      this.#state = after(this.#state, { type: 'MoveCreature', creature: VETERAN.id, to }, referee);
  }

  /** The experience that a share brings in safety. @param gold a share of the treasure */
  bank(gold: number): number {
    const before = this.#experience;
    this.#state = awarded(this.#state, { treasure: Math.floor(gold), places: this.count }, 'safe');
    return this.#experience - before;
  }

  /** Where nothing has happened since the last, no session ends. */
  endSession(): void {
    const ended = ask(this.#state, { type: 'EndSession' }, referee);
    if (typeof ended !== 'string') this.#state = ended.reduce(evolve, this.#state);
  }

  get #experience(): number {
    return this.#state.creatures[VETERAN.id]?.experience ?? 0;
  }

  #square(place: string): Square {
    return { x: this.#places.indexOf(place) + 1, y: 1 };
  }
}

export const gormanAdvancementVectors: Adapters = {
  'GOR-CLS-08': keeping,
  'GOR-CLS-14': keeping,
  'GOR-ADV-01': (inputs) => {
    const level = gormanLevel(read.number(inputs, 'xp'));
    return { level, nextAt: nextLevelAt(level) };
  },
  'GOR-ADV-02': hitPoints,
  'GOR-ADV-03': hitPoints,
  'GOR-ADV-04': hitPoints,
  'GOR-ADV-05': (inputs) => ({
    ...afterAward(
      read.number(inputs, 'levelAtSessionStart'),
      read.number(inputs, 'xpAtSessionStart'),
      read.number(inputs, 'sessionAward'),
    ),
  }),
  'GOR-ADV-07': (inputs) => {
    const [level, experience] = ['levelAtSessionStart', 'xpAtSessionStart'].map((name) => read.number(inputs, name));
    const since = { level: level ?? 1, experience: experience ?? 0 };
    const creature = someone({ class: classOf(inputs), ...since });
    const rule = rulesBy('gorman').advancement;
    let [standing, capped, whole] = [since.experience, false, 0];
    const awards = read.list<Return>(inputs, 'returns').map(({ shareGp, newPlaces }) => {
      const haul = { monsters: 0, treasure: shareGp, magic: 0, extra: 0, places: newPlaces };
      const sharer = {
        creature,
        treasure: 1,
        experience: 1,
        since: { ...since, awarded: whole, left: standing },
      } as const;
      const [earned] = rule.award.earned(haul, [sharer], []);
      [standing, capped, whole] = [earned?.experience ?? 0, (earned?.lost ?? 0) > 0, whole + (earned?.awarded ?? 0)];
      return earned?.awarded ?? 0;
    });
    return { awards, xp: standing, level: levelEarned(rule, { ...creature, experience: standing }), capped };
  },
  'GOR-XPA-01': (inputs) => ({
    xp: experienceFor(read.number(inputs, 'shareCp'), read.flag(inputs, 'carriedBack')),
  }),
  'GOR-XPA-02': (inputs) => ({
    ...shares(read.number(inputs, 'totalCp'), read.number(inputs, 'pcs'), read.number(inputs, 'henchmen', 0)),
  }),
  'GOR-XPA-03': (inputs) => {
    const places = read.number(inputs, 'newPlaces');
    return { bonusPct: explorationBonus(places), total: withExploration(read.number(inputs, 'xp'), places) };
  },
  'GOR-XPA-04': (inputs) => {
    const visited = read.list<string>(inputs, 'visited', []);
    const events = read.list<Outing>(inputs, 'events');
    const delve = new Delve([...visited, ...events.flatMap((event) => ('enter' in event ? [event.enter] : []))]);
    for (const place of visited) delve.enter(place);
    if (visited.length > 0) delve.endSession();
    const awards = events.flatMap((event) => {
      if ('safe' in event) return [delve.bank(event.safe)];
      if ('enter' in event) delve.enter(event.enter);
      else delve.endSession();
      return [];
    });
    return { awards, count: delve.count };
  },
  'GOR-XPA-05': (inputs) => ({ xp: experienceForKilling(read.list(inputs, 'monstersSlainHd', [])) }),
};
