import { type Made, type Modifier, type Note, throwText, type Why } from '../../../core/index.ts';
import { timesAs } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { sufferAilment } from '../../body/afflictions/befall.ts';
import { catchFire } from '../../body/damage/burning.ts';
import { deal } from '../../body/damage/deal.ts';
import type { DamageRolled } from '../../body/damage/events.ts';
import { type DamageDice, throwDamage } from '../../body/damage/notation.ts';
import type { Critical, DamageRule, Rider } from '../../body/damage/rule.ts';
import { magicTimes } from '../../situation/condition/enchantment.ts';
import { halvedFor } from '../../situation/condition/halved.ts';
import { feetEach } from '../../situation/reach/off-board.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { handsFor } from '../two-weapons/off-hand.ts';
import { diceOf } from './blow.ts';
import { BACKSTAB, damageModifiers, magicDiceOf, strikesAs } from './modifiers.ts';

/** What a charge multiplies the dice by. */
const CHARGED = 2;

const OWN_DICE: readonly Note[] = [{ rule: 'TABLE', text: 'the dice that the table gave the weapon' }];

/** What an attack that hit does. None where its description names no dice. */
export function dealHit(play: Play, stroke: Stroke, natural: number | null, subdual: boolean): void {
  const { attacker, target, attack } = stroke;
  const rule = play.rules.damage;
  const dice = diceOf(play.rules, stroke, handsFor(play.state, attacker));
  const brings = subdual ? null : play.rules.afflictions.brings(attacker, attack);
  if (!dice) {
    if (brings) sufferAilment(play, target.id, brings);
    return;
  }
  const critical = rule.worst.critical(natural, target);
  const reckoned = byHalf(play, stroke, reckon(play, stroke, dice, critical));
  if (critical.helmetLost && critical.rule)
    play.happen({ type: 'HelmetDestroyed', creature: target.id, rule: critical.rule });
  if (critical.scaleLost && critical.rule) play.happen({ type: 'ScaleLost', creature: target.id, rule: critical.rule });
  play.happen({ type: 'DamageRolled', target: target.id, ...reckoned, subdual });
  const { amount } = reckoned;
  const wound = { target: target.id, amount, by: attacker.id, source: attack.name, subdual, destructive: null };
  deal(play, brings ? { ...wound, brings } : wound);
  catchFire(play, stroke, dice);
}

/** The dice thrown, with all that multiplies them, adds to them or softens them. */
function reckon(play: Play, stroke: Stroke, dice: DamageDice, critical: Critical): Reckoned {
  const { attacker, target, attack, backstab } = stroke;
  const rule = play.rules.damage;
  const roll = throwDamage(play, dice);
  const magic = magicDiceOf(play.state, attacker, attack).map((each) => ({
    ...each,
    roll: throwText(play.dice, each.dice),
  }));
  const modifiers = [
    ...damageModifiers(play.state, play.rules, stroke),
    ...magic.map(({ dice: _dice, roll: { total }, ...named }) => ({ ...named, value: total })),
  ];
  const grown = attack.kind === 'melee' ? magicTimes(play.state, attacker.id) : [];
  const charge = rule.roll.charging?.(attack, riderOf(play.state, attacker), riderOf(play.state, target)) ?? null;
  const times = grown.reduce((all, each) => all * each.times, (backstab ? BACKSTAB.times : 1) * (charge ? CHARGED : 1));
  const rolled = roll.total * times;
  const broken = attack.broken === true;
  const sum = modifiers.reduce((all, { value }) => all + value, 0);
  const whole = rule.roll.total(rolled, sum, critical.times, broken);
  const softened = play.rules.classFunctions.blows.softened({ attacker, target, attack }, whole);
  const formula = times > 1 ? `damage dice × ${times} + modifiers, at least 1` : formulaOf(rule, broken);
  const notes = [
    ...(attack.own ? OWN_DICE : (rule.roll.noted?.(attacker, attack, handsFor(play.state, attacker)) ?? [])),
    ...(charge ? [charge] : []),
    ...grown.map(({ name, times: over, rule: id = 'TABLE' as const }) => ({
      rule: id,
      text: `${name}: the dice count ${timesAs(over)}`,
    })),
    ...boundNotes(rule, broken, whole > critical.times * (rolled + sum)),
    ...(critical.guard ? [critical.guard] : []),
  ];
  const why: Why = {
    rule: softened?.rule ?? critical.rule ?? rule.rule,
    formula: critical.times > 1 ? `(${formula}) × ${critical.times}` : formula,
    roll,
    modifiers,
    ...(magic.length > 0 ? { throws: magic.map(({ name, roll }) => ({ who: name, roll })) } : {}),
    made: madeOf(roll.total, modifiers, { times: times * critical.times, broken, whole }, softened?.amount ?? whole),
    ...(notes.length > 0 ? { notes } : {}),
  };
  return { amount: softened?.amount ?? whole, roll, why };
}

type Reckoned = Pick<DamageRolled, 'amount' | 'roll' | 'why'>;

/** Half of it, for a monster whom such a blow harms by half. */
function byHalf({ state, rules }: Play, stroke: Stroke, whole: Reckoned): Reckoned {
  const halved = halvedFor(rules, stroke.target, whole.amount, strikesAs(state, rules, stroke));
  const { made } = whole.why;
  if (!halved || !made) return whole;
  const { amount, part } = halved;
  return { ...whole, amount, why: { ...whole.why, made: { amount, parts: [...made.parts, part] } } };
}

/** The dice, what was added, what multiplied or bounded them, and what softened the blow: together the damage. */
function madeOf(dice: number, modifiers: readonly Modifier[], blow: Blow, amount: number): Made {
  const { whole } = blow;
  const sum = modifiers.reduce((all, { value }) => all + value, dice);
  const parts: readonly Modifier[] = [
    { name: 'the dice', value: dice },
    ...modifiers,
    { name: bentBy(blow), value: whole - sum },
    { name: 'softened', value: amount - whole },
  ];
  return { amount, parts: parts.filter(({ value }, place) => place === 0 || value !== 0) };
}

/** A blow as the book reckons it: how many times over it counts, and what it comes to. */
interface Blow {
  readonly times: number;
  readonly broken: boolean;
  readonly whole: number;
}

/** What sets the damage apart from the sum of the dice and of what is added. */
function bentBy({ times, broken }: Blow): string {
  const over = times > 1 ? `${times} times over` : null;
  return [broken ? 'by a broken weapon' : null, over].filter((each) => each !== null).join(', ') || 'one at least';
}

/** What is said of a broken weapon, or of a blow that was raised to the least a hit deals. */
function boundNotes(
  { roll: { leastRule }, breaking: { brokenRule } }: DamageRule,
  broken: boolean,
  raised: boolean,
): readonly Note[] {
  if (broken) return brokenRule ? [{ rule: brokenRule, text: 'a broken weapon deals half' }] : [];
  return leastRule && raised ? [{ rule: leastRule, text: 'a hit deals one point at least' }] : [];
}

/** In feet, on no map too, where one moves in the unit of the encounter. */
const riderOf = (state: GameState, { id, at }: Creature): Rider => ({
  mounted: situationOf(state, id).mounted === true,
  moved: (state.creatures[id]?.moved ?? 0) * (at === null ? feetEach(state) : 1),
});

/** In words; half for a broken weapon, where the book halves it. */
const formulaOf = (rule: DamageRule, broken: boolean): string =>
  broken && rule.roll.total(2, 0, 1, true) < rule.roll.total(2, 0)
    ? 'half the damage dice'
    : 'damage dice + modifiers, at least 1';
