import type { Square } from '@lanthorn/geometry';
import { type Offer, offer, type RuleId, type Seat } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands, watches } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee, speaksForParty } from '../../table/permission/permission.ts';
import { againstTakingBack, lastMoveOf, mayLead, unableToGo } from './may.ts';
import { squaresAroundOn, squaresNextTo, squaresNextToParty } from './next-to.ts';

/** Walking is asked on the board, by hand or by key; each token that may be moved has its offer. */
export const movementOffers: Offers = (state, seat) => [
  ...together(state, seat),
  ...several(state, seat),
  ...alone(state, seat),
  ...takingBack(state, seat),
];

const whereTo = (from: readonly Square[]) => ({ to: from });

function together(state: GameState, seat: Seat): Offer[] {
  const from = speaksForParty(state, seat) ? squaresNextToParty(state, seat) : [];
  if (from.length === 0) return [];
  return [
    offer('MoveParty', 'Move the party', {
      place: 'board',
      rule: rulesOf(state).movement.cites.group,
      inputs: whereTo(from),
    }),
  ];
}

/** Some of those whom the seat may lead, in formation; asked by hand, of those who are selected. */
function several(state: GameState, seat: Seat): Offer[] {
  const scene = sceneOf(state);
  if (!scene || watches(seat)) return [];
  const there = Object.values(state.creatures).filter(
    (creature) => creature.at?.scene === scene.id && mayLead(state, seat, creature),
  );
  const free = mayReferee(seat) ? there : there.filter((creature) => unableToGo(state, creature) === null);
  const [first] = free;
  if (!first || free.length < 2) return [];
  const from = mayReferee(seat) ? squaresAroundOn(scene, first) : squaresNextTo(state, scene, first);
  if (from.length === 0) return [];
  return [
    offer('MoveTogether', 'Move several together', {
      place: 'board',
      rule: rulesOf(state).movement.cites.group,
      fixed: { of: first.id },
      inputs: { creatures: { of: free, least: 1, preset: free.map(({ id }) => id) }, ...whereTo(from) },
    }),
  ];
}

function alone(state: GameState, seat: Seat): Offer[] {
  const scene = sceneOf(state);
  if (!scene) return [];
  return Object.values(state.creatures)
    .filter((creature) => commands(seat, creature) && creature.at?.scene === scene.id)
    .flatMap(
      (creature) => (mayReferee(seat) ? lifting(state, creature, scene) : walking(state, creature, scene)) ?? [],
    );
}

function takingBack(state: GameState, seat: Seat): Offer[] {
  const move = lastMoveOf(state, seat);
  const [first] = move ?? [];
  if (!move || !first) return [];
  return [
    offer('TakeBackMove', 'Take back the move', {
      place: 'board',
      about: first.creature,
      fixed: { creature: first.creature },
      barred: againstTakingBack(state, seat, move)?.sentence ?? null,
    }),
  ];
}

function walking(state: GameState, creature: Creature, scene: Scene): Offer | null {
  if (unableToGo(state, creature)) return null;
  return moving(creature, squaresNextTo(state, scene, creature), rulesOf(state).movement.cites.one);
}

/** By creature: the referee may move any, and few change at a time. */
const lifted = new WeakMap<
  Creature,
  { readonly rule: RuleId; readonly width: number; readonly height: number; readonly offer: Offer | null }
>();

function lifting(state: GameState, creature: Creature, scene: Scene): Offer | null {
  const rule = rulesOf(state).movement.cites.one;
  const { width, height } = scene;
  const before = lifted.get(creature);
  if (before?.rule === rule && before.width === width && before.height === height) return before.offer;
  const made = moving(creature, squaresAroundOn(scene, creature), rule);
  lifted.set(creature, { rule, width, height, offer: made });
  return made;
}

function moving({ id, name }: Creature, from: readonly Square[], rule: RuleId): Offer | null {
  if (from.length === 0) return null;
  return offer('MoveCreature', `Move ${name}`, {
    place: 'board',
    about: id,
    rule,
    fixed: { creature: id },
    inputs: whereTo(from),
  });
}
