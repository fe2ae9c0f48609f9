import type { DiceText } from '../../../core/index.ts';
import { readDice } from '../../../core/index.ts';
import type { AilmentKind } from '../../../state/ailment.ts';
import type { Condition } from '../../../state/creature.ts';
import type { Harm } from '../../../state/harms.ts';
import type { SpellWork } from '../../../state/spell-work.ts';
import { SPELLS_TOLD } from './spells-told.ts';

const RESISTED = { against: 'spells', effect: 'negates' } as const;
const UNWILLING = { ...RESISTED, unwilling: true } as const;
const HALVED = { against: 'spells', effect: 'half' } as const;
/** What counts as a person: of human build, and no mightier than an ogre. */
const PERSON = { living: true, upTo: { dice: 4, plus: 1 } } as const;
const HELD = { living: true, nature: 'hold', count: '1d4', save: { ...RESISTED, alone: -2 } } as const;
/** What bursts over all who stand there, for a die a level; half of it for whoever saves. */
const blast = (harm: Harm, bursts: NonNullable<SpellWork['bursts']>): SpellWork => ({
  damage: { dice: '1d6', perLevel: true, harm },
  save: HALVED,
  bursts,
});
const ONE_RESISTS: SpellWork = { count: '1', save: RESISTED };

const SNAKES: SpellWork = { brings: { kinds: ['snake', 'venomous-snake'], count: '2d8' } };
const ELEMENTALS = ['air', 'earth', 'fire', 'water'].map((of) => `greater-${of}-elemental`);

