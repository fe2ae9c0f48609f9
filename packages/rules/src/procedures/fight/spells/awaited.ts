import { atMost, type CreatureId, id, type RuleId, type Why } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import { isDead } from '../../../state/read.ts';
import { type PartByItself, partByItself } from '../../../state/spell-parts.ts';
import { type AwaitedSpell, awaitedSpells, type SpellWork } from '../../../state/spell-work.ts';
import { deal } from '../../body/damage/deal.ts';
import { type DamageDice, readAmount, throwDamage } from '../../body/damage/notation.ts';
import { callForSaves } from '../../body/saving-throw/saving-throw.ts';
import { dispelLights } from '../../dungeon/light/spell.ts';
import { halvedFor } from '../../situation/condition/halved.ts';
import { isFoe } from '../../situation/reach/aims.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import { toldWithin } from '../../situation/spells/reversed.ts';
import { bring } from './brought.ts';
import { workOnDoor } from './door-work.ts';
import { beginLasting } from './lasting.ts';
import { filledBy, redraw } from './map-work.ts';
import { provide } from './provide.ts';
import { takenBySpell } from './reach.ts';
import { send } from './send.ts';
import { bookEffectOf, effectAsRuled, type Let, levelOf, timeOf, unharmedBy } from './settled.ts';
import { reachedBySpell } from './shell.ts';
import { takeFrom } from './taken-away.ts';
import { turnWeather } from './weather-work.ts';

/** How a spell came about: where it was cast, instead of at somebody; what players take it for; and at whom a scroll was read. */
export type How = Pick<AwaitedSpell, 'to' | 'takenFor' | 'readAt'>;

/**
 * A spell that does more than last waits for the referee, who may change what it does; whether this one does.
 * One whose missiles hit by themselves leaves nothing to rule on, and takes hold at once.
 */
export function awaitRuling(
  play: Play,
  caster: Creature,
  spell: string,
  targets: readonly CreatureId[],
  { to, takenFor = spell, readAt }: How,
): boolean {
  const found = play.rules.spells.effect.works(spell);
  if (!found) return false;
  const open = isWatched(play.state, caster);
  const from = to && caster.at && found.work.bursts?.kind === 'line' ? { from: caster.at.square } : {};
  const how = {
    ...(to ? { to } : {}),
    ...from,
    ...(takenFor === spell ? {} : { takenFor }),
    ...(readAt ? { readAt } : {}),
  };
  const awaited = { id: id<'magic'>(play.dice.id()), caster: caster.id, spell, targets, open, ...how };
  play.happen({ type: 'SpellAwaited', awaited });
  if (found.work.missiles && bookEffectOf(play.state, awaited)?.targets.length)
    letTakeHold(play, { type: 'LetTakeHold', awaited: awaited.id });
  return true;
}

export const letTakeHold: Handler<'LetTakeHold'> = (play, command) => {
  const found = effectAsRuled(play.state, command);
  if (!found) return;
  const { awaited, caster, work, rule, damage, hitDice, lasts, modifier, ownModifier } = found;
  const byItself = partByItself(work);
  if (byItself) return PLAYED[byItself](play, found);
  const aimed = reachedBySpell(play, awaited.takenFor ?? awaited.spell, found.targets, awaited.open);
  const among = aimed
    .flatMap((one) => play.state.creatures[one] ?? [])
    .filter((one) => isDead(one) === (work.dead ?? false));
  const reached = takenBySpell(play, work, among, hitDice);
  if (!reached) return;
  const { taken, roll } = reached;
  const why: Why = { rule, formula: formulaOf(work, hitDice, among.length, roll !== null), ...(roll ? { roll } : {}) };
  const upon = work.dispels && found.door ? { door: found.door } : {};
  const spared = unharmedBy(play.state, awaited, command.targets).map((one) => one.id);
  const unharmed = spared.length > 0 ? { unharmed: spared } : {};
  play.happen({ type: 'SpellTookHold', awaited, targets: taken.map((one) => one.id), ...upon, ...unharmed, why });
  const struck = strike(play, awaited, work, taken, { damage, modifier, ownModifier, rule });
  if (work.dispels) dispel(play, work.dispels, struck, found);
  if (work.drains ?? work.loses) for (const one of struck) takeFrom(play, one, work, rule);
  if (work.sends) for (const one of struck) send(play, found, one);
  const isOver = (work.damage ?? work.slays) !== undefined;
  if (isOver ? !work.fills : struck.length === 0 && !found.atPlace) return;
  const form = work.forms ? { form: { key: found.kind, whole: work.forms === 'whole' } } : {};
  const area = lasts === '' ? null : filledBy(play, found, aimed);
  const how = { ...form, ...(area ? { area } : {}) };
  if (lasts !== '') beginLasting(play, caster, awaited.spell, isOver ? [] : struck, { rule, ...timeOf(lasts) }, how);
};

