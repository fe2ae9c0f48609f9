import { DEFAULT_CHOICE, monsterRefusal, NO_CONTENT, rulesFor } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { draftOf, monsterFrom, newMonster } from './draft.ts';
import { bestiaryOf, holds, pricesOf, summary } from './own.ts';

const { bestiary } = rulesFor(DEFAULT_CHOICE).monsters;
const [acolyte, bandit] = bestiary;
if (!acolyte || !bandit) throw new Error('the bestiary is empty');

describe('the form of a monster', () => {
  it.each(bestiary.map((monster) => [monster.name, monster] as const))(
    'holds all of the book’s: %s',
    (_name, monster) => {
      expect(monsterFrom(draftOf(monster), monster.key)).toEqual(monster);
    },
  );

  it('makes a monster once it has a name', () => {
    const draft = newMonster();
    draft.attacks = [];
    expect(monsterRefusal(monsterFrom(draft, null))).not.toBeNull();
    draft.name = 'Giant Späher';
    expect(monsterFrom(draft, null)).toMatchObject({ key: 'giant-spaher', attacks: [] });
    expect(monsterRefusal(monsterFrom(draft, null))).toBeNull();
    draft.morale = null;
    expect(monsterRefusal(monsterFrom(draft, null))?.sentence).toContain('morale');
  });
});

describe('the lists', () => {
  const own = { ...acolyte, key: 'zealot', name: 'A zealot' };
  const content = { ...NO_CONTENT, monsters: { zealot: own, bandit: null, acolyte: { ...acolyte, morale: 9 } } };

  it('show what is the book’s, changed, the campaign’s own and struck out', () => {
    const listed = bestiaryOf(DEFAULT_CHOICE, content);
    expect(listed.slice(0, 2).map(({ key }) => key)).toEqual(['zealot', 'acolyte']);
    const standings = listed.filter(({ key }) => ['zealot', 'acolyte', 'bandit', 'basilisk'].includes(key));
    expect(standings.map(({ key, standing }) => [key, standing])).toEqual([
      ['zealot', 'own'],
      ['acolyte', 'changed'],
      ['bandit', 'struck'],
      ['basilisk', 'book'],
    ]);
    expect(bestiaryOf(DEFAULT_CHOICE, content)).toHaveLength(bestiary.length + 1);
  });

  it('keep prices in the book’s order', () => {
    const rope = { name: 'a rope', kind: 'gear', cost: 1, weight: 0, pieces: 1, use: 'rope' } as const;
    const before = pricesOf(DEFAULT_CHOICE, NO_CONTENT);
    const prices = pricesOf(DEFAULT_CHOICE, { ...NO_CONTENT, wares: { 'a rope': rope, lantern: null } });
    expect(prices.map(({ key }) => key)).toEqual([...before.map(({ key }) => key), 'a rope']);
    expect(prices.find(({ key }) => key === 'lantern')).toMatchObject({ standing: 'struck', entry: { cost: 10 } });
    expect(prices.at(-1)).toMatchObject({ standing: 'own' });
  });

  it('are searched by all words', () => {
    expect([holds('Giant rat', 'rat gi'), holds('Giant rat', 'rat x'), holds('Giant rat', '')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('say a monster in a line', () => {
    const of = (name: string) => bestiary.flatMap((one) => (one.name === name ? [summary(one)] : []));
    expect([of('Draft horse'), of('Shrieker')]).toEqual([
      ['AC 7 [12] · HD 3 · no attacks'],
      ['AC 7 [12] · HD 3 · shriek'],
    ]);
    expect(summary({ ...acolyte, hitDice: { dice: 0.5, plus: -1, stars: 1 } })).toBe('AC 2 [17] · HD ½−1* · mace 1d6');
  });
});
