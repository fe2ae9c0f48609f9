import { rulesOf } from '../../../play/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Blow } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';
import { roundOfBlows } from '../../situation/round/on-the-run.ts';
import { actionsLeft, isHasted, timesAsFast } from '../../situation/round/swift.ts';
import { clings } from './clings.ts';

/** The bare hands, which everybody has. */
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

/** The attacks a creature may still make in this round; all of them outside encounters. */
export function attacksLeft(state: GameState, creature: Creature): readonly Choice[] {
  const all = creature.attacks.map((attack, index) => ({ index, attack }));
  const armed = creature.kind === 'monster' && all.length > 0 ? all : [...all, { index: UNARMED, attack: FISTS }];
  const combat = roundOfBlows(state.encounter);
  if (!combat) return armed;
  if (clings(state, creature)) return [];
  const made = combat.blows.filter((blow) => blow.creature === creature.id);
  if (combat.acted.includes(creature.id) && made.length === 0 && !isHasted(state, creature.id)) return [];
  return armed.filter((choice) => isLeft(state, creature, choice, made));
}

/** Characters use one weapon in a round; a monster goes through one routine, of blows or of missiles, each as often as listed. */
function isLeft(state: GameState, creature: Creature, choice: Choice, made: readonly Blow[]): boolean {
  const { index, attack } = choice;
  const goesOn = (blow: Blow): boolean =>
    creature.kind === 'monster' ? blow.kind === attack.kind : blow.attack === index;
  return made.every(goesOn) && made.filter((blow) => blow.attack === index).length < timesOf(state, creature, choice);
}

/** Whether a series of attacks may still be said: of shots only before the first. */
export const mayBeginSeries = ({ encounter }: GameState, { id }: Creature, { attack }: Choice): boolean =>
  attack.kind === 'melee' || !encounter?.combat?.blows.some((blow) => blow.creature === id);

/** How often an attack may be made in this round; the hasted make it once for each action they have left. */
export function timesOf(state: GameState, creature: Creature, choice: Choice): number {
  const once = timesInAction(state, creature, choice);
  return isHasted(state, creature.id) ? once * Math.max(0, actionsLeft(state, creature, choice.attack.kind)) : once;
}

/** Full actions that somebody has spent on attacks in this round. */
export function actionsOfAttacks(state: GameState, creature: Creature): number {
  const blows = state.encounter?.combat?.blows.filter((blow) => blow.creature === creature.id) ?? [];
  const made = [...Map.groupBy(blows, ({ attack }) => attack)];
  return made.reduce((sum, [index, all]) => {
    const choice = attackOf(creature, index);
    return sum + (choice ? Math.ceil(all.length / Math.max(1, timesInAction(state, creature, choice))) : 1);
  }, 0);
}

function timesInAction(state: GameState, creature: Creature, { attack }: Choice): number {
  const { encounter } = state;
  const { attack: rule, missiles } = rulesOf(state);
  const last = encounter?.lastShots?.[creature.id] ?? null;
  const before = last === encounter?.round ? null : last;
  const times =
    attack.kind === 'missile'
      ? missiles.pace.rate(creature, attack, encounter?.round ?? 0, before)
      : rule.often.attacksPerRound(creature.kind === 'monster' ? 'monster' : 'pc', attack.times);
  return times * timesAsFast(state, creature.id);
}
