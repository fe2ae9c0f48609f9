import { byRule, impossible, objections, offer } from '../../../core/index.ts';
import { type Declaration, type Handler, type Handlers, type May, type Offers, rulesOf } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import { deal } from '../../body/damage/deal.ts';
import { readDamage, throwDamage } from '../../body/damage/notation.ts';
import { mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { bombingCommands } from './commands.ts';
import { type BombingEvent, bombingEvolvers } from './events.ts';
import { bombingTellers } from './tell.ts';

const mayDropBomb: May<'DropBomb'> = (state, { targets, altitude, damage }, seat) => {
  const below = targets.flatMap((target) => state.creatures[target] ?? []).filter((target) => !isDead(target));
  const barred = onlyReferee(seat);
  if (below.length === 0 || below.length !== targets.length)
    return objections(barred, impossible('no-such-thing', 'Somebody named is not there.'));
  const dice = readDamage(damage);
  if (!dice) return objections(barred, impossible('bad-input', `"${damage}" is not an amount of damage.`));
  const rule = rulesOf(state).bombing;
  return objections(
    barred,
    altitude <= rule.highest
      ? null
      : byRule(
          rulesOf(state).bombing.cites.dropping,
          'too-far',
          `From more than ${rule.highest} feet nothing can be aimed.`,
        ),
  );
};

/** A die for each below, then the damage once for all that are hit (R31). */
const dropBomb: Handler<'DropBomb'> = (play, { targets, damage }) => {
  const below = targets.flatMap((target) => play.state.creatures[target] ?? []).filter((target) => !isDead(target));
  const dice = readDamage(damage);
  if (!dice) return;
  const rule = play.rules.bombing;
  const thrown = below.map((target) => {
    const roll = play.roll(1, 20);
    return { creature: target.id, roll, hit: roll.total >= rule.hitsFrom };
  });
  play.happen({ type: 'BombDropped', targets: thrown });
  const hit = thrown.filter((target) => target.hit);
  const roll = hit.length > 0 ? throwDamage(play, dice) : null;
  for (const { creature } of hit) {
    if (!roll) continue;
    play.happen({
      type: 'DamageRolled',
      target: creature,
      amount: roll.total,
      roll,
      subdual: false,
      why: { rule: play.rules.bombing.cites.dropping, formula: `${damage} to all that are hit`, roll },
    });
    deal(play, { target: creature, amount: roll.total, by: null, source: 'bomb', subdual: false, destructive: null });
  }
};

const bombingHandlers: Handlers<typeof bombingCommands> = { DropBomb: { may: mayDropBomb, play: dropBomb } };

const bombingOffers: Offers = (state, seat) => {
  const below = Object.values(state.creatures).filter((creature) => !isDead(creature) && creature.at !== null);
  if (!mayReferee(seat) || below.length === 0 || !state.encounter) return [];
  const { highest, damage } = rulesOf(state).bombing;
  return [
    offer('DropBomb', 'Something is dropped from the air', {
      place: 'palette',
      rule: rulesOf(state).bombing.cites.dropping,
      fixed: { damage: `${damage.count}d${damage.sides}` },
      inputs: { targets: { of: below, least: 1 }, altitude: { least: 0, most: highest, preset: highest } },
    }),
  ];
};

export const bombing: Declaration<typeof bombingCommands, BombingEvent> = {
  forms: bombingCommands,
  handle: bombingHandlers,
  evolve: bombingEvolvers,
  tell: bombingTellers,
  offer: bombingOffers,
};
