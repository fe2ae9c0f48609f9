import { type CreatureId, id as named, type Seat, type SideId } from '../core/index.ts';
import { isHolding } from '../procedures/situation/round/moment.ts';
import { nameSeen } from '../procedures/situation/round/seen-name.ts';
import {
  contenders,
  isShownNamed,
  placesShown,
  showsFoes,
  showsSide,
  sidesShownAt,
} from '../procedures/situation/round/shown-order.ts';
import { isKnown, isOpenToAll } from '../procedures/situation/sight/known.ts';
import type {
  CombatRound,
  Encounter,
  Flight,
  Gripped,
  HoldingOn,
  Parry,
  RoundDeclaration,
  Side,
  SideMorale,
  Situation,
} from '../state/encounter.ts';
import type { GameState } from '../state/state.ts';
import { fieldOfAny } from './field-of-any.ts';

/** The encounter as far as the table sees it: what the others feel and have in mind is the referee's. */
export function encounterKnown(state: GameState, seat: Seat): Encounter | null {
  const { encounter } = state;
  return encounter && new Known(state, seat, encounter).encounter();
}

const UNKNOWN_MORALE: SideMorale = { firstDeath: false, half: false, successes: 0, due: false, broken: false };

class Known {
  readonly #state: GameState;
  readonly #seat: Seat;
  readonly #encounter: Encounter;

  constructor(state: GameState, seat: Seat, encounter: Encounter) {
    this.#state = state;
    this.#seat = seat;
    this.#encounter = encounter;
  }

