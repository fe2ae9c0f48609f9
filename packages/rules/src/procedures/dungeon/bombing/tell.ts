import type { Line } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { rulesFor, type Tellers, toEach } from '../../../play/index.ts';
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

function line(targets: BombDropped['targets'], { creatures, ruleset }: GameState): Line {
  const said = targets.map(
    ({ creature, hit }) => `${creatures[creature]?.name ?? 'somebody'} ${hit ? 'is hit' : 'is missed'}`,
  );
  return {
    kind: 'roll',
    text: `Something falls from the sky: ${listed(said) || 'nobody is hit'}.`,
    rolls: targets.map(({ roll }) => roll),
    why: { rule: rulesFor(ruleset).bombing.cites.dropping, formula: 'd20 ≥ 16 for each below' },
  };
}
