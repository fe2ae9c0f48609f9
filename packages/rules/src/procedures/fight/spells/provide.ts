import { type CreatureId, id } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature, Item } from '../../../state/creature.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { SpellWork } from '../../../state/spell-work.ts';
import type { Let } from './settled.ts';

/** What one person eats or drinks in a day. */
const PORTIONS: Readonly<Record<NonNullable<SpellWork['feeds']>['use'], string>> = {
  ration: 'Ration',
  waterskin: 'Skin of water',
};

/** Food or water comes to be, and is shared out among the caster's party. */
export function provide(play: Play, { awaited, caster, work, rule, count }: Let): void {
  const { feeds } = work;
  if (!feeds) return;
  const name = PORTIONS[feeds.use];
  const total = Number(count);
  const formula = `for ${feeds.people} people, and as many more for each level of the caster above ${feeds.above}`;
  const shares = sharesOf(eaters(play, caster), total);
  const made = { name, count: total, among: shares.map(({ eater }) => eater) };
  play.happen({ type: 'SpellTookHold', awaited, targets: [], made, why: { rule, formula } });
  for (const { eater, quantity } of shares) {
    const item: Item = { id: id<'item'>(play.dice.id()), name, quantity, weight: 0, kind: 'gear', use: feeds.use };
    play.happen({ type: 'ItemGiven', creature: eater, item, quiet: true });
  }
}

/** The living of the party; where the caster is not of it, the caster alone. */
function eaters({ state }: Play, { id: caster }: Creature): readonly CreatureId[] {
  const living = partyOf(state).filter((one) => !isDead(one));
  return living.some((one) => one.id === caster) ? living.map((one) => one.id) : [caster];
}

const sharesOf = (among: readonly CreatureId[], total: number) =>
  among
    .map((eater, place) => ({
      eater,
      quantity: Math.floor(total / among.length) + (place < total % among.length ? 1 : 0),
    }))
    .filter(({ quantity }) => quantity > 0);
