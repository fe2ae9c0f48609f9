import type { Tellers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Line } from '../../view/line.ts';
import { toAll, toEach } from '../../view/telling.ts';
import { be, sideNamed } from '../encounter/sides.ts';
import type { EvasionEvent } from './events.ts';

export const evasionTellers: Tellers<EvasionEvent> = {
  FlightBegan: ({ side }, after) => {
    const found = sideNamed(after.encounter, side);
    const turn = found && be(found) === 'are' ? 'turn' : 'turns';
    return toAll({
      kind: 'encounter',
      text: `${found?.name ?? 'A side'} ${turn} to flee.`,
      why: { rule: rulesFor(after.ruleset).evasion.ids.fleeing, formula: 'before combat has begun' },
    });
  },
  FlightResolved: ({ outcome, gap, why, secret }) => {
    const text =
      outcome === 'pursuit'
        ? `The chase is on${gap === null ? '' : `: ${gap} feet between them`}.`
        : outcome === 'evaded'
          ? 'Those who fled got away.'
          : 'Those who fled are caught: it comes to a fight!';
    const line: Line = {
      kind: 'encounter',
      text,
      rolls: why.roll ? [why.roll] : [],
      why,
      tone: outcome === 'evaded' ? 'good' : 'bad',
    };
    return secret ? toEach(line, { kind: 'encounter', text }) : toAll(line);
  },
};
