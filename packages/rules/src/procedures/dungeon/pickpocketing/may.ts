import { byPermission, byRule, impossible, objections, type Refusal, type RuleId } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { mayAct } from '../../table/permission/permission.ts';
import type { pickpocketingCommands } from './commands.ts';

/** In a fight nobody lets a hand into the pocket. */
export const outOfReach = (state: GameState, thief: Creature, victim: Creature): Refusal | null => {
  const { cites } = rulesOf(state).pickpocketing;
  if (state.encounter?.mode === 'combat') return byRule(cites.theft, 'in-encounter', 'Not in the middle of a fight.');
  return areClose(state, thief.at, victim.at)
    ? null
    : byRule(cites.theft, 'too-far', `${victim.name} is out of reach.`);
};

const untaught = (rule: RuleId, { name }: Creature, chance: number | null): Refusal | null =>
  chance === null ? byRule(rule, 'forbidden', `${name} is no pickpocketer.`) : null;

const mayPickPocket: May<'PickPocket'> = (state, { thief, victim, wary = false }, seat) => {
  const hand = state.creatures[thief];
  const barred = mayAct(state, seat, thief);
  if (!hand) return objections(barred);
  const rule = rulesOf(state).pickpocketing;
  if (!rule.played) return objections(barred, impossible('no-such-thing', 'These rules know no picking of pockets.'));
  const mark = state.creatures[victim];
  if (!mark || thief === victim || isDead(mark) || !isInSight(state, seat, mark))
    return objections(barred, impossible('no-such-thing', 'There is nobody of that name here.'));
  if (wary && seat.role !== 'referee')
    return objections(barred, byPermission('not-your-seat', 'Whether somebody is wary, the referee says.'));
  const chance = rulesOf(state).skills.chance(hand, rule.skill);
  return objections(
    barred,
    untaught(rule.cites.theft, hand, chance),
    rulesOf(state).skills.hindrance(hand, rule.skill),
    outOfReach(state, hand, mark),
  );
};

/** What stands against each of these commands. */
export const pickpocketingLegality: Legality<typeof pickpocketingCommands> = {
  PickPocket: mayPickPocket,
};
