import type { MagicInForce } from '../../../state/magic.ts';

const GUARDED: MagicInForce = { save: 1, attacked: -1 };
/** Upon the eyes; elsewhere they shine. */
const BLINDED: MagicInForce = { condition: 'blind' };
/** Of Resist Cold; Resist Fire, of which no figures are listed, is its like. */
const RESISTANCE = { save: 2, perDie: -1 } as const;
const CHARMED: MagicInForce = { condition: 'charmed' };
const PARALYSED: MagicInForce = { condition: 'paralysed' };
const UNSEEN: MagicInForce = { endsWith: 'attack', unseen: true };

/** Kinds of the bestiary that live in cold or use it, and in fire; what breathes either is told by its breath. */
const OF_COLD = ['frost-giant', 'frost-salamander'];
const OF_FIRE = [
  'efreeti',
  'fire-elemental',
  'fire-giant',
  'flame-salamander',
  'greater-fire-elemental',
  'hellhound',
  'lesser-fire-elemental',
];

/** What the spells of the lists do while they last (OSE-APX-06). */
export const SPELLS_IN_FORCE: Readonly<Record<string, MagicInForce>> = {
  'Anti-Magic Shell': { shutsOut: true },
  Bless: { attack: 1, damage: 1, morale: 1 },
  'Bless (reversed)': { attack: -1, damage: -1, morale: -1 },
  'Charm Monster': CHARMED,
  'Charm Person': CHARMED,
  'Continual Light': BLINDED,
  'Continual Light (reversed)': BLINDED,
  Confusion: {
    dulls: true,
    confuses: {
      saves: { over: 2, against: 'spells' },
      conduct: [
        [5, 'attacks the other side'],
        [8, 'does nothing'],
        [12, 'attacks friends'],
      ],
    },
  },
  'Cure Disease (reversed)': { attack: -2 },
  'Detect Magic': { showsMagic: true },
  'Detect Invisible': { seesUnseen: true },
  Feeblemind: { dulls: true },
  'Find Traps': { showsTraps: 30 },
  'Floating Disc': { bears: 5_000 },
  Fly: { flies: 360 },
  'Growth of Animals': { mighty: 2 },
  Haste: { speed: 'double', most: 24 },
  'Hold Monster': PARALYSED,
  'Hold Person': PARALYSED,
  'Hold Portal': { bars: 'all' },
  Infravision: { infravision: 60 },
  'Insect Plague': { condition: 'terrified' },
  Invisibility: UNSEEN,
  "Invisibility 10' Radius": UNSEEN,
  Levitate: { rises: 20 },
  Light: BLINDED,
  'Light (reversed)': BLINDED,
  'Mirror Image': { images: '1d4' },
  'Protection from Evil': GUARDED,
  "Protection from Evil 10' Radius": GUARDED,
  'Protection from Normal Missiles': { turnsMissiles: true },
  'Resist Cold': { resists: { harm: 'cold', ...RESISTANCE } },
  'Resist Fire': { resists: { harm: 'fire', ...RESISTANCE } },
  "Silence 15' Radius": { silences: true },
  Shield: { armour: { melee: 15, missile: 17 } },
  Sleep: { condition: 'asleep' },
  Slow: { speed: 'half' },
  'Snake Charm': CHARMED,
  'Stone to Flesh (reversed)': { condition: 'petrified' },
  Striking: { strikes: '1d6' },
  'Wall of Fire': { walls: { harm: 'fire', dice: '1d6', from: 4, twice: ['undead', ...OF_COLD] } },
  'Wall of Ice': { walls: { harm: 'cold', dice: '1d6', from: 4, twice: OF_FIRE } },
  'Water Breathing': { breathesWater: true },
  Web: { condition: 'held' },
  'Wizard Lock': { bars: 'others' },
};
