import type { Command, CreatureId, Offer, Seat } from '../../../core/index.ts';
import { once } from '../../../core/once.ts';
import { atFirst, withoutNumber } from '../../../core/words.ts';
import { groupName } from '../../../procedures/situation/sight/group-name.ts';
import { mayPlay } from '../../../procedures/table/permission/permission.ts';
import { type Called, called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import type { PromptRecord } from '../../records/index.ts';

/** What a sentence is made from: a state, who reads it, and what that seat may do. */
export interface Asking {
  readonly state: GameState;
  readonly seat: Seat;
  readonly referee: boolean;
  /** Those this person plays; a referee plays no one in particular. */
  readonly own: readonly Creature[];
  readonly offers: readonly Offer[];
}

export type Said = Omit<PromptRecord, 'type'>;

/** A sentence that waits for nobody here, but for what is said besides. */
export const say = (sentence: string, rest: Partial<Omit<Said, 'sentence'>> = {}): Said => ({
  sentence: atFirst(sentence),
  yours: rest.yours ?? false,
  who: rest.who ?? [],
  offers: [...new Set(rest.offers)],
});

export const ownOf = ({ creatures }: GameState, seat: Seat): readonly Creature[] =>
  mayPlay(seat) ? Object.values(creatures).filter((creature) => commands(seat, creature)) : [];

/** What may be done now, by its command. */
const byCommand = once((offers: readonly Offer[]) =>
  Map.groupBy(
    offers.filter(({ barred }) => barred === null),
    ({ command }) => command,
  ),
);

/** The keys of the offers of these commands: in the order of the commands, then as the procedures give them. */
export const keysOf = (
  { offers }: Asking,
  wanted: readonly Command['type'][],
  about: (offer: Offer) => boolean = () => true,
): readonly string[] =>
  wanted.flatMap((command) => (byCommand(offers).get(command) ?? []).filter(about).map(({ key }) => key));

/** That these hold: all of them together, where there are several, and then each. */
export function holding(asking: Asking, creatures: readonly Creature[]): readonly string[] {
  const ids: readonly string[] = idsOf(creatures);
  return [
    ...keysOf(asking, ['Hold'], ({ about }) => about === null),
    ...keysOf(asking, ['Hold'], ({ about }) => about !== null && ids.includes(about)),
  ];
}

/** That those of them who are out of every foe's reach hold until something changes: all together, or the one who is. */
export function holdingOn(asking: Asking, creatures: readonly Creature[]): readonly string[] {
  const ids: readonly unknown[] = idsOf(creatures);
  const keys = keysOf(
    asking,
    ['HoldOn'],
    ({ fixed: { creatures: who } }) => Array.isArray(who) && who.every((one) => ids.includes(one)),
  );
  const together = keys.filter((key) => key.startsWith('HoldOn:all:'));
  return together.length > 0 ? together : keys;
}

/**
 * That these alone hold, or have nothing to declare, while others may still act: all of them together first, and before
 * that, that all of them stay to strike.
 */
export function holdingOf(asking: Asking, creatures: readonly Creature[]): readonly string[] {
  const ids: readonly unknown[] = idsOf(creatures);
  const isAll = (held: unknown) => Array.isArray(held) && held.length === ids.length;
  const among = (held: unknown) => Array.isArray(held) && held.every((one) => ids.includes(one));
  const all = keysOf(
    asking,
    ['Hold'],
    ({ fixed: { creatures, strike } }) => among(creatures) && strike === true && isAll(creatures),
  );
  const keys = keysOf(asking, ['Hold'], ({ fixed }) => among(fixed.creatures));
  const rank = (key: string): number => (all.includes(key) ? 0 : isTogether(key) ? 1 : 2);
  return keys.toSorted((one, other) => rank(one) - rank(other));
}

const isTogether = (key: string): boolean => key.startsWith('Hold:all:');

/** What a button says, inside a sentence. */
export const labelOf = ({ offers }: Asking, key: string | undefined): string | null =>
  offers.find((offer) => offer.key === key)?.label.replace(/^./, (first) => first.toLowerCase()) ?? null;

/** The keys of what the procedures themselves put next. */
export const nextKeys = ({ offers }: Asking, place: Offer['place']): readonly string[] =>
  offers.filter((offer) => offer.next && offer.place === place && offer.barred === null).map(({ key }) => key);

/** `Ann`, `Ann and Bob`, `Ann, Bob and Cy`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nobody';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** So many are named each, and the others counted. */
const NAMED = 3;

/** `Hild and Bruno`; of more, alike ones together and a few by name: `Hild, 27 stirges and 2 more`. */
export function names(creatures: readonly Creature[]): string {
  if (creatures.length <= NAMED) return listed(creatures.map(called));
  const alike = Map.groupBy(creatures, ({ name }) => withoutNumber(name));
  const groups = [...alike.values()];
  const rest = groups.slice(NAMED).flat().length;
  const shown = groups
    .slice(0, NAMED)
    .map((all) => (all.length > 1 ? `${all.length} ${kindOf(all)}` : all[0] ? called(all[0]) : ''));
  return listed([...shown, ...(rest > 0 ? [`${rest} more`] : [])]);
}

/** What several that are alike are called: `stirges`. */
export const kindOf = (all: readonly Called[]): string => groupName(all).replace(/^The /, '');

export const idsOf = (creatures: readonly Creature[]): readonly CreatureId[] => creatures.map(({ id }) => id);

/** The person who plays somebody; null for those whom the referee plays. */
export const playerOf = ({ people }: GameState, { owner }: Creature): string | null =>
  owner === null ? null : (people[owner]?.name ?? null);

/**
 * `Ann (Hild) and the referee (for Bruno)`: the people who play them, and whom each of them plays.
 */
export function people(state: GameState, creatures: readonly Creature[]): string {
  const played = Map.groupBy(creatures, (creature) => playerOf(state, creature));
  return listed(
    [...played].map(([name, theirs]) =>
      name === null ? `the referee (for ${names(theirs)})` : `${name} (${names(theirs)})`,
    ),
  );
}

/** Who gives the party's commands: the caller, or whoever plays somebody in it. */
export function speaker({ people: seated, party }: GameState): string {
  const name = party.caller === null ? null : seated[party.caller]?.name;
  return name ?? 'the players';
}
