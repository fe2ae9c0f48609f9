import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, campaign, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id, loaded, type RulesetId } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { Breath } from '../../../state/traits.ts';
import { offers } from '../../../view/offers.ts';
import { baseRate } from '../../dungeon/movement/rate.ts';
import { spellDoes } from '../../situation/spells/does.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 5, at: at(0, 1) });
const aldo = someone({ at: at(1, 1), hitPoints: { now: 40, max: 40 } });
const bera = someone({ id: id('bera'), name: 'Bera', at: at(1, 2) });
const wyrm = (breath: Breath) =>
  goblin({
    id: id('wyrm'),
    name: 'Wyrm',
    at: at(3, 1),
    hitDice: { dice: 6, plus: 0, stars: 2 },
    hitPoints: { now: 20, max: 27 },
    traits: { breath },
  });
const guarded = (name: string, base: RulesetId = 'ose', ...others: (typeof aldo)[]) =>
  new Script(delve([aldo, mira, ...others], { ruleset: { base, slots: {}, options: {} } })).play({
    type: 'BeginMagic',
    name,
    on: [aldo.id],
    turns: 6,
  });
const asked = {
  creatures: [aldo.id],
  save: 'breath',
  modifier: 0,
  source: 'ice',
  damage: '3d6',
  otherwise: 'none',
  destructive: false,
} as const;

describe('Resist Cold and Resist Fire (OSE-APX-06)', () => {
  it.each(['ose', 'gorman', 'eris'] as const)(
    'add 2 to the save, and take 1 off each die of the like, by %s',
    (base) => {
      const script = guarded('Resist Cold', base);
      const events = ask(script.state, { type: 'CallSave', ...asked, harm: 'cold' }, referee, 6, 1, 3, 1);
      const part = { name: 'Resist Cold', rule: 'OSE-APX-06' };
      expect(eventIn(events, 'SaveRolled')?.why.modifiers).toContainEqual({ ...part, value: 2 });
      expect(eventIn(events, 'DamageRolled')).toMatchObject({
        amount: 8,
        why: {
          made: {
            parts: [
              { name: 'the dice', value: 10 },
              { ...part, value: -2 },
            ],
          },
        },
      });
      for (const harm of [{}, { harm: 'fire' } as const]) {
        const other = ask(script.state, { type: 'CallSave', ...asked, ...harm }, referee, 6, 1, 3, 1);
        expect(eventIn(other, 'DamageRolled')?.amount).toBe(10);
      }
    },
  );

  it('is counted before the half that a save leaves', () => {
    const { state } = guarded('Resist Cold');
    const events = ask(state, { type: 'CallSave', ...asked, harm: 'cold' }, referee, 6, 1, 3, 20);
    expect(eventIn(events, 'DamageRolled')).toMatchObject({ amount: 4 });
  });

  it.each([
    ['Resist Fire', 'fire', 14],
    ['Resist Cold', 'fire', 20],
    ['Resist Cold', 'cold', 14],
  ])('under %s a breath of %s, as much as its hit points, does %i: one less for each hit die', (name, what, harm) => {
    const begun = guarded(name, 'ose', wyrm({ what, feet: 90 })).state;
    const creature = id<'creature'>('wyrm');
    const { state } = new Script(begun)
      .play({ type: 'BeginEncounter', creatures: [creature], setting: 'dungeon', aware: 'both', reveal: true })
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
    const breath = { type: 'Breathe', creature, targets: [aldo.id], modifier: 0 } as const;
    const ruling = decide(state, breath, referee, loaded(1), true);
    expect(eventIn(ruling.granted ? ruling.events : '', 'DamageRolled')?.amount).toBe(harm);
  });

  it('Resist Fire takes 1 off each die of a Fire Ball, and nothing off those beside', () => {
    const { state } = guarded('Resist Fire', 'ose', bera);
    const script = new Script({ ...state, memorised: { [mira.id]: ['Fire Ball'] } });
    script.play({ type: 'CastSpell', caster: mira.id, spell: 'Fire Ball', targets: [aldo.id] }, player);
    const [awaited] = awaitedSpells(script.state);
    const targets = [aldo.id, bera.id];
    const let_ = { type: 'LetTakeHold', awaited: awaited?.id ?? id('none'), targets } as const;
    const events = ask(script.state, let_, referee, 1, 2, 3, 4, 5, 1, 1);
    const amounts =
      typeof events === 'string' ? [] : events.flatMap((one) => (one.type === 'DamageRolled' ? [one.amount] : []));
    expect(amounts).toEqual([11, 15]);
  });

  it('is offered to the referee as the harm it protects from, while it lasts', () => {
    const script = guarded('Resist Cold');
    const labels = () => offers(script.state, referee).map(({ label }) => label);
    expect(labels()).toContain('Call for saving throws against cold');
    expect(labels()).not.toContain('Call for saving throws against fire');
    expect(refusedOffers(script.state, referee, 'CallSave')).toEqual([]);
    script.play({ type: 'EndMagic', magic: script.state.magic?.[0]?.id ?? id('none') });
    expect(labels()).not.toContain('Call for saving throws against cold');
  });
});

