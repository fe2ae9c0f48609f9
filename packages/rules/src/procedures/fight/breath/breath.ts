import { byRule, type CreatureId, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { type Handler, type Handlers, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isHarm } from '../../../state/harms.ts';
import { dayOf } from '../../../state/ledger.ts';
import { isCapable, isDead } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import type { Breath } from '../../../state/traits.ts';
import { type DamageDice, readDamage } from '../../body/damage/notation.ts';
import { callForSaves } from '../../body/saving-throw/saving-throw.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { namedToAll } from '../../situation/sight/named-to-all.ts';
import { mayAct } from '../../table/permission/permission.ts';
import { asConfused } from '../attack/striker-and-target.ts';
import type { breathCommands } from './commands.ts';

/** How often it has breathed today. */
export const breathsToday = (state: GameState, { breathed }: Creature): number =>
  breathed?.day === dayOf(state) ? breathed.times : 0;

/** What stands against a breath now, whoever is caught in it. */
export function mayBreatheNow(state: GameState, creature: Creature, { aDay }: Breath): readonly Refusal[] {
  const { encounter } = state;
  const rule = rulesOf(state).monsters.cites.bestiary;
  const combat = encounter?.combat;
  const { id } = creature;
  const name = called(creature);
  const acts = combat?.stage === 'acting' && combat.actors[combat.acting]?.includes(id) === true;
  const struck = combat?.acted.includes(id) || combat?.blows.some((blow) => blow.creature === id);
  return objections(
    isCapable(creature) ? null : impossible('incapable', `${name} cannot act.`),
    sideOf(encounter, id) ? null : impossible('no-encounter', `${name} meets nobody.`),
    acts ? null : byRule(rule, 'out-of-turn', `It is not the place of ${name} in the round.`),
    struck ? byRule(rule, 'already-tried', `${name} has attacked in this round, and breathes instead of that.`) : null,
    encounter && encounter.breathless?.[id] === encounter.round
      ? byRule(rule, 'already-tried', `${name} does not breathe in this round: the die has said so.`)
      : null,
    aDay === undefined || breathsToday(state, creature) < aDay
      ? null
      : byRule(rule, 'already-tried', `${name} has breathed ${counted(aDay, 'time')} today, and no more.`),
  );
}

function mayBreathe(
  state: GameState,
  asked: { readonly creature: CreatureId; readonly targets: readonly CreatureId[] },
  seat: Seat,
): readonly Refusal[] {
  const found = state.creatures[asked.creature];
  const barred = mayAct(state, seat, asked.creature);
  if (!found) return objections(barred);
  const breath = found.traits?.breath;
  if (!breath) return objections(barred, impossible('no-such-thing', `${called(found)} has no such breath.`));
  const wrong = asked.targets.some((target) => {
    const caught = state.creatures[target];
    return !caught || isDead(caught) || target === found.id || !isInSight(state, seat, caught);
  });
  const nobody = asked.targets.length === 0 || new Set(asked.targets).size !== asked.targets.length;
  return objections(
    barred,
    wrong || nobody ? impossible('no-such-thing', 'Somebody named is not there.') : null,
    ...mayBreatheNow(state, found, breath),
    ...asked.targets.flatMap((target) => state.creatures[target] ?? []).map((each) => asConfused(state, found, each)),
  );
}

/** As much as it has hit points left, unless its description has dice: one amount for all, and half for those who save. */
const breathe: Handler<'Breathe'> = (play, { creature, targets, modifier }) => {
  const found = play.state.creatures[creature];
  const breath = found?.traits?.breath;
  if (!found || !breath) return;
  const dice = diceOf(found, breath);
  if (!dice) return impossible('bad-input', `"${breath.damage}" is not an amount of damage.`);
  const { what, aDay, inSix } = breath;
  const chance = inSix === undefined ? null : { roll: play.roll(1, 6), upTo: inSix };
  if (chance && chance.roll.total > chance.upTo) {
    play.happen({ type: 'BreathHeld', creature, what, chance });
    return;
  }
  changeMode(play, 'attack');
  play.happen({
    type: 'Breathed',
    creature,
    targets,
    what,
    times: breathsToday(play.state, found) + 1,
    ...(aDay === undefined ? {} : { aDay }),
    ...(chance ? { chance } : {}),
  });
  const source = `the ${what} of ${namedToAll(play.state, found)}`;
  const of = isHarm(what) ? { harm: what, dice: Math.max(1, Math.floor(found.hitDice?.dice ?? 1)) } : undefined;
  callForSaves(
    play,
    {
      creatures: targets,
      save: 'breath',
      modifier,
      source,
      otherwise: 'none',
      destructive: false,
      ...(of ? { of } : {}),
    },
    dice,
  );
};

/** Where they are thrown for each hit die, at least once. */
export function diceOf({ hitPoints, hitDice }: Creature, { damage, eachDie }: Breath): DamageDice | null {
  const dice = readDamage(damage ?? String(hitPoints.now));
  const times = eachDie ? Math.max(1, Math.floor(hitDice?.dice ?? 1)) : 1;
  return dice && { ...dice, count: dice.count * times, plus: dice.plus * times };
}

export const breathHandlers: Handlers<typeof breathCommands> = { Breathe: { may: mayBreathe, play: breathe } };
