import { hasSquare } from '@lanthorn/geometry';
import { NotedDice } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { Lore, Scene } from '../../../state/scene.ts';
import type { Attempt } from '../../../state/state.ts';
import { seenBy } from '../../situation/sight/sight.ts';

/** The referee notes what those of some folk know when they see a place. */
export const noteLore: Handler<'NoteLore'> = (play, { square, topic, text }) => {
  const scene = sceneOf(play.state);
  if (!scene) return;
  play.happen({ type: 'LoreNoted', scene: scene.id, lore: { square, topic, text: text.trim() } });
};

/** After whatever a command did: whoever sees something of which the folk know is told, once. */
export function tellLore(play: Play): void {
  const scene = sceneOf(play.state);
  if (!scene?.lore) return;
  for (const member of partyOf(play.state).filter((one) => looks(one, scene))) {
    const fresh = scene.lore.flatMap((lore, place) => untold(play, scene, member, lore, place));
    if (fresh.length === 0) continue;
    const seen = seenBy(play.state, scene, member);
    for (const { lore, attempt } of fresh) if (hasSquare(seen, lore.square)) look(play, lore, attempt);
  }
}

/** One look, with a throw where noticing is not certain. */
function look(play: Play, { topic, text }: Lore, attempt: Attempt & { readonly kind: 'lore' }): void {
  const dice = new NotedDice(play.dice);
  const noticed = play.rules.classFunctions.lore?.notices(topic, dice) ?? false;
  const { thrown: roll } = dice;
  const rolled = roll.faces.length > 0 ? { roll } : {};
  if (noticed) play.happen({ type: 'LoreTold', ...attempt, topic, text, ...rolled });
  else play.happen({ type: 'LoreMissed', ...attempt, topic, roll });
}

const looks = (member: Creature, scene: Scene): boolean =>
  member.at?.scene === scene.id && isCapable(member) && !member.conditions.includes('blind');

function untold(play: Play, scene: Scene, member: Creature, lore: Lore, place: number) {
  const attempt = { creature: member.id, target: `${scene.id}:${place}`, kind: 'lore' } as const;
  const told = play.rules.classFunctions.told(member, lore.topic);
  return told && mayTry(play.state.attempts, attempt) ? [{ lore, attempt }] : [];
}
