import type { Phase } from '../../situation/round/phase.ts';
import type { CombatRoundRule, RoundAction } from './rule.ts';

const PHASES: readonly Phase[] = ['morale', 'movement', 'missile', 'spells', 'melee'];

/** OSE-CMB-02: what must be said before initiative. */
const TO_DECLARE: readonly RoundAction[] = ['cast', 'meleeMove'];

/** OSE-CMB-10: what a retreat costs. */
const RETREAT = { enemyAttackBonus: 2 } as const;

const phasesOf = (morale: boolean): readonly Phase[] =>
  morale ? PHASES : PHASES.filter((phase) => phase !== 'morale');

export const oseCombatRoundCites: CombatRoundRule['cites'] = {
  round: 'OSE-CMB-01',
  declaring: 'OSE-CMB-02',
  order: 'OSE-CMB-07',
  closing: 'OSE-CMB-23',
  splitting: 'OSE-CMB-23',
  ruining: 'OSE-CMB-15',
  oneSpell: 'OSE-CMB-14',
  casting: 'OSE-CMB-14',
  withdrawing: 'OSE-CMB-09',
  retreating: 'OSE-CMB-10',
  leaving: 'OSE-CMB-02',
  readied: 'TABLE',
  outshot: 'TABLE',
  letting: 'TABLE',
  crowded: 'TABLE',
  unnamed: 'TABLE',
};

/** OSE-CMB-01, 02, 07, 09, 10, 15, 23. Without morale there is no phase for it. */
export const oseCombatRound = ({ morale }: { readonly morale: boolean }): CombatRoundRule => ({
  cites: oseCombatRoundCites,
  declaring: {
    binding: 'OSE-CMB-14',
    declares: ['spell', 'withdraw', 'retreat'],
    allows: () => true,
    moves: () => 1,
    mayDo: (action, declared) => declared || !TO_DECLARE.includes(action),
    mayActMoving: (action, moved, retreating) => !retreating && !(action === 'cast' && moved),
  },
  ruin: {
    ruinedIsLost: true,
    disrupts: (lostInitiative, events) =>
      lostInitiative && events.some((event) => event === 'hit' || event === 'save-failed'),
  },
  swiftness: {
    swift: null,
    hasteDoubles: 'OSE-APX-06',
    splits: () => null,
  },
  order: {
    steps: ['declarations', 'initiative', 'sides'],
    phases: phasesOf(morale),
    timeline: (places) =>
      Array.from({ length: places }, (_, acting) => acting).flatMap((acting) =>
        phasesOf(morale).map((phase) => ({ acting, phase })),
      ),
    waiting: null,
  },
  parting: {
    withdrawal: (encounterRate, clearBehind, declared) => {
      const allowed = clearBehind && declared;
      return { allowed, max: allowed ? Math.floor(encounterRate / 2) : 0 };
    },
    retreat: (encounterRate, declared) => ({ allowed: declared, max: declared ? encounterRate : 0 }),
    retreatCost: RETREAT,
    leaving: null,
  },
  budget: null,
});
