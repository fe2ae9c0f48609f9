import { classIcon } from '../../../content/icons.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item, ItemUse } from '../../../state/item.ts';
import { attacksWith } from './armed.ts';
import { infravisionOf } from './demihumans.ts';
import { weaponOf } from './weapons.ts';

/** A character before it joins a campaign. */
export type ReadyCharacter = Omit<Creature, 'id' | 'at' | 'moved'>;

/** Four first-level characters to play at once: a fighter, a cleric, an elf and a thief, each with light, food and rope enough. */
export function readyCharacters(): readonly ReadyCharacter[] {
  return [
    ready('Hild Ashgrove', 'fighter', {
      abilities: { STR: 16, INT: 9, WIS: 10, DEX: 12, CON: 14, CHA: 11 },
      hitPoints: { now: 8, max: 8 },
      alignment: 'lawful',
      armour: 'chainmail',
      shield: true,
      helmet: true,
      weapons: ['sword', 'dagger'],
      items: [
        gear('Torch', 6, 'torch'),
        gear('Tinder box', 1, 'tinderbox'),
        gear('Iron spike', 12, 'spike'),
        ...supplies,
      ],
      coins: purse(8),
    }),
    ready('Brother Oswin', 'cleric', {
      abilities: { STR: 11, INT: 10, WIS: 15, DEX: 9, CON: 12, CHA: 13 },
      hitPoints: { now: 6, max: 6 },
      alignment: 'lawful',
      armour: 'chainmail',
      shield: true,
      helmet: true,
      weapons: ['mace'],
      items: [
        gear('Holy symbol', 1, 'holy-symbol'),
        gear('Torch', 3, 'torch'),
        gear('Tinder box', 1, 'tinderbox'),
        ...supplies,
      ],
      coins: purse(5),
    }),
    ready('Ilphas', 'elf', {
      abilities: { STR: 13, INT: 14, WIS: 9, DEX: 13, CON: 10, CHA: 12 },
      hitPoints: { now: 5, max: 5 },
      armour: 'leather',
      weapons: ['sword', 'long bow'],
      items: [
        gear('Arrows', 20, null),
        gear('Spell book', 1, null),
        gear('Torch', 3, 'torch'),
        gear('Tinder box', 1, 'tinderbox'),
        ...supplies,
      ],
      coins: purse(12),
    }),
    ready('Wren Tallow', 'thief', {
      abilities: { STR: 9, INT: 12, WIS: 8, DEX: 16, CON: 11, CHA: 10 },
      hitPoints: { now: 4, max: 4 },
      armour: 'leather',
      weapons: ['short sword', 'dagger'],
      items: [
        gear("Thieves' tools", 1, 'thieves-tools'),
        gear('Lantern', 1, 'lantern'),
        gear('Oil flask', 3, 'oil'),
        gear('Tinder box', 1, 'tinderbox'),
        gear("Rope (50')", 1, 'rope'),
        ...supplies,
      ],
      coins: purse(15),
    }),
  ];
}

/** Gear is counted together when weight matters (OSE-ENC-05), so single things have none. */
const gear = (name: string, quantity: number, use: ItemUse | null): Item => ({
  id: id(name.toLowerCase().replaceAll(/[^a-z]+/g, '-')),
  name,
  quantity,
  weight: 0,
  kind: 'gear',
  use,
});

const weapon = (name: string): Item => ({
  id: id(name.replaceAll(' ', '-')),
  name,
  quantity: 1,
  weight: weaponOf(name)?.weight ?? 0,
  kind: 'weapon',
  use: null,
});

const supplies: readonly Item[] = [
  gear('Ration', 7, 'ration'),
  gear('Waterskin', 1, 'waterskin'),
  gear('Backpack', 1, null),
];

const purse = (gp: number): Creature['coins'] => ({ pp: 0, gp, ep: 0, sp: 0, cp: 0 });

/** What sets one character apart; the weapons are names of the list. */
type Particulars = Pick<Creature, 'abilities' | 'hitPoints' | 'armour' | 'items' | 'coins'> &
  Partial<ReadyCharacter> & { readonly weapons: readonly string[] };

function ready(name: string, of: string, { weapons, items, ...facts }: Particulars): ReadyCharacter {
  return {
    attacks: weapons.flatMap(attacksWith),
    items: [...weapons.map(weapon), ...items],
    kind: 'character',
    name,
    owner: null,
    icon: classIcon(of),
    class: of,
    level: 1,
    experience: 0,
    alignment: 'neutral',
    hitDice: null,
    naturalArmour: 10,
    shield: false,
    helmet: false,
    movement: 120,
    infravision: infravisionOf(of),
    morale: null,
    saveAs: null,
    undead: false,
    conditions: [],
    hidden: false,
    notes: '',
    ...facts,
  };
}
