import { ARMOURS } from '../../../state/creature.ts';
import type { ItemUse } from '../../../state/item.ts';
import type { Ware } from '../../../state/ware.ts';
import { ARMOUR, SHIELD } from './armour.ts';
import { CONTAINERS, GEAR } from './gear.ts';
import { MOUNTS, VESSELS } from './mounts-and-vessels.ts';
import { WEAPONS } from './weapons.ts';

/** Lots of more than one, and what procedures use; OSE-APX-10. */
const LOTS: Readonly<Record<string, number>> = {
  'arrows (quiver of 20)': 20,
  'crossbow bolts (case of 30)': 30,
  'iron spikes (12)': 12,
  'rations, iron (7 days)': 7,
  'rations, standard (7 days)': 7,
  'torches (6)': 6,
};
const USES: Readonly<Record<string, ItemUse>> = {
  'holy symbol': 'holy-symbol',
  'iron spikes (12)': 'spike',
  lantern: 'lantern',
  'oil (flask)': 'oil',
  'rations, iron (7 days)': 'ration',
  'rations, standard (7 days)': 'ration',
  "rope (50')": 'rope',
  "thieves' tools": 'thieves-tools',
  'tinder box': 'tinderbox',
  'torches (6)': 'torch',
  waterskin: 'waterskin',
};

const single = { weight: 0, pieces: 1, use: null } as const;

/** OSE-APX-08; what is bought as gear stands there. */
const weapons: readonly Ware[] = Object.entries(WEAPONS).flatMap(([name, { cost, weight }]) =>
  cost === null || weight === null ? [] : [{ ...single, name, kind: 'weapon', cost, weight }],
);

/** OSE-APX-09. */
const armour: readonly Ware[] = [
  ...ARMOURS.filter((name) => name !== 'none').map((name) => {
    const { cost, weight } = ARMOUR[name];
    return { ...single, name, kind: 'armour', cost, weight } as const;
  }),
  { ...single, name: 'shield', kind: 'armour', cost: SHIELD.cost, weight: SHIELD.weight },
];

/** OSE-APX-10. */
const gear: readonly Ware[] = Object.entries(GEAR).map(([name, cost]) => ({
  name,
  kind: 'gear',
  cost,
  weight: 0,
  pieces: LOTS[name] ?? 1,
  use: USES[name] ?? null,
  ...(CONTAINERS[name] === undefined ? {} : { holds: CONTAINERS[name] }),
}));

/** OSE-APX-11. */
const mounts: readonly Ware[] = Object.entries(MOUNTS).map(([name, { cost }]) => ({
  ...single,
  name,
  kind: 'mount',
  cost,
}));
const vessels: readonly Ware[] = Object.entries(VESSELS).map(([name, { cost }]) => ({
  ...single,
  name,
  kind: 'vessel',
  cost,
}));

/** All that the book sells. */
export const WARES: readonly Ware[] = [...weapons, ...armour, ...gear, ...mounts, ...vessels];
