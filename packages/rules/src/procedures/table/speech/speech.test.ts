import { describe, expect, it } from 'vitest';
import {
  after,
  ask,
  campaign,
  goblin,
  otherPlayer,
  player,
  referee,
  someone,
  spectator,
} from '../../../../test/table.ts';
import type { Command, Seat, UserId } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const aldo = someone();
const lurker = goblin({ hidden: true, name: 'Xanthippe' });
const state = campaign([aldo, lurker]);

function heard(before: GameState, command: Command, by: Seat, listener: Seat, ...faces: number[]) {
  const events = ask(before, command, by, ...faces);
  if (typeof events === 'string') throw new Error(events);
  return events.map((event) => tell(event, listener, evolve(before, event), before));
}

describe('speech', () => {
  it('a player speaks as the own character and as nobody else', () => {
    expect(heard(state, { type: 'Say', text: ' Who goes? ', as: aldo.id }, player, spectator)).toEqual([
      { kind: 'speech', text: 'Who goes?', speaker: 'Aldo' },
    ]);
    expect(ask(state, { type: 'Say', text: 'I am Aldo', as: aldo.id }, otherPlayer)).toBe('not-your-character');
    expect(ask(state, { type: 'Say', text: 'boo', as: lurker.id }, player)).toBe('no-such-thing');
  });

  it('the voice of a hidden creature is heard without its name', () => {
    const command: Command = { type: 'Say', text: 'Turn back!', as: lurker.id };
    expect(JSON.stringify(heard(state, command, referee, player))).not.toContain('Xanthippe');
    expect(heard(state, command, referee, referee)[0]?.speaker).toBe('Xanthippe');
    expect(
      JSON.stringify(heard(state, { type: 'Emote', text: 'giggles', as: lurker.id }, referee, player)),
    ).not.toContain('Xanthippe');
  });

  it('a whisper reaches whom it names and its sender, and the referee only when named', () => {
    const command: Command = { type: 'Whisper', to: [otherPlayer.user], text: 'The gem is false.' };
    expect(heard(state, command, player, otherPlayer)[0]?.text).toBe('(to Bob) The gem is false.');
    expect(heard(state, command, player, player)[0]?.kind).toBe('whisper');
    expect(heard(state, command, player, referee)).toEqual([null]);
    expect(heard(state, command, player, spectator)).toEqual([null]);
    expect(heard(state, { ...command, to: [referee.user] }, player, referee)[0]?.text).toContain('The gem is false.');
    expect(heard(state, command, referee, referee)[0]?.text).toContain('The gem is false.');
  });

  it.each([
    ['no words', { type: 'Say', text: '  ', as: null }, 'bad-input'],
    ['2,001 characters', { type: 'Say', text: 'x'.repeat(2001), as: null }, 'bad-input'],
    ['a whisper to oneself', { type: 'Whisper', to: [player.user], text: 'hm' }, 'bad-input'],
    ['a whisper to a stranger', { type: 'Whisper', to: ['toString' as never], text: 'hm' }, 'no-such-thing'],
    ['a description by a player', { type: 'Narrate', text: 'The roof falls in.' }, 'not-your-seat'],
  ] satisfies [string, Command, string][])('%s is refused', (_what, command, code) => {
    expect(ask(state, command, player)).toBe(code);
  });
});

