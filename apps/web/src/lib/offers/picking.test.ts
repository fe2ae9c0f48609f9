import type { Input, Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { aimsAt, chosenIn, inputFor, pointedAt, squareFor } from './picking.ts';

const options = (...ids: readonly string[]) => ids.map((id) => ({ value: id, label: id }));
const caster: Input = { kind: 'choice', name: 'caster', label: 'Who', options: options('ilphas', 'oswin') };
const targets: Input = {
  kind: 'choices',
  name: 'targets',
  label: 'Targets',
  options: options('ilphas', 'grik', 'snag'),
  least: 0,
};
const asking = (...inputs: readonly Input[]) => ({ inputs }) as unknown as Offer;

describe('somebody on the board is pointed at while a form is open', () => {
  it('and is one more of several, or one fewer', () => {
    expect(pointedAt(targets, ['grik'], 'snag')).toEqual(['grik', 'snag']);
    expect(pointedAt(targets, ['grik', 'snag'], 'grik')).toEqual(['snag']);
  });

  it('where no more may be chosen, in place of the last', () => {
    expect(pointedAt({ ...targets, most: 2 } as typeof targets, ['grik', 'snag'], 'ilphas')).toEqual([
      'grik',
      'ilphas',
    ]);
    expect(pointedAt(caster, 'ilphas', 'oswin')).toBe('oswin');
  });

  it('and answers the question of whom it is done to before that of who does it', () => {
    expect(inputFor(asking(caster, targets), 'ilphas')?.name).toBe('targets');
    expect(inputFor(asking(caster, targets), 'oswin')?.name).toBe('caster');
    expect(inputFor(asking(caster, targets), 'nobody')).toBeUndefined();
  });

  it('all who are chosen are marked on the board', () => {
    expect(chosenIn(asking(caster, targets), { caster: 'oswin', targets: ['grik', 'snag'] })).toEqual([
      'oswin',
      'grik',
      'snag',
    ]);
  });
});

describe('a place on the board is pointed at while a form is open', () => {
  const to: Input = { kind: 'square', name: 'to', label: 'At which place', from: null, floor: ['110', '000'] };

  it('and answers the question of where, but for rock', () => {
    expect(squareFor(asking(targets, to), { x: 1, y: 0 })?.name).toBe('to');
    expect(squareFor(asking(targets, to), { x: 2, y: 0 })).toBeUndefined();
    expect(squareFor(asking(targets), { x: 1, y: 0 })).toBeUndefined();
  });

  it('what a form asks for on the board is a place, or somebody who is there', () => {
    expect(aimsAt(asking(to), [])).toBe(true);
    expect(aimsAt(asking(targets), ['snag'])).toBe(true);
    expect(aimsAt(asking(targets), ['nobody'])).toBe(false);
  });
});
