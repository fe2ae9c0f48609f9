import { byRule, type CommandOf, impossible, NotedDice, objections, type Roll } from '../../../core/index.ts';
import { type Handler, type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { deal } from '../../body/damage/deal.ts';
import { readAmount, throwDamage } from '../../body/damage/notation.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import type { illusionsCommands } from './commands.ts';

const mayShowIllusion: May<'ShowIllusion'> = (state, { creatures, damage }, seat) => {
  const barred = onlyReferee(seat);
  if (!rulesOf(state).illusions.played)
    return objections(barred, impossible('no-such-thing', 'These rules leave illusions to their spells.'));
  const victims = creatures.flatMap((each) => state.creatures[each] ?? []);
  if (victims.length === 0 || victims.length < creatures.length || new Set(creatures).size < creatures.length)
    return objections(barred, impossible('no-such-thing', 'Somebody named is not there.'));
  const dice = readAmount(damage);
  if (!dice) return objections(barred, impossible('bad-input', 'The damage is a number, or dice such as 2d6+1.'));
  const living = victims.filter((victim) => !isDead(victim));
  return objections(barred, living.length === 0 ? impossible('no-change', 'Nobody alive sees it.') : null);
};

const mayDisbelieve: May<'Disbelieve'> = (state, { creature, on }, seat) => {
  const found = state.creatures[creature];
  const barred = mayAct(state, seat, creature);
  if (!found) return objections(barred);
  if (!rulesOf(state).illusions.played)
    return objections(barred, impossible('no-such-thing', 'These rules leave illusions to their spells.'));
  if ((found.disbelieves === true) === on) return objections(barred, impossible('no-change', 'It is so already.'));
  return objections(
    barred,
    rulesOf(state).illusions.mayDisbelieve(found)
      ? null
      : byRule(
          rulesOf(state).illusions.cites.disbelief,
          'forbidden',
          'Only the characters of players disbelieve at will.',
        ),
  );
};

/** One roll of damage for all, as it comes from one thing. */
const showIllusion: Handler<'ShowIllusion'> = (play, { creatures, source, damage, breath, secret }) => {
  const victims = creatures.flatMap((each) => play.state.creatures[each] ?? []);
  const dice = readAmount(damage);
  if (!dice) return;
  const living = victims.filter((victim) => !isDead(victim));
  const roll = throwDamage(play, dice);
  for (const [place, victim] of living.entries())
    deceive(play, victim, { source, breath, secret }, roll, place === 0 && roll.faces.length > 0);
};

function deceive(
  play: Play,
  victim: Creature,
  { source, breath, secret }: Pick<CommandOf<'ShowIllusion'>, 'source' | 'breath' | 'secret'>,
  roll: Roll,
  first: boolean,
): void {
  const damage = Math.max(0, roll.total);
  const dice = new NotedDice(play.dice);
  const free = victim.disbelieves === true && play.rules.illusions.mayDisbelieve(victim);
  const how = free
    ? { believes: false, breathSaved: null, harm: 0 }
    : play.rules.illusions.deceives(victim, damage, breath, dice);
  play.happen({
    type: 'IllusionTried',
    creature: victim.id,
    source,
    secret,
    faces: dice.thrown.faces,
    ...how,
    ...(first && how.harm === 0 ? { threat: roll } : {}),
  });
  if (how.harm === 0) return;
  // In secret it reads as any other harm would.
  const why = {
    rule: secret ? play.rules.damage.cites.taken : play.rules.illusions.cites.harm,
    formula: source,
    roll,
  } as const;
  play.happen({ type: 'DamageRolled', target: victim.id, amount: how.harm, roll, subdual: false, why });
  deal(play, { target: victim.id, amount: how.harm, by: null, source, subdual: false, destructive: null });
}

export const illusionsHandlers: Handlers<typeof illusionsCommands> = {
  ShowIllusion: { may: mayShowIllusion, play: showIllusion },
  Disbelieve: {
    may: mayDisbelieve,
    play: (play, { creature, on }) => play.happen({ type: 'DisbeliefDeclared', creature, on }),
  },
};
