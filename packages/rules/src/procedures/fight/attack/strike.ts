import { atLeast, atMost, type Note, type RuleId, type Why } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isMet } from '../../../state/monster.ts';
import { ruleOfImages, turnsAside } from '../../situation/condition/enchantment.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { openCounters } from '../../situation/round/guard.ts';
import { splitting } from '../../situation/round/swift.ts';
import { spendMissile } from '../missiles/ammunition.ts';
import { hurl } from '../missiles/hurled.ts';
import { friendsInMelee } from '../missiles/into-melee.ts';
import { strayInto } from '../missiles/stray.ts';
import { gripAfterHit } from './grip.ts';
import { dealHit } from './hit.ts';
import { hugAfterHits } from './hug.ts';
import { attackModifiers, isImmune, magicDiceOf } from './modifiers.ts';
import { armourClassNow, neededBy } from './needed.ts';
import { attacksLeft, type Choice, timesOf } from './routine.ts';
import { SHUT } from './shut-door.ts';
import type { Struck } from './struck.ts';

/** One attack, with all that comes of it. */
export function strike(play: Play, stroke: Stroke, choice: Choice, subdue: boolean): void {
  follow(play, rollAttack(play, stroke, choice, subdue), choice, subdue);
}

/** The roll, or none against the helpless, and of what is met. */
export function rollAttack(play: Play, stroke: Stroke, choice: Choice, subdue: boolean): Struck {
  const { attacker, target, attack: weapon } = stroke;
  const helpless = play.rules.attack.roll.autoHit(isHelpless(target), weapon.kind);
  const stopped = stroke.stopped !== undefined;
  const met = isMet(weapon);
  const image = stopped || met ? null : ruleOfImages(play.state, target.id);
  const fallen = helpless || stopped || met || image ? null : thrown(play, stroke);
  const hit = fallen?.hit ?? !(stopped || image);
  const immune = hit && !met && (isImmune(play.state, play.rules, stroke) || isTurned(play, stroke));
  const manner = fallen && mannerOf(play, stroke);
  if (weapon.kind === 'missile') spendMissile(play, stroke);
  play.happen({
    type: 'AttackRolled',
    attacker: attacker.id,
    target: target.id,
    attack: choice.index,
    weapon: weapon.name,
    kind: weapon.kind,
    hit,
    immune,
    subdue,
    done: stroke.free !== true && (stroke.series === true || isDone(play, attacker, choice)),
    ...(stroke.free ? { free: true } : {}),
    ...(manner ? { manner } : {}),
    ...(stopped ? { stopped } : {}),
    ...(image ? { image: true } : {}),
    ...(hit && met ? { met } : {}),
    ...(immune && isUnfelt(play, stroke) ? { unfelt: true } : {}),
    why: fallen?.why ?? (stopped ? SHUT : image ? struckImage(image) : met ? meeting(play) : helplessness(play)),
  });
  return { stroke, hit, immune, natural: fallen?.natural ?? null, over: fallen?.over ?? null };
}

/** A missile, or a blow, that magic turns aside. */
const isTurned = ({ state }: Play, { attacker, target, attack }: Stroke): boolean =>
  attack.material !== 'magic' &&
  magicDiceOf(state, attacker, attack).length === 0 &&
  turnsAside(state, target.id, attack.kind);

/** What does no harm for another reason than the target's own nature: it was turned aside, or is of what harms the undead alone. */
const isUnfelt = (play: Play, stroke: Stroke): boolean =>
  isTurned(play, stroke) || play.rules.attack.harms.undeadAlone?.(stroke.attack) === true;

const struckImage = (rule: RuleId): Why => ({
  rule,
  formula: 'an attack on one with images takes an image away: nothing is thrown',
});

const meeting = ({ rules }: Play): Why => ({
  rule: rules.savingThrow.rule,
  formula: 'nothing is thrown to hit: whoever meets it saves',
});

const helplessness = ({ rules }: Play): Why => ({
  rule: rules.attack.cites.helpless,
  formula: 'the helpless are hit without a roll',
});

/** What the die showed, whether that hits, and why. */
interface Thrown {
  readonly natural: number;
  readonly over: number;
  readonly hit: boolean;
  readonly why: Why;
}

function thrown(play: Play, stroke: Stroke): Thrown {
  const rule = play.rules.attack;
  const thac0 = rule.roll.thac0(stroke.attacker);
  const modifiers = attackModifiers(play.state, play.rules, stroke);
  const modifier = modifiers.reduce((sum, { value }) => sum + value, 0);
  const own = rule.roll.ownBonus(stroke.attacker);
  const roll = play.roll(1, 20, modifier + (own?.value ?? 0));
  const natural = roll.total - roll.plus;
  const taken = rule.armour.warded(stroke.target)?.penalty ?? 0;
  const against = armourClassNow(play.state, play.rules, stroke);
  const struck = rule.roll.strike(thac0, natural, modifier - taken, against, rule.roll.least?.(stroke.attacker));
  const read = rule.roll.readOff(thac0, struck.total);
  const notes = [
    ...strikeNotes(play, stroke, struck.hit),
    ...meleeNotes(play, stroke),
    ...(rule.often.manner && modifiers.length > 1 ? [rule.often.manner.sum] : []),
    ...(read ? [read] : []),
  ];
  const {
    roll: { rule: id, formula },
  } = rule;
  const need = neededBy(play.state, play.rules, stroke);
  const judged = atLeast(roll.total, need.needed, struck.hit);
  const why = {
    rule: id,
    formula,
    roll,
    modifiers: own ? [own, ...modifiers] : modifiers,
    ...need,
    judged,
  };
  const said = [...notes, ...(judged.natural ? naturalNotes(rule.roll.naturals, struck.hit) : [])];
  return {
    natural,
    over: roll.total - need.needed,
    hit: struck.hit,
    why: said.length > 0 ? { ...why, notes: said } : why,
  };
}

