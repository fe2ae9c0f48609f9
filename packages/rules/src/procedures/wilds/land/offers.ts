import { type Offer, offer, type Ruleset, type Seat } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { allLands, GROUNDS, type Land, landId, landsInOrder } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { onBoard } from '../../dungeon/exits/leave-board.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { roomForLand } from '../../table/scene/may.ts';
import { mayFindBearings, mayPlace, mayRemove } from './may.ts';

export const landOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return [];
    const rules = rulesOf(state);
    const lost = mayFindBearings(state, {}, seat).length === 0;
    return [
      ...(roomForLand(state) ? [] : [drawing(rules)]),
      ...allLands(state).flatMap((land) => ofLand(state, land, rules, seat)),
      ...(lost
        ? [offer('FindBearings', 'The party finds its bearings', { place: 'desk', rule: rules.travel.cites.lost })]
        : []),
    ];
  },
  (state) => [
    state.journey?.at,
    state.journey?.believed,
    state.journey?.day,
    state.encounter !== null && onBoard(state).length > 0,
    ...allLands(state).flatMap((land) => [
      landId(land),
      land.width,
      land.height,
      land.name,
      land.milesPerHex,
      land.folder,
      land.listed,
    ]),
  ],
);

/** Asks for a hex of a map. */
const hexOf = ({ width, height }: Land) => ({ column: { most: width, preset: 1 }, row: { most: height, preset: 1 } });

const desk = ({ sight }: Ruleset) => ({ place: 'desk', rule: sight.cites.map }) as const;

const drawing = (rules: Ruleset): Offer =>
  offer('DrawLand', 'Draw a hex map', {
    ...desk(rules),
    inputs: {
      name: 'The wilds',
      layout: { of: labelled(['flat', 'pointy'], { flat: 'flats up', pointy: 'points up' }), preset: 'flat' },
      width: 12,
      height: 10,
      milesPerHex: 6,
    },
  });

function ofLand(state: GameState, land: Land, rules: Ruleset, seat: Seat): Offer[] {
  const other = land !== state.land;
  const named = { land: landId(land) };
  return [
    ...onMap(rules, land, other),
    ...(mayPlace(state, { ...named, column: 1, row: 1 }, seat).length > 0 ? [] : [placing(rules, land, other)]),
    renaming(rules, land),
    filing(state, rules, land),
    ...(mayRemove(state, named, seat).length > 0 ? [] : [removing(rules, land)]),
  ];
}

/** What is done on a map. On another than the party's, each offer is about that map and names it. */
function onMap(rules: Ruleset, land: Land, other: boolean): Offer[] {
  const { milesPerHex } = land;
  const { terrain, scale } = rules.travel.cites;
  const named = other ? { land: landId(land) } : {};
  const of = other ? ` of ${land.name}` : '';
  const rest = { ...desk(rules), about: other ? landId(land) : null, fixed: named };
  const hex = hexOf(land);
  const area = { ...hex, toColumn: hex.column, toRow: hex.row };
  const ground = { ground: GROUNDS, road: false, river: false };
  const showing = (label: string, shown: boolean): Offer =>
    offer('ShowHexes', label, {
      ...rest,
      key: ['ShowHexes', shown ? 'show' : 'hide', ...Object.values(named)].join(':'),
      fixed: { ...named, shown },
      inputs: area,
    });
  return [
    offer('PaintHexes', `Paint hexes${of}`, { ...rest, rule: terrain, inputs: { ...area, ...ground } }),
    offer('ScaleLand', `Say how wide a hex${of} is`, {
      ...rest,
      rule: scale,
      inputs: { milesPerHex },
    }),
    showing(`Show hexes${of} to the players`, true),
    showing(`Take hexes${of} off the players’ map`, false),
    offer('DescribeHex', `Name a hex${of}`, {
      ...rest,
      inputs: { ...hex, label: '', note: '' },
    }),
  ];
}

const placing = (rules: Ruleset, land: Land, other: boolean): Offer => {
  const { name } = land;
  return offer('PlaceParty', other ? `Bring the party to a hex of ${name}` : 'Bring the party to a hex', {
    ...desk(rules),
    ...(other ? { about: landId(land), fixed: { land: landId(land) } } : {}),
    inputs: hexOf(land),
  });
};

const aboutOne = (rules: Ruleset, land: Land) =>
  ({ ...desk(rules), about: landId(land), fixed: { land: landId(land) } }) as const;

const renaming = (rules: Ruleset, land: Land): Offer =>
  offer('RenameLand', `Rename ${land.name}`, {
    ...aboutOne(rules, land),
    inputs: { name: land.name },
  });

const filing = (state: GameState, rules: Ruleset, land: Land): Offer => {
  const list = landsInOrder(state);
  const next = list[list.indexOf(land) + 1];
  return offer('FileLand', `Put ${land.name} in a folder`, {
    ...aboutOne(rules, land),
    fixed: { land: landId(land), before: next ? landId(next) : null },
    inputs: { folder: land.folder ?? '' },
  });
};

const removing = (rules: Ruleset, land: Land): Offer =>
  offer('RemoveLand', `Remove ${land.name}`, {
    ...aboutOne(rules, land),
    asks: 'What the players have charted of it goes with it. Undo in the log brings it back.',
  });
