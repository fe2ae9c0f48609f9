import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import type { Script } from '../../../../test/fight.ts';
import { abilities, employer, engaged, gold, meet, offerTo, town } from '../../../../test/hiring.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { after, ask, player, referee } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import type { CommandOf, Options } from '../../../core/index.ts';
import { nameOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';

describe('hirelings by Planet Eris', () => {
  it.each([
    ['mercenary-archer', ['short bow']],
    ['guardsman', ['spear']],
    ['swordsman', ['sword']],
    ['heavy-foot', ['sword']],
    ['archer', ['short bow', 'dagger']],
    ['crossbowman', ['crossbow', 'dagger']],
    ['longbowman', ['long bow', 'sword']],
    ['elf', ['dagger', 'short bow']],
    ['dwarf', ['war hammer']],
    ['porter', []],
  ] as const)('ERI-HIR-18, 19 and 22: a %s fights with what the book gives them: %j', (kind, weapons) => {
    const script = town('eris').play(meet(kind));
    script.play(offerTo(script, { gold: 400 }), player, 5, 5, 4, 3, 3, 3, ...(kind === 'dwarf' ? [3] : []));
    expect([...new Set(engaged(script)[0]?.attacks?.map(({ name }) => name))]).toEqual(weapons);
  });

  it('ERI-HIR-22: a cleric brings the holy symbol that turning asks for, and a thief the tools', () => {
    const things = (kind: string) => {
      const script = town('eris').play(meet(kind));
      script.play(offerTo(script, { gold: 100 }), player, 5, 5, 4, 3, 3, 3);
      return engaged(script)[0]?.items?.map(({ name, use }) => [name, use]);
    };
    expect(things('cleric')).toEqual([['holy symbol', 'holy-symbol']]);
    expect(things('thief')).toEqual([["thieves' tools", 'thieves-tools']]);
    expect(things('magic-user')).toEqual([['spellbook', null]]);
  });

  it.each([
    ['light-horseman', 'riding horse'],
    ['medium-horseman', 'war horse'],
    ['heavy-horseman', 'war horse'],
    ['heavy-foot', undefined],
  ] as const)('ERI-HIR-19: a %s brings a horse of its weight, that can be led: %s', (kind, horse) => {
    const script = town('eris').play(meet(kind));
    script.play(offerTo(script, { gold: 100 }), player, 5, 5, 4, 3, 3, 3);
    expect(engaged(script)[0]?.items?.map(({ name }) => name)).toEqual(horse ? [horse] : []);
    expect(offers(script.state, player).some(({ command }) => command === 'LeadBeast')).toBe(horse !== undefined);
  });

  it('ERI-HIR-23: the hit points of those of a class are told with all that makes them', () => {
    const notes = (kind: string, die: number, ...more: number[]) => {
      const script = town('eris').play(meet(kind));
      const events = ask(script.state, offerTo(script, { gold: 400 }), player, 5, 5, die, ...more, 3, 3, 3);
      return eventIn(events, 'RetainersHired')?.why.notes?.map(({ text }) => text);
    };
    expect(notes('fighting-man', 4)).toEqual(['Runa has 5 hit points (the die 4 and the class 1)']);
    expect(notes('fighting-man', 1)).toEqual(['Runa has 3 hit points (the die 1, the class 1 and three at least 1)']);
    expect(notes('swordsman', 2)).toEqual(['The swordsman has 2 hit points']);
  });

  it('ERI-DWF-09: a dwarf who takes service may be born with infravision, like any other', () => {
    const script = town('eris').play(meet('dwarf'));
    script.play(offerTo(script, { gold: 400 }), player, 5, 5, 4, 2, 3, 3, 3);
    expect(engaged(script)[0]?.infravision).toBe(30);
    expect(script.told().referee.at(-1)).toBe('Mardi Copperbraid enters service. [4] [2] [3] [3] [3]');
  });

  it('those with a name of their own keep it, however many they are', () => {
    const script = town('eris').play(meet('swordsman', 'none', 2, 'Osric'));
    expect(script.told().players).toEqual(['2 who are called Osric would take service.']);
    script.play(offerTo(script, { gold: 100, count: 2, approach: 'group' }), player, 5, 5, 4, 4, 3, 3, 3);
    expect(engaged(script).map(({ name }) => name)).toEqual([
      expect.stringMatching(/ Osric$/),
      expect.stringMatching(/ Osric$/),
    ]);
  });

  it('those who enter service together are told each once', () => {
    const script = town('eris').play(meet('guardsman', 'none', 3));
    script.play(offerTo(script, { count: 3, approach: 'group', gold: 400 }), player, 6, 6, ...Array(9).fill(3));
    expect(script.told().players.at(-1)).toMatch(
      /^(An? [\w-]+ guardsman|, an? [\w-]+ guardsman| and an? [\w-]+ guardsman){3} enter service\.$/,
    );
  });

  it('one who goes by the kind of help has an article, until a name is given', () => {
    const script = town('eris').play(meet('guardsman'));
    script.play(offerTo(script, { gold: 400 }), player, 6, 6, 3, 3, 3, 3);
    const [one] = engaged(script);
    const asCalled = () => nameOf(script.state, one?.id ?? employer);
    const names = ['Guardsman', 'Old guardsman', 'Hob', 'Hob Guardsman', 'Guardsman 2'].map((name) => {
      script.play({ type: 'RenameCreature', creature: one?.id ?? employer, name, icon: null }, referee);
      return asCalled();
    });
    expect(names).toEqual(['the guardsman', 'the old guardsman', 'Hob', 'Hob Guardsman', 'Guardsman 2']);
  });

  it('ERI-HIR-06 to 08: in a tavern d6 are met, and somebody unusual if looked for; once a week', () => {
    const script = town('eris').play({ type: 'LookInTavern', lookForUnusual: true }, referee, 2, 2, 4, 1, 5, 3);
    expect(script.told().players).toEqual([
      'In the tavern: a guardsman, a swordsman, a dwarf and 2 heavy foot. [2] [2] [4] [5] [3]',
    ]);
    expect(ask(script.state, { type: 'LookInTavern', lookForUnusual: false }, referee)).toBe('already-tried');
    expect(cited(script.state, { type: 'LookInTavern', lookForUnusual: false }, referee)).toContain('ERI-HIR-06');
  });

  it('ERI-HIR-07: whether somebody unusual might have been there, the referee alone sees thrown', () => {
    const { state } = town('eris');
    const look = { type: 'LookInTavern', lookForUnusual: true } as const;
    const [seen, whole] = [player, referee].map((seat) =>
      lineOf(toldOf(state, look, [1, 2, 5], seat), 'ApplicantsFound'),
    );
    expect([seen, whole].map((line) => line?.why?.throws?.map(({ who }) => who))).toEqual([
      ['How many are there', 'Of what kind'],
      ['How many are there', 'Of what kind', 'Somebody unusual'],
    ]);
    expect(seen?.rolls).toHaveLength(2);
  });

  it('ERI-HIR-03: the die of what a notice costs lies with its payment, open to all, and not with who answers', () => {
    const notice = { type: 'PutUpNotice', employer, kind: 'heavy-foot', size: 'village', promised: 0 } as const;
    const { state } = town('eris', { coins: gold(9000) });
    for (const [scope, amount, times] of [
      ['settlement', 400, 100],
      ['region', 4000, 1000],
    ] as const) {
      const asked = { ...notice, scope, stronghold: false } as const;
      const told = toldOf(state, asked, [4, 6], player);
      const [paid, answer] = [lineOf(told, 'Paid'), lineOf(told, 'ApplicantsFound')];
      expect(paid?.rolls?.map(({ faces }) => faces)).toEqual([[4]]);
      expect(paid?.why).toMatchObject({
        rule: 'ERI-HIR-03',
        formula: `d6 × ${times === 100 ? '100' : '1,000'} gold pieces a week`,
        roll: { total: 4 },
        made: { amount, parts: [{ name: 'the dice', value: 4 }], times },
      });
      expect(answer?.text).toBe('Nobody has come who would take service.');
      expect([answer?.rolls, answer?.why?.throws]).toEqual([undefined, undefined]);
      expect(lineOf(toldOf(state, asked, [4, 6]), 'ApplicantsFound')?.rolls).toHaveLength(1);
    }
  });

  it('ERI-HIR-08: whoever is met in a tavern without looking for more comes by the table of plain folk', () => {
    expect(cited(town('eris').state, { type: 'LookInTavern', lookForUnusual: false }, referee, 1, 4)).toEqual([
      'ERI-HIR-08',
    ]);
  });

  it('ERI-HIR-02: specialists are had by notices where somebody rules, and nowhere else', () => {
    const notice = {
      type: 'PutUpNotice',
      employer,
      kind: 'smith',
      scope: 'settlement',
      size: 'village',
    } as const;
    const { state } = town('eris');
    expect(cited(state, { ...notice, stronghold: false, promised: 0 })).toEqual(['ERI-HIR-02']);
    expect(ask(state, { ...notice, stronghold: false, promised: 0 }, referee)).toBe('forbidden');
    expect(typeof ask(state, { ...notice, stronghold: true, promised: 0 }, referee, 4, 2, 5)).toBe('object');
  });

  it('ERI-HIR-23: one of a class has the points of the first level, and three at least', () => {
    const script = town('eris').play(meet('magic-user'));
    script.play(offerTo(script, { gold: 200 }), player, 6, 6, 1, 4, 3, 3);
    expect(script.state.creatures[engaged(script)[0]?.id ?? employer]?.hitPoints.max).toBe(3);
    const fresh = town('eris').play(meet('magic-user'));
    expect(cited(fresh.state, offerTo(fresh, { gold: 200 }), player, 6, 6, 1, 4, 3, 3)).toContain('ERI-HIR-23');
  });

  it('ERI-HIR-03 to 05, ERI-HIR-12: a notice is paid by the week; those who answer join for the least', () => {
    const script = town('eris').play(
      {
        type: 'PutUpNotice',
        employer,
        kind: 'heavy-foot',
        scope: 'settlement',
        size: 'village',
        stronghold: false,
        promised: 0,
      },
      referee,
      4,
      2,
      5,
    );
    expect(script.told().players).toEqual([
      'Aldo pays 400 gold pieces: a week of notices for heavy foot. [4]',
      'Answer to the notice: 5 heavy foot.',
    ]);
    script.play(offerTo(script, { count: 5, gold: 3, approach: 'group' }), player, 1, 2, 3, 4, 5, 3, 4, 4);
    expect(script.told().players.slice(0, 2)).toEqual([
      'Aldo offers terms to 5 heavy foot: they join.',
      'Aldo pays 15 gold pieces: 5 heavy foot taken on.',
    ]);
    expect(engaged(script)).toHaveLength(5);
    expect(engaged(script)[0]).toMatchObject({ armour: 'chainmail', shield: true, share: 0, loyalty: 12 });
    expect(script.rules).toContain('ERI-HIR-05');
  });

  it('ERI-HIR-09, ERI-HIR-10: nobody joins for less than the least', () => {
    const script = town('eris').play(meet('dwarf'));
    expect(ask(script.state, offerTo(script, { gold: 199 }), player)).toBe('forbidden');
    expect(cited(script.state, offerTo(script, { gold: 199 }), player)).toContain('ERI-HIR-09');
  });

  it('ERI-HIR-11, ERI-HIR-12: one by one, with one loyalty for all who join; +3 if all are glad', () => {
    const script = town('eris').play(meet('swordsman', 'none', 2));
    script.told();
    script.play(offerTo(script, { count: 2, gold: 2 }), player, 6, 6, 5, 4, 6, 5, 3, 3, 3);
    expect(script.told().players[0]).toBe('Aldo offers terms to 2 swordsmen: they join. [6 6 5 4]');
    expect(engaged(script).map(({ loyalty }) => loyalty)).toEqual([10, 10]);
    expect(script.rules).toContain('ERI-HIR-11');
    expect(script.rules).toContain('ERI-HIR-12');
  });

  it('ERI-HIR-14, ERI-HIR-16: success raises loyalty, a period without pay costs a point', () => {
    const script = town('eris').play(meet('swordsman'));
    script.play(offerTo(script, { gold: 2 }), player, 5, 5, 4, 3, 3, 3).told();
    const [one] = script.state.party.members.slice(1);
    script.play({ type: 'RewardService', creatures: [one ?? employer], expeditions: 1, battles: 1 });
    script.play({ type: 'WithholdWages', employer });
    expect(script.told()).toEqual({
      referee: ['Loyalty: the swordsman 12.', 'Aldo pays no wages.', 'Loyalty: the swordsman 11.'],
      players: [],
    });
    expect(script.rules).toContain('ERI-HIR-16');
  });

  it('ERI-HIR-13: shaken on 6 to 8', () => {
    const script = town('eris').play(meet('swordsman'));
    script.play(offerTo(script, { gold: 2 }), player, 5, 5, 4, 3, 3, 3).told();
    const [one] = script.state.party.members.slice(1);
    script.play(
      { type: 'CheckLoyalty', creature: one ?? employer, loyalty: null, adjustment: 0, extreme: false },
      referee,
      4,
      4,
    );
    expect(script.told().referee).toEqual(['The swordsman: loyalty is shaken, and holds this round. [4 4]']);
    expect(script.rules).toContain('ERI-HIR-13');
  });
});

describe('what a campaign of Planet Eris settles of hirelings', () => {
  const SET = (options: Options) => town('eris', {}, options);
  const days = (count: number) => ({ type: 'PassDowntime', days: count, rations: false }) as const;
  /** Why an offer that would be taken gladly is refused; null when it is not. */
  const refusalOf = (state: Script['state'], terms: CommandOf<'OfferTerms'>) => {
    const answer = ask(state, terms, player, 5, 5, 4, 3, 3, 3);
    return typeof answer === 'string' ? answer : null;
  };
  const serving = (script: Script) => script.state.party.members.slice(1);
  /** A swordsman in service: two gold for joining, then the dice of the offer, of the points and of the loyalty. */
  const withSwordsman = (options: Options = {}) => {
    const script = SET(options).play(meet('swordsman'));
    script.play(offerTo(script, { gold: 2 }), player, 5, 5, 4, 3, 3, 3).told();
    return script;
  };

  it.each([
    [true, 'forbidden'],
    [false, null],
  ])('ERI-HIR-01: specialists count against charisma: %s', (specialistsCount, refusal) => {
    const script = town('eris', { abilities: abilities(3) }, { specialistsCount }).play(meet('cleric'));
    script.play(offerTo(script), player, 5, 5, 4, 3, 3, 3);
    script.play(meet('smith'));
    expect(refusalOf(script.state, offerTo(script, { gold: 25 }))).toBe(refusal);
  });

  it('ERI-HIR-02: whoever puts up a notice is spoken of as the log does', () => {
    const notice = (facts: Partial<Creature>) =>
      offers(town('eris', facts).state, referee).find(({ command }) => command === 'PutUpNotice')?.label;
    expect(notice({})).toBe('Aldo puts up notices for a week');
    expect(notice({ name: 'Guardsman', ownName: false })).toBe('The guardsman puts up notices for a week');
  });

  it('ERI-HIR-02: those who do not count are looked for by notices no sooner than others of their kind', () => {
    const notice = offers(SET({ specialistsCount: false }).state, referee).find(
      ({ command }) => command === 'PutUpNotice',
    );
    const [kinds] = notice?.inputs ?? [];
    expect(kinds?.kind === 'choice' && kinds.options.map(({ value }) => value)).not.toContain('smith');
  });

  it.each([
    [false, 'a guardsman, a dwarf and 2 heavy foot'],
    [true, 'a guardsman and 3 dwarves'],
  ])('ERI-HIR-07: all who come together are of the unusual type: %s', (allUnusual, found) => {
    const script = SET({ allUnusual }).play({ type: 'LookInTavern', lookForUnusual: true }, referee, 1, 2, 1, 5, 3);
    expect(script.told().players).toEqual([expect.stringContaining(`In the tavern: ${found}.`)]);
    expect(script.rules).toContain('ERI-HIR-07');
  });

  it.each([
    [false, 'a better one would be heard'],
    [true, 'the offer is taken'],
  ])('ERI-HIR-10: charisma adds to offers: %s', (charismaToOffers, said) => {
    const script = SET({ charismaToOffers }).play(meet('swordsman'));
    script.told();
    script.play(offerTo(script, { gold: 2 }), player, 4, 4, ...(charismaToOffers ? [4, 3, 3, 3] : []));
    expect(script.told().players[0]).toContain(said);
    expect(script.rules).toContain('ERI-HIR-10');
  });

  it.each([
    [false, 10],
    [true, 12],
  ])('ERI-HIR-14: every fight of an expedition raises loyalty: %s', (countEveryFight, loyalty) => {
    const script = withSwordsman({ countEveryFight });
    script.play({ type: 'RewardService', creatures: serving(script), expeditions: 1, battles: 0, fights: 2 });
    expect(engaged(script)[0]?.loyalty).toBe(loyalty + 1);
    const offered = offers(script.state, referee).find(({ command }) => command === 'RewardService');
    expect(offered?.inputs.some(({ name }) => name === 'fights')).toBe(countEveryFight);
  });

  it('ERI-HIR-16: upkeep is paid for each expedition, and no day asks for it', () => {
    const script = withSwordsman();
    script.play({ type: 'BeginDowntime', place: 'settlement', guarded: true, wanderingFree: true });
    script.play(days(28)).play(days(28)).told();
    expect(script.state.ledger.filter(({ what }) => what.startsWith('wages'))).toEqual([]);
    script.play({ type: 'PayWages', employer });
    expect(script.told().players).toEqual(['Aldo pays 2 gold pieces: wages of a swordsman for an expedition.']);
  });

  it('ERI-HIR-16: or by the month, which falls due as it begins', () => {
    const script = withSwordsman({ hirelingUpkeepMode: 'monthly' });
    expect(ask(script.state, { type: 'PayWages', employer }, player)).toBe('no-change');
    script.play({ type: 'BeginDowntime', place: 'settlement', guarded: true, wanderingFree: true });
    script.play(days(28)).play(days(28)).play(days(6));
    const paid = script.state.ledger.filter(({ what }) => what.startsWith('wages'));
    expect(paid).toMatchObject([
      { day: 31, what: 'wages of a swordsman for a month' },
      { day: 61, what: 'wages of a swordsman for a month' },
    ]);
  });

  it('ERI-HIR-16: a campaign that goes over to months asks for none that an expedition paid for', () => {
    const script = withSwordsman();
    script.play({ type: 'BeginDowntime', place: 'settlement', guarded: true, wanderingFree: true });
    script.play(days(28)).play(days(28)).play({ type: 'EndDowntime', staying: [] });
    script.play({ type: 'PayWages', employer });
    script.play({ type: 'SetOption', option: 'hirelingUpkeepMode', value: 'monthly' }).told();
    script.play({ type: 'PayWages', employer });
    expect(script.told().players).toEqual(['Aldo pays 2 gold pieces: wages of a swordsman for a month.']);
  });

  it('ERI-HIR-14: the reason gives the sum of each whose loyalty grows', () => {
    const { state } = withSwordsman();
    const [swordsman = employer] = state.party.members.slice(1);
    const reward = { type: 'RewardService', creatures: [swordsman], expeditions: 2, battles: 1 } as const;
    const events = ask(state, reward, referee);
    expect(typeof events === 'string' ? events : events[0]).toMatchObject({
      why: { rule: 'ERI-HIR-14', notes: [{ rule: 'ERI-HIR-14', text: 'The swordsman: 10 + 3 = 13' }] },
    });
  });

  it('ERI-HIR-15: wages are those of the soldier most like them', () => {
    const { state } = withSwordsman();
    const due = { ...state, rounds: 30 * 8640 };
    expect(cited(due, { type: 'PayWages', employer })).toContain('ERI-HIR-15');
    const purse = (now: typeof state) => now.creatures[employer]?.coins.gp ?? 0;
    expect(purse(due) - purse(after(due, { type: 'PayWages', employer }, referee))).toBe(2);
  });

  it('ERI-LDR-03: hirelings lead no hirelings', () => {
    const script = withSwordsman().play(meet('porter'));
    const [swordsman = employer] = serving(script);
    expect(refusalOf(script.state, offerTo(script, { employer: swordsman, gold: 1 }))).toBe('no-such-thing');
  });

  it('ERI-LDR-03: unless the campaign lets them; their charisma is the average', () => {
    const script = withSwordsman({ hirelingsMayLead: true });
    const [swordsman = employer] = serving(script);
    script
      .play({ type: 'SetCoins', creature: swordsman, ...gold(5) })
      .play(meet('porter'))
      .told();
    script.play(offerTo(script, { employer: swordsman, gold: 1 }), player, 5, 5, 4, 3, 3, 3);
    expect(script.told().players[0]).toBe('The swordsman offers terms to a porter: the offer is taken. [5 5]');
    expect(engaged(script).map(({ employer }) => employer)).toEqual([employer, swordsman]);
  });
});

it('GOR-HIR-02: a hireling by Gorman comes with a dagger, without armour and shield, and has no class', () => {
  const script = town('gorman').play(meet('hireling'));
  script.play(offerTo(script, { gold: 1 }), player, 6, 6, 4);
  expect(engaged(script)[0]).toMatchObject({ class: null, level: 0, armour: 'none', shield: false });
  expect([...new Set(engaged(script)[0]?.attacks?.map(({ name }) => name))]).toEqual(['dagger']);
});
