import { type CreatureId, id, objections, type Seat } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { isCapable, isOut, partyOf } from '../../../state/read.ts';
import { partyStands, sideNamed, UNSEEN } from '../../../state/sides.ts';
import { isApart } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { endStunsAfterFight } from '../../body/course/come-to.ts';
import { battleEnds } from '../../body/course/course.ts';
import { landPending } from '../../body/damage/deal.ts';
import { passTurn } from '../../dungeon/turn/turn.ts';
import { worthOf } from '../../making/advancement/rule.ts';
import { passRoundOfDressing } from '../../party/equipping/equipping.ts';
import { groupName } from '../../situation/sight/group-name.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { advance } from '../steps/advance.ts';
import { layOut } from '../steps/feet-on-board.ts';
import { inEncounter } from '../steps/steps.ts';
import { surprise } from '../surprise/surprise.ts';
import type { encounterCommands } from './commands.ts';
import { foesAreOut } from './events.ts';
import { isMet, mayBeginEncounter, mayJoinEncounter, mayLeaveOut, mayParley, maySkipStep } from './may.ts';
import { joined } from './newcomers.ts';
import { overcomeIn } from './overcome.ts';
import { standingClear } from './standing-clear.ts';

/** The sides face each other, and the steps are offered one by one; surprise only where somebody can be surprised. */
const beginEncounter: Handler<'BeginEncounter'> = (play, { creatures, setting, aware, reveal, atOnce = false }) => {
  const party = partyOf(play.state)
    .filter((member) => !isOut(member) && !isApart(play.state, member))
    .map((member) => member.id);
  const met = creatures.filter((creature) => !party.includes(creature));
  const sides = [
    newSide(play, 'The party', 'party', party, aware === 'party' || aware === 'both'),
    newSide(play, nameOf(play.state, met, reveal), 'monsters', met, aware === 'monsters' || aware === 'both'),
  ];
  play.happen({ type: 'EncounterBegan', encounter: begin(play, sides, setting, met), revealed: reveal ? met : [] });
  if (atOnce || play.rules.surprise.roll.rolls(sides).length === 0) surprise(play);
};

const begin = (
  play: Play,
  sides: readonly Side[],
  setting: Encounter['setting'],
  met: readonly CreatureId[],
): Encounter => ({
  id: id(play.dice.id()),
  step: 'surprise',
  mode: 'meeting',
  setting,
  sides,
  distance: play.state.drawnUp?.creatures.some((drawn) => met.includes(drawn)) ? play.state.drawnUp.distance : null,
  reaction: null,
  round: 0,
  combat: null,
  situations: {},
  flight: null,
});

const newSide = (
  play: Play,
  name: string,
  kind: Side['kind'],
  members: readonly CreatureId[],
  aware: boolean,
): Side => ({
  id: id(play.dice.id()),
  name,
  kind,
  members,
  aware,
  surprised: null,
  initiative: null,
  initial: members.length,
  morale: { firstDeath: false, half: false, successes: 0, due: false, broken: false },
});

/** Those who stay hidden are not named. */
const nameOf = (state: GameState, members: readonly CreatureId[], named: boolean): string =>
  named ? groupName(members.flatMap((member) => state.creatures[member] ?? [])) : UNSEEN;

const joinEncounter: Handler<'JoinEncounter'> = (play, { creatures, side }) => {
  const { encounter } = play.state;
  if (!encounter) return;
  const found = side === null ? null : sideNamed(encounter, side);
  play.happen({
    type: 'EncounterJoined',
    ...(found
      ? joined(play.state, found, creatures, true)
      : { side: alone(play, encounter, creatures), joining: creatures }),
  });
};

