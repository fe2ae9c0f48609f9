import { byRule, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { kill } from '../../body/dying/dying.ts';
import { breathesWater } from '../../situation/condition/enchantment.ts';
import { against, chanceText, percent, succeeds } from '../../table/chance/chance.ts';
import { mayAct, mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { swimmingCommands } from './commands.ts';
import { beginDrowning, cutFree } from './cutting.ts';

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
    return objections(barred, impossible('no-such-thing', `${called(found)} is not drowning in plate.`));
  return objections(
    barred,
    hasDagger(found) ? null : byRule(cutting.rule, 'not-equipped', `${called(found)} has no dagger to cut with.`),
  );
};

/** Nobody drowns who breathes under water by magic. */
function breathing(state: GameState, swimmer: Creature): Refusal | null {
  const rule = breathesWater(state, swimmer.id);
  return rule && byRule(rule, 'no-change', `${called(swimmer)} breathes under water by magic, and does not drown.`);
}

const mayCheckDrowning: May<'CheckDrowning'> = (state, { creature }, seat) => {
  const swimmer = state.creatures[creature];
  const barred = objections(onlyReferee(seat), mayCommand(state, seat, creature));
  if (!swimmer) return barred;
  return objections(
    ...barred,
    isDead(swimmer) ? byRule(rulesOf(state).swimming.cites.drowning, 'incapable', `${called(swimmer)} is dead.`) : null,
    breathing(state, swimmer),
  );
};

/** When there is a risk, and how great, is the referee's to say. */
const checkDrowning: Handler<'CheckDrowning'> = (play, { creature, chance: percentage }) => {
  const swimmer = play.state.creatures[creature];
  if (!swimmer) return;
  struggle(play, swimmer, percentage);
};

/** In water that so many in a hundred drown in; whoever does dies of it. */
export function struggle(play: Play, swimmer: Creature, percentage: number): void {
  const chance = percent(percentage);
  const roll = play.roll(1, chance.sides);
  const drowns = succeeds(chance, roll.total);
  const why = {
    rule: play.rules.swimming.cites.drowning,
    formula: `d100 ≤ ${chanceText(chance)}`,
    ...against(chance, roll),
  } as const;
  play.happen({ type: 'DrowningChecked', creature: swimmer.id, roll, drowns, why });
  if (drowns) kill(play, swimmer, null, { why, rolls: [] });
}

export const swimmingHandlers: Handlers<typeof swimmingCommands> = {
  CheckDrowning: { may: mayCheckDrowning, play: checkDrowning },
  BeginDrowning: { may: mayBeginDrowning, play: beginDrowning },
  CutFree: { may: mayCutFree, play: cutFree },
};
