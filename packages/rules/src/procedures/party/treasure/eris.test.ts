import { describe, expect, it } from 'vitest';
import { adventureShown, awarded, playedBy, reckoned } from '../../../../test/award.ts';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { after, ask, goblin, player, referee, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

describe('the general pool (ERI-TRS-01)', () => {
  const ann = someone();
  const bob = someone({ id: id('bob-s'), name: 'Hob', owner: id('bob') });
  const begin = playedBy('eris', [ann, bob, goblin()]);
  const coins = { type: 'PoolTreasure', pp: 0, gp: 750, ep: 0, sp: 400, cp: 0, valuables: 210 } as const;
  const vial = { type: 'PoolThing', name: 'a vial', thing: 'potion', named: false } as const;

  it('ERI-TRS-01: coins are everybody’s until experience is given', () => {
    const divide = { type: 'DivideTreasure', pp: 0, gp: 10, ep: 0, sp: 0, cp: 0 } as const;
    expect(ask(begin, divide, referee)).toBe('forbidden');
    expect(cited(begin, divide, referee)).toContain('ERI-TRS-01');
    expect(offers(begin, referee).some(({ command }) => command === 'DivideTreasure')).toBe(false);
  });

  it('ERI-XPA-03, ERI-TRS-02: the pool is preset as treasure, and shared in whole gold with the award', () => {
    const found = after(begin, coins, referee);
    const preset = offers(found, referee).find(({ command }) => command === 'ReckonAward');
    expect(preset?.inputs.find(({ name }) => name === 'treasure')).toMatchObject({ preset: 1000 });
    const state = awarded(found, { treasure: 1000 });
    expect([ann, bob].map((one) => state.creatures[one.id]?.coins.gp)).toEqual([500, 500]);
    const ready = after(found, reckoned(found, { treasure: 1000 }), referee);
    expect(cited(ready, { type: 'AwardExperience' })).toEqual(expect.arrayContaining(['ERI-XPA-03', 'ERI-TRS-02']));
    expect(adventureShown(state).pool).toMatchObject({ coins: { gp: 0, sp: 0 }, valuables: 0 });
  });

  it('ERI-RUL-02, ERI-TRS-02: fifty copper pieces are a gold piece, and those that nobody got are told as they were found', () => {
    const divided = (cp: number, sp = 0) => {
      const script = new Script(begin).play({ ...coins, gp: 0, sp, cp, valuables: 0 }, referee);
      script.play(reckoned(script.state, {}), referee).told();
      return script.play({ type: 'AwardExperience' }, referee).told().players[0];
    };
    expect(divided(3)).toBe('3 cp divided: Aldo nothing; Hob nothing; 3 cp to the fund.');
    expect(divided(104, 7)).toBe('7 sp and 104 cp divided: Aldo 1 gp; Hob 1 gp; 7 sp and 4 cp to the fund.');
  });

  it('ERI-XPA-04, 05: things of magic are worth points at home, but not when used up', () => {
    const script = new Script(begin).play(vial, referee).play({ ...vial, name: 'a blade', thing: 'weapon' }, referee);
    expect(adventureShown(script.state).things.map(({ worth }) => worth)).toEqual([
      'potion, 250 points',
      'weapon, 1000 points',
    ]);
    expect(adventureShown(script.state, player).things.map(({ worth }) => worth)).toEqual([null, null]);
    const magic = (state: GameState) =>
      offers(state, referee)
        .find(({ command }) => command === 'ReckonAward')
        ?.inputs.find(({ name }) => name === 'magic');
    expect(magic(script.state)).toMatchObject({ preset: 1250 });
    const [potion] = script.state.adventure?.finds ?? [];
    script.play({ type: 'TakeThing', thing: potion?.id ?? id('none'), creature: ann.id, by: 'agreement' }, player);
    expect(magic(script.state)).toMatchObject({ preset: 1250 });
    const drunk = {
      ...script.state,
      creatures: { ...script.state.creatures, [ann.id]: { ...ann, items: [] } },
    };
    expect(magic(drunk)).toMatchObject({ preset: 1000 });
    const home = awarded(script.state, { magic: 1250 });
    expect(magic(home)).toMatchObject({ preset: 0 });
    const ready = after(script.state, reckoned(script.state, { magic: 1250 }), referee);
    expect(cited(ready, { type: 'AwardExperience' })).toContain('ERI-XPA-04');
    expect(adventureShown(home).things.map(({ name }) => name)).toEqual(['a blade']);
  });

  it('ERI-TRS-03: the dice say who chooses first, and each in turn', () => {
    const script = new Script(begin).play(vial, referee).play({ ...vial, name: 'a ring', thing: 'ring' }, referee);
    const [first, second] = script.state.adventure?.finds ?? [];
    const take = (thing = first, creature = ann.id) =>
      ({ type: 'TakeThing', thing: thing?.id ?? id<'item'>('none'), creature, by: 'dice' }) as const;
    expect(ask(script.state, take(), player)).toBe('out-of-turn');
    script.play({ type: 'RollOffItems', items: 2 }, player, 7, 19);
    expect(adventureShown(script.state, player).turns).toEqual(['Bob', 'Ann']);
    expect(ask(script.state, take(), player)).toBe('out-of-turn');
    script.play(take(second, bob.id), referee).play(take(), player);
    expect(script.state.creatures[bob.id]?.items).toMatchObject([{ name: 'a ring' }]);
    expect(script.state.creatures[ann.id]?.items).toMatchObject([{ name: 'a vial' }]);
    expect(script.told().players.slice(-2)).toEqual(['Hob takes a ring, in turn.', 'Aldo takes a vial, in turn.']);
    expect(script.rules).toContain('ERI-TRS-03');
  });

  it('what is paid out of the pool is not brought home', () => {
    const found = after(begin, coins, referee);
    const paid = after(found, { type: 'SpendPool', gold: 100 }, player);
    const preset = offers(paid, referee).find(({ command }) => command === 'ReckonAward');
    expect(preset?.inputs.find(({ name }) => name === 'treasure')).toMatchObject({ preset: 900 });
    expect(ask(found, { type: 'SpendPool', gold: 5000 }, player)).toBe('too-dear');
  });

  it('what there is to find, and its worth, is the referee’s', () => {
    expect(ask(begin, coins, player)).toBe('not-your-seat');
    expect(ask(begin, vial, player)).toBe('not-your-seat');
    const script = new Script(begin).play(vial, referee);
    expect(script.told()).toEqual({
      referee: ['The party finds something of magic: a vial.'],
      players: ['The party finds something of magic: a vial.'],
    });
    expect(JSON.stringify([...project(script.state, player)])).not.toMatch(/potion|\b250\b/);
  });
});
