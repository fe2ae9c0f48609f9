import { distanceInSquares } from '@lanthorn/geometry';
import { id, type Ruleset } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Attack, Creature, Place } from '../../../state/creature.ts';
import { besideOf } from '../../../state/ground.ts';
import type { Item } from '../../../state/item.ts';
import type { Door } from '../../../state/scene.ts';
import { taken } from '../../party/belongings/held.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { isPublic } from '../../situation/sight/known.ts';
import { isLauncher } from './ammunition.ts';

/** What bursts where it hits. */
const BURSTS = /\b(flask|vial|oil|holy water)\b/i;

/** What somebody throws: a thing that is carried, the one weapon in hand, nothing that is counted, or nothing at all. */
export type Missile = { readonly from: 'pack' | 'hand'; readonly thing: Item } | 'uncounted' | 'none';

/** The thing behind an attack from afar. Natural missiles, and what the price list does not know, are not counted. */
export function missileOf({ equipment }: Pick<Ruleset, 'equipment'>, thrower: Creature, attack: Attack): Missile {
  const { name, kind } = attack;
  if (kind !== 'missile' || isLauncher(attack)) return 'uncounted';
  const carried = thrower.items.find((item) => item.name === name || equipment.asWeapon(item) === name);
  if (carried) return { from: 'pack', thing: carried };
  if (thrower.kind === 'monster' || equipment.attacksWith(name).length === 0) return 'uncounted';
  const ware = equipment.ware(name);
  const inHand = thrower.attacks.some((each) => each.name === name && each.kind === kind);
  if (ware?.kind !== 'weapon' || !inHand) return 'none';
  return { from: 'hand', thing: { id: id(name), name, quantity: 1, weight: ware.weight, kind: 'weapon', use: null } };
}

/** What was thrown has left the hand: it lies where its target stood, or before what stopped it, or has burst. */
export function hurl(play: Play, { attacker, target, attack, stopped }: Stroke): void {
  const thrower = play.state.creatures[attacker.id];
  const missile = thrower ? missileOf(play.rules, thrower, attack) : 'uncounted';
  if (!thrower || typeof missile === 'string') return;
  const { from, thing } = missile;
  const at = stopped && thrower.at ? before(play, stopped, thrower.at) : (target.at ?? thrower.at);
  const lost = BURSTS.test(attack.name) || (at === null && !isPublic(play.state, thrower));
  play.happen({
    type: 'WeaponHurled',
    thrower: attacker.id,
    item: from === 'pack' ? thing.id : null,
    weapon: attack.name,
    lies: lost ? null : { item: outOfHand(play, missile), at },
    rule: play.rules.missiles.hurling,
  });
}

/** What was thrown, as it lies: the last of a thing is the very one that was carried; what was only in the hand is new. */
const outOfHand = ({ dice }: Play, { from, thing }: Exclude<Missile, string>): Item =>
  from === 'pack' ? taken(dice, thing, 1) : { ...thing, id: id(dice.id()) };

/** Where one stands before a door, coming from somewhere: the square beside it that is nearest. */
function before(play: Play, door: Door, { scene, square: from }: Place): Place {
  const board = play.state.scenes[scene];
  if (!board) return { scene, square: from };
  const { grid } = board;
  const [nearest = from] = besideOf(board, door).toSorted(
    (one, other) => distanceInSquares(from, one, grid) - distanceInSquares(from, other, grid),
  );
  return { scene, square: nearest };
}
