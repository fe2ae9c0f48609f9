import { expect, test } from 'vitest';
import { cited, offeredBy } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, campaign, otherPlayer, player, referee, refusedOffers, STAFF, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const xylo = id<'creature'>('aldo');
const gold = (gp: number) => ({ pp: 0, gp, ep: 0, sp: 0, cp: 0 });

/** Xylo, a magic-user of Ann's with gold from the last delve, and Bob's Bera, by Gorman's rules. */
const workshop = () =>
  new Script(
    campaign(
      [
        someone({
          name: 'Xylo',
          class: 'magic-user',
          level: 3,
          coins: gold(9000),
          book: ['Read Magic'],
          hitPoints: { now: 3, max: 6 },
        }),
        someone({
          id: id('bera'),
          name: 'Bera',
          class: 'fighter',
          owner: otherPlayer.user,
          hitPoints: { now: 2, max: 12 },
        }),
      ],
      { ruleset: { base: 'gorman', slots: {}, options: {} } },
    ),
  );

const week = { type: 'PassDowntime', days: 7, rations: false } as const;
const funds = (gp: number) => ({ type: 'FundResearch', creature: xylo, gold: gp }) as const;
const spends = (pastime: 'research' | 'rest' | 'nothing') =>
  ({ type: 'ChoosePastime', creature: xylo, pastime }) as const;

