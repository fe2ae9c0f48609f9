import { describe, expect, it } from 'vitest';
import { read } from './say.ts';

const people = [
  { user: 'u1', name: 'Ann' },
  { user: 'u2', name: 'Ann Marie' },
  { user: 'u3', name: 'Bob' },
];

describe('a typed line', () => {
  it.each([
    ['Hello there', { type: 'Say', text: 'Hello there', as: 'c1' }],
    ['/r 2d6+1', { type: 'RollDice', notation: '2d6+1', audience: 'table', purpose: '' }],
    ['/gr 1d20', { type: 'RollDice', notation: '1d20', audience: 'referee', purpose: '' }],
    ['/br 1d6', { type: 'RollDice', notation: '1d6', audience: 'blind', purpose: '' }],
    ['/w Bob psst', { type: 'Whisper', to: ['u3'], text: 'psst' }],
    ['/w bo psst', { type: 'Whisper', to: ['u3'], text: 'psst' }],
    ['/w Ann Marie the door', { type: 'Whisper', to: ['u2'], text: 'the door' }],
    ['/me waves', { type: 'Emote', text: 'waves', as: 'c1' }],
  ])('%s', (text, command) => {
    expect(read(text, 'c1', people)).toEqual({ command });
  });

  it('is whispered to whoever was chosen to hear it, unless it says otherwise', () => {
    expect(read('psst', 'c1', people, 'u3')).toEqual({ command: { type: 'Whisper', to: ['u3'], text: 'psst' } });
    expect(read('/r 1d6', 'c1', people, 'u3')).toEqual({
      command: { type: 'RollDice', notation: '1d6', audience: 'whisper', to: ['u3'], purpose: '' },
    });
    expect(read('/gr 1d6', 'c1', people, 'u3')).toHaveProperty('command.audience', 'referee');
  });

  it.each(['/dance', '/r', '/w', '/w Zed hello', '/w Bob'])('%s is answered with what would do', (text) => {
    expect(read(text, null, people)).toHaveProperty('wrong');
  });
});
