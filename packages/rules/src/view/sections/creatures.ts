import { type Eye, eyeOf } from '../../core/index.ts';
import { feetLeft, rateReads } from '../../procedures/dungeon/movement/rate.ts';
import { conditionsAsKnown } from '../../procedures/dungeon/sight/remember.ts';
import { isOpen, isPlaced, isPublic } from '../../procedures/situation/sight/known.ts';
import { seenByParty } from '../../procedures/situation/sight/sight.ts';
import { commands, mayPlay } from '../../procedures/table/permission/permission.ts';
import type { Condition, Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { CreatureRecord } from '../records/index.ts';
import type { Entry, OwnSection, SharedSection } from './section.ts';

/** The creatures that everyone at the table knows of; the referee knows of all. */
export const creatures: SharedSection = {
  shared: true,
  reads: (state, eye) => [...placeReads(state), eye === 'referee' ? null : seenByParty(state)],
  entries: (state, eye) =>
    Object.values(state.creatures)
      .filter((creature) => eye === 'referee' || isPublic(state, creature))
      .map((creature) => entryOf(state, eye, creature)),
};

/** The own characters that nobody else at the table knows of. */
export const ownCreatures: OwnSection = {
  shared: false,
  reads: (state, eye) => (eye === 'referee' || hiddenOnes(state).length === 0 ? [] : placeReads(state)),
  entries: (state, seat) =>
    mayPlay(seat)
      ? hiddenOnes(state)
          .filter((creature) => commands(seat, creature))
          .map((creature) => entryOf(state, eyeOf(seat), creature))
      : [],
};

/** What of a state tells where creatures are, and how far they may go. */
const placeReads = (state: GameState): readonly unknown[] => [
  state.creatures,
  state.party,
  state.encounter,
  state.scene,
  state.lastSeen,
  ...rateReads(state),
];

const hiddenOnes = ({ creatures: all }: GameState): readonly Creature[] =>
  Object.values(all).filter(({ hidden, owner }) => hidden && owner !== null);

/** What is shown of a creature beside its own facts. */
interface Look {
  readonly placed: boolean;
  readonly conditions: readonly Condition[];
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
  one.placed === other.placed && one.conditions === other.conditions && one.movementLeft === other.movementLeft;

function lookAt(state: GameState, eye: Eye, creature: Creature): Look {
  const who = { role: eye === 'referee' ? 'referee' : 'spectator' } as const;
  return {
    placed: isPlaced(state, who, creature),
    conditions: eye === 'referee' ? creature.conditions : conditionsAsKnown(state, creature),
    movementLeft: isOpen(state, who, creature) ? Math.floor(feetLeft(state, creature) + 0.001) : null,
  };
}

const shown = (creature: Creature, eye: Eye, { placed, conditions, movementLeft }: Look): CreatureRecord => ({
  type: 'creature',
  id: creature.id,
  kind: creature.kind,
  name: creature.name,
  icon: creature.icon,
  at: placed ? (creature.at?.square ?? null) : null,
  facing: placed ? (creature.facing ?? null) : null,
  conditions,
  hidden: eye === 'referee' && creature.hidden,
  movementLeft,
});
