import {
  byPermission,
  byRule,
  type CreatureId,
  impossible,
  NotedDice,
  type Refusal,
  type Seat,
} from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesFor, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Side } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { forParty } from '../../table/permission/permission.ts';
import { baseRate } from '../movement/rate.ts';
import { inBrightLight } from './bright.ts';
import type { sneakingCommands } from './commands.ts';

const sneak: Handler<'Sneak'> = (play, { creatures, far, noticed = false, camouflaged = false }) => {
  const refusal = forSneaking(play, creatures) ?? judged(play.by, noticed || camouflaged);
  if (refusal) return refusal;
  const those = creatures.flatMap((creature) => play.state.creatures[creature] ?? []);
  const unable = play.unless(tooBright(play.state, those)) ?? (far ? play.unless(tooSlow(play.state, those)) : null);
  if (unable) return unable;
  const rule = play.rules.sneaking;
  const dice = new NotedDice(play.dice);
  const chances = those.map((each) => rule.chance(each, { noticed, camouflaged }));
  const { chance, undetected } = rule.attempt(chances, dice);
  play.happen({ type: 'SneakingBegan', creatures, far, undetected, chance, roll: dice.thrown });
  return null;
};

/** Members of the party who can, one's own or by the party's voice, and not in the middle of a meeting. */
function forSneaking(play: Play, creatures: readonly CreatureId[]): Refusal | null {
  const { state, by } = play;
  if (!play.rules.sneaking.played) return impossible('no-such-thing', 'These rules know no sneaking.');
  if (state.encounter) return impossible('in-encounter', 'They have been met already.');
  if (state.sneaking) return impossible('no-change', 'Some are sneaking already.');
  const those = creatures.flatMap((creature) =>
    state.party.members.includes(creature) ? (state.creatures[creature] ?? []) : [],
  );
  if (creatures.length === 0 || new Set(creatures).size < creatures.length || those.length < creatures.length)
    return impossible('no-such-thing', 'Somebody named is not of the party.');
  if (!those.every(isCapable)) return impossible('incapable', 'Somebody named cannot act.');
  return those.every((each) => commands(by, each)) ? null : forParty(play);
}

const judged = (seat: Seat, said: boolean): Refusal | null =>
  said && seat.role !== 'referee'
    ? byPermission('not-your-seat', 'The circumstances are the referee’s to judge.')
    : null;

/** Too bright to sneak; the referee may allow it. */
const tooBright = (state: GameState, those: readonly Creature[]): Refusal | null =>
  those.some((each) => inBrightLight(state, each))
    ? byRule(
        rulesFor(state.ruleset).sneaking.cites.bright,
        'forbidden',
        'Nobody sneaks in bright light, unless the referee allows it.',
      )
    : null;

const tooSlow = (state: GameState, those: readonly Creature[]): Refusal | null =>
  those.some((each) => rulesOf(state).sneaking.slower(baseRate(state, each)) === null)
    ? byRule(
        rulesFor(state.ruleset).sneaking.cites.slow,
        'forbidden',
        'Somebody is too slow already to sneak over a long way.',
      )
    : null;

const stopSneaking: Handler<'StopSneaking'> = (play) => {
  play.happen({ type: 'SneakingEnded', met: false });
  return null;
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

export const sneakingHandlers: Handlers<typeof sneakingCommands> = { Sneak: sneak, StopSneaking: stopSneaking };