/** What plays each part of a spell that takes hold of nobody. */
const PLAYED: Readonly<Record<PartByItself, (play: Play, found: Let) => void>> = {
  door: workOnDoor,
  tells: tellCaster,
  brings: bring,
  feeds: provide,
  weather: turnWeather,
  raises: redraw,
  opensWay: redraw,
};

/** What a spell tells its caster, for as long as it lasts. */
function tellCaster(play: Play, { awaited, caster, work, rule, targets, lasts }: Let): void {
  const formula = work.tells === 'evil' ? 'which of those in sight are evil' : 'what they are at heart';
  play.happen({ type: 'SpellTold', awaited, creatures: targets, why: { rule, formula } });
  if (lasts !== '') beginLasting(play, caster, awaited.spell, [caster.id], { rule, ...timeOf(lasts) });
}

/** How it was found whom a spell reaches. @param thrown a die said how many */
function formulaOf(
  { pool, count, told, fills, bursts }: SpellWork,
  hitDice: string,
  meant: number,
  thrown: boolean,
): string {
  // How many they are would tell of those who are hidden there.
  if (fills) return 'those in the place that it fills';
  if (bursts) return 'those whom it catches where it bursts';
  if (pool) return `${hitDice} hit dice of them, the weakest first`;
  if (told && !count) return `the referee tells ${told}`;
  if (!count) return 'those it was cast at';
  if (thrown) return `${count} of them`;
  return meant === 1 ? 'one alone' : `at most ${count} of them`;
}

/** Saves and damage; whom the spell has then. */
function strike(
  play: Play,
  { spell, caster, targets, open }: AwaitedSpell,
  work: SpellWork,
  taken: readonly Creature[],
  { damage, modifier, ownModifier, rule }: Pick<Let, 'damage' | 'modifier' | 'ownModifier' | 'rule'>,
): readonly CreatureId[] {
  const creatures = taken.map((one) => one.id);
  const dice = readAmount(damage);
  if (!dice || creatures.length === 0) return [];
  if (work.missiles) {
    const found = play.state.creatures[caster];
    loose(
      play,
      { source: open ? toldWithin(spell) : '', rule },
      creatures,
      dice,
      missilesOf(work, found ? levelOf(found) : 1),
    );
    return creatures;
  }
  // The table is not told what bears on a save, where it did not see the spell cast.
  const own = open ? ownModifier : 0;
  const within = creatures.filter(
    (one) => (work.save?.aimed && !targets.includes(one)) || (work.save?.unwilling && isWilling(play, caster, one)),
  );
  const failed = callForSaves(
    play,
    {
      creatures: creatures.filter((one) => !within.includes(one)),
      save: work.save?.against ?? null,
      modifier: modifier - own,
      named: own === 0 ? [] : [{ name: `${toldWithin(spell)} at one alone`, value: own, rule }],
      source: toldWithin(spell),
      secret: !open,
      effect: work.save?.effect ?? 'negates',
      otherwise: work.slays ? 'dead' : 'none',
      destructive: false,
      magic: true,
      ...(work.damage?.harm ? { of: { harm: work.damage.harm, dice: 0 } } : {}),
      ...(work.nature && play.rules.classFunctions.immunity.natures ? { nature: work.nature } : {}),
    },
    dice,
  );
  return [...failed, ...within];
}

