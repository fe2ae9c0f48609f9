import type { Play } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import { unseen } from '../../situation/sight/unseen.ts';

/** The wounds of trolls and their like close by themselves, at the beginning of a round; what fire and acid did to some does not. */
export function regrow(play: Play): void {
  const { encounter, creatures } = play.state;
  for (const creature of Object.values(creatures)) {
    const { id, hitPoints, traits } = creature;
    const regrows = traits?.regrows;
    const most = hitPoints.max - (traits?.burnt ?? 0);
    const whole = hitPoints.now >= most || isDead(creature);
    if (!regrows || whole || !sideOf(encounter, id) || (encounter?.round ?? 0) < regrows.from) continue;
    const now = play.rules.damage.points.heal(hitPoints.now, most, regrows.points);
    play.happen({
      type: 'Healed',
      creature: id,
      hitPoints: now,
      by: now - hitPoints.now,
      roll: { sides: 1, plus: regrows.points, faces: [], total: regrows.points },
      itself: play.rules.monsters.cites.bestiary,
      ...unseen(play.state, id),
    });
  }
}
