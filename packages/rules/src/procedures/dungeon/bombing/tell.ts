import { atLeast, type Line } from '../../../core/index.ts';
import { atFirst, listed } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toEach } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { BombDropped, BombingEvent } from './events.ts';

export const bombingTellers: Tellers<BombingEvent> = {
  BombDropped: ({ targets }, after) =>
    toEach(
      line(targets, after),
      line(
        targets.filter(({ creature }) => isWatched(after, after.creatures[creature])),
        after,
      ),
    ),
};

function line(targets: BombDropped['targets'], state: GameState): Line {
  const whom = ({ creature }: BombDropped['targets'][number]) => nameOf(state, creature);
  const [struck, missed] = [targets.filter(({ hit }) => hit), targets.filter(({ hit }) => !hit)];
  const said = [
    ...(struck.length > 0 ? [`hits ${listed(struck.map(whom))}`] : []),
    ...(missed.length > 0 ? [`misses ${listed(missed.map(whom))}`] : []),
  ];
  const { cites, hitsFrom } = rulesOf(state).bombing;
  return {
    kind: 'roll',
    text: `Something falls from the sky${said.length > 0 ? `: it ${listed(said)}` : ''}.`,
    rolls: targets.map(({ roll }) => roll),
    why: {
      rule: cites.dropping,
      formula: `d20 ≥ ${hitsFrom} for each below`,
      ...(targets.length > 0
        ? {
            throws: targets.map(({ creature, roll, hit }) => ({
              who: atFirst(nameOf(state, creature)),
              roll,
              needed: hitsFrom,
              judged: atLeast(roll.total, hitsFrom, hit),
            })),
          }
        : {}),
    },
  };
}
