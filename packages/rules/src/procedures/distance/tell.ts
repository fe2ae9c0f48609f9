import type { Tellers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Line } from '../../view/line.ts';
import { toEach } from '../../view/telling.ts';
import type { DistanceEvent } from './events.ts';

/** The dice are the referee's; how far away they are, everybody sees. */
export const distanceTellers: Tellers<DistanceEvent> = {
  DistanceSettled: ({ distance, roll, was, bySurprise }, after) => {
    const unit = after.encounter?.setting === 'dungeon' ? 'feet' : 'yards';
    const line: Line = { kind: 'encounter', text: `They are ${distance} ${unit} apart.` };
    const formula = roll
      ? `${roll.faces.length}d${roll.sides} × 10`
      : bySurprise
        ? 'both surprise dice × 10'
        : was === null
          ? 'set by the referee'
          : `set by the referee; it was ${was}`;
    return toEach(
      { ...line, ...(roll ? { rolls: [roll] } : {}), why: { rule: rulesFor(after.ruleset).distance.id, formula } },
      line,
    );
  },
};
