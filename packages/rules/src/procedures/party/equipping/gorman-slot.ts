import { bookWeapon } from '../../../content/book-armour.ts';
import { isGormanClass } from '../../../content/gorman/classes.ts';
import type { RuleId } from '../../../core/index.ts';
import { mayEquip } from './gorman.ts';
import type { EquippingRule } from './rule.ts';

const RULES: Readonly<Record<string, RuleId>> = { cleric: 'GOR-CLS-02', 'magic-user': 'GOR-CLS-06' };
const SENTENCES = {
  'not-blunt': 'Clerics use blunt weapons alone.',
  'armor-forbidden': 'Magic-users wear no armour and bear no shield.',
  'weapon-forbidden': 'Magic-users fight with a dagger and nothing else.',
} as const;

/** GOR-CLS-02, 04, 06. */
export const gormanEquipping: EquippingRule = {
  cites: { donning: 'GOR-CLS-01', light: 'GOR-CLS-01', plate: 'GOR-CLS-01' },
  id: 'GOR-CLS-04',
  forbids: (of, { name }) => {
    if (of === null || !isGormanClass(of) || name === 'helmet') return null;
    const { reason } = mayEquip(of, name === 'chainmail' ? 'chain' : bookWeapon(name));
    return reason ? { rule: RULES[of] ?? 'GOR-CLS-04', sentence: SENTENCES[reason] } : null;
  },
  rounds: () => null,
};
