import { describe, expect, it } from 'vitest';
import { cited, offeredBy } from '../../../../test/citing.ts';
import type { Script } from '../../../../test/fight.ts';
import { abilities, employer, engaged, meet, offerTo, town } from '../../../../test/hiring.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, otherPlayer, player, referee, refusedOffers } from '../../../../test/table.ts';
import { NAMES } from '../../../content/ready-tables/names.ts';
import { rulesOf } from '../../../play/index.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { namesOfHired } from './own-names.ts';

describe('retainers by the classic book', () => {
  it('OSE-APX-07: 2d6 with charisma: from 9 they accept, and are the employer’s to move', () => {
    const script = town('ose').play(meet('retainer', 'cleric', 1, 'Bera'));
    expect(script.told().players).toEqual(['Bera would take service.']);
    script.play(offerTo(script), player, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4);
    expect(script.told()).toEqual({
      referee: [
        'Aldo offers terms to Bera: the offer is taken. [4 4]',
        expect.stringMatching(/^Bera enters service\./),
      ],
      players: ['Aldo offers terms to Bera: the offer is taken.', 'Bera enters service.'],
    });
    expect(engaged(script)).toMatchObject([
      {
        name: 'Bera',
        kind: 'retainer',
        class: 'cleric',
        level: 1,
        owner: player.user,
        employer,
        share: 0.5,
        loyalty: 8,
      },
    ]);
  });

  it('are spoken of on the buttons as in the log, with an article where they go by what they are', () => {
    const script = town('ose').play(meet('retainer', 'fighter'));
    const said = (command: string) =>
      offers(script.state, referee).flatMap((offer) => (offer.command === command ? offer.label : []));
    expect(said('OfferTerms')).toEqual(['Aldo offers terms to a retainer (fighter)']);
    expect(said('TurnAway')).toEqual(['Send away a retainer (fighter)']);
  });

  it.each([
    ['cleric', 'Adela', 'First names'],
    ['none', 'Adela', 'First names'],
    ['dwarf', 'Korbin Anvilson', 'Names of dwarves'],
  ] as const)(
    'of whom nobody said a name have one of their people, which nobody in the party has: %s',
    (of, taken, names) => {
      const script = town('ose', { name: taken }).play(meet('retainer', of, 4));
      const faces = Array.from({ length: 4 }, () => [...Array<number>(18).fill(3), 4]).flat();
      script.play(offerTo(script, { approach: 'group', count: 4 }), player, 4, 4, ...faces);
      const called = engaged(script).map(({ name }) => name ?? '');
      expect(new Set([...called, taken]).size).toBe(5);
      expect(NAMES[names].lines.map(({ text }) => text)).toEqual(expect.arrayContaining(called));
      expect(offers(script.state, referee).map(({ label }) => label)).toContain(`${called[0]} leaves`);
    },
  );

  it('are called otherwise than all others where there are more of them than names of their people', () => {
    const { state } = town('ose').play(meet('retainer', 'dwarf', 60));
    const [applicants] = state.hiring.applicants;
    const kind = rulesOf(state).retainers.kinds.find(({ name }) => name === 'retainer');
    if (!applicants || !kind) throw new Error('nobody applies');
    const ids = Array.from({ length: 60 }, (_, at) => `hired-${at}`);
    expect(new Set(namesOfHired(state, applicants, kind, ids)).size).toBe(60);
  });

  it.each([
    [[6, 6], 'the offer is taken gladly', 1],
    [[3, 4], 'the offer is weighed, and a better one would be heard', 0],
    [[1, 2], 'the offer is refused', 0],
    [[1, 1], 'the offer is refused', 0],
  ])('OSE-APX-07: %j is taken so: %s', (faces, told, joined) => {
    const script = town('ose').play(meet('retainer', 'fighter'));
    const hit = joined > 0 ? [...Array<number>(18).fill(3), 4] : [];
    script.play(offerTo(script, { modifier: 0 }), referee, ...faces, ...hit);
    expect(script.told().referee.join(' ')).toContain(told);
    expect(engaged(script)).toHaveLength(joined);
  });

  it('OSE-APX-07: of several asked by one throw who decline, it is told that nobody joins', () => {
    const script = town('ose')
      .play(meet('retainer', 'fighter', 2))
      .play(
        { ...offerTo(town('ose').play(meet('retainer', 'fighter', 2))), approach: 'group', count: 2 },
        player,
        1,
        2,
      );
    expect(script.told().players.at(-1)).toMatch(/: nobody joins\.$/);
  });

  it('OSE-APX-07: an offer taken ill makes the next one harder', () => {
    const script = town('ose', { abilities: abilities(10) }).play(meet('retainer', 'fighter', 2));
    script.play(offerTo(script), player, 1, 1);
    expect(script.told().players.at(-1)).toContain('the offer is refused; it is taken ill');
    expect(script.state.hiring).toMatchObject({ illWill: 1, applicants: [{ count: 1 }] });
    const better = { ...offerTo(script), modifier: 2 };
    expect(eventIn(ask(script.state, better, referee, 3, 4), 'TermsOffered')?.why.modifiers).toEqual([
      { name: 'the offer', value: 2 },
      { name: 'ill will from before', value: -1, rule: 'OSE-APX-07' },
    ]);
    script.play(offerTo(script), player, 4, 5);
    expect(script.told().players.at(-1)).toContain('a better one would be heard');
    script.play({ type: 'LeaveTown' });
    expect(script.state.hiring).toEqual({ applicants: [], illWill: 0, looked: null });
  });

  it('OSE-APX-01: charisma limits how many there may be at a time', () => {
    const script = town('ose', { abilities: abilities(3) }).play(meet('retainer', 'fighter', 2));
    expect(ask(script.state, offerTo(script, { count: 2 }), player)).toBe('forbidden');
  });

  it('OSE-PTY-07: a retainer takes half a share of treasure', () => {
    const script = town('ose').play(meet('retainer', 'cleric', 1, 'Bera'));
    script.play(offerTo(script), player, 4, 4, ...Array<number>(18).fill(3), 4);
    script.play({ type: 'DivideTreasure', pp: 0, gp: 300, ep: 0, sp: 0, cp: 0 });
    expect(engaged(script).map(({ coins }) => coins?.gp)).toEqual([100]);
    expect(script.state.creatures[employer]?.coins.gp).toBe(1200);
  });

  it('OSE-MOR-07: in extreme peril 2d6 no higher than the loyalty agreed, and they stay', () => {
    const script = town('ose').play(meet('retainer', 'cleric', 1, 'Bera'));
    script.play(offerTo(script), player, 4, 4, ...Array<number>(18).fill(3), 4).told();
    const [bera] = script.state.party.members.slice(1);
    const check = {
      type: 'CheckLoyalty',
      creature: bera ?? employer,
      loyalty: null,
      adjustment: 0,
      extreme: true,
    } as const;
    script.play(check, referee, 4, 4).play(check, referee, 4, 5);
    expect(script.told()).toEqual({
      referee: ['Bera: loyalty holds. [4 4]', 'Bera: loyalty fails. [4 5]'],
      players: [],
    });
  });
});

