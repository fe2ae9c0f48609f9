import { classIcon } from '../../../content/icons.ts';
import type { Seat } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { ORDINARY } from '../../../state/ordinary.ts';
import { NO_COINS } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { scoresBy } from './scores.ts';

/** A new character as far as it can be told before it is there; null while something of it is missing. */
export function finishedOf(
  { drafts }: GameState,
  { user, role, as }: Seat,
  name: string,
  alignment: Creature['alignment'],
) {
  const { class: chosen = null, hitPoints = null, gold = null, scores } = drafts[user] ?? {};
  if (chosen === null || hitPoints === null || gold === null || !scores) return null;
  return {
    ...UNTRIED,
    name: name.trim(),
    owner: role === 'player' && !as ? user : null,
    icon: classIcon(chosen),
    class: chosen,
    alignment,
    abilities: scoresBy((ability) => scores[ability]),
    hitPoints: { now: hitPoints, max: hitPoints },
    coins: { ...NO_COINS, gp: gold },
  };
}

/** What all new characters are alike in. */
const UNTRIED = { ...ORDINARY, kind: 'character', fresh: true } as const;
