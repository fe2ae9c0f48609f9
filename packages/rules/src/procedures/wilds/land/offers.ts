import { type Offer, offer, type Ruleset } from '../../../core/index.ts';
import { choice, flag, number, plain, text } from '../../../core/inputs.ts';
import { type Offers, remembered, rulesFor } from '../../../play/index.ts';
import { GROUNDS, type Land } from '../../../state/land.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { MOST_HEXES, MOST_MILES, mayFindBearings } from './may.ts';

export const landOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return [];
    const { land } = state;
    const rules = rulesFor(state.ruleset);
    const lost = mayFindBearings(state, {}, seat).length === 0;
    return [
      drawing(rules, land),
      ...(land ? onMap(rules, land) : []),
      ...(lost
        ? [offer('FindBearings', 'The party finds its bearings', { place: 'desk', rule: rules.travel.cites.lost })]
        : []),
    ];
  },
  ({ land, journey }) => [land?.width, land?.height, land?.name, land?.milesPerHex, journey?.at, journey?.believed],
);

const count = <const Name extends string>(name: Name, label: string, most: number, preset: number) =>
  number(name, label, [1, most], preset);
const desk = ({ sight }: Ruleset) => ({ place: 'desk', rule: sight.cites.map }) as const;

const drawing = (rules: Ruleset, land: Land | null): Offer =>
  offer('DrawLand', land ? 'Draw a hex map instead' : 'Draw a hex map', {
    ...desk(rules),
    inputs: [
      text('name', 'Name', 80, 'The wilds'),
      choice('layout', 'Hexes stand', plain(['flat', 'pointy']), 'flat'),
      count('width', 'Hexes across', MOST_HEXES, 12),
      count('height', 'Hexes down', MOST_HEXES, 10),
      count('milesPerHex', 'Miles to a hex', MOST_MILES, 6),
    ],
  });

function onMap(rules: Ruleset, { width, height, milesPerHex }: Land): Offer[] {
  const { terrain, scale } = rules.travel.cites;
  const rest = desk(rules);
  const hex = [count('column', 'Column', width, 1), count('row', 'Row', height, 1)];
  const area = [...hex, count('toColumn', 'To column', width, 1), count('toRow', 'To row', height, 1)];
  const ground = [
    choice('ground', 'Terrain', plain(GROUNDS)),
    flag('road', 'A road runs here'),
    flag('river', 'A river runs here'),
  ];
  const showing = (label: string, key: string, shown: boolean): Offer =>
    offer('ShowHexes', label, { ...rest, key: `ShowHexes:${key}`, fixed: { shown }, inputs: area });
  return [
    offer('PaintHexes', 'Paint hexes', { ...rest, rule: terrain, inputs: [...area, ...ground] }),
    offer('ScaleLand', 'Say how wide a hex is', {
      ...rest,
      rule: scale,
      inputs: [count('milesPerHex', 'Miles to a hex', MOST_MILES, milesPerHex)],
    }),
    showing('Show hexes to the players', 'show', true),
    showing('Take hexes off the players’ map', 'hide', false),
    offer('DescribeHex', 'Name a hex', {
      ...rest,
      inputs: [...hex, text('label', 'Name on the map', 80), text('note', 'For the referee alone', 4_000)],
    }),
    offer('PlaceParty', 'Put the party on a hex', { ...rest, inputs: hex }),
  ];
}