/** Whether somebody lets a caster's spell happen: those of the own side do. */
function isWilling({ state }: Play, caster: CreatureId, target: CreatureId): boolean {
  const [by, upon] = [state.creatures[caster], state.creatures[target]];
  return by !== undefined && upon !== undefined && !isFoe(state, by, upon);
}

const missilesOf = ({ missiles = [] }: SpellWork, level: number): number =>
  missiles.find(([from]) => level >= from)?.[1] ?? 1;

/** What does it, empty where not all may know; and by which rule. */
interface Source {
  readonly source: string;
  readonly rule: RuleId;
}

/** Missiles that hit by themselves, shared out one after another. */
function loose(
  play: Play,
  { source, rule }: Source,
  among: readonly CreatureId[],
  dice: DamageDice,
  missiles: number,
): void {
  for (let each = 0; each < missiles; each += 1) {
    const living = among.filter((one) => {
      const found = play.state.creatures[one];
      return found && !isDead(found);
    });
    const target = living[each % living.length];
    if (target === undefined) return;
    const roll = throwDamage(play, dice);
    const whole = Math.max(0, roll.total);
    const struck = play.state.creatures[target];
    const halved = struck ? halvedFor(play.rules, struck, whole, 'magic') : null;
    const amount = halved?.amount ?? whole;
    const why: Why = {
      rule,
      formula: `${source ? `${source}: ` : ''}${counted(missiles, 'missile')}, each hits by itself`,
      roll,
      made: { amount, parts: [{ name: 'the dice', value: whole }, ...(halved ? [halved.part] : [])] },
    };
    play.happen({ type: 'DamageRolled', target, amount, roll, subdual: false, why, ...unseen(play.state, target) });
    deal(play, { target, amount, by: null, source, subdual: false, destructive: null });
  }
}

/** Curses upon them end, or all magic that does not stand, upon a door as well, and the lights of spells that they carry. */
function dispel(play: Play, what: 'all' | 'curse', creatures: readonly CreatureId[], by: Let): void {
  for (const magic of lastingMagic(play.state)) {
    const ends = what === 'all' || /curse/i.test(magic.name);
    const isReached = magic.door ? magic.door === by.door : magic.on.some((one) => creatures.includes(one));
    if (!ends || !isReached) continue;
    if (what !== 'curse' && stands(play, magic, by)) continue;
    // Of those whom magic brought each is there by itself.
    const on = magic.brought ? magic.on.filter((one) => creatures.includes(one)) : magic.on;
    play.happen({ type: 'MagicEnded', magic: { ...magic, on }, ranOut: false });
  }
  if (what === 'all') dispelLights(play, creatures);
}

/** In a hundred, for each level that the caster of what is to end has more. */
const STANDS = 5;

/** Whether the magic of a mightier caster stands, by the dice. */
function stands(play: Play, magic: LastingMagic, { caster, awaited, rule }: Let): boolean {
  const mightier = magic.caster ? play.state.creatures[magic.caster] : undefined;
  const more = mightier ? levelOf(mightier) - levelOf(caster) : 0;
  if (more <= 0) return false;
  const [roll, needed] = [play.roll(1, 100, 0), more * STANDS];
  const isStanding = roll.total <= needed;
  const judged = atMost(roll.total, needed, isStanding);
  const why = { rule, formula: `d100 ≤ ${STANDS} for each level more of its caster`, roll, needed, judged };
  const { takenFor: by = awaited.spell, open } = awaited;
  play.happen({ type: 'MagicTried', magic, by, stands: isStanding, why, ...(open ? {} : { secret: true }) });
  return isStanding;
}

/** What was cast comes to nothing. */
export const letFail: Handler<'LetFail'> = (play, { awaited: which }) => {
  const awaited = awaitedSpells(play.state).find((one) => one.id === which);
  if (awaited) play.happen({ type: 'SpellFailed', awaited });
};
