import {
  byPermission,
  byRule,
  type CreatureId,
  impossible,
  NotedDice,
  objections,
  type Refusal,
  type Seat,
  summed,
} from '../../../core/index.ts';
import { type Handler, type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Side } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { mayCommandParty, mayReferee } from '../../table/permission/permission.ts';
import { baseRate } from '../movement/rate.ts';
import { inBrightLight } from './bright.ts';
import type { sneakingCommands } from './commands.ts';

const mayStopSneaking: May<'StopSneaking'> = (state, _, seat) => {
  const { sneaking, creatures } = state;
  if (!sneaking) return objections(impossible('no-change', 'Nobody is sneaking.'));
  const own = sneaking.creatures.every((each) => {
    const found = creatures[each];
    return found === undefined || !isKnown(state, seat, found) || commands(seat, found);
  });
  return objections(own ? null : mayCommandParty(state, seat));
};

/** Members of the party who can, one's own or by the party's voice, and not in the middle of a meeting. */
function forSneaking(state: GameState, seat: Seat, creatures: readonly CreatureId[]): Refusal | null {
  if (!rulesOf(state).sneaking.played) return impossible('no-such-thing', 'These rules know no sneaking.');
  if (state.encounter) return impossible('in-encounter', 'They have been met already.');
  if (state.sneaking) return impossible('no-change', 'Some are sneaking already.');
  const those = creatures.flatMap((creature) =>
    state.party.members.includes(creature) ? (state.creatures[creature] ?? []) : [],
  );
  if (creatures.length === 0 || new Set(creatures).size < creatures.length || those.length < creatures.length)
    return impossible('no-such-thing', 'Somebody named is not of the party.');
  if (!those.every(isCapable)) return impossible('incapable', 'Somebody named cannot act.');
  return those.every((each) => commands(seat, each)) ? null : mayCommandParty(state, seat);
}

const judged = (seat: Seat, said: boolean): Refusal | null =>
  said && !mayReferee(seat) ? byPermission('not-your-seat', 'The circumstances are the referee’s to judge.') : null;

/** Too bright to sneak; the referee may allow it. */
const tooBright = (state: GameState, those: readonly Creature[]): Refusal | null =>
  those.some((each) => inBrightLight(state, each))
    ? byRule(
        rulesOf(state).sneaking.cites.bright,
        'forbidden',
        'Nobody sneaks in bright light, unless the referee allows it.',
      )
    : null;

const tooSlow = (state: GameState, those: readonly Creature[]): Refusal | null =>
  those.some((each) => rulesOf(state).sneaking.slower(baseRate(state, each)) === null)
    ? byRule(rulesOf(state).sneaking.cites.slow, 'forbidden', 'Somebody is too slow already to sneak over a long way.')
    : null;

const maySneak: May<'Sneak'> = (state, { creatures, far, noticed = false, camouflaged = false }, seat) => {
  const those = creatures.flatMap((creature) => state.creatures[creature] ?? []);
  return objections(
    forSneaking(state, seat, creatures),
    judged(seat, noticed || camouflaged),
    tooBright(state, those),
    far ? tooSlow(state, those) : null,
  );
};

const sneak: Handler<'Sneak'> = (play, { creatures, far, noticed = false, camouflaged = false }) => {
  const those = creatures.flatMap((creature) => play.state.creatures[creature] ?? []);
  const rule = play.rules.sneaking;
  const dice = new NotedDice(play.dice);
  const chances = those.map((each) => {
    const parts = rule.parts(each, { noticed, camouflaged });
    return { id: each.id, parts, sum: summed(parts) };
  });
  const { chance, undetected } = rule.attempt(
    chances.map(({ sum }) => sum),
    dice,
  );
  const clumsiest = chances.find(({ sum }) => sum === chance);
  play.happen({
    type: 'SneakingBegan',
    creatures,
    far,
    undetected,
    chance,
    clumsiest: clumsiest?.id ?? null,
    parts: clumsiest?.parts ?? [],
    roll: dice.thrown,
  });
};

/**
 * What those are whom sneakers come upon: surprised when nothing was noticed, and else not; null when not
 * all whom they meet were sneaking, and the dice are thrown as usual.
 */
export function surprisedBySneakers({ sneaking, ...state }: GameState, party: readonly Side[]): boolean | null {
  const met = party.filter((side) => side.kind === 'party').flatMap((side) => ableOf(state, side));
  if (!sneaking || met.length === 0) return null;
  return met.every(({ id }) => sneaking.creatures.includes(id)) ? sneaking.undetected : null;
}

/** A meeting ends it, whoever was sneaking. */
export function endSneaking(play: Play): void {
  if (play.state.sneaking) play.happen({ type: 'SneakingEnded', met: true });
}

export const sneakingHandlers: Handlers<typeof sneakingCommands> = {
  Sneak: { may: maySneak, play: sneak },
  StopSneaking: { may: mayStopSneaking, play: (play) => play.happen({ type: 'SneakingEnded', met: false }) },
};
