import { nameOf, rulesOf, type Tellers, toAll, toNobody, toReferee } from '../../../play/index.ts';
import { besideOnLine, placeOnLine } from '../../situation/reach/off-board.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { OffBoardEvent } from './events.ts';
import { farOnLine } from './nearness.ts';

export const offBoardTellers: Tellers<OffBoardEvent> = {
  StoodOnLine: ({ creature, from, to, foe, quiet }, after) => {
    if (quiet) return toNobody;
    const rules = rulesOf(after);
    const far = (count: number) => farOnLine(after, count);
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
