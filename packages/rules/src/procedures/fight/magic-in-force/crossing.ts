import { barriersOf, blocked, centreOf, hasSquare, neighboursOf, type Square, within } from '@lanthorn/geometry';
import { byRule, impossible, inFigures, objections, type RuleId } from '../../../core/index.ts';
import { type Handler, type May, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic, type MagicInForce } from '../../../state/magic.ts';
import type { GameState } from '../../../state/state.ts';
import { readAmount, readDamage } from '../../body/damage/notation.ts';
import { entryOf } from '../../body/monsters/entry.ts';
import { callForSaves } from '../../body/saving-throw/saving-throw.ts';
import { hitDiceFelt } from '../../situation/spells/feels.ts';
import { toldWithin } from '../../situation/spells/reversed.ts';
import { onlyReferee } from '../../table/permission/permission.ts';

/** A wall of magic that lets some through, and harms them. */
export interface Harmful {
  readonly magic: LastingMagic;
  readonly does: NonNullable<MagicInForce['walls']>;
  readonly rule: RuleId;
}

export const harmfulWalls = (state: GameState): readonly Harmful[] =>
  lastingMagic(state).flatMap((magic) => {
    const found = magic.redraws && rulesOf(state).spells.effect.inForce(magic.name);
    return found?.does.walls ? [{ magic, does: found.does.walls, rule: found.rule }] : [];
  });

/** The squares next to somebody on the other side of a wall of magic. */
export function beyond({ scenes }: GameState, { at }: Creature, { redraws }: LastingMagic): readonly Square[] {
  const scene = at && redraws?.scene === at.scene ? scenes[at.scene] : undefined;
  const { walls = [] } = redraws?.put ?? {};
  if (!at || !scene || walls.length === 0) return [];
  const [from, barriers] = [centreOf(at.square, scene.grid), barriersOf(walls)];
  return neighboursOf(at.square, scene.grid).filter(
    (square) =>
      within(square, scene) &&
      (!scene.floor || hasSquare(scene.floor, square)) &&
      blocked(from, centreOf(square, scene.grid), barriers),
  );
}

/** The damage of going through: twice the dice for whom it harms most. */
export function harmTo(state: GameState, creature: Creature, { dice, harm, twice }: Harmful['does']): string {
  const breathes = creature.traits?.breath?.what;
  const other = harm === 'fire' ? 'cold' : 'fire';
  const found = readDamage(dice);
  const kind = entryOf(state, creature)?.key ?? null;
  const isNamed = (creature.undead && twice.includes('undead')) || (kind !== null && twice.includes(kind));
  const isWorse = breathes === other || isNamed;
  return found && isWorse ? inFigures({ ...found, count: 2 * found.count, times: 1 }) : dice;
}

export const mayCross: May<'CrossWall'> = (state, { creature, magic, to, damage }, seat) => {
  const wall = harmfulWalls(state).find((one) => one.magic.id === magic);
  const found = state.creatures[creature];
  const isThere = wall && found && beyond(state, found, wall.magic).some(({ x, y }) => x === to.x && y === to.y);
  if (!isThere) return objections(onlyReferee(seat), impossible('no-such-thing', 'There is no such wall in the way.'));
  const { rule, does } = wall;
  const few = `Nobody of fewer than ${does.from} hit dice goes through ${toldWithin(wall.magic.name)}.`;
  return objections(
    onlyReferee(seat),
    hitDiceFelt(found).dice < does.from ? byRule(rule, 'forbidden', few) : null,
    damage === undefined || readAmount(damage) ? null : impossible('bad-input', 'The damage is a number or dice.'),
  );
};

export const crossWall: Handler<'CrossWall'> = (play, { creature, magic: which, to, damage }) => {
  const wall = harmfulWalls(play.state).find(({ magic }) => magic.id === which);
  const found = play.state.creatures[creature];
  const dice = wall && found && readAmount(damage ?? harmTo(play.state, found, wall.does));
  if (!dice || !found.at) return;
  const { name, open } = wall.magic;
  const why = { rule: wall.rule, formula: `${wall.does.from} hit dice or more: others do not pass` };
  play.happen({
    type: 'WallCrossed',
    creature,
    at: { scene: found.at.scene, square: to },
    wall: name,
    ...(open ? {} : { secret: true }),
    why,
  });
  const threat = { save: null, modifier: 0, source: name, otherwise: 'none', destructive: false } as const;
  const of = { harm: wall.does.harm, dice: 0 };
  callForSaves(play, { ...threat, creatures: [creature], of, magic: true, secret: !open }, dice);
};