/** What the spells of the lists do when they take hold (OSE-APX-06); what others do is the referee's to say. */
export const SPELL_WORKS: Readonly<Record<string, SpellWork>> = {
  ...SPELLS_TOLD,
  'Animate Dead': { brings: { kinds: ['skeleton', 'zombie'], count: 'hit dice' } },
  'Bless (reversed)': { save: RESISTED },
  'Charm Monster': {
    living: true,
    nature: 'charm',
    pool: { hitDice: '3d6', each: { dice: 3, plus: 0 } },
    save: RESISTED,
  },
  'Charm Person': { ...PERSON, ...ONE_RESISTS, nature: 'charm' },
  Cloudkill: {
    living: true,
    upTo: { fewerThan: 5 },
    save: { against: 'death', effect: 'negates' },
    slays: true,
    fills: { kind: 'circle', feet: 15, harms: '1' },
  },
  Confusion: { count: '3d6' },
  'Conjure Elemental': { brings: { kinds: ELEMENTALS, count: '1' } },
  'Continual Light': ONE_RESISTS,
  'Continual Light (reversed)': { ...ONE_RESISTS, fills: { kind: 'circle', feet: 30 } },
  'Control Weather': { weather: true },
  'Create Food': { feeds: { use: 'ration', people: 12, above: 8 } },
  'Create Water': { feeds: { use: 'waterskin', people: 12, above: 8 } },
  'Cure Disease (reversed)': ONE_RESISTS,
  'Cure Light Wounds (reversed)': { count: '1', damage: { dice: '1d6+1' } },
  'Cure Serious Wounds (reversed)': { count: '1', damage: { dice: '2d6+2' } },
  'Death Spell': {
    living: true,
    upTo: { fewerThan: 8 },
    pool: { hitDice: '4d8', each: { fewerThan: 8 } },
    save: { against: 'death', effect: 'negates' },
    slays: true,
  },
  'Detect Evil': { tells: 'evil' },
  'Dimension Door': { count: '1', save: UNWILLING, sends: { within: 360 } },
  'Dispel Evil': { undead: true, save: { ...RESISTED, alone: -2 }, slays: true },
  'Dispel Magic': { dispels: 'all' },
  Disintegrate: { count: '1', save: { against: 'death', effect: 'negates' }, slays: true },
  Feeblemind: { living: true, count: '1', save: { ...RESISTED, alone: -4 } },
  'Fire Ball': blast('fire', { kind: 'circle', feet: 20, width: 0 }),
  Geas: { ...ONE_RESISTS, told: 'what is to be done, or left undone' },
  'Hold Monster': HELD,
  'Hold Person': { ...PERSON, ...HELD },
  'Hold Portal': { door: 'shuts' },
  'Insect Plague': { upTo: { fewerThan: 3 }, fills: { kind: 'circle', feet: 30 } },
  'Invisible Stalker': { brings: { kinds: ['invisible-stalker'], count: '1' } },
  Knock: { door: 'opens' },
  'Know Alignment': { count: '1', tells: 'alignment' },
  Light: ONE_RESISTS,
  'Light (reversed)': { ...ONE_RESISTS, fills: { kind: 'circle', feet: 15 } },
  'Lightning Bolt': blast('lightning', { kind: 'line', feet: 60, width: 5 }),
  'Magic Missile': {
    damage: { dice: '1d6+1' },
    missiles: [
      [11, 5],
      [6, 3],
      [1, 1],
    ],
  },
  'Neutralize Poison (reversed)': {
    living: true,
    count: '1',
    save: { against: 'death', effect: 'negates' },
    slays: true,
  },
  'Pass-Wall': { opensWay: { feet: 10 } },
  'Polymorph Others': { living: true, ...ONE_RESISTS, forms: 'whole' },
  'Polymorph Self': { forms: 'body' },
  Quest: { ...ONE_RESISTS, told: 'what is to be done' },
  'Raise Dead (reversed)': {
    living: true,
    count: '1',
    save: { against: 'death', effect: 'negates' },
    slays: true,
  },
  'Remove Curse': { dispels: 'curse' },
  'Remove Curse (reversed)': { ...ONE_RESISTS, told: 'what the curse does' },
  "Silence 15' Radius": { save: { ...RESISTED, aimed: true }, fills: { kind: 'circle', feet: 15 } },
  Sleep: {
    living: true,
    nature: 'sleep-spell',
    upTo: { dice: 4, plus: 1 },
    pool: { hitDice: '2d8', each: { dice: 4, plus: 0 } },
  },
  Slow: { count: '24' },
  'Snake Charm': { living: true, pool: { hitDice: '1', perLevel: true } },
  'Sticks to Snakes': SNAKES,
  'Stone to Flesh (reversed)': { living: true, count: '1', save: { against: 'paralysis', effect: 'negates' } },
  'Turn Sticks to Snakes': SNAKES,
  Telekinesis: {
    count: '1',
    save: UNWILLING,
    told: 'what moves, up to 20′ a round: 200 coins of weight for each level of the caster',
  },
  Teleport: {
    count: '1',
    save: UNWILLING,
    sends: {
      within: null,
      astray: { odds: { scantly: [50, 75], moderately: [80, 90], exactly: [95, 99] }, tooHigh: '1d10*10' },
    },
  },
  'Wall of Fire': { raises: { feet: 60 } },
  'Wall of Ice': { raises: { feet: 60 } },
  'Wall of Iron': { raises: { feet: 50 } },
  'Wall of Stone': { raises: { feet: 50 } },
  Web: { fills: { kind: 'square', feet: 10 } },
  'Wizard Lock': { door: 'shuts' },
};

/** Hit points that a spell gives back at once. */
const HEALING: Readonly<Record<string, string>> = { 'Cure Light Wounds': '1d6+1', 'Cure Serious Wounds': '2d6+2' };

export const healingOf = (spell: string): DiceText | null =>
  Object.hasOwn(HEALING, spell) ? readDice(HEALING[spell] ?? '') : null;

/** What a spell takes from those it is cast on, instead of giving hit points back. */
const CURING: Readonly<Record<string, Condition>> = {
  'Cure Light Wounds': 'paralysed',
  'Remove Fear': 'terrified',
  'Stone to Flesh': 'petrified',
};

export const curedBy = (spell: string): Condition | null =>
  Object.hasOwn(CURING, spell) ? (CURING[spell] ?? null) : null;

/** The ailments that it ends. */
const RIDDING: Readonly<Record<string, readonly AilmentKind[]>> = {
  'Cure Disease': ['diseased', 'rotting'],
  'Neutralize Poison': [
    'dying of poison',
    'choking',
    'festering',
    'bleeding',
    'comatose',
    'sick',
    'weakened',
    'mad',
    'mad in battle',
    'slowed',
    'dazed',
    'confused',
  ],
};

export const riddenBy = (spell: string): readonly AilmentKind[] =>
  Object.hasOwn(RIDDING, spell) ? (RIDDING[spell] ?? []) : [];
