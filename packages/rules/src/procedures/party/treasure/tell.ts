import { counted, listed, spoken, withArticle, withoutArticle } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toNobody } from '../../../play/index.ts';
import { coinsOf, type Purse } from '../../../state/purse.ts';
import { aboutReceived } from '../belongings/tell.ts';
import type { TreasureEvent } from './events.ts';

const found = (coins: Purse, valuables: number): string =>
  listed([...coinsOf(coins), ...(valuables > 0 ? [`valuables of ${written(valuables)} gp`] : [])]);

export const treasureTellers: Tellers<TreasureEvent> = {
  TreasurePooled: ({ coins, valuables, rule, quiet }) =>
    quiet
      ? toNobody
      : toAll({
          kind: 'table',
          text: `The party takes ${found(coins, valuables)}.`,
          why: { rule, formula: 'the party’s, until it is shared' },
          tone: 'good',
        }),
  ThingPooled: ({ find: { name }, worth }) => {
    const line = { kind: 'table', text: `The party finds something of magic: ${name}.`, tone: 'good' } as const;
    if (!worth) return toAll(line);
    const why = { rule: worth.rule, formula: `${counted(worth.points, 'experience point')} once it is home` };
    return toEach({ ...line, why }, line);
  },
  ThingTaken: ({ creature, by, item, rule }, after) => {
    const how = by === 'dice' ? 'in turn' : 'as agreed';
    const formula = by === 'dice' ? 'the order that the dice gave' : 'the players agree';
    return toAll({
      kind: 'table',
      text: `${nameOf(after, creature)} takes ${withArticle(item.name)}, ${how}.`,
      why: { rule, formula },
    });
  },
  ThingRevealed: ({ creature, item }, after, before) => {
    const was = before.creatures[creature]?.items.find(({ id }) => id === item.id)?.name ?? item.name;
    const whose = `${nameOf(after, creature)}’s ${spoken(withoutArticle(was))}`;
    const is = was === item.name ? 'is known for what it does' : `is in truth ${withArticle(item.name)}`;
    return aboutReceived(after, creature, `${whose} ${is}.`, item);
  },
  PoolBorne: ({ creatures }, after) =>
    toAll({
      kind: 'table',
      text: `The treasure is carried by ${listed(creatures.map((one) => nameOf(after, one)))}.`,
      why: {
        rule: rulesOf(after).encumbrance.cites.treasure,
        formula: 'treasure weighs upon whoever carries it',
      },
    }),
  PoolSpent: ({ gold, rule }) =>
    toAll({
      kind: 'table',
      text: `The party spends ${written(gold)} gp of its treasure.`,
      why: { rule, formula: 'what is spent is not brought home' },
    }),
};
