import { distanceInFeet } from '@lanthorn/geometry';
import { withArticle } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import { adventureOf, untaken } from '../../../state/adventure.ts';
import type { Creature, Item, Place } from '../../../state/creature.ts';
import { hoardsOf } from '../../../state/hoard.ts';
import { type LyingThing, lyingThings } from '../../../state/lying.ts';
import type { Endowed } from '../../../state/powers.ts';
import type { GameState } from '../../../state/state.ts';
import { atHand } from '../../party/belongings/may.ts';
import { isOpenToAll, isWatched, ofParty } from '../../situation/sight/known.ts';
import { isPlaceSeen } from '../../situation/sight/sight.ts';
import type { MagicBegan } from './events.ts';

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

/** Magical things so many feet around somebody, in words: what is carried, lies about, or lies in treasure that is in sight. What those carry whose sheets are closed has no name. */
function magicalNear(state: GameState, caster: Creature, feet: number): readonly string[] {
  const near = (at: Place | null): boolean => isWithin(state, caster.at, at, feet);
  const seen = (at: Place | null): boolean => near(at) && (at === null || isPlaceSeen(state, at));
  const carriers = Object.values(state.creatures).filter((one) => near(one.at) && isWatched(state, one));
  const isMagicItem = ({ id, magic }: Item): boolean =>
    isMagical(adventureOf(state).finds.find((find) => find.id === id)?.has, magic !== undefined);
  return [
    ...carriers.flatMap((carrier) => {
      const { name } = carrier;
      const magical = atHand(state, carrier).filter(isMagicItem);
      if (isOpenToAll(state, carrier)) return magical.map((item) => `${name}’s ${item.name.replace(/^an? /, '')}`);
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

function isWithin({ scenes }: GameState, from: Place | null, to: Place | null, feet: number): boolean {
  if (!from || !to) return from === to;
  const scene = scenes[from.scene];
  if (!scene || from.scene !== to.scene) return false;
  return distanceInFeet(from.square, to.square, scene.grid, scene.feetPerSquare) <= feet;
}
