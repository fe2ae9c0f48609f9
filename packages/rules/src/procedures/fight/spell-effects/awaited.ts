import { type CreatureId, id, type Why } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { type PartByItself, partByItself } from '../../../state/spell-parts.ts';
import { type AwaitedSpell, awaitedSpells, type SpellWork } from '../../../state/spell-work.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { beginLasting } from '../magic-in-force/lasting.ts';
import { bring } from './brought.ts';
import { dispel } from './dispel.ts';
import { workOnDoor } from './door-work.ts';
import { filledBy, redraw } from './map-making.ts';
import { provide } from './provide.ts';
import { takenBySpell } from './reach.ts';
import { send } from './send.ts';
import { bookEffectOf, effectAsRuled, type Let, timeOf, unharmedBy } from './settled.ts';
import { reachedBySpell } from './shell.ts';
import { strike } from './strike.ts';
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

/** What was cast comes to nothing. */
export const letFail: Handler<'LetFail'> = (play, { awaited: which }) => {
  const awaited = awaitedSpells(play.state).find((one) => one.id === which);
  if (awaited) play.happen({ type: 'SpellFailed', awaited });
};
