import { type Play, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound, Encounter } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { sideKind, sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { landPending } from '../../body/damage/deal.ts';
import { awaitsMorale } from '../../meeting/morale/morale.ts';
import { beginRound } from '../../meeting/steps/round.ts';
import { isInMelee, mightStrike } from '../../situation/reach/reach.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { hasCast } from '../../situation/round/deeds.ts';
import { isHolding, isShown, momentOf } from '../../situation/round/moment.ts';
import type { Moment, Phase } from '../../situation/round/phase.ts';
import { showsAnybody, sidesShownAt } from '../../situation/round/shown-order.ts';
import { isHasted, moverOf } from '../../situation/round/swift.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { attacksLeft } from '../attack/routine.ts';
import { hasUseOf, stateAt, strikesRather } from './idle.ts';
import { spent, undeadBefore } from './may-turn.ts';

/** On to the next phase in which somebody can do something; a new round when none is left. */
export function enterPhase(play: Play): void {
  landPending(play);
  const { encounter } = play.state;
  const next = encounter?.combat ? nextPhase(play.state, encounter, encounter.combat) : null;
  if (next && encounter?.combat) begin(play, encounter, encounter.combat, next);
  else if (encounter?.combat && endsWithMorale(play.state, encounter, encounter.combat))
    play.happen({ type: 'PhaseBegan', acting: encounter.combat.order.length, phase: 'morale', secret: true });
  else beginRound(play);
}

/** Of a phase that is due for a secret’s sake the table is not told: it sees the one before, or at first the one after. */
function begin(play: Play, encounter: Encounter, combat: CombatRound, next: Moment): void {
  if (isOpen(play.state, encounter, combat, next)) {
    play.happen({ type: 'PhaseBegan', ...next });
    return;
  }
  const moments = play.rules.combatRound.order.timeline(combat.order.length);
  const shown =
    combat.phase === null
      ? momentsAfter(moments, next).find((moment) => isOpen(play.state, encounter, combat, moment))
      : undefined;
  if (shown) play.happen({ type: 'PhaseBegan', ...shown });
  play.happen({ type: 'PhaseBegan', ...next, secret: true });
}

/** Whether a phase comes for the sake of somebody whom the table is shown. Those of whom nobody is shown have their time to move. */
function isOpen(state: GameState, encounter: Encounter, combat: CombatRound, moment: Moment): boolean {
  const { acting, phase } = moment;
  const afar = movesAfar(state, encounter, combat, acting);
  const moves = (who: Creature) => phase === 'movement' && afar(who);
  return (
    phase !== 'morale' && isWorthwhile(state, encounter, combat, moment, (who) => isShown(state, who) || moves(who))
  );
}

/** Who is of a side of whom nobody is shown, and has the time to move at a place of the order. */
function movesAfar(
  state: GameState,
  encounter: Encounter,
  combat: CombatRound,
  acting: number,
): (who: Creature) => boolean {
  const seen = sidesShownAt(state, encounter, combat, acting);
  const afar = encounter.sides.filter((side) => seen.includes(side.id) && !showsAnybody(state, side));
  return (who) => afar.some(({ members }) => members.includes(who.id));
}

/** Whether a phase must be left to the referee, who alone knows what becomes of it. */
export const isUnseen = (state: GameState, encounter: Encounter, combat: CombatRound, moment: Moment): boolean =>
  moment.phase === 'movement' &&
  isWorthwhile(state, encounter, combat, moment, movesAfar(state, encounter, combat, moment.acting));

/** Whether all have acted, and hearts are still to be tried before the next round. */
export const endsWithMorale = (state: GameState, { sides }: Encounter, combat: CombatRound): boolean =>
  rulesOf(state).morale.check.checkedAt === 'end-of-round' &&
  momentOf(combat).acting < combat.order.length &&
  sides.some((side) => awaitsMorale(state, side));

/** Where the round goes on; null when it is over. */
export function nextPhase(state: GameState, encounter: Encounter, combat: CombatRound): Moment | null {
  const moments = rulesOf(state).combatRound.order.timeline(combat.order.length);
  return (
    momentsAfter(moments, momentOf(combat)).find((moment) =>
      isWorthwhile(state, encounter, combat, moment, () => true),
    ) ?? null
  );
}

/** What is left of a round; of one whose rules have changed since, the places after this. */
export function momentsAfter(
  moments: readonly Moment[],
  { acting, phase }: { readonly acting: number; readonly phase: string | null },
): readonly Moment[] {
  if (phase === null) return moments;
  const now = moments.findIndex((moment) => moment.acting === acting && moment.phase === phase);
  return now < 0 ? moments.filter((moment) => moment.acting > acting) : moments.slice(now + 1);
}

/** Whether somebody whose place it is, and who counts, can do anything in a phase; when it cannot be told, yes. */
export function isWorthwhile(
  state: GameState,
  encounter: Encounter,
  combat: CombatRound,
  moment: Moment,
  counts: (creature: Creature) => boolean,
): boolean {
  const { acting, phase } = moment;
  if (isBeforeEarly(combat, moment)) return false;
  if (phase === 'morale') return moraleAt(state, encounter, combat, acting);
  const actors = (combat.actors[acting] ?? []).flatMap((actor) => state.creatures[actor] ?? []);
  return actors.some((one) => counts(one) && canDoAnything(state, encounter, combat, { acting, phase }, one));
}

/** Before the order proper comes whoever shoots first, and nothing else. */
const isBeforeEarly = ({ early = 0 }: CombatRound, { acting, phase }: Moment): boolean =>
  acting < early && phase !== 'missile';

/** The same of one whose place it is. */
export function canDoAnything(
  state: GameState,
  encounter: Encounter,
  combat: CombatRound,
  moment: Moment & { readonly phase: Exclude<Phase, 'morale'> },
  creature: Creature,
): boolean {
  const { acting, phase } = moment;
  const { declaring } = rulesOf(state).combatRound;
  const declared = combat.declarations[creature.id]?.action ?? null;
  return (
    isCapable(creature) &&
    !isBeforeEarly(combat, moment) &&
    !isHolding(combat, creature.id, moment) &&
    declaring.allows(phase, declared, sideKind(encounter, creature.id)) &&
    isFreeFor(state, encounter, combat, phase, creature, acting >= combat.slowFrom) &&
    (!state.automation.rounds || isWanted(stateAt(state, moment), creature, phase))
  );
}

/** Whether nothing that was declared or done in the round keeps somebody from what a phase is for. */
function isFreeFor(
  state: GameState,
  encounter: Encounter,
  combat: CombatRound,
  phase: Exclude<Phase, 'morale'>,
  creature: Creature,
  slow: boolean,
): boolean {
  const declared = combat.declarations[creature.id]?.action ?? null;
  switch (phase) {
    case 'movement':
      return (
        (!boundBy(state, creature.id) || isHasted(state, creature.id)) &&
        !combat.parries?.[creature.id] &&
        !(slow && creature.moved > 0) &&
        rulesOf(state).combatRound.declaring.moves(declared, sideKind(encounter, creature.id)) > 0
      );
    case 'spells':
      return casts(state, combat, creature) || turns(state, creature);
    case 'missile':
      return canAttack(state, combat, creature, 'missile', slow);
    case 'melee':
      return canAttack(state, combat, creature, 'melee', slow) && mightStrike(state, creature);
    default:
      return phase satisfies never;
  }
}

/** Where empty phases pass: what the party can really do, and what the table sees that the others might. */
function isWanted(state: GameState, creature: Creature, phase: Phase): boolean {
  if (ofParty(state, creature)) return hasUseOf(state, creature, phase);
  if (phase === 'missile') return !strikesRather(state, creature);
  return phase !== 'movement' || !isInMelee(state, creature.id);
}

/** A check is due, or its outcome to be settled, for a side that acts here for the first time in the round. */
export const moraleAt = (state: GameState, encounter: Encounter, combat: CombatRound, acting: number): boolean =>
  rulesOf(state).morale.check.checkedAt === 'own-turn' &&
  (combat.order[acting] ?? []).some((id) => {
    const side = sideNamed(encounter, id);
    const first = combat.order.findIndex((place) => place.includes(id)) === acting;
    return first && side !== null && awaitsMorale(state, side);
  });

const casts = (state: GameState, combat: CombatRound, creature: Creature): boolean => {
  const declared = combat.declarations[creature.id];
  const spent = combat.acted.includes(creature.id) && !isHasted(state, creature.id);
  return declared?.action === 'spell' && !declared.disrupted && !spent && !hasCast(state, creature.id);
};

/** A cleric turns the undead when others cast: those whom all know of. */
const turns = (state: GameState, creature: Creature): boolean =>
  rulesOf(state).turning.mayTurn(creature) &&
  spent(state, creature) === null &&
  undeadBefore(state, creature).some((each) => isInSightOfAll(state, each));

function canAttack(
  state: GameState,
  combat: CombatRound,
  creature: Creature,
  kind: 'melee' | 'missile',
  slow: boolean,
): boolean {
  const declared = combat.declarations[creature.id]?.action;
  if (
    (boundBy(state, creature.id) && !isHasted(state, creature.id)) ||
    declared === 'retreat' ||
    creature.conditions.includes('blind')
  )
    return false;
  const { initiative, combatRound } = rulesOf(state);
  const moved = creature.moved > 0 && !state.encounter?.cramped;
  if (!combatRound.declaring.mayActMoving(kind, moved, false, moverOf(state, creature))) return false;
  return attacksLeft(state, creature).some(
    ({ attack }) => attack.kind === kind && initiative.slow.isSlow(attack) === slow,
  );
}