/** A side of their own: those who stood on another are surprised as that was, and who comes before surprise is thrown for expects it as those do who are met. */
function alone(play: Play, { sides, step }: Encounter, creatures: readonly CreatureId[]): Side {
  const left = sides.find(({ members }) => members.some((member) => creatures.includes(member)));
  const like = left ?? (step === 'surprise' ? sides.find(({ kind }) => kind === 'monsters') : undefined);
  const own = newSide(play, nameOf(play.state, creatures, true), 'monsters', creatures, like?.aware ?? true);
  if (!left) return { ...own, surprised: like ? null : false };
  const { surprised, surpriseFace } = left;
  return { ...own, surprised, ...(surpriseFace === undefined ? {} : { surpriseFace }) };
}

const skipStep: Handler<'SkipStep'> = (play) => {
  const { encounter } = play.state;
  if (!encounter) return;
  play.happen({ type: 'EncounterStepSkipped', step: encounter.step });
  // A distance that is kept is settled: whoever is not on the board comes onto it there.
  if (encounter.step === 'distance') layOut(play);
  advance(play);
};

const parley: Handler<'Parley'> = (play) => {
  const { encounter } = play.state;
  if (!encounter) return;
  const mode = play.rules.encounter.modeAfter('talk') ?? 'parley';
  const speaker = play.by.role === 'player' ? ownOf(play.state, play.by) : callerIn(play.state);
  play.happen({ type: 'EncounterModeChanged', mode, ...(speaker ? { speaker } : {}) });
};

/** The first of the party whom a player commands, and who can speak. */
const ownOf = (state: GameState, seat: Seat): CreatureId | null =>
  partyOf(state).find((member) => isCapable(member) && commands(seat, member))?.id ?? null;

/** Where the referee says that they talk, the caller does: the first of the caller's characters who can. */
const callerIn = (state: GameState): CreatureId | null =>
  partyOf(state).find((member) => isCapable(member) && member.owner !== null && member.owner === state.party.caller)
    ?.id ?? null;

function concludeEncounter(play: Play): void {
  landPending(play);
  endStunsAfterFight(play);
  passRoundOfDressing(play, true);
  battleEnds(play);
  const { encounter } = play.state;
  if (!encounter) return;
  const { turnsOfEncounter, inFight } = play.rules.turn;
  const turns = turnsOfEncounter(encounter.round);
  const ended = encounter.round - 1;
  const clear = standingClear(play.state, encounter);
  play.happen({
    type: 'EncounterConcluded',
    rounds: encounter.round,
    turns,
    experience: worthOf(play.rules.advancement, overcomeIn(play.state, encounter)),
    ...(clear ? { notes: [clear] } : {}),
    won: isWon(play.state, encounter),
  });
  for (let turn = 0; turn < turns; turn += 1)
    passTurn(play, false, Math.max(0, Math.min(inFight.rounds, ended - turn * inFight.rounds)));
}

/** Nobody who was met is left to fight, and somebody of the party is. */
const isWon = (state: GameState, encounter: Encounter): boolean => foesAreOut(state) && partyStands(state, encounter);

export const encounterHandlers: Handlers<typeof encounterCommands> = {
  BeginEncounter: { may: mayBeginEncounter, play: beginEncounter },
  JoinEncounter: { may: mayJoinEncounter, play: joinEncounter },
  LeaveOut: {
    may: mayLeaveOut,
    play: (play, { creatures }) => {
      const { encounter } = play.state;
      const leaving = creatures.filter((one) => encounter && isMet(encounter, one));
      const newcomers = creatures.filter((one) => !leaving.includes(one));
      if (leaving.length > 0) play.happen({ type: 'EncounterLeft', creatures: leaving });
      if (newcomers.length > 0) play.happen({ type: 'NewcomersLeftOut', creatures: newcomers });
    },
  },
  SkipStep: { may: maySkipStep, play: skipStep },
  Parley: { may: mayParley, play: parley },
  /** The aftermath is part of the turn; light burns, and rest falls due. */
  ConcludeEncounter: {
    may: (state, _, seat) => objections(onlyReferee(seat), inEncounter(state)),
    play: (play) => concludeEncounter(play),
  },
};
