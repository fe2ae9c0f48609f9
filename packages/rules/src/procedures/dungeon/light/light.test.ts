import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  campaign,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
} from '../../../../test/table.ts';
import { type Command, id, type RulesetId } from '../../../core/index.ts';
import type { Item } from '../../../state/item.ts';
import type { LightSource } from '../../../state/light.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';

const torches: Item = { id: id('torches'), name: 'Torch', quantity: 2, weight: 20, kind: 'gear', use: 'torch' };
const bearer = someone({ items: [torches] });
const TORCH = { kind: 'torch', carriedBy: null, left: null, radius: 30, turnsLeft: 6 } as const;

describe('light', () => {
  it('OSE-TIM-04: a torch burns six turns, the one it was lit in included', () => {
    let state = after(campaign([bearer]), { type: 'LightUp', creature: bearer.id, kind: 'torch' }, player);
    for (let turn = 1; turn <= 5; turn += 1) {
      state = after(state, { type: 'EndTurn', resting: false }, player);
      expect(Object.values(state.lights).map((light) => light.turnsLeft)).toEqual([6 - turn]);
    }
    state = after(state, { type: 'EndTurn', resting: false }, player);
    expect(state.lights).toEqual({});
    expect(cited(campaign([bearer]), { type: 'LightUp', creature: bearer.id, kind: 'torch' }, player)).toContain(
      'OSE-TIM-04',
    );
  });

  it.each([
    ['torch', 40, 6],
    ['lantern', 30, 24],
  ] as const)('GOR-EXP-03: a %s reaches %i feet, and burns for %i turns', (kind, radius, turnsLeft) => {
    const gear = (name: string, use: Item['use']): Item => ({ ...torches, id: id(name), name, use });
    const items = [torches, gear('lantern', 'lantern'), gear('oil', 'oil')];
    const ruleset = { base: 'gorman', slots: {}, options: {} } as const;
    const state = campaign([someone({ items })], { ruleset });
    const light = { type: 'LightUp', creature: bearer.id, kind } as const;
    expect(Object.values(after(state, light, player).lights)).toMatchObject([{ radius, turnsLeft }]);
    expect(cited(state, light, player)).toContain('GOR-EXP-03');
  });

  it.each([
    ['in the evening', 94, 'turn 99'],
    ['at night', 144, 'turn 5 on day 2'],
  ])('a torch that is lit %s burns to the end of a turn that the clock will show', (_when, turn, last) => {
    const begun = { ...campaign([bearer]), rounds: (turn - 1) * ROUNDS_PER_TURN };
    const light = { ...TORCH, id: id<'light'>('torch'), carriedBy: bearer.id };
    const lit = tell({ type: 'LightLit', light, spent: null }, referee, begun, begun);
    expect(lit?.why?.formula).toBe(`burns 6 turns, this one included: to the end of ${last}`);
  });

  it('OSE-TIM-03: lighting a torch uses it up', () => {
    const state = after(campaign([bearer]), { type: 'LightUp', creature: bearer.id, kind: 'torch' }, player);
    expect(state.creatures[bearer.id]?.items).toEqual([{ ...torches, quantity: 1 }]);
  });

  describe('OSE-TIM-03: a lantern', () => {
    const gear = (use: 'lantern' | 'oil', quantity: number): Item => ({
      ...torches,
      id: id(use),
      name: use,
      use,
      quantity,
    });
    const light = { type: 'LightUp', creature: bearer.id, kind: 'lantern' } as const;
    const carrying = (lanterns: number) => [gear('lantern', lanterns), gear('oil', 9)];
    const lit = (lanterns: number) =>
      new Script(delve([someone({ at: at(1, 2), items: carrying(lanterns) })])).play(light, player);
    const burning = ({ state }: Script) => Object.values(state.lights)[0]?.id ?? id<'light'>('none');
    const lanterns = ({ state }: Script) =>
      state.creatures[bearer.id]?.items.find(({ use }) => use === 'lantern')?.quantity ?? 0;

    it('burns but once at a time, wherever it is set down', () => {
      expect(ask(lit(1).state, light, player)).toBe('not-equipped');
      expect(ask(lit(2).state, light, player)).toBeInstanceOf(Array);
      const down = lit(1);
      down.play({ type: 'SetDownLight', light: burning(down) }, player);
      expect(ask(down.state, light, player)).toBe('not-equipped');
    });

    it('is in the pack again once it is put out, or has burnt all its oil', () => {
      const out = lit(1);
      expect(lanterns(out)).toBe(0);
      expect(lanterns(out.play({ type: 'PutOut', light: burning(out) }, player))).toBe(1);
      const burnt = lit(2);
      for (let turn = 0; turn < 24; turn += 1) burnt.play({ type: 'EndTurn', resting: false }, referee);
      expect([lanterns(burnt), burnt.state.lights]).toEqual([2, {}]);
    });
  });

  describe('OSE-TIM-04: a light that is put out keeps the whole turns that are left in it; the running one counts as used', () => {
    const gear = (use: 'lantern' | 'oil'): Item => ({ ...torches, id: id(use), name: use, use, quantity: 1 });
    const light = (kind: 'torch' | 'lantern') => ({ type: 'LightUp', creature: bearer.id, kind }) as const;
    const begun = (kind: 'torch' | 'lantern', items: readonly Item[], base: RulesetId = 'ose') => {
      const ruleset = { base, slots: {}, options: {} };
      return new Script({ ...delve([someone({ at: at(1, 2), items })]), ruleset }).play(light(kind), player);
    };
    const burning = ({ state }: Script) => Object.values(state.lights)[0];
    const turns = (script: Script, count: number) => {
      for (let turn = 0; turn < count; turn += 1) script.play({ type: 'EndTurn', resting: false }, referee);
      return script;
    };
    const out = (script: Script) => script.play({ type: 'PutOut', light: burning(script)?.id ?? id('none') }, player);
    const left = ({ state }: Script) =>
      state.creatures[bearer.id]?.items.map(({ name, quantity, does }) => [name, quantity, does?.turns]);

    it.each([
      ['ose', 'OSE-TIM-04'],
      ['gorman', 'GOR-EXP-03'],
      ['eris', 'ERI-LIT-03'],
    ] as const)('by %s a torch is lit again for them, before a fresh one', (base, rule) => {
      const script = out(turns(begun('torch', [torches], base), 2));
      expect(left(script)).toEqual([
        ['Torch', 1, undefined],
        ['Torch', 1, 3],
      ]);
      expect(script.told().players).toContain('Aldo’s torch is put out, with 3 turns left in it.');
      expect(script.rules).toContain(rule);
      script.play(light('torch'), player);
      expect([burning(script)?.turnsLeft, left(script)]).toEqual([3, [['Torch', 1, undefined]]]);
      turns(script, 3);
      expect([burning(script), left(script)]).toEqual([undefined, [['Torch', 1, undefined]]]);
    });

    it('a torch in its last turn is used up', () => {
      const script = out(turns(begun('torch', [{ ...torches, quantity: 1 }]), 5));
      expect([burning(script), left(script)]).toEqual([undefined, []]);
      expect(script.told().players).toContain('Aldo’s torch is put out.');
    });

    it('a lantern keeps its oil, needs no other flask for it, and is empty in the end', () => {
      const script = out(turns(begun('lantern', [gear('lantern'), gear('oil')]), 3));
      expect(left(script)).toEqual([['lantern', 1, 20]]);
      script.play(light('lantern'), player);
      expect([burning(script)?.turnsLeft, left(script)]).toEqual([20, []]);
      expect(left(turns(script, 20))).toEqual([['lantern', 1, undefined]]);
      expect(ask(script.state, light('lantern'), player)).toBe('not-equipped');
    });

    it('the torch of one who dies falls and burns on, for others to take up', () => {
      const bea = someone({ id: id('bea'), name: 'Bea', at: at(2, 2) });
      const script = new Script(delve([someone({ at: at(1, 2), items: [torches] }), bea])).play(light('torch'), player);
      script.play({ type: 'SetCondition', creature: bearer.id, condition: 'dead', on: true });
      expect(script.told().players).toContain('Aldo’s torch falls, and burns on.');
      const burns = burning(script)?.id ?? id<'light'>('none');
      script.play({ type: 'TakeUpLight', light: burns, creature: bea.id }, player);
      script.play({ type: 'PutOut', light: burns }, player);
      expect(script.state.creatures[bea.id]?.items).toMatchObject([{ name: 'Torch', does: { turns: 5 } }]);
    });

    it('the death of one whom nobody sees does not show by the torch', () => {
      const unseen = (act: (torch: LightSource['id']) => Command) => {
        const grik = goblin({ at: at(2, 2), hidden: true, items: [torches] });
        const script = new Script(delve([someone({ at: at(1, 2), items: [torches] }), grik]));
        script.play({ type: 'LightUp', creature: grik.id, kind: 'torch' });
        const torch = burning(script)?.id ?? id<'light'>('none');
        script.play(light('torch'), player).told();
        return script.play(act(torch)).told().players;
      };
      const death = { type: 'SetCondition', creature: goblin().id, condition: 'dead', on: true } as const;
      const setDown = unseen((torch) => ({ type: 'SetDownLight', light: torch }));
      expect(setDown).toEqual(['Somebody unseen sets down a torch.']);
      expect(unseen(() => death)).toEqual(setDown);
    });

    it('how long the torch of a foe would burn is the referee’s to know', () => {
      const grik = goblin({ at: at(2, 2), items: [torches] });
      const script = new Script(delve([someone({ at: at(1, 2) }), grik]));
      script.play({ type: 'LightUp', creature: grik.id, kind: 'torch' });
      turns(script, 2).told();
      script.play({ type: 'PutOut', light: burning(script)?.id ?? id('none') });
      expect(script.told()).toEqual({
        referee: ['The goblin’s torch is put out, with 3 turns left in it.'],
        players: ['The goblin’s torch is put out.'],
      });
    });

    it('nor do the players read it when the foe lights that torch again', () => {
      const grik = goblin({ at: at(2, 2), items: [{ ...torches, quantity: 1, does: { turns: 3 } }] });
      const state = delve([someone({ at: at(1, 2) }), grik]);
      const lit = ask(state, { type: 'LightUp', creature: grik.id, kind: 'torch' }, referee);
      const [event] = Array.isArray(lit) ? lit : [];
      const then = after(state, { type: 'LightUp', creature: grik.id, kind: 'torch' }, referee);
      expect(event && tell(event, referee, then, state)?.why?.formula).toContain('burns 3 turns');
      expect(event && JSON.stringify(tell(event, player, then, state))).not.toContain('turns');
    });

    it('and so does one that lies on the floor', () => {
      const script = begun('torch', [{ ...torches, quantity: 1 }]);
      script.play({ type: 'SetDownLight', light: burning(script)?.id ?? id('none') }, player);
      script.play({ type: 'PutOut', light: burning(script)?.id ?? id('none') });
      expect(script.state.lying).toMatchObject([{ item: { name: 'Torch', does: { turns: 5 } }, at: at(1, 2) }]);
    });
  });

  it('OSE-TIM-03: who carries no torch cannot light one', () => {
    expect(ask(campaign([someone()]), { type: 'LightUp', creature: bearer.id, kind: 'torch' }, player)).toBe(
      'not-equipped',
    );
  });

  it.each([
    ['behind the wall', 5, []],
    ['in the same room', 3, ['TakeUpLight:torch:aldo']],
  ] as const)('a light that lies %s is offered to whoever stands beside it only if it shows', (_where, x, offered) => {
    const left = { scene: id<'scene'>('rooms'), square: { x, y: 0 } };
    const torch = { ...TORCH, id: id<'light'>('torch'), left };
    const state = delve([someone({ at: at(4, 0) })], { lights: { [torch.id]: torch } });
    const keys = offers(state, player).flatMap(({ command, key }) => (command === 'TakeUpLight' ? [key] : []));
    expect(keys).toEqual(offered);
    if (offered.length > 0) expect(refusedOffers(state, player, 'TakeUpLight')).toEqual([]);
  });

  it('torches that lie side by side are told apart by their squares, those in one hand by how long they still burn', () => {
    const lying = (name: string, x: number) => ({
      ...TORCH,
      id: id<'light'>(name),
      left: { scene: id<'scene'>('rooms'), square: { x, y: 0 } },
    });
    const held = (name: string, turnsLeft: number) => ({
      ...TORCH,
      id: id<'light'>(name),
      carriedBy: bearer.id,
      turnsLeft,
    });
    const labels = (lights: readonly LightSource[], command: Command['type']) =>
      offers(
        delve([someone({ at: at(2, 0) })], { lights: Object.fromEntries(lights.map((one) => [one.id, one])) }),
        player,
      ).flatMap((offer) => (offer.command === command ? [offer.label] : []));
    expect(labels([lying('a', 1), lying('b', 3)], 'TakeUpLight')).toEqual([
      'Take up the torch (column 2, row 1)',
      'Take up the torch (column 4, row 1)',
    ]);
    expect(labels([lying('a', 1)], 'TakeUpLight')).toEqual(['Take up the torch']);
    expect(labels([held('a', 1), held('b', 5)], 'PutOut')).toEqual([
      'Put out the torch (1 turn left)',
      'Put out the torch (5 turns left)',
    ]);
  });
});
