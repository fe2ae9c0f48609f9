import { id } from '../core/index.ts';
import type { Creature, Place } from '../state/creature.ts';
import { NO_COINS } from '../state/purse.ts';

/** Where somebody is who is not seen: neither on the board nor off it, and near nobody. */
export const OUT_OF_SIGHT: Place = { scene: id('out of sight'), square: { x: -1, y: -1 } };

/** What somebody is and has of whom one knows no more than the look: it stands for nothing, and no rule counts on it. */
export const UNKNOWN_FIGURES: Omit<
  Creature,
  'id' | 'kind' | 'name' | 'owner' | 'icon' | 'conditions' | 'at' | 'hidden'
> = {
  class: null,
  level: 1,
  experience: 0,
  alignment: 'neutral',
  abilities: null,
  hitDice: null,
  hitPoints: { now: 1, max: 1 },
  naturalArmour: 10,
  armour: 'none',
  shield: false,
  helmet: false,
  attacks: [],
  items: [],
  coins: NO_COINS,
  movement: 0,
  infravision: 0,
  morale: null,
  saveAs: null,
  undead: false,
  moved: 0,
  notes: '',
};

/** The loyalty of somebody who has one, which the referee alone knows. */
export const UNKNOWN_LOYALTY = 7;
