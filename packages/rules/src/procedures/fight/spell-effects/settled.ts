import type { Square } from '@lanthorn/geometry';
import { type DoorId, inFigures, mostOf, type RuleId, readDice, type SceneId } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { type FieldsOf, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Duration } from '../../../state/magic.ts';
import { isPresent } from '../../../state/read.ts';
import { type AwaitedSpell, awaitedSpells, type Familiarity, type SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { diceOf } from '../../../state/undead.ts';
import { AT_ONCE } from '../../body/monsters/rule.ts';
import { shellAbout } from '../../situation/condition/enchantment.ts';
import { canAffect, hitDiceFelt } from '../../situation/spells/feels.ts';
import type { Sky } from '../../wilds/weather/skies.ts';
import { skyToday } from '../../wilds/weather/today.ts';
import { caughtAt } from './bursts.ts';
import { doorsNear } from './doors.ts';
import { evilNear } from './evil.ts';
import { placeCastAt, thoseWithin } from './places.ts';

/** How long a spell lasts that something must end. */
export const UNTIL_ENDED = 'until ended';

/** The level that a spell is cast at: of monsters, their hit dice. */
export const levelOf = (caster: Creature): number =>
  caster.class === null ? diceOf(caster) : Math.max(1, caster.level);

/** What a spell would do by the book, as the referee may change it. */
export interface Settled {
  readonly work: SpellWork;
  readonly rule: RuleId;
  readonly targets: readonly Creature['id'][];
  /** The door it works on: the nearest, unless another is said; null for other spells. */
  readonly door: DoorId | null;
  /** What it brings, and dice for how many, or whose form it gives; empty for other spells. */
  readonly kind: string;
  readonly count: string;
  /** Where a wall or a way begins; null where nobody has said. */
  readonly from: Square | null;
  /** The map that it works on: of the place that it was cast at, or where its caster is; null for none. */
  readonly scene: SceneId | null;
  /** Where it takes them, where it ends, or the middle of what it fills; null where nobody has said. */
  readonly to: Square | null;
  readonly known: Familiarity;
  /** The weather that it makes. */
  readonly sky: Sky;
  readonly modifier: number;
  readonly damage: string;
  readonly hitDice: string;
  /** Turns, as dice, or so many rounds; empty for what is over at once. */
  readonly lasts: string;
}

/** What the book has a spell do that waits; null where nothing is written of it, or its caster is gone. */
export function bookEffectOf(state: GameState, awaited: AwaitedSpell): Settled | null {
  const { caster: who, spell, targets } = awaited;
  const caster = state.creatures[who];
  const { works, lasts, inForce } = rulesOf(state).spells.effect;
  const found = works(spell);
  if (!caster || !found) return null;
  const { work, rule } = found;
  const place = placeCastAt(state, awaited);
  const felt = targets.filter((one) => {
    const target = state.creatures[one];
    return target !== undefined && isPresent(state, target) && canAffect(work, target);
  });
  const from = awaited.from ?? caster.at?.square;
  const caught = place && caughtAt(state, work, { caster: who, from: from ?? place.square }, place);
  return {
    work,
    rule,
    targets:
      targets.length > 0
        ? felt
        : work.bursts && caught
          ? caught.map(({ id }) => id)
          : meantBy(state, caster, spell, work),
    door: work.door ? (doorsNear(state, caster)[0]?.door.id ?? null) : null,
    kind: kindsOf(state, work, caster, felt.length > 0 ? felt : targets)[0] ?? '',
    count: countOf(work, levelOf(caster)),
    from: null,
    scene: (place ?? caster.at)?.scene ?? null,
    to: place?.square ?? null,
    known: 'moderately',
    sky: skyToday(state) ?? 'clear',
    modifier: ownModifierOf(work, felt),
    damage: work.damage ? damageOf(work.damage, levelOf(caster)) : '0',
    hitDice: work.pool ? poolOf(work.pool, levelOf(caster)) : '',
    lasts:
      (work.damage || work.slays) && !work.fills
        ? ''
        : written(lasts(caster, spell), inForce(spell) || work.brings || work.weather ? UNTIL_ENDED : ''),
  };
}

/**
 * Those whom the damage of a spell comes to and does no harm by their nature: of those it was cast at, or who stand where it
 * bursts. Nobody whom a shell against magic keeps it from, and nobody of them where the referee lets it reach others instead.
 * @param named whom the referee lets it reach, who are harmed then; absent where it is as the book has it
 */
export function unharmedBy(
  state: GameState,
  awaited: AwaitedSpell,
  named: readonly Creature['id'][] = [],
): readonly Creature[] {
  const { caster, targets, from } = awaited;
  const work = rulesOf(state).spells.effect.works(awaited.spell)?.work;
  if (!work?.damage) return [];
  const { damage: _none, ...touch } = work;
  const place = placeCastAt(state, awaited);
  if (!place && named.some((one) => !targets.includes(one))) return [];
  const near = place ? caughtAt(state, touch, { caster, from: from ?? place.square }, place) : [];
  const reached = targets.length > 0 ? targets.flatMap((one) => state.creatures[one] ?? []) : near;
  return reached.filter(
    (one) =>
      isPresent(state, one) &&
      canAffect(touch, one) &&
      !canAffect(work, one) &&
      !named.includes(one.id) &&
      !shellAbout(state, one.id),
  );
}

/** What it may bring, or whose form it may give, by their keys in the bestiary. */
export function kindsOf(
  state: GameState,
  { brings, forms }: SpellWork,
  caster: Creature,
  [target]: readonly Creature['id'][],
): readonly string[] {
  if (!forms) return brings?.kinds ?? [];
  const changed = target && state.creatures[target];
  const most = forms === 'body' ? levelOf(caster) : TWICE * (changed ? hitDiceFelt(changed).dice : levelOf(caster));
  const { bestiary } = rulesOf(state).monsters;
  return bestiary.filter(({ undead, hitDice }) => !undead && hitDice.dice <= most).map(({ key }) => key);
}
const TWICE = 2;

/** How many it brings; where their hit dice count, no more than the caster has levels. How many it feeds. */
function countOf({ brings, feeds }: SpellWork, level: number): string {
  if (feeds) return String(feeds.people * (1 + Math.max(0, level - feeds.above)));
  return brings?.count === 'hit dice' ? String(level) : (brings?.count ?? '');
}

/** Whom a spell works on that was cast at nobody: those in sight who are evil, or its caster. */
function meantBy(state: GameState, caster: Creature, spell: string, work: SpellWork): readonly Creature['id'][] {
  const { onPlace, range } = rulesOf(state).spells.effect;
  if (work.dead) return [];
  const resisted = work.save && !work.save.unwilling;
  if (work.forms === 'body' || work.sends || (work.told && !resisted && !onPlace(spell))) return [caster.id];
  return work.tells === 'evil' ? evilNear(state, caster, range(caster, spell)) : [];
}

/** How many of its kind a spell brings at the most, whatever the dice say: a hit die for each level of the caster, or as many as come at once. `capped`: why no more come. */
export function boundOnBrought(
  state: GameState,
  { work, caster, kind }: Pick<Let, 'work' | 'caster' | 'kind'>,
): { readonly most: number; readonly formula: string; readonly capped: string } {
  if (work.brings?.count !== 'hit dice') {
    const [, most] = AT_ONCE;
    return {
      most,
      formula: `as many as the spell brings, and at most ${most}`,
      capped: `no more than ${most} at once`,
    };
  }
  const [level, dice] = [levelOf(caster), Math.max(1, rulesOf(state).monsters.monster(kind)?.hitDice.dice ?? 1)];
  const most = Math.max(1, Math.min(Math.floor(level / dice), AT_ONCE[1]));
  const formula = `no more hit dice than the caster has levels: ${level} ÷ ${dice} each, rounded down, at least 1`;
  return { most, formula, capped: `no more than ${most}: ${level} hit dice in all` };
}

/** As many as it brings if the dice show the most that they can. */
export function mostBrought(state: GameState, found: Pick<Let, 'work' | 'caster' | 'kind' | 'count'>): number {
  const dice = readDice(found.count);
  if (!dice) return 1;
  return Math.max(1, Math.min(boundOnBrought(state, found).most, mostOf(dice)));
}

/** What a spell itself adds to the saves of those it is cast at. */
const ownModifierOf = ({ save }: SpellWork, targets: readonly unknown[]): number =>
  targets.length === 1 ? (save?.alone ?? 0) : 0;

/** What the referee lets a spell do that waits. */
export interface Let extends Settled {
  /** It is upon a place, and nobody was named whom it is cast at. */
  readonly atPlace: boolean;
  /** Of what is added to the save, how much the spell itself adds by the book: nothing where the referee set another figure. */
  readonly ownModifier: number;
  readonly awaited: AwaitedSpell;
  readonly caster: Creature;
}

/** What a spell is let do: as the book has it, but for what the command says; null where no such spell waits. */
export function effectAsRuled(state: GameState, command: FieldsOf<'LetTakeHold'>): Let | null {
  const awaited = awaitedSpells(state).find(({ id }) => id === command.awaited);
  const caster = awaited && state.creatures[awaited.caster];
  const book = awaited && bookEffectOf(state, awaited);
  if (!caster || !book) return null;
  const named = [...new Set(command.targets ?? book.targets)];
  const atPlace = named.length === 0 && rulesOf(state).spells.effect.onPlace(awaited.spell);
  const { from = book.from, to = book.to, known = book.known, sky = book.sky } = command;
  const scene = command.to ? (caster.at?.scene ?? null) : book.scene;
  const targets = atPlace && to ? thoseWithin(state, book.work, scene, to) : named;
  const work = atPlace && book.work.fills ? uponAllWithin(book.work) : book.work;
  const own = ownModifierOf(work, targets);
  const { modifier = own, door = book.door, damage = book.damage, kind = book.kind, count = book.count } = command;
  const { hitDice = book.hitDice, lasts = book.lasts } = command;
  return {
    ...book,
    work,
    atPlace,
    awaited,
    caster,
    targets,
    door,
    kind,
    count,
    from,
    scene,
    to,
    known,
    sky,
    modifier,
    ownModifier: modifier === own ? own : 0,
    damage,
    hitDice,
    lasts,
  };
}

/** What a spell that fills a place does to those in it: to all of them, and none resists but who would die. */
const uponAllWithin = ({ count: _count, save, ...work }: SpellWork): SpellWork =>
  work.slays && save ? { ...work, save } : work;

/** What the referee lets it last, in turns or in rounds; neither until it is ended. */
export function timeOf(lasts: string): Pick<Duration, 'turns' | 'rounds'> {
  const rounds = roundsIn(lasts);
  if (rounds !== null) return { turns: null, rounds };
  return { turns: lasts === UNTIL_ENDED ? null : readDice(lasts) };
}

/** How many rounds `12 rounds` says; null for a time that is not said in rounds. */
export function roundsIn(lasts: string): number | null {
  const [, count] = /^([1-9]\d{0,2}) rounds?$/.exec(lasts) ?? [];
  return count === undefined ? null : Number(count);
}

const damageOf = ({ dice, perLevel }: NonNullable<SpellWork['damage']>, level: number): string =>
  perLevel ? dice.replace(/^\d+/, String(level)) : dice;

const poolOf = ({ hitDice, perLevel }: NonNullable<SpellWork['pool']>, level: number): string =>
  perLevel ? String(Number(hitDice) * level) : hitDice;

function written(duration: Duration | null, unwritten: string): string {
  if (!duration) return unwritten;
  const { turns, rounds } = duration;
  if (rounds !== undefined) return counted(rounds, 'round');
  return turns ? inFigures(turns) : UNTIL_ENDED;
}
