import { describe, expect, it } from 'vitest';
import { at, delve, goblin, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Place } from '../../../state/creature.ts';
import { distanceFor, feetApart, inReach } from './reach.ts';

const apart = (place: Place, elevation: number, own = 0) => {
  const hild = someone({ id: id('hild'), at: at(0, 0), ...(own === 0 ? {} : { elevation: own }) });
  const harpy = goblin({ id: id('harpy'), at: place, ...(elevation === 0 ? {} : { elevation }) });
  const state = delve([hild, harpy]);
  return {
    feet: feetApart(state, hild, harpy),
    shot: distanceFor(state, hild, harpy, 'missile'),
    reach: inReach(state, hild, harpy),
  };
};

describe('how far away somebody is who is higher or lower', () => {
  it('is the slant between them, in whole feet', () => {
    expect(apart(at(3, 0), 0)).toMatchObject({ feet: 30, shot: 30 });
    expect(apart(at(3, 0), 40)).toMatchObject({ feet: 50, shot: 50 });
    expect(apart(at(3, 0), -40)).toMatchObject({ feet: 50, shot: 50 });
    expect(apart(at(3, 0), 40, 40)).toMatchObject({ feet: 30, shot: 30 });
  });

  it('is out of reach of a blow overhead, and within it where one stands hardly higher', () => {
    expect(apart(at(1, 0), 5)).toMatchObject({ feet: 5, reach: true });
    expect(apart(at(1, 0), 30)).toMatchObject({ feet: 30, reach: false });
    expect(apart(at(1, 0), 30, 30)).toMatchObject({ feet: 5, reach: true });
  });
});
