import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isInMelee } from '../../situation/reach/reach.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { mayPlay } from '../../table/permission/permission.ts';
import { awaited, mayStayToStrike } from './hold.ts';

/** That somebody does nothing more in the phase that runs, or has nothing to declare; and all of a seat's, or of a side the referee plays. */
export function holdOffers(state: GameState, seat: Seat): Offer[] {
  const rule = rulesOf(state).combatRound.cites.order;
  const declares = state.encounter?.combat?.stage === 'declarations';
  const own = awaited(state).filter((creature) => commands(seat, creature));
  const each = own.map(({ id }) =>
    offer('Hold', declares ? 'Nothing to declare' : 'Hold', {
      place: 'creature',
      about: id,
      rule,
      key: `Hold:${id}`,
      fixed: { creatures: [id] },
    }),
  );
  const together = [...Map.groupBy(own, (creature) => groupOf(state, seat, creature))]
    .filter(([, creatures]) => creatures.length > 1)
    .map(([group, creatures]) =>
      offer('Hold', `${declares ? 'Nothing to declare' : 'Hold'}: ${calledTogether(creatures)}`, {
        place: 'encounter',
        rule,
        key: `Hold:all:${group}`,
        fixed: { creatures: creatures.map(({ id }) => id) },
      }),
    );
  return [
    ...staying(state, seat, own),
    ...each,
    ...together,
    ...holdingOn(state, seat, own),
    ...holdingNoMore(state, seat),
  ];
}

/** That those who are out of every foe's reach hold until something changes, each and all together. */
function holdingOn(state: GameState, seat: Seat, own: readonly Creature[]): Offer[] {
  const rule = rulesOf(state).combatRound.cites.order;
  const idle = own.filter((one) => ofParty(state, one) && !isInMelee(state, one.id));
  const each = idle.map(({ id }) =>
    offer('HoldOn', HOLDING_ON, {
      place: 'creature',
      about: id,
      rule,
      key: `HoldOn:${id}`,
      fixed: { creatures: [id] },
    }),
  );
  const together = [...Map.groupBy(idle, (creature) => groupOf(state, seat, creature))]
    .filter(([, creatures]) => creatures.length > 1)
    .map(([group, creatures]) =>
      offer('HoldOn', `${HOLDING_ON}: ${calledTogether(creatures)}`, {
        place: 'encounter',
        rule,
        key: `HoldOn:all:${group}`,
        fixed: { creatures: creatures.map(({ id }) => id) },
      }),
    );
  return [...each, ...together];
}

const HOLDING_ON = 'Hold until something changes';

const holdingNoMore = ({ encounter, creatures }: GameState, seat: Seat): Offer[] =>
  (encounter?.holdingOn ?? [])
    .flatMap(({ creature }) => creatures[creature] ?? [])
    .filter((creature) => commands(seat, creature))
    .map(({ id }) => offer('HoldNoMore', 'Hold no longer', { place: 'creature', about: id, fixed: { creature: id } }));

/** Those of the party who are waited for before blows are struck, and can strike from where they stand. */
function staying(state: GameState, seat: Seat, own: readonly Creature[]): Offer[] {
  const rule = rulesOf(state).combatRound.cites.order;
  const strikers = own.filter((one) => ofParty(state, one) && mayStayToStrike(state, one));
  return [...Map.groupBy(strikers, (one) => groupOf(state, seat, one))].map(([group, creatures]) => {
    const [lone, ...others] = creatures;
    const alone = lone && others.length === 0;
    return offer('Hold', alone ? STAYING : `${STAYING}: ${calledTogether(creatures)}`, {
      ...(alone ? { place: 'creature', about: lone.id } : { place: 'encounter' }),
      rule,
      key: `Hold:strike:${alone ? lone.id : group}`,
      fixed: { creatures: creatures.map(({ id }) => id), strike: true },
    });
  });
}

const STAYING = 'Stay, and strike';

/** Whom one holds together with: a player's own are one group, and to the referee the own of each player, and each side. */
const groupOf = (state: GameState, seat: Seat, { id, owner }: Creature): string =>
  mayPlay(seat) ? 'own' : (owner ?? sideOf(state.encounter, id)?.id ?? 'others');

/** More than so many are counted, not named. */
const FEW = 3;

function calledTogether(creatures: readonly Creature[]): string {
  const names = creatures.map(({ name }) => name);
  return names.length > FEW ? `all ${names.length}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
