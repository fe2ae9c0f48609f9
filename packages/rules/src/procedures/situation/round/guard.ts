import type { CreatureId, Modifier } from '../../../core/index.ts';
import { type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Parry } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

/** Whoever parries for somebody: the target itself, and those who defend it. */
function guards({ encounter, creatures }: GameState, target: CreatureId): readonly (readonly [Creature, Parry])[] {
  return Object.values(creatures).flatMap((creature) => {
    const parry = encounter?.combat?.parries?.[creature.id];
    const defends = parry && (creature.id === target || parry.wards.includes(target)) && isCapable(creature);
    return defends ? [[creature, parry] as const] : [];
  });
}

export const isParrying = ({ encounter }: GameState, creature: CreatureId): boolean =>
  encounter?.combat?.parries?.[creature] !== undefined;

/** What parries take off a blow; nothing off one from behind, and nothing off missiles. */
export function parryModifiers(
  state: GameState,
  blow: {
    readonly attacker: Creature;
    readonly target: Creature;
    readonly kind: 'melee' | 'missile';
    readonly behind: boolean;
  },
): readonly Modifier[] {
  if (blow.kind === 'missile') return [];
  const { parrying } = rulesOf(state);
  const { id } = blow.attacker;
  return guards(state, blow.target.id).map(([warden, { against }]) => {
    const shared = parrying.share([{ id, rear: blow.behind }], { [id]: against[id] ?? 0 });
    return {
      name: `${called(warden)} parries`,
      value: 'why' in shared ? 0 : (shared.penalties[id] ?? 0),
      rule: parrying.rule,
    };
  });
}

/** A natural 1 opens the attacker to all who parry for the target. */
export function openCounters(
  play: Play,
  attacker: Creature,
  target: Creature,
  kind: 'melee' | 'missile',
  natural: number,
) {
  if (!play.rules.parrying.mayCounter(natural, kind)) return;
  for (const [{ id }] of guards(play.state, target.id))
    play.happen({ type: 'CounterOpened', creature: id, target: attacker.id });
}
