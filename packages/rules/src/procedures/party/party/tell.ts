import { type CreatureId, fallen, type Line } from '../../../core/index.ts';
import { listed, money, moneyIn } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach } from '../../../play/index.ts';
import { coinsOf, NO_COINS } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { isPublic } from '../../situation/sight/known.ts';
import type { PartyEvent } from './events.ts';

const names = (state: GameState, creatures: readonly CreatureId[]): string =>
  listed(creatures.map((creature) => nameOf(state, creature)));

const person = (state: GameState, user: keyof GameState['people'] | null): string =>
  (user && state.people[user]?.name) || 'somebody';

export const partyTellers: Tellers<PartyEvent> = {
  MarchingOrderSet: ({ situation, ranks }, after) => {
    const line = (shown: typeof ranks): Line => ({
      kind: 'table',
      what: { type: 'keeping' },
      text: `Marching order for ${situation}: ${shown.map((rank) => names(after, rank)).join(', then ')}.`,
      why: { rule: rulesOf(after).party.cites.order, formula: 'each member exactly once' },
    });
    const seen = ranks.map((rank) => rank.filter((member) => isPublic(after, after.creatures[member])));
    return toEach(line(ranks), line(seen.filter((rank) => rank.length > 0)));
  },
  CallerAppointed: ({ user }, after) =>
    toAll({
      kind: 'table',
      what: { type: 'keeping' },
      text: user
        ? `${person(after, user)} speaks for the party.`
        : 'The party has no caller: each player may speak for it.',
      why: { rule: rulesOf(after).party.cites.caller, formula: 'the players name their spokesperson' },
    }),
  MapperAppointed: ({ user }, after) =>
    toAll({
      kind: 'table',
      what: { type: 'keeping' },
      text: user ? `${person(after, user)} draws the map.` : 'Nobody draws the map.',
      why: { rule: rulesOf(after).party.cites.mapper, formula: 'the players name their mapper' },
    }),
  TreasureDivided: ({ coins, shares, remainder, why }, after) => {
    const each = (Object.keys(shares) as CreatureId[]).map(
      (creature) => `${nameOf(after, creature)} ${money(shares[creature] ?? 0)}`,
    );
    const piece = rulesOf(after).party.worth({ ...NO_COINS, cp: 1 }, 0);
    const rest = remainder > 0 ? [`${moneyIn(remainder, piece)} to the fund`] : [];
    return toAll({
      kind: 'table',
      text: `${listed(coinsOf(coins))} divided: ${[...each, ...rest].join('; ')}.`,
      why,
      tone: 'good',
    });
  },
  ItemsRolledOff: ({ items, sides, faces, throwers: by = [], order, picks }, after) => {
    const rolls = faces.map((face) => fallen(sides, [face]));
    const throwers = faces.map((_face, place) => person(after, by[place] ?? null));
    const lots = order.flatMap((user) => (picks[user] ? [`${person(after, user)} ${picks[user]}`] : []));
    const each = items > 1 ? `; of ${items} things: ${listed(lots)}` : '';
    return toAll({
      kind: 'roll',
      text: `First choice: ${order.map((user) => person(after, user)).join(', then ')}${each}.`,
      rolls,
      ...(by.length > 1 ? { throwers } : {}),
      why: {
        rule: rulesOf(after).party.cites.choice,
        formula: 'the highest picks first; ties throw again',
        throws: rolls.map((roll, place) => ({ who: throwers[place] ?? '', roll })),
      },
    });
  },
};
