import { mayDo } from '../../dungeon/turn/gorman.ts';
import type { Phase } from '../../situation/round/phase.ts';
import type { CombatRoundRule } from './rule.ts';

const GORMAN_ACTIONS = ['move', 'item', 'missile', 'spell', 'melee'] as const;
export type GormanAction = (typeof GORMAN_ACTIONS)[number];

/** GOR-ENC-09: phases of a turn, common to both sides. */
const PHASES: readonly Phase[] = ['morale', 'movement', 'missile', 'spells', 'melee'];

/** What shares a phase comes at the same time of the turn. */
const PHASE: Readonly<Record<GormanAction, Phase>> = {
  move: 'movement',
  item: 'movement',
  missile: 'missile',
  spell: 'spells',
  melee: 'melee',
};

/** What else may be said (GOR-ENC-05, 06); silence means to wait. */
const DECLARED = ['move', 'item', 'missile', 'spell', 'melee', 'wait'] as const;

/** How GOR-EXP-02 counts what happens in a phase. */
const COUNTED = { missile: 'attack', cast: 'cast-spell', melee: 'attack' } as const;

/** Moves besides what was declared: as many as GOR-EXP-02 leaves room for. */
function movesBeside(declared: string | null): number {
  if (declared === 'wait') return 0;
  const first = declared === 'item' ? ['use-item'] : [];
  return [2, 1].find((moves) => 'ok' in mayDo([...first, ...Array.from({ length: moves }, () => 'move')])) ?? 0;
}

/**
 * GOR-ENC-06, 09, GOR-EXP-02 as one slot: phases common to all places; the party is held to what it declared, those who
 * are met choose as it comes. One complex action or two simple ones; retreating costs nothing of its own, unless by option
 * (GOR-RUL-01): then whoever is in melee leaves it by a declared retreat.
 * On haste, withdrawals, retreats and ruined spells the book is silent (GOR-RUL-01).
 */
export const gormanCombatRound = (
  chapter: CombatRoundRule,
  { moveAndAttack, retreatPenalty }: { readonly moveAndAttack: boolean; readonly retreatPenalty: boolean },
): CombatRoundRule => {
  const phases = PHASES.filter((phase) => chapter.order.phases.includes(phase));
  const attacks = (declared: string | null) => declared === 'missile' || declared === 'melee';
  return {
    cites: {
      round: 'GOR-ENC-09',
      declaring: 'GOR-ENC-06',
      order: 'GOR-ENC-09',
      closing: 'GOR-EXP-02',
      splitting: 'GOR-EXP-02',
      ruining: chapter.cites.ruining,
      oneSpell: chapter.cites.oneSpell,
      casting: chapter.cites.casting,
      withdrawing: chapter.cites.withdrawing,
      retreating: chapter.cites.retreating,
      leaving: chapter.cites.leaving,
      readied: chapter.cites.readied,
      outshot: chapter.cites.outshot,
      letting: chapter.cites.letting,
      crowded: chapter.cites.crowded,
      unnamed: chapter.cites.unnamed,
    },
    order: {
      steps: ['declarations', 'initiative', ...phases],
      phases,
      timeline: (places) =>
        phases.flatMap((phase) => Array.from({ length: places }, (_, acting) => ({ acting, phase }))),
      waiting: chapter.order.waiting,
    },
    declaring: {
      declares: retreatPenalty ? [...DECLARED, 'retreat'] : DECLARED,
      allows: (phase, declared, side) => {
        if (phase === 'morale' || side === 'monsters') return true;
        if (declared === 'retreat') return phase === 'movement';
        const said = GORMAN_ACTIONS.find((action) => action === declared);
        if (!said) return false;
        return PHASE[said] === phase || (phase === 'movement' && moveAndAttack && attacks(said));
      },
      moves: (declared, side) => {
        if (attacks(declared)) return moveAndAttack ? 1 : 0;
        if (declared === 'spell') return 0;
        if (declared === 'retreat') return 1;
        return declared === null && side === 'party' ? 0 : movesBeside(declared);
      },
      mayDo: (action, declared) => declared || !retreatPenalty || action !== 'meleeMove',
      mayActMoving: (action, moved, retreating) =>
        !retreating && (!moved || 'ok' in mayDo(['move', COUNTED[action]], moveAndAttack)),
      binding: chapter.declaring.binding,
    },
    parting: {
      retreatCost: retreatPenalty ? chapter.parting.retreatCost : { enemyAttackBonus: 0 },
      withdrawal: chapter.parting.withdrawal,
      retreat: chapter.parting.retreat,
      leaving: chapter.parting.leaving,
    },
    ruin: chapter.ruin,
    swiftness: chapter.swiftness,
    budget: chapter.budget,
  };
};
