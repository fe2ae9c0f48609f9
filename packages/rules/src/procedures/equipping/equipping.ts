import { id } from '../../ids.ts';
import { forActing } from '../../permission.ts';
import type { Play } from '../../play.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import { byRule, impossible, type Refusal } from '../../ruling.ts';
import type { Creature, Item } from '../../state/creature.ts';
import { MOST_ITEMS } from '../creature/bounds.ts';
import type { EquippingCommand, TakeOff, Wear, WornPart } from './commands.ts';
import { wornAs, wornThere } from './worn.ts';

const wear: Procedure<Wear> = (play, { creature, item }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  const wearer = play.state.creatures[creature];
  const found = wearer?.items.find((one) => one.id === item);
  const as = found ? wornAs(found.name) : null;
  if (!wearer || !found || !as) return impossible('no-such-thing', 'Nothing of that name is carried that can be worn.');
  const forbidden = play.rules.equipping.forbids(wearer.class, { kind: 'armour', name: as.armour ?? as.part });
  const hindered =
    (forbidden ? play.unless(byRule(forbidden.rule, 'forbidden', forbidden.sentence)) : null) ?? inPeace(play);
  if (hindered) return hindered;
  const { name, magic = 0 } = found;
  const instead = wornItem(play, wearer, as.part);
  play.happen({
    type: 'PutOn',
    creature,
    item,
    name,
    part: as.part,
    armour: as.armour ?? 'none',
    magic,
    instead,
  });
  return null;
};

const takeOff: Procedure<TakeOff> = (play, { creature, part }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  const wearer = play.state.creatures[creature];
  const item = wearer ? wornItem(play, wearer, part) : null;
  if (!wearer || !item) return impossible('no-such-thing', 'Nothing is worn there.');
  if (wearer.items.length >= MOST_ITEMS) return impossible('bad-input', `${wearer.name} can carry nothing more.`);
  const hindered = inPeace(play);
  if (hindered) return hindered;
  play.happen({ type: 'TakenOff', creature, part, item });
  return null;
};

/** Nobody changes armour in the middle of an encounter; the referee may let it be. */
const inPeace = (play: Play): Refusal | null =>
  play.state.encounter
    ? play.unless(byRule('TABLE', 'in-encounter', 'There is no time for that in the middle of an encounter.'))
    : null;

/** What somebody wears there, as a thing to be carried. */
function wornItem(play: Play, wearer: Creature, part: WornPart): Item | null {
  const name = wornThere(wearer, part);
  if (name === null) return null;
  const magic = wearer.enchanted?.[part];
  return {
    id: newItem(play),
    name: magic ? `${name} ${magic > 0 ? '+' : ''}${magic}` : name,
    quantity: 1,
    weight: play.rules.equipment.ware(name)?.weight ?? 0,
    kind: 'armour',
    use: null,
    ...(magic ? { magic } : {}),
  };
}

const newItem = (play: Play): Item['id'] => id(play.dice.id());

export const equippingProcedures: Procedures<EquippingCommand> = { Wear: wear, TakeOff: takeOff };