describe('the reason of a first loyalty gives each thing that makes it', () => {
  const partsOf = (script: Script, promised: number, ...faces: number[]) => {
    const events = ask(script.state, offerTo(script, { gold: promised }), player, ...faces);
    const made = eventIn(events, 'RetainersHired')?.why.made;
    return [made?.amount, made?.parts.map(({ name, value }) => `${name} ${value}`)];
  };

  it('GOR-HIR-06: a die, seven and charisma', () => {
    const script = town('gorman').play(meet('henchman', 'fighter', 1, 'Wulf'));
    expect(partsOf(script, 0, 3, 3, ...Array<number>(18).fill(3), 5, 2, 4)).toEqual([
      12,
      ['the dice 4', 'as with every henchman 7', 'charisma 1'],
    ]);
    const faces = [3, 3, ...Array<number>(18).fill(3), 5, 2, 4];
    expect(cited(script.state, offerTo(script, { gold: 0 }), player, ...faces)).toContain('GOR-HIR-06');
  });

  it('ERI-HIR-12: three dice, charisma, and three for an offer that is taken gladly', () => {
    const script = town('eris').play(meet('weapon-bearer', 'none', 1, 'Wulf'));
    expect(partsOf(script, 120, 6, 6, 4, 3, 3, 2)).toEqual([
      12,
      ['the dice 8', 'charisma 1', 'the offer taken gladly 3'],
    ]);
  });
});

