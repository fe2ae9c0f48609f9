import { byRule, type CreatureId, impossible, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { foesOf, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { distanceFor, feetApart } from '../../situation/reach/reach.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { deedsOf } from '../../situation/round/deeds.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { forActing } from '../../table/permission/permission.ts';
import { forTarget } from '../attack/attack.ts';
import { attackOf } from '../attack/routine.ts';
import { strike } from '../attack/strike.ts';
import type { parryingCommands } from './commands.ts';

const parry: Handler<'Parry'> = (play, { creature, against, points, wards }) => {
  const found = play.state.creatures[creature];
  const refusal = forActing(play, creature) ?? forTarget(play, creature, against);
  if (refusal || !found) return refusal;
  if (!Number.isInteger(points) || points < 1) return impossible('bad-input', 'How many points?');
  for (const objection of objections(play.state, found, against, points, wards)) {
    const unable = play.unless(objection);
    if (unable) return unable;
  }
  play.happen({ type: 'Parried', creature, against, points, wards });
  return null;
};

/** Points that somebody has not shared out yet in this round. */
export function pointsLeft({ encounter, ruleset }: GameState, creature: CreatureId): number {
  const spent = Object.values(encounter?.combat?.parries?.[creature]?.against ?? {});
  return rulesFor(ruleset).parrying.points - spent.reduce((sum, each) => sum + each, 0);
}

/** Why somebody cannot parry now; null when nothing is against it. */
export function mayParry(state: GameState, { id, moved }: Creature): Refusal | null {
  const { encounter, ruleset } = state;
  const combat = encounter?.combat;
  const { parrying } = rulesFor(ruleset);
  if (parrying.points === 0) return impossible('forbidden', 'Nobody parries by these rules.');
  if (!combat || !sideOf(encounter, id)) return impossible('no-encounter', 'Blows are parried in a fight.');
  if (encounter.raging?.includes(id))
    return byRule(rulesFor(state.ruleset).backgrounds.cites.rage, 'forbidden', 'Whoever rages does not parry.');
  const did = deedsOf(state, id).length > 0;
  const busy =
    (combat.acted.includes(id) && !isParrying(state, id)) || combat.blows.some((blow) => blow.creature === id) || did;
  if (busy || moved > 0 || boundBy(state, id))
    return byRule(
      rulesFor(state.ruleset).parrying.cites.parry,
      'already-tried',
      'Whoever parries does nothing else in the round.',
    );
  const place = combat.actors.findIndex((actors) => actors.includes(id));
  const late = combat.stage === 'acting' && place >= 0;
  const due = combat.stage === 'declarations' || (late && (place <= combat.acting || !parrying.announced));
  return due
    ? null
    : byRule(
        rulesFor(state.ruleset).parrying.cites.parry,
        'out-of-turn',
        'A parry is announced before initiative, or in one’s turn.',
      );
}

function objections(
  state: GameState,
  parrier: Creature,
  against: CreatureId,
  points: number,
  wards: readonly CreatureId[],
): readonly Refusal[] {
  const { parrying } = rulesFor(state.ruleset);
  const spent = state.encounter?.combat?.parries?.[parrier.id]?.against ?? {};
  const foes = foesOf(state, parrier.id);
  const shared = parrying.share(foes, { ...spent, [against]: (spent[against] ?? 0) + points });
  return [
    mayParry(state, parrier),
    'why' in shared ? byRule(parrying.rule, 'forbidden', `The points cannot be shared out so: ${shared.why}.`) : null,
    isTooLate(state, against) ? byRule(parrying.rule, 'already-tried', 'They have struck in this round.') : null,
    wards.every((ward) => mayWard(state, parrier, ward))
      ? null
      : byRule(
          rulesFor(state.ruleset).parrying.cites.others,
          'too-far',
          'Only companions within ten feet are defended.',
        ),
  ].filter((refusal) => refusal !== null);
}

/** The points are fixed before the attacker rolls, unless a parry need not be announced. */
export const isTooLate = ({ encounter, ruleset }: GameState, attacker: CreatureId): boolean =>
  rulesFor(ruleset).parrying.announced && hasStruck(encounter, attacker);

const hasStruck = (encounter: GameState['encounter'], attacker: CreatureId): boolean =>
  encounter?.combat?.blows.some((blow) => blow.creature === attacker && blow.kind === 'melee') ?? false;

/** Where the board does not tell how far, they are near. */
export function mayWard(state: GameState, parrier: Creature, ward: CreatureId): boolean {
  const found = state.creatures[ward];
  const companions = sideOf(state.encounter, parrier.id)?.members.includes(ward) === true && ward !== parrier.id;
  return (
    found !== undefined &&
    companions &&
    rulesFor(state.ruleset).parrying.mayDefend(feetApart(state, parrier, found) ?? 0)
  );
}

/** At once, without the modifiers of the parry. */
const counterAttack: Handler<'CounterAttack'> = (play, { creature, target: at, attack }) => {
  const [found, target] = [play.state.creatures[creature], play.state.creatures[at]];
  const refusal = forActing(play, creature) ?? forTarget(play, creature, at) ?? opened(play, creature, at);
  if (refusal || !found || !target) return refusal;
  const choice = attackOf(found, attack);
  if (choice?.attack.kind !== 'melee') return impossible('no-such-thing', `${found.name} has no such attack.`);
  play.happen({ type: 'CounterTaken', creature, target: at });
  const distance = distanceFor(play.state, found, target, 'melee');
  const stroke = {
    attacker: found,
    target,
    attack: choice.attack,
    distance,
    modifier: 0,
    behind: false,
    backstab: false,
  };
  strike(play, { ...stroke, free: true }, choice, false);
  return null;
};

function opened({ state }: Play, creature: CreatureId, target: CreatureId): Refusal | null {
  const open = state.encounter?.combat?.counters?.some(({ by, at }) => by === creature && at === target);
  return open ? null : impossible('out-of-turn', 'They have not laid themselves open.');
}

export const parryingHandlers: Handlers<typeof parryingCommands> = { Parry: parry, CounterAttack: counterAttack };
