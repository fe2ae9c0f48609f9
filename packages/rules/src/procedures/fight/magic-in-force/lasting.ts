import { type CreatureId, id, type Roll, throwDice, throwText } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import { type Duration, type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import { isDead, ROUNDS_PER_TURN } from '../../../state/read.ts';
import { isInShape } from '../../../state/shape.ts';
import { formOf } from '../../body/monsters/mustered.ts';
import { leaveBehind } from '../../dungeon/light/left-behind.ts';
import { clockNow, clockRound, hasRunOut } from '../../situation/round/clock.ts';
import { isOpenToAll } from '../../situation/sight/known.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import type { AttackRolled } from '../attack/events.ts';
import type { MagicBegan, MagicEnded } from './lasting-events.ts';
import { MOST_MAGIC } from './may.ts';

/**
 * A spell that lasts is in force from now on, upon those it was cast at; at nobody, upon a place or the caster.
 * @param how the door that it keeps shut, what it makes of the map, or that it has brought them
 */
export function beginLasting(
  play: Play,
  caster: Creature,
  name: string,
  targets: readonly CreatureId[],
  duration: Duration | null = play.rules.spells.effect.lasts(caster, name),
  how: Pick<LastingMagic, 'door' | 'form' | 'brought' | 'redraws' | 'area'> = {},
): void {
  if (!duration || lastingMagic(play.state).length >= MOST_MAGIC) return;
  const { turns, rounds, rule } = duration;
  const thrown = turns && throwDice(play.dice, turns);
  const images = imagesOf(play, name);
  const on = targets.length > 0 || play.rules.spells.effect.onPlace(name) ? targets : [caster.id];
  play.happen({
    type: 'MagicBegan',
    magic: {
      id: id<'magic'>(play.dice.id()),
      name,
      caster: caster.id,
      on,
      until:
        rounds === undefined
          ? thrown && clockNow(play.state) + thrown.total * ROUNDS_PER_TURN
          : clockNow(play.state) + rounds * clockRound(play.state),
      open: isOpenToAll(play.state, caster) || isNoticed(play, name, on),
      ...(images ? { images: images.total } : {}),
      ...how,
    },
    ...(images ? { images } : {}),
    turns: thrown?.total ?? null,
    ...(rounds === undefined ? {} : { rounds }),
    roll: thrown && thrown.faces.length > 0 ? thrown : null,
    rule,
  });
}

/** Whether magic upon somebody whose sheet lies open to all is noticed, whoever cast it: it changes how fast they go, silences them, or dulls their mind. */
export function isNoticed(play: Play, name: string, on: readonly CreatureId[]): boolean {
  const { speed, flies, silences, dulls } = play.rules.spells.effect.inForce(name)?.does ?? {};
  return (speed ?? flies ?? silences ?? dulls) !== undefined && on.some((one) => liesOpen(play, one));
}

function liesOpen({ state }: Play, creature: CreatureId): boolean {
  const found = state.creatures[creature];
  return found !== undefined && isOpenToAll(state, found);
}

/** Thrown for how many likenesses magic of this name makes; null for other magic. */
function imagesOf({ rules, dice }: Play, name: string): Roll | null {
  const images = rules.spells.effect.inForce(name)?.does.images;
  return images === undefined ? null : throwText(dice, images);
}

/** Whoever magic is upon is what it makes them: asleep, charmed, held. */
export function magicBinds(play: Play, { magic }: Pick<MagicBegan, 'magic'>): void {
  const condition = play.rules.spells.effect.inForce(magic.name)?.does.condition;
  for (const creature of condition ? magic.on : []) change(play, creature, condition, true);
  if (magic.form) for (const creature of magic.on) shape(play, creature, magic.form);
}

/** Somebody takes a form, or is themselves again; the dead take none. */
function shape(play: Play, creature: CreatureId, form: LastingMagic['form'] | null): void {
  const found = play.state.creatures[creature];
  const monster = found && form && !isDead(found) ? play.rules.monsters.monster(form.key) : null;
  const taken = monster && formOf(monster, form?.whole ?? false);
  if (!found || (taken ? isInShape(found, taken) : !found.shifted)) return;
  const rule = play.rules.spells.cites.lasting;
  const formula = taken ? 'hit points, saves and the skill at blows stay as they are' : 'as the magic ends';
  play.happen({ type: 'ShapeTaken', creature, shape: taken, as: monster?.name ?? '', why: { rule, formula } });
}

/** Whoever dies is themselves again. */
export function deathReleases(play: Play, creature: CreatureId): void {
  for (const magic of lastingMagic(play.state))
    if (magic.form && magic.on.includes(creature))
      play.happen({ type: 'MagicEnded', magic: { ...magic, on: [creature] }, ranOut: false });
}

/** What magic made of somebody ends with it, unless other magic makes the same of them. */
export function magicReleases(play: Play, { magic }: Pick<MagicEnded, 'magic'>): void {
  const { inForce } = play.rules.spells.effect;
  const condition = inForce(magic.name)?.does.condition;
  const formLeft = (creature: CreatureId) =>
    lastingMagic(play.state).findLast(({ form, on }) => form && on.includes(creature))?.form;
  for (const creature of magic.form ? magic.on : []) shape(play, creature, formLeft(creature));
  for (const creature of magic.brought ? magic.on : []) vanish(play, creature);
  for (const creature of condition ? magic.on : []) {
    const others = lastingMagic(play.state).filter(({ on }) => on.includes(creature));
    if (others.every(({ name }) => inForce(name)?.does.condition !== condition))
      change(play, creature, condition, false);
  }
}

/** Whoever magic brought is gone, and leaves behind what it had. */
function vanish(play: Play, creature: CreatureId): void {
  if (!play.state.creatures[creature]) return;
  leaveBehind(play, creature);
  play.happen({ type: 'CreatureRemoved', creature, quiet: true });
}

function change(play: Play, creature: CreatureId, condition: Condition | undefined, on: boolean): void {
  const found = play.state.creatures[creature];
  if (!found || !condition || isDead(found) || found.conditions.includes(condition) === on) return;
  play.happen({ type: 'ConditionChanged', creature, condition, on, ...unseen(play.state, creature) });
}

/** An attack took a likeness away; with the last of them the magic ends. */
export function imageVanishes(play: Play, { target, image }: Pick<AttackRolled, 'target' | 'image'>): void {
  const magic = image && lastingMagic(play.state).find(({ on, images }) => images && on.includes(target));
  if (!magic) return;
  play.happen({ type: 'ImageVanished', magic: magic.id });
  if (magic.images === 1) play.happen({ type: 'MagicEnded', magic, ranOut: false });
}

/** What ends with an attack or a spell of whom it is upon. */
export function magicBreaks(play: Play, creature: CreatureId): void {
  const { inForce } = play.rules.spells.effect;
  for (const magic of lastingMagic(play.state))
    if (magic.on.includes(creature) && inForce(magic.name)?.does.endsWith)
      play.happen({ type: 'MagicEnded', magic, ranOut: false });
}

/** Time has passed: what has lasted its time ends, and what holds those here who are all dead. */
export function magicRunsOut(play: Play): void {
  const isGone = (one: CreatureId): boolean => play.state.creatures[one]?.conditions.includes('dead') ?? true;
  const holdsNobody = ({ brought, on }: LastingMagic): boolean => brought === true && on.every(isGone);
  for (const magic of lastingMagic(play.state))
    if (hasRunOut(play.state, magic.until) || holdsNobody(magic))
      play.happen({ type: 'MagicEnded', magic, ranOut: true });
}

export const beginMagic: Handler<'BeginMagic'> = (play, { name, on, turns }) => {
  const until = turns === 0 ? null : clockNow(play.state) + turns * ROUNDS_PER_TURN;
  const open = on.every((one) => liesOpen(play, one)) || isNoticed(play, name.trim(), on);
  const images = imagesOf(play, name.trim());
  const made = images ? { images: images.total } : {};
  const magic = { id: id<'magic'>(play.dice.id()), name: name.trim(), caster: null, on, until, open, ...made };
  play.happen({
    type: 'MagicBegan',
    magic,
    turns: turns === 0 ? null : turns,
    roll: null,
    rule: play.rules.spells.cites.lasting,
    ...(images ? { images } : {}),
  });
};

export const endMagic: Handler<'EndMagic'> = (play, { magic: which }) => {
  const magic = lastingMagic(play.state).find(({ id: one }) => one === which);
  if (magic) play.happen({ type: 'MagicEnded', magic, ranOut: false });
};
