import { byRule, type CreatureId, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, type May, nameOf, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { foesOf, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { deedsOf } from '../../situation/round/deeds.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { strikesAlone } from '../../situation/round/strikes-alone.ts';
import { mayAct } from '../../table/permission/permission.ts';
import { plainStroke } from '../attack/aim.ts';
import { mayTarget, noSuchAttack } from '../attack/may.ts';
import { attackOf } from '../attack/routine.ts';
import { strike } from '../attack/strike.ts';
import type { parryingCommands } from './commands.ts';

/** Points that somebody has not shared out yet in this round. */
export function pointsLeft(state: GameState, creature: CreatureId): number {
  const spent = Object.values(state.encounter?.combat?.parries?.[creature]?.against ?? {});
  return rulesOf(state).parrying.points - spent.reduce((sum, each) => sum + each, 0);
}

/** Why somebody cannot parry now; null when nothing is against it. */
export function mayParryNow(state: GameState, creature: Creature): Refusal | null {
  const { id, moved } = creature;
  const { encounter } = state;
  const combat = encounter?.combat;
  const { parrying } = rulesOf(state);
  if (parrying.points === 0) return impossible('forbidden', 'Nobody parries by these rules.');
  if (!combat || !sideOf(encounter, id)) return impossible('no-encounter', 'Blows are parried in a fight.');
  const alone = strikesAlone(state, creature);
  if (alone) return alone;
  const did = deedsOf(state, id).length > 0;
  const busy =
    (combat.acted.includes(id) && !isParrying(state, id)) || combat.blows.some((blow) => blow.creature === id) || did;
  const { parry } = parrying.cites;
  if (busy || moved > 0 || boundBy(state, id))
    return byRule(parry, 'already-tried', 'Whoever parries does nothing else in the round.');
  const place = combat.actors.findIndex((actors) => actors.includes(id));
  const late = combat.stage === 'acting' && place >= 0;
  const due = combat.stage === 'declarations' || (late && (place <= combat.acting || !parrying.announced));
  return due ? null : byRule(parry, 'out-of-turn', 'A parry is announced before initiative, or in one’s turn.');
}

const mayParry: May<'Parry'> = (state, { creature, against, points, wards }, seat) => {
  const found = state.creatures[creature];
  const barred = mayAct(state, seat, creature);
  if (!found) return objections(barred);
  const { parrying } = rulesOf(state);
  const spent = state.encounter?.combat?.parries?.[creature]?.against ?? {};
  const shared = parrying.share(foesOf(state, creature), { ...spent, [against]: (spent[against] ?? 0) + points });
  return objections(
    barred,
    mayTarget(state, seat, creature, against),
    Number.isInteger(points) && points >= 1 ? null : impossible('bad-input', 'Give one point at least.'),
    mayParryNow(state, found),
    'why' in shared ? byRule(parrying.rule, 'forbidden', `The points cannot be shared out so: ${shared.why}.`) : null,
    isTooLate(state, against) ? byRule(parrying.rule, 'already-tried', 'They have struck in this round.') : null,
    wards.every((ward) => mayWard(state, found, ward))
      ? null
      : byRule(parrying.cites.others, 'too-far', 'Only companions within ten feet are defended.'),
  );
};

/** The points are fixed before the attacker rolls, unless a parry need not be announced. */
export const isTooLate = (state: GameState, attacker: CreatureId): boolean =>
  rulesOf(state).parrying.announced && hasStruck(state.encounter, attacker);

const hasStruck = (encounter: GameState['encounter'], attacker: CreatureId): boolean =>
  encounter?.combat?.blows.some((blow) => blow.creature === attacker && blow.kind === 'melee') ?? false;

/** Where the board does not tell how far, they are near. */
export function mayWard(state: GameState, parrier: Creature, ward: CreatureId): boolean {
  const found = state.creatures[ward];
  const companions = sideOf(state.encounter, parrier.id)?.members.includes(ward) === true && ward !== parrier.id;
  return found !== undefined && companions && rulesOf(state).parrying.mayDefend(feetApart(state, parrier, found) ?? 0);
}

const mayCounter: May<'CounterAttack'> = (state, { creature, target, attack }, seat) => {
  const found = state.creatures[creature];
  const open = state.encounter?.combat?.counters?.some(({ by, at }) => by === creature && at === target);
  return objections(
    mayAct(state, seat, creature),
    mayTarget(state, seat, creature, target),
    open ? null : impossible('out-of-turn', `${nameOf(state, target)} has not left an opening.`),
    found && attackOf(found, attack)?.attack.kind !== 'melee' ? noSuchAttack(found) : null,
  );
};

/** At once, without the modifiers of the parry. */
const counterAttack: Handler<'CounterAttack'> = (play, { creature, target: at, attack }) => {
  const [found, target] = [play.state.creatures[creature], play.state.creatures[at]];
  const choice = found && attackOf(found, attack);
  if (!target || !choice) return;
  play.happen({ type: 'CounterTaken', creature, target: at });
  strike(play, { ...plainStroke(play.state, found, target, choice), free: true }, choice, false);
};

export const parryingHandlers: Handlers<typeof parryingCommands> = {
  Parry: {
    may: mayParry,
    play: (play, { creature, against, points, wards }) =>
      play.happen({ type: 'Parried', creature, against, points, wards }),
  },
  CounterAttack: { may: mayCounter, play: counterAttack },
};
