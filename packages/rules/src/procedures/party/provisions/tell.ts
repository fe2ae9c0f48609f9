import { type CreatureId, type Line, written } from '../../../core/index.ts';
import { aOr, counted, listed, verb } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, type Telling, toEach, toNobody } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isOpenToAll } from '../../situation/sight/known.ts';
import type { Fared, ProvisionsEvent } from './events.ts';
import type { Want } from './rule.ts';
import { howFared } from './want.ts';

/** What hunger and thirst do by themselves, in words. */
function costOf({ attack, restTwice, halfMovement, hitPoints }: Want): string {
  const costs = [
    ...(attack === 0 ? [] : [`${written(attack)} on attacks`]),
    ...(restTwice ? ['rest twice as often'] : []),
    ...(halfMovement ? ['half the movement'] : []),
    ...(hitPoints > 0 ? [`${aOr(hitPoints, 'hit point')} a day`] : []),
  ];
  return costs.length > 0 ? listed(costs) : 'from one day on the referee may set penalties';
}

/** What is told of those who fared so: to players of those whom all know of. */
function fared(state: GameState, creatures: readonly CreatureId[], how: Fared): Telling {
  const shown = creatures.filter((one) => {
    const found = state.creatures[one];
    return found !== undefined && isOpenToAll(state, found);
  });
  const whole = line(state, creatures, how);
  if (!whole) return toNobody;
  return toEach(whole, shown.length > 0 ? line(state, shown, how) : null);
}

/** Nothing of those who had enough. */
function line(state: GameState, creatures: readonly CreatureId[], { daysWithout, usedUp, lost }: Fared): Line | null {
  const { provisions } = rulesOf(state);
  const { food, water } = daysWithout;
  const names = listed(creatures.map((creature) => nameOf(state, creature)));
  const has = verb(creatures.length, 'has', 'have');
  const without =
    food === water
      ? [`food and water for ${counted(food, 'day')}`]
      : [
          ...(food > 0 ? [`food for ${counted(food, 'day')}`] : []),
          ...(water > 0 ? [`water for ${counted(water, 'day')}`] : []),
        ];
  const days = Math.max(food, water);
  if (provisions.mayPenalise(days)) {
    const each = creatures.length > 1 ? ' each' : '';
    const loses = lost > 0 ? `, and ${verb(creatures.length, 'loses', 'lose')} ${aOr(lost, 'hit point')}${each}` : '';
    return {
      kind: 'time',
      text: `${names} ${has} been without ${without.join(' and ')}${loses}.`,
      why: { rule: provisions.cites.want, formula: costOf(provisions.want(days)) },
      tone: 'bad',
    };
  }
  return usedUp
    ? {
        kind: 'time',
        text: `${names} ${has} used up the last provisions.`,
        why: { rule: provisions.cites.daily, formula: 'one ration and one waterskin a day' },
      }
    : null;
}

export const provisionsTellers: Tellers<ProvisionsEvent> = {
  ProvisionsTold: ({ creatures, ...how }, after) => fared(after, creatures, how),
  ProvisionsUsed: (event, after) =>
    event.quiet ? toNobody : fared(after, [event.creature], howFared(rulesOf(after), [event])),
};
