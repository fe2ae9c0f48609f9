import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import type { Door } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { changeDoor } from '../../dungeon/doors/change.ts';
import { beginLasting } from '../magic-in-force/lasting.ts';
import { type Let, timeOf } from './settled.ts';

/** A door opens, whatever keeps it shut; or falls shut, and magic keeps it so. */
export function workOnDoor(play: Play, { awaited, caster, work, rule, door: which, lasts }: Let): void {
  const { scene, door } = whereIs(play.state, caster, which);
  if (!scene || !door) return;
  const opens = work.door === 'opens';
  const why = { rule, formula: opens ? 'no lock, bar or magic keeps it shut' : 'it is kept shut' };
  play.happen({ type: 'SpellTookHold', awaited, targets: [], door: door.id, why });
  const { id, found, locked, stuck } = door;
  const free = opens ? { locked: false, stuck: false } : { locked, stuck };
  const now = { found, state: opens ? 'open' : 'closed', ...free } as const;
  changeDoor(play, { type: 'DoorSet', scene, door: id, ...now, said: true });
  if (!opens) return beginLasting(play, caster, awaited.spell, [], { rule, ...timeOf(lasts) }, { door: id });
  for (const magic of lastingMagic(play.state))
    if (magic.door === id && magic.until !== null) play.happen({ type: 'MagicEnded', magic, ranOut: false });
}

function whereIs({ scenes }: GameState, { at }: Creature, which: Door['id'] | null) {
  const scene = at && scenes[at.scene];
  return { scene: scene?.id, door: which ? scene?.doors[which] : undefined };
}
