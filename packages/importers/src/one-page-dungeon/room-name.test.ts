import { expect, test } from 'vitest';
import { roomName } from './room-name.ts';

test.each([
  ['A pile of rubble hides some gold and a scale mail.', 'Pile of rubble'],
  ['A rear entrance into the halls.', 'Rear entrance'],
  ['Remains of a gnoll, an eldritch hourglass in his hands.', 'Remains of a gnoll'],
  ['Some gold and a javelin among rubble on the ground.', 'Some gold and a javelin'],
  ['A skeleton on the ground, ages a person if disturbed.', 'Skeleton'],
  ['An explorer. Can be convinced to help you in your mission.', 'Explorer'],
  ['the well', 'Well'],
  ['', 'Room 7'],
  ['A 10', 'Room 7'],
  ['A hall whose walls somebody has painted all over long ago', 'Room 7'],
])('“%s” is called “%s”', (text, name) => {
  expect(roomName(text, '7')).toBe(name);
});
