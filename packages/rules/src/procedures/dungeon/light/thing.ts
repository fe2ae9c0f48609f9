import { type CreatureId, type ItemId, id } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { isLantern, type LightSource } from '../../../state/light.ts';
import { withLying } from '../../../state/lying.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { taken, withOneAdded } from '../../party/belongings/held.ts';
import { shiningOf } from './may.ts';

/** A thing of the table's own shines: it is in the hand, and no more in the pack. */
export function lightThing(play: Play, bearer: Creature, item: ItemId | undefined): void {
  const found = shiningOf(bearer, item);
  const { glow, turns } = found?.does ?? {};
  if (!found || !glow) return;
  const light: LightSource = {
    id: id(play.dice.id()),
    kind: 'own',
    carriedBy: bearer.id,
    left: null,
    radius: glow,
    turnsLeft: turns ?? null,
    name: found.name,
    thing: taken(play.dice, found, 1),
  };
  play.happen({ type: 'LightLit', light, spent: { creature: bearer.id, item: found.id }, rule: 'TABLE' });
}

/** What shone and is out is a thing again, with its bearer or where it lay: a lantern, or what has turns left in it. */
export function withThingBack(state: GameState, light: LightSource, burntOut: boolean): GameState {
  const { carriedBy, left } = light;
  const item = thingLeft(light, burntOut);
  if (!item) return state;
  return carriedBy
    ? withCreature(state, carriedBy, (bearer) => ({ ...bearer, items: withOneAdded(bearer.items, item) }))
    : withLying(state, { item, at: left });
}

/** What is left in the hand of a light that is out; null where it is used up. */
function thingLeft(light: LightSource, burntOut: boolean): Item | null {
  const { thing } = light;
  if (!thing) return null;
  const turns = burntOut ? 0 : turnsKept(light);
  if (turns !== 0) return withTurns(thing, turns);
  return isLantern(light) ? withTurns(thing, null) : null;
}

/** The whole turns that are left in a light if it is put out now; null for without end. The running one counts as used of what burns. */
export const turnsKept = ({ turnsLeft, kind }: LightSource): number | null =>
  turnsLeft === null || kind === 'own' ? turnsLeft : turnsLeft - 1;

/** A thing with so many turns left in it; null for a fresh or an empty one. */
function withTurns(thing: Item, turns: number | null): Item {
  const { does, ...plain } = thing;
  const { turns: _before, ...others } = does ?? {};
  const now = { ...others, ...(turns === null ? {} : { turns }) };
  return Object.keys(now).length > 0 ? { ...plain, does: now } : plain;
}

/** Lanterns and things of the table's own that somebody who has died held up lie where they fell, and shine on. */
export function leaveShining(play: Play, bearer: CreatureId): void {
  const left = play.state.creatures[bearer]?.at;
  if (!left) return;
  for (const { id: light, thing, carriedBy } of Object.values(play.state.lights))
    if (thing && carriedBy === bearer) play.happen({ type: 'LightChangedHands', light, carriedBy: null, left });
}
