import { type Offer, offer, type Ruleset } from '../../../core/index.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { areasToldApart } from '../../../state/area.ts';
import { areasOf, standingIn } from '../../../state/areas.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Area } from '../../../state/scene.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { befalling, damageOf, saves } from './offers.ts';

/** The referee deals damage to those who stand in an area, and calls for their saves, in one form. */
export const areaOffers: Offers = remembered(
  (state, seat) => {
    const scene = mayReferee(seat) ? sceneOf(state) : null;
    if (!scene) return [];
    const here = Object.values(areasOf(state)).filter((area) => area.scene === scene.id);
    return areasToldApart(here, scene.grid).flatMap(([area, name]) =>
      befallingIn(area, name, standingIn(state, area), rulesOf(state)),
    );
  },
  (state) => {
    const laid = areasOf(state);
    return Object.keys(laid).length === 0 ? [] : [laid, state.scene, state.scenes, state.creatures];
  },
);

function befallingIn(
  { id: area }: Area,
  name: string,
  within: readonly Creature[],
  { savingThrow }: Ruleset,
): readonly Offer[] {
  if (within.length === 0) return [];
  return [
    offer('CallSave', `Damage and saves in the ${name}`, {
      place: 'palette',
      about: area,
      rule: savingThrow.lessened.rule,
      fixed: {},
      inputs: {
        creatures: { of: within, least: 1, preset: within.map(({ id }) => id), label: 'Who stands in it' },
        source: '',
        damage: damageOf('1d6'),
        save: { of: [NO_SAVE, ...(savingThrow.numbers.one ? [ONE_NUMBER] : saves)], preset: 'none' },
        effect: { of: EFFECTS, preset: 'half' },
        modifier: { preset: 0, label: 'Save modifier' },
        otherwise: befalling('none'),
        destructive: false,
      },
    }),
  ];
}

const NO_SAVE = { value: 'none', label: 'no save is allowed' } as const;
/** Where the book has one number for all saves. */
const ONE_NUMBER = { value: 'death', label: 'a saving throw' } as const;
const EFFECTS = [
  { value: 'half', label: 'half of it' },
  { value: 'negates', label: 'none of it' },
] as const;
