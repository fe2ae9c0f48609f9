import { byRule, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { breathesWater } from '../../situation/condition/enchantment.ts';
import { mayAct, mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { swimmingCommands } from './commands.ts';

/** Carried, or in hand. */
export const hasDagger = ({ items, attacks }: Creature): boolean =>
  [...items, ...attacks].some(({ name }) => /\bdagger\b/i.test(name));

/** Whoever wears plate cannot slip out of it in a round, as out of other armour. */
export const wearsPlate = (creature: Creature): boolean => creature.armour === 'plate' && !isDead(creature);

const mayBeginDrowning: May<'BeginDrowning'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  const { cutting } = rulesOf(state).equipping;
  const barred = onlyReferee(seat);
  if (!found || !cutting || !wearsPlate(found))
    return objections(barred, impossible('no-such-thing', 'Nobody of that name drowns in plate.'));
  return objections(barred, breathing(state, found));
};

const mayCutFree: May<'CutFree'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  const barred = mayAct(state, seat, creature);
  if (!found) return objections(barred);
  const { cutting } = rulesOf(state).equipping;
  const rounds = state.drowning?.[creature] ?? 0;
  if (!cutting || rounds === 0 || !wearsPlate(found))
    return objections(barred, impossible('no-such-thing', `${found.name} is not drowning in plate.`));
  return objections(
    barred,
    hasDagger(found) ? null : byRule(cutting.rule, 'not-equipped', `${found.name} has no dagger to cut with.`),
  );
};

/** Nobody drowns who breathes under water by magic. */
function breathing(state: GameState, { id, name }: Creature): Refusal | null {
  const rule = breathesWater(state, id);
  return rule && byRule(rule, 'no-change', `${name} breathes under water by magic, and does not drown.`);
}

const mayCheckDrowning: May<'CheckDrowning'> = (state, { creature }, seat) => {
  const swimmer = state.creatures[creature];
  const barred = objections(onlyReferee(seat), mayCommand(state, seat, creature));
  if (!swimmer) return barred;
  return objections(
    ...barred,
    isDead(swimmer) ? byRule(rulesOf(state).swimming.cites.drowning, 'incapable', `${swimmer.name} is dead.`) : null,
    breathing(state, swimmer),
  );
};

/** What stands against each of these commands. */
export const swimmingLegality: Legality<typeof swimmingCommands> = {
  BeginDrowning: mayBeginDrowning,
  CutFree: mayCutFree,
  CheckDrowning: mayCheckDrowning,
};
