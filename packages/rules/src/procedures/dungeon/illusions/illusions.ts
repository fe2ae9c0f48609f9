import { byRule, type CommandOf, impossible, NotedDice, type Roll } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { deal } from '../../body/damage/deal.ts';
import { readDamage, throwDamage } from '../../body/damage/notation.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';
import type { illusionsCommands } from './commands.ts';

/** One roll of damage for all, as it comes from one thing. */
const showIllusion: Handler<'ShowIllusion'> = (play, { creatures, source, damage, breath, secret }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!play.rules.illusions.played) return impossible('no-such-thing', 'These rules leave illusions to their spells.');
  const victims = creatures.flatMap((each) => play.state.creatures[each] ?? []);
  if (victims.length === 0 || victims.length < creatures.length || new Set(creatures).size < creatures.length)
    return impossible('no-such-thing', 'Somebody named is not there.');
  const dice = readDamage(damage);
  if (!dice) return impossible('bad-input', 'The damage is a number or dice.');
  const living = victims.filter((victim) => !isDead(victim));
  if (living.length === 0) return impossible('no-change', 'Nobody alive sees it.');
  const roll = throwDamage(play, dice);
  for (const [place, victim] of living.entries())
    deceive(play, victim, { source, breath, secret }, roll, place === 0 && roll.faces.length > 0);
  return null;
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

const disbelieve: Handler<'Disbelieve'> = (play, { creature, on }) => {
  const refusal = forActing(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  if (!play.rules.illusions.played) return impossible('no-such-thing', 'These rules leave illusions to their spells.');
  if ((found.disbelieves === true) === on) return impossible('no-change', 'It is so already.');
  const unable = play.rules.illusions.mayDisbelieve(found)
    ? null
    : play.unless(
        byRule(play.rules.illusions.cites.disbelief, 'forbidden', 'Only the characters of players disbelieve at will.'),
      );
  if (unable) return unable;
  play.happen({ type: 'DisbeliefDeclared', creature, on });
  return null;
};

export const illusionsHandlers: Handlers<typeof illusionsCommands> = {
  ShowIllusion: showIllusion,
  Disbelieve: disbelieve,
};
