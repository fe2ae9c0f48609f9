import { type CreatureId, id } from '../../../core/index.ts';
import { plural, sameName } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import type { SoMany } from '../../../state/hoard.ts';
import type { Item } from '../../../state/item.ts';
import { armedWith } from '../belongings/armed-with.ts';
import { handedOver, pieceName } from '../shop/may.ts';

/** So many of an ordinary thing are in somebody's pack, who may fight with it. @param quiet another line tells of it */
export function receive(play: Play, creature: CreatureId, things: SoMany, quiet?: true): void {
  const item = ordinaryThing(play, things);
  const armed = armedWith(play.state, play.state.creatures[creature], item);
  play.happen({ type: 'ItemGiven', creature, item, ...armed, ...(quiet ? { quiet } : {}) });
}

/** So many of a thing: as the price list has it, or gear of little weight. */
function ordinaryThing({ dice, rules }: Play, { name, count }: SoMany): Item {
  const item = id<'item'>(dice.id());
  const ware = rules.equipment.wares.find((one) => one.cost !== null && isOneOf(pieceName(one), name));
  if (ware) return { ...handedOver(ware, 1, item), quantity: count };
  return { id: item, name, quantity: count, weight: 1, kind: 'gear', use: null };
}

/** Lots are listed by many: one of the `torches` is a torch. */
const isOneOf = (piece: string, name: string): boolean => sameName(piece, name) || sameName(piece, plural(name));
