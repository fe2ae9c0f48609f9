import type { CreatureId, MagicId, Roll, RuleId, SceneId, TrapId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Shape } from '../../../state/creature.ts';
import { withFound } from '../../../state/found.ts';
import { type Conduct, type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import { withCreature } from '../../../state/read.ts';
import { withShape } from '../../../state/shape.ts';
import { stunnedTill, withEncounter, withoutBent } from '../../../state/sides.ts';
import { confusedBy } from '../../situation/condition/enchantment.ts';

/** Magic that lasts is upon somebody. */
export interface MagicBegan {
  readonly type: 'MagicBegan';
  readonly magic: LastingMagic;
  /** Null until it is ended, or where rounds are counted. */
  readonly turns: number | null;
  /** So many rounds of a fight; absent where turns are counted, or nothing is. */
  readonly rounds?: number;
  /** Thrown for how long it lasts; null where it is fixed. */
  readonly roll: Roll | null;
  /** Thrown for how many images it makes; absent for other magic. */
  readonly images?: Roll;
  readonly rule: RuleId;
}

export interface MagicEnded {
  readonly type: 'MagicEnded';
  /** Upon those whom it leaves: it stays upon others. */
  readonly magic: LastingMagic;
  /** It has lasted its time; else something ended it. */
  readonly ranOut: boolean;
}

/** Somebody saw which things at hand are magical. */
export interface MagicShown {
  readonly type: 'MagicShown';
  readonly caster: CreatureId;
  /** In words, by what they look like; empty for none. */
  readonly things: readonly string[];
  readonly rule: RuleId;
}

/** Somebody of the party saw traps by magic. */
export interface TrapsShown {
  readonly type: 'TrapsShown';
  readonly creature: CreatureId;
  readonly scene: SceneId;
  readonly traps: readonly TrapId[];
  readonly why: Why;
}

/** One of the likenesses that magic made is gone. */
export interface ImageVanished {
  readonly type: 'ImageVanished';
  readonly magic: MagicId;
}

/** Magic gave somebody another form; with null they are themselves again. */
export interface ShapeTaken {
  readonly type: 'ShapeTaken';
  readonly creature: CreatureId;
  readonly shape: Shape | null;
  /** What they look like, in words. */
  readonly as: string;
  readonly why: Why;
}

/** What somebody confused does in this round. */
export interface ConfusedActed {
  readonly type: 'ConfusedActed';
  readonly creature: CreatureId;
  readonly does: Conduct;
  readonly why: Why;
}

/** It was thrown for whether magic stands that another spell would end. */
export interface MagicTried {
  readonly type: 'MagicTried';
  readonly magic: LastingMagic;
  /** What the players take the other spell for. */
  readonly by: string;
  readonly stands: boolean;
  /** Not all may know that the other spell was cast. */
  readonly secret?: true;
  readonly why: Why;
}

/** Magic that lasts, and what it makes of those it is upon. */
export type LastingEvent =
  | MagicBegan
  | MagicEnded
  | MagicShown
  | TrapsShown
  | ImageVanished
  | ShapeTaken
  | ConfusedActed
  | MagicTried;

/** Magic upon those whom it has not left; none when it has left all, or was upon a place. */
function stillUpon(magic: LastingMagic, left: readonly CreatureId[]): readonly LastingMagic[] {
  const on = magic.on.filter((one) => !left.includes(one));
  return on.length > 0 ? [{ ...magic, on }] : [];
}

export const lastingEvolvers: Evolvers<LastingEvent> = {
  MagicBegan: (state, { magic }) => ({ ...state, magic: [...lastingMagic(state), magic] }),
  MagicEnded: (state, { magic: ended }) => {
    const magic = lastingMagic(state).flatMap((one) => (one.id === ended.id ? stillUpon(one, ended.on) : one));
    const after = { ...state, magic };
    return withoutBent(after, (creature) => ended.on.includes(creature) && !confusedBy(after, creature));
  },
  MagicShown: (state) => state,
  TrapsShown: (state, { scene, traps }) => withFound(state, scene, [], traps),
  ImageVanished: (state, { magic: which }) => ({
    ...state,
    magic: lastingMagic(state).map((magic) =>
      magic.id === which && magic.images ? { ...magic, images: magic.images - 1 } : magic,
    ),
  }),
  ShapeTaken: (state, { creature, shape }) => withCreature(state, creature, (found) => withShape(found, shape)),
  /** Who does nothing is stunned till the round is over. */
  ConfusedActed: (state, { creature, does }) => {
    const { round = 0, bent } = state.encounter ?? {};
    if (does === 'does nothing') return stunnedTill(state, creature, round);
    const on = does === 'attacks friends' ? 'friends' : 'foes';
    return withEncounter(state, (encounter) => ({ ...encounter, bent: { ...bent, [creature]: { round, on } } }));
  },
  MagicTried: (state) => state,
};