describe('henchmen and experts by Gorman', () => {
  const hired = (loyalty: number) => {
    const script = town('gorman').play(meet('henchman', 'fighter', 1, 'Wulf'));
    script.play(offerTo(script), player, 3, 3, ...Array<number>(18).fill(3), 5, 2, 4).told();
    const [wulf] = script.state.party.members.slice(1);
    const by = loyalty - 12;
    if (wulf && by !== 0) script.play({ type: 'AdjustLoyalty', creature: wulf, by }).told();
    return { script, wulf: wulf ?? employer };
  };

  it('GOR-HIR-04, GOR-HIR-06: 7 with charisma accepts; loyalty begins at d6 + 7 + 1, in secret', () => {
    const { script } = hired(12);
    expect(engaged(script)).toMatchObject([
      { name: 'Wulf', class: 'fighter', owner: null, share: 0.5, loyalty: 12, wage: null },
    ]);
    const seen = JSON.stringify([...project(script.state, player)].filter(([key]) => key.startsWith('engagement')));
    expect(seen).toContain('"loyalty":null');
  });

  it.each([
    [8, [3, 4], 'Wulf: loyalty holds. [3 4]', 8, ['GOR-MOR-03', 'GOR-HIR-07']],
    [8, [3, 3], 'Wulf: loyalty fails, and is 7 now. [3 3]', 7, ['GOR-MOR-03', 'GOR-HIR-07', 'GOR-HIR-09']],
    [18, [], 'Wulf: loyalty holds.', 18, ['GOR-MOR-03']],
    [3, [], 'Wulf: loyalty fails, and is 2 now.', 2, ['GOR-MOR-03', 'GOR-HIR-09']],
  ])('GOR-MOR-03, GOR-HIR-09: at loyalty %i the dice %j mean: %s', (loyalty, faces, told, now, rules) => {
    const { script, wulf } = hired(loyalty);
    script.rules.clear();
    script.play(
      { type: 'CheckLoyalty', creature: wulf, loyalty: null, adjustment: 0, extreme: true },
      referee,
      ...faces,
    );
    expect(script.told()).toEqual({ referee: [told], players: [] });
    expect(script.state.engagements[wulf]?.loyalty).toBe(now);
    expect([...script.rules]).toEqual(rules);
  });

  it('GOR-HIR-04: how a henchman takes an offer is thrown where the referee alone sees it', () => {
    const script = town('gorman').play(meet('henchman', 'fighter'));
    const faces = Array<number>(40).fill(3);
    expect(eventIn(ask(script.state, offerTo(script), player, 4, 4, ...faces), 'TermsOffered')?.open).toBe(false);
  });

  it('GOR-HIR-10: a malcontent plots on a 5, and nobody but the referee hears of it', () => {
    const { script, wulf } = hired(3);
    script.play({ type: 'TryLoyalty', creature: wulf }, referee, 5);
    expect(script.told()).toEqual({ referee: ['Wulf plots, and waits for the worst moment. [5]'], players: [] });
    expect(script.rules).toContain('GOR-HIR-10');
  });

  it('GOR-HIR-10: a malcontent who runs off on a 3 is gone, and all hear of it', () => {
    const { script, wulf } = hired(3);
    script.play({ type: 'TryLoyalty', creature: wulf }, referee, 3);
    expect(script.told()).toEqual({
      referee: ['Wulf runs off on the spot. [3]', 'Wulf deserts.'],
      players: ['Wulf deserts.'],
    });
    expect(script.state.engagements[wulf]).toBeUndefined();
    expect(script.state.party.members).not.toContain(wulf);
  });

  it.each([
    ['spy', 'none', 'GOR-HIR-03'],
    ['hireling', 'none', 'GOR-HIR-02'],
    ['henchman', 'fighter', 'GOR-HIR-04'],
  ] as const)('a %s is asked, and joins, by the rule of such help', (kind, of, rule) => {
    const script = town('gorman').play(meet(kind, of));
    expect(offeredBy(script.state, 'OfferTerms', player)).toEqual([rule]);
    const faces = [4, 4, ...(kind === 'henchman' ? Array<number>(18).fill(3) : []), 3, 2, 4];
    const named = cited(script.state, offerTo(script), player, ...faces);
    expect(named).toContain(rule);
    for (const other of ['GOR-HIR-02', 'GOR-HIR-03', 'GOR-HIR-04'])
      if (other !== rule) expect(named).not.toContain(other);
  });

  it('GOR-HIR-03: experts are paid by the started week, and the ledger keeps it', () => {
    const script = town('gorman').play(meet('sage', 'none', 1, 'Old Orm'));
    script.play(offerTo(script), player, 4, 4, 3).play({ type: 'PayWages', employer }, player);
    expect(script.told().players.at(-1)).toBe('Aldo pays 500 gold pieces: wages of a sage for a week.');
    expect(script.state.ledger).toMatchObject([
      { day: 1, who: employer, copper: 50_000, owed: false, rule: 'GOR-HIR-03' },
    ]);
    expect(ask(script.state, { type: 'PayWages', employer }, player)).toBe('no-change');
    const later = { ...script.state, rounds: 8640 * 7 };
    expect(ask(later, { type: 'PayWages', employer }, player)).not.toBe('no-change');
  });
});

