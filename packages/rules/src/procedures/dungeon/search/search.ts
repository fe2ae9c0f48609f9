import type { Square } from '@lanthorn/geometry';
import { byRule, type CreatureId, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type Handler, type Handlers, rulesOf } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { againstBusy } from '../../situation/acts/busy.ts';
import { against, chanceText, succeeds } from '../../table/chance/chance.ts';
import { mayAct } from '../../table/permission/permission.ts';
import { areaAround, findingsIn, targetAt } from './area.ts';
import type { searchCommands } from './commands.ts';
import { fromNearBy } from './reach.ts';
import type { SearchKind } from './rule.ts';

/** A search takes the whole turn, and there is no time for it in an encounter. */
export function freeToSearch(state: GameState, searcher: Creature): Refusal | null {
  const { order } = rulesOf(state).encounter.cites;
  return state.encounter
    ? byRule(order, 'in-encounter', 'An encounter is running: a search takes a whole turn.')
    : againstBusy(state, searcher);
}

export function trainedIn(state: GameState, searcher: Creature, kind: SearchKind): Refusal | null {
  const { chance, cites } = rulesOf(state).search;
  const trained = 'Only those trained in it can search chests and other items for traps.';
  return chance(searcher, kind) ? null : byRule(cites.treasure, 'forbidden', trained);
}

/** One try for each area, and for each kind of thing. */
export function untriedAt(
  state: GameState,
  scene: Scene,
  searcher: Creature,
  square: Square,
  kind: SearchKind,
): Refusal | null {
  const { areaFeet, cites } = rulesOf(state).search;
  return mayTry(state.attempts, { creature: searcher.id, target: targetAt(scene, square, areaFeet), kind })
    ? null
    : byRule(
        cites.searching,
        'already-tried',
        `${called(searcher)} has searched there already: there is one try for each.`,
      );
}

function maySearch(
  state: GameState,
  { creature, square, kind }: { readonly creature: CreatureId; readonly square: Square; readonly kind: SearchKind },
  seat: Seat,
): readonly Refusal[] {
  const barred = mayAct(state, seat, creature);
  const searcher = state.creatures[creature];
  if (!searcher) return objections(barred);
  const scene = searcher.at && state.scenes[searcher.at.scene];
  if (!scene) return objections(barred, impossible('no-such-thing', `${called(searcher)} is not on the board.`));
  return objections(
    barred,
    freeToSearch(state, searcher),
    untriedAt(state, scene, searcher, square, kind),
    trainedIn(state, searcher, kind),
  );
}

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

export const searchHandlers: Handlers<typeof searchCommands> = {
  SearchArea: { may: maySearch, play: searchArea, counts: { by: 'creature', as: 'search' } },
};
