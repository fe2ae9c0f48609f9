import { describe, expect, it } from 'vitest';
import { delvers } from '../../../../test/abbey.ts';
import { after, goblin, referee } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { GameState } from '../../../state/state.ts';
import { telling } from '../../../view/tell.ts';
import { lift } from '../../lift.ts';
import { isOwnName } from './own-name.ts';

const state = delvers();
const one = id<'creature'>('one');
const met: GameState = { ...state, creatures: { ...state.creatures, [one]: { ...goblin(), id: one, name: 'Goblin' } } };

const asCalled = ({ creatures }: GameState): string | null => {
  const found = creatures[one];
  return found ? called(found) : null;
};
const renamed = (of: GameState, name: string): GameState =>
  after(of, { type: 'RenameCreature', creature: one, name, icon: null }, referee);

describe('what a monster is called', () => {
  it('goes by its kind until the referee gives it a name, and again by its kind when it is taken back', () => {
    const named = renamed(met, 'Grishnak');
    expect([met, named, renamed(named, 'Goblin')].map(asCalled)).toEqual(['the goblin', 'Grishnak', 'the goblin']);
  });

  it('is said with its article where it is a kind', () => {
    const named = renamed(met, 'Grishnak');
    const toldOf = (before: GameState, name: string) =>
      telling(
        { type: 'CreatureRenamed', creature: one, name, icon: null, ownName: name === 'Grishnak' },
        renamed(before, name),
        before,
      ).referee?.text;
    expect([toldOf(met, 'Grishnak'), toldOf(named, 'Goblin')]).toEqual([
      'The goblin is called Grishnak now.',
      'Grishnak is called a goblin now.',
    ]);
  });

  it('is a name on a sheet that is filled in anew as well', () => {
    const { id: _id, at: _at, moved: _moved, ...facts } = goblin();
    const anew = (name: string) =>
      asCalled(after(met, { type: 'EditCreature', creature: one, facts: { ...facts, name } }, referee));
    expect(['Grishnak', 'Hobgoblin'].map(anew)).toEqual(['Grishnak', 'the hobgoblin']);
  });

  it.each([
    ['Goblin', false],
    ['goblin 2', false],
    ['Orc chief', false],
    ['Old hermit', false],
    ['Grishnak', true],
    ['Brand the red', true],
    ['Bruna of the hill', true],
  ])('%s is a name of its own: %s', (name, own) => {
    expect(isOwnName(rulesOf(state), name)).toBe(own);
  });

  it('stays as older logs told it', () => {
    const stored = { type: 'CreatureRenamed', creature: one, name: 'Chief', icon: null } as never;
    expect(lift(stored)).toMatchObject({ name: 'Chief', ownName: true });
  });
});
