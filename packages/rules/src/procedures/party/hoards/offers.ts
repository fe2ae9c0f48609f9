import { type Offer, offer, type Seat, type Suggestion } from '../../../core/index.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import { commands } from '../../../state/commanding.ts';
import { type Hoard, hoardsOf } from '../../../state/hoard.ts';
import { overcomeNow } from '../../../state/overcome.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { entryNamed } from '../../body/monsters/entry.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { inType, TYPE_WORTHS } from '../../table/treasure-tables/type-words.ts';
import { NO_COINS } from '../party/coin-fields.ts';
import { MOST_FINDS } from '../treasure/may.ts';
import { ownThingInputs } from '../treasure/offers.ts';
import { hoardsTold } from './told.ts';

/** What lies on the map before whoever looks. */
export const hoardsOffers: Offers = remembered(
  (state, seat) => {
    const scene = sceneOf(state);
    if (!scene) return [];
    const lying = hoardsOf(state).filter(({ at }) => at.scene === scene.id);
    const here = hoardsTold(scene, lying);
    return [
      ...here.flatMap(([hoard, told]) => taking(state, seat, hoard, told)),
      ...(mayReferee(seat) ? [laying(state), layingOwn(state), ...here.flatMap((one) => keeping(...one))] : []),
    ];
  },
  (state) => [
    state.hoards,
    state.adventure,
    state.content,
    state.ruleset,
    state.scene,
    sceneOf(state)?.rooms,
    state.party,
    state.creatures,
    state.encounter,
  ],
);

function taking(state: GameState, seat: Seat, hoard: Hoard, told: string): Offer[] {
  const able = partyOf(state).filter((one) => isCapable(one) && commands(seat, one));
  const near = able.filter(({ at }) => areClose(state, at, hoard.at));
  const takers = near.length > 0 || !mayReferee(seat) ? near : able;
  if (takers.length === 0 || state.encounter) return [];
  return [
    offer('TakeHoard', `Take ${told}`, {
      place: 'treasure',
      rule: rulesOf(state).party.cites.pool,
      key: `TakeHoard:${hoard.id}`,
      about: `hoard:${hoard.id}`,
      fixed: { hoard: hoard.id },
      inputs: { creature: takers },
      ...(near.length > 0 ? {} : { barred: 'Nobody of the party stands by it.' }),
    }),
  ];
}

const CHEST = 'an iron-bound chest';

/** The letters, with what each holds. */
const TYPES: readonly Suggestion[] = TYPE_WORTHS.map(([letter]) => ({
  value: letter,
  says: inType(letter) ?? '',
  fills: {},
}));

/** The treasure type where no monsters were fought that have one. */
const USUAL = 'C';

/** The treasure types of the monsters that were overcome last, as the bestiary has them. */
function typesOfLastFought(state: GameState): string {
  const last = overcomeNow(state).at(-1);
  const types = (last && entryNamed(rulesOf(state).monsters.bestiary, last.name)?.treasure) ?? '-';
  return /^[A-V]/.test(types) ? types : USUAL;
}

const laying = (state: GameState): Offer =>
  offer('LayHoard', 'Lay a hoard', {
    confirm: 'Lay {name}',
    place: 'desk',
    rule: rulesOf(state).hoards.cites.types,
    fixed: state.scene ? { scene: state.scene } : {},
    inputs: {
      name: CHEST,
      types: { preset: typesOfLastFought(state), suggests: TYPES },
      hidden: true,
      square: null,
    },
  });

/** What of the referee's choosing is in it, without letters. */
const layingOwn = (state: GameState): Offer =>
  offer('LayHoard', 'Lay a hoard of your choice', {
    confirm: 'Lay {name}',
    key: 'LayHoard:own',
    place: 'desk',
    rule: rulesOf(state).hoards.cites.types,
    fixed: { types: '', ...(state.scene ? { scene: state.scene } : {}) },
    inputs: { name: CHEST, ...NO_COINS, gems: 0, jewellery: 0, magic: 0, hidden: true, square: null },
  });

/** @param told its name, and where it lies where another one is called alike */
const keeping = (hoard: Hoard, told: string): Offer[] => {
  const rest = { place: 'palette', about: `hoard:${hoard.id}` } as const;
  return [
    offer('ShowHoard', hoard.hidden ? `Let the players find ${told}` : `Put ${told} out of sight`, {
      ...rest,
      key: `ShowHoard:${hoard.id}`,
      fixed: { hoard: hoard.id, hidden: !hoard.hidden },
    }),
    offer('FillHoard', `Put more into ${told}`, {
      ...rest,
      key: `FillHoard:${hoard.id}`,
      fixed: { hoard: hoard.id },
      inputs: { ...NO_COINS, valuables: 0 },
    }),
    ...(hoard.things.length < MOST_FINDS
      ? [
          offer('PutIntoHoard', `Put a magic item into ${told}`, {
            ...rest,
            confirm: 'Put {name} into it',
            key: `PutIntoHoard:${hoard.id}`,
            fixed: { hoard: hoard.id },
            inputs: ownThingInputs,
          }),
        ]
      : []),
    offer('RemoveHoard', `Remove ${told}`, {
      ...rest,
      ...(hoard.hidden ? {} : { asks: `Whoever saw ${hoard.name} finds it gone. Undo in the log brings it back.` }),
      key: `RemoveHoard:${hoard.id}`,
      fixed: { hoard: hoard.id },
    }),
  ];
};
