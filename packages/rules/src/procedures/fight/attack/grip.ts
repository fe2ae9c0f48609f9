import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { isAtMost } from '../../../state/size.ts';
import type { GameState } from '../../../state/state.ts';
import type { Grip } from '../../../state/traits.ts';
import type { Choice } from './routine.ts';
import type { Struck } from './struck.ts';

/** A monster that clings or swallows has hit with the first of its attacks, well enough and nobody too large: it holds on from now. */
export function gripAfterHit(play: Play, struck: Struck, { index }: Choice): void {
  const { attacker, target, free } = struck.stroke;
  const { holds } = attacker.traits ?? {};
  const now = play.state.creatures[target.id];
  if (!holds || index !== 0 || free || !now || isDead(now) || holdsAny(play.state, attacker, target.id)) return;
  if (!isWellEnough(holds, struck) || (holds.fits && !isAtMost(now, holds.fits))) return;
  const { manner, damage } = holds;
  const gripped = { by: attacker.id, creature: target.id, manner, damage };
  play.happen({ type: 'GripTaken', gripped, rule: play.rules.monsters.cites.bestiary });
}

/** Any hit, or one that the die or the sum singles out. */
function isWellEnough({ natural, above }: Grip, struck: Struck): boolean {
  if (natural === undefined && above === undefined) return true;
  const byDie = natural !== undefined && (struck.natural ?? 0) >= natural;
  return byDie || (above !== undefined && struck.over !== null && struck.over >= above);
}

const holdsAny = ({ encounter }: GameState, { id }: Creature, creature: Creature['id']): boolean =>
  encounter?.gripped?.some((one) => one.by === id && one.creature === creature) ?? false;
