import { type CreatureId, type Offer, offer } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { nameOf, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isDecided } from '../../meeting/encounter/decided.ts';
import { awaitsMorale } from '../../meeting/morale/morale.ts';
import { momentOf } from '../../situation/round/moment.ts';
import { moverOf } from '../../situation/round/swift.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { stepsToFoes } from '../off-board/steps.ts';
import { strikersWaiting, waysToFoes } from './close-in.ts';
import { shoots } from './idle.ts';
import { sidesNow } from './pass.ts';
import { type Striker, strikersOf } from './side.ts';
import { isLastPhase, passedOver, stillToAct } from './still-to-act.ts';

/** How the referee takes the round on: what the other sides do, side by side, and then the next phase. */
export function going(state: GameState, encounter: Encounter): Offer[] {
  const { cites } = rulesOf(state).combatRound;
  const end = offer('EndRound', `Skip the rest of round ${encounter.round}`, { place: 'encounter', rule: cites.round });
  const { combat } = encounter;
  if (combat?.stage !== 'acting') return [end];
  const now = momentOf(combat);
  const over = now.acting >= combat.order.length;
  const acting = encounter.sides.filter((side) => over || combat.order[now.acting]?.includes(side.id));
  const morale = now.phase === 'morale' && acting.some((side) => awaitsMorale(state, side));
  const waits = morale || encounter.flight?.outcome === 'open' || isDecided(state, encounter);
  const theirs = doing(state, encounter, !waits);
  const last = isLastPhase(state, encounter, combat);
  const on = offer('NextPhase', morale ? 'Go on without a morale check' : ending(state, encounter, now.phase, last), {
    place: 'encounter',
    rule: cites.order,
    next: !waits && theirs.every(({ next }) => !next),
  });
  return [...theirs, on, ...(last ? [] : [end])];
}

/** What ends the phase, and whom it passes over. */
function ending(state: GameState, { round }: Encounter, phase: string | null, last: boolean): string {
  if (last) return `On to round ${round + 1}`;
  const waiting = passedOver(state);
  const label = `End the ${phase ?? 'first'} phase`;
  return waiting.length === 0 ? label : `${label} (${namesOf(waiting)} ${UNDONE[phase ?? ''] ?? 'could still act'})`;
}

const UNDONE: Readonly<Record<string, string>> = {
  movement: 'could still move',
  missile: 'could still shoot',
  melee: 'could still strike',
  spells: 'could still cast',
};

/** More than so many are counted, not named. */
const FEW = 3;

const namesOf = (creatures: readonly Creature[]): string =>
  creatures.length > FEW ? `${creatures.length} of the party` : creatures.map(({ name }) => name).join(', ');

/** What sides against the party may do all at once. It comes first where they mean to fight. */
function doing(state: GameState, encounter: Encounter, open: boolean): Offer[] {
  const next = open && (encounter.mode === 'combat' || encounter.reaction === 'attacks');
  return sidesNow(encounter)
    .filter((side) => side.kind === 'monsters')
    .flatMap((side) => [...closing(state, side, next), ...striking(state, side, next)])
    .concat(joiningIn(state, encounter));
}

/** Whom the referee plays of the party, and who fight hand to hand, go up to the foe together. */
function joiningIn(state: GameState, encounter: Encounter): Offer[] {
  if (phaseNow(state) !== 'movement') return [];
  const left = stillToAct(state).filter((one) => ofParty(state, one) && one.owner === null && !shoots(state, one));
  return sidesNow(encounter).flatMap((side) => {
    const theirs = left.filter(({ id }) => side.members.includes(id));
    const goers = [...waysToFoes(state, theirs), ...stepsToFoes(state, theirs)].map(({ creature }) => creature);
    if (goers.length === 0) return [];
    return [
      offer('CloseIn', `${listed(goers.map((one) => nameOf(state, one)))}: close in`, {
        place: 'encounter',
        rule: rulesOf(state).combatRound.cites.closing,
        key: `CloseIn:own:${side.id}`,
        fixed: { side: side.id, creatures: goers },
      }),
    ];
  });
}

function closing(state: GameState, side: Side, next: boolean): Offer[] {
  if (phaseNow(state) !== 'movement') return [];
  const able = ableOf(state, side);
  const about = { place: 'encounter', rule: rulesOf(state).combatRound.cites.closing } as const;
  const striking = (label: string) =>
    offer('CloseIn', label, {
      ...about,
      key: `CloseIn:strike:${side.id}`,
      fixed: { side: side.id, strike: true },
      next,
    });
  const goers = [...waysToFoes(state, able), ...stepsToFoes(state, able)].map(({ creature }) => creature);
  if (goers.length === 0) {
    const strikers = strikersWaiting(state, side);
    return strikers.length > 0 ? [striking(`${side.name}: attack ${aimedAt(strikers)}`)] : [];
  }
  const closer = { ...about, key: `CloseIn:${side.id}`, fixed: { side: side.id } };
  return strikeOnArrival(state, goers)
    ? [striking(`${side.name}: close in and attack`), offer('CloseIn', `${side.name}: close in`, closer)]
    : [offer('CloseIn', `${side.name}: close in`, { ...closer, next })];
}

/** Whether the book leaves some of those who move the time for a blow in the same round. */
const strikeOnArrival = (state: GameState, goers: readonly CreatureId[]): boolean =>
  goers.some((id) => {
    const goer = state.creatures[id];
    return goer && rulesOf(state).combatRound.declaring.mayActMoving('melee', true, false, moverOf(state, goer));
  });

const phaseNow = ({ encounter }: GameState): string | null =>
  encounter?.combat ? momentOf(encounter.combat).phase : null;

function striking(state: GameState, side: Side, next: boolean): Offer[] {
  const strikers = strikersOf(state, side);
  if (strikers.length === 0) return [];
  const shoots = phaseNow(state) === 'missile';
  const about = {
    place: 'encounter',
    rule: rulesOf(state).attack.where.reach,
    fixed: { side: side.id },
  } as const;
  const verb = shoots ? 'shoot' : 'attack';
  const each = strikers.some(({ targets }) => targets.length > 1)
    ? [
        offer('AttackSide', `${side.name}: ${verb} others`, {
          ...about,
          key: `AttackSide:choose:${side.id}`,
          inputs: {
            targets: {
              of: strikers.flatMap(pairsOf),
              preset: strikers.map(({ attacker, proposed }) => `${attacker.id}>${proposed.id}`),
            },
          },
        }),
      ]
    : [];
  return [
    offer('AttackSide', `${side.name}: ${verb} ${aimedAt(strikers)}`, {
      ...about,
      key: `AttackSide:${side.id}`,
      next,
    }),
    ...each,
  ];
}

const pairsOf = ({ attacker, targets }: Striker) =>
  targets.map(({ id, name }) => ({ value: `${attacker.id}>${id}`, label: `${attacker.name} → ${name}` }));

/** `Hild (2) and Wren`. */
function aimedAt(strikers: readonly Striker[]): string {
  const aimed = Map.groupBy(strikers, ({ proposed }) => proposed.name);
  const all = [...aimed].map(([name, by]) => (by.length > 1 ? `${name} (${by.length})` : name));
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? 'nobody');
}
