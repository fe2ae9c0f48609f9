import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, player, someone } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';

it('OSE-ENC-03: whoever carries more than anybody can is told so, and not that the turn has no feet left', () => {
  const aldo = someone({ at: at(1, 1), coins: { pp: 0, gp: 1601, ep: 0, sp: 0, cp: 0 } });
  const ruleset = { base: 'ose', slots: {}, options: { encumbrance: 'detailed' } } as const;
  const script = new Script({ ...delve([aldo]), ruleset });
  expect(() => script.play({ type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 1 } }, player)).toThrow(
    'Aldo cannot move a step: what is carried must be lessened first.',
  );
});

it.each([
  ['ose', { encumbrance: 'basic' }, 'OSE-ENC-03'],
  ['ose', { encumbrance: 'detailed' }, 'OSE-ENC-03'],
  ['gorman', {}, 'GOR-MOV-03'],
] as const)('by %s with %j that is by the rule of the greatest load, %s', (base, options, rule) => {
  const aldo = someone({ at: at(1, 1), coins: { pp: 0, gp: 1601, ep: 0, sp: 0, cp: 0 } });
  const state = { ...delve([aldo]), ruleset: { base, slots: {}, options } };
  const move = { type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 1 } } as const;
  expect(decide(state, move, player, loaded())).toMatchObject({ refusal: { code: 'too-far', rule } });
});
