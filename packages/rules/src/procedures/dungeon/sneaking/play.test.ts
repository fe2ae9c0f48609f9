import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import { id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { LightSource } from '../../../state/light.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const aldo = someone({ at: at(1, 1) });
const bera = someone({ id: id('bera'), name: 'Bera', armour: 'chainmail', at: at(1, 2) });
const orc = goblin({ name: 'Orc', at: at(3, 1) });
const light = (kind: LightSource['kind']): GameState['lights'] => ({
  [id<'light'>('light')]: { id: id('light'), kind, carriedBy: bera.id, left: null, radius: 30, turnsLeft: 6 },
});
const state = (facts: Partial<GameState> = {}) => delve([aldo, bera, orc], { ruleset: ERIS, ...facts });
const sneak = (...creatures: (typeof aldo.id)[]) => ({ type: 'Sneak', creatures, far: false }) as const;

/** The orc is met by those who sneak, or do not. */
const meet = (script: Script, ...faces: number[]): Script =>
  script.play(toMeet([orc.id], { aware: 'party' })).play({ type: 'RollSurprise' }, referee, ...faces);
const surprised = (script: Script) =>
  script.state.encounter?.sides.find((side) => side.kind === 'monsters')?.surprised ?? null;

describe('sneaking', () => {
  it('ERI-SNK-02: one d6 that only the referee sees', () => {
    const script = new Script(state()).play(sneak(aldo.id), player, 2);
    expect(script.told()).toEqual({ referee: ['Aldo sneaks: nobody notices. [2]'], players: ['Aldo sneaks.'] });
    expect(JSON.stringify([...project(script.state, player)])).not.toContain('undetected');
    expect(script.rules).toContain('ERI-SNK-02');
  });

  it('ERI-SNK-02: undetected sneakers have the surprise round, and no further die is thrown', () => {
    const script = meet(new Script(state()).play(sneak(aldo.id, bera.id), player, 1));
    expect([surprised(script), script.state.sneaking]).toEqual([true, undefined]);
  });

  it('ERI-SNK-02: those who were noticed surprise nobody', () => {
    expect(surprised(meet(new Script(state()).play(sneak(aldo.id, bera.id), player, 2)))).toBe(false);
  });

  it.each([
    ['none', 'as others are'],
    ['party', 'knew of them'],
  ] as const)('ERI-SNK-05: sneakers are surprised by what they did not know of: aware %s', (aware, said) => {
    const met = new Script(state()).play(sneak(aldo.id, bera.id), player, 1).play(toMeet([orc.id], { aware }));
    const events = ask(met.state, { type: 'RollSurprise' }, referee, ...(aware === 'none' ? [2] : []));
    const rolled = typeof events === 'string' ? undefined : events.find(({ type }) => type === 'SurpriseRolled');
    expect(rolled).toMatchObject({ notes: [{ rule: 'ERI-SNK-05', text: expect.stringContaining(said) }] });
    expect(rolled && tell(rolled, player, met.state, met.state)?.why?.notes).toHaveLength(1);
    expect(rolled).toMatchObject({
      sides: expect.arrayContaining([expect.objectContaining({ surprised: aware === 'none' })]),
    });
  });

  it('when not all were sneaking, the dice are thrown as usual', () => {
    expect(surprised(meet(new Script(state()).play(sneak(aldo.id), player, 1), 5))).toBe(false);
  });

  it('ERI-SNK-04: a group goes by its clumsiest, here in metal armour', () => {
    expect(ask(state(), sneak(aldo.id, bera.id), player, 2)).toMatchObject([{ chance: 1, undetected: false }]);
    expect(ask(state(), sneak(aldo.id), player, 2)).toMatchObject([{ chance: 2, undetected: true }]);
    expect(ask(state(), { ...sneak(aldo.id), noticed: true }, referee, 2)).toMatchObject([{ chance: 1 }]);
    expect(ask(state(), { ...sneak(aldo.id), camouflaged: true }, referee, 3)).toMatchObject([{ undetected: true }]);
    expect(ask(state(), { ...sneak(aldo.id), camouflaged: true }, player)).toBe('not-your-seat');
  });

  it('ERI-SNK-01: the reason gives each thing that makes the chance, of a group that of the clumsiest', () => {
    const thief = { ...aldo, background: 'thief', class: 'hobbit', armour: 'chainmail' } as const;
    const abilities = { STR: 10, INT: 10, WIS: 10, DEX: 15, CON: 10, CHA: 10 };
    const now = delve([{ ...thief, abilities }, bera, orc], { ruleset: ERIS });
    const whyOf = (...creatures: (typeof aldo.id)[]) => {
      const events = ask(now, { ...sneak(...creatures), camouflaged: true }, referee, 5);
      const began = typeof events === 'string' ? undefined : events.find(({ type }) => type === 'SneakingBegan');
      return began && tell(began, referee, now, now)?.why;
    };
    expect(whyOf(aldo.id)).toMatchObject({ formula: 'd6 ≤ the chance', needed: 5, judged: { met: true } });
    expect(whyOf(aldo.id)?.against?.map(({ name, value, rule }) => [name, value, rule])).toEqual([
      ['the chance of anybody', 2, 'ERI-SNK-01'],
      ['a thief', 1, 'ERI-SNK-01'],
      ['a hobbit', 1, 'ERI-HOB-02'],
      ['dexterity', 1, 'ERI-SNK-01'],
      ['camouflaged', 1, 'ERI-SNK-01'],
      ['metal armour', -1, 'ERI-SNK-01'],
    ]);
    expect(whyOf(aldo.id, bera.id)).toMatchObject({
      rule: 'ERI-SNK-04',
      formula: 'd6 ≤ the chance of the clumsiest, Bera',
      needed: 2,
    });
  });

  it('ERI-SNK-06: not in bright light, by a candle nonetheless', () => {
    expect(ask(state({ lights: light('torch') }), sneak(aldo.id), player)).toBe('forbidden');
    expect(cited(state({ lights: light('torch') }), sneak(aldo.id), player)).toContain('ERI-SNK-06');
    expect(ask(state({ lights: light('candle') }), sneak(aldo.id), player, 6)).toMatchObject([{ undetected: false }]);
  });

  it('ERI-SNK-03: over a long way one category slower, until they walk openly', () => {
    const rate = (script: Script) => [...project(script.state, player)].find(([key]) => key === 'creature:aldo')?.[1];
    const script = new Script(state()).play({ ...sneak(aldo.id), far: true }, player, 1);
    expect(rate(script)).toMatchObject({ movementLeft: 180 });
    expect(rate(script.play({ type: 'StopSneaking' }, player))).toMatchObject({ movementLeft: 240 });
  });

  it('ERI-SNK-03: whoever goes at the slowest rate already does not sneak far', () => {
    const begun = state();
    const laden = {
      ...begun,
      creatures: { ...begun.creatures, [aldo.id]: { ...aldo, coins: { ...aldo.coins, gp: 1500 } } },
    };
    const ruling = decide(laden, { ...sneak(aldo.id), far: true }, player, loaded());
    expect(ruling.granted ? null : ruling.refusal.rule).toBe('ERI-SNK-03');
    expect(ask(laden, sneak(aldo.id), player, 1)).toBeInstanceOf(Array);
    expect(ask(begun, { ...sneak(aldo.id), far: true }, player, 1)).toBeInstanceOf(Array);
  });

  it('what is offered is granted', () => {
    const sneaking = new Script(state()).play(sneak(aldo.id), player, 1).state;
    for (const [now, command] of [
      [state(), 'Sneak'],
      [sneaking, 'StopSneaking'],
    ] as const)
      for (const seat of [referee, player]) {
        expect(offers(now, seat).some((each) => each.command === command)).toBe(true);
        expect(refusedOffers(now, seat, command)).toEqual([]);
      }
    expect(ask(sneaking, sneak(aldo.id), player)).toBe('no-change');
    expect(ask(state({ ruleset: { ...ERIS, base: 'ose' } }), sneak(aldo.id), player)).toBe('no-such-thing');
  });
});
