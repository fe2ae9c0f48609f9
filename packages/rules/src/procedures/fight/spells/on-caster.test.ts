import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';
import { spellDoes } from '../../situation/spells/does.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 5, at: at(1, 1), book: ['Shield'] });
const bera = someone({ id: id('bera'), name: 'Bera', at: at(1, 2) });
const grik = goblin({ at: at(3, 1) });
const knowing = (base: RulesetId, ...spells: string[]) => ({
  ...delve([mira, bera, grik]),
  ruleset: { base, slots: {}, options: {} },
  memorised: { [mira.id]: spells },
});
const cast = (spell: string, ...targets: (typeof mira.id)[]) =>
  ({ type: 'CastSpell', caster: mira.id, spell, targets }) as const;

describe('a spell whose range is the caster (OSE-APX-06)', () => {
  it.each(['Shield', 'Mirror Image', 'Protection from Evil'])('%s is refused upon somebody else', (spell) => {
    const state = knowing('ose', spell);
    expect(ask(state, cast(spell, bera.id), player)).toBe('forbidden');
    expect(cited(state, cast(spell, mira.id, bera.id), player)).toEqual(['OSE-APX-06']);
  });

  it.each(['ose', 'eris'] as const)('is upon the caster, whether named or not, by %s', (base) => {
    const on = (...targets: (typeof mira.id)[]) =>
      new Script(knowing(base, 'Shield')).play(cast('Shield', ...targets), player).state.magic?.[0]?.on;
    expect([on(), on(mira.id)]).toEqual([[mira.id], [mira.id]]);
  });

  it('is offered at nobody else, neither to be cast nor to be declared', () => {
    const state = knowing('ose', 'Shield');
    const [input] = offers(state, player).find(({ command }) => command === 'CastSpell')?.inputs ?? [];
    expect(input).toMatchObject({ name: 'targets', options: [{ value: mira.id }], preset: [mira.id] });
    const met = new Script(state)
      .play(toMeet([grik.id]))
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
    const declared = offers(met.state, player).filter(({ key }) => key.startsWith('Declare:spell'));
    expect(declared.map(({ label }) => label)).not.toContain('Declare Shield at');
    expect(declared.map(({ label }) => label)).toContain('Declare Shield');
    for (const command of ['CastSpell', 'Declare'] as const)
      expect(refusedOffers(met.state, player, command)).toEqual([]);
  });

  it('is offered apart from others in mind, and all that is offered is granted', () => {
    const state = knowing('ose', 'Shield', 'Sleep', 'Invisibility');
    const cast = offers(state, player).filter(({ command, barred }) => command === 'CastSpell' && barred === null);
    const targets = cast.map(({ label, inputs }) => [
      label,
      inputs.flatMap((input) => (input.name === 'targets' && 'options' in input ? [input.options.length] : [])),
    ]);
    expect(targets).toEqual([
      ['Cast a spell', [3]],
      ['Cast Shield', [1]],
    ]);
    expect(new Set(cast.map(({ key }) => key)).size).toBe(2);
    expect(refusedOffers(state, player, 'CastSpell')).toEqual([]);
  });

  it('how far others reach is said by the list of whoever casts', () => {
    const bru = someone({ id: id('bru'), name: 'Bru', class: 'cleric', level: 5 });
    const does = (caster: typeof mira, spell: string) => spellDoes(knowing('ose'), caster, spell);
    expect(does(bru, 'Hold Person')).toContain('within 180′');
    expect(does(mira, 'Hold Person')).not.toContain('within');
    expect(does(grik, 'Hold Person')).toContain('within 180′');
  });

  it.each([
    ['cleric', 'Cure Light Wounds', 'heals 1d6+1 hit points; they are no longer paralysed, by touch'],
    ['cleric', 'Hold Person', '1d4 targets are paralysed for 9 turns, unless they save, within 180′'],
    ['cleric', 'Snake Charm', 'a hit die of foes for each level is charmed for 1d4+1 turns, within 60′'],
    ['magic-user', 'Charm Person', 'one target is charmed, unless they save, within 120′'],
    [
      'magic-user',
      'Fire Ball',
      '1d6 damage for each level, half of it where they save; over all within 20′ of where it bursts, within 240′',
    ],
    ['magic-user', 'Web', 'they are held for 48 turns, within 10′'],
    ['magic-user', 'Detect Magic', 'shows what is magical for 2 turns, within 60′'],
    ['magic-user', 'Knock', 'opens a door, whatever keeps it shut, within 60′'],
    ['cleric', 'Remove Fear', 'they are no longer terrified; lasts 2 turns, by touch'],
    [
      'magic-user',
      'Cloudkill',
      'kills them, unless they save; 1 damage a round to the living who stand in it; lasts 6 turns',
    ],
    ['cleric', "Silence 15' Radius", 'they are silenced for 12 turns, unless they save, within 180′'],
    [
      'cleric',
      'Light',
      'sheds light 30′ around; on the eyes one target is blind for 12 turns, unless they save, within 120′',
    ],
    [
      'magic-user',
      'Geas',
      'works on one target, unless they save; the referee tells what is to be done, or left undone, within 30′',
    ],
    ['magic-user', 'ESP', 'the referee tells what the caster hears of the minds within 60′; lasts 12 turns'],
  ])('says in a sentence what a %s’s %s does', (of, spell, does) => {
    expect(spellDoes(knowing('ose'), someone({ class: of, level: 6 }), spell)).toBe(does);
  });

  it('other spells reach others as before', () => {
    expect(ask(knowing('ose', 'Invisibility'), cast('Invisibility', bera.id), player)).not.toBe('forbidden');
  });
});
