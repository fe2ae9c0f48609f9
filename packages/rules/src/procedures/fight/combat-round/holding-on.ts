import { byRule, type CreatureId, impossible, objections } from '../../../core/index.ts';
import { type Handler, type May, nameOf, type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter, HoldingOn } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isInMelee, isWalledOff } from '../../situation/reach/reach.ts';
import { isShown } from '../../situation/round/moment.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { mayAct } from '../../table/permission/permission.ts';
import type { HoldingOnEnded } from './events.ts';
import { awaited, recordHolding } from './hold.ts';

export const mayHoldOn: May<'HoldOn'> = (state, { creatures }, seat) => {
  const waited = new Set(awaited(state).map(({ id }) => id));
  const idle = creatures.find((creature) => !waited.has(creature));
  const near = creatures.find((creature) => isInMelee(state, creature));
  const { order } = rulesOf(state).combatRound.cites;
  return objections(
    new Set(creatures).size < creatures.length
      ? impossible('bad-input', 'Name those who hold, each of them once.')
      : null,
    ...creatures.map((creature) => mayAct(state, seat, creature)),
    idle ? impossible('out-of-turn', `The round does not wait for ${nameOf(state, idle)} now.`) : null,
    near ? byRule(order, 'too-far', `A foe is within reach of ${nameOf(state, near)}.`) : null,
  );
};

export const mayHoldNoMore: May<'HoldNoMore'> = (state, { creature }, seat) =>
  objections(
    mayAct(state, seat, creature),
    holdsOn(state.encounter, creature) ? null : impossible('no-change', 'They do not hold until something changes.'),
  );

/** Whether somebody does nothing until something changes. */
export const holdsOn = (encounter: Encounter | null, creature: CreatureId): boolean =>
  encounter?.holdingOn?.some((one) => one.creature === creature) ?? false;

export const holdOn: Handler<'HoldOn'> = (play, { creatures }) => {
  const holding = creatures
    .flatMap((creature) => play.state.creatures[creature] ?? [])
    .map((creature) => ({ creature: creature.id, within: inRange(play.state, creature) }));
  play.happen({ type: 'HoldingOnBegan', holding });
};

/** The foes whom all know of and somebody with a missile weapon could shoot at. */
const inRange = (state: GameState, creature: Creature): readonly CreatureId[] =>
  creature.attacks.some(({ kind }) => kind === 'missile')
    ? targetsOfBlows(state, creature.id)
        .filter((foe) => isInSightOfAll(state, foe) && !isWalledOff(state, creature, foe, 'missile'))
        .map(({ id }) => id)
    : [];

/**
 * Whoever holds on does so for as long as nothing has changed that the table knows of; then those are answered for whom
 * the round waits.
 * @returns whether anything came of it
 */
export function holdForThem(play: Play, before: GameState): boolean {
  const all = play.state.encounter?.holdingOn ?? [];
  for (const one of all) {
    const change = changeFor(play.state, before, one);
    if (change) play.happen({ type: 'HoldingOnEnded', creature: one.creature, ...change });
  }
  const waited = awaited(play.state).filter(({ id }) => holdsOn(play.state.encounter, id));
  recordHolding(
    play,
    waited.map(({ id }) => id),
    { quiet: true },
  );
  return waited.length > 0;
}

/** An attack at somebody who holds on, whether or not it hits, and a wound. */
export function rouse(play: Play, creature: CreatureId, because: 'attacked' | 'hurt'): void {
  if (holdsOn(play.state.encounter, creature)) play.happen({ type: 'HoldingOnEnded', creature, because });
}

type Change = Pick<HoldingOnEnded, 'because' | 'who'>;

/** What has changed for somebody since the command that is being played; null for nothing. */
function changeFor(state: GameState, before: GameState, { creature, within }: HoldingOn): Change | null {
  const found = state.creatures[creature];
  if (!found || !isCapable(found) || state.encounter?.flight || hasActed(state, before, creature))
    return { because: 'acts' };
  if (isInMelee(state, creature)) return { because: 'reach' };
  if (inRange(state, found).some((foe) => !within.includes(foe))) return { because: 'sight' };
  const fallen = fallenSince(state, before);
  return fallen ? { because: 'fallen', who: fallen.id } : null;
}

/** Whether somebody has gone elsewhere, struck, declared something or done anything else. */
function hasActed(state: GameState, before: GameState, creature: CreatureId): boolean {
  if (state.creatures[creature]?.at !== before.creatures[creature]?.at) return true;
  const deedsIn = ({ encounter }: GameState): number => {
    const { acted = [], blows = [], deeds = [], declarations = {} } = encounter?.combat ?? {};
    const own = [...acted, ...blows.map((blow) => blow.creature), ...deeds.map((deed) => deed.creature)];
    return own.filter((one) => one === creature).length + (declarations[creature] ? 1 : 0);
  };
  return deedsIn(state) > deedsIn(before);
}

/** Somebody of the party, whom all see, who could fight on before. */
const fallenSince = (state: GameState, before: GameState): Creature | undefined =>
  Object.values(state.creatures).find((one) => {
    const then = before.creatures[one.id];
    return then !== undefined && isCapable(then) && !isCapable(one) && ofParty(state, one) && isShown(state, one);
  });

/** How the log says that somebody holds no longer; null where it goes without saying. */
export const sayingWhy = (state: GameState, { creature, because, who }: HoldingOnEnded): string | null => {
  const name = nameOf(state, creature);
  const fallen = who && state.creatures[who];
  switch (because) {
    case 'reach':
      return `${name} holds no longer: a foe is within reach.`;
    case 'sight':
      return `${name} holds no longer: a foe is in sight to shoot at.`;
    case 'attacked':
      return `${name} holds no longer: somebody attacks ${name}.`;
    case 'hurt':
      return `${name} holds no longer: ${name} is hurt.`;
    case 'fallen':
      return `${name} holds no longer: ${fallen ? called(fallen) : 'somebody'} has fallen.`;
    case 'asked':
      return `${name} holds no longer.`;
    case 'acts':
      return null;
    default:
      return because satisfies never;
  }
};
