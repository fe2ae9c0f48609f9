import type { CreatureId, DiceText, DoorId, MagicId, RuleId, SceneId } from '../core/index.ts';
import type { Condition, Save } from './creature.ts';
import type { Harm } from './harms.ts';
import type { Area, Wall } from './scene.ts';

/** A spell in force, or other magic that lasts. */
export interface LastingMagic {
  readonly id: MagicId;
  /** As its description calls it: `Haste`. */
  readonly name: string;
  /** Null where nobody cast it. */
  readonly caster: CreatureId | null;
  /** Whom it is upon; none for magic upon a place. */
  readonly on: readonly CreatureId[];
  /** The round of the campaign at which it ends; null until it is ended. */
  readonly until: number | null;
  /** The players know of it: one of the party cast it, the referee said so, or one of the party cannot but notice it. */
  readonly open: boolean;
  /** The door that it keeps shut; absent for other magic. */
  readonly door?: DoorId;
  /** The monster of the bestiary whose form it gives, and whether with all that this can do; absent for other magic. */
  readonly form?: { readonly key: string; readonly whole: boolean };
  /** It brought those whom it is upon, and they are gone when it ends; absent for other magic. */
  readonly brought?: true;
  /** How the map is otherwise while it lasts; absent for other magic. */
  readonly redraws?: Redrawn;
  /** The place that it fills; absent for other magic. */
  readonly area?: Area;
  /** In so many rounds of a turn outside fights it harms those who stay in that place, as the referee has said; absent for all of them. */
  readonly harmsFor?: number;
  /** Likenesses of whom it is upon that are left; absent for other magic. */
  readonly images?: number;
}

/** What magic puts on a map, and what it takes off it. */
export interface Redrawn {
  readonly scene: SceneId;
  readonly put: MapPart;
  readonly take: MapPart;
}

export interface MapPart {
  readonly walls?: readonly Wall[];
  /** @most 1_000 */
  readonly floor?: readonly FloorRun[];
}

/** Squares side by side: column and row of the first, and how many. */
export type FloorRun = readonly [x: number, y: number, count: number];

interface Enchanted {
  readonly magic?: readonly LastingMagic[];
}

/** The same list each time: what is worked out of a list is kept by it. */
const NONE: readonly LastingMagic[] = [];

/** All magic in force. */
export const lastingMagic = ({ magic }: Enchanted): readonly LastingMagic[] => magic ?? NONE;

/** A state without the magic upon doors that are no more. */
export function withoutMagicOn<State extends Enchanted>(state: State, gone: readonly DoorId[]): State {
  const left = lastingMagic(state).filter(({ door }) => !door || !gone.includes(door));
  return left.length === lastingMagic(state).length ? state : { ...state, magic: left };
}

/** How long magic lasts: so many turns, thrown for or not, or so many rounds of a fight; with neither until something ends it. */
export interface Duration {
  readonly rule: RuleId;
  readonly turns: DiceText | null;
  /** Absent for what is not counted in rounds. */
  readonly rounds?: number;
}

/** What the confused do in a round. */
export type Conduct = 'attacks the other side' | 'does nothing' | 'attacks friends';

/** What magic does while it is in force: what it adds to rolls of whom it is upon, unless said otherwise, and how they are. */
export interface MagicInForce {
  readonly attack?: number;
  readonly damage?: number;
  readonly save?: number;
  readonly morale?: number;
  /** Dice more of damage with a weapon, which harms then what magic alone harms. */
  readonly strikes?: string;
  /** How many times over the dice of their blows count. */
  readonly mighty?: number;
  /** To the rolls of those who attack whom it is upon. */
  readonly attacked?: number;
  /** The ascending armour class that it is worth, where that is better than what is worn. */
  readonly armour?: { readonly melee: number; readonly missile: number };
  /** What they are while it lasts. */
  readonly condition?: Condition;
  /** It ends when whom it is upon attacks or casts. */
  readonly endsWith?: 'attack';
  /** Missiles without magic do them no harm. */
  readonly turnsMissiles?: true;
  /** Nor do blows. */
  readonly turnsBlows?: true;
  /** They can attack nobody. */
  readonly unarmed?: true;
  /** Monsters that strike no blow at them: the undead, and those with a word in their name that begins so. */
  readonly keepsOff?: readonly string[];
  /** They cannot be seen. */
  readonly unseen?: true;
  /** They see what is invisible. */
  readonly seesUnseen?: true;
  /** Whoever casts it sees which things at hand are magical. */
  readonly showsMagic?: true;
  /** Feet within which whom it is upon sees the traps that are in sight. */
  readonly showsTraps?: number;
  /** Feet of infravision. */
  readonly infravision?: number;
  /** Dice for how many likenesses stand about them: an attack takes one of these away, and does nothing else. */
  readonly images?: string;
  /** Feet a turn that they fly, whatever they bear. */
  readonly flies?: number;
  /** Feet a round that they rise or sink. */
  readonly rises?: number;
  /** Coins of weight that float beside them, and do not burden them. */
  readonly bears?: number;
  /** Whoever goes through the wall that it is takes such damage, and nobody of fewer hit dice does. `twice`: whom it harms most, `undead` or the keys of kinds of the bestiary; those who breathe its opposite besides. */
  readonly walls?: {
    readonly harm: Harm;
    readonly dice: string;
    readonly from: number;
    readonly twice: readonly string[];
  };
  /** They move twice as far and attack twice as often, or half as far. */
  readonly speed?: 'double' | 'half';
  /** It takes hold of no more than so many. */
  readonly most?: number;
  /** To their saves against such harm, and off each die of it. */
  readonly resists?: { readonly harm: Harm; readonly save: number; readonly perDie: number };
  /** They breathe under water, and do not drown. */
  readonly breathesWater?: true;
  /** The door it is upon opens to nobody, or to its caster alone. */
  readonly bars?: 'all' | 'others';
  /** No spell reaches them, and none of theirs reaches anybody. */
  readonly shutsOut?: true;
  /** They think of nothing clearly: they cast no spells, and read none. */
  readonly dulls?: true;
  /** Who has more hit dice saves each round of a fight; the others do what 2d6 say, by the most of each line. */
  readonly confuses?: {
    readonly saves: { readonly over: number; readonly against: Save };
    readonly conduct: readonly (readonly [upTo: number, does: Conduct])[];
  };
  /** Rest heals half as fast, and magic half as much. */
  readonly healsSlowly?: true;
  /** They can neither speak nor be heard, and cast nothing. */
  readonly silences?: true;
}
