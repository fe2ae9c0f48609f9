import { descendingOf, type ErisArmour } from '../../../books/eris/content/armour-class.ts';
import { isLarge } from '../../../books/eris/content/grips.ts';
import { abilityBand } from '../../../books/ose/content/abilities.ts';
import { bookArmour, bookBow, bookWeapon } from '../../../content/book-armour.ts';
import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import type { Objection } from '../../../core/index.ts';
import { mayWear } from '../../making/class-functions/eris-elves.ts';
import { dwarfWields, hobbitForcing, hobbitWields, isBow } from '../../making/class-functions/eris-small-folk.ts';
import type { DualMode, Hands } from './hands.ts';
import type { EquippingRule, Outfit } from './rule.ts';

/** ERI-DON-01: rounds to put on or take off. */
export function donningRounds(armour: string): Answer<{ readonly rounds: number }, 'see-plate'> {
  if (armour === 'plate') return denied('see-plate');
  return { rounds: armour === 'leather' || armour === 'chain' ? 1 : 0 };
}

/** ERI-DON-02: a turn, halved by each assistant. @param most who can be of help */
export function donningPlate(
  assistants: number,
  roundsPerTurn: number,
  most = Number.POSITIVE_INFINITY,
): { readonly fraction: string; readonly rounds: number } {
  const part = 2 ** Math.min(assistants, most);
  return { fraction: part === 1 ? '1' : `1/${part}`, rounds: Math.max(1, Math.ceil(roundsPerTurn / part)) };
}

/** ERI-DON-03: in six; as one forces a stuck door, hobbits one worse. @param anyone what others have */
const cutsFreeOn = (race: string, anyone = 2): number => (race === 'hobbit' ? hobbitForcing(anyone) : anyone);

/** Somebody who is putting armour on or taking it off. Rounds. */
export interface Dressing {
  readonly armour: ErisArmour;
  readonly shield: boolean;
  readonly action: 'don' | 'doff';
  readonly needed: number;
  readonly done: number;
}

/** ERI-DON-04: the descending class in the middle of it. */
export function classWhile({ armour, shield, action, needed, done }: Dressing): number {
  const finished = done >= needed;
  const untouched = action === 'doff' && done === 0 && !finished;
  if (!finished && !untouched) return descendingOf('none', false);
  const worn = untouched || action === 'don' ? armour : 'none';
  return descendingOf(worn, shield);
}

/** What neither cuts nor pierces. */
const BLUNT: readonly string[] = ['club', 'mace', 'staff', 'sling', 'hammer', 'war-hammer', 'heavy-war-hammer'];

const isEdged = (weapon: string): boolean => !BLUNT.includes(weapon);

/** ERI-CLR-02: any weapon, but none that is magic and has an edge. */
export const clericWields = (edged: boolean, magical: boolean): boolean => !(edged && magical);

/** ERI-DMG-03: how the second weapon is used this round; without a word before it, to defend. */
export function dualMode(
  { offhand, shield, mainHands }: Hands,
  announced: 'offensive' | 'defensive' | null,
  beforeRound: boolean,
): Answer<{ readonly mode: DualMode }, 'offhand-too-large' | 'offhand-with-shield' | 'offhand-with-two-handed'> {
  if (offhand === null) return { mode: 'none' };
  if (isLarge(offhand)) return denied('offhand-too-large');
  if (shield) return denied('offhand-with-shield');
  if (mainHands === 2) return denied('offhand-with-two-handed');
  return { mode: announced === 'offensive' && beforeRound ? 'offensive' : 'defensive' };
}

/** ERI-DMG-04: one better for oneself, or one worse for those who strike at one. */
export const dualEffect = (mode: DualMode, incoming: 'melee' | 'missile') => ({
  ownAttack: mode === 'offensive' ? 1 : 0,
  attackerModifier: mode === 'defensive' && incoming === 'melee' ? -1 : 0,
});

/** What folk cannot handle (ERI-HOB-07, 08, ERI-DWF-07, 08). */
function unwieldy(of: string, name: string): Objection | null {
  const weapon = bookBow(name);
  if (of === 'hobbit' && !hobbitWields(weapon, false))
    return {
      rule: isBow(weapon) ? 'ERI-HOB-07' : 'ERI-HOB-08',
      sentence: 'Hobbits handle no such weapon, unless the referee finds one fitting.',
    };
  if (of === 'dwarf' && !dwarfWields(weapon, null))
    return {
      rule: isBow(weapon) ? 'ERI-DWF-07' : 'ERI-DWF-08',
      sentence: 'Dwarves handle no such weapon, unless the referee finds one fitting.',
    };
  return null;
}

/** ERI-CLR-02. */
const unfitForCleric = ({ name, magical = false, own }: Outfit): Objection | null =>
  clericWields(own ? !own.blunt : isEdged(bookWeapon(name)), magical)
    ? null
    : { rule: 'ERI-CLR-02', sentence: 'Clerics wield no magic weapon that has an edge.' };

/** ERI-ELF-08: as a magic-user only what is enchanted. */
function unfitForElf({ name, magical = false, operating = 'fighter' }: Outfit): Objection | null {
  const shield = name === 'shield';
  const worn = { armour: !shield && name !== 'helmet', armourMagical: magical, shield, shieldMagical: magical };
  return mayWear(operating, worn)
    ? null
    : { rule: 'ERI-ELF-08', sentence: 'An elf who is a magic-user for this adventure wears only what is magic.' };
}

/** What a campaign settles of armour in haste. */
export interface DonningSettings {
  /** How many can help with plate (ERI-DON-02). */
  readonly mostHelpers: number;
  /** Plate is cut away as doors are forced, by strength (ERI-DON-03). */
  readonly strengthDoors: boolean;
  /** Otherwise in six, as anyone forces a stuck door (ERI-HOB-06). */
  readonly forcing: number;
  readonly roundsPerTurn: number;
}

const AVERAGE = 10;

/** ERI-ELF-07, 08, ERI-HOB-07, 08, ERI-DWF-07, 08, ERI-CLR-02, ERI-DON as one slot. On the other classes the book is silent. */
export const erisEquipping = (
  silent: EquippingRule,
  { mostHelpers, strengthDoors, forcing, roundsPerTurn }: DonningSettings,
): EquippingRule => ({
  cites: { donning: 'ERI-DON-04', light: 'ERI-DON-01', plate: 'ERI-DON-02' },
  id: 'ERI-DON-01',
  forbids: (of, outfit) => {
    if (of === 'elf') return outfit.kind === 'armour' ? unfitForElf(outfit) : null;
    if (of === 'hobbit' || of === 'dwarf') return outfit.kind === 'weapon' ? unwieldy(of, outfit.name) : null;
    return of === 'cleric' && outfit.kind === 'weapon' ? unfitForCleric(outfit) : silent.forbids(of, outfit);
  },
  cutting: {
    rule: 'ERI-DON-03',
    rounds: roundsPerTurn,
    chance: ({ class: of, abilities }) =>
      cutsFreeOn(
        of === 'halfling' ? 'hobbit' : (of ?? 'human'),
        strengthDoors ? abilityBand(abilities?.STR ?? AVERAGE).openDoors : forcing,
      ),
  },
  helpers: { rule: 'ERI-DON-02', most: mostHelpers },
  rounds: (worn, armour, assistants) => {
    if (worn !== 'armour') return 0;
    const answer = donningRounds(bookArmour(armour));
    return isDenied(answer) ? donningPlate(assistants, roundsPerTurn, mostHelpers).rounds : answer.rounds;
  },
});
