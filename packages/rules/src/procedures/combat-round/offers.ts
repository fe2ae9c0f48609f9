import { choice, choices, named, plain } from '../../inputs.ts';
import type { Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { RuleId } from '../../ruling.ts';
import type { Seat } from '../../seat.ts';
import type { Encounter } from '../../state/encounter.ts';
import type { GameState } from '../../state/state.ts';
import { isInMelee } from '../attack/reach.ts';
import { isRaging } from '../backgrounds/rage.ts';
import { ableOf, sideKind } from '../encounter/sides.ts';
import { actingSides } from '../initiative/initiative.ts';
import { isParrying } from '../parrying/guard.ts';
import { firstFireObjection, hasMissile } from './first-fire.ts';
import { going } from './going-offers.ts';
import { elseOffers } from './others-offers.ts';
import { situationOf } from './situation.ts';
import { holdingObjection } from './waiting.ts';

export const combatRoundOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!encounter?.combat) return [];
  return [
    ...(seat.role === 'referee'
      ? [...going(state, encounter), ...firstFire(state), ...cramping(state, encounter)]
      : []),
    ...holding(state, encounter, seat),
    ...elseOffers(state, encounter, seat),
    ...(encounter.combat.stage === 'declarations' ? declaring(state, encounter, seat) : []),
  ];
};

/** ERI-MIS-04: those who hold missile weapons ready may shoot before anyone acts, if the referee agrees. */
function firstFire(state: GameState): Offer[] {
  const ready = Object.values(state.creatures).filter((creature) => firstFireObjection(state, creature) === null);
  if (ready.length === 0) return [];
  return [
    offer('AllowFirstFire', 'Let them shoot before anyone acts', {
      place: 'encounter',
      rule: 'ERI-MIS-04',
      inputs: [choices('creatures', 'Who', named(ready), { least: 1, preset: ready.map(({ id }) => id) })],
    }),
  ];
}

/** ERI-MEL-03. */
const holding = (state: GameState, encounter: Encounter, seat: Seat): Offer[] =>
  encounter.sides
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature) && holdingObjection(state, creature) === null)
    .map(({ id }) =>
      offer('HoldAction', 'Wait for them to come', {
        place: 'creature',
        about: id,
        rule: 'ERI-MEL-03',
        fixed: { creature: id },
      }),
    );

/** ERI-MEL-04. */
function cramping({ ruleset }: GameState, { cramped = false }: Encounter): Offer[] {
  if (!rulesFor(ruleset).attack.cramps) return [];
  return [
    offer('SetCramped', cramped ? 'There is room to move again' : 'Too little room: everybody reaches everybody', {
      place: 'palette',
      rule: 'ERI-MEL-04',
      fixed: { on: !cramped },
    }),
  ];
}

function declaring(state: GameState, encounter: Encounter, seat: Seat): Offer[] {
  const rules = rulesFor(state.ruleset);
  return actingSides(state, { rules })
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature) && !isParrying(state, creature.id) && !isRaging(state, creature))
    .flatMap((creature) => {
      const { declares, ids } = rules.combatRound;
      const about = { place: 'creature', about: creature.id, rule: ids.declaring } as const;
      if (encounter.combat?.declarations[creature.id])
        return [offer('TakeBack', 'Take the declaration back', { ...about, fixed: { creature: creature.id } })];
      const spells = [...new Set(state.memorised[creature.id] ?? [])];
      const silenced = situationOf(state, creature.id).silenced;
      const spell = spells.length === 0 || silenced ? [] : [castOffer(creature.id, spells, ids.declaring)];
      const moves = LEAVING.filter(
        (action) => declares.includes(action) && (action === 'retreat' || !situationOf(state, creature.id).surrounded),
      );
      const leave = isInMelee(state, creature.id)
        ? moves.map((action) =>
            offer('Declare', action === 'withdraw' ? 'Withdraw fighting' : 'Retreat', {
              ...about,
              rule: action === 'withdraw' ? 'OSE-CMB-09' : 'OSE-CMB-10',
              key: `Declare:${action}:${creature.id}`,
              fixed: { creature: creature.id, action, spell: null },
            }),
          )
        : [];
      const says = ACTIONS.filter(
        ({ value }) => declares.includes(value) && (value !== 'ready' || hasMissile(creature)),
      );
      const speaks = says.length > 0 && sideKind(encounter, creature.id) === 'party';
      return [...(speaks ? says.map((said) => saying(creature.id, said, ids.declaring)) : []), ...spell, ...leave];
    });
}

const LEAVING = ['withdraw', 'retreat'] as const;

/** What a book may want declared besides spells. */
const ACTIONS = [
  { value: 'melee', label: 'Strike' },
  { value: 'missile', label: 'Shoot or throw' },
  { value: 'move', label: 'Move' },
  { value: 'item', label: 'Use something' },
  { value: 'wait', label: 'Wait' },
  { value: 'ready', label: 'Hold a missile weapon ready' },
] as const;

const saying = (creature: string, { value, label }: (typeof ACTIONS)[number], rule: RuleId): Offer =>
  offer('Declare', label, {
    place: 'creature',
    about: creature,
    rule,
    key: `Declare:${value}:${creature}`,
    fixed: { creature, action: value, spell: null },
  });

function castOffer(creature: string, spells: readonly string[], rule: RuleId): Offer {
  const lone = spells.length === 1 ? spells[0] : undefined;
  return offer('Declare', lone === undefined ? 'Cast a spell' : `Cast ${lone}`, {
    place: 'creature',
    about: creature,
    rule,
    key: `Declare:spell:${creature}`,
    fixed: { creature, action: 'spell' },
    inputs: [choice('spell', 'Spell', plain(spells))],
  });
}
