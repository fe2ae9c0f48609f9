import { fits } from '../src/books/book/option.ts';
import { rulesFor } from '../src/books/index.ts';
import { RULE_OPTIONS } from '../src/books/options.ts';
import type { EventOf, GameEvent, Options, Ruleset, RulesetId } from '../src/core/index.ts';
import type { Creature } from '../src/state/creature.ts';
import { isDead } from '../src/state/read.ts';
import type { GameState } from '../src/state/state.ts';
import { brawl } from './brawl.ts';
import { Script } from './fight.ts';
import { at, delve, goblin, someone, twoRooms } from './table.ts';

/** The rules that play runs by a book, with what a campaign has set otherwise. */
export const rulesBy = (base: RulesetId, options: Options = {}): Ruleset => rulesFor({ base, slots: {}, options });

/** All events of a kind among those that a command brought; none where it was refused. */
export const eventsIn = <Type extends GameEvent['type']>(
  ruling: readonly GameEvent[] | string,
  type: Type,
): readonly EventOf<Type>[] =>
  typeof ruling === 'string' ? [] : ruling.filter((event): event is EventOf<Type> => event.type === type);

/** The first event of a kind among those that a command brought; null where there is none. */
export const eventIn = <Type extends GameEvent['type']>(
  ruling: readonly GameEvent[] | string,
  type: Type,
): EventOf<Type> | null => eventsIn(ruling, type)[0] ?? null;

/** A party on the board that has met nobody, by a book. */
export const inPeace = (base: RulesetId, creatures: readonly Creature[], options: Options = {}): Script =>
  new Script({ ...delve(creatures), ruleset: { base, slots: {}, options } });

/** How somebody stands, by what a sheet shows. */
export function standing(creature: Creature | undefined): 'conscious' | 'unconscious' | 'critical' | 'dead' {
  if (!creature || isDead(creature)) return 'dead';
  if (creature.hitPoints.now > 0) return 'conscious';
  return creature.hitPoints.now === 0 ? 'unconscious' : 'critical';
}

/** Somebody of the party and a foe who stand so many feet from each other, in the middle of a fight. */
export function apart(feet: number, options: Options = {}): GameState {
  const [one, foe] = [someone({ at: at(2, 1) }), goblin({ at: at(3, 1) })];
  const { state } = brawl({ base: 'eris', options }, [one], [foe]);
  const scene = twoRooms({ feetPerSquare: feet / 2 });
  const far = { ...state.creatures[foe.id], ...foe, at: at(4, 1) };
  return { ...state, scenes: { [scene.id]: scene }, creatures: { ...state.creatures, [foe.id]: far } };
}

/** Whether a campaign may set an option so. */
export const accepts = (key: string, value: unknown): boolean =>
  RULE_OPTIONS.some((option) => option.key === key && fits(option, value));
