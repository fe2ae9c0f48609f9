import { hasSquare } from '@lanthorn/geometry';
import type { CreatureId, Roll, SceneId, Why } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { guardOf } from '../../../state/hoard.ts';
import type { Trap, TrapSave } from '../../../state/scene.ts';
import { deal } from '../../body/damage/deal.ts';
import { type DamageDice, readDamage, throwDamage } from '../../body/damage/notation.ts';
import { callForSaves } from '../../body/saving-throw/saving-throw.ts';
import type { HoardTaken } from '../../party/hoards/events.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { seenByParty } from '../../situation/sight/sight.ts';
import { against, chanceText, succeeds } from '../../table/chance/chance.ts';
import { trapCalled } from './named.ts';

/** Whoever takes what a trap guards may set it off, unless it has sprung or been taken apart. */
export function guardsTreasure(play: Play, { hoard, creature }: HoardTaken): void {
  const guard = guardOf(play.state, hoard);
  if (!guard || !play.state.automation.traps) return;
  const roll = tripped(play, hoard.at.scene, guard, creature, guard.id === hoard.trap);
  if (roll) springOn(play, hoard.at.scene, guard, [creature], roll);
}

/**
 * Somebody does what sets the trap off: the dice when it springs; null when it holds, which the referee alone is told.
 * @param carried it is carried off with what it was set on
 */
export function tripped(play: Play, scene: SceneId, trap: Trap, creature: CreatureId, carried = false): Roll | null {
  const { springs } = play.rules.traps;
  const roll = play.roll(1, springs.sides);
  if (succeeds(springs, roll.total)) return roll;
  play.happen({
    type: 'TrapHeld',
    scene,
    trap: trap.id,
    creature,
    roll,
    why: reason(play, roll),
    ...(carried && { gone: true }),
  });
  return null;
}

/** The trap springs; without dice because the referee says so. Each one caught takes the damage, with no roll to hit, and saves where there is something to save against. */
export function springOn(
  play: Play,
  scene: SceneId,
  trap: Trap,
  creatures: readonly CreatureId[],
  roll: Roll | null,
): void {
  const seen =
    creatures.length === 0
      ? isInSight(play, scene, trap)
      : creatures.some((creature) => isWatched(play.state, play.state.creatures[creature]));
  play.happen({ type: 'TrapSprung', scene, trap: trap.id, creatures, seen, roll, why: reason(play, roll) });
  const dice = trap.damage === null ? null : readDamage(trap.damage);
  const halved = trap.save?.otherwise === 'half';
  if (dice && !halved) wound(play, trap, creatures, dice);
  if (trap.save) saveAgainst(play, trap, trap.save, { creatures, seen, dice: (halved && dice) || NO_DICE });
}

function wound(play: Play, trap: Trap, creatures: readonly CreatureId[], dice: DamageDice): void {
  for (const target of creatures) {
    const thrown = throwDamage(play, dice);
    const amount = Math.max(0, thrown.total);
    const why = {
      rule: play.rules.traps.cites.sprung,
      formula: `${trap.name}: ${trap.damage}, no roll to hit`,
      roll: thrown,
    } as const;
    play.happen({ type: 'DamageRolled', target, amount, roll: thrown, subdual: false, why });
    deal(play, { target, amount, by: null, source: trap.name, subdual: false, destructive: null });
  }
}

/** Nothing is thrown: whoever saves is spared what else it does. */
const NO_DICE: DamageDice = { count: 0, sides: 1, plus: 0 };

interface Caught {
  readonly creatures: readonly CreatureId[];
  /** The players see it. */
  readonly seen: boolean;
  readonly dice: DamageDice;
}

/** Each one caught saves, and whoever fails bears what the trap does besides. */
function saveAgainst(
  play: Play,
  { id }: Trap,
  { against: save, otherwise, turns = '' }: TrapSave,
  { creatures, seen, dice }: Caught,
): void {
  const rest = { modifier: 0, destructive: false, secret: !seen } as const;
  const befalls = otherwise === 'half' ? 'none' : otherwise;
  callForSaves(play, { ...rest, creatures, save, source: trapCalled(play.state, id), otherwise: befalls, turns }, dice);
}

function reason(play: Play, roll: Roll | null): Why {
  const { springs } = play.rules.traps;
  if (!roll) return { rule: play.rules.traps.cites.springing, formula: 'the referee says so' };
  return {
    rule: play.rules.traps.cites.springing,
    formula: `d${springs.sides} ≤ ${chanceText(springs)}`,
    ...against(springs, roll),
  };
}

/** Whether the party sees the place where it lies. */
const isInSight = (play: Play, scene: SceneId, trap: Trap): boolean =>
  scene === play.state.scene && trap.squares.some((square) => hasSquare(seenByParty(play.state), square));
