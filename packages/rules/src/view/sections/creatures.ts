import type { Eye } from '../../core/index.ts';
import { feetLeft, feetLeftReads } from '../../procedures/dungeon/movement/rate.ts';
import { ofParty } from '../../procedures/situation/sight/known.ts';
import { called } from '../../state/called.ts';
import type { Creature } from '../../state/creature.ts';
import { isDead } from '../../state/read.ts';
import { sizeOf } from '../../state/size.ts';
import type { GameState } from '../../state/state.ts';
import type { CreatureRecord } from '../records/index.ts';
import type { Entry, SharedSection } from './section.ts';

/** What of a state tells where creatures are, and how far they may go. */
const placeReads = (state: GameState): readonly unknown[] => [
  state.creatures,
  state.party,
  state.stayingHome,
  state.encounter,
  state.scene,
  ...feetLeftReads(state),
];

/** The creatures that everyone at the table knows of; the referee knows of all. */
export const creatures: SharedSection = {
  shared: true,
  reads: placeReads,
  entries: (state, eye) => Object.values(state.creatures).map((creature) => entryOf(state, eye, creature)),
};

/** What is shown of a creature beside its own facts. */
interface Look {
  readonly placed: boolean;
  readonly movementLeft: number | null;
}

/** By creature, and by who looks: there are many, and few change at a time. */
const entries = new WeakMap<Creature, Partial<Record<Eye, Look & { readonly entry: Entry }>>>();

function entryOf(state: GameState, eye: Eye, creature: Creature): Entry {
  const kept = entries.get(creature);
  const look = lookAt(state, eye, creature);
  const before = kept?.[eye];
  if (before && isSame(before, look)) return before.entry;
  const entry: Entry = [`creature:${creature.id}`, shown(creature, eye, look)];
  entries.set(creature, { ...kept, [eye]: { ...look, entry } });
  return entry;
}

const isSame = (one: Look, other: Look): boolean =>
  one.placed === other.placed && one.movementLeft === other.movementLeft;

const lookAt = (state: GameState, eye: Eye, creature: Creature): Look => ({
  placed: creature.at?.scene === state.scene,
  movementLeft: isWalker(state, eye, creature) ? Math.floor(feetLeft(state, creature) + 0.001) : null,
});

/** Of whom it is told how far they may go: of those whose sheet one reads, and not of the dead. */
const isWalker = (state: GameState, eye: Eye, creature: Creature): boolean =>
  (eye === 'referee' || ofParty(state, creature)) && !isDead(creature);

const shown = (creature: Creature, eye: Eye, { placed, movementLeft }: Look): CreatureRecord => ({
  type: 'creature',
  id: creature.id,
  kind: creature.kind,
  name: creature.name,
  called: called(creature),
  icon: creature.icon,
  at: placed ? (creature.at?.square ?? null) : null,
  facing: placed ? (creature.facing ?? null) : null,
  size: sizeOf(creature),
  across: creature.across ?? null,
  elevation: placed ? (creature.elevation ?? 0) : 0,
  conditions: creature.conditions,
  hidden: eye === 'referee' && creature.hidden,
  movementLeft,
});
