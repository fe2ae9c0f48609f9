import { rulesFor } from '../../rulesets/index.ts';
import type { Attack, Creature } from '../../state/creature.ts';
import type { Blow } from '../../state/encounter.ts';
import type { GameState } from '../../state/state.ts';
import type { AttackRule } from './rule.ts';

/** The bare hands, which everybody has (OSE-CMB-35). */
export const UNARMED = -1;
const FISTS: Attack = {
  name: 'unarmed',
  kind: 'melee',
  damage: '1d2',
  times: 1,
  ranges: null,
  slow: false,
  blunt: true,
};

export interface Choice {
  readonly index: number;
  readonly attack: Attack;
}

/** An attack by its place in the creature's list, or its name; null when there is none such. */
export function attackOf(creature: Creature, which: number | string): Choice | null {
  if (which === UNARMED || which === FISTS.name) return { index: UNARMED, attack: FISTS };
  const index = typeof which === 'number' ? which : creature.attacks.findIndex((attack) => attack.name === which);
  const attack = creature.attacks[index];
  return attack ? { index, attack } : null;
}

/** The attacks a creature may still make in this round (OSE-CMB-22); all of them outside encounters. */
export function attacksLeft(state: GameState, creature: Creature): readonly Choice[] {
  const all = creature.attacks.map((attack, index) => ({ index, attack }));
  const armed = creature.kind === 'monster' && all.length > 0 ? all : [...all, { index: UNARMED, attack: FISTS }];
  const combat = state.encounter?.combat;
  if (!combat) return armed;
  const made = combat.blows.filter((blow) => blow.creature === creature.id);
  if (combat.acted.includes(creature.id) && made.length === 0) return [];
  const { attack: rule } = rulesFor(state.ruleset);
  return armed.filter((choice) => isLeft(rule, creature, choice, made));
}

/** Characters strike once; a monster goes through one routine, of blows or of missiles, each as often as listed. */
function isLeft(rule: AttackRule, creature: Creature, { index, attack }: Choice, made: readonly Blow[]): boolean {
  if (creature.kind !== 'monster') return made.length < rule.attacksPerRound('pc', attack.times);
  if (made.some((blow) => blow.kind !== attack.kind)) return false;
  return made.filter((blow) => blow.attack === index).length < rule.attacksPerRound('monster', attack.times);
}
