import { squaresOf } from '@lanthorn/geometry';
import { type Offer, offer } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { spellHint } from '../../situation/spells/does.ts';
import { reversedName, toldWithin } from '../../situation/spells/reversed.ts';
import { placesFor } from './at-place.ts';
import { warningOfBurst } from './burst-offers.ts';

/** Each spell that may be cast at a place instead of at somebody, the one way round and the other. */
export function placeOffers(state: GameState, caster: Creature, spells: readonly string[]): Offer[] {
  const { listed } = rulesOf(state).spells;
  return spells.flatMap((spell) => [
    ...castAt(state, caster, spell, false),
    ...(listed(caster, spell)?.reversible ? castAt(state, caster, spell, true) : []),
  ]);
}

function castAt(state: GameState, caster: Creature, spell: string, reversed: boolean): Offer[] {
  const name = reversed ? reversedName(spell) : spell;
  const places = placesFor(state, caster, name);
  if (!places || squaresOf(places).length === 0) return [];
  return [
    offer('CastSpell', `Cast ${toldWithin(name)} at a place`, {
      place: 'creature',
      about: caster.id,
      rule: rulesOf(state).spells.cast.rule,
      ...spellHint(state, caster, name),
      ...warningOfBurst(state, caster, name, 'the place'),
      key: `CastSpell:place:${caster.id}:${name}`,
      fixed: { caster: caster.id, spell, targets: [], ...(reversed ? { reversed } : {}) },
      inputs: { to: { of: null, floor: places } },
    }),
  ];
}
