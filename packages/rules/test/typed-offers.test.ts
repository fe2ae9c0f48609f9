import { describe, expect, it } from 'vitest';
import { id, offer } from '../src/core/index.ts';
import '../src/procedures/index.ts';

const door = id<'door'>('oak');
const hild = { id: id<'creature'>('hild'), name: 'Hild' };
const at = { place: 'door', about: door } as const;
const options = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;
const rest = { locked: false, stuck: false, found: true };

describe('an offer', () => {
  it('settles each field of its command, or asks for it by the label that the field has', () => {
    const made = offer('SetDoor', 'Set the door', { ...at, fixed: { door, ...rest }, inputs: { state: options } });
    expect(made.fixed).toEqual({ door, ...rest });
    expect(made.inputs).toEqual([{ kind: 'choice', name: 'state', label: 'Door', options }]);
    expect(offer('OpenDoor', 'Open', { ...at, fixed: { door }, inputs: { creature: [hild] } })).toMatchObject({
      key: 'OpenDoor:oak',
      inputs: [{ name: 'creature', label: 'Who', options: [{ value: 'hild', label: 'Hild' }] }],
      barred: null,
    });
  });

  it('may leave out what the command may leave out', () => {
    const fixed = { attacker: hild.id, target: hild.id, attack: 0 };
    const inputs = { behind: false, modifier: 0 };
    expect(offer('Attack', 'Strike', { ...at, fixed }).inputs).toEqual([]);
    expect(offer('Attack', 'Strike', { ...at, fixed, inputs }).inputs).toHaveLength(2);
  });

  it('asks within the bounds of the field, where it says no narrower ones', () => {
    const asked = (modifier: number | { readonly most: number; readonly preset: number }) =>
      offer('Attack', 'Strike', {
        ...at,
        fixed: { attacker: hild.id, target: hild.id, attack: 0 },
        inputs: { modifier },
      }).inputs;
    expect(asked(1)).toEqual([
      { kind: 'number', name: 'modifier', label: 'Attack modifier', min: -10, max: 10, preset: 1 },
    ]);
    expect(asked({ most: 2, preset: 0 })).toMatchObject([{ min: -10, max: 2 }]);
  });

  it('may ask by another label', () => {
    const inputs = { creature: { of: [hild], label: 'Whoever is near' } };
    expect(offer('OpenDoor', 'Open', { ...at, fixed: { door }, inputs }).inputs).toMatchObject([
      { label: 'Whoever is near' },
    ]);
  });
});

const opened = { ...at, fixed: { door, creature: hild.id } };
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
  offer('OpenDoor', 'Open', { ...opened, inputs: { who: [hild] } }),
  // @ts-expect-error an input that gives something else
  offer('OpenDoor', 'Open', { ...opened, inputs: { creature: 'Hild' } }),
  // @ts-expect-error an option that the field does not take
  offer('SetDoor', 'Set', { ...setting, inputs: { state: ['ajar'] } }),
  // @ts-expect-error a field that has no label, and is given none
  offer('HideCreature', 'Hide', { ...hiding, inputs: { hidden: true } }),
  // @ts-expect-error a number for what is yes or no
  offer('HideCreature', 'Hide', { ...hiding, inputs: { hidden: { label: 'Hidden', preset: 0 } } }),
];

describe('what does not compile', () => {
  it('is an offer that does not make its command; one that asks for what the command has not is not made either', () => {
    expect(wrong).toThrow();
  });
});
