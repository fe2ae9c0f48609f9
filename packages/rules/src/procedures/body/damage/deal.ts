import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Wound } from '../../../state/encounter.ts';
import { isDead } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import { sufferAilment } from '../afflictions/befall.ts';
import { bringDown } from '../dying/dying.ts';

/** Somebody is hurt: at once, or, where the sides act together, when all have struck. */
export function deal(play: Play, wound: Wound): void {
  if (waits(play, wound)) play.happen({ type: 'WoundPending', wound });
  else take(play, wound);
}

/** Were the target slain, it would still act. */
const waits = (play: Play, wound: Wound): boolean =>
  play.rules.dying.stillActs(
    true,
    isSimultaneous(play, wound),
    play.state.encounter?.combat?.acted.includes(wound.target) ?? false,
  );

/** Attacker and target act in the same place of the round. */
function isSimultaneous({ state }: Play, { by, target }: Wound): boolean {
  const combat = state.encounter?.combat;
  if (by === null || combat?.stage !== 'acting') return false;
  const actors = combat.actors[combat.acting] ?? [];
  return (
    actors.includes(by) && actors.includes(target) && sideOf(state.encounter, by) !== sideOf(state.encounter, target)
  );
}

/** All have struck: the wounds that waited count together. */
export function landPending(play: Play): void {
  const pending = play.state.encounter?.combat?.pending ?? [];
  if (pending.length === 0) return;
  play.happen({ type: 'WoundsLanded' });
  for (const wound of pending) take(play, wound);
}

/** Hit points go down; death, a spoilt spell and failing hearts follow. */
function take(play: Play, wound: Wound): void {
  const target = play.state.creatures[wound.target];
  if (!target || isDead(target)) return;
  const hitPoints = wound.subdual
    ? target.hitPoints.now
    : play.rules.damage.points.hurt(target.hitPoints.now, wound.amount);
  play.happen({ type: 'DamageTaken', wound, hitPoints });
  bringDown(play, target, hitPoints, wound);
  if (givesUp(play, target))
    play.happen({ type: 'ConditionChanged', creature: target.id, condition: 'surrendered', on: true });
  if (wound.brings) sufferAilment(play, wound.target, wound.brings);
}

/** Real and subdual damage add up (R32). */
function givesUp({ state, rules }: Play, { id, hitPoints: { max } }: Creature): boolean {
  const now = state.creatures[id];
  const subdual = state.subdual[id] ?? 0;
  if (!now || subdual === 0 || now.conditions.includes('surrendered')) return false;
  return rules.damage.subdual.subdued(max, max - now.hitPoints.now, subdual, true) === 'surrenders';
}
