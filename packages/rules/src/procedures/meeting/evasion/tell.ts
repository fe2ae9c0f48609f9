import type { Line } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { rulesOf, type Tellers, toAll, toEach } from '../../../play/index.ts';
import { isOrAre, sideNamed } from '../../../state/sides.ts';
import { isOrAreShown, nameSeen } from '../../situation/round/seen-name.ts';
import type { EvasionEvent, FlightResolved } from './events.ts';

export const evasionTellers: Tellers<EvasionEvent> = {
  FlightBegan: ({ side }, after) => {
    const found = sideNamed(after.encounter, side);
    const line = (name: string, is: string): Line => ({
      kind: 'encounter',
      text: `${name} ${is === 'are' ? 'turn' : 'turns'} to flee.`,
      why: { rule: rulesOf(after).evasion.cites.fleeing, formula: 'before combat has begun' },
    });
    return found
      ? toEach(line(found.name, isOrAre(after, found)), line(nameSeen(after, found), isOrAreShown(after, found)))
      : toAll(line('A side', 'is'));
  },
  FlightResolved: ({ outcome, gap, turned, why, secret }, after) => {
    // Through the wilderness they run for days, and no feet are counted.
    const counts = after.encounter?.setting !== 'wilderness';
    const text = resolved(outcome, counts ? gap : null, turned);
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

function resolved(outcome: FlightResolved['outcome'], gap: number | null, turned?: number): string {
  if (turned !== undefined) return `Those who fled turn and fight, ${counted(turned, 'foot', 'feet')} from the others!`;
  if (outcome === 'pursuit')
    return `The chase is on${gap === null ? '' : `: ${counted(gap, 'foot', 'feet')} between them`}.`;
  return outcome === 'evaded' ? 'Those who fled got away.' : 'Those who fled are caught: it comes to a fight!';
}
