import {
  type CreatureId,
  type Dice,
  type GameEvent,
  type Line,
  type Refusal,
  type Roll,
  type Ruleset,
  roll,
  type SceneId,
  type Seat,
} from '../core/index.ts';
import { scenesInPlay, seenFrom } from '../state/split.ts';
import type { GameState } from '../state/state.ts';
import type { TurnAct } from '../state/turn-act.ts';
import { rulesOf } from './rules-in-force.ts';

/** What the procedures make of events together: a command that is played out needs both, and knows no procedure. */
export interface Game {
  evolve(state: GameState, event: GameEvent): GameState;
  /** The line that a seat is told of an event, or null. */
  tell(event: GameEvent, seat: Seat, after: GameState, before: GameState): Line | null;
  /** Makes happen what follows at once upon an event. */
  follow(play: Play, event: GameEvent, before: GameState): void;
}

const isList = (refusal: Refusal | readonly Refusal[]): refusal is readonly Refusal[] => Array.isArray(refusal);

/** The first answer that is not null, and asks no further. */
function first<T, U>(all: readonly T[], ask: (one: T) => U | null): U | null {
  for (const one of all) {
    const answer = ask(one);
    if (answer !== null) return answer;
  }
  return null;
}

/** What somebody does by a command, that takes time of a turn of exploration. */
export interface TurnDeed {
  readonly creature: CreatureId;
  readonly act: TurnAct;
}

/** One command being played out. A procedure acts on it, and so reads like the book, step by step. */
export class Play {
  readonly game: Game;
  readonly by: Seat;
  readonly dice: Dice;
  /** What is done by the command; null where nobody counts it, and for those who do not come to it. */
  deed: TurnDeed | null = null;
  readonly #overriding: boolean;
  #state: GameState;
  /** The scene in play from which it is looked at; null for the one on the board. */
  #here: SceneId | null;
  readonly #events: GameEvent[] = [];
  readonly #after: GameState[] = [];

  /** @param here of several scenes in play the one where it is played out; null for the one on the board */
  constructor(game: Game, state: GameState, by: Seat, dice: Dice, overriding = false, here: SceneId | null = null) {
    this.game = game;
    this.#state = state;
    this.#here = here;
    this.by = by;
    this.dice = dice;
    this.#overriding = overriding && by.role === 'referee';
  }

  /** What is true now, with all that has happened in this command, as it is from where it is played out. */
  get state(): GameState {
    return seenFrom(this.#state, this.#here);
  }

  /** Does something once on each scene that the party plays on, the one on the board first. */
  onEachScene(act: () => void): void {
    const here = this.#here;
    const [board = null, ...others] = scenesInPlay(this.#state);
    for (const scene of [board, ...others]) {
      this.#here = scene;
      act();
    }
    this.#here = here;
  }

  /** The rules in force, as the campaign has chosen them, with its own monsters, tables and prices. */
  get rules(): Ruleset {
    return rulesOf(this.#state);
  }

  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** What was true after each of the events. */
  get after(): readonly GameState[] {
    return this.#after;
  }

  /** Something happens, and at once what follows from it. */
  happen(event: GameEvent): void {
    const before = this.#state;
    this.#state = this.game.evolve(before, event);
    this.#events.push(event);
    this.#after.push(this.#state);
    this.game.follow(this, event, before);
  }

  roll(count: number, sides: number, plus = 0): Roll {
    return roll(this.dice, count, sides, plus);
  }

  /** Lets a rule throw its own dice: what it said of them, and how they fell, one by one, for the event. */
  noting<T>(rule: (dice: Dice) => T): { readonly said: T; readonly rolls: readonly Roll[] } {
    const rolls: Roll[] = [];
    const die = (sides: number): number => {
      const thrown = this.roll(1, sides);
      rolls.push(thrown);
      return thrown.total;
    };
    return { said: rule({ id: this.dice.id, die }), rolls };
  }

  /**
   * Passes a refusal on, unless it is a rule's and the referee overrides it: then what the rule said is
   * recorded, and play goes on. Every refusal of a procedure goes through here; of several, the first that stands.
   */
  unless(refusal: Refusal | readonly Refusal[] | null): Refusal | null {
    if (refusal === null) return null;
    if (isList(refusal)) return first(refusal, (each) => this.unless(each));
    if (!this.#overriding || refusal.kind !== 'rule') return refusal;
    this.happen({ type: 'RefusalOverridden', refusal });
    return null;
  }
}
