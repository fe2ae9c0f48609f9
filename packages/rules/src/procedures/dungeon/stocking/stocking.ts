import type { Square } from '@lanthorn/geometry';
import { id, impossible, type SceneId } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { arriveAt } from '../../table/scene/arriving.ts';
import type { stockingCommands } from './commands.ts';
import { drawnUp } from './drawn-up.ts';
import { cavesOf, hallsOf } from './layout.ts';
import { stocked } from './stocked.ts';

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

export const stockingHandlers: Handlers<typeof stockingCommands> = { MakeDungeon: makeDungeon };
