import { type CreatureId, keepingLast, offer, type Seat } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { type Handler, type Offers, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { playsOfParty } from './own-of-party.ts';
import { routine, type Striker, strikersAmong } from './side.ts';
import { keepsForMelee } from './still-to-act.ts';

/** Those of several who can strike or shoot at somebody this seat sees. */
const strikersSeeing = (state: GameState, seat: Seat, creatures: readonly Creature[]): readonly Striker[] =>
  strikersAmong(state, creatures, (foe) => isInSight(state, seat, foe));

/** Those who are named, and which of them can strike or shoot. */
export const strikersFor = keepingLast((state: GameState, seat: Seat, creatures: readonly CreatureId[]) => {
  const all = creatures.flatMap((creature) => state.creatures[creature] ?? []);
  return { all, strikers: strikersSeeing(state, seat, all) };
});

export const attackTogether: Handler<'AttackTogether'> = (play, { creatures }) => {
  const { strikers } = strikersFor(play.state, play.by, creatures);
  changeMode(play, 'attack');
  for (const striker of strikers) routine(play, striker, striker.proposed.id);
};

/** `Attack the goblin: Aldo and Bera`, or who strikes at whom where not all strike at one. */
function aimed(strikers: readonly Striker[]): string {
  const foes = Map.groupBy(strikers, ({ proposed }) => proposed.id);
  const groups = [...foes.values()].map((group) => ({
    who: listed(group.map(({ attacker }) => called(attacker))),
    at: group[0] ? called(group[0].proposed) : '',
  }));
  const [first, ...others] = groups;
  if (first && others.length === 0) return `Attack ${first.at}: ${first.who}`;
  return `Attack: ${groups.map(({ who, at }) => `${who} at ${at}`).join('; ')}`;
}

/**
 * All of a player's own who can strike now, or whom the referee plays of the party, in one act; nothing where there are
 * not several.
 */
export const togetherOffers: Offers = (state, seat) => {
  const { encounter, creatures } = state;
  if (!encounter) return [];
  const own = Object.values(creatures).filter(
    (one) =>
      playsOfParty(state, seat, one) &&
      sideOf(encounter, one.id) &&
      isCapable(one) &&
      !one.hidden &&
      !keepsForMelee(state, one),
  );
  const strikers = strikersSeeing(state, seat, own);
  if (strikers.length < 2) return [];
  return [
    offer('AttackTogether', aimed(strikers), {
      place: 'encounter',
      rule: rulesOf(state).attack.where.reach,
      key: 'AttackTogether',
      fixed: { creatures: strikers.map(({ attacker }) => attacker.id) },
    }),
  ];
};
