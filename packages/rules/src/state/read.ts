import type { CreatureId, SceneId } from '../core/index.ts';
import { TURNS_PER_DAY } from '../core/time-units.ts';
import type { Condition, Creature } from './creature.ts';
import type { Scene } from './scene.ts';
import type { GameState } from './state.ts';

/** Rounds in a turn. */
export const ROUNDS_PER_TURN = 60;

/** Minutes in a turn. */
export const TURN_MINUTES = 10;

/** The running turn, counted from 1. */
export const turnOf = (state: GameState): number => Math.floor(state.rounds / ROUNDS_PER_TURN) + 1;

/** A turn as people at the table count it: from 1 each morning at the hour at which the campaign began, so that after weeks at home nobody is in the two thousandth. */
export const turnOfDay = (turn: number): number => ((turn - 1) % TURNS_PER_DAY) + 1;

const INCAPACITATING = [
  'dead',
  'unconscious',
  'paralysed',
  'petrified',
  'asleep',
  'fled',
  'surrendered',
  'captive',
  'held',
  'stunned',
  'terrified',
  'bedridden',
] as const;

/** The gravest of what keeps somebody from acting; null for nothing. */
export const incapacity = ({ conditions }: Pick<Creature, 'conditions'>): Condition | null =>
  INCAPACITATING.find((condition) => conditions.includes(condition)) ?? null;

/** Dead, paralysed, asleep and the like: cannot act, and counts as lost for its side. */
export const isCapable = (creature: Pick<Creature, 'conditions'>): boolean => incapacity(creature) === null;

/** Given up, or in the hands of those it gave up to: nobody strikes at it any longer. */
export const hasYielded = ({ conditions }: Pick<Creature, 'conditions'>): boolean =>
  conditions.includes('surrendered') || conditions.includes('captive');

/** In the hands of those it gave up to. */
export const isCaptive = ({ conditions }: Creature): boolean => conditions.includes('captive');

/** Dead, gone or a prisoner: there is no meeting it. */
export const isOut = ({ conditions }: Pick<Creature, 'conditions'>): boolean =>
  conditions.some((condition) => condition === 'dead' || condition === 'fled' || condition === 'captive');

export const isDead = (creature: Creature): boolean => creature.conditions.includes('dead');

/** The members of the party, the dead among them, in the order they joined. */
export function partyOf({ party, creatures }: Pick<GameState, 'party' | 'creatures'>): readonly Creature[] {
  return party.members.flatMap((member) => creatures[member] ?? []);
}

/** The members of the party who live, in the order they joined. */
export const livingParty = (state: Pick<GameState, 'party' | 'creatures'>): readonly Creature[] =>
  partyOf(state).filter((member) => !isDead(member));

/** Whether somebody is here to be pointed at: on the map that is played on, or off the board. Who is out of sight is elsewhere. */
export const isPresent = ({ scene }: Pick<GameState, 'scene'>, { at }: Creature): boolean =>
  at === null || at.scene === scene;

/** The scene on the board, or null. */
export const sceneOf = (state: GameState): Scene | null => (state.scene ? (state.scenes[state.scene] ?? null) : null);

/** The scene that a command names, or the one on the board where it names none; null when there is none. */
export const sceneNamed = (state: GameState, scene?: SceneId): Scene | null =>
  scene === undefined ? sceneOf(state) : (state.scenes[scene] ?? null);

/** The state with one creature changed; the same state when there is no such creature. */
export function withCreature(state: GameState, creature: CreatureId, change: (found: Creature) => Creature): GameState {
  const found = state.creatures[creature];
  return found ? { ...state, creatures: { ...state.creatures, [creature]: change(found) } } : state;
}

/** Newly made, able, and not put on a map yet. */
export const isAwaited = (creature: Creature): boolean =>
  creature.fresh === true && creature.at === null && isCapable(creature);

/** Whether a party that somebody plays stands on no map at all, as on the road, or after the days at home. */
export const isOffBoard = (state: GameState): boolean => {
  const living = livingParty(state);
  return living.length > 0 && living.every(({ at }) => at === null);
};
