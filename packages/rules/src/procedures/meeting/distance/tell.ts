import { type Line, madeOf, type Why, written } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { rulesOf, type Tellers, toEach } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { showsFoes } from '../../situation/round/shown-order.ts';
import { measured, unitOf } from '../../table/measures/outdoors.ts';
import type { DistanceEvent } from './events.ts';
import { countedAs } from './rule.ts';

/** The dice are the referee's; how far away they are, everybody sees who sees any of them. */
export const distanceTellers: Tellers<DistanceEvent> = {
  DistanceSettled: ({ distance, roll, was, bySurprise, onBoard }, after) => {
    const unit = unitOf(countedAs(rulesOf(after).distance, after.encounter?.setting ?? 'dungeon'));
    const line: Line = {
      kind: 'encounter',
      text:
        distance === 0
          ? 'They stand face to face.'
          : `They are ${counted(distance, unit, unit === 'foot' ? 'feet' : 'yards')} apart.`,
    };
    const formula = roll
      ? `${roll.faces.length}d${roll.sides} × 10`
      : bySurprise
        ? 'both surprise dice × 10'
        : onBoard
          ? 'as they stand on the board: no dice are thrown'
          : was === null
            ? 'set by the referee'
            : `set by the referee; it was ${was}`;
    const told = after.encounter && showsFoes(after, after.encounter) ? line : null;
    const thrown = roll ? { roll, made: madeOf(roll, distance) } : {};
    const why: Why = { ...whyOf(after, distance), formula, ...thrown };
    return toEach({ ...line, ...(roll ? { rolls: [roll] } : {}), why }, told);
  },
};

/** By which rule it is known, and outdoors what it comes to in feet. */
function whyOf(state: GameState, distance: number): Pick<Why, 'rule' | 'notes'> {
  const { encounter } = state;
  const { id, outdoors, cites } = rulesOf(state).distance;
  if (!encounter || encounter.setting === 'dungeon' || !outdoors) return { rule: id };
  const { rule, unit } = outdoors[encounter.setting];
  const { feet } = measured('range', distance, encounter.setting);
  return {
    rule,
    notes: [
      { rule: unit, text: 'outdoors distances are yards' },
      ...(distance > 0
        ? [
            {
              rule: cites.yards,
              text: `${written(distance)} yards are ${written(feet)} feet`,
            },
          ]
        : []),
    ],
  };
}
