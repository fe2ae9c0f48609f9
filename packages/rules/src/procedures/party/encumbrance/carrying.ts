import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { ORDINARY } from '../../../state/ordinary.ts';

/** A human without armour who carries so many coins: what the tables of weights begin from. */
export const someoneCarrying = (coins: number): Creature => ({
  ...ORDINARY,
  id: id('bearer'),
  kind: 'character',
  name: 'bearer',
  owner: null,
  icon: null,
  class: null,
  alignment: 'neutral',
  abilities: null,
  hitPoints: { now: 1, max: 1 },
  coins: { ...ORDINARY.coins, gp: coins },
  infravision: 0,
});
