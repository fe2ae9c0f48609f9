import { describe, expect, it } from 'vitest';
import { aldo, days, downtime, gold, WEEK } from '../../../../test/downtime.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, player, referee } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';

describe('what the time costs', () => {
  it('ERI-UPK-01: one in a hundred of the experience; what cannot be paid is owed', () => {
    const script = downtime('eris', { experience: 2450, coins: gold(30) });
    const charge = { type: 'ChargeUpkeep', creatures: [aldo] } as const;
    script.play(charge).play(charge);
    expect(script.told().players).toEqual([
      'Aldo pays 25 gold pieces: upkeep.',
      'Aldo pays 5 gold pieces: upkeep, as far as the purse goes.',
      'Aldo cannot pay 20 gold pieces: upkeep. It is owed.',
    ]);
    expect(script.state.ledger.map(({ owed }) => owed)).toEqual([false, false, true]);
    expect(script.state.creatures[aldo]?.coins.gp).toBe(0);
  });

  it('ERI-UPK-01: all that the purse holds goes, small coin too', () => {
    const script = downtime('eris', { experience: 2450, coins: { ...gold(5), sp: 9 } });
    script.play({ type: 'ChargeUpkeep', creatures: [aldo] });
    expect(script.state.ledger.map(({ copper, owed }) => [copper, owed])).toEqual([
      [590, false],
      [1910, true],
    ]);
    expect(script.state.creatures[aldo]?.coins).toEqual(gold(0));
  });

  it('ERI-UPK-01: less than a gold piece is told in copper pieces', () => {
    const script = downtime('eris', { experience: 2450, coins: { ...gold(0), sp: 9 } });
    script.play({ type: 'ChargeUpkeep', creatures: [aldo] });
    expect(script.told().players).toEqual([
      'Aldo pays 90 copper pieces: upkeep, as far as the purse goes.',
      'Aldo cannot pay 24 gold pieces and 10 copper: upkeep. It is owed.',
    ]);
  });

  it('ERI-UPK-01: the reason says of what the hundredth is', () => {
    const operating = { as: 'fighter', aside: { level: 1, experience: 1050 } } as const;
    const { state } = downtime('eris', { class: 'elf', experience: 2450, coins: gold(60), operating });
    const paid = eventIn(ask(state, { type: 'ChargeUpkeep', creatures: [aldo] }, referee), 'Paid');
    expect(paid && tell(paid, player, state, state)?.why).toEqual({
      rule: 'ERI-UPK-01',
      formula: '1% of 3,500 experience points, rounded up',
    });
  });

  it('ERI-UPK-01: or two in a hundred, as the campaign says', () => {
    const script = downtime('eris', { experience: 2450, coins: gold(60) }, 'settlement', { upkeepPercent: 2 });
    script.play({ type: 'ChargeUpkeep', creatures: [aldo] });
    expect(script.told().players).toEqual(['Aldo pays 49 gold pieces: upkeep.']);
  });

  it.each([
    ['who has earned nothing yet', { experience: 0 }, {}],
    ['anybody where the campaign takes nothing', { experience: 2450 }, { upkeepPercent: 0 }],
  ] as const)('ERI-UPK-01: nothing is asked of %s, nor offered to be', (_who, facts, options) => {
    const { state } = downtime('eris', facts, 'settlement', options);
    expect(ask(state, { type: 'ChargeUpkeep', creatures: [aldo] }, referee)).toBe('no-change');
    expect(offers(state, referee).filter(({ command }) => command === 'ChargeUpkeep')).toEqual([]);
  });

  it('ERI-UPK-01: an elf pays by what both classes have earned', () => {
    const operating = { as: 'fighter', aside: { level: 1, experience: 1050 } } as const;
    const script = downtime('eris', { class: 'elf', experience: 2450, coins: gold(60), operating });
    script.play({ type: 'ChargeUpkeep', creatures: [aldo] });
    expect(script.told().players).toEqual(['Aldo pays 35 gold pieces: upkeep.']);
  });

  it('ERI-UPK-02: by the week where the campaign says so', () => {
    const script = downtime('eris', { experience: 2450 }, 'settlement', { weeklyUpkeep: true }).play(days(8));
    expect(script.state.ledger).toMatchObject([
      { day: 1, what: 'upkeep' },
      { day: 8, what: 'upkeep' },
    ]);
    expect(downtime('eris', { experience: 2450 }).play(days(8)).state.ledger).toEqual([]);
  });

  it('GOR-HIR-03: experts are paid as their weeks begin, in the coins of the purse', () => {
    const script = downtime('gorman', { coins: { pp: 0, gp: 20, ep: 0, sp: 55, cp: 0 } });
    script.play({ type: 'MeetApplicants', kind: 'armorer', of: 'none', count: 1, name: '' });
    const [{ id: applicants } = { id: id<'applicants'>('none') }] = script.state.hiring.applicants;
    const terms = {
      type: 'OfferTerms',
      employer: aldo,
      approach: 'group',
      count: 1,
      gold: 0,
      goods: true,
      modifier: 0,
    } as const;
    script
      .play({ ...terms, applicants }, player, 4, 4, 3)
      .play(WEEK)
      .play(WEEK);
    expect(script.state.creatures[aldo]?.coins).toEqual({ pp: 0, gp: 0, ep: 0, sp: 5, cp: 0 });
    expect(script.state.ledger.map(({ day, what }) => [day, what])).toEqual([[1, 'wages of an armorer for a week']]);
    expect(script.forReferee).toContain('Aldo pays no wages.');
  });

  it('ERI-HIR-03, 04: notices are paid week by week, until the seeker does something else', () => {
    const script = downtime('eris');
    script.play(
      { type: 'SeekHelp', creature: aldo, kind: 'heavy-foot', scope: 'settlement', size: 'town', promised: 0 },
      player,
    );
    script.play(WEEK, referee, 2, 3, 4, 4).play(WEEK, referee, 3, 4);
    expect(script.told().players).toEqual([
      'Aldo looks for heavy foot by notices.',
      'Aldo pays 200 gold pieces: a week of notices for heavy foot. [2]',
      'Answer to the notice: 8 heavy foot.',
      'A week goes by. Day 8 begins.',
      'Aldo pays 300 gold pieces: a week of notices for heavy foot. [3]',
      'Nobody has come who would take service.',
      'A week goes by. Day 15 begins.',
    ]);
    expect(script.rules).toContain('ERI-HIR-04');
  });
});
