import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, player, someone } from '../../../../test/table.ts';

it('OSE-ENC-03: whoever carries more than anybody can is told so, and not that the turn has no feet left', () => {
  const aldo = someone({ at: at(1, 1), coins: { pp: 0, gp: 1601, ep: 0, sp: 0, cp: 0 } });
  const ruleset = { base: 'ose', slots: {}, options: { encumbrance: 'detailed' } } as const;
  const script = new Script({ ...delve([aldo]), ruleset });
  expect(() => script.play({ type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 1 } }, player)).toThrow(
    'Aldo cannot move a step: what is carried must be lessened first.',
  );
});
