import { once } from '../core/index.ts';
import type { Creature } from './creature.ts';
import type { GameState } from './state.ts';

/** A creature apart from where it stands and how far it has gone. */
export type Body = Omit<Creature, 'at' | 'moved' | 'facing'>;

/** By a creature that has only gone about since, as it was before. */
const bodies = new WeakMap<Creature, Body>();

/**
 * What a creature is, wherever it stands: the same object for as long as it only goes about. What rests on the body
 * alone stays as it is while its creature walks.
 */
export const bodyOf = (creature: Creature): Body => bodies.get(creature) ?? creature;

/** The creature elsewhere, or with so many feet gone; the same body. */
export function elsewhere(creature: Creature, place: Partial<Pick<Creature, 'at' | 'moved' | 'facing'>>): Creature {
  const now = { ...creature, ...place };
  bodies.set(now, bodyOf(creature));
  return now;
}

const bodiesOf = once((creatures: GameState['creatures']): readonly Body[] => Object.values(creatures).map(bodyOf));

/** The bodies of all creatures there are. */
export const bodiesIn = ({ creatures }: Pick<GameState, 'creatures'>): readonly Body[] => bodiesOf(creatures);
