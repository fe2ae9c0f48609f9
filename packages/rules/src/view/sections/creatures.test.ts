import { expect, it } from 'vitest';
import { at, delve, goblin, referee, someone } from '../../../test/table.ts';
import { project } from '../project.ts';

it('how far somebody may still go is told of the living alone', () => {
  const [aldo, grik] = [someone({ at: at(1, 1) }), goblin({ at: at(3, 1) })];
  const left = (conditions: (typeof grik)['conditions']) => {
    const shown = project(delve([aldo, { ...grik, conditions }]), referee).get(`creature:${grik.id}`);
    return shown?.type === 'creature' ? shown.movementLeft : undefined;
  };
  expect([left([]), left(['dead'])]).toEqual([60, null]);
});
