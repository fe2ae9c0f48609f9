import { type Square, within } from '@lanthorn/geometry';
import {
  type CreatureId,
  id,
  impossible,
  objections,
  type Refusal,
  type SceneId,
  type Seat,
} from '../../../core/index.ts';
import type { Handler, Handlers, May } from '../../../play/index.ts';
import { FACINGS, type Place } from '../../../state/creature.ts';
import { isOfHousehold } from '../../../state/members.ts';
import { sceneNamed } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isAloftByMagic } from '../../situation/condition/enchantment.ts';
import { mayAct, mayCommand, mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { arriveAt, inMarchingOrder } from '../../table/scene/arriving.ts';
import { tooManyLed } from '../../table/scene/led.ts';
import { MOST_HIT_POINTS, refusalOf, roomFor } from './bounds.ts';
import type { creatureCommands } from './commands.ts';
import { isOwnName, withNaming } from './own-name.ts';
import { usualFace } from './usual-face.ts';

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
    tooManyLed(state, scene),
  );
};

const mayHideCreature: May<'HideCreature'> = (state, { creature, hidden }, seat) => {
  const barred = forAnyone(state, seat, creature);
  if (state.creatures[creature]?.hidden === hidden)
    return objections(barred, impossible('no-change', 'It is so already.'));
  return objections(barred, hidden && isOfHousehold(state, creature) ? NO_HIDDEN_MEMBER : null);
};

const mayEditCreature: May<'EditCreature'> = (state, { creature, facts }, seat) => {
  const hides = facts.hidden && !state.creatures[creature]?.hidden;
  return objections(
    forAnyone(state, seat, creature),
    refusalOf(facts),
    hides && isOfHousehold(state, creature) ? NO_HIDDEN_MEMBER : null,
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

const bringParty: Handler<'BringParty'> = (play, { square, scene: named }) => {
  const scene = sceneNamed(play.state, named);
  if (!scene) return;
  arriveAt(play, scene, square);
};

const revealTogether: Handler<'RevealTogether'> = (play, { creatures }) => {
  const all = [...new Set(creatures)];
  for (const creature of all)
    play.happen({ type: 'CreatureHidden', creature, hidden: false, named: creature === all.at(-1) ? all : [] });
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

/** One's own may be turned. How high somebody is, players say of those whom magic holds in the air: it bears upon who reaches them. */
const mayPose: May<'SetPose'> = (state, { creature, elevation, across }, seat) => {
  const { elevation: before = 0, across: room = 0 } = state.creatures[creature] ?? {};
  const rises = elevation !== before;
  if (mayReferee(seat)) return objections(mayCommand(state, seat, creature));
  return objections(
    rises ? mayAct(state, seat, creature) : mayCommand(state, seat, creature),
    across === room && (!rises || isAloftByMagic(state, creature)) ? null : onlyReferee(seat),
  );
};

export const creatureHandlers: Handlers<typeof creatureCommands> = {
  AddCreature: {
    may: mayAddCreature,
    play: (play, { facts, square, scene }) =>
      play.happen({
        type: 'CreatureAdded',
        creature: {
          ...withNaming(play.rules, facts),
          id: id(play.dice.id()),
          at: placeOf(play.state, square, scene),
          moved: 0,
        },
      }),
  },
  PlaceCreature: {
    may: (state, { creature, square, scene }, seat) =>
      objections(forAnyone(state, seat, creature), onBoard(state, square, scene)),
    play: (play, { creature, square, scene }) =>
      play.happen({ type: 'CreaturePlaced', creature, at: placeOf(play.state, square, scene) }),
    anywhere: true,
  },
  BringParty: { may: mayBringParty, play: bringParty, anywhere: true },
  HideCreature: {
    may: mayHideCreature,
    play: (play, { creature, hidden }) => play.happen({ type: 'CreatureHidden', creature, hidden }),
  },
  RevealTogether: {
    may: (state, { creatures }, seat) =>
      objections(
        ...(creatures.length === 0 ? [onlyReferee(seat), impossible('bad-input', 'Nobody is named.')] : []),
        ...creatures.flatMap((creature) => mayHideCreature(state, { creature, hidden: false }, seat)),
      ),
    play: revealTogether,
  },
  RenameCreature: {
    may: (state, { creature }, seat) => objections(forAnyone(state, seat, creature)),
    play: (play, { creature, name, icon }) =>
      play.happen({ type: 'CreatureRenamed', creature, name, icon, ownName: isOwnName(play.rules, name) }),
  },
  SetFace: { may: (state, { creature }, seat) => objections(mayCommand(state, seat, creature)), play: setFace },
  SetPose: {
    may: mayPose,
    play: setPose,
  },
  EditCreature: {
    may: mayEditCreature,
    play: (play, { creature, facts }) =>
      play.happen({
        type: 'CreatureEdited',
        creature,
        facts: withNaming(play.rules, facts, play.state.engagements[creature]?.kind),
      }),
  },
  SetHitPoints: {
    may: maySetHitPoints,
    play: (play, { creature, now, max }) => play.happen({ type: 'HitPointsSet', creature, now, max }),
  },
  RemoveCreature: {
    may: (state, { creature }, seat) => objections(forAnyone(state, seat, creature)),
    play: (play, { creature }) => play.happen({ type: 'CreatureRemoved', creature }),
  },
  SetMembership: {
    may: maySetMembership,
    play: (play, { creature, member }) => play.happen({ type: 'MembershipSet', creature, member }),
  },
  WriteNotes: {
    may: (state, { creature }, seat) => objections(mayCommand(state, seat, creature)),
    play: (play, { creature, notes }) => play.happen({ type: 'NotesWritten', creature, notes }),
  },
};