  encounter(): Encounter {
    const { id, step, mode, setting, distance, round, combat, ...rest } = this.#encounter;
    const rolling = combat && contenders(this.#state, this.#encounter, combat);
    const {
      sighted,
      standing,
      raging,
      engaged,
      lastShots,
      breathless,
      cramped,
      offHands,
      holds,
      holdingOn,
      gripped,
      bent,
      stunned,
      line,
    } = rest;
    return {
      id,
      step,
      mode,
      setting,
      sides: rest.sides.map((side) => this.#side(side, rolling?.has(side.id) ?? false)),
      ...fieldOfAny('sighted', sighted && this.#those(sighted)),
      // How far off somebody is whom nobody sees would tell where to look.
      distance: showsFoes(this.#state, this.#encounter) ? distance : null,
      reaction: null,
      round,
      combat: combat && this.#round(combat),
      situations: this.#situations(rest.situations),
      ...(standing ? { standing: [] } : {}),
      flight: rest.flight && this.#flight(rest.flight),
      ...fieldOfAny('raging', raging && this.#those(raging)),
      ...fieldOfAny(
        'engaged',
        engaged?.filter((pair) => pair.every((one) => this.#knows(one))),
      ),
      ...fieldOfAny('lastShots', lastShots && this.#ofParty(lastShots)),
      ...fieldOfAny('breathless', breathless && this.#ofParty(breathless)),
      ...(cramped === undefined ? {} : { cramped }),
      ...fieldOfAny('offHands', offHands && this.#ofParty(offHands)),
      ...fieldOfAny(
        'holds',
        holds?.filter(({ holder, held }) => this.#knows(holder) && this.#knows(held)),
      ),
      ...fieldOfAny('holdingOn', holdingOn && this.#holdingOn(holdingOn)),
      ...fieldOfAny('gripped', gripped && this.#swallowed(gripped)),
      ...fieldOfAny('bent', bent && this.#ofParty(bent)),
      ...fieldOfAny('stunned', stunned && this.#ofKnown(stunned)),
      ...fieldOfAny('line', line && this.#ofKnown(line)),
    };
  }

  #side(side: Side, rolling: boolean): Side {
    const { id, kind, members, surprised, initiative, initial } = side;
    const known = this.#those(members);
    return {
      id,
      name: nameSeen(this.#state, side),
      kind,
      members: known,
      aware: false,
      surprised,
      initiative: rolling ? initiative : null,
      initial: kind === 'party' ? initial : known.length,
      morale: UNKNOWN_MORALE,
    };
  }

  /** How those of the party stand; what the referee has noted besides is not told. */
  #situations(all: Encounter['situations']): Encounter['situations'] {
    const known = Object.entries(this.#ofParty(all)) as [CreatureId, Situation][];
    return Object.fromEntries(known.map(([creature, situation]) => [creature, situationKnown(situation)]));
  }

  /** All see a chase that is on. Of who slips away from the surprised, nobody is told how far they have come. */
  #flight({ fleeing, pursued, gap, rounds, outcome, left, spent }: Flight): Flight {
    const isOn = this.#encounter.mode === 'pursuit';
    const known = isOn && spent ? { spent: this.#ofParty(spent) } : {};
    return {
      fleeing,
      pursued,
      gap: isOn ? gap : null,
      rounds: isOn ? rounds : 0,
      outcome,
      ...fieldOfAny('left', left && this.#seenToLeave(left)),
      ...known,
    };
  }

  /** The sides that gave up a chase, as far as the table sees anybody of them. */
  #seenToLeave(left: readonly SideId[]): readonly SideId[] {
    return left.filter((id) => this.#encounter.sides.some((side) => side.id === id && showsSide(this.#state, side)));
  }

  /** Who has been swallowed, which all are told; not what that does, nor by whom where it is not seen. */
  #swallowed(all: readonly Gripped[]): readonly Gripped[] {
    return all
      .filter(({ creature, manner }) => manner === 'swallows' && this.#knows(creature))
      .map(({ by, creature, manner }) => ({
        by: this.#knows(by) ? by : named('something unseen'),
        creature,
        manner,
        damage: '0',
      }));
  }

  /** Who holds on, which all are told of those they see. */
  #holdingOn(all: readonly HoldingOn[]): readonly HoldingOn[] {
    return all
      .filter(({ creature }) => isShownNamed(this.#state, creature))
      .map(({ creature, within }) => ({ creature, within: this.#those(within) }));
  }

  /** The round without the places at which the table sees nobody act. */
  #round(combat: CombatRound): CombatRound {
    const state = this.#state;
    const places = placesShown(state, this.#encounter, combat);
    const before = (place: number): number => places.filter((shown) => shown < place).length;
    const { before: declared, walked, waiting, holding, firstFire, deeds, early, counters, parries } = combat;
    return {
      stage: combat.stage,
      order: places.map((place) => sidesShownAt(state, this.#encounter, combat, place)),
      actors: places.map((place) => (combat.actors[place] ?? []).filter((one) => isShownNamed(state, one))),
      slowFrom: before(combat.slowFrom),
      acting: before(combat.acting),
      phase: combat.phase,
      acted: this.#those(combat.acted),
      blows: combat.blows
        .filter(({ creature }) => this.#knows(creature))
        .map(({ hit, ...blow }) => (hit && this.#knows(hit) ? { ...blow, hit } : blow)),
      pending: [],
      declarations: this.#declarations(combat.declarations),
      ...fieldOfAny('before', declared && this.#ofParty(declared)),
      ...fieldOfAny('parries', parries && this.#parries(parries)),
      ...fieldOfAny('walked', walked && this.#those(walked)),
      ...fieldOfAny('waiting', waiting && this.#those(waiting)),
      ...fieldOfAny(
        'holding',
        holding
          ?.filter(({ creature }) => isShownNamed(state, creature) && isHolding(combat, creature, combat))
          .map((held) => ({ ...held, acting: before(held.acting) })),
      ),
      ...fieldOfAny('firstFire', firstFire && this.#those(firstFire)),
      ...fieldOfAny(
        'deeds',
        deeds?.filter(({ creature }) => this.#knows(creature)),
      ),
      ...(early === undefined ? {} : { early: before(early) }),
      ...fieldOfAny(
        'counters',
        counters?.filter(({ by, at }) => this.#knows(by) && this.#knows(at)),
      ),
    };
  }

  /** Whom a spell is meant for is left out where this seat does not know of them. */
  #declarations(all: CombatRound['declarations']): CombatRound['declarations'] {
    const party = this.#ofParty(all);
    const said = Object.entries(party) as [CreatureId, RoundDeclaration][];
    if (said.every(([, { target }]) => target === undefined || this.#knows(target))) return party;
    return Object.fromEntries(
      said.map(([creature, { target, ...rest }]) => [
        creature,
        { ...rest, ...(target !== undefined && this.#knows(target) ? { target } : {}) },
      ]),
    );
  }

  /** At whom somebody parries is left out where this seat does not know of them. */
  #parries(all: NonNullable<CombatRound['parries']>): CombatRound['parries'] {
    const parry = ({ against, wards }: Parry): Parry => ({
      against: this.#ofKnown(against),
      wards: this.#those(wards),
    });
    const party = Object.entries(this.#ofParty(all)) as [CreatureId, Parry][];
    return Object.fromEntries(party.map(([creature, one]) => [creature, parry(one)]));
  }

  #knows(creature: CreatureId): boolean {
    const found = this.#state.creatures[creature];
    return found !== undefined && isKnown(this.#state, this.#seat, found);
  }

  #those(creatures: readonly CreatureId[]): readonly CreatureId[] {
    return creatures.filter((creature) => this.#knows(creature));
  }

  #ofKnown<T>(by: Readonly<Record<CreatureId, T>>): Readonly<Record<CreatureId, T>> {
    return entriesOfThose(by, (creature) => this.#knows(creature));
  }

  /** What is said aloud, and seen of one's own. */
  #ofParty<T>(by: Readonly<Record<CreatureId, T>>): Readonly<Record<CreatureId, T>> {
    return entriesOfThose(by, (creature) => {
      const found = this.#state.creatures[creature];
      return found !== undefined && this.#knows(creature) && isOpenToAll(this.#state, found);
    });
  }
}

const situationKnown = ({ cover, water, unstable, surrounded, silenced, hasted, mounted }: Situation): Situation => ({
  cover,
  water,
  unstable,
  surrounded,
  silenced,
  ...(hasted === undefined ? {} : { hasted }),
  ...(mounted === undefined ? {} : { mounted }),
  modifier: 0,
});

/** The entries of those creatures alone; the same object where those are all of them, so that nobody need compare it. */
export function entriesOfThose<T>(
  by: Readonly<Record<CreatureId, T>>,
  holds: (creature: CreatureId) => boolean,
): Readonly<Record<CreatureId, T>> {
  let isEmpty = true;
  for (const _creature in by) isEmpty = false;
  if (isEmpty) return by;
  const all = Object.entries(by) as [CreatureId, T][];
  const held = all.filter(([creature]) => holds(creature));
  return held.length === all.length ? by : Object.fromEntries(held);
}
