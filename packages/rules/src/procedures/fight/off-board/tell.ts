import { counted } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toReferee } from '../../../play/index.ts';
import { countedAs } from '../../meeting/distance/rule.ts';
import { besideOnLine, placeOnLine } from '../../situation/reach/off-board.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { unitOf } from '../../table/measures/outdoors.ts';
import type { OffBoardEvent } from './events.ts';

export const offBoardTellers: Tellers<OffBoardEvent> = {
  StoodOnLine: ({ creature, from, to, foe }, after) => {
    const rules = rulesOf(after);
    const unit = unitOf(countedAs(rules.distance, after.encounter?.setting ?? 'dungeon'));
    const far = (count: number) => counted(count, unit, unit === 'foot' ? 'feet' : 'yards');
    const there = foe && after.encounter ? placeOnLine(after.encounter, foe) : null;
    const apart = there === null ? null : Math.abs(there - to);
    const name = nameOf(after, creature);
    const way = far(Math.abs(to - from));
    const text =
      foe === null || apart === null
        ? `${name} falls back ${way}.`
        : apart > besideOnLine(after)
          ? `${name} goes ${way} towards ${nameOf(after, foe)}, and is ${far(apart)} off.`
          : `${name} goes ${way}, and is beside ${nameOf(after, foe)}.`;
    const line = {
      kind: 'encounter',
      text,
      why: { rule: rules.movement.cites.round, formula: 'as far as the rate of a round goes' },
    } as const;
    const seen =
      isWatched(after, after.creatures[creature]) && (foe === null || isWatched(after, after.creatures[foe]));
    return seen ? toAll(line) : toReferee(line);
  },
};
