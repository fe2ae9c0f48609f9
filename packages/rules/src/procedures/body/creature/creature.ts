import { type Square, within } from '@lanthorn/geometry';
import { type CreatureId, id, impossible, type Refusal, type SceneId } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Place } from '../../../state/creature.ts';
import { sceneNamed } from '../../../state/read.ts';
import { forCreature, refereeOnly } from '../../table/permission/permission.ts';
import { arriveAt, inMarchingOrder } from '../../table/scene/arriving.ts';
import { MOST_HIT_POINTS, refusalOf } from './bounds.ts';
import type { creatureCommands } from './commands.ts';
import { usualFace } from './usual-face.ts';

/** The party's list, its order and its doings name every member to all: to hide one there would hide nothing. */
const NO_HIDDEN_MEMBER = impossible(
  'forbidden',
  'Nobody of the party is hidden from the players: it leaves the party first, and joins it again when it is shown.',
);

const isMember = ({ state }: Play, creature: CreatureId): boolean => state.party.members.includes(creature);

const addCreature: Handler<'AddCreature'> = (play, { facts, square, scene }) => {
  const refusal = refereeOnly(play) ?? onBoard(play, square, scene) ?? refusalOf(facts);
  if (refusal) return refusal;
  if (facts.hidden && facts.kind !== 'monster') return NO_HIDDEN_MEMBER;
  play.happen({
    type: 'CreatureAdded',
    creature: { ...facts, id: id(play.dice.id()), at: placeOf(play, square, scene), moved: 0 },
  });
  return null;
};

const placeCreature: Handler<'PlaceCreature'> = (play, { creature, square, scene }) => {
  const refusal = forAnyone(play, creature) ?? onBoard(play, square, scene);
  if (refusal) return refusal;
  play.happen({ type: 'CreaturePlaced', creature, at: placeOf(play, square, scene) });
  return null;
};

const bringParty: Handler<'BringParty'> = (play, { square, scene: named }) => {
  const refusal = refereeOnly(play) ?? onBoard(play, square, named);
  const scene = sceneNamed(play.state, named);
  if (refusal || !scene) return refusal;
  if (inMarchingOrder(play.state.party).length === 0) return impossible('no-such-thing', 'Nobody is of the party yet.');
  arriveAt(play, scene, square);
  return null;
};

const hideCreature: Handler<'HideCreature'> = (play, { creature, hidden }) => {
  const refusal = forAnyone(play, creature);
  if (refusal) return refusal;
  if (play.state.creatures[creature]?.hidden === hidden) return impossible('no-change', 'It is so already.');
  if (hidden && isMember(play, creature)) return NO_HIDDEN_MEMBER;
  play.happen({ type: 'CreatureHidden', creature, hidden });
  return null;
};

const renameCreature: Handler<'RenameCreature'> = (play, { creature, name, icon }) => {
  const refusal = forAnyone(play, creature);
  if (refusal) return refusal;
  play.happen({ type: 'CreatureRenamed', creature, name, icon });
  return null;
};

/** Asks for the face that everybody of a class, or of a kind of monsters, has by itself. */
const USUAL = 'usual';

const setFace: Handler<'SetFace'> = (play, { creature, icon }) => {
  const refusal = forCreature(play, creature);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  play.happen({ type: 'FaceSet', creature, icon: icon === USUAL && found ? usualFace(play, found) : icon });
  return null;
};

const editCreature: Handler<'EditCreature'> = (play, { creature, facts }) => {
  const refusal = forAnyone(play, creature) ?? refusalOf(facts);
  if (refusal) return refusal;
  const hides = facts.hidden && !play.state.creatures[creature]?.hidden;
  if (hides && isMember(play, creature)) return NO_HIDDEN_MEMBER;
  play.happen({ type: 'CreatureEdited', creature, facts });
  return null;
};

const setHitPoints: Handler<'SetHitPoints'> = (play, { creature, now, max }) => {
  const refusal = forAnyone(play, creature);
  if (refusal) return refusal;
  const fits =
    [now, max].every(Number.isInteger) && max >= 1 && max <= MOST_HIT_POINTS && now <= max && now >= -MOST_HIT_POINTS;
  if (!fits)
    return impossible(
      'bad-input',
      `Hit points are whole, and no more than the full ones, which are from 1 to ${MOST_HIT_POINTS}.`,
    );
  play.happen({ type: 'HitPointsSet', creature, now, max });
  return null;
};

const removeCreature: Handler<'RemoveCreature'> = (play, { creature }) => {
  const refusal = forAnyone(play, creature);
  if (refusal) return refusal;
  play.happen({ type: 'CreatureRemoved', creature });
  return null;
};

const setMembership: Handler<'SetMembership'> = (play, { creature, member }) => {
  const refusal = forAnyone(play, creature);
  if (refusal) return refusal;
  if (isMember(play, creature) === member) return impossible('no-change', 'It is so already.');
  if (member && play.state.creatures[creature]?.hidden) return NO_HIDDEN_MEMBER;
  play.happen({ type: 'MembershipSet', creature, member });
  return null;
};

const writeNotes: Handler<'WriteNotes'> = (play, { creature, notes }) => {
  const refusal = forCreature(play, creature);
  if (refusal) return refusal;
  play.happen({ type: 'NotesWritten', creature, notes });
  return null;
};

const forAnyone = (play: Play, creature: CreatureId): Refusal | null =>
  refereeOnly(play) ?? forCreature(play, creature);

function onBoard(play: Play, square: Square | null, named?: SceneId): Refusal | null {
  const scene = sceneNamed(play.state, named);
  return square === null || (scene && within(square, scene))
    ? null
    : impossible('no-such-thing', 'There is no such square on the map.');
}

function placeOf(play: Play, square: Square | null, named?: SceneId): Place | null {
  const scene = sceneNamed(play.state, named);
  return square && scene ? { scene: scene.id, square } : null;
}

export const creatureHandlers: Handlers<typeof creatureCommands> = {
  AddCreature: addCreature,
  PlaceCreature: placeCreature,
  BringParty: bringParty,
  HideCreature: hideCreature,
  RenameCreature: renameCreature,
  SetFace: setFace,
  EditCreature: editCreature,
  SetHitPoints: setHitPoints,
  RemoveCreature: removeCreature,
  SetMembership: setMembership,
  WriteNotes: writeNotes,
};