describe('free dice', () => {
  it.each([
    ['2d6+1', [3, 4], 8],
    ['d20', [17], 17],
    ['4d6kh3', [1, 5, 3, 6], 14],
    ['2d20kl1', [15, 4], 4],
    ['4d6dl1', [2, 2, 3, 4], 9],
    ['1d6!', [6, 6, 2], 14],
    ['2d6r=1', [1, 5, 4], 9],
    ['4dF', [1, 2, 3, 3], 1],
    ['d%', [100], 100],
    ['1d8+2d4-1', [8, 1, 2], 10],
    ['(1d6+2)*3', [4], 18],
    ['{2d6,1d12}k1', [3, 4, 12], 12],
  ])('%s with faces %j comes to %i', (notation, faces, total) => {
    const events = ask(state, { type: 'RollDice', notation, audience: 'table', purpose: '' }, player, ...faces);
    expect(events).toMatchObject([{ type: 'DiceRolled', total }]);
    expect(events).toHaveLength(1);
  });

  it('keeps every face, the dropped ones too', () => {
    const events = ask(
      state,
      { type: 'RollDice', notation: '4d6kh3', audience: 'table', purpose: '' },
      player,
      1,
      5,
      3,
      6,
    );
    expect(events).toMatchObject([{ rolls: [{ sides: 6, faces: [1, 5, 3, 6] }] }]);
  });

  it.each([
    '',
    'two dice',
    '101d6',
    '1d1001',
    '2d6+',
    '5',
    '1d1!',
    '99d6+99d6',
    '{60d6,60d6}',
    '1d6'.padEnd(120, '+1'),
    '1d6*9**9**9**9',
    'd0',
    '-1d6d',
    '1d6>',
  ])('refuses %j with what it understands', (notation) => {
    expect(
      ask(state, { type: 'RollDice', notation, audience: 'table', purpose: '' }, player, ...Array<number>(600).fill(1)),
    ).toBe('bad-input');
  });

  it('dice that go on exploding are refused', () => {
    expect(
      ask(
        state,
        { type: 'RollDice', notation: '1d2!', audience: 'table', purpose: '' },
        player,
        ...Array<number>(600).fill(2),
      ),
    ).toBe('bad-input');
  });

  it('blind dice show the thrower no face', () => {
    const blind: Command = { type: 'RollDice', notation: '1d20', audience: 'blind', purpose: 'listening' };
    const line = heard(state, blind, player, player, 13)[0];
    expect(JSON.stringify(line)).not.toContain('13');
    expect(heard(state, blind, player, referee, 13)[0]).toMatchObject({
      secret: true,
      text: 'throws 1d20: 13 (listening)',
    });
  });

  it('dice for the referee are seen by thrower and referee alone', () => {
    const secret: Command = { type: 'RollDice', notation: '1d20', audience: 'referee', purpose: '' };
    expect(heard(state, secret, player, otherPlayer, 13)).toEqual([null]);
    expect(heard(state, secret, player, player, 13)[0]?.text).toContain('13');
  });

  it('dice that are whispered are seen by thrower and listener alone, and by the referee only when named', () => {
    const whispered = (to: readonly UserId[]): Command => ({
      type: 'RollDice',
      notation: '1d20',
      audience: 'whisper',
      to,
      purpose: '',
    });
    const toBob = whispered([otherPlayer.user]);
    expect(heard(state, toBob, player, otherPlayer, 13)[0]).toMatchObject({
      secret: true,
      text: '(to Bob) throws 1d20: 13',
      what: { type: 'free-dice' },
      ears: { people: [player.user, otherPlayer.user], referee: false },
    });
    expect(heard(state, toBob, player, player, 13)[0]?.text).toContain('13');
    expect([referee, spectator].map((seat) => heard(state, toBob, player, seat, 13))).toEqual([[null], [null]]);
    const toReferee = whispered([referee.user]);
    expect(heard(state, toReferee, player, referee, 13)[0]?.text).toContain('13');
    expect(heard(state, toReferee, player, otherPlayer, 13)).toEqual([null]);
    expect(ask(state, whispered([]), player, 13)).toBe('bad-input');
    expect(ask(state, whispered([player.user]), player, 13)).toBe('bad-input');
    expect(ask(state, whispered(['toString' as UserId]), player, 13)).toBe('no-such-thing');
  });

  it('says how it comes about only where the faces do not show it', () => {
    const told = (notation: string, ...faces: number[]) =>
      heard(state, { type: 'RollDice', notation, audience: 'table', purpose: '' }, player, player, ...faces)[0]?.text;
    expect(told('2d6+1', 3, 4)).toBe('throws 2d6+1: 8');
    expect(told('4d6kh3', 1, 5, 3, 6)).toBe('throws 4d6kh3: [1d, 5, 3, 6] = 14');
  });

  it('changes nothing that is true', () => {
    expect(after(state, { type: 'RollDice', notation: '1d20', audience: 'table', purpose: '' }, player, 4)).toBe(state);
  });
});
