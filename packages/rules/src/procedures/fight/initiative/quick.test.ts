import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, referee, someone, toMeet } from '../../../../test/table.ts';
import { toldOf } from '../../../../test/told.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

const aldo = someone({ at: at(1, 1) });
const grik = goblin({ at: at(4, 3) });
const viper = goblin({ id: id('viper'), name: 'Pit viper', traits: { first: true }, at: at(4, 1) });
const newt = goblin({ id: viper.id, name: 'Newt', at: at(4, 1) });

/** What a player reads of who goes first, with whoever is hidden hidden. */
function read(foes: readonly Creature[], hidden: Creature, faces: readonly number[]) {
  const script = new Script(delve([aldo, ...foes])).play(toMeet(foes.map((foe) => foe.id)));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  script.play({ type: 'HideCreature', creature: hidden.id, hidden: true });
  return toldOf(script.state, { type: 'RollInitiative' }, faces, player, referee).flatMap(({ line }) => line ?? []);
}

it('OSE-APX-13: one that is hidden and always acts first changes nothing that is read of those who are seen', () => {
  for (const faces of [
    [2, 5],
    [5, 2],
  ])
    expect(read([grik, viper], viper, faces)).toEqual(read([grik, newt], newt, faces));
});

it('OSE-APX-13: something that nobody sees keeps the place it threw for, which would tell what it is', () => {
  const faces = [5, 2];
  expect(read([viper], viper, faces)).toEqual(read([newt], newt, faces));
});
