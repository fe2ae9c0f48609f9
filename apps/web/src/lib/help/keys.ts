import type { Role } from '../campaigns/campaign.ts';

/** What a key, a hand or a typed line does. */
export interface Key {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface Section {
  readonly title: string;
  readonly keys: readonly Key[];
}

const key = (does: string, ...keys: string[]): Key => ({ keys, does });

const ANYWHERE: readonly Key[] = [
  key('This help', '?'),
  key('Close, or let go', 'Esc'),
  key('Next part of the table, and the last: the sentence, the party, the board, the log', 'F6', 'Shift F6'),
];
const DOING: readonly Key[] = [key('All that may be done now: type a word of it', 'Ctrl K')];
const BACK: readonly Key[] = [key('Take back your last move, while nothing has followed from it', 'Ctrl Z')];
const TURNING: readonly Key[] = [key('Take the last step back', 'Ctrl Z'), key('Bring it again', 'Ctrl Shift Z')];

const BOARD: readonly Key[] = [
  key('Next and last of those you command', 'N', 'B'),
  key('All of them at once', 'A'),
  key('Next door', 'D'),
  key('Next foe in sight, the nearest first', 'F'),
  key('Act on what is chosen: open it, attack it', 'Enter'),
  key('All that can be done with it', 'E'),
  key('Hold: nothing more in this phase, with who is in hand, with all', 'H', 'Shift H'),
  key('Step the chosen token', '← ↑ ↓ →'),
  key('Step it slantwise', 'Home', 'End', 'PgUp', 'PgDn'),
  key('Move the view', 'Shift ← ↑ ↓ →'),
  key('Nearer, farther, all that is known', '+', '−', '0'),
  key('Move, measure, point, lay an area, draw with the pen', '1', '2', '3', '5', '6'),
  key('Lead the measure or the pointer', '← ↑ ↓ →'),
  key('A corner of the measured way; lay the area', 'Enter'),
  key('Turn the chosen token about: to the left, to the right', ',', '.'),
  key('With the pen: lead it, set a point, end the stroke', '← ↑ ↓ →', 'Space', 'Enter'),
  key('Ping where the token stands', 'P'),
  key('When a square is to be chosen', '← ↑ ↓ →', 'Enter'),
];

const HANDS: readonly Key[] = [
  key('Go there, with your character in hand', 'click the floor'),
  key('Open a door, attack a foe, pick up a thing', 'click it'),
  key('All that can be done with it', 'right click', 'long press'),
  key('Take several in hand', 'Shift click', 'Shift drag'),
  key('Turn the chosen token about', 'drag the dot beside it'),
  key('Move the view', 'drag the floor'),
  key('Measure: corner after corner; the last one again, or a right click, ends it', 'click'),
  key('Nearer and farther', 'wheel', 'two fingers'),
  key('Ping', 'Alt click', 'right click, then Ping here'),
];

const LINES: readonly Key[] = [
  key('Roll dice before all', '/r 2d6+1'),
  key('… for you and the referee', '/gr 1d20'),
  key('… that only the referee sees', '/br 1d6'),
  key('Whisper', '/w Name words'),
  key('Say what you do', '/me waves'),
];

/** Every key, hand and typed line that serves somebody of this role. */
export function keysFor(role: Role): readonly Section[] {
  const watching = role === 'spectator';
  return [
    {
      title: 'Anywhere',
      keys: [
        ...(watching ? [] : DOING),
        ...(role === 'referee' ? TURNING : []),
        ...(role === 'player' ? BACK : []),
        ...ANYWHERE,
      ],
    },
    { title: 'The board, by keys', keys: BOARD },
    { title: 'The board, by hand', keys: HANDS },
    ...(watching ? [] : [{ title: 'Typed into the log', keys: LINES }]),
  ];
}

/** What somebody new to a seat does first. */
export const FIRST: Readonly<Record<Role, readonly string[]>> = {
  referee: [
    'Send your friends the invite link, and give each a character: Ctrl K, then “give”.',
    'Let the party light a torch and walk; click a door to listen at it or open it. End the turn when ten minutes have gone by: torches burn, and checks fall due by themselves.',
    'When monsters are met, begin an encounter below the board. The lit button is always the next step; you may rule otherwise at any of them, and take any step back.',
  ],
  player: [
    'Choose your character on the left: what it may do now stands there, and its sheet has all else.',
    'Click the floor to walk there, a door to listen at it or open it, a foe to attack it; a right click or a long press shows all else.',
    'Every ruling in the log has its reason: ask it why.',
  ],
  spectator: [
    'You see what the party sees, and nothing that the referee keeps hidden.',
    'Every ruling in the log has its reason: ask it why.',
  ],
};
