import { type Command, type Dice, id, type Options, type RulesetId } from '../src/core/index.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { Attack, Creature } from '../src/state/creature.ts';
import type { Situation } from '../src/state/encounter.ts';
import type { GameState } from '../src/state/state.ts';
import { brawl, until } from './brawl.ts';
import { Script } from './fight.ts';
import { eventIn, rulesBy } from './in-play.ts';
import { after, ask, goblin, referee, someone } from './table.ts';

/** One who strikes, those who are struck at, and companions; nobody stands on a board, so that all are within reach. */
export interface Duel {
  readonly base: RulesetId;
  readonly options?: Options;
  readonly striker: Partial<Creature>;
  readonly weapon: Attack;
  readonly foes: readonly Partial<Creature>[];
  readonly companions?: number;
}

export const STRIKER = someone({ id: id('striker'), name: 'Striker', hitPoints: { now: 1_000, max: 1_000 } });
export const foeId = (place: number) => id<'creature'>(`foe-${place}`);
export const companionId = (place: number) => id<'creature'>(`companion-${place}`);
const companion = (place: number): Creature => ({
  ...STRIKER,
  id: companionId(place),
  name: `Companion ${place}`,
});

/** The fight as it stands when the striker is to act. */
export function duel({ base, options = {}, striker, weapon, foes, companions = 0 }: Duel): GameState {
  const party = Array.from({ length: companions }, (_, place) => companion(place + 1));
  const met = foes.map((foe, place) => goblin({ id: foeId(place), name: `Foe ${place}`, morale: null, ...foe }));
  const one = { ...STRIKER, attacks: [weapon], ...striker };
  const { state } = brawl({ base, options }, [one, ...party], met, 'movement');
  const declaration = { action: weapon.kind, spell: null, disrupted: false } as const;
  const {
    declaring: { declares },
  } = rulesBy(base, options).combatRound;
  const said = declares.includes(weapon.kind)
    ? evolve(state, { type: 'Declared', creature: one.id, declaration })
    : state;
  return until(new Script(said), weapon.kind, 0).state;
}

/** Somebody of a fight is placed so by the referee's word: what it adds to their attacks, above all. */
export const placed = (state: GameState, creature: Creature['id'], situation: Partial<Situation>): GameState =>
  evolve(state, {
    type: 'SituationSet',
    creature,
    situation: {
      cover: null,
      water: null,
      unstable: false,
      surrounded: false,
      silenced: false,
      modifier: 0,
      ...situation,
    },
  });

/** A second weapon in somebody's other hand. */
export const withSecond = (
  state: GameState,
  creature: Creature['id'],
  use: 'offensive' | 'defensive' | 'none',
  weapon = 'dagger',
): GameState => (use === 'none' ? state : evolve(state, { type: 'OffHandUsed', creature, offHand: { weapon, use } }));

/** The attack that a duel is about: as it was thrown, and how the foe stands after it; null where it is refused. */
export function struck(
  state: GameState,
  facts: Partial<Extract<Command, { type: 'Attack' }>>,
  faces: readonly number[],
) {
  const command = { type: 'Attack', attacker: STRIKER.id, target: foeId(0), attack: 0, ...facts } as const;
  const events = ask(state, command, referee, ...faces);
  const rolled = eventIn(events, 'AttackRolled');
  if (!rolled || typeof events === 'string') return null;
  const { hit, why } = rolled;
  const natural = why.roll?.faces[0] ?? 0;
  return {
    events,
    natural,
    need: why.needed ?? 0,
    total: why.roll?.total ?? 0,
    modifier: why.roll?.plus ?? 0,
    hit,
    damage: eventIn(events, 'DamageRolled')?.amount ?? 0,
    foe: after(state, command, referee, ...faces).creatures[foeId(0)],
  };
}

/** Twenty-sided dice fall as told; all others show a 1. */
export function onlyTwenties(faces: readonly number[]): Dice {
  let next = 0;
  let ids = 0;
  return { die: (sides) => (sides === 20 ? (faces[next++] ?? 1) : 1), id: () => `fresh-${++ids}` };
}
