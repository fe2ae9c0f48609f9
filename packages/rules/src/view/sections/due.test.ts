import { expect, test } from 'vitest';
import { after, at, campaign, delve, referee, someone } from '../../../test/table.ts';
import { known } from '../../known/known.ts';
import type { GameState } from '../../state/state.ts';
import { project } from '../project.ts';

const dueAt = (state: GameState) => project(known(state, referee), referee).get('due');

test('turns to the next check for monsters are counted in a dungeon, and not on the road, where days are', () => {
  const under = delve([someone({ at: at(1, 1) })]);
  expect(dueAt(under)).toMatchObject({ wanderingIn: expect.any(Number) });
  const drawn = after(
    campaign([someone({ at: null })]),
    { type: 'DrawLand', name: 'The March', layout: 'flat', width: 5, height: 4, milesPerHex: 6 },
    referee,
  );
  const abroad = after(drawn, { type: 'PlaceParty', column: 2, row: 2 }, referee);
  expect(dueAt(abroad)).toMatchObject({ wanderingIn: null });
});
