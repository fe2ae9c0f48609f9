import { bookWeapon } from '../../../content/book-armour.ts';
import type { Dice, Note } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { strikesAsFighter } from '../attack/eris.ts';
import {
  afterGrapple,
  type ErisContest,
  type GrappleMethod,
  type GrappleSetting,
  gygaxianGrapple,
  listedDice,
  methodFor,
  naturalGrapple,
  uncontested,
  type Wrestler,
} from './eris.ts';
import type { Bout, BoutOutcome, GrapplingRule, Manner } from './rule.ts';

/** A kind by its name: `Hill giant 2` is `hill-giant`. */
const kindOf = ({ name }: Creature): string => bookWeapon(name.replace(/\s*\d+$/, ''));

/** ERI-GRP-02: levels, or hit dice. */
const diceOf = ({ kind, level, hitDice }: Creature): number => (kind === 'monster' ? (hitDice?.dice ?? 1) : level);

/** ERI-GRP-05: what is not listed has the dice of its description. */
const natural = (creature: Creature): number =>
  creature.kind === 'monster'
    ? (listedDice(kindOf(creature)) ?? Math.max(1, Math.floor(creature.hitDice?.dice ?? 1)))
    : 1;

const wrestler = (creature: Creature): Wrestler => ({
  naturalHd: natural(creature),
  ...(creature.abilities ? { strength: creature.abilities.STR } : {}),
  fighterLevel: creature.class !== null && strikesAsFighter(creature) ? creature.level : 0,
});

/** ERI-GRP-06: a man in the grip of an ogre. */
const GIANT = 4;
const sizeOf = (foe: Creature) => (natural(foe) >= GIANT ? 'extraordinary' : 'ordinary');

/** How the referee plays grappling. */
export interface ErisGrapplingOptions {
  /** One method for all grapples, or each situation’s own (ERI-GRP-01). */
  readonly method: GrappleSetting;
  /** Low strength counts against one (ERI-GRP-04). */
  readonly weakSuffer: boolean;
}

const GYGAXIAN = 'hit dice in d6 against hit dice in d6; the defenders win when equal';
const naturalFormula = ({ weakSuffer }: ErisGrapplingOptions): string =>
  `natural hit dice in d6 + strength bonus${weakSuffer ? ' or penalty' : ''} + fighter levels; the defenders win when equal`;

/** ERI-GRP-05: what each body is worth, for all to see by the dice. */
const worthOf = (bodies: readonly Creature[]): Note => ({
  rule: 'ERI-GRP-05',
  text: `natural hit dice: ${bodies.map((body) => `${body.name} ${natural(body)}`).join(', ')}`,
});

/** ERI-GRP-02, 03, 04: the sum of dice against the sum of dice. */
function contest(
  what: Bout,
  method: 'gygaxian' | 'natural-compromise',
  options: ErisGrapplingOptions,
  dice: Dice,
): BoutOutcome {
  const { attackers, target, bothHold } = what;
  const thrown: ErisContest =
    method === 'gygaxian'
      ? gygaxianGrapple(attackers.map(diceOf), [diceOf(target)], dice)
      : naturalGrapple(attackers.map(wrestler), [wrestler(target)], options.weakSuffer, dice);
  const won = thrown.winner === 'attackers';
  const after = afterGrapple(thrown.difference, won ? bothHold : true, won ? true : bothHold);
  return {
    winner: won ? 'attackers' : 'target',
    says: `${thrown.attackTotal} against ${thrown.defendTotal}`,
    targetHeld: won && after.loserHeld,
    attackersHeld: !won && after.loserHeld,
    targetStunned: won ? after.loserStunnedRounds : 0,
    attackersStunned: won ? 0 : after.loserStunnedRounds,
    rule: method === 'gygaxian' ? 'ERI-GRP-02' : 'ERI-GRP-04',
    formula: method === 'gygaxian' ? GYGAXIAN : naturalFormula(options),
    ...(method === 'gygaxian' ? {} : { notes: [worthOf([...attackers, target])] }),
  };
}

