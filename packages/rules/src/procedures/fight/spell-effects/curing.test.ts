import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, player, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Condition } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 12, at: at(1, 1) });
const bera = someone({ id: id('bera'), name: 'Bera', class: 'cleric', level: 10, at: at(1, 2) });
const aldo = someone({ at: at(2, 2) });
const cora = someone({ id: id('cora'), name: 'Cora', at: at(2, 1) });

/** Aldo is so, by magic of that name or by other means, and a spell is cast upon him. */
function cast(spell: string, condition: Condition, name: string | null): Script {
  const caster = spell === 'Stone to Flesh' ? mira : bera;
  const script = new Script(
    delve([mira, bera, cora, name ? aldo : { ...aldo, conditions: [condition] }], {
      memorised: { [caster.id]: [spell] },
    }),
  );
  if (name) script.play({ type: 'BeginMagic', name, on: [aldo.id, cora.id], turns: 0 });
  expect(script.state.creatures[aldo.id]?.conditions).toContain(condition);
  return script.play({ type: 'CastSpell', caster: caster.id, spell, targets: [aldo.id] }, player);
}

describe('what a cure takes from somebody (OSE-APX-06)', () => {
  it.each([
    ['Stone to Flesh', 'petrified', null],
    ['Stone to Flesh', 'petrified', 'Stone to Flesh (reversed)'],
    ['Cure Light Wounds', 'paralysed', null],
    ['Cure Light Wounds', 'paralysed', 'Hold Person'],
  ] as const)('%s: no longer %s, be it by %s', (spell, condition, name) => {
    expect(cast(spell, condition, name).state.creatures[aldo.id]?.conditions).toEqual([]);
  });

  it('ends the magic that made them so, upon them and on nobody else', () => {
    const script = cast('Stone to Flesh', 'petrified', 'Stone to Flesh (reversed)');
    expect(lastingMagic(script.state)).toMatchObject([{ name: 'Stone to Flesh (reversed)', on: [cora.id] }]);
    expect(script.told().players.slice(-2)).toEqual([
      'The reversed Stone to Flesh lets go of Aldo.',
      'Aldo is flesh again.',
    ]);
  });
});

it('OSE-APX-06: Raise Dead calls one of the dead back who lies on the board', () => {
  const dead = { ...aldo, hitPoints: { now: 0, max: 8 }, conditions: ['dead' as const] };
  const script = new Script(delve([bera, dead], { memorised: { [bera.id]: ['Raise Dead'] } }));
  script.play({ type: 'CastSpell', caster: bera.id, spell: 'Raise Dead', targets: [aldo.id] }, player);
  expect(script.state.creatures[aldo.id]).toMatchObject({ conditions: [], hitPoints: { now: 1 } });
});
