import { describe, expect, it } from 'vitest';
import { id, offer } from '../src/core/index.ts';
import { choice, flag, named, number, text } from '../src/core/inputs.ts';

const door = id<'door'>('oak');
const hild = { id: id<'creature'>('hild'), name: 'Hild' };
const at = { place: 'door', about: door } as const;
const standing = choice('state', 'It stands', [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
]);
const rest = { locked: false, stuck: false, found: true };

describe('an offer', () => {
  it('settles each field of its command, or asks for it', () => {
    const made = offer('SetDoor', 'Set the door', { ...at, fixed: { door, ...rest }, inputs: [standing] });
    expect(made.fixed).toEqual({ door, ...rest });
    expect(made.inputs).toEqual([standing]);
    expect(
      offer('OpenDoor', 'Open', { ...at, fixed: { door }, inputs: [choice('creature', 'Who', named([hild]))] }),
    ).toMatchObject({ key: 'OpenDoor:oak', barred: null });
  });

  it('may leave out what the command may leave out', () => {
    const fixed = { attacker: hild.id, target: hild.id, attack: 0 };
    const inputs = [flag('behind', 'From behind'), number('modifier', 'Modifier', [-10, 10], 0)];
    expect(offer('Attack', 'Strike', { ...at, fixed }).inputs).toEqual([]);
    expect(offer('Attack', 'Strike', { ...at, fixed, inputs }).inputs).toHaveLength(2);
  });
});

const opened = { ...at, fixed: { door, creature: hild.id } };
const who = [choice('who', 'Who', named([hild]))];
const written = [text('creature', 'Who', 80)];
const ajar = [choice('state', 'It stands', [{ value: 'ajar', label: 'Ajar' }])];
const counted = [number('hidden', 'Hidden', [0, 1], 0)];
const hiding = { place: 'board', fixed: { creature: hild.id } } as const;
const setting = { ...at, fixed: { door, ...rest } };

/** None of these compiles; where one of them does, the mark above it is an error. */
const wrong = () => [
  // @ts-expect-error there is no such command
  offer('OpenWindow', 'Open', at),
  // @ts-expect-error who opens it is neither settled nor asked for
  offer('OpenDoor', 'Open', { ...at, fixed: { door } }),
  // @ts-expect-error nothing is settled, and nothing asked for
  offer('OpenDoor', 'Open', at),
  // @ts-expect-error a settled field that the command has not
  offer('OpenDoor', 'Open', { ...at, fixed: { door, creature: hild.id, who: hild.id } }),
  // @ts-expect-error a settled field of another kind
  offer('OpenDoor', 'Open', { ...at, fixed: { door: hild.id, creature: hild.id } }),
  // @ts-expect-error an input of another name
  offer('OpenDoor', 'Open', { ...opened, inputs: who }),
  // @ts-expect-error an input that gives something else
  offer('OpenDoor', 'Open', { ...opened, inputs: written }),
  // @ts-expect-error an option that the field does not take
  offer('SetDoor', 'Set', { ...setting, inputs: ajar }),
  // @ts-expect-error a number for what is yes or no
  offer('HideCreature', 'Hide', { ...hiding, inputs: counted }),
];

describe('what does not compile', () => {
  it('is an offer that does not make its command', () => {
    expect(wrong().map(({ command }) => command)).toContain('OpenDoor');
  });
});
