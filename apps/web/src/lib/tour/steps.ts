import type { Role } from '../campaigns/campaign.ts';
import type { Part } from '../table/parts.ts';

/** One stop of the tour: what it points at, and what is said there. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** A selector of what it points at, and frames. */
  readonly at: string;
  /** On which side of it there is room for the words, so that they do not cover it. */
  readonly side: 'bottom' | 'left' | 'right';
  /** The part of the table that must be in view, where they stand one at a time. */
  readonly part: Part | null;
  /** What is spoken of besides, at the foot of a phone's page: the words stand above it. */
  readonly clear?: string;
}

const SENTENCE = '[data-testid=prompt], [data-testid=now]';
const BOARD = '[data-board-area]';
const CARD = '[data-tour=party] [data-member]';
const CHOICE = '[aria-label="Choose whom you play"]';
const LOG = '[data-tour=log]';
const SAY = '[data-tour=say]';
const MENU = 'header [aria-label=Menu]';

const at = (where: string, side: Step['side'], part: Part | null, title: string, text: string): Step => ({
  at: where,
  side,
  part,
  title,
  text,
});

const TAKE = at(
  CHOICE,
  'right',
  'board',
  'Your character',
  'Take a free character with one click. Its card then stands on the left (on a phone: under Party), with what you can do.',
);

const CARD_OF_ONES_OWN = at(
  CARD,
  'right',
  'party',
  'Your character',
  'The card shows how your character fares. A click on it opens what you can do, and the character sheet.',
);

const STEPS: Readonly<Record<Role, readonly Step[]>> = {
  referee: [
    at(
      SENTENCE,
      'bottom',
      null,
      'What comes next',
      'This bar says what the table is waiting for, and for whom. The gold button is the next step: turns, rounds and checks in the order of the book.',
    ),
    at(
      BOARD,
      'right',
      'board',
      'The truth',
      'You see all of the map; what is dark to the players is dimmed. Drag tokens, click doors, right click or hold anything for all that can be done with it.',
    ),
    at(
      CARD,
      'right',
      'party',
      'Who plays whom',
      'Send your friends the invite links. Once they sit here, they choose a character, or you give them one by the buttons on its card. The eye at the top (on a phone: “As a player” in the menu) shows you the table as they see it.',
    ),
    {
      ...at(
        LOG,
        'left',
        'log',
        'What happened',
        'Every roll with its reason. A violet line with a lock is hidden from the players: it names who reads it, most often only you. Undo takes back the last act.',
      ),
      clear: SAY,
    },
    at(
      MENU,
      'bottom',
      null,
      'Everything else',
      '“Do …”, or Ctrl K, finds any act by its name: “roll 2d6”, “torch”, “attack goblin”. The menu holds maps, characters, house rules and help.',
    ),
  ],
  player: [
    at(
      SENTENCE,
      'bottom',
      null,
      'What comes next',
      'This bar says what the table is waiting for. When it glows, it is waiting for you, and its buttons are what you can do.',
    ),
    at(
      BOARD,
      'right',
      'board',
      'The dungeon',
      'Click or tap a square to walk there, a door to listen at it or open it, a foe to attack. Right click, or hold, shows all that can be done with a thing.',
    ),
    CARD_OF_ONES_OWN,
    {
      ...at(
        LOG,
        'left',
        'log',
        'What happened',
        'The story, and every roll with its reason. A violet line with a lock is hidden from others: it names who reads it. Speak below; write /r 2d6 to roll dice.',
      ),
      clear: SAY,
    },
    at(
      MENU,
      'bottom',
      null,
      'Everything else',
      '“Do …”, or Ctrl K, finds any act by its name. The menu holds help with all keys.',
    ),
  ],
  spectator: [
    at(SENTENCE, 'bottom', null, 'What goes on', 'This bar says what the table is waiting for, and for whom.'),
    at(
      '[data-tour=party]',
      'right',
      null,
      'Who is who',
      'The characters, and who plays them. The view follows by itself whoever acts; drag it to look around.',
    ),
    at(
      '[data-tour=stream]',
      'bottom',
      null,
      'For a stream',
      'The board and its captions alone. Escape brings the rest back.',
    ),
    at(LOG, 'bottom', null, 'What happened', 'The log tells all of it from the beginning.'),
    at(MENU, 'bottom', null, 'Everything else', 'Help with the keys, and a screen that stays on.'),
  ],
};

/** Five stops for each who sits down; only who may still choose whom to play is told how. */
export const stepsFor = (role: Role, chooses: boolean): readonly Step[] =>
  chooses ? STEPS[role].map((step) => (step === CARD_OF_ONES_OWN ? TAKE : step)) : STEPS[role];
