import { dexterityStep } from '../../../books/eris/content/dexterity.ts';
import { isLarge } from '../../../books/eris/content/grips.ts';
import type { Dice } from '../../../core/index.ts';

/** ERI-HOB-01: two better with missiles, and dexterity. */
export const hobbitBonus = (attack: 'missile' | 'melee', dexterity: number): number =>
  attack === 'missile' ? 2 + dexterityStep(dexterity) : 0;

/** Levels that a hobbit thief uses the skills better (ERI-HOB-03). */
export const HOBBIT_THIEF_LEVELS = 4;

const CLUMSY: readonly string[] = ['ogre', 'giant'];

/** ERI-HOB-05, ERI-DWF-04: the large and clumsy do half, rounded up. */
export const damageToSmall = (attacker: string, damage: number, largeClumsy: boolean | null): number =>
  (largeClumsy ?? CLUMSY.includes(attacker)) ? Math.ceil(damage / 2) : damage;

/** ERI-HOB-06: one less in six to force a stuck door. */
export const hobbitForcing = (baseChance: number): number => Math.max(0, baseChance - 1);

const BOWS: readonly string[] = ['shortbow', 'horsebow', 'crossbow', 'longbow', 'composite', 'heavy-crossbow'];

export const isBow = (weapon: string): boolean => BOWS.includes(weapon);

const DWARF_LARGE: readonly string[] = ['battle-axe', 'heavy-war-hammer'];

/** ERI-HOB-07, 08: of the bows the crossbow alone; the larger weapons by the referee's leave. */
export function hobbitWields(weapon: string, refereeAllows: boolean): boolean {
  if (isBow(weapon)) return weapon === 'crossbow';
  return !isLarge(weapon) || refereeAllows;
}

/** ERI-DWF-07, 08: crossbows; of the larger weapons axe and hammer, unless the referee says otherwise. */
export function dwarfWields(weapon: string, refereeAllows: boolean | null): boolean {
  if (isBow(weapon)) return weapon === 'crossbow' || weapon === 'heavy-crossbow';
  return !isLarge(weapon) || (refereeAllows ?? DWARF_LARGE.includes(weapon));
}

/** ERI-DWF-02: the surroundings in which dwarves notice stonework underground, and those in which they do everywhere. */
export const DWARF_GROUND = {
  underground: ['tunnel', 'mine', 'cavern', 'natural-cave'],
  everywhere: ['dwarven-hall'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** ERI-DWF-10: what dwarves know the worth of, if it is found, and what it is called. */
export const VALUED: Readonly<Record<string, string>> = { gem: 'Gems', jewelry: 'jewellery' };

export const STONEWORK: readonly string[] = ['slanting-passage', 'trap', 'shifting-wall', 'new-construction'];

const ALWAYS = 6;

/** ERI-DWF-02: what dwarves notice of stone without searching; a die only where it is not certain. */
export const notesStonework = (feature: string, noteChance: number, dice: Dice): boolean =>
  STONEWORK.includes(feature) && (noteChance >= ALWAYS || dice.die(6) <= noteChance);

/** ERI-DWF-05: only dwarves throw the great hammer, and it comes back to them. */
export const hammerFor = (race: string) => ({
  bonus: 3,
  throwRange: race === 'dwarf' ? 60 : 0,
  returns: race === 'dwarf',
});
