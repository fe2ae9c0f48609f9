import { type CreatureId, impossible, impossibleBy, objections, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, type May, nameOf, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { landPending } from '../../body/damage/deal.ts';
import { beginRound } from '../../meeting/steps/round.ts';
import { momentOf } from '../../situation/round/moment.ts';
import { holdingObjection } from '../../situation/round/waiting.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import { firstFireObjection } from '../initiative/first-fire.ts';
import { closeIn, stepsIn, strikersWaiting, waysIn } from './close-in.ts';
import type { combatRoundCommands } from './commands.ts';
import { declareTogether, mayDeclareTogether } from './declare-together.ts';
import { awaited, phasesBeforeBlows, recordHolding, recordStaying } from './hold.ts';
import { holdOn, mayHoldNoMore, mayHoldOn } from './holding-on.ts';
import { mayDeclare, mayTakeBack } from './may-declare.ts';
import { doSomethingElse, elseObjection, told } from './others.ts';
import { enterPhase } from './phases.ts';
import { attackSide, strikersOf } from './side.ts';
import { attackTogether, strikersFor } from './together.ts';

const onceEach = (creatures: readonly CreatureId[], question: string): Refusal | null =>
  creatures.length === 0 || new Set(creatures).size < creatures.length ? impossible('bad-input', question) : null;

const mayAllowFirstFire: May<'AllowFirstFire'> = (state, { creatures }, seat) =>
  objections(
    onlyReferee(seat),
    onceEach(creatures, 'Name those who shoot first, each of them once.'),
    ...creatures.map((creature) => {
      const found = state.creatures[creature];
      return found
        ? firstFireObjection(state, found)
        : impossible('no-such-thing', 'There is nobody of that name here.');
    }),
  );

const mayHoldAction: May<'HoldAction'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  return objections(mayAct(state, seat, creature), found ? holdingObjection(state, found) : null);
};

const mayHold: May<'Hold'> = (state, { creatures, strike = false }, seat) => {
  const waited = new Set(awaited(state).map(({ id }) => id));
  const idle = creatures.find((creature) => !waited.has(creature));
  const name = idle && nameOf(state, idle);
  const { order } = rulesOf(state).combatRound.cites;
  return objections(
    onceEach(creatures, 'Name those who hold, each of them once.'),
    ...creatures.map((creature) => mayAct(state, seat, creature)),
    name ? impossibleBy(order, 'out-of-turn', `The round does not wait for ${name} now.`) : null,
    strike && phasesBeforeBlows(state).length === 0
      ? impossibleBy(order, 'out-of-turn', 'That is said before the melee phase.')
      : null,
  );
};

const mayDoSomethingElse: May<'DoSomethingElse'> = (state, { creature, what, takes }, seat) => {
  const found = state.creatures[creature];
  return objections(
    mayAct(state, seat, creature),
    told(what) === '' ? impossible('bad-input', 'Say in a few words what is done.') : null,
    found ? elseObjection(state, found, takes) : null,
  );
};

const mayAttackSide: May<'AttackSide'> = (state, { side: asked }, seat) => {
  const side = sideNamed(state.encounter, asked);
  if (!side) return objections(onlyReferee(seat), impossible('no-such-thing', 'There is no such side.'));
  const idle = strikersOf(state, side).length === 0;
  return objections(
    onlyReferee(seat),
    idle ? impossible('too-far', `${side.name}: nobody can strike or shoot at anyone now.`) : null,
  );
};

const mayAttackTogether: May<'AttackTogether'> = (state, { creatures }, seat) => {
  const { all, strikers } = strikersFor(state, seat, creatures);
  const idle = all.find(({ id }) => !strikers.some(({ attacker }) => attacker.id === id));
  const { reach } = rulesOf(state).attack.where;
  return objections(
    onceEach(creatures, 'Name those who strike, each of them once.'),
    ...creatures.map((creature) => mayAct(state, seat, creature)),
    idle ? impossibleBy(reach, 'too-far', `${called(idle)} can strike or shoot at nobody now.`) : null,
  );
};

const mayCloseIn: May<'CloseIn'> = (state, command, seat) => {
  const barred = onlyReferee(seat);
  const side = sideNamed(state.encounter, command.side);
  if (!side) return objections(barred, impossible('no-such-thing', 'There is no such side.'));
  const strays = command.creatures?.some((creature) => !side.members.includes(creature));
  return objections(
    barred,
    strays ? impossible('no-such-thing', `${side.name}: somebody named is not of that side.`) : null,
    waysIn(state, side, command.creatures).length + stepsIn(state, side, command.creatures).length === 0 &&
      !(command.strike && isMovement(state) && strikersWaiting(state, side).length > 0)
      ? impossible('too-far', `${side.name}: nobody can get nearer to a foe now.`)
      : null,
  );
};

const isMovement = ({ encounter }: GameState): boolean =>
  encounter?.combat ? momentOf(encounter.combat).phase === 'movement' : false;

const inRound = ({ encounter }: GameState): Refusal | null =>
  encounter?.combat ? null : impossible('no-encounter', 'No round has begun.');

const declare: Handler<'Declare'> = (play, { creature, action, spell, words = '', target }) => {
  const said = words.trim();
  play.happen({
    type: 'Declared',
    creature,
    declaration: {
      action,
      spell: action === 'spell' ? spell : null,
      disrupted: false,
      ...(said === '' ? {} : { words: said }),
      ...(action === 'spell' && target !== undefined ? { target } : {}),
    },
  });
};

export const combatRoundHandlers: Handlers<typeof combatRoundCommands> = {
  AllowFirstFire: {
    may: mayAllowFirstFire,
    play: (play, { creatures }) => play.happen({ type: 'FirstFireAllowed', creatures }),
  },
  SetCramped: {
    may: (state, { on }, seat) =>
      objections(
        onlyReferee(seat),
        inRound(state),
        (state.encounter?.cramped ?? false) === on ? impossible('no-change', 'It is so already.') : null,
      ),
    play: (play, { on }) => play.happen({ type: 'CrampedSet', on }),
  },
  Hold: {
    may: mayHold,
    play: (play, { creatures, strike = false }) => {
      if (strike) recordStaying(play, creatures);
      else recordHolding(play, creatures);
    },
  },
  HoldOn: { may: mayHoldOn, play: holdOn },
  HoldNoMore: {
    may: mayHoldNoMore,
    play: (play, { creature }) => play.happen({ type: 'HoldingOnEnded', creature, because: 'asked' }),
  },
  HoldAction: { may: mayHoldAction, play: (play, { creature }) => play.happen({ type: 'ActionHeld', creature }) },
  DoSomethingElse: { may: mayDoSomethingElse, play: doSomethingElse },
  Declare: { may: mayDeclare, play: declare },
  DeclareTogether: { may: mayDeclareTogether, play: declareTogether },
  TakeBack: {
    may: mayTakeBack,
    play: (play, { creature }) => play.happen({ type: 'Declared', creature, declaration: null }),
  },
  AttackSide: { may: mayAttackSide, play: attackSide },
  AttackTogether: { may: mayAttackTogether, play: attackTogether },
  CloseIn: { may: mayCloseIn, play: closeIn },
  NextPhase: {
    may: (state, _, seat) =>
      objections(
        onlyReferee(seat),
        inRound(state),
        state.encounter?.combat?.stage === 'acting' ? null : impossible('out-of-turn', 'Initiative comes first.'),
      ),
    play: (play) => enterPhase(play),
  },
  EndRound: {
    may: (state, _, seat) => objections(onlyReferee(seat), inRound(state)),
    play: (play) => {
      landPending(play);
      beginRound(play);
    },
  },
};
