import type { Play } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { dealHit } from './hit.ts';
import type { Choice } from './routine.ts';

/** Both of two claws have hit the same foe in this round: a bear hugs it, without a roll. */
export function hugAfterHits(play: Play, stroke: Stroke, { index, attack }: Choice): void {
  const { attacker, target } = stroke;
  const { hug: damage } = attacker.traits ?? {};
  const now = play.state.creatures[target.id];
  if (!damage || attack.times !== BOTH || stroke.free || !now || isDead(now)) return;
  const blows = play.state.encounter?.combat?.blows ?? [];
  const hits = blows.filter((blow) => blow.creature === attacker.id && blow.attack === index && blow.hit === target.id);
  if (hits.length !== BOTH) return;
  const rule = play.rules.monsters.cites.bestiary;
  play.happen({
    type: 'AttackRolled',
    attacker: attacker.id,
    target: target.id,
    attack: index,
    weapon: 'hug',
    kind: 'melee',
    hit: true,
    immune: false,
    subdue: false,
    done: false,
    free: true,
    why: { rule, formula: 'both claws hit: a hug without a roll' },
  });
  dealHit(
    play,
    { ...stroke, target: now, attack: { ...attack, name: 'hug', damage, times: 1 }, free: true },
    null,
    false,
  );
}

const BOTH = 2;
