import { atMost, type Line, type RuleId, type Why } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toReferee } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched, ofParty } from '../../situation/sight/known.ts';
import type { BreathChance, BreathEvent } from './events.ts';

export const breathTellers: Tellers<BreathEvent> = {
  BreathHeld: ({ creature, what, chance: { roll, upTo } }, after) => {
    const { rule } = because(after);
    const line: Line = {
      kind: 'roll',
      text: `${nameOf(after, creature)} does not breathe ${what} in this round.`,
      rolls: [roll],
      why: { rule, formula: `d6 ≤ ${upTo}`, roll, needed: upTo, judged: atMost(roll.total, upTo, false) },
    };
    const found = after.creatures[creature];
    return found && ofParty(after, found) ? toAll(line) : toReferee(line);
  },
  Breathed: ({ creature, targets, what, times, aDay, chance }, after) => {
    const line = (on: typeof targets) => ({
      kind: 'roll' as const,
      text: `${nameOf(after, creature)} breathes ${what}${on.length > 0 ? ` on ${listed(on.map((one) => nameOf(after, one)))}` : ''}!`,
      tone: 'grave' as const,
    });
    const { rule } = because(after);
    const often = aDay === undefined ? '' : `${times} of ${aDay} a day; `;
    const full = { ...line(targets), why: { rule, formula: `${often}half for those who save` } };
    const whole = chance ? withChance(full, chance) : full;
    if (!isWatched(after, after.creatures[creature])) return toReferee(whole);
    return toEach(whole, line(targets.filter((one) => isWatched(after, after.creatures[one]))));
  },
};

const because = (state: GameState): { readonly rule: RuleId } => ({
  rule: rulesOf(state).monsters.cites.bestiary,
});

/** The die by which it breathes is the referee's alone. */
const withChance = (line: Line & { readonly why: Why }, { roll, upTo }: BreathChance): Line => ({
  ...line,
  rolls: [roll],
  why: {
    ...line.why,
    formula: `d6 ≤ ${upTo}; ${line.why.formula}`,
    roll,
    needed: upTo,
    judged: atMost(roll.total, upTo, true),
  },
});
