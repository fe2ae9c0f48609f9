import type { Creature } from './creature.ts';
import { NO_COINS } from './purse.ts';

/** What an ordinary person of the first level has who has nothing yet, in sight of all: what new people are made from. */
export const ORDINARY = {
  level: 1,
  experience: 0,
  hitDice: null,
  naturalArmour: 10,
  armour: 'none',
  shield: false,
  helmet: false,
  attacks: [],
  items: [],
  coins: NO_COINS,
  /** Feet a turn. */
  movement: 120,
  morale: null,
  saveAs: null,
  undead: false,
  conditions: [],
  at: null,
  hidden: false,
  moved: 0,
  notes: '',
} as const satisfies Partial<Creature>;
