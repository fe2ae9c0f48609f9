import { byRule, type CreatureId, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { CombatRound, Encounter, Flight, RunSpent } from '../../../state/encounter.ts';
import { hasLetGo, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { hasFallenBack } from '../reach/reach.ts';
import type { Phase } from './phase.ts';
import { moverOf } from './swift.ts';

const NOTHING: RunSpent = { rounds: 0, lost: 0, shotsLeft: 0 };

/** Some flee, and others are after them. */
export const isChase = (encounter: Encounter | null): encounter is Encounter & { readonly flight: Flight } =>
  encounter?.mode === 'pursuit' && encounter.flight?.outcome === 'open';

/** The round of blows that runs; null while they run for it, whatever was left of the last. */
export const roundOfBlows = (encounter: Encounter | null): CombatRound | null =>
  encounter === null || isChase(encounter) ? null : encounter.combat;

/** What somebody has spent of the running go of a chase. */
export const spentOnRun = ({ encounter }: Pick<GameState, 'encounter'>, creature: CreatureId): RunSpent =>
  encounter?.flight?.spent?.[creature] ?? NOTHING;

/** Whoever has let those who flee go is left behind by the chase. */
export const leftBehind = ({ encounter }: GameState, target: Creature): Refusal | null =>
  isChase(encounter) && hasFallenBack(encounter, target)
    ? byRule('TABLE', 'too-far', `${called(target)} has given up the chase, and is left behind.`)
    : null;

/**
 * Whether somebody may shoot or cast on the run now. Where no round of the go is left, only the weapon is shot that its
 * last round began with.
 * @param attack what is shot, where that is known
 */
export function mayActOnRun(state: GameState, creature: CreatureId, phase: Phase, attack?: Attack): Refusal | null {
  const { cites, pace } = rulesOf(state).pursuit;
  const own = sideOf(state.encounter, creature);
  if (own && hasLetGo(state.encounter, own.id))
    return byRule('TABLE', 'out-of-turn', `${own.name} let them go, and takes no more part in the chase.`);
  const { setting } = state.encounter ?? {};
  if (setting === 'water')
    return byRule(
      cites.onWater,
      'out-of-turn',
      'On the water they close in by the difference of their rates each round: none is spent on shots or spells.',
    );
  if (setting === 'wilderness')
    return byRule(
      cites.days,
      'out-of-turn',
      'They flee day by day: nobody fights, shoots or casts till they are caught.',
    );
  if (pace.shooting === null)
    return byRule(cites.running, 'out-of-turn', 'They run for it: nobody fights, shoots or casts on the run.');
  if (phase !== 'missile' && phase !== 'spells') return noMoreOnRun(state);
  const goesOn = phase === 'missile' && isRoundOf(state, creature, attack);
  return goesOn || spentOnRun(state, creature).rounds < pace.roundsInGo
    ? null
    : byRule(cites.shooting, 'already-tried', 'No round of this turn is left: they run on first.');
}

/** Whether shots of the round are left, and with this weapon. */
function isRoundOf(state: GameState, shooter: CreatureId, attack?: Attack): boolean {
  const { shotsLeft, weapon } = spentOnRun(state, shooter);
  return shotsLeft > 0 && (attack === undefined || weapon === attack.name);
}

const noMoreOnRun = (state: GameState): Refusal =>
  byRule(
    rulesOf(state).pursuit.cites.shooting,
    'out-of-turn',
    'They run for it: on the run one shoots or casts, and does no more.',
  );

/** Whoever does anything else than shoot and cast does not run. */
export const mayDoElseOnRun = (state: GameState): Refusal | null =>
  isChase(state.encounter) ? noMoreOnRun(state) : null;

/** What a shot on the run adds to what was spent: the first of a round the round, and the next while the weapon is loaded again, which running does not stop. */
export function shotOnRun(state: GameState, shooter: Creature, attack: Attack): RunSpent {
  const { rounds, lost, shotsLeft } = spentOnRun(state, shooter.id);
  if (isRoundOf(state, shooter.id, attack)) return withShots({ rounds, lost }, shotsLeft - 1, attack);
  const {
    missiles: { pace },
    combatRound: { declaring },
  } = rulesOf(state);
  const free = declaring.mayActMoving('missile', true, false, moverOf(state, shooter));
  const reloads = pace.rate(shooter, attack, 2, 1) < 1;
  const spent = { rounds: rounds + (reloads ? 2 : 1), lost: lost + (free ? 0 : 1) };
  return withShots(spent, Math.max(1, pace.rate(shooter, attack, 1, null)) - 1, attack);
}

const withShots = (spent: Omit<RunSpent, 'shotsLeft' | 'weapon'>, shotsLeft: number, { name }: Attack): RunSpent => ({
  ...spent,
  shotsLeft,
  ...(shotsLeft > 0 ? { weapon: name } : {}),
});

/** What is spent of the next go as it begins: the round in which a weapon is loaded that was shot in the last of this one. */
export function carriedOver(spent: NonNullable<Flight['spent']>, roundsInGo: number): NonNullable<Flight['spent']> {
  const over = Object.entries(spent).flatMap(([creature, { rounds }]) => {
    const more = rounds - roundsInGo;
    return more > 0 ? [[creature, { rounds: more, lost: 0, shotsLeft: 0 }] as const] : [];
  });
  return Object.fromEntries(over);
}

/** What a spell on the run adds to what was spent: a round, for elves too. */
export function spellOnRun(state: GameState, caster: CreatureId): RunSpent {
  const { rounds, lost } = spentOnRun(state, caster);
  return { rounds: rounds + 1, lost: lost + 1, shotsLeft: 0 };
}