describe('the terms that an offer is made on', () => {
  it.each([
    ['ose', 'retainer', 'They serve for no set wage and half a share of treasure. No gold is asked for joining.'],
    [
      'gorman',
      'sage',
      'They serve for a wage of 500 gold a week and no share of treasure. No gold is asked for joining.',
    ],
    [
      'eris',
      'swordsman',
      'They serve for a wage of 2 gold an expedition and no share of treasure. At least 2 gold is given for joining.',
    ],
  ] as const)('by %s a %s is asked knowing the wage, the share and what is given for joining', (base, kind, said) => {
    const script = town(base).play(meet(kind, base === 'ose' ? 'fighter' : 'none'));
    const [terms] = offers(script.state, player).filter(({ command }) => command === 'OfferTerms');
    expect(terms?.hint).toBe(said);
  });
});

describe('service', () => {
  it('is ended by the employer; that somebody runs away is the referee’s to say', () => {
    const script = town('eris').play(meet('swordsman', 'none', 1, 'Sten'));
    script.play(offerTo(script, { gold: 2 }), player, 5, 5, 4, 3, 3, 3).told();
    const [sten] = script.state.party.members.slice(1);
    const part = { type: 'PartWith', creature: sten ?? employer, how: 'fled' } as const;
    expect(ask(script.state, part, player)).toBe('not-your-seat');
    expect(ask(script.state, { ...part, how: 'dismissed' }, otherPlayer)).toBe('not-your-character');
    script.play({ ...part, how: 'dismissed' }, player);
    expect(script.told().players).toEqual(['Sten is let go.']);
    expect([script.state.party.members, script.state.engagements]).toEqual([[employer], {}]);
  });

  it.each(['ose', 'gorman', 'eris'] as const)('every offer by %s is granted', (base) => {
    const script = town(base).play(
      meet(
        base === 'ose' ? 'retainer' : base === 'gorman' ? 'henchman' : 'dwarf',
        base === 'eris' ? 'none' : 'fighter',
        3,
      ),
    );
    expect(refusedOffers(script.state, [referee, player, otherPlayer])).toEqual([]);
  });
});
