import { describe, expect, it } from 'vitest';
import { inTown } from '../../../../test/abbey.ts';
import { aldo, days, downtime, WEEK } from '../../../../test/downtime.ts';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  campaign,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  STAFF,
  spectator,
  twoRooms,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

describe('who would take service and waits for an answer', () => {
  const armed: Partial<Creature> = {
    items: [STAFF],
  };
  const asked = (state: GameState) => promptTo(known(state, referee), referee);

  it('is named before the referee, with what they ask, until they have one', () => {
    const script = downtime('ose', armed).play({
      type: 'MeetApplicants',
      kind: 'retainer',
      of: 'fighter',
      count: 1,
      name: 'Wulf',
    });
    expect(asked(script.state).sentence).toBe(
      'Wulf waits for an answer, and asks half a share of treasure. Between adventures: let days go by, or begin the next adventure',
    );
    expect(asked(script.state).offers.slice(0, 2)).toEqual([
      expect.stringMatching(/^OfferTerms:aldo:/),
      expect.stringMatching(/^TurnAway:/),
    ]);
    script.play({ type: 'EndDowntime', staying: [] });
    const cellar = twoRooms();
    const onBoard = { scene: cellar.id, scenes: { [cellar.id]: cellar } };
    expect(asked({ ...script.state, ...onBoard }).sentence).toMatch(/^Wulf waits for an answer, .* Bring the party/);
    const [wulf = { id: id<'applicants'>('none') }] = script.state.hiring.applicants;
    expect(asked(script.play({ type: 'TurnAway', applicants: wulf.id }).state).sentence).not.toContain('Wulf');
  });

  it('ERI-HIR-15: several ask each for a wage', () => {
    const script = downtime('eris', armed).play({
      type: 'MeetApplicants',
      kind: 'guardsman',
      of: 'none',
      count: 3,
      name: '',
    });
    expect(asked(script.state).sentence).toMatch(
      /^3 guardsmen wait for an answer, and each ask 2 gold for joining and 2 gold an expedition\. /,
    );
  });

  it('is let in by a button that says “Let them apply”', () => {
    const meets = offers(downtime('ose').state, referee).filter(({ command }) => command === 'MeetApplicants');
    expect(meets.map(({ label, confirm }) => [label, confirm])).toEqual([
      ['A retainer applies for service', 'Let them apply'],
    ]);
  });
});

describe('the time to spare', () => {
  it('ERI-HIR-03: says what a week of notices may cost before it is paid', () => {
    const seeks = offers(downtime('eris').state, player).find(({ command }) => command === 'SeekHelp');
    expect(seeks?.inputs[1]).toMatchObject({ options: [{ label: 'in the settlement: up to 600 gold a week' }] });
  });

  it('waits for terms with those who would serve, whatever one does oneself', () => {
    const script = downtime('eris').play({ type: 'MeetApplicants', kind: 'cook', of: 'none', count: 1, name: '' });
    const sentence = () => promptTo(known(script.state, player), player).sentence;
    expect(sentence()).toBe('Between adventures: Aldo rests, and a cook would take service: offer terms');
    script.play({ type: 'ChoosePastime', creature: aldo, pastime: 'nothing' }, player);
    expect(sentence()).toBe('Between adventures: a cook would take service: offer terms');
  });

  it('goes by a day or a week at once, and by a form where it is several days, or on rations', () => {
    const asks = offers(downtime('ose').state, referee).filter(({ command }) => command === 'PassDowntime');
    expect(asks.map(({ key, fixed, inputs }) => [key, fixed, inputs.length])).toEqual([
      ['PassDowntime:day', { days: 1, rations: false }, 0],
      ['PassDowntime:week', { days: 7, rations: false }, 0],
      ['PassDowntime:days', {}, 2],
    ]);
  });

  it('goes by the clock that all else goes by', () => {
    const { state } = downtime('gorman').play(days(3)).play(WEEK);
    expect([state.rounds, state.downtime?.days]).toEqual([10 * 8640, 10]);
  });

  it('waits for fights, and for the referee', () => {
    expect(ask(downtime('ose').state, WEEK, player)).toBe('not-your-seat');
    expect(ask(campaign([]), WEEK, referee)).toBe('out-of-turn');
    expect(ask(downtime('ose').state, { type: 'ChoosePastime', creature: aldo, pastime: 'nothing' }, otherPlayer)).toBe(
      'not-your-character',
    );
    expect(ask(downtime('ose').state, { type: 'ChoosePastime', creature: aldo, pastime: 'research' }, player)).toBe(
      'out-of-turn',
    );
  });

  it('what was paid is read by all at the table, and nobody’s loyalty', () => {
    const state = { ...inTown(), ruleset: { base: 'eris', slots: {}, options: {} } as const };
    const script = new Script(state).play({ type: 'ChargeUpkeep', creatures: [aldo] });
    for (const seat of [player, otherPlayer, spectator]) {
      const view = [...project(script.state, seat).values()];
      expect(view.filter(({ type }) => type === 'ledger')).toHaveLength(1);
      expect(view.filter(({ type }) => type === 'engagement')).toMatchObject([
        { loyalty: null, standing: null, due: 1 },
      ]);
    }
  });

  it.each(['ose', 'gorman', 'eris'] as const)(
    'every offer by %s is granted',
    (base) => {
      const state = { ...inTown(), ruleset: { base, slots: {}, options: {} } };
      expect(refusedOffers(state, [referee, player, otherPlayer])).toEqual([]);
    },
    30_000,
  );
});