test('GOR-RES-01 to 05, GOR-ITM-01, 02: a spell researched over weeks by Gorman’s rules, line by line', () => {
  const script = workshop();
  const itch = { type: 'ProposeSpell', creature: xylo, spell: 'Xylo’s Itch', description: 'They scratch.' } as const;

  // GOR-RES-01: the player writes, the referee sets the level, both settle, the player commits.
  expect(ask(script.state, { type: 'SetSpellLevel', creature: xylo, level: 2 }, referee)).toBe('out-of-turn');
  expect(ask(script.state, { ...itch, creature: id('bera') }, otherPlayer)).toBe('forbidden');
  script.play(itch, player);
  expect(ask(script.state, { type: 'AgreeSpell', creature: xylo }, player)).toBe('out-of-turn');
  script.play({ type: 'SetSpellLevel', creature: xylo, level: 3 });
  script.play({ ...itch, description: 'One of them scratches.' }, player);
  script.play({ type: 'SetSpellLevel', creature: xylo, level: 2 });
  script.play({ type: 'AgreeSpell', creature: xylo }, player);
  expect(script.told().players).toEqual([
    'Xylo would invent Xylo’s Itch: They scratch.',
    'Xylo’s Itch would be a spell of level 3.',
    'Xylo would invent Xylo’s Itch: One of them scratches.',
    'Xylo’s Itch would be a spell of level 2.',
    'Xylo agrees: Xylo’s Itch, level 2.',
  ]);

  // GOR-RES-03: at level 2 each 2,000 are ten percent, and no more than 20,000 are of use.
  expect(ask(script.state, funds(20_001), player)).toBe('bad-input');
  expect(ask(script.state, funds(9_001), player)).toBe('too-dear');
  script.play(funds(5000), player);
  expect(script.told().players).toEqual([
    'Xylo pays 5,000 gold pieces: research of Xylo’s Itch.',
    'Xylo begins to research Xylo’s Itch, level 2, for 5,000 gold pieces.',
  ]);
  expect([...project(script.state, player).values()].find(({ type }) => type === 'pursuit')).toMatchObject({
    chance: 20,
    weeks: 2,
  });
  expect([...project(script.state, otherPlayer).values()].some(({ type }) => type === 'pursuit')).toBe(false);

  // GOR-RES-02: two weeks without a break; the first brings no check. Bera rests, and heals a point a day (GOR-DTH-06).
  script.play({ type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false });
  script.play(week);
  expect(script.told().players).toEqual([
    'The party goes home for a while.',
    'Xylo goes to the laboratory.',
    'Xylo has spent a week in the laboratory.',
    'Bera recovers 7 hit points in 7 days of rest.',
    'A week goes by. Day 8 begins.',
  ]);
  expect(script.state.creatures[id<'creature'>('bera')]?.hitPoints.now).toBe(9);
  expect(script.state.creatures[xylo]?.hitPoints.now).toBe(3);

  // A week away from it: the weeks begin anew, the money stays.
  script.play(spends('nothing'), player).play(week);
  expect(script.told().players.filter((line) => line.includes('Xylo'))).toEqual([
    'Xylo spends the time in no special way.',
    'Xylo leaves the laboratory: the weeks begin anew, the money stays.',
  ]);

  // GOR-RES-04: after two weeks d100 against 20 %; then one more week, with more money, against 40 %.
  script.play(spends('research'), player).play(week).play(week, referee, 21);
  script.play(funds(3000), player).play(week, referee, 40);
  expect(script.told().players.filter((line) => /Xylo|week/.test(line))).toEqual([
    'Xylo goes to the laboratory.',
    'Xylo has spent a week in the laboratory.',
    'A week goes by. Day 22 begins.',
    'Xylo has spent 2 weeks in the laboratory.',
    'Xylo does not find Xylo’s Itch yet. [21]',
    'A week goes by. Day 29 begins.',
    'Xylo pays 3,000 gold pieces: research of Xylo’s Itch.',
    'Xylo lays out more for Xylo’s Itch: 8,000 gold pieces in all.',
    'Xylo has spent 3 weeks in the laboratory.',
    'Xylo finds Xylo’s Itch! [40]',
    // GOR-RES-05.
    'Xylo’s Itch is in Xylo’s book.',
    'Xylo rests.',
    'A week goes by. Day 36 begins.',
  ]);
  expect(script.state.creatures[xylo]).toMatchObject({ book: ['Read Magic', 'Xylo’s Itch'], coins: gold(1000) });
  expect([script.state.research, script.state.inventions]).toEqual([{}, { 'Xylo’s Itch': 2 }]);

  // GOR-ITM-01, 02: a scroll of a spell of level 2 costs 200, and one is made between two delves.
  script.play({ type: 'MakeItem', creature: xylo, form: 'scroll', spell: 'Xylo’s Itch' }, player).play(week);
  expect(ask(script.state, { type: 'MakeItem', creature: xylo, form: 'scroll', spell: 'Read Magic' }, player)).toBe(
    'forbidden',
  );
  script.play({ type: 'EndDowntime', staying: [] });
  expect(script.told().players.filter((line) => !line.includes('Bera'))).toEqual([
    'Xylo pays 200 gold pieces: a scroll of Xylo’s Itch.',
    'Xylo makes a scroll of Xylo’s Itch.',
    'Xylo has made a Scroll of Xylo’s Itch.',
    'A week goes by. Day 43 begins.',
    'The next adventure begins, after 42 days at leisure.',
  ]);
  expect(script.state.creatures[xylo]?.items.map(({ name }) => name)).toEqual(['Scroll of Xylo’s Itch']);
  expect(script.state.ledger.map(({ day, what, copper }) => [day, what, copper / 100])).toEqual([
    [1, 'research of Xylo’s Itch', 5000],
    [29, 'research of Xylo’s Itch', 3000],
    [36, 'a scroll of Xylo’s Itch', 200],
  ]);
  expect(script.state.rounds).toBe(42 * 8640);
  expect(script.rules).toContain('GOR-ITM-02');
  expect(script.rules).toContain('GOR-RES-02');
  expect(script.rules).toContain('GOR-RES-03');
  expect(script.rules).toContain('GOR-RES-04');
});

const spare = (facts: Parameters<typeof someone>[0]) =>
  new Script(
    campaign([someone({ name: 'Xylo', class: 'magic-user', coins: gold(12_000), ...facts })], {
      ruleset: { base: 'gorman', slots: {}, options: {} },
    }),
  ).play({ type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false });
const days = (count: number) => ({ type: 'PassDowntime', days: count, rations: false }) as const;

test('GOR-ITM-01: during research there is no leisure to make a scroll, and none is offered', () => {
  const script = spare({ book: ['Read Magic'] });
  script.play({ type: 'ProposeSpell', creature: xylo, spell: 'Itch', description: 'It itches.' }, player);
  script.play({ type: 'SetSpellLevel', creature: xylo, level: 1 }).play({ type: 'AgreeSpell', creature: xylo }, player);
  script.play(funds(5000), player);
  const scroll = { type: 'MakeItem', creature: xylo, form: 'scroll', spell: 'Read Magic' } as const;
  expect(ask(script.state, scroll, player)).toBe('forbidden');
  expect(cited(script.state, scroll, player)).toEqual(['GOR-ITM-01']);
  const making = offers(script.state, player).filter(({ command }) => command === 'MakeItem');
  expect(new Set(making.map(({ barred }) => barred))).toEqual(
    new Set(['During research or study there is no leisure for it.']),
  );
  script.play(spends('rest'), player);
  expect(refusedOffers(script.state, player, 'MakeItem')).toEqual([]);
  script.play(scroll, player);
});

