import type { InitiativeRule } from './rule.ts';

/** GOR-ENC-01, 08 as one slot: once for the encounter, or each turn; no weapon is slow but by option (GOR-RUL-01). On ties the book borrows from the chapter. */
export const gormanInitiative = (
  { idInSurprise: _other, ...chapter }: InitiativeRule,
  { once, slowWeapons }: { readonly once: boolean; readonly slowWeapons: boolean },
): InitiativeRule => ({
  ...chapter,
  cites: {
    sides: 'GOR-ENC-08',
    single: chapter.cites.single,
    slow: chapter.cites.slow,
  },
  id: 'GOR-ENC-08',
  stands: once,
  isSlow: (attack) => slowWeapons && chapter.isSlow(attack),
});
