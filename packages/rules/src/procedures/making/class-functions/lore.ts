import { hasSquare } from '@lanthorn/geometry';
import { impossible, NotedDice } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { Lore, Scene } from '../../../state/scene.ts';
import type { Attempt } from '../../../state/state.ts';
import { seenBy } from '../../situation/sight/sight.ts';
import { refereeOnly } from '../../table/permission/permission.ts';

/** The longest remark of this kind, in characters. */
export const LONGEST_LORE = 300;

/** The referee notes what those of some folk know when they see a place. */
export const noteLore: Handler<'NoteLore'> = (play, { square, topic, text }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const scene = sceneOf(play.state);
  const { lore } = play.rules.classFunctions;
  if (!scene || !lore?.topics.includes(topic))
    return impossible('no-such-thing', 'No map is shown, or by these rules nobody is told of such things.');
  const inside = square.x >= 0 && square.y >= 0 && square.x < scene.width && square.y < scene.height;
  if (!inside || text.trim() === '' || text.length > LONGEST_LORE)
    return impossible('bad-input', `A remark has from 1 to ${LONGEST_LORE} characters, and a square of the map.`);
  play.happen({ type: 'LoreNoted', scene: scene.id, lore: { square, topic, text: text.trim() } });
  return null;
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
