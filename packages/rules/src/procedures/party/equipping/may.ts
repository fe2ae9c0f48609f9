import { byRule, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Armour, Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { mayAct } from '../../table/permission/permission.ts';
import type { Outfit } from './rule.ts';
import { type WornAs, type WornPart, wornAs, wornThere } from './worn.ts';

/** What the rules ask about a thing before it is worn. */
const outfitOf = ({ operating }: Creature, { magic }: Item, as: WornAs): Outfit => ({
  kind: 'armour',
  name: as.armour ?? as.part,
  magical: magic !== undefined,
  ...(operating ? { operating: operating.as } : {}),
});

export const roundsFor = (state: GameState, part: WornPart, armour: Armour, assistants: number): number | null =>
  rulesOf(state).equipping.rounds(part, armour, assistants);

function mayHelp(state: GameState, assistants: number): Refusal | null {
  const { helpers } = rulesOf(state).equipping;
  return helpers && assistants > helpers.most
    ? byRule(helpers.rule, 'forbidden', `At most ${helpers.most} can help.`)
    : null;
}

/** Where the book gives no time for it, nobody changes armour in the middle of an encounter; the referee may let it be. */
const inPeace = ({ encounter }: GameState, rounds: number | null): Refusal | null =>
  encounter && rounds === null
    ? byRule('TABLE', 'in-encounter', 'There is no time for that in the middle of an encounter.')
    : null;

const busy = (state: GameState, { dressing, name, shifted }: Creature): Refusal | null =>
  shifted
    ? byRule('TABLE', 'incapable', `${name} has another form, and wears nothing.`)
    : dressing
      ? byRule(rulesOf(state).equipping.cites.donning, 'already-tried', `${name} is busy with armour already.`)
      : null;

/** What stands against changing what somebody wears there. */
const mayChange = (state: GameState, wearer: Creature, assistants: number, rounds: number | null): readonly Refusal[] =>
  objections(mayHelp(state, assistants), busy(state, wearer), inPeace(state, rounds));

export const mayWear: May<'Wear'> = (state, { creature, item, assistants = 0 }, seat) => {
  const barred = mayAct(state, seat, creature);
  const wearer = state.creatures[creature];
  const found = wearer?.items.find((one) => one.id === item);
  const as = found ? wornAs(found) : null;
  if (!wearer || !found || !as)
    return objections(barred, impossible('no-such-thing', 'Nothing of that name is carried that can be worn.'));
  return objections(barred, ...mayPutOn(state, wearer, found, as, assistants));
};

/** What stands against somebody's putting on a thing that is carried. */
export function mayPutOn(
  state: GameState,
  wearer: Creature,
  item: Item,
  as: WornAs,
  assistants = 0,
): readonly Refusal[] {
  const forbidden = rulesOf(state).equipping.forbids(wearer.class, outfitOf(wearer, item, as));
  return objections(
    forbidden && byRule(forbidden.rule, 'forbidden', forbidden.sentence),
    ...mayChange(state, wearer, assistants, roundsFor(state, as.part, as.armour ?? 'none', assistants)),
  );
}

export const mayTakeOff: May<'TakeOff'> = (state, { creature, part, assistants = 0 }, seat) => {
  const barred = mayAct(state, seat, creature);
  const wearer = state.creatures[creature];
  if (!wearer || wornThere(wearer, part) === null)
    return objections(barred, impossible('no-such-thing', 'Nothing is worn there.'));
  return objections(barred, ...mayLayOff(state, wearer, part, assistants));
};

/** What stands against somebody's taking off what is worn there. */
export const mayLayOff = (state: GameState, wearer: Creature, part: WornPart, assistants = 0): readonly Refusal[] =>
  objections(
    wearer.items.length >= MOST_ITEMS ? impossible('bad-input', `${called(wearer)} can carry nothing more.`) : null,
    ...mayChange(state, wearer, assistants, roundsFor(state, part, wearer.armour, assistants)),
  );
