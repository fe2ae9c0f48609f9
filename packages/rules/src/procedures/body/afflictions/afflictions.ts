import type { Handler, Handlers } from '../../../play/index.ts';
import { isDead, ROUNDS_PER_TURN, turnOf } from '../../../state/read.ts';
import { sufferAilment } from './befall.ts';
import type { afflictionsCommands } from './commands.ts';
import { curable, mayAfflict, mayCure, mayRouse, mayRuleBite, mayShakeOut } from './may.ts';

const afflict: Handler<'Afflict'> = (play, { creature, by, modifier }) => {
  const named = play.rules.afflictions.known.find(({ value }) => value === by);
  if (!named) return;
  sufferAilment(play, creature, named.affliction, modifier);
};

const cure: Handler<'Cure'> = (play, { creature }) => {
  const found = play.state.creatures[creature];
  const kinds = found && !isDead(found) ? curable(play.state, found) : [];
  for (const kind of kinds) play.happen({ type: 'AilmentEnded', creature, kind, how: 'cured' });
};

const shakeOut: Handler<'ShakeOut'> = (play, { creature, victim: whom }) => {
  play.happen({ type: 'ShakenOut', creature, victim: whom });
  play.happen({ type: 'AilmentEnded', creature: whom, kind: 'terrified' });
};

const rouse: Handler<'Rouse'> = (play, { creature, patient: whom }) => {
  const turn = turnOf(play.state);
  play.happen({ type: 'RousingBegan', creature, patient: whom, turn });
  play.happen({
    type: 'AilmentBegan',
    creature: whom,
    ailment: { kind: 'senseless', until: turn * ROUNDS_PER_TURN, ends: 'wakes' },
  });
};

const ruleBite: Handler<'RuleBite'> = (play, { creature, forGood }) => {
  const found = play.state.creatures[creature];
  const rule = found ? play.rules.afflictions.biteRuling(found) : null;
  if (!rule) return;
  play.happen({ type: 'BiteRuled', creature, forGood, rule });
};

export const afflictionsHandlers: Handlers<typeof afflictionsCommands> = {
  Afflict: { may: mayAfflict, play: afflict },
  ShakeOut: { may: mayShakeOut, play: shakeOut },
  Cure: { may: mayCure, play: cure },
  Rouse: { may: mayRouse, play: rouse },
  RuleBite: { may: mayRuleBite, play: ruleBite },
};
