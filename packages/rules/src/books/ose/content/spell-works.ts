import type { SpellWork } from '../../../state/spell-work.ts';
import type { SpellList } from './spells.ts';

const OF_SPELLS = { against: 'spells', effect: 'negates' } as const;
const HALVED = { against: 'spells', effect: 'half' } as const;
/** What counts as a person: of human build, and no mightier than an ogre. */
const PERSON = { living: true, upTo: { dice: 4, plus: 1 } } as const;

const HOLD_PERSON: SpellWork = {
  ...PERSON,
  nature: 'hold',
  count: '1d4',
  save: { ...OF_SPELLS, alone: -2 },
};

/** What the spells of the lists do when they take hold (OSE-APX-06). */
export const SPELL_WORKS: Readonly<Record<SpellList, Readonly<Record<string, SpellWork>>>> = {
  cleric: {
    'Hold Person': HOLD_PERSON,
    "Silence 15' Radius": { save: OF_SPELLS },
  },
  arcane: {
    'Charm Person': { ...PERSON, nature: 'charm', count: '1', save: OF_SPELLS },
    'Magic Missile': {
      damage: { dice: '1d6+1' },
      missiles: [
        [11, 5],
        [6, 3],
        [1, 1],
      ],
    },
    Sleep: {
      living: true,
      nature: 'sleep-spell',
      pool: { hitDice: '2d8', each: { dice: 4, plus: 0 } },
      upTo: { dice: 4, plus: 1 },
    },
    Web: {},
    'Fire Ball': { damage: { dice: '1d6', perLevel: true }, save: HALVED },
    'Hold Person': HOLD_PERSON,
    'Lightning Bolt': { damage: { dice: '1d6', perLevel: true }, save: HALVED },
  },
};
