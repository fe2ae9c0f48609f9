import type { Square } from '@lanthorn/geometry';
import { id, impossible, objections, offer, type SceneId } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { written } from '../../../core/written.ts';
import {
  type Declaration,
  type Handler,
  type Handlers,
  type May,
  type Offers,
  type Play,
  remembered,
  rulesOf,
} from '../../../play/index.ts';
import { hoardsOf, MOST_HOARDS } from '../../../state/hoard.ts';
import { mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { arriveAt } from '../../table/scene/arriving.ts';
import { tooManyLed } from '../../table/scene/led.ts';
import { roomForMore } from '../../table/scene/may.ts';
import { stockingCommands } from './commands.ts';
import { drawnUp } from './drawn-up.ts';
import { type StockingEvent, stockingEvolvers } from './events.ts';
import { cavesOf, hallsOf } from './layout.ts';
import { DUNGEON_SIZES, DUNGEON_THEMES } from './sizes-and-themes.ts';
import { stocked } from './stocked.ts';
import { stockingTellers } from './tell.ts';

/** A map of the dice's is dark, and nobody is there yet. */
const NEW_MAP = { id: id<'scene'>('new'), ambient: 'dark' } as const;

/** Whether the dice lay out anything is found out by throwing them. */
const mayMake: May<'MakeDungeon'> = (state, { begin }, seat) =>
  objections(
    onlyReferee(seat),
    roomForMore(state),
    begin ? tooManyLed(state, NEW_MAP) : null,
    hoardsOf(state).length > MOST_HOARDS
      ? impossible('bad-input', `A campaign holds ${written(MOST_HOARDS)} hoards: remove some first.`)
      : null,
  );

const makeDungeon: Handler<'MakeDungeon'> = (play, { name, size, theme, words, level, begin }) => {
  const lay = theme === 'caves' ? cavesOf : hallsOf;
  const plan = drawnUp(lay(size, play.dice.die(SEEDS)), play.dice);
  const scene = id<'scene'>(play.dice.id());
  const entrance = plan.rooms[0]?.middle;
  if (!entrance) return impossible('bad-input', 'The dice laid out nothing: ask for it again.');
  play.happen({ type: 'DungeonMade', ...stocked(play, plan, { scene, name: name.trim(), theme, words, level }) });
  if (begin) beginIn(play, scene, entrance);
};

/** What a layout is drawn from. */
const SEEDS = 1_000_000_000;

function beginIn(play: Play, scene: SceneId, entrance: Square): void {
  play.happen({ type: 'SceneShown', scene });
  const found = play.state.scenes[scene];
  if (found) arriveAt(play, found, entrance);
}

const stockingHandlers: Handlers<typeof stockingCommands> = { MakeDungeon: { may: mayMake, play: makeDungeon } };

const stockingOffers: Offers = remembered(
  (state, seat) => {
    const mayBegin = tooManyLed(state, NEW_MAP) === null;
    return mayReferee(seat)
      ? [
          offer('MakeDungeon', 'Generate a dungeon', {
            confirm: 'Make the dungeon',
            place: 'desk',
            rule: rulesOf(state).stocking.cites.contents,
            fixed: mayBegin ? {} : { begin: false },
            inputs: {
              theme: { of: labelled(DUNGEON_THEMES, THEME_NAMES), preset: 'crypt' },
              size: { of: labelled(DUNGEON_SIZES, SIZE_NAMES), preset: 'small' },
              level: 1,
              words: '',
              name: '',
              ...(mayBegin ? { begin: false } : {}),
            },
          }),
        ]
      : [];
  },
  (state) => [tooManyLed(state, NEW_MAP) === null],
);

const THEME_NAMES = {
  crypt: 'A crypt',
  stronghold: 'The vaults of a stronghold',
  temple: 'A temple',
  mine: 'A mine',
  caves: 'Caves',
} as const;

const SIZE_NAMES = {
  small: 'Small: an evening',
  medium: 'Medium: a few evenings',
  large: 'Large: many evenings',
} as const;

export const stocking: Declaration<typeof stockingCommands, StockingEvent> = {
  forms: stockingCommands,
  handle: stockingHandlers,
  evolve: stockingEvolvers,
  tell: stockingTellers,
  offer: stockingOffers,
};
