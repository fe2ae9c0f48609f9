import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { turningOf } from './turning.ts';

const pose = (key: string, ...inputs: string[]) =>
  ({ key, command: 'SetPose', about: 'mira', inputs: inputs.map((name) => ({ name })) }) as unknown as Offer;
const rising = pose('rising', 'elevation');
const looking = pose('looking', 'facing', 'elevation');

it('whoever hangs in the air is turned by the pose that asks where they look', () => {
  expect(turningOf([rising, looking], 'mira')).toBe(looking);
});

it('nobody is turned who can only rise, nor by a pose of somebody else', () => {
  expect(turningOf([rising], 'mira')).toBeUndefined();
  expect(turningOf([looking], 'oswin')).toBeUndefined();
});
