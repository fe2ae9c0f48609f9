import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import type { Choice } from './routine.ts';
import type { Struck } from './struck.ts';

/** A monster that clings or swallows has hit with the first of its attacks, well enough: it holds on from now. */
export function grip(
  play: Play,
  { stroke: { attacker, target, free }, natural, over }: Struck,
  { index }: Choice,
): void {
  const { holds } = attacker.traits ?? {};
  const now = play.state.creatures[target.id];
  if (!holds || index !== 0 || free || !now || isDead(now) || holdsAny(play.state, attacker, target.id)) return;
  if ((natural ?? 0) < (holds.natural ?? 0) || (holds.above !== undefined && (over ?? 0) < holds.above)) return;
  const { manner, damage } = holds;
  const gripped = { by: attacker.id, creature: target.id, manner, damage };
  play.happen({ type: 'GripTaken', gripped, rule: play.rules.monsters.cites.bestiary });
}

const holdsAny = ({ encounter }: GameState, { id }: Creature, creature: Creature['id']): boolean =>
  encounter?.gripped?.some((one) => one.by === id && one.creature === creature) ?? false;
