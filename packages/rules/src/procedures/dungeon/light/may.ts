import {
  byPermission,
  byRule,
  type CreatureId,
  type ItemId,
  impossible,
  type LightId,
  objections,
  type Refusal,
  type Seat,
} from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { type BurningKind, type LightSource, lightName } from '../../../state/light.ts';
import type { GameState } from '../../../state/state.ts';
import { mayAct, mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { drawnBlade, hasMagicSword } from './blade.ts';
import { isLightKnown } from './known.ts';

/** The light is known, and in the hand of somebody who may act; one on the floor is the referee's. */
export function mayHandle(state: GameState, light: LightId, seat: Seat): Refusal | null {
  const found = state.lights[light];
  if (!found || !isLightKnown(state, seat, found)) return impossible('no-such-thing', 'That light does not burn.');
  return found.carriedBy ? mayAct(state, seat, found.carriedBy) : onlyReferee(seat);
}

/** What stands against somebody's making a light of a kind. */
export function mayLight(
  state: GameState,
  bearer: Creature,
  kind: BurningKind | 'sword' | 'own',
  item?: ItemId,
): readonly Refusal[] {
  if (kind === 'sword') return mayDraw(state, bearer);
  if (kind === 'own')
    return shiningOf(bearer, item)
      ? []
      : [byRule('TABLE', 'not-equipped', `${called(bearer)} carries nothing of that name that shines.`)];
  const { lighting } = rulesOf(state).light.cites;
  const without = `${called(bearer)} carries nothing to light as a ${lightName({ kind })}.`;
  return fuelFor(bearer, kind) ? [] : [byRule(lighting, 'not-equipped', without)];
}

function mayDraw(state: GameState, bearer: Creature): readonly Refusal[] {
  const { blade } = rulesOf(state).light;
  if (!blade) return [impossible('no-such-thing', 'By these rules no sword shines.')];
  return objections(
    drawnBlade(state, bearer.id) ? impossible('no-change', 'The sword is drawn already.') : null,
    hasMagicSword(bearer) ? null : byRule(blade.rule, 'not-equipped', `${called(bearer)} has no magic sword.`),
  );
}

/** A thing of the table's own that somebody carries and that shines when it is lit. */
export const shiningOf = ({ items }: Creature, item: ItemId | undefined): Item | null =>
  items.find(({ id, does }) => id === item && does?.glow !== undefined) ?? null;

/** Of those that burn so the one that has burnt the longest. */
const carried = ({ items }: Creature, use: Item['use']): Item | null =>
  items.filter((item) => item.use === use).toSorted((a, b) => turnsIn(a) - turnsIn(b))[0] ?? null;

/** Turns that a thing was put out with; of a fresh one more than of any. */
const turnsIn = ({ does }: Item): number => does?.turns ?? Number.POSITIVE_INFINITY;

/** The lantern that is lit, which is in the hand then and no more in the pack; null of what is no lantern. */
export const lampFor = (bearer: Creature, kind: BurningKind): Item | null =>
  kind === 'torch' || kind === 'candle' ? null : carried(bearer, kind);

/** The torch or candle to light; of a lantern that is carried the oil: what is left in it, or else a flask. */
export function fuelFor(bearer: Creature, kind: BurningKind): Item | null {
  if (kind === 'torch' || kind === 'candle') return carried(bearer, kind);
  const lamp = lampFor(bearer, kind);
  return lamp?.does?.turns ? lamp : lamp && carried(bearer, 'oil');
}

export function mayCover(state: GameState, light: LightSource | undefined, covered: boolean): readonly Refusal[] {
  if (!rulesOf(state).light.hood || light?.kind !== 'hooded-lantern')
    return [impossible('no-such-thing', 'That light has no hood.')];
  return objections(covered === (light.covered === true) ? impossible('no-change', 'The hood is so already.') : null);
}

/** What no hand puts out is the referee's to end. */
export const mayPutOut = (light: LightSource | undefined, seat: Seat): Refusal | null =>
  !light || mayReferee(seat) || !isOfSpell(light)
    ? null
    : byPermission('not-your-seat', 'The light of a spell ends when it is dispelled: the referee says so.');

/** Whether it is a spell's light, which is dispelled. */
export const isOfSpell = ({ kind }: Pick<LightSource, 'kind'>): boolean => kind === 'spell' || kind === 'lasting';

export function maySetDown({ creatures }: GameState, light: LightSource | undefined): Refusal | null {
  const bearer = light?.carriedBy ? creatures[light.carriedBy] : null;
  return bearer?.at && light?.kind !== 'sword'
    ? null
    : impossible('no-such-thing', 'Nobody on the board carries such a light.');
}

/** What lies in reach may be taken up; on another map it is not there at all. */
export function mayTakeUp(state: GameState, light: LightSource | undefined, taker: CreatureId): Refusal | null {
  const at = state.creatures[taker]?.at;
  if (!light?.left || light.placed || !at || light.left.scene !== at.scene)
    return impossible('no-such-thing', 'No light lies there.');
  return areClose(state, at, light.left)
    ? null
    : byRule('TABLE', 'too-far', 'The light is out of reach: go next to it first.');
}
