import type { Handler, Handlers } from '../../../play/index.ts';
import { against, chanceText, succeeds } from '../../table/chance/chance.ts';
import { areaAround, findingsIn } from './area.ts';
import type { searchCommands } from './commands.ts';
import { fromNearBy } from './reach.ts';

const searchArea: Handler<'SearchArea'> = (play, { creature, square, kind }) => {
  const searcher = play.state.creatures[creature];
  const scene = searcher?.at && play.state.scenes[searcher.at.scene];
  if (!searcher || !scene) return null;
  const { rules, areaFeet, chance: chanceOf, untrained: untrainedChance } = play.rules.search;
  const area = areaAround(scene, square, areaFeet);
  const attempt = { creature, target: area.target, kind };
  const search = (): null => {
    const chance = chanceOf(searcher, kind) ?? untrainedChance;
    const roll = play.roll(1, chance.sides);
    const { doors, traps, exits } = findingsIn(scene, area, kind);
    const found = succeeds(chance, roll.total);
    play.happen({
      type: 'AreaSearched',
      ...attempt,
      scene: scene.id,
      square,
      roll,
      rightPlace: doors.length + traps.length + exits.length > 0,
      doors: found ? doors.map((door) => door.id) : [],
      traps: found ? traps.map((trap) => trap.id) : [],
      exits: found ? exits.map((exit) => exit.id) : [],
      why: {
        rule: rules[kind],
        formula: `d${chance.sides} ≤ ${chanceText(chance)}, in the right place`,
        ...against(chance, roll),
      },
    });
    return null;
  };
  return fromNearBy(play, scene, searcher, square, search);
};

export const searchHandlers: Handlers<typeof searchCommands> = { SearchArea: searchArea };
