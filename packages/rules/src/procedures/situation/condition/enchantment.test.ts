import { expect, it, vi } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { at, goblin, someone } from '../../../../test/table.ts';
import { rulesOf } from '../../../play/index.ts';
import { confusedBy, infravisionOf, magicModifiers } from './enchantment.ts';

it('what magic does is looked up once for each list of it, however often sight and blows ask', () => {
  const aldo = someone({ at: at(1, 1) });
  const script = brawl({}, [aldo], [goblin({ at: at(2, 1) })]);
  for (const name of ['Bless', 'Infravision', 'Confusion'])
    script.play({ type: 'BeginMagic', name, on: [aldo.id], turns: 1 });
  const { state } = script;
  const asked = vi.spyOn(rulesOf(state).spells.effect, 'inForce');
  const again = { ...state, magic: [...(state.magic ?? [])] };
  for (let each = 0; each < 3; each += 1) {
    expect(infravisionOf(again, aldo)).toBe(60);
    expect(magicModifiers(again, aldo.id, 'attack')).toMatchObject([{ name: 'Bless', value: 1 }]);
    expect(confusedBy(again, aldo.id)).toMatchObject({ name: 'Confusion' });
  }
  expect(asked).toHaveBeenCalledTimes(3);
  asked.mockRestore();
});
