import { byRule, impossible, type Modifier, objections } from '../../../core/index.ts';
import { type Handler, type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import type { Nature } from '../../making/class-functions/rule.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { advance, changeMode } from '../steps/advance.ts';
import { inEncounter } from '../steps/steps.ts';
import type { reactionCommands } from './commands.ts';

const maySetReaction: May<'SetReaction'> = (state, { reaction }, seat) => {
  const { id, results } = rulesOf(state).reaction;
  return objections(
    onlyReferee(seat),
    inEncounter(state),
    results.includes(reaction) ? null : byRule(id, 'bad-input', 'By these rules nobody takes a meeting so.'),
  );
};

const rollReaction: Handler<'RollReaction'> = (play, { speaker, modifier }) => {
  const { encounter } = play.state;
  if (!encounter) return;
  const speaking = speaker === 'nobody' ? null : play.state.creatures[speaker];
  const hated = hatredIn(play.state, encounter);
  if (hated) return onSight(play, encounter, hated);
  const rule = play.rules.reaction;
  const charisma = rule.speaking(speaking?.abilities?.CHA ?? null);
  const roll = play.roll(rule.dice.count, rule.dice.sides, charisma + modifier);
  const modifiers: Modifier[] = [
    {
      name: `${speaking ? called(speaking) : 'nobody'} speaks`,
      value: charisma,
      rule: play.rules.reaction.cites.speaker,
    },
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
};

/** Some attack on sight, and no dice are thrown; the referee may still set another reaction. */
function hatredIn(state: GameState, { sides }: Encounter): Nature | null {
  const of = (kind: 'party' | 'monsters') =>
    sides.filter((side) => side.kind === kind).flatMap((side) => ableOf(state, side));
  return rulesOf(state).classFunctions.hates.onSight(of('party'), of('monsters'));
}

function onSight(play: Play, encounter: Encounter, { rule, sentence }: Nature): void {
  play.happen({
    type: 'ReactionSettled',
    reaction: 'attacks',
    was: encounter.reaction,
    why: { rule, formula: sentence },
  });
  endParley(play, encounter);
  if (encounter.step === 'reaction') advance(play);
}

/** The parley goes on while both sides talk; those who attack do not. */
function endParley(play: Play, before: Encounter): void {
  const talking = play.state.encounter?.reaction !== 'attacks';
  if (before.mode === 'parley' && !play.rules.encounter.isRoleplayed(true, talking)) changeMode(play, 'attack');
}

const setReaction: Handler<'SetReaction'> = (play, { reaction }) => {
  const { encounter } = play.state;
  if (!encounter) return;
  play.happen({
    type: 'ReactionSettled',
    reaction,
    was: encounter.reaction,
    why: { rule: play.rules.reaction.id, formula: 'the referee rules' },
  });
  endParley(play, encounter);
  if (encounter.step === 'reaction') advance(play);
};

export const reactionHandlers: Handlers<typeof reactionCommands> = {
  RollReaction: {
    may: (state, { speaker }, seat) =>
      objections(
        onlyReferee(seat),
        inEncounter(state),
        speaker === 'nobody' || state.creatures[speaker]
          ? null
          : impossible('no-such-thing', 'There is no such speaker.'),
      ),
    play: rollReaction,
  },
  SetReaction: { may: maySetReaction, play: setReaction },
};