/** What the book says where the face alone decided. */
const naturalNotes = (rule: RuleId | null, hit: boolean): readonly Note[] =>
  rule === null ? [] : [{ rule, text: hit ? 'a 20 always hits' : 'a 1 always misses' }];

/** What bore on an attack without adding to the roll. That nothing would harm the target is not told of a miss. */
function strikeNotes({ state, rules }: Play, stroke: Stroke, hit: boolean): readonly Note[] {
  const { attacker, target, attack: weapon, behind, backstab } = stroke;
  const immune = isImmune(state, rules, stroke);
  const { cites } = rules.attack;
  const mighty = target.traits?.immune !== undefined && attacker.kind === 'monster' && !weapon.material;
  return [
    ...(target.shield && (behind || backstab) ? [{ rule: cites.behind, text: 'from behind a shield is no help' }] : []),
    ...(mighty && !immune
      ? [{ rule: cites.mighty, text: 'the attacker is mighty enough to harm the invulnerable' }]
      : []),
    ...(hit && immune ? [{ rule: cites.unharmed, text: 'such a weapon does not harm the target' }] : []),
  ];
}

/** What the book says, openly, of the manner of an attack that is thrown for. */
function mannerOf({ state, rules }: Play, { attacker, attack, series, free }: Stroke): Note | null {
  const {
    often: { manner },
  } = rules.attack;
  if (!manner) return null;
  if (free) return manner.answer;
  if (series) return manner.series;
  const split = attack.kind === 'missile' && attacker.moved > 0 ? splitting(state, attacker) : null;
  if (split) return split;
  return attack.kind === 'missile' ? manner.shot : manner.blow;
}

/** What the book says of a shot into a melee. */
function meleeNotes({ state, rules }: Play, { attacker, target, attack, lobbed = false }: Stroke): readonly Note[] {
  const {
    fray: { note: melee },
  } = rules.missiles;
  const into = melee && attack.kind === 'missile' && friendsInMelee(state, attacker, target, lobbed);
  return into ? [melee] : [];
}

/** Against what one is immune to, even a hit rolls no damage. */
export const rollsDamage = (hit: boolean, immune: boolean): boolean => hit && !immune;

/** The damage of a hit; what a miss does to the weapon, and to friends. */
export function follow(play: Play, struck: Struck, choice: Choice, subdue: boolean): void {
  const { stroke, hit, immune, natural } = struck;
  const { index } = choice;
  if (rollsDamage(hit, immune)) dealHit(play, stroke, natural, subdue);
  if (rollsDamage(hit, immune) && !subdue) hugAfterHits(play, stroke, choice);
  if (rollsDamage(hit, immune) && !subdue) gripAfterHit(play, struck, choice);
  if (natural !== null && !stroke.free) openCounters(play, stroke.attacker, stroke.target, stroke.attack.kind, natural);
  if (!hit && natural !== null) {
    snap(play, stroke, index, natural);
    strayInto(play, stroke);
  }
  hurl(play, stroke);
}

/** A miss may break the weapon, by the books that say so. */
function snap(play: Play, { attacker, attack: weapon }: Stroke, index: number, natural: number): void {
  const { said, rolls } = play.noting((dice) => play.rules.damage.breaking.breaks(natural, attacker, weapon, dice));
  if (!said) return;
  const { broke, rule, upTo } = said;
  const [roll] = rolls;
  const why: Why | null =
    roll && upTo !== null
      ? {
          rule,
          formula: `a second d20 ≤ ${upTo} breaks what is magic`,
          roll,
          needed: upTo,
          judged: atMost(roll.total, upTo, broke),
        }
      : null;
  const of = { creature: attacker.id, attack: index };
  if (broke) play.happen({ type: 'WeaponBroke', ...of, rule, ...(why ? { why } : {}) });
  else if (why) play.happen({ type: 'WeaponHeld', ...of, why });
}

const HELPLESS = ['paralysed', 'petrified', 'asleep', 'unconscious'] as const;
const isHelpless = ({ conditions }: Creature): boolean => HELPLESS.some((condition) => conditions.includes(condition));

/** Whether this attack uses up the last the attacker has in the round. */
function isDone({ state }: Play, attacker: Creature, now: Choice): boolean {
  const blows = state.encounter?.combat?.blows ?? [];
  const made = blows.filter((blow) => blow.creature === attacker.id && blow.attack === now.index).length + 1;
  const last = made >= timesOf(state, attacker, now);
  if (attacker.kind !== 'monster') return last;
  return attacksLeft(state, attacker).every((choice) =>
    choice.index === now.index ? last : choice.attack.kind !== now.attack.kind,
  );
}
