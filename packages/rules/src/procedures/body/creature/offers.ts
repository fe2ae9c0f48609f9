import { blocked, centreOf, stepsBetween } from '@lanthorn/geometry';
import { type Offer, offer } from '../../../core/index.ts';
import { plain } from '../../../core/inputs.ts';
import type { Offers } from '../../../play/index.ts';
import { type Body, bodyOf } from '../../../state/body.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import { type Creature, FACINGS } from '../../../state/creature.ts';
import { sightBarriersOf } from '../../../state/ground.ts';
import { isOfHousehold } from '../../../state/members.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { arriving } from './arriving-offers.ts';
import { MOST_REVEALED } from './bounds.ts';

export const creatureOffers: Offers = (state, seat) => [
  ...(mayReferee(seat) ? [...arriving(state), ...revealing(state)] : []),
  ...each(state, seat),
];

/** Squares within which those who are hidden are shown in one act. */
const TOGETHER = 4;

/** With each who is hidden on the board, those who are hidden around and not behind a wall. */
function revealing(state: GameState): readonly Offer[] {
  const board = sceneOf(state);
  if (!board) return [];
  const hidden = Object.values(state.creatures).flatMap(({ id, hidden, at }) =>
    hidden && at && at.scene === board.id ? [{ id, square: at.square, middle: centreOf(at.square, board.grid) }] : [],
  );
  const walls = sightBarriersOf(board);
  return hidden.flatMap(({ id, square, middle }) => {
    const around = hidden
      .filter(
        (other) => stepsBetween(square, other.square, board.grid) <= TOGETHER && !blocked(middle, other.middle, walls),
      )
      .map((other) => other.id);
    return around.length > 1 && around.length <= MOST_REVEALED
      ? [
          offer('RevealTogether', `Reveal all ${around.length} here to the players`, {
            place: 'board',
            about: id,
            fixed: { creatures: around },
          }),
        ]
      : [];
  });
}

const each: Offers = (state, seat) =>
  Object.values(state.creatures)
    .filter((creature) => commands(seat, creature))
    .flatMap((creature) => (mayReferee(seat) ? toReferee(creature, state) : toOwner(creature)));

interface Kept {
  readonly member: boolean;
  readonly household: boolean;
  readonly board: GameState['scene'];
  readonly placed: boolean;
  readonly offers: readonly Offer[];
}

/** By body: there are many, and few change at a time. */
const kept = new WeakMap<Body, Kept>();

function toReferee(creature: Creature, state: GameState): readonly Offer[] {
  const member = state.party.members.includes(creature.id);
  const household = isOfHousehold(state, creature.id);
  const board = state.scene;
  const placed = creature.at !== null;
  const now = { member, household, board, placed };
  const before = kept.get(bodyOf(creature));
  if (before && (['member', 'household', 'board', 'placed'] as const).every((each) => before[each] === now[each]))
    return before.offers;
  const offers = [...ofReferee(creature, now), ...noting(creature)];
  kept.set(bodyOf(creature), { ...now, offers });
  return offers;
}

const owners = new WeakMap<Body, readonly Offer[]>();

function toOwner(creature: Creature): readonly Offer[] {
  const known = owners.get(bodyOf(creature)) ?? ofOwner(creature);
  owners.set(bodyOf(creature), known);
  return known;
}

const ofOwner = (creature: Creature): readonly Offer[] => [...posing(creature, false), ...noting(creature)];

const noting = ({ id, name, notes }: Creature): readonly Offer[] => [
  offer('WriteNotes', `Notes on ${name}`, {
    place: 'palette',
    about: id,
    fixed: { creature: id },
    inputs: { notes },
  }),
];

/** Of those on a map. @param whole also how high it stands, and how much room its token takes */
const posing = ({ id, name, at, elevation = 0, across = 0 }: Creature, whole: boolean): readonly Offer[] =>
  at === null
    ? []
    : [
        offer('SetPose', whole ? `Where ${name} looks, and how high` : `Where ${name} looks`, {
          place: 'palette',
          about: id,
          fixed: { creature: id, ...(whole ? {} : { elevation, across }) },
          inputs: {
            facing: { of: [{ value: 'as-now', label: 'As now' }, ...plain(FACINGS)], preset: 'as-now' },
            ...(whole && { elevation, across }),
          },
        }),
      ];

/** What all offers about a creature have in common. */
const about = ({ id }: Creature, place: Offer['place']) => ({ place, about: id, fixed: { creature: id } });

const ofReferee = (creature: Creature, { member, household, board }: Omit<Kept, 'offers'>): Offer[] => [
  ...veiling(creature, household),
  ...placing(creature, board),
  ...posing(creature, true),
  ...editing(creature),
  ...(creature.kind === 'monster' || (creature.hidden && !member) ? [] : [joining(creature, member)]),
  removing(creature, household),
];

/** Whoever is on a map, of the party or at its home, may be before people's eyes. */
const removing = (creature: Creature, household: boolean): Offer =>
  offer('RemoveCreature', `Remove ${creature.name}`, {
    ...about(creature, 'palette'),
    ...(creature.hidden || !(household || creature.at)
      ? {}
      : { asks: `${called(creature)} is gone from the table, for everybody. Undo in the log brings them back.` }),
  });

const joining = (creature: Creature, member: boolean): Offer =>
  offer('SetMembership', member ? `${creature.name} leaves the party` : `${creature.name} joins the party`, {
    place: 'desk',
    about: creature.id,
    fixed: { creature: creature.id, member: !member },
  });

/** Nobody of the party, or at its home, is hidden. */
function veiling(creature: Creature, household: boolean): Offer[] {
  const { id, name, hidden } = creature;
  const label = hidden ? `Reveal ${name} to the players` : `Hide ${name} from the players`;
  return household && !hidden
    ? []
    : [offer('HideCreature', label, { place: 'board', about: id, fixed: { creature: id, hidden: !hidden } })];
}

function placing(creature: Creature, board: GameState['scene']): Offer[] {
  const { id, name, at } = creature;
  const put = offer('PlaceCreature', at ? `Move ${name} elsewhere` : `Put ${name} on the board`, {
    place: 'board',
    about: id,
    fixed: { creature: id, ...(board ? { scene: board } : {}) },
    inputs: { square: { label: 'Where' } },
  });
  const take = offer('PlaceCreature', `Take ${name} off the board`, {
    place: 'board',
    about: id,
    fixed: { creature: id, square: null },
    key: `PlaceCreature:off:${id}`,
    hint: 'Whoever takes part in an encounter stays in it, off the board.',
  });
  return [...(board ? [put] : []), ...(at ? [take] : [])];
}

function editing(creature: Creature): Offer[] {
  const { id, name, icon, hitPoints } = creature;
  const rest = { place: 'palette', about: id } as const;
  return [
    offer('RenameCreature', `Rename ${name}`, {
      ...rest,
      fixed: { creature: id, icon },
      inputs: { name: { preset: name, most: 60 } },
    }),
    offer('SetHitPoints', `Set the hit points of ${name}`, {
      ...rest,
      fixed: { creature: id, max: hitPoints.max },
      inputs: { now: { least: -20, most: hitPoints.max, preset: hitPoints.now } },
    }),
  ];
}
