import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { isBusy, mayTry } from '../../../state/attempts.ts';
import type { Creature } from '../../../state/creature.ts';
import { against, chanceText, succeeds } from '../../table/chance/chance.ts';
import { forActing } from '../../table/permission/permission.ts';
import { areaAround, findingsIn } from './area.ts';
import type { searchCommands } from './commands.ts';
import { fromNearBy } from './reach.ts';

const searchArea: Handler<'SearchArea'> = (play, { creature, square, kind }) => {
  const refusal = forActing(play, creature);
  const searcher = play.state.creatures[creature];
  if (refusal || !searcher) return refusal;
  const scene = searcher.at && play.state.scenes[searcher.at.scene];
  if (!scene) return impossible('no-such-thing', `${searcher.name} is not on the board.`);
  const { rules, areaFeet, chance: chanceOf, untrained: untrainedChance } = play.rules.search;
  const area = areaAround(scene, square, areaFeet);
  const attempt = { creature, target: area.target, kind };
  const known = chanceOf(searcher, kind);
  const unable =
    play.unless(freeToSearch(play, searcher)) ??
    play.unless(untried(play, searcher, attempt)) ??
    (known ? null : play.unless(untrained(play)));
  if (unable) return unable;
  const search = (): null => {
    const chance = known ?? untrainedChance;
    const roll = play.roll(1, chance.sides);
    const { doors, traps } = findingsIn(scene, area, kind);
    const found = succeeds(chance, roll.total);
    play.happen({
      type: 'AreaSearched',
      ...attempt,
      scene: scene.id,
      square,
      roll,
      rightPlace: doors.length + traps.length > 0,
      doors: found ? doors.map((door) => door.id) : [],
      traps: found ? traps.map((trap) => trap.id) : [],
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

const untrained = ({ rules }: Play): Refusal =>
  byRule(
    rules.search.cites.treasure,
    'forbidden',
    'Only those trained in it can search chests and other items for traps.',
  );

/** A search takes the whole turn, and there is no time for it in an encounter. */
function freeToSearch(play: Play, searcher: Creature): Refusal | null {
  if (play.state.encounter)
    return byRule(
      play.rules.encounter.cites.order,
      'in-encounter',
      'An encounter is running: a search takes a whole turn.',
    );
  return isBusy(play.state, searcher.id)
    ? byRule(play.rules.search.cites.searching, 'out-of-turn', `${searcher.name} is busy for the rest of this turn.`)
    : null;
}

function untried(play: Play, searcher: Creature, attempt: Parameters<typeof mayTry>[1]): Refusal | null {
  return mayTry(play.state.attempts, attempt)
    ? null
    : byRule(
        play.rules.search.cites.searching,
        'already-tried',
        `${searcher.name} has searched there already: there is one try for each.`,
      );
}

export const searchHandlers: Handlers<typeof searchCommands> = { SearchArea: searchArea };
