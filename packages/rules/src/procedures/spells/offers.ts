import { SPELL_LISTS } from '../../content/ose/spells.ts';
import type { Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { rememberedEach } from '../../offer-memory.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import { isCapable, partyOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { isWalledOff } from '../attack/reach.ts';
import { mayActNow, situationOf } from '../combat-round/turns.ts';
import { isInSight } from '../encounter/known.ts';
import { sideOf } from '../encounter/sides.ts';
import { spellListOf } from './memory.ts';
import { freeSlots } from './spells.ts';

export const spellsOffers: Offers = (state, seat) => [...casting(state, seat), ...learningOffers(state, seat)];

const learningOffers: Offers = rememberedEach(
  (state, seat) => (seat.role === 'referee' ? partyOf(state) : []),
  (state, caster) => learning(state, caster),
  ({ memorised, ruleset }, { id }) => [memorised[id], ruleset],
);

/** In a fight the declared spell, outside one any in memory. */
function casting(state: GameState, seat: Seat): Offer[] {
  return Object.values(state.creatures)
    .filter((caster) => commands(seat, caster) && isCapable(caster) && !caster.conditions.includes('blind'))
    .flatMap((caster) => {
      const spells = castable(state, caster);
      if (spells.length === 0) return [];
      const targets = Object.values(state.creatures)
        .filter((each) => isInSight(state, seat, each) && !isWalledOff(state, caster, each, 'missile'))
        .map((each) => ({ value: each.id, label: each.name }));
      return [
        offer('CastSpell', 'Cast a spell', {
          place: 'creature',
          about: caster.id,
          rule: 'OSE-CMB-14',
          fixed: { caster: caster.id },
          inputs: [
            {
              kind: 'choice',
              name: 'spell',
              label: 'Spell',
              options: spells.map((value) => ({ value, label: value })),
            },
            { kind: 'choices', name: 'targets', label: 'At whom', options: targets, least: 0, preset: [] },
          ],
        }),
      ];
    });
}

function castable(state: GameState, caster: Creature): readonly string[] {
  const { encounter } = state;
  const { silenced, unstable } = situationOf(state, caster.id);
  if (silenced || unstable) return [];
  if (!encounter || !sideOf(encounter, caster.id)) return [...new Set(state.memorised[caster.id] ?? [])];
  const declared = encounter.combat?.declarations[caster.id];
  const free =
    mayActNow(state, caster.id, 'spells') === null &&
    caster.moved === 0 &&
    !encounter.combat?.acted.includes(caster.id);
  return free && declared?.action === 'spell' && declared.spell !== null && !declared.disrupted ? [declared.spell] : [];
}

function learning(state: GameState, caster: Creature): Offer[] {
  const list = spellListOf(caster);
  if (!list) return [];
  const open = freeSlots(state, caster).flatMap((free, i) => (free > 0 ? (SPELL_LISTS[list][i] ?? []) : []));
  const held = [...new Set(state.memorised[caster.id] ?? [])];
  const about = { place: 'palette', about: caster.id, rule: 'OSE-APX-06', fixed: { creature: caster.id } } as const;
  const choice = (options: readonly string[]) =>
    [
      { kind: 'choice', name: 'spell', label: 'Spell', options: options.map((value) => ({ value, label: value })) },
    ] as const;
  return [
    ...(open.length > 0
      ? [offer('Memorise', `${caster.name} memorises a spell`, { ...about, inputs: choice(open) })]
      : []),
    ...(held.length > 0 ? [offer('Forget', `${caster.name} forgets a spell`, { ...about, inputs: choice(held) })] : []),
  ];
}
