import type { Square } from '@lanthorn/geometry';
import { id, type SceneId } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { FACINGS, type Place } from '../../../state/creature.ts';
import { sceneNamed } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { arriveAt } from '../../table/scene/arriving.ts';
import type { creatureCommands } from './commands.ts';
import { usualFace } from './usual-face.ts';

const bringParty: Handler<'BringParty'> = (play, { square, scene: named }) => {
  const scene = sceneNamed(play.state, named);
  if (!scene) return;
  arriveAt(play, scene, square);
};

const revealTogether: Handler<'RevealTogether'> = (play, { creatures }) => {
  for (const creature of new Set(creatures)) play.happen({ type: 'CreatureHidden', creature, hidden: false });
};

/** Asks for the face that everybody of a class, or of a kind of monsters, has by itself. */
const USUAL = 'usual';

const setFace: Handler<'SetFace'> = (play, { creature, icon }) => {
  const found = play.state.creatures[creature];
  play.happen({ type: 'FaceSet', creature, icon: icon === USUAL && found ? usualFace(play.state, found) : icon });
};

const setPose: Handler<'SetPose'> = (play, { creature, facing, elevation, across }) => {
  const towards = facing === 'as-now' ? null : FACINGS.indexOf(facing);
  play.happen({ type: 'PoseSet', creature, facing: towards, elevation, across });
};

function placeOf(state: GameState, square: Square | null, named?: SceneId): Place | null {
  const scene = sceneNamed(state, named);
  return square && scene ? { scene: scene.id, square } : null;
}

export const creatureHandlers: Handlers<typeof creatureCommands> = {
  AddCreature: (play, { facts, square, scene }) =>
    play.happen({
      type: 'CreatureAdded',
      creature: { ...facts, id: id(play.dice.id()), at: placeOf(play.state, square, scene), moved: 0 },
    }),
  PlaceCreature: (play, { creature, square, scene }) =>
    play.happen({ type: 'CreaturePlaced', creature, at: placeOf(play.state, square, scene) }),
  BringParty: bringParty,
  HideCreature: (play, { creature, hidden }) => play.happen({ type: 'CreatureHidden', creature, hidden }),
  RevealTogether: revealTogether,
  RenameCreature: (play, { creature, name, icon }) => play.happen({ type: 'CreatureRenamed', creature, name, icon }),
  SetFace: setFace,
  SetPose: setPose,
  EditCreature: (play, { creature, facts }) => play.happen({ type: 'CreatureEdited', creature, facts }),
  SetHitPoints: (play, { creature, now, max }) => play.happen({ type: 'HitPointsSet', creature, now, max }),
  RemoveCreature: (play, { creature }) => play.happen({ type: 'CreatureRemoved', creature }),
  SetMembership: (play, { creature, member }) => play.happen({ type: 'MembershipSet', creature, member }),
  WriteNotes: (play, { creature, notes }) => play.happen({ type: 'NotesWritten', creature, notes }),
};
