import type { EventOf, GameEvent, Options, Ruleset, RulesetId } from '../src/core/index.ts';
import { rulesFor } from '../src/rulesets/index.ts';

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
