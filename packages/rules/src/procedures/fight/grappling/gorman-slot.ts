import type { Creature } from '../../../state/creature.ts';
import { fewestToGrapple, grappled, wrestled, wrestlingDice, wrestlingLevel } from './gorman.ts';
import type { GrapplingRule } from './rule.ts';

const diceOf = ({ class: of, level, hitDice }: Creature): number =>
  of === null && hitDice ? wrestlingDice(hitDice) : wrestlingLevel(level);

const NOTHING = { targetHeld: false, attackersHeld: false, targetStunned: 0, attackersStunned: 0 } as const;

/** GOR-GRP as one slot; one alone may grapple by option. Whoever is subdued and not bound yet may throw the holder off, a contest of one against one. */
export const gormanGrappling = ({ alone }: { readonly alone: boolean }): GrapplingRule => ({
  cites: { held: 'GOR-GRP-03', stunned: 'GOR-GRP-03', breaking: 'GOR-GRP-02' },
  rule: 'GOR-GRP-01',
  fewest: fewestToGrapple(alone),
  manners: [{ value: 'overcome', label: 'overcome together, unhurt' }],
  bout: ({ bonuses, armourClass, target }, dice) => {
    const ended = grappled(bonuses, { armourClass, dice: diceOf(target), count: 1 }, fewestToGrapple(alone), dice);
    const rule = {
      rule: 'GOR-GRP-03',
      formula: 'each throws to hit; a d6 for a hold against a d6 for a hit die',
    } as const;
    if ('error' in ended) return { ...NOTHING, ...rule, winner: 'nobody', says: 'too few' };
    const { outcome, hits, attackSum, defendSum, stunnedTurns } = ended;
    const winner = outcome === 'subdued' ? 'attackers' : outcome === 'thrown-off' ? 'target' : 'nobody';
    const says = hits === 0 ? 'nobody gets a hold' : `${hits} hold, ${attackSum} against ${defendSum}`;
    return { ...NOTHING, ...rule, winner, says, targetHeld: winner === 'attackers', attackersStunned: stunnedTurns };
  },
  breaksFree: (held, _holder, dice) => {
    const { attackSum, defendSum } = wrestled(1, diceOf(held), dice);
    return { free: defendSum > attackSum, rule: 'GOR-GRP-02', formula: 'a d6 for each hit die > a d6' };
  },
});
