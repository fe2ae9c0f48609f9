import type { Square } from '@lanthorn/geometry';
import { id, impossible, objections, type SceneId } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Handler, Handlers, May, Play } from '../../../play/index.ts';
import { hoardsOf, MOST_HOARDS } from '../../../state/hoard.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { arriveAt } from '../../table/scene/arriving.ts';
import { roomForMore } from '../../table/scene/may.ts';
import type { stockingCommands } from './commands.ts';
import { drawnUp } from './drawn-up.ts';
import { cavesOf, hallsOf } from './layout.ts';
import { stocked } from './stocked.ts';

/** Whether the dice lay out anything is found out by throwing them. */
const mayMake: May<'MakeDungeon'> = (state, _, seat) =>
  objections(
    onlyReferee(seat),
    roomForMore(state),
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

export const stockingHandlers: Handlers<typeof stockingCommands> = { MakeDungeon: { may: mayMake, play: makeDungeon } };
