import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { choice, flag, named, square, text } from '../../../core/inputs.ts';
import { type Offers, remembered, rulesFor } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import { type Hoard, hoardsOf } from '../../../state/hoard.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { commands, mayReferee } from '../../table/permission/permission.ts';
import { coinFields } from '../treasure/coin-fields.ts';

/** What lies on the map before whoever looks. */
export const hoardsOffers: Offers = remembered(
  (state, seat) => {
    const scene = sceneOf(state);
    if (!scene) return [];
    const here = hoardsOf(state).filter(({ at }) => at.scene === scene.id);
    return [
      ...here.flatMap((hoard) => taking(state, seat, hoard)),
      ...(mayReferee(seat) ? [laying(state), ...here.flatMap(keeping)] : []),
    ];
  },
  (state) => [state.hoards, state.scene, state.party, state.creatures, state.encounter],
);

function taking(state: GameState, seat: Seat, hoard: Hoard): Offer[] {
  const able = partyOf(state).filter((one) => isCapable(one) && commands(seat, one));
  const near = able.filter(({ at }) => areClose(at, hoard.at));
  const takers = near.length > 0 || !mayReferee(seat) ? near : able;
  if (takers.length === 0 || state.encounter) return [];
  return [
    offer('TakeHoard', `Take ${hoard.name}`, {
      place: 'treasure',
      rule: rulesFor(state.ruleset).party.cites.pool,
      key: `TakeHoard:${hoard.id}`,
      about: `hoard:${hoard.id}`,
      fixed: { hoard: hoard.id },
      inputs: [choice('creature', 'Who takes it', named(takers))],
      ...(near.length > 0 ? {} : { barred: 'Nobody of the party stands by it.' }),
    }),
  ];
}

const laying = ({ scene, ruleset }: GameState): Offer =>
  offer('LayHoard', 'Lay a hoard', {
    place: 'desk',
    rule: rulesFor(ruleset).hoards.cites.types,
    fixed: scene ? { scene } : {},
    inputs: [
      text('name', 'What one sees of it', 60, 'an iron-bound chest'),
      text('types', 'Treasure types (letters A to V)', 60, 'C'),
      flag('hidden', 'Out of sight until it is found', true),
      square('square', 'Where'),
    ],
  });

const keeping = (hoard: Hoard): Offer[] => {
  const rest = { place: 'palette', about: `hoard:${hoard.id}` } as const;
  return [
    offer('ShowHoard', hoard.hidden ? `Let the players find ${hoard.name}` : `Put ${hoard.name} out of sight`, {
      ...rest,
      key: `ShowHoard:${hoard.id}`,
      fixed: { hoard: hoard.id, hidden: !hoard.hidden },
    }),
    offer('FillHoard', `Put more into ${hoard.name}`, {
      ...rest,
      key: `FillHoard:${hoard.id}`,
      fixed: { hoard: hoard.id },
      inputs: coinFields(0),
    }),
    offer('RemoveHoard', `Remove ${hoard.name}`, {
      ...rest,
      key: `RemoveHoard:${hoard.id}`,
      fixed: { hoard: hoard.id },
    }),
  ];
};
