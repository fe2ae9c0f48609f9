import type { Square } from '@lanthorn/geometry';
import { id, type SceneId } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { FACINGS, type Place } from '../../../state/creature.ts';
import { sceneNamed } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { arriveAt } from '../../table/scene/arriving.ts';
import type { creatureCommands } from './commands.ts';
import { usualFace } from './usual-face.ts';

const addCreature: Handler<'AddCreature'> = (play, { facts, square, scene }) => {
  play.happen({
    type: 'CreatureAdded',
    creature: { ...facts, id: id(play.dice.id()), at: placeOf(play.state, square, scene), moved: 0 },
  });
  return null;
};

const placeCreature: Handler<'PlaceCreature'> = (play, { creature, square, scene }) => {
  play.happen({ type: 'CreaturePlaced', creature, at: placeOf(play.state, square, scene) });
  return null;
};

const bringParty: Handler<'BringParty'> = (play, { square, scene: named }) => {
  const scene = sceneNamed(play.state, named);
  if (!scene) return null;
  arriveAt(play, scene, square);
  return null;
};

const hideCreature: Handler<'HideCreature'> = (play, { creature, hidden }) => {
  play.happen({ type: 'CreatureHidden', creature, hidden });
  return null;
};

const revealTogether: Handler<'RevealTogether'> = (play, { creatures }) => {
  for (const creature of new Set(creatures)) play.happen({ type: 'CreatureHidden', creature, hidden: false });
  return null;
};

const renameCreature: Handler<'RenameCreature'> = (play, { creature, name, icon }) => {
  play.happen({ type: 'CreatureRenamed', creature, name, icon });
  return null;
};

/** Asks for the face that everybody of a class, or of a kind of monsters, has by itself. */
const USUAL = 'usual';

const setFace: Handler<'SetFace'> = (play, { creature, icon }) => {
  const found = play.state.creatures[creature];
  play.happen({ type: 'FaceSet', creature, icon: icon === USUAL && found ? usualFace(play.state, found) : icon });
  return null;
};

const setPose: Handler<'SetPose'> = (play, { creature, facing, elevation, across }) => {
  const towards = facing === 'as-now' ? null : FACINGS.indexOf(facing);
  play.happen({ type: 'PoseSet', creature, facing: towards, elevation, across });
  return null;
};

const editCreature: Handler<'EditCreature'> = (play, { creature, facts }) => {
  play.happen({ type: 'CreatureEdited', creature, facts });
  return null;
};

const setHitPoints: Handler<'SetHitPoints'> = (play, { creature, now, max }) => {
  play.happen({ type: 'HitPointsSet', creature, now, max });
  return null;
};

const removeCreature: Handler<'RemoveCreature'> = (play, { creature }) => {
  play.happen({ type: 'CreatureRemoved', creature });
  return null;
};

const setMembership: Handler<'SetMembership'> = (play, { creature, member }) => {
  play.happen({ type: 'MembershipSet', creature, member });
  return null;
};

const writeNotes: Handler<'WriteNotes'> = (play, { creature, notes }) => {
  play.happen({ type: 'NotesWritten', creature, notes });
  return null;
};

function placeOf(state: GameState, square: Square | null, named?: SceneId): Place | null {
  const scene = sceneNamed(state, named);
  return square && scene ? { scene: scene.id, square } : null;
}

export const creatureHandlers: Handlers<typeof creatureCommands> = {
  AddCreature: addCreature,
  PlaceCreature: placeCreature,
  BringParty: bringParty,
  HideCreature: hideCreature,
  RevealTogether: revealTogether,
  RenameCreature: renameCreature,
  SetFace: setFace,
  SetPose: setPose,
  EditCreature: editCreature,
  SetHitPoints: setHitPoints,
  RemoveCreature: removeCreature,
  SetMembership: setMembership,
  WriteNotes: writeNotes,
};