describe('Water Breathing (OSE-APX-06)', () => {
  it('lets nobody drown, and is not asked of them', () => {
    const script = new Script(campaign([someone(), { ...mira, at: null }]));
    const check = { type: 'CheckDrowning', creature: aldo.id, chance: 99 } as const;
    expect(ask(script.state, check, referee, 100)).not.toBe('no-change');
    script.play({ type: 'BeginMagic', name: 'Water Breathing', on: [aldo.id], turns: 144 });
    expect(ask(script.state, check, referee)).toBe('no-change');
    const who = offers(script.state, referee)
      .filter(({ command }) => command === 'CheckDrowning')
      .flatMap(({ inputs }) =>
        inputs.flatMap((input) => ('options' in input ? input.options.map(({ label }) => label) : [])),
      );
    expect(who).toEqual(['Mira']);
    expect(refusedOffers(script.state, referee, 'CheckDrowning')).toEqual([]);
  });
});

describe('spells that speed and slow (OSE-APX-06)', () => {
  const under = (name: string, facts = {}) => {
    const script = new Script(campaign([someone(facts)]));
    const [one] = Object.values(script.play({ type: 'BeginMagic', name, on: [aldo.id], turns: 6 }).state.creatures);
    return one ? baseRate(script.state, one) : null;
  };

  it.each([
    ['Fly', {}, 360],
    ['Fly', { armour: 'plate' }, 360],
    ['Slow', {}, 60],
    ['Bless', {}, 120],
  ])('under %s, %j, somebody goes %i feet a turn', (name, facts, feet) => {
    expect(under(name, facts)).toBe(feet);
  });

  it('Haste takes hold of 24 at the most', () => {
    const many = Array.from({ length: 25 }, (_, n) => someone({ id: id(`one-${n}`), name: `One ${n}` }));
    const state = {
      ...campaign([mira, ...many].map((one) => ({ ...one, at: null }))),
      memorised: { [mira.id]: ['Haste'] },
    };
    const cast = (count: number) =>
      ({
        type: 'CastSpell',
        caster: mira.id,
        spell: 'Haste',
        targets: many.slice(0, count).map((one) => one.id),
      }) as const;
    expect(ask(state, cast(25), player)).toBe('forbidden');
    expect(new Script(state).play(cast(24), player).state.magic?.[0]?.on).toHaveLength(24);
  });

  it.each([
    ['Fly', 'they fly 360′ a turn for 1d6+5 turns, by touch'],
    ['Haste', 'up to 24 move and attack twice as fast for 3 turns, within 240′'],
    ['Mirror Image', '1d4 images stand about them for 6 turns, on the caster alone'],
    ['Resist Cold', '+2 to saves against cold, and −1 on each die of its damage for 6 turns, within 30′'],
  ])('says what %s does', (spell, does) => {
    const of = spell === 'Resist Cold' ? 'cleric' : 'magic-user';
    expect(spellDoes(campaign([]), someone({ class: of, level: 5 }), spell)).toBe(does);
  });
});
