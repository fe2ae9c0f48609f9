import type { CreatureId, DoorId, MagicId, Roll, RuleId, SceneId, TrapId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Place, Shape } from '../../../state/creature.ts';
import { withFound } from '../../../state/found.ts';
import { type Conduct, type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import { withCreature } from '../../../state/read.ts';
import type { Wall } from '../../../state/scene.ts';
import { withShape } from '../../../state/shape.ts';
import { stunnedTill, withCombat, withEncounter, withoutBent } from '../../../state/sides.ts';
import { havingUsed, withoutSpell } from '../../../state/sleep.ts';
import { type AwaitedSpell, awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { confusedBy } from '../../situation/condition/enchantment.ts';
import { withDeed } from '../../situation/round/deeds.ts';
import { wallKey } from '../../table/drawing/events.ts';

export interface SpellMemorised {
  readonly type: 'SpellMemorised';
  readonly creature: CreatureId;
  readonly spell: string;
}

export interface SpellForgotten {
  readonly type: 'SpellForgotten';
  readonly creature: CreatureId;
  readonly spell: string;
}

export interface SpellCast {
  readonly type: 'SpellCast';
  readonly caster: CreatureId;
  readonly spell: string;
  readonly targets: readonly CreatureId[];
  readonly reversed?: true;
}

export interface SpellTraded {
  readonly type: 'SpellTraded';
  readonly creature: CreatureId;
  readonly spell: string;
  readonly into: string;
}

/** A book of a spell level came to a caster. */
export interface BookOpened {
  readonly type: 'BookOpened';
  readonly creature: CreatureId;
  readonly level: number;
  readonly spells: readonly string[];
  readonly roll: Roll | null;
}

export interface BookFilled {
  readonly type: 'BookFilled';
  readonly creature: CreatureId;
  readonly spell: string;
}

/** Magic that lasts is upon somebody. */
export interface MagicBegan {
  readonly type: 'MagicBegan';
  readonly magic: LastingMagic;
  /** Null until it is ended. */
  readonly turns: number | null;
  /** Thrown for how long it lasts; null where it is fixed. */
  readonly roll: Roll | null;
  /** Thrown for how many images it makes; absent for other magic. */
  readonly images?: Roll;
  readonly rule: RuleId;
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

export interface MagicEnded {
  readonly type: 'MagicEnded';
  /** Upon those whom it leaves: it stays upon others. */
  readonly magic: LastingMagic;
  /** It has lasted its time; else something ended it. */
  readonly ranOut: boolean;
}

/** A wall that magic has put up stands there for good: it stays when that magic ends. */
export interface WallMadeToStay {
  readonly type: 'WallMadeToStay';
  readonly scene: SceneId;
  readonly wall: Wall;
}

/** Somebody came into a place that magic fills. */
export interface PlaceEntered {
  readonly type: 'PlaceEntered';
  /** The players know of it from now on, where one of the party cannot but notice it. */
  readonly magic: LastingMagic;
  readonly creature: CreatureId;
  /** It is upon them from now on; absent for what only harms them. */
  readonly stays?: true;
  readonly why: Why;
}

/** Somebody left a place that magic fills, which is upon them no longer. */
export interface PlaceLeft {
  readonly type: 'PlaceLeft';
  readonly magic: LastingMagic;
  readonly creature: CreatureId;
  readonly why: Why;
}

/** Some stayed for a turn in a place where magic harms those who do; the damage is an event of its own. */
export interface PlaceStayedIn {
  readonly type: 'PlaceStayedIn';
  readonly magic: LastingMagic;
  readonly creatures: readonly CreatureId[];
  /** Rounds of the turn in which it harmed them. */
  readonly rounds: number;
  readonly why: Why;
}

/** The referee said in how many rounds of a turn magic harms those who stay in the place that it fills. */
export interface PlaceHarmSet {
  readonly type: 'PlaceHarmSet';
  readonly magic: LastingMagic;
  readonly rounds: number;
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

/** A spell did nothing to somebody: other magic keeps it off. */
export interface SpellShutOut {
  readonly type: 'SpellShutOut';
  readonly creature: CreatureId;
  readonly spell: string;
  /** Not all may know that it was cast. */
  readonly secret?: true;
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

/** A spell was cast whose work the referee looks at first. */
export interface SpellAwaited {
  readonly type: 'SpellAwaited';
  readonly awaited: AwaitedSpell;
}

export interface SpellTookHold {
  readonly type: 'SpellTookHold';
  readonly awaited: AwaitedSpell;
  /** Whom it reached, before any saves. */
  readonly targets: readonly CreatureId[];
  /** The door it works on, of those that work on one. */
  readonly door?: DoorId;
  /** What it brought: the kind by its name, how many, and whether nobody sees them come. */
  readonly brought?: { readonly kind: string; readonly count: number; readonly unseen?: true };
  /** What it made, how many of it, and among whom that was shared out. */
  readonly made?: { readonly name: string; readonly count: number; readonly among: readonly CreatureId[] };
  readonly why: Why;
}

/** A spell took somebody elsewhere. */
export interface SpellSent {
  readonly type: 'SpellSent';
  readonly awaited: AwaitedSpell;
  readonly creature: CreatureId;
  /** How far above the place; null for too low. */
  readonly feetAbove: number | null;
  readonly why: Why;
}

/** Somebody went through a wall of magic; the damage is an event of its own. */
export interface WallCrossed {
  readonly type: 'WallCrossed';
  readonly creature: CreatureId;
  /** Where they come out. */
  readonly at: Place;
  /** As its description calls it. */
  readonly wall: string;
  /** Not all may know that it was cast. */
  readonly secret?: true;
  readonly why: Why;
}

/** A spell told its caster of some. */
export interface SpellTold {
  readonly type: 'SpellTold';
  readonly awaited: AwaitedSpell;
  readonly creatures: readonly CreatureId[];
  readonly why: Why;
}

export interface SpellFailed {
  readonly type: 'SpellFailed';
  readonly awaited: AwaitedSpell;
}

export type SpellsEvent =
  | SpellMemorised
  | SpellForgotten
  | SpellCast
  | SpellTraded
  | BookOpened
  | BookFilled
  | MagicBegan
  | MagicShown
  | TrapsShown
  | MagicEnded
  | WallMadeToStay
  | PlaceEntered
  | PlaceLeft
  | PlaceStayedIn
  | PlaceHarmSet
  | ImageVanished
  | ShapeTaken
  | ConfusedActed
  | SpellShutOut
  | MagicTried
  | SpellAwaited
  | SpellTookHold
  | SpellTold
  | SpellSent
  | WallCrossed
  | SpellFailed;

const settledOf = (state: GameState, { id: which }: AwaitedSpell): GameState => ({
  ...state,
  awaited: awaitedSpells(state).filter(({ id }) => id !== which),
});

/** Magic upon those whom it has not left; none when it has left all, or was upon a place. */
function stillUpon(magic: LastingMagic, left: readonly CreatureId[]): readonly LastingMagic[] {
  const on = magic.on.filter((one) => !left.includes(one));
  return on.length > 0 ? [{ ...magic, on }] : [];
}

/** Magic that no longer has a wall of its own where another stands. */
function withoutWall(magic: LastingMagic, scene: SceneId, wall: Wall): LastingMagic {
  const { redraws } = magic;
  if (redraws?.scene !== scene || redraws.take.walls || !redraws.put.walls) return magic;
  const walls = redraws.put.walls.filter((one) => wallKey(one) !== wallKey(wall));
  return { ...magic, redraws: { ...redraws, put: { ...redraws.put, walls } } };
}

export const spellsEvolvers: Evolvers<SpellsEvent> = {
  SpellAwaited: (state, { awaited }) => ({ ...state, awaited: [...awaitedSpells(state), awaited] }),
  SpellTookHold: (state, { awaited }) => settledOf(state, awaited),
  SpellTold: (state, { awaited }) => settledOf(state, awaited),
  SpellSent: (state) => state,
  WallCrossed: (state, { creature, at }) => withCreature(state, creature, (found) => ({ ...found, at })),
  SpellFailed: (state, { awaited }) => settledOf(state, awaited),
  MagicBegan: (state, { magic }) => ({ ...state, magic: [...lastingMagic(state), magic] }),
  MagicShown: (state) => state,
  TrapsShown: (state, { scene, traps }) => withFound(state, scene, [], traps),
  MagicEnded: (state, { magic: ended }) => {
    const magic = lastingMagic(state).flatMap((one) => (one.id === ended.id ? stillUpon(one, ended.on) : one));
    const after = { ...state, magic };
    return withoutBent(after, (creature) => ended.on.includes(creature) && !confusedBy(after, creature));
  },
  PlaceEntered: (state, { magic: { id, open }, creature, stays }) => ({
    ...state,
    magic: lastingMagic(state).map((magic) =>
      stays && magic.id === id ? { ...magic, open, on: [...magic.on, creature] } : magic,
    ),
  }),
  PlaceLeft: (state, { magic: { id }, creature }) => ({
    ...state,
    magic: lastingMagic(state).map((magic) =>
      magic.id === id ? { ...magic, on: magic.on.filter((one) => one !== creature) } : magic,
    ),
  }),
  PlaceStayedIn: (state) => state,
  PlaceHarmSet: (state, { magic: { id }, rounds }) => ({
    ...state,
    magic: lastingMagic(state).map((magic) => (magic.id === id ? { ...magic, harmsFor: rounds } : magic)),
  }),
  WallMadeToStay: (state, { scene, wall }) => ({
    ...state,
    magic: lastingMagic(state).map((magic) => withoutWall(magic, scene, wall)),
  }),
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
  SpellShutOut: (state) => state,
  SpellMemorised: (state, { creature, spell }) => ({
    ...state,
    memorised: { ...state.memorised, [creature]: [...(state.memorised[creature] ?? []), spell] },
  }),
  SpellTraded: (state, { creature, spell, into }) => {
    const held = withoutSpell(state.memorised, creature, spell)[creature] ?? [];
    const traded = { ...state, memorised: { ...state.memorised, [creature]: [...held, into] } };
    return withCombat(traded, (combat) => {
      const declared = combat.declarations[creature];
      if (declared?.spell !== spell || held.includes(spell)) return combat;
      return { ...combat, declarations: { ...combat.declarations, [creature]: { ...declared, spell: into } } };
    });
  },
  BookOpened: (state, { creature, level, spells }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      book: [...(found.book ?? []), ...spells],
      booksTo: level,
      choosing: level,
    })),
  BookFilled: (state, { creature, spell }) =>
    withCreature(state, creature, ({ choosing: _done, ...found }) => ({
      ...found,
      book: [...(found.book ?? []), spell],
    })),
  SpellForgotten: (state, { creature, spell }) => ({
    ...state,
    memorised: withoutSpell(state.memorised, creature, spell),
  }),
  SpellCast: (state, { caster, spell }) =>
    withCombat(havingUsed(state, caster, spell), (combat) => withDeed(combat, 'cast', caster)),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly spells: SpellsEvent;
  }
}
