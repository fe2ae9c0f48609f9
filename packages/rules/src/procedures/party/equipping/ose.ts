import type { ClassTable } from '../../../books/ose/content/classes.ts';
import { classTable } from '../../../books/ose/content/levels.ts';
import { weaponOf } from '../../../books/ose/content/weapons.ts';
import { plainWeapon } from '../../../content/book-armour.ts';
import type { EquippingRule, Outfit } from './rule.ts';

/** What those of small stature cannot handle. */
const TOO_LARGE: readonly string[] = ['long bow', 'two-handed sword'];

const wears = (armour: ClassTable['armour'], name: string): boolean => {
  if (name === 'helmet' || armour === 'any') return true;
  return armour === 'leather' && name === 'leather';
};

function wields(weapons: ClassTable['weapons'], { name: whole, own }: Outfit): boolean {
  const name = plainWeapon(whole);
  const weapon = weaponOf(name);
  if (weapons === 'any' || (!weapon && !own) || weapon?.qualities.includes('splash')) return true;
  switch (weapons) {
    case 'small':
      return own ? !own.twoHanded : !TOO_LARGE.includes(name);
    case 'blunt':
      return own?.blunt ?? weapon?.qualities.includes('blunt') ?? false;
    case 'dagger':
      return name.endsWith('dagger') || name === 'staff';
  }
}

const allows = ({ armour, weapons }: ClassTable, outfit: Outfit): boolean =>
  outfit.kind === 'armour' ? wears(armour, outfit.name) : wields(weapons, outfit);

/** OSE-APX-02: armour and weapons by class; whoever is of no class may take what there is. */
export const oseEquipping: EquippingRule = {
  cites: { donning: 'OSE-APX-02', light: 'OSE-APX-02', plate: 'OSE-APX-02' },
  id: 'OSE-APX-02',
  forbids: (of, outfit) => {
    const table = of === null ? null : classTable(of);
    if (!table || allows(table, outfit)) return null;
    return { rule: 'OSE-APX-02', sentence: `A ${of} does not ${outfit.kind === 'armour' ? 'wear' : 'use'} that.` };
  },
  rounds: () => null,
  cutting: null,
  helpers: null,
};
