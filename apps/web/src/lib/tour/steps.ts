import type { Role } from '../campaigns/campaign.ts';
import type { Part } from '../table/parts.ts';

/** One stop of the tour: what it points at, and what is said there. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** A selector of what it points at. */
  readonly at: string;
  /** The part of the table that must be in view, where they stand one at a time. */
  readonly part: Part | null;
}

const SENTENCE = '[data-testid=prompt]';
const BOARD = '[role=toolbar][aria-label="Tools of the board"]';
const PARTY = '[aria-label=Party] h2';
const LOG = '[data-tour=log]';
const MENU = 'header [aria-label=Menu]';

const at = (where: string, part: Part | null, title: string, text: string): Step => ({ at: where, part, title, text });

/** Five stops for each who sits down. */
export const STEPS: Readonly<Record<Role, readonly Step[]>> = {
  referee: [
    at(
      SENTENCE,
      null,
      'What comes next',
      'This bar says what the table is waiting for, and for whom. The gold button is the next step: turns, rounds and checks in the order of the book.',
    ),
    at(
      BOARD,
      'board',
      'The truth',
      'You see all of the map; what is dark to the players is dimmed. Drag tokens, click doors, right click or hold anything for all that can be done with it.',
    ),
    at(
      PARTY,
      'party',
      'Who plays whom',
      'Send your friends the links above. Once they sit here, they choose a character, or you give them one by the buttons on its card. The eye at the top (on a phone: “As a player” in the menu) shows you the table as they see it.',
    ),
    at(
      LOG,
      'log',
      'What happened',
      'Every roll with its reason. Lines with a lock are yours alone. Undo takes back the last act.',
    ),
    at(
      MENU,
      null,
      'Everything else',
      'Ctrl K finds any act by its name: “roll 2d6”, “torch”, “attack goblin”. The menu holds maps, characters, house rules and help.',
    ),
  ],
  player: [
    at(
      SENTENCE,
      null,
      'What comes next',
      'This bar says what the table is waiting for. When it glows, it is waiting for you, and its buttons are what you can do.',
    ),
    at(
      BOARD,
      'board',
      'The dungeon',
      'Click a square to walk there, a door to open it, a foe to attack. Right click, or hold, shows all that can be done with a thing.',
    ),
    at(
      PARTY,
      'party',
      'Your character',
      'Take a free character with one click. The card holds what you can do, and the character sheet.',
    ),
    at(
      LOG,
      'log',
      'What happened',
      'The story, and every roll with its reason. Speak below; write /r 2d6 to throw dice.',
    ),
    at(MENU, null, 'Everything else', 'Ctrl K finds any act by its name. The menu holds help with all keys.'),
  ],
  spectator: [
    at(SENTENCE, null, 'What goes on', 'This bar says what the table is waiting for, and for whom.'),
    at(
      PARTY,
      null,
      'Who is who',
      'The characters, and who plays them. The view follows by itself whoever acts; drag it to look around.',
    ),
    at('[data-tour=stream]', null, 'For a stream', 'The board and its captions alone. Escape brings the rest back.'),
    at('[data-tour=log]', null, 'What happened', 'The log tells all of it from the beginning.'),
    at(MENU, null, 'Everything else', 'Help with the keys, and a screen that stays on.'),
  ],
};