test('whoever has paid for research or study goes to it at once, and who makes a scroll makes it first', () => {
  const script = spare({ book: ['Read Magic', 'Sleep'], coins: gold(13_000) }).play({
    type: 'LoseBook',
    creature: xylo,
  });
  const now = () => script.state.downtime?.pastimes[xylo]?.kind;
  script.play({ type: 'RewriteSpell', creature: xylo, spell: 'Sleep' }, player);
  expect(now()).toBe('study');
  script.play(days(1));
  script.play({ type: 'ProposeSpell', creature: xylo, spell: 'Itch', description: 'It itches.' }, player);
  script.play({ type: 'SetSpellLevel', creature: xylo, level: 1 }).play({ type: 'AgreeSpell', creature: xylo }, player);
  script.play({ type: 'MakeItem', creature: xylo, form: 'scroll', spell: 'Sleep' }, player);
  script.play(funds(1000), player);
  expect(now()).toBe('make');
});

test('GOR-RES-01: the sentence waits for whoever moves the plan on', () => {
  const script = spare({
    items: [STAFF],
  });
  const said = () =>
    [referee, player].map((seat) =>
      promptTo(known(script.state, seat), seat).sentence.replace('There are spells to memorise. ', ''),
    );
  const waits = 'Between adventures: waiting for the referee to let days go by';
  const rests = 'Itch waits for the referee to set its level. Between adventures: Xylo rests';
  const lets = 'Between adventures: let days go by, or begin the next adventure';
  script.play({ type: 'ProposeSpell', creature: xylo, spell: 'Itch', description: 'It itches.' }, player);
  expect(said()).toEqual(['Xylo would invent Itch: set its level', expect.stringContaining(rests)]);
  script.play({ type: 'SetSpellLevel', creature: xylo, level: 1 });
  expect(said()).toEqual([lets, 'Itch would be a spell of level 1: agree, or change it']);
  script.play({ type: 'AgreeSpell', creature: xylo }, player);
  expect(said()).toEqual([lets, 'Itch is agreed upon: lay out gold for it']);
  script.play(funds(5000), player);
  expect(said()).toEqual([lets, waits]);
  script.play({ type: 'AbandonResearch', creature: xylo }, player);
  expect(script.state.downtime?.pastimes[xylo]?.kind).toBe('rest');
});

test('GOR-RES-01: while the referee weighs a spell, whoever rests is still asked what else they would do', () => {
  const script = spare({ book: ['Read Magic'] });
  script.play({ type: 'ProposeSpell', creature: xylo, spell: 'Itch', description: 'It itches.' }, player);
  const { sentence, offers: keys } = promptTo(known(script.state, player), player);
  expect(sentence).toContain('Itch waits for the referee to set its level. Between adventures: Xylo rests, or choose');
  expect(keys.some((key) => key.startsWith('MakeItem'))).toBe(true);
});

test('GOR-MAG-09: a lost book is written anew for what research would cost, a day for each level', () => {
  const script = spare({ book: ['Read Magic', 'Sleep'] }).play({ type: 'LoseBook', creature: xylo });
  expect(ask(script.state, { type: 'RewriteSpell', creature: xylo, spell: 'Fly' }, player)).toBe('no-such-thing');
  script.told();
  script.play({ type: 'RewriteSpell', creature: xylo, spell: 'Sleep' }, player).play(days(1));
  expect(script.told().players).toEqual([
    'Xylo pays 10,000 gold pieces: Sleep written anew.',
    'Xylo may write Sleep anew, in a day without a break.',
    'Xylo studies a spell.',
    'Sleep is in Xylo’s book.',
    'Xylo rests.',
    'A day goes by. Day 2 begins.',
  ]);
  expect(script.state.creatures[xylo]?.book).toEqual(['Sleep']);
  expect(ask(script.state, { type: 'RewriteSpell', creature: xylo, spell: 'Read Magic' }, player)).toBe('too-dear');
});

