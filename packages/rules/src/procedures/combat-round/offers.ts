import type { Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Seat } from '../../seat.ts';
import type { Encounter } from '../../state/encounter.ts';
import type { GameState } from '../../state/state.ts';
import { isInMelee } from '../attack/reach.ts';
import { isDecided } from '../encounter/decided.ts';
import { ableOf } from '../encounter/sides.ts';
import { actingSides } from '../initiative/initiative.ts';
import { awaitsMorale } from '../morale/morale.ts';
import { situationOf } from './turns.ts';

export const combatRoundOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!encounter?.combat) return [];
  return [
    ...(seat.role === 'referee' ? going(state, encounter) : []),
    ...(encounter.combat.stage === 'declarations' ? declaring(state, encounter, seat) : []),
  ];
};

function going(state: GameState, encounter: Encounter): Offer[] {
  const end = offer('EndRound', 'End the round', { place: 'encounter', rule: 'OSE-CMB-01' });
  const { combat } = encounter;
  if (combat?.stage !== 'acting') return [end];
  const over = combat.acting >= combat.order.length;
  const acting = encounter.sides.filter((side) => over || combat.order[combat.acting]?.includes(side.id));
  const morale = combat.phase === 'morale' && acting.some((side) => awaitsMorale(state, side));
  const waits = morale || encounter.flight?.outcome === 'open';
  const on = offer('NextPhase', morale ? 'Go on without a morale check' : `End the ${combat.phase ?? 'first'} phase`, {
    place: 'encounter',
    rule: 'OSE-CMB-07',
    next: !waits && !isDecided(state, encounter),
  });
  return [on, end];
}

function declaring(state: GameState, encounter: Encounter, seat: Seat): Offer[] {
  const rules = rulesFor(state.ruleset);
  return actingSides(state, { rules })
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature))
    .flatMap((creature) => {
      const about = { place: 'creature', about: creature.id, rule: 'OSE-CMB-02' } as const;
      if (encounter.combat?.declarations[creature.id])
        return [offer('TakeBack', 'Take the declaration back', { ...about, fixed: { creature: creature.id } })];
      const spells = [...new Set(state.memorised[creature.id] ?? [])];
      const silenced = situationOf(state, creature.id).silenced;
      const spell = spells.length === 0 || silenced ? [] : [castOffer(creature.id, spells)];
      const moves = (['withdraw', 'retreat'] as const).filter(
        (action) => action === 'retreat' || !situationOf(state, creature.id).surrounded,
      );
      const leave = isInMelee(state, creature.id)
        ? moves.map((action) =>
            offer('Declare', action === 'withdraw' ? 'Declare a fighting withdrawal' : 'Declare a retreat', {
              ...about,
              rule: action === 'withdraw' ? 'OSE-CMB-09' : 'OSE-CMB-10',
              key: `Declare:${action}:${creature.id}`,
              fixed: { creature: creature.id, action, spell: null },
            }),
          )
        : [];
      return [...spell, ...leave];
    });
}

const castOffer = (creature: string, spells: readonly string[]): Offer =>
  offer('Declare', 'Declare a spell', {
    place: 'creature',
    about: creature,
    rule: 'OSE-CMB-02',
    key: `Declare:spell:${creature}`,
    fixed: { creature, action: 'spell' },
    inputs: [
      { kind: 'choice', name: 'spell', label: 'Spell', options: spells.map((value) => ({ value, label: value })) },
    ],
  });
