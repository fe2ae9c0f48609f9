import { type CreatureId, impossible, objections, offer } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { type FieldsOf, type Handler, type May, type Offers, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { shootsWhom, strikesWhom } from './aimed.ts';
import { declarable } from './declarable.ts';
import { likeliest } from './likeliest.ts';
import { mayDeclare } from './may-declare.ts';
import { playsOfParty } from './own-of-party.ts';
import { stillToDeclare } from './still-to-declare.ts';

/** What several may declare in one act, in the order in which it is named. */
const TOGETHER = ['melee', 'missile', 'move', 'wait'] as const;

type Together = (typeof TOGETHER)[number];

/** What somebody does, as it is said of one and of several. */
function saysOf(state: GameState, creature: Creature, action: Together): readonly [string, string] {
  if (action === 'melee') return strikesWhom(state, creature);
  if (action === 'missile') return shootsWhom(state, creature);
  return action === 'move' ? ['moves', 'move'] : ['waits', 'wait'];
}

/** Who declares what, in the order in which it is named. */
const saidBy = (fields: FieldsOf<'DeclareTogether'>): readonly (readonly [CreatureId, Together])[] =>
  TOGETHER.flatMap((action) => (fields[action] ?? []).map((creature) => [creature, action] as const));

export const mayDeclareTogether: May<'DeclareTogether'> = (state, fields, seat) => {
  const said = saidBy(fields);
  const all = said.map(([creature]) => creature);
  return objections(
    all.length === 0 ? impossible('bad-input', 'Nobody declares anything.') : null,
    new Set(all).size < all.length
      ? impossible('bad-input', 'Somebody is named twice: each declares one thing.')
      : null,
    ...said.flatMap(([creature, action]) => mayDeclare(state, { creature, action, spell: null }, seat)),
  );
};

export const declareTogether: Handler<'DeclareTogether'> = (play, fields) => {
  for (const [creature, action] of saidBy(fields))
    play.happen({ type: 'Declared', creature, declaration: { action, spell: null, disrupted: false } });
};

/** Those who declare the same. */
interface Said {
  readonly action: Together;
  readonly group: readonly Creature[];
}

/** What is put forward for somebody. */
function proposed(state: GameState, creature: Creature): Together | null {
  const { encounter } = state;
  const [first] = encounter ? likeliest(state, creature, declarable(state, encounter, creature)) : [];
  return TOGETHER.find((action) => action === first) ?? null;
}

/**
 * All of a player's own, or whom the referee plays of the party, declare in one act what lies nearest, where the book has
 * all declared; nothing where there are not several.
 */
export const declaringTogether: Offers = (state, seat) => {
  const { cites, declaring } = rulesOf(state).combatRound;
  if (!declaring.declares.includes('melee')) return [];
  const asked = stillToDeclare(state).filter((one) => playsOfParty(state, seat, one));
  const groups = Map.groupBy(asked, (one) => proposed(state, one));
  const named = TOGETHER.flatMap((action) => {
    const group = groups.get(action) ?? [];
    return group.length > 0 ? [{ action, group }] : [];
  });
  if (named.reduce((sum, { group }) => sum + group.length, 0) < 2) return [];
  return [
    offer('DeclareTogether', `Declare: ${named.flatMap((said) => inWords(state, said)).join('; ')}`, {
      place: 'encounter',
      rule: cites.declaring,
      key: 'DeclareTogether',
      fixed: fieldsOf(named),
    }),
  ];
};

const fieldsOf = (named: readonly Said[]): FieldsOf<'DeclareTogether'> =>
  Object.fromEntries(named.map(({ action, group }) => [action, group.map(({ id }) => id)]));

/** `Hild and Bruno strike the orc`, `Wren strikes the goblins`: those who do the same to the same are named together. */
const inWords = (state: GameState, { action, group }: Said): readonly string[] =>
  [...Map.groupBy(group, (one) => saysOf(state, one, action)[1])].map(
    ([does, [one, ...others]]) =>
      `${listed([one, ...others].flatMap((each) => (each ? [called(each)] : [])))} ${one && others.length === 0 ? saysOf(state, one, action)[0] : does}`,
  );
