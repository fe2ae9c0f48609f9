import { type CreatureId, type Line, withoutNeeded } from '../../../core/index.ts';
import { aOr, listed } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, type Telling, toEach, toNobody } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { confusedBy } from '../../situation/condition/enchantment.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { GrapplingEvent } from './events.ts';

/** What a monster's class is, or its strength, the table does not learn by what was thrown against it. */
function seenWithout(after: GameState, target: CreatureId, who: readonly CreatureId[], line: Line): Telling {
  const isMonster = after.creatures[target]?.kind === 'monster';
  if (!isMonster || !line.why || !who.every((one) => isWatched(after, after.creatures[one])))
    return toAllWhoSee(after, who, line);
  return toEach(line, { ...line, why: withoutNeeded(line.why) });
}

const ENDS = { attackers: 'and succeed', target: 'and fail', nobody: 'and nothing comes of it' } as const;
const ENDS_FOR_ONE = { ...ENDS, attackers: 'and succeeds', target: 'and fails' } as const;

export const grapplingTellers: Tellers<GrapplingEvent> = {
  GrappleRuled: ({ creature, possible, rule }, after) =>
    toAllWhoSee(after, [creature], {
      kind: 'ruling',
      text: possible
        ? `${nameOf(after, creature)} may be wrestled with.`
        : `Nobody wrestles ${nameOf(after, creature)} down; but one may climb onto it.`,
      why: { rule, formula: 'what cannot be is not thrown for: the referee rules' },
    }),
  Grappled: ({ attackers, target, manner, winner, says, rolls, why }, after) =>
    seenWithout(after, target, [...attackers, target], {
      kind: 'roll',
      text: `${listed(attackers.map((one) => nameOf(after, one)))} ${attackers.length > 1 ? 'grapple' : 'grapples'} with ${nameOf(after, target)} (${manner}), ${(attackers.length > 1 ? ENDS : ENDS_FOR_ONE)[winner]}: ${says}.`,
      rolls,
      why,
      tone: winner === 'attackers' ? 'good' : 'bad',
    }),
  Held: ({ holder, held }, after) =>
    toAllWhoSee(after, [holder, held], {
      kind: 'ruling',
      text: `${nameOf(after, holder)} holds ${nameOf(after, held)}, ${rulesOf(after).grappling.overcome.says}.`,
      why: {
        rule: rulesOf(after).grappling.cites.held,
        formula: rulesOf(after).grappling.overcome.formula,
      },
    }),
  Stunned: ({ creature, rounds }, after) =>
    toAllWhoSee(after, [creature], {
      kind: 'ruling',
      text: `${nameOf(after, creature)} is stunned for ${aOr(rounds, 'round')}.`,
      why: {
        rule: rulesOf(after).grappling.cites.stunned,
        formula: rulesOf(after).grappling.overcome.stunnedFor,
      },
      tone: 'bad',
    }),
  BreakTried: ({ creature, free, rolls, why }, after) =>
    seenWithout(after, creature, [creature], {
      kind: 'roll',
      text: `${nameOf(after, creature)} ${free ? 'tries to break free, and does' : 'tries in vain to break free'}.`,
      rolls,
      why,
      tone: free ? 'good' : 'bad',
    }),
  HoldEnded: ({ creature }, after) =>
    toAllWhoSee(after, [creature], { kind: 'ruling', text: `${nameOf(after, creature)} is free again.` }),
  /** Of whom confusion kept from acting, only that is told. */
  StunEnded: ({ creature }, after) =>
    after.creatures[creature]?.conditions.includes('stunned') || confusedBy(after, creature)
      ? toNobody
      : toAllWhoSee(after, [creature], { kind: 'ruling', text: `${nameOf(after, creature)} is no longer stunned.` }),
};
