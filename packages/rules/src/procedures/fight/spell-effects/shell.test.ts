import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 5, at: at(1, 1) });
const aldo = someone({ at: at(1, 2), hitPoints: { now: 2, max: 9 } });
const bera = someone({ id: id('bera'), name: 'Bera', at: at(1, 3), hitPoints: { now: 9, max: 9 } });
const grik = goblin({ at: at(2, 2) });

/** Aldo stands in a shell against magic. */
const shelled = (base: RulesetId = 'ose', on = aldo.id) =>
  new Script(
    delve([mira, aldo, bera, grik], {
      memorised: { [mira.id]: ['Fire Ball', 'Haste', 'Shield'] },
      ruleset: { base, slots: {}, options: {} },
    }),
  ).play({ type: 'BeginMagic', name: 'Anti-Magic Shell', on: [on], turns: 12 });
const cast = (spell: string, ...targets: readonly (typeof aldo.id)[]) =>
  ({ type: 'CastSpell', caster: mira.id, spell, targets }) as const;

describe('Anti-Magic Shell (OSE-APX-06)', () => {
  it.each(['ose', 'gorman', 'eris'] as const)('lets no spell in, which is told with its rule, by %s', (base) => {
    const { state } = shelled(base);
    const events = ask(state, cast('Haste', aldo.id, bera.id), player);
    expect(eventIn(events, 'SpellShutOut')?.why.rule).toBe('OSE-APX-06');
    expect(eventIn(events, 'MagicBegan')?.magic.on).toEqual([bera.id]);
  });

  it('a spell cast at nobody else does nothing', () => {
    const script = shelled();
    script.told();
    script.play(cast('Haste', aldo.id), player);
    expect(script.told().players).toEqual(['Mira casts Haste on Aldo.', 'Haste does nothing to Aldo.']);
    expect(script.state.magic).toHaveLength(1);
  });

  it('nor one that the referee lets take hold of others as well', () => {
    const script = shelled().play(cast('Fire Ball', grik.id), player);
    const awaited = awaitedSpells(script.state)[0]?.id ?? id('none');
    script.play({ type: 'LetTakeHold', awaited, targets: [grik.id, aldo.id] }, referee, 1, 1, 1, 1, 1, 20);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(2);
    expect(script.told().players).toContain('Fire Ball does nothing to Aldo.');
  });

  it('that its bearer’s player does not know of refuses nothing, and the spell does nothing', () => {
    const { state } = shelled('ose', mira.id);
    const secret = { ...state, magic: state.magic?.map((each) => ({ ...each, open: false })) ?? [] };
    for (const aimed of [[aldo.id], []]) {
      const events = ask(secret, cast('Haste', ...aimed), player);
      expect(eventIn(events, 'SpellShutOut')?.why.rule).toBe('TABLE');
      expect(eventIn(events, 'MagicBegan')).toBeNull();
    }
    const feeble = new Script(delve([mira, grik])).play({
      ...{ type: 'BeginMagic', name: 'Feeblemind', on: [mira.id, grik.id], turns: 0 },
    });
    expect(feeble.state.magic).toMatchObject([{ open: true }]);
  });

  it('lets none of its bearer’s out', () => {
    expect(ask(shelled('ose', mira.id).state, cast('Haste', aldo.id), player)).toBe('incapable');
  });
});