/** ERI-GRP-06: the one who throws alone: the target, or whoever climbs. */
const soleThrower = ({ manner, attackers, target }: Bout): Creature =>
  manner === CLIMBS ? (attackers[0] ?? target) : target;

/** ERI-GRP-06: one rolls the own strength or less. */
function alone(what: Bout, foe: 'ordinary' | 'extraordinary', dice: Dice): BoutOutcome {
  const climbs = what.manner === CLIMBS;
  const strength = soleThrower(what).abilities?.STR ?? 0;
  const { roll, success } = uncontested(strength, foe, dice);
  return {
    winner: climbs === success ? 'attackers' : 'target',
    says: `${roll} against a strength of ${strength}`,
    targetHeld: !climbs && !success,
    attackersHeld: false,
    targetStunned: 0,
    attackersStunned: 0,
    rule: 'ERI-GRP-06',
    formula: foe === 'ordinary' ? '3d6 ≤ strength' : 'd100 ≤ strength',
  };
}

const CLIMBS = 'climb-monster';

/** ERI-GRP-01: what the situations are where one method settles them all. */
const BY_ONE_METHOD: readonly Manner[] = [
  { value: 'wrestle-to-ground', label: 'wrestle to the ground' },
  { value: 'hold-at-bay', label: 'hold at bay' },
  { value: 'swarm', label: 'swarm over' },
  { value: CLIMBS, label: 'climb onto', onto: true },
];

const BY_SITUATION: readonly Manner[] = [
  { value: 'wrestle-to-ground', label: 'wrestle to the ground' },
  { value: 'hold-at-bay', label: 'hold at bay' },
  { value: 'swarm', label: 'swarm over' },
  { value: 'quick-ruling', label: 'seize, by hit dice' },
  { value: CLIMBS, label: 'climb onto', alone: 'attacker', onto: true },
  { value: 'break-free-ordinary', label: 'seize; 3d6 under the target’s strength escapes', alone: 'target' },
  { value: 'break-free-giant', label: 'seize with a giant’s strength; d100 escapes', alone: 'target' },
];

/** ERI-GRP-01, 06: who has no strength score wrestles by nature's measure. */
function methodOf(what: Bout, { method }: ErisGrapplingOptions): Exclude<GrappleMethod, 'referee'> {
  const found = methodFor(what.manner, method);
  const contested = found === 'gygaxian' || found === 'natural-compromise';
  return found === 'referee' || !(contested || soleThrower(what).abilities) ? 'natural-compromise' : found;
}

/** ERI-GRP as one slot. */
export const erisGrappling = (options: ErisGrapplingOptions): GrapplingRule => ({
  cites: { held: 'ERI-GRP-03', stunned: 'ERI-GRP-03', breaking: 'ERI-GRP-06' },
  rule: 'ERI-GRP-01',
  impossible: 'ERI-GRP-07',
  fewest: 1,
  manners: options.method === 'by-situation' ? BY_SITUATION : BY_ONE_METHOD,
  bout: (what, dice) => {
    const method = methodOf(what, options);
    if (method === 'gygaxian' || method === 'natural-compromise') return contest(what, method, options, dice);
    return alone(what, method === 'uncontested-d100' ? 'extraordinary' : 'ordinary', dice);
  },
  breaksFree: (held, holder, dice) => {
    if (held.abilities) {
      const foe = sizeOf(holder);
      const formula = foe === 'ordinary' ? '3d6 ≤ strength' : 'd100 ≤ strength';
      return { free: uncontested(held.abilities.STR, foe, dice).success, rule: 'ERI-GRP-06', formula };
    }
    const { winner } = naturalGrapple([wrestler(held)], [wrestler(holder)], options.weakSuffer, dice);
    return { free: winner === 'attackers', rule: 'ERI-GRP-04', formula: naturalFormula(options) };
  },
});
