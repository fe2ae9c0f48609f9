import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { after, ask, campaign, player, referee, someone } from '../../../../test/table.ts';
import { id, type RulesetChoice } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { baseRate } from '../../dungeon/movement/rate.ts';
import { oseProvisions } from './ose.ts';
import { hunger } from './want.ts';

const rations: Item = { id: id('rations'), name: 'Ration', quantity: 1, weight: 0, kind: 'gear', use: 'ration' };
const aldo = someone({ items: [rations] });
const ladder = { base: 'ose', slots: {}, options: { starvationPreset: 'ladder' } } as const;
const day = { type: 'PassDay', resting: [], food: true, water: false } as const;
const days = (state: GameState, count: number): GameState =>
  Array.from({ length: count }).reduce<GameState>((now) => after(now, day, referee), state);

describe('provisions', () => {
  it('OSE-TIM-03: a ration a day, until there are none', () => {
    expect(days(campaign([aldo]), 1).creatures[aldo.id]?.items).toEqual([]);
    expect(days(campaign([aldo]), 3).hunger[aldo.id]).toEqual({ food: 2, water: 0 });
  });

  it('OSE-TIM-03: that all eat a ration is proposed where somebody carries one, and nowhere else', () => {
    const proposed = (state: GameState) =>
      offers(state, referee)
        .find(({ command }) => command === 'PassDay')
        ?.inputs.find(({ name }) => name === 'food');
    expect(proposed(campaign([aldo]))).toMatchObject({ preset: true });
    expect(proposed(days(campaign([aldo]), 1))).toMatchObject({ preset: false });
  });

  it('OSE-HAZ-09: by default the rules only warn', () => {
    const starving = days(campaign([aldo]), 5);
    expect(hunger(starving, rulesFor(starving.ruleset), aldo.id)).toEqual([]);
    expect(starving.creatures[aldo.id]?.hitPoints.now).toBe(6);
  });

  it.each([
    [0, { attack: 0, restTwice: false, halfMovement: false, hitPoints: 0 }],
    [1, { attack: -1, restTwice: false, halfMovement: false, hitPoints: 0 }],
    [2, { attack: -2, restTwice: true, halfMovement: false, hitPoints: 0 }],
    [3, { attack: -3, restTwice: true, halfMovement: true, hitPoints: 0 }],
    [4, { attack: -4, restTwice: true, halfMovement: true, hitPoints: 1 }],
    [9, { attack: -4, restTwice: true, halfMovement: true, hitPoints: 1 }],
  ])('OSE-HAZ-09: on the ladder, %i days without give %j', (without, want) => {
    expect(oseProvisions({ starvation: 'ladder' }).want(without)).toEqual(want);
  });

  it('OSE-HAZ-09: the log says what the ladder costs, and that a hit point is lost', () => {
    const told = (without: number, ruleset: RulesetChoice) => {
      const state = days(campaign([someone()], { ruleset }), without - 1);
      const event = eventIn(ask(state, day, referee), 'ProvisionsTold');
      const line = event && tell(event, player, state, state);
      return [line?.text, line?.why?.formula];
    };
    expect(told(1, ladder)).toEqual(['Aldo has been without food for 1 day.', '−1 on attacks']);
    expect(told(4, ladder)).toEqual([
      'Aldo has been without food for 4 days, and loses a hit point.',
      '−4 on attacks, rest twice as often, half the movement and a hit point a day',
    ]);
    expect(told(4, { base: 'ose', slots: {}, options: {} })).toEqual([
      'Aldo has been without food for 4 days.',
      'from one day on the referee may set penalties',
    ]);
  });

  it('OSE-HAZ-09: whoever dies of hunger is said to go hungry first, and once', () => {
    const weak = someone({ hitPoints: { now: 1, max: 6 } });
    const strong = someone({ id: id('bera'), name: 'Bera' });
    const script = new Script(days(campaign([weak, strong], { ruleset: ladder }), 3)).play(day);
    const { players } = script.told();
    const killed = players.findIndex((line) => line.startsWith('Aldo is killed.'));
    expect(players[killed - 1]).toBe('Aldo has been without food for 4 days, and loses a hit point.');
    expect(players.filter((line) => line.includes('without food'))).toHaveLength(2);
  });

  it('OSE-TIM-03: a member whom the referee hides goes without in silence, as far as players read', () => {
    const told = (...others: readonly Creature[]) => {
      const script = new Script(campaign([someone(), ...others]));
      return script.play(day).told();
    };
    const spy = someone({ id: id('spy'), name: 'Spy', owner: null, hidden: true });
    expect(told(spy)).toEqual({
      referee: expect.arrayContaining(['Aldo and Spy have been without food for 1 day.']),
      players: told().players,
    });
  });

  it('OSE-HAZ-09: who has had neither food nor water for as many days is told so in one', () => {
    const told = (water: number) => {
      const begin = campaign([someone()]);
      const fared = { food: 2, water };
      const hungry = { ...begin, hunger: { [aldo.id]: fared } };
      const event = eventIn(ask(hungry, { ...day, water: true }, referee), 'ProvisionsTold');
      return event && tell(event, player, hungry, hungry)?.text;
    };
    expect([told(2), told(1)]).toEqual([
      'Aldo has been without food and water for 3 days.',
      'Aldo has been without food for 3 days and water for 2 days.',
    ]);
  });

  it('those who fared alike are told of in one line, and others in another', () => {
    const named = (name: string, ...items: Item[]) => someone({ id: id(name.toLowerCase()), name, items });
    const script = new Script(
      campaign([named('Aldo'), named('Bera'), named('Cuth', { ...rations, quantity: 2 }), named('Dag')]),
    );
    expect(
      script
        .play(day)
        .told()
        .players.filter((line) => line.includes('without')),
    ).toEqual(['Aldo, Bera and Dag have been without food for 1 day.']);
  });

  it('OSE-HAZ-09: the ladder is felt in attacks, movement and hit points', () => {
    const starving = days(campaign([someone()], { ruleset: ladder }), 4);
    expect(hunger(starving, rulesFor(starving.ruleset), aldo.id)).toMatchObject([{ value: -4, rule: 'OSE-HAZ-09' }]);
    expect(starving.creatures[aldo.id]?.hitPoints.now).toBe(5);
    expect(starving.creatures[aldo.id] && baseRate(starving, starving.creatures[aldo.id] ?? aldo)).toBe(60);
  });
});
