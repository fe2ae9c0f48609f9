import { NotedDice, summed } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Side } from '../../../state/encounter.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import type { sneakingCommands } from './commands.ts';

const sneak: Handler<'Sneak'> = (play, { creatures, far, noticed = false, camouflaged = false }) => {
  const those = creatures.flatMap((creature) => play.state.creatures[creature] ?? []);
  const rule = play.rules.sneaking;
  const dice = new NotedDice(play.dice);
  const chances = those.map((each) => {
    const parts = rule.parts(each, { noticed, camouflaged });
    return { id: each.id, parts, sum: summed(parts) };
  });
  const { chance, undetected } = rule.attempt(
    chances.map(({ sum }) => sum),
    dice,
  );
  const clumsiest = chances.find(({ sum }) => sum === chance);
  play.happen({
    type: 'SneakingBegan',
    creatures,
    far,
    undetected,
    chance,
    clumsiest: clumsiest?.id ?? null,
    parts: clumsiest?.parts ?? [],
    roll: dice.thrown,
  });
};

/**
 * What those are whom sneakers come upon: surprised when nothing was noticed, and else not; null when not
 * all whom they meet were sneaking, and the dice are thrown as usual.
 */
export function surprisedBySneakers({ sneaking, ...state }: GameState, party: readonly Side[]): boolean | null {
  const met = party.filter((side) => side.kind === 'party').flatMap((side) => ableOf(state, side));
  if (!sneaking || met.length === 0) return null;
  return met.every(({ id }) => sneaking.creatures.includes(id)) ? sneaking.undetected : null;
}

/** A meeting ends it, whoever was sneaking. */
export function endSneaking(play: Play): void {
  if (play.state.sneaking) play.happen({ type: 'SneakingEnded', met: true });
}

export const sneakingHandlers: Handlers<typeof sneakingCommands> = {
  Sneak: sneak,
  StopSneaking: (play) => play.happen({ type: 'SneakingEnded', met: false }),
};
