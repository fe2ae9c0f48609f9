import { type Square, within } from '@lanthorn/geometry';
import { type CreatureId, impossible, objections, type Refusal, type SceneId, type Seat } from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import { sceneNamed } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import { inMarchingOrder } from '../../table/scene/arriving.ts';
import { MOST_HIT_POINTS, refusalOf, roomFor } from './bounds.ts';
import type { creatureCommands } from './commands.ts';

const isMember = (state: GameState, creature: CreatureId): boolean => state.party.members.includes(creature);

const forAnyone = (state: GameState, seat: Seat, creature: CreatureId): Refusal | null =>
  onlyReferee(seat) ?? mayCommand(state, seat, creature);

/** The party's list, its order and its doings name every member to all: to hide one there would hide nothing. */
const NO_HIDDEN_MEMBER = impossible(
  'forbidden',
  'Nobody of the party is hidden from the players: it leaves the party first, and joins it again when it is shown.',
);

function onBoard(state: GameState, square: Square | null, named?: SceneId): Refusal | null {
  const scene = sceneNamed(state, named);
  return square === null || (scene && within(square, scene))
    ? null
    : impossible('no-such-thing', 'There is no such square on the map.');
}

const mayAddCreature: May<'AddCreature'> = (state, { facts, square, scene }, seat) =>
  objections(
    onlyReferee(seat),
    roomFor(state, 1),
    onBoard(state, square, scene),
    refusalOf(facts),
    facts.hidden && facts.kind !== 'monster' ? NO_HIDDEN_MEMBER : null,
  );

const mayBringParty: May<'BringParty'> = (state, { square, scene: named }, seat) => {
  const scene = sceneNamed(state, named);
  const barred = objections(onlyReferee(seat), onBoard(state, square, named));
  if (!scene) return barred;
  return objections(
    ...barred,
    inMarchingOrder(state.party).length === 0 ? impossible('no-such-thing', 'Nobody is of the party yet.') : null,
  );
};

const mayHideCreature: May<'HideCreature'> = (state, { creature, hidden }, seat) => {
  const barred = forAnyone(state, seat, creature);
  if (state.creatures[creature]?.hidden === hidden)
    return objections(barred, impossible('no-change', 'It is so already.'));
  return objections(barred, hidden && isMember(state, creature) ? NO_HIDDEN_MEMBER : null);
};

const mayEditCreature: May<'EditCreature'> = (state, { creature, facts }, seat) => {
  const hides = facts.hidden && !state.creatures[creature]?.hidden;
  return objections(
    forAnyone(state, seat, creature),
    refusalOf(facts),
    hides && isMember(state, creature) ? NO_HIDDEN_MEMBER : null,
  );
};

const maySetHitPoints: May<'SetHitPoints'> = (state, { creature, now, max }, seat) => {
  const fits =
    [now, max].every(Number.isInteger) && max >= 1 && max <= MOST_HIT_POINTS && now <= max && now >= -MOST_HIT_POINTS;
  return objections(
    forAnyone(state, seat, creature),
    fits
      ? null
      : impossible(
          'bad-input',
          `Hit points are whole, and no more than the full ones, which are from 1 to ${MOST_HIT_POINTS}.`,
        ),
  );
};

const maySetMembership: May<'SetMembership'> = (state, { creature, member }, seat) => {
  const barred = forAnyone(state, seat, creature);
  if (isMember(state, creature) === member) return objections(barred, impossible('no-change', 'It is so already.'));
  return objections(barred, member && state.creatures[creature]?.hidden ? NO_HIDDEN_MEMBER : null);
};

/** What stands against each of these commands. */
export const creatureLegality: Legality<typeof creatureCommands> = {
  AddCreature: mayAddCreature,
  PlaceCreature: (state, { creature, square, scene }, seat) =>
    objections(forAnyone(state, seat, creature), onBoard(state, square, scene)),
  BringParty: mayBringParty,
  HideCreature: mayHideCreature,
  RevealTogether: (state, { creatures }, seat) =>
    objections(
      ...(creatures.length === 0 ? [onlyReferee(seat), impossible('bad-input', 'Nobody is named.')] : []),
      ...creatures.flatMap((creature) => mayHideCreature(state, { creature, hidden: false }, seat)),
    ),
  RenameCreature: (state, { creature }, seat) => objections(forAnyone(state, seat, creature)),
  SetFace: (state, { creature }, seat) => objections(mayCommand(state, seat, creature)),
  SetPose: (state, { creature, across }, seat) =>
    objections(
      mayCommand(state, seat, creature),
      across === (state.creatures[creature]?.across ?? 0) ? null : onlyReferee(seat),
    ),
  EditCreature: mayEditCreature,
  SetHitPoints: maySetHitPoints,
  RemoveCreature: (state, { creature }, seat) => objections(forAnyone(state, seat, creature)),
  SetMembership: maySetMembership,
  WriteNotes: (state, { creature }, seat) => objections(mayCommand(state, seat, creature)),
};