test('GOR-MAG-10: a cleric learns from a teacher of the same alignment, for a tithe and a month', () => {
  const script = spare({ class: 'cleric', alignment: 'lawful' });
  const guru = { type: 'SeekGuru', creature: xylo, spell: 'Sleep', alignment: 'lawful' } as const;
  expect(ask(script.state, { ...guru, alignment: 'chaotic' }, referee)).toBe('forbidden');
  expect(ask(script.state, { ...guru, spell: 'Fly' }, referee)).toBe('forbidden');
  script.play(guru).play(days(28));
  expect(script.state.creatures[xylo]?.book).toBeUndefined();
  script.play(days(2));
  expect(script.state.creatures[xylo]).toMatchObject({ book: ['Sleep'], coins: gold(2000) });
});

test('GOR-ITM-03, GOR-ITM-04: a brewed potion is drunk by anyone; scrolls are read by those who study spells', () => {
  const item = (name: string) =>
    ({ id: id<'item'>(name), name, quantity: 1, weight: 0, kind: 'treasure', use: null }) as const;
  const items = [item('Potion of Fly'), item('Scroll of Light')];
  const script = spare({ class: 'fighter', items });
  script.told();
  script.play({ type: 'UseUp', creature: xylo, item: id('Potion of Fly') }, player);
  expect(script.told().players).toEqual(['Xylo drinks the potion of Fly.']);
  expect(ask(script.state, { type: 'UseUp', creature: xylo, item: id('Scroll of Light') }, player)).toBe('forbidden');
  const mage = spare({ book: ['Light', 'Fly'] });
  expect(ask(mage.state, { type: 'MakeItem', creature: xylo, form: 'potion', spell: 'Light' }, player)).toBe(
    'forbidden',
  );
  expect(cited(mage.state, { type: 'MakeItem', creature: xylo, form: 'potion', spell: 'Light' }, player)).toContain(
    'GOR-ITM-03',
  );
  expect(script.rules).toContain('GOR-ITM-04');
});

test('a spell comes into a book by the rule of what brought it there', () => {
  const written = (script: Script, ...faces: number[]) => {
    const named = cited(script.state, days(7), referee, ...faces);
    return named.filter((rule) => ['GOR-MAG-08', 'GOR-MAG-09', 'GOR-MAG-10', 'GOR-RES-05'].includes(rule));
  };
  const inventing = spare({ book: ['Read Magic'] });
  inventing.play({ type: 'ProposeSpell', creature: xylo, spell: 'Itch', description: 'It itches.' }, player);
  inventing
    .play({ type: 'SetSpellLevel', creature: xylo, level: 1 })
    .play({ type: 'AgreeSpell', creature: xylo }, player);
  inventing.play(funds(5000), player);
  expect(written(inventing, 1)).toEqual(['GOR-RES-05']);
  const lost = spare({ book: ['Sleep'] }).play({ type: 'LoseBook', creature: xylo });
  lost.play({ type: 'RewriteSpell', creature: xylo, spell: 'Sleep' }, player);
  expect(written(lost)).toEqual(['GOR-MAG-09']);
  const pupil = spare({ class: 'cleric', alignment: 'lawful' });
  pupil.play({ type: 'SeekGuru', creature: xylo, spell: 'Sleep', alignment: 'lawful' }).play(days(28));
  expect(written(pupil)).toEqual(['GOR-MAG-10']);
  const found = { type: 'WriteInBook', creature: xylo, spell: 'Fly' } as const;
  expect(cited(spare({ book: [] }).state, found)).toEqual(['GOR-MAG-08']);
});

test('GOR-RES-05: whoever invented a spell may share it with another mage, or keep it', () => {
  const bera = someone({
    id: id('bera'),
    name: 'Bera',
    class: 'magic-user',
    owner: otherPlayer.user,
    level: 3,
    book: [],
  });
  const xyloHas = someone({ name: 'Xylo', class: 'magic-user', level: 3, book: ['Read Magic', 'Wink'] });
  const script = new Script(
    campaign([xyloHas, bera], { ruleset: { base: 'gorman', slots: {}, options: {} }, inventions: { Wink: 1 } }),
  ).play({ type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false });
  const shares = { type: 'ShareSpell', creature: xylo, to: bera.id, spell: 'Wink' } as const;
  expect(offeredBy(script.state, 'ShareSpell', player)).toEqual(['GOR-RES-05']);
  expect(offeredBy(script.state, 'ShareSpell', otherPlayer)).toEqual([]);
  expect(ask(script.state, shares, otherPlayer)).toBe('not-your-character');
  script.told();
  script.play(shares, player);
  expect(script.told().players).toEqual(['Wink is in Bera’s book, from Xylo’s.']);
  expect(script.state.creatures[bera.id]?.book).toEqual(['Wink']);
});
