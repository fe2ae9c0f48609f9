import { impossible, type Modifier } from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesOf } from '../../../play/index.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import type { Nature } from '../../making/class-functions/rule.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import { advance, turnTo } from '../steps/advance.ts';
import { inEncounter } from '../steps/steps.ts';
import type { reactionCommands } from './commands.ts';

/** The most a referee adds or takes away for the circumstances. */
export const MOST = 4;

const rollReaction: Handler<'RollReaction'> = (play, { speaker, modifier }) => {
  const refusal = refereeOnly(play) ?? inEncounter(play.state);
  const { encounter } = play.state;
  if (refusal || !encounter) return refusal;
  const speaking = speaker === 'nobody' ? null : play.state.creatures[speaker];
  if (speaking === undefined) return impossible('no-such-thing', 'There is no such speaker.');
  if (!Number.isInteger(modifier) || Math.abs(modifier) > MOST)
    return impossible('bad-input', `The modifier is a whole number from −${MOST} to ${MOST}.`);
  const hated = hatredIn(play.state, encounter);
  if (hated) return onSight(play, encounter, hated);
  const rule = play.rules.reaction;
  const charisma = rule.speaking(speaking?.abilities?.CHA ?? null);
  const roll = play.roll(rule.dice.count, rule.dice.sides, charisma + modifier);
  const modifiers: Modifier[] = [
    { name: `${speaking?.name ?? 'nobody'} speaks`, value: charisma, rule: play.rules.reaction.cites.speaker },
    { name: 'circumstances', value: modifier },
  ];
  const reaction = rule.result(roll.total);
  play.happen({
    type: 'ReactionSettled',
    reaction,
    was: encounter.reaction,
    why: {
      rule: rule.id,
      formula: '2d6 + charisma',
      roll,
      reads: reaction,
      modifiers: modifiers.filter(({ value }) => value !== 0),
    },
  });
  endParley(play, encounter);
  if (encounter.step === 'reaction') advance(play);
  return null;
};

/** Some attack on sight, and no dice are thrown; the referee may still set another reaction. */
function hatredIn(state: GameState, { sides }: Encounter): Nature | null {
  const of = (kind: 'party' | 'monsters') =>
    sides.filter((side) => side.kind === kind).flatMap((side) => ableOf(state, side));
  return rulesOf(state).classFunctions.hates.onSight(of('party'), of('monsters'));
}

function onSight(play: Play, encounter: Encounter, { rule, sentence }: Nature): null {
  play.happen({
    type: 'ReactionSettled',
    reaction: 'attacks',
    was: encounter.reaction,
    why: { rule, formula: sentence },
  });
  endParley(play, encounter);
  if (encounter.step === 'reaction') advance(play);
  return null;
}

/** The parley goes on while both sides talk; those who attack do not. */
function endParley(play: Play, before: Encounter): void {
  const talking = play.state.encounter?.reaction !== 'attacks';
  if (before.mode === 'parley' && !play.rules.encounter.isRoleplayed(true, talking)) turnTo(play, 'attack');
}

const setReaction: Handler<'SetReaction'> = (play, { reaction }) => {
  const { encounter } = play.state;
  if (!encounter) return null;
  play.happen({
    type: 'ReactionSettled',
    reaction,
    was: encounter.reaction,
    why: { rule: play.rules.reaction.id, formula: 'the referee rules' },
  });
  endParley(play, encounter);
  if (encounter.step === 'reaction') advance(play);
  return null;
};

export const reactionHandlers: Handlers<typeof reactionCommands> = {
  RollReaction: rollReaction,
  SetReaction: setReaction,
};
