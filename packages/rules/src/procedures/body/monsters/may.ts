import { within } from '@lanthorn/geometry';
import { impossible, objections } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import { sceneNamed } from '../../../state/read.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { roomFor } from '../creature/bounds.ts';
import type { monstersCommands } from './commands.ts';
import { MOST_AT_ONCE } from './rule.ts';

const mayAddMonsters: May<'AddMonsters'> = (state, { monster, count, square, scene: named }, seat) => {
  const entry = rulesOf(state).monsters.monster(monster);
  const barred = onlyReferee(seat);
  if (!entry) return objections(barred, impossible('no-such-thing', 'The bestiary has no such monster.'));
  if (!Number.isInteger(count) || count < 1 || count > MOST_AT_ONCE)
    return objections(barred, impossible('bad-input', `From 1 to ${MOST_AT_ONCE} at a time.`));
  const scene = sceneNamed(state, named);
  return objections(
    barred,
    roomFor(state, count),
    square && !(scene && within(square, scene))
      ? impossible('no-such-thing', 'There is no such square on the map.')
      : null,
  );
};

/** What stands against each of these commands. */
export const monstersLegality: Legality<typeof monstersCommands> = {
  AddMonsters: mayAddMonsters,
};
