import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { hasYielded, isCapable } from '../../../state/read.ts';
import { bentOn, sideOf, targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import { ruleOfKeepingOff, ruleOfPeace } from '../../situation/condition/enchantment.ts';
import { blinded } from '../../situation/condition/unfit.ts';
import { distanceFor, isDoorBetween, isElsewhere, isWalledOff } from '../../situation/reach/reach.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { momentFor } from '../../situation/round/moment.ts';
import { isChase, leftBehind, roundOfBlows } from '../../situation/round/on-the-run.ts';
import { isRaging } from '../../situation/round/raging.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { forConfused } from '../../situation/round/strikes-alone.ts';
import { isHasted, moverOf } from '../../situation/round/swift.ts';
import { mayActNow } from '../../situation/round/turns.ts';
import { strikesFirst } from '../../situation/round/waiting.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { isDarkTo } from '../../situation/sight/sight.ts';
import { hasShotAll } from '../missiles/ammunition.ts';
import { missileOf } from '../missiles/hurled.ts';
import { handsFor, unwieldyIn } from '../two-weapons/off-hand.ts';
import { attacksLeft, type Choice } from './routine.ts';

/** Whether nothing forbids it. */
export const isAllowed = (state: GameState, stroke: Stroke, choice: Choice, subdue: boolean): boolean =>
  mayFall(state, stroke, choice, subdue) && duty(state, stroke, choice, subdue) === null;

/** Every rule that forbids this attack now, one after the other. */
export function objectionsTo(state: GameState, stroke: Stroke, choice: Choice, subdue: boolean): readonly Refusal[] {
  const plain = OF_THE_BLOW.flatMap((against) => against(state, stroke, choice, subdue) ?? []);
  const first = plain.length === 0 ? duty(state, stroke, choice, subdue) : null;
  return first ? [first] : plain;
}

/** Whether nothing forbids the blow itself: of all the pairs in a fight most are asked of who are out of reach. */
const mayFall: (...asked: Parameters<Objection>) => boolean = (...asked) =>
  far(...asked) === null && OF_THE_BLOW.every((against) => against(...asked) === null);

/** Whom one hates comes first, when one can be attacked as well. */
function duty(state: GameState, stroke: Stroke, choice: Choice, subdue: boolean): Refusal | null {
  const rule = rulesOf(state).classFunctions;
  const others = targetsOfBlows(state, stroke.attacker.id).filter(
    (foe) => isInSightOfAll(state, foe) && isCapable(foe),
  );
  if (rule.hates.duty(stroke, others) === null) return null;
  const within = others.filter((foe) => {
    const distance = distanceFor(state, stroke.attacker, foe, stroke.attack.kind);
    return mayFall(state, { ...stroke, target: foe, distance }, choice, subdue);
  });
  const nature = rule.hates.duty(stroke, within);
  return nature && byRule(nature.rule, 'forbidden', nature.sentence);
}

/** What one rule has against an attack; null for nothing. */
type Objection = (state: GameState, stroke: Stroke, choice: Choice, subdue: boolean) => Refusal | null;

const inFight = (state: GameState, { attacker }: Stroke): Refusal | null =>
  sideOf(state.encounter, attacker.id)
    ? null
    : byRule(
        rulesOf(state).encounter.cites.actions,
        'no-encounter',
        'Blows fall in encounters: the referee begins one first.',
      );

/** Whoever has given up is struck at by nobody, unless the referee rules otherwise. */
const spared = ({ target }: Stroke): Refusal | null =>
  hasYielded(target) ? byRule('TABLE', 'forbidden', `${called(target)} has given up, and is a prisoner.`) : null;

/** Magic may let somebody attack nobody, or keep the blows of some monsters off. */
function byMagic(state: GameState, { attacker, target, attack }: Stroke): Refusal | null {
  const peace = ruleOfPeace(state, attacker.id);
  if (peace) return byRule(peace, 'incapable', `Magic lets ${called(attacker)} attack nobody.`);
  const off = attack.kind === 'melee' ? ruleOfKeepingOff(state, target.id, attacker) : null;
  return off && byRule(off, 'forbidden', `Magic keeps ${called(attacker)}’s blows off ${called(target)}.`);
}

/** Whoever has been swallowed strikes at what has swallowed them, with something sharp; nobody strikes at them. */
function fromInside(state: GameState, { attacker, target, attack }: Stroke): Refusal | null {
  const [within, holder] = [insideOf(state, attacker.id), insideOf(state, target.id)];
  if (!within && !holder) return null;
  const { bestiary } = rulesOf(state).monsters.cites;
  if (holder) return byRule(bestiary, 'blocked', `${called(target)} has been swallowed: nobody reaches them there.`);
  if (within !== target.id)
    return byRule(bestiary, 'blocked', `${called(attacker)} has been swallowed, and strikes at nothing else.`);
  return attack.kind === 'melee' && !attack.blunt
    ? null
    : byRule(bestiary, 'forbidden', `${called(attacker)} has been swallowed: only something sharp is of use there.`);
}

/** In its phase; who waits strikes at whoever closes in. */
const inTurn: Objection = (state, { attacker, target, attack }) =>
  attack.kind === 'melee' && strikesFirst(state, attacker, target)
    ? null
    : mayActNow(state, attacker.id, attack.kind, attack);

/** Slow weapons after everyone else, and nothing else then. */
function atOwnPace(state: GameState, { attack, attacker }: Stroke, { index }: Choice): Refusal | null {
  const { encounter } = state;
  const combat = roundOfBlows(encounter);
  if (combat?.stage !== 'acting') return null;
  const last = momentFor(state, combat, attacker).acting >= combat.slowFrom;
  const slow = rulesOf(state).initiative.slow.isSlow(attack);
  if (slow && !last)
    return byRule(
      rulesOf(state).initiative.cites.slow,
      'out-of-turn',
      `The ${attack.name} is slow: it strikes after everyone has acted.`,
    );
  if (!slow && last && !(index < 0 && attacker.attacks.length === 0))
    return byRule(
      rulesOf(state).initiative.cites.slow,
      'out-of-turn',
      'Only slow weapons are left to strike in this round.',
    );
  return null;
}

/** A declared spell leaves room for nothing else, where it binds; who retreats does not attack. */
function asDeclared(state: GameState, { attacker, attack }: Stroke): Refusal | null {
  const { encounter } = state;
  if (isChase(encounter)) return null;
  const declared = encounter?.combat?.declarations[attacker.id]?.action;
  const bound = boundBy(state, attacker.id);
  if (bound && !isHasted(state, attacker.id))
    return byRule(bound, 'forbidden', `${called(attacker)} has declared a spell, and does nothing else in this round.`);
  const {
    declaring: { mayActMoving },
    cites,
  } = rulesOf(state).combatRound;
  if (
    mayActMoving(
      attack.kind,
      attacker.moved > 0 && !encounter?.cramped,
      declared === 'retreat',
      moverOf(state, attacker),
    )
  )
    return null;
  return declared === 'retreat'
    ? byRule(
        rulesOf(state).combatRound.cites.retreating,
        'forbidden',
        `${called(attacker)} retreats, and cannot attack in this round.`,
      )
    : byRule(
        attack.kind === 'melee' ? cites.closing : cites.splitting,
        'forbidden',
        `${called(attacker)} has moved, and cannot attack in this round.`,
      );
}

/** Some have no heart for any fight. */
function unwilling(state: GameState, { attacker }: Stroke): Refusal | null {
  const { played, fights } = rulesOf(state).morale;
  if (!played || attacker.kind !== 'monster' || attacker.morale === null || fights(attacker.morale)) return null;
  return byRule(
    rulesOf(state).morale.cites.never,
    'forbidden',
    `${called(attacker)} does not fight: its morale is ${attacker.morale}.`,
  );
}

/** With no hand, or no eye, nobody fights; with one hand nobody bears a shield and strikes, nor uses what needs two. */
function maimed(state: GameState, { attacker, attack }: Stroke): Refusal | null {
  const { dying } = rulesOf(state);
  const { canAttack, handsUsable } = dying.living(attacker);
  const both = attacker.shield || unwieldyIn(rulesOf(state), attack, 1) !== null;
  if (canAttack && (handsUsable > 1 || !both)) return null;
  const why =
    canAttack && attacker.shield
      ? `${called(attacker)} has one hand left, and the shield is in it: it comes off before the ${attack.name} is of use.`
      : `${called(attacker)} lacks what it takes to use the ${attack.name}.`;
  return byRule(rulesOf(state).dying.cites.losses, 'incapable', why);
}

/** Large weapons need both hands. */
function inHand(state: GameState, { attacker, attack }: Stroke): Refusal | null {
  const rules = rulesOf(state);
  const { twoWeapons } = rules;
  if (attacker.kind === 'monster' || (attack.kind === 'missile' && !twoWeapons.bowsToo)) return null;
  const why = unwieldyIn(rules, attack, handsFor(state, attacker));
  return why ? byRule(twoWeapons.grip, 'forbidden', `Not with the ${attack.name}: ${why}.`) : null;
}

/** What is thrown or shot must be there. */
function supplied(state: GameState, { attacker, attack }: Stroke): Refusal | null {
  const rules = rulesOf(state);
  if (missileOf(rules, attacker, attack) === 'none')
    return byRule(rules.missiles.hurling, 'not-equipped', `${called(attacker)} carries no ${attack.name} to throw.`);
  const { spends } = rules.missiles;
  return spends && attack.kind === 'missile' && hasShotAll(attacker, attack.name)
    ? byRule(spends, 'not-equipped', `${called(attacker)} has nothing left to shoot with the ${attack.name}.`)
    : null;
}

/** Rage leaves room for blows alone. */
const inRage = (state: GameState, { attacker, attack }: Stroke): Refusal | null =>
  isRaging(state, attacker) && !rulesOf(state).backgrounds.rage.does(attacker, attack.kind).allowed
    ? byRule(
        rulesOf(state).backgrounds.cites.rage,
        'forbidden',
        `${called(attacker)} rages, and does nothing but strike.`,
      )
    : null;

/** The confused strike at those on whom they are bent in this round, and at what has swallowed them. */
export function asConfused(state: GameState, attacker: Creature, target: Creature): Refusal | null {
  const on = bentOn(state.encounter, attacker.id);
  const isFriend = sideOf(state.encounter, attacker.id) === sideOf(state.encounter, target.id);
  if (!on || isFriend === (on === 'friends') || insideOf(state, attacker.id) === target.id) return null;
  const whom = on === 'friends' ? 'its own side' : 'the other side';
  return forConfused(state, attacker, `strikes at ${whom} alone in this round`);
}

/** Whoever does not go by its eyes needs none; in the dark the others are as the blind are. */
function seeing(state: GameState, { attacker, target, attack }: Stroke): Refusal | null {
  const { footing, cites } = rulesOf(state).attack;
  const eyeless = attacker.traits?.eyeless === true;
  const blind = blinded(rulesOf(state), attacker);
  if (blind) return blind;
  if (eyeless || footing.mayAttackInTheDark(attack.kind) || !isDarkTo(state, attacker, target)) return null;
  return byRule(
    cites.dark,
    'incapable',
    `${called(attacker)} sees nothing of ${called(target)} in the dark, and attacks no more than the blind do.`,
  );
}

function notSpent(state: GameState, { attacker, attack }: Stroke, { index }: Choice): Refusal | null {
  if (attacksLeft(state, attacker).some((choice) => choice.index === index)) return null;
  const { attack: blows, missiles } = rulesOf(state);
  return byRule(
    attack.kind === 'missile' ? missiles.pace.rule : blows.where.spent,
    'already-tried',
    `${called(attacker)} has no such attack left in this round.`,
  );
}

function withinReach(state: GameState, { distance, attacker, target }: Stroke): Refusal | null {
  const { footing, where } = rulesOf(state).attack;
  if (distance === null) return apart(state, attacker, target, 'blow');
  return footing.mayMelee(distance, state.encounter?.cramped)
    ? null
    : byRule(where.reach, 'too-far', 'Out of reach: in melee they stand next to each other.');
}

const apart = (state: GameState, attacker: Creature, target: Creature, what: 'blow' | 'missile'): Refusal | null =>
  isElsewhere(state, attacker, target)
    ? byRule('TABLE', 'blocked', `They are not on the same map: no ${what} goes from one to the other.`)
    : null;

function withinRange(state: GameState, { distance, attack, attacker, target }: Stroke): Refusal | null {
  const { attack: rule, missiles } = rulesOf(state);
  const { cover: behind } = situationOf(state, target.id);
  const elsewhere = apart(state, attacker, target, 'missile');
  if (elsewhere) return elsewhere;
  if (distance !== null && !missiles.mayShoot(distance))
    return byRule(rulesOf(state).missiles.cites.near, 'forbidden', 'Missiles need more than five feet.');
  if (distance !== null && attack.ranges && !missiles.reach.range(attack, distance, false).allowed)
    return byRule(missiles.reach.rule, 'too-far', `Beyond the long range of the ${attack.name}.`);
  return rule.footing.cover(behind === 'complete' ? 'complete' : 'none', 0).canHit
    ? null
    : byRule(rulesOf(state).missiles.cites.cover, 'blocked', `${called(target)} is in complete cover.`);
}

function walledOff(state: GameState, { attacker, target, attack }: Stroke): Refusal | null {
  if (!isWalledOff(state, attacker, target, attack.kind)) return null;
  const shut = isDoorBetween(state, attacker, target, attack.kind);
  return byRule(
    'TABLE',
    'blocked',
    shut ? `The door is closed between ${called(attacker)} and ${called(target)}.` : 'Something is in the way.',
  );
}

/** Room overhead, and the middle range. */
function inAnArc(state: GameState, { attack, distance }: Stroke): Refusal | null {
  const {
    reach: { lob },
  } = rulesOf(state).missiles;
  if (!lob || attack.kind === 'melee') return impossible('forbidden', 'Nothing is shot in an arc so.');
  const arc = lob(attack, distance ?? 0, false, state.encounter?.setting !== 'dungeon');
  return 'why' in arc ? byRule(rulesOf(state).missiles.cites.arc, 'forbidden', `Not in an arc: ${arc.why}.`) : null;
}

function inTheWater(state: GameState, { attacker, attack }: Stroke): Refusal | null {
  const { water } = situationOf(state, attacker.id);
  if (!water || rulesOf(state).attack.footing.water(water, attack.kind, attacker.traits?.aquatic === true).allowed)
    return null;
  return byRule(rulesOf(state).attack.cites.water, 'forbidden', 'Missiles are useless under water.');
}

function toSubdue(state: GameState, { attack, target }: Stroke): Refusal | null {
  const { attack: rule, damage } = rulesOf(state);
  if (!damage.subdual.played)
    return byRule(rulesOf(state).damage.cites.subduing, 'forbidden', 'Subduing is not played in this campaign.');
  const weapon = attack.kind === 'missile' ? 'missile' : attack.blunt ? 'blunt' : 'bladed-melee';
  return rule.harms.canSubdue(target.traits?.mindless !== true, weapon)
    ? null
    : byRule(
        rulesOf(state).damage.cites.subduing,
        'forbidden',
        'Only an intelligent opponent can be subdued, and not with missiles.',
      );
}

const far: Objection = (state, stroke) =>
  stroke.attack.kind === 'melee' ? withinReach(state, stroke) : withinRange(state, stroke);

/** In the order in which they are told. */
const OF_THE_BLOW: readonly Objection[] = [
  inFight,
  (_state, stroke) => spared(stroke),
  byMagic,
  (state, { target }) => leftBehind(state, target),
  fromInside,
  inTurn,
  atOwnPace,
  asDeclared,
  maimed,
  inHand,
  supplied,
  inRage,
  (state, { attacker, target }) => asConfused(state, attacker, target),
  unwilling,
  seeing,
  notSpent,
  far,
  walledOff,
  (state, stroke) => (stroke.lobbed ? inAnArc(state, stroke) : null),
  inTheWater,
  (state, stroke, _choice, subdue) => (subdue ? toSubdue(state, stroke) : null),
];
