import { expect } from 'vitest';
import { type Command, id, type RulesetChoice, type Seat } from '../src/core/index.ts';
import { decide, type Ruling } from '../src/decide.ts';
import { changeBetween } from '../src/known/change.ts';
import { known } from '../src/known/known.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import type { ViewPatch } from '../src/view/diff.ts';

import { Projection, project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { delvers } from './abbey.ts';
import { hiddenAct } from './hidden-acts.ts';
import { dull, misdirected, nextAt, offeredAt, rawAt, type Step } from './random-play.ts';
import { inFull } from './runs.ts';
import { otherPlayer, player, referee, spectator, toMeet } from './table.ts';
import { CANARY, type Veils, veiled, withCell } from './veiled.ts';

const EVERYONE: readonly Seat[] = [player, otherPlayer, spectator];

/** What the referee does with hidden things shows, and should: of the referee's commands, only these are public. */
const PUBLIC: readonly Command['type'][] = [
  'EndTurn',
  'RollSurprise',
  'RollDistance',
  'RollReaction',
  'RollInitiative',
  'NextPhase',
  'Hold',
  'EndRound',
  'SkipStep',
  'ConcludeEncounter',
  'Narrate',
  'HideCreature',
  'OpenDoor',
  'CloseDoor',
  'LightUp',
  'PutOut',
  'MoveParty',
  'Attack',
  'Declare',
  'BeginDowntime',
  'PassDowntime',
  'EndDowntime',
  'ChargeUpkeep',
  'MeetApplicants',
  'OfferTerms',
  'PayWages',
  'WithholdWages',
  'LeaveTown',
  'SetCourse',
  'CheckDirection',
  'CheckForWanderers',
  'GoOn',
  'SkipDayStep',
  'EndDay',
  'CheckWeather',
  'MendShip',
  'PassTurns',
  'PassDay',
  'Afflict',
  'Cure',
  'ShowIllusion',
  'LooseVolleys',
  'SettleBattle',
  'PickPocket',
  'Sneak',
  'StopSneaking',
  'PoolTreasure',
  'PoolThing',
  'TakeThing',
  'ReckonAward',
  'AwardExperience',
  'EndSession',
  'PlaceArea',
  'RemoveArea',
  'DrawOnBoard',
  'WipeDrawing',
  'WipeDrawings',
];

const isPublic = (command: Command): boolean =>
  PUBLIC.includes(command.type) && !JSON.stringify(command).includes('veil-');

/** More phases than any round has. */
const MOST_PHASES = 60;

/** The same campaign twice, one of them with more behind the curtain. */
export class Twins {
  readonly #states: GameState[];
  readonly #seats: readonly Seat[];
  readonly #projections: readonly (readonly Projection[])[];
  #compared = 0;

  /** @param hide what is changed in the other campaign; @param seats whom that is hidden from */
  constructor(
    begin: () => GameState,
    hide: Veils | ((state: GameState) => GameState),
    seats: readonly Seat[] = EVERYONE,
  ) {
    this.#seats = seats;
    const known = () => withCell(begin());
    this.#states = [known(), typeof hide === 'function' ? hide(known()) : veiled(known(), hide)];
    this.#projections = [0, 1].map(() => seats.map((seat) => new Projection(seat)));
    this.compare('at the beginning');
  }

  /** One step, in both or in neither; both must look alike to everyone but the referee. */
  step(step: Step, seed: number): void {
    if (step.seat.role === 'referee' && step.how % 3 === 0) return this.behindTheCurtain(step.which, seed);
    const command = this.#commandOf(step);
    if (command) this.#both(command, step.seat, seed);
  }

  #both(command: Command, by: Seat, seed: number): void {
    // Whoever is asked acts on the ill will that only the referee knows of: what they answer may tell of it.
    const [plain, hiding] = this.#states;
    if (command.type === 'OfferTerms' && plain?.hiring.illWill !== hiding?.hiring.illWill) return;
    if (command.type === 'NextPhase') return this.#toNextPhase(command, by, seed);
    const [one, other] = this.#states.map((state) => decide(state, command, by, dull(seed)));
    if (!one || !other) return;
    if (by.role !== 'referee') expect([command, answer(other)]).toEqual([command, answer(one)]);
    if (!one.granted || !other.granted) return;
    const told = [one, other].map((ruling, twin) => this.#happen(twin, ruling.events));
    expect([command, told[1]]).toEqual([command, told[0]]);
    this.compare(command);
  }

  /** On to the next phase that shows, in both: how many go by that are the referee’s own is the referee’s to know. */
  #toNextPhase(command: Command, by: Seat, seed: number): void {
    const told = this.#states.map((_, twin) => {
      const lines: unknown[] = [];
      const moment = () => JSON.stringify(project(this.#states[twin] ?? delvers(), spectator).get('encounter'));
      const before = moment();
      for (let phases = 0; phases < MOST_PHASES && moment() === before; phases += 1) {
        const ruling = decide(this.#states[twin] ?? delvers(), command, by, dull(seed));
        if (!ruling.granted) break;
        lines.push(...this.#happen(twin, ruling.events));
      }
      return lines;
    });
    expect([command, told[1]]).toEqual([command, told[0]]);
    this.compare(command);
  }

  /** The campaign goes by other rules from now on, in both. */
  adopt({ base, slots, options }: RulesetChoice, seed: number): void {
    this.#both({ type: 'AdoptRules', name: 'Ours', base, slots, options }, referee, seed);
  }

  /** What the referee does with hidden things happens in the veiled campaign alone. */
  behindTheCurtain(which: number, seed: number): void {
    const [, state] = this.#states;
    if (!state) return;
    const act = hiddenAct(which, state);
    const ruling = decide(state, act, referee, dull(seed));
    if (!ruling.granted) return;
    expect([act, this.#happen(1, ruling.events)]).toEqual([act, []]);
    this.compare(act);
  }

  #commandOf(step: Step): Command | null {
    const [, state] = this.#states;
    if (step.seat.role !== 'referee') return state ? playersCommand(state, step) : null;
    const met = toMeet([id('goblin')], { aware: 'none' });
    if (step.raw && step.which % 2 === 0) return met;
    if (!state) return null;
    return (step.raw ? nextAt(state, step, isPublic) : null) ?? offeredAt(state, step, isPublic);
  }

  #happen(twin: number, events: (Ruling & { granted: true })['events']): readonly unknown[] {
    const lines: unknown[] = [];
    for (const event of events) {
      const before = this.#states[twin] ?? delvers();
      const after = evolve(before, event);
      this.#states[twin] = after;
      for (const seat of this.#seats) {
        const line = tell(event, seat, after, before);
        if (line) lines.push([seat.user, line]);
      }
    }
    return lines;
  }

  /**
   * What is known after each step, of which all that is shown is made; what is sent for it now and then, and now and
   * then all that is shown.
   */
  compare(when: unknown): void {
    const [looks, whole] = [LOOK_EVERY, WHOLE_EVERY].map((every) => this.#compared % every === 0);
    this.#compared += 1;
    this.#seats.forEach((seat, at) => {
      const [one, other] = this.#projections.map((projections) => projections[at]);
      const [plain, hiding] = this.#states;
      if (!one || !other || !plain || !hiding) return;
      const [ours, theirs] = [known(plain, seat), known(hiding, seat)];
      expect([when, seat.role, changeBetween(ours, theirs)]).toEqual([when, seat.role, null]);
      if (!looks) return;
      alike(when, seat, other.showFacts(theirs), one.showFacts(ours));
      alike(when, seat, other.show(theirs), one.show(ours));
      if (whole) alike(when, seat, { put: [...other.view] }, { put: [...one.view] });
    });
  }
}

/** Steps from one look at what is sent to the next, and at all that is shown. */
const LOOK_EVERY = inFull ? 1 : 4;
const WHOLE_EVERY = 12;

function alike(when: unknown, { role }: Seat, hiding: Partial<ViewPatch>, plain: Partial<ViewPatch>): void {
  const [theirs, ours] = [written(hiding), written(plain)];
  if (theirs.join() !== ours.join())
    expect([when, role, theirs.filter((each, at) => each !== ours[at]).slice(0, 2)]).toEqual([
      when,
      role,
      ours.filter((each, at) => each !== theirs[at]).slice(0, 2),
    ]);
  expect(theirs.some((each) => each.includes(CANARY))).toBe(false);
}

const written = ({ put = [], drop = [] }: Partial<ViewPatch>): readonly string[] =>
  [...put, ...drop].map((each) => JSON.stringify(each));

/** What is offered, what is not, and what is offered of another thing. */
const playersCommand = (state: GameState, step: Step): Command | null => {
  if (!step.raw) return offeredAt(state, step, () => true);
  return (step.how >> 10) % 2 === 0 ? rawAt(step) : misdirected(state, step);
};

const answer = (ruling: Ruling) => (ruling.granted ? 'granted' : ruling.refusal);
