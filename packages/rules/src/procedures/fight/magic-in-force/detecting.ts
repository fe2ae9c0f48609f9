import { distanceInFeet, type Square } from '@lanthorn/geometry';
import { withArticle, withoutArticle } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import { adventureOf, untaken } from '../../../state/adventure.ts';
import { called } from '../../../state/called.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import { hoardsOf } from '../../../state/hoard.ts';
import type { Item } from '../../../state/item.ts';
import { type LyingThing, lyingThings } from '../../../state/lying.ts';
import { lastingMagic } from '../../../state/magic.ts';
import type { Endowed } from '../../../state/powers.ts';
import { incapacity, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { atHand } from '../../party/belongings/may.ts';
import { trapSightOf } from '../../situation/condition/enchantment.ts';
import { isOpenToAll, isWatched, ofParty } from '../../situation/sight/known.ts';
import { isPlaceSeen, seesOne } from '../../situation/sight/sight.ts';
import type { MagicBegan } from './lasting-events.ts';

/** Whoever of the party casts what shows magic sees which things at hand are magical, and not what they are. */
export function magicShows(play: Play, { magic }: MagicBegan): void {
  const { inForce, range } = play.rules.spells.effect;
  const found = inForce(magic.name);
  const caster = magic.caster && play.state.creatures[magic.caster];
  if (!found?.does.showsMagic || !caster || !ofParty(play.state, caster)) return;
  const feet = range(caster, magic.name);
  const things = magicalNear(play.state, caster, typeof feet === 'number' ? feet : Number.POSITIVE_INFINITY);
  play.happen({ type: 'MagicShown', caster: caster.id, things, rule: found.rule });
}

/** Whoever of the party looks for traps by magic sees those of the map that are near enough, and in sight. */
export function trapsShow(play: Play): void {
  if (lastingMagic(play.state).length === 0) return;
  for (const one of partyOf(play.state)) {
    const magic = trapSightOf(play.state, one.id);
    const scene = one.at && play.state.scenes[one.at.scene];
    if (!magic || !scene || incapacity(one)) continue;
    const { showsTraps: feet = 0 } = magic.does;
    const near = (square: Square): boolean => isWithin(play.state, one.at, { scene: scene.id, square }, feet);
    const traps = Object.values(scene.traps).filter(
      ({ found, squares }) => !found && squares.some(near) && seesOne(play.state, scene, one, squares.filter(near)),
    );
    if (traps.length === 0) continue;
    const why = { rule: magic.rule ?? 'TABLE', formula: `traps in sight within ${feet}′ shine` } as const;
    play.happen({ type: 'TrapsShown', creature: one.id, scene: scene.id, traps: traps.map(({ id }) => id), why });
  }
}

/** Magical things so many feet around somebody, in words: what is carried, lies about, or lies in treasure that is in sight. What those carry whose sheets are closed has no name. */
function magicalNear(state: GameState, caster: Creature, feet: number): readonly string[] {
  const near = (at: Place | null): boolean => isWithin(state, caster.at, at, feet);
  const seen = (at: Place | null): boolean => near(at) && (at === null || isPlaceSeen(state, at));
  const carriers = Object.values(state.creatures).filter((one) => near(one.at) && isWatched(state, one));
  const isMagicItem = ({ id, magic }: Item): boolean =>
    isMagical(adventureOf(state).finds.find((find) => find.id === id)?.has, magic !== undefined);
  return [
    ...carriers.flatMap((carrier) => {
      const name = called(carrier);
      const magical = atHand(state, carrier).filter(isMagicItem);
      if (isOpenToAll(state, carrier)) return magical.map((item) => `${name}’s ${withoutArticle(item.name)}`);
      return magical.length > 0 ? [`something that ${name} carries`] : [];
    }),
    ...untaken(state)
      .filter(({ has }) => isMagical(has))
      .map((find) => `${withArticle(find.name)} of the treasure`),
    ...[...lyingThings(state), ...leftShining(state)]
      .filter(({ item, at }) => isMagicItem(item) && seen(at))
      .map(({ item }) => `${withArticle(item.name)} that lies there`),
    ...hoardsOf(state)
      .filter(({ hidden, at, things }) => !hidden && seen(at) && things.some(({ has }) => isMagical(has)))
      .map(({ name }) => `something in ${name}`),
  ];
}

/** Things of the table's own that shine where they were set down. */
const leftShining = ({ lights }: GameState): readonly LyingThing[] =>
  Object.values(lights).flatMap(({ left, thing }) => (left && thing ? [{ item: thing, at: left }] : []));

/** What was found among treasure is magical, unless the referee made it otherwise; of other things, those that say so. */
const isMagical = (has: Endowed | undefined, otherwise = true): boolean => (has ? has.magic !== undefined : otherwise);

/** Whether a place lies within so many feet of another. */
export function isWithin({ scenes }: GameState, from: Place | null, to: Place | null, feet: number): boolean {
  if (!from || !to) return from === to;
  const scene = scenes[from.scene];
  if (!scene || from.scene !== to.scene) return false;
  return distanceInFeet(from.square, to.square, scene.grid, scene.feetPerSquare) <= feet;
}
