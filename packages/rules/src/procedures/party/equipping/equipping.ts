import { id, impossible, objections } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature, Dressing } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { isCapable } from '../../../state/read.ts';
import { mayCommand } from '../../table/permission/permission.ts';
import { taken } from '../belongings/held.ts';
import type { equippingCommands } from './commands.ts';
import { mayTakeOff, mayWear, roundsFor } from './may.ts';
import { keptThere, type WornAs, type WornPart, wornAs, wornThere } from './worn.ts';

const wear: Handler<'Wear'> = (play, { creature, item, assistants = 0 }) => {
  const wearer = play.state.creatures[creature];
  const found = wearer?.items.find((one) => one.id === item);
  const as = found ? wornAs(found) : null;
  if (!wearer || !found || !as) return;
  const rounds = roundsFor(play.state, as.part, as.armour ?? 'none', assistants);
  if (rounds !== null && rounds > 0 && play.state.encounter)
    begin(play, creature, { action: 'don', item, armour: as.armour ?? 'none', needed: rounds, done: 0 });
  else putOn(play, wearer, found, as);
};

function putOn(play: Play, wearer: Creature, found: Item, as: WornAs): void {
  const { id: item, name, magic = 0, does } = found;
  const own = does?.worn ? { own: taken(play.dice, found, 1) } : {};
  const instead = wornItem(play, wearer, as.part);
  const { part, armour = 'none' } = as;
  play.happen({ type: 'PutOn', creature: wearer.id, item, name, part, armour, magic, instead, ...own });
}

const takeOff: Handler<'TakeOff'> = (play, { creature, part, assistants = 0 }) => {
  const wearer = play.state.creatures[creature];
  const item = wearer ? wornItem(play, wearer, part) : null;
  if (!wearer || !item) return;
  const rounds = roundsFor(play.state, part, wearer.armour, assistants);
  if (rounds !== null && rounds > 0 && play.state.encounter)
    begin(play, creature, { action: 'doff', item: null, armour: wearer.armour, needed: rounds, done: 0 });
  else play.happen({ type: 'TakenOff', creature, part, item });
};

const begin = (play: Play, creature: Creature['id'], dressing: Dressing): void =>
  play.happen({ type: 'DressingBegan', creature, dressing });

/** A round goes by: those who are busy with armour come to its end, or nearer; at once when there is peace. */
export function passRoundOfDressing(play: Play, peace = false): void {
  const busy = Object.values(play.state.creatures).filter(({ dressing }) => dressing !== undefined);
  const going = busy.filter(isCapable);
  for (const { id: creature } of busy.filter((each) => !isCapable(each)))
    play.happen({ type: 'DressingStopped', creature });
  if (going.length === 0) return;
  play.happen({ type: 'DressingWentOn', creatures: going.map((each) => each.id) });
  for (const { id: creature } of going) {
    const now = play.state.creatures[creature];
    if (now?.dressing && (peace || now.dressing.done >= now.dressing.needed)) finish(play, now, now.dressing);
  }
}

/** What was to be put on may be gone by then. */
function finish(play: Play, wearer: Creature, { action, item }: Dressing): void {
  const off = action === 'doff' ? wornItem(play, wearer, 'armour') : null;
  const on = wearer.items.find((one) => one.id === item);
  const as = on ? wornAs(on) : null;
  if (off) play.happen({ type: 'TakenOff', creature: wearer.id, part: 'armour', item: off });
  else if (on && as) putOn(play, wearer, on, as);
  else play.happen({ type: 'DressingStopped', creature: wearer.id });
}

/** What somebody wears there, as a thing to be carried: the one that was put on, with the magic that is known of it by now. */
function wornItem(play: Play, wearer: Creature, part: WornPart): Item | null {
  const name = wornThere(wearer, part);
  if (name === null) return null;
  const { [part]: magic = 0 } = wearer.enchanted ?? {};
  const same = keptThere(wearer, part);
  if (same) return magic === (same.magic ?? 0) ? same : { ...same, magic };
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

export const equippingHandlers: Handlers<typeof equippingCommands> = {
  Wear: { may: mayWear, play: wear },
  TakeOff: { may: mayTakeOff, play: takeOff },
  StopDressing: {
    may: (state, { creature }, seat) =>
      objections(
        mayCommand(state, seat, creature),
        state.creatures[creature]?.dressing ? null : impossible('no-change', 'There is nothing to leave off.'),
      ),
    play: (play, { creature }) => play.happen({ type: 'DressingStopped', creature }),
  },
};
