import { once, type Seat } from '../core/index.ts';
import { conditionsAsKnown } from '../procedures/dungeon/sight/remember.ts';
import { isKnown, isPlaced, isSeen, ofParty, SPECTATOR } from '../procedures/situation/sight/known.ts';
import { commands } from '../state/commanding.ts';
import type { Condition, Creature } from '../state/creature.ts';
import { sizeOf } from '../state/size.ts';
import { isInPlay } from '../state/split.ts';
import type { GameState } from '../state/state.ts';
import type { Traits } from '../state/traits.ts';
import { OUT_OF_SIGHT, UNKNOWN_FIGURES } from './unknown.ts';

/** Those a seat knows of: the party's with all that their sheets say but notes, the others as they look. */
export const creaturesKnown = (state: GameState, seat: Seat): GameState['creatures'] =>
  Object.fromEntries(
    Object.values(state.creatures)
      .filter((creature) => isKnown(state, seat, creature))
      .map((creature) => [
        creature.id,
        ofParty(state, creature) ? companionOf(state, creature, false) : strangerOf(state, seat, creature),
      ]),
  );

/** Those a seat knows of, with the notes on those that are its own; the same object where there are none. */
export function withOwnNotes(known: GameState['creatures'], state: GameState, seat: Seat): GameState['creatures'] {
  const noted = Object.values(state.creatures).filter(
    (creature) => creature.notes !== '' && creature.id in known && commands(seat, creature) && ofParty(state, creature),
  );
  if (noted.length === 0) return known;
  return {
    ...known,
    ...Object.fromEntries(noted.map((creature) => [creature.id, companionOf(state, creature, true)])),
  };
}

/** Those whom everybody would see on the board, as the state stands: what the referee is told of who would be shown. */
export const seenByAll = (state: GameState): readonly Creature[] =>
  Object.values(state.creatures).filter(
    (creature) => isKnown(state, SPECTATOR, creature) && isPlaced(state, SPECTATOR, creature),
  );

/** One of the party, whose sheet lies open to all; where it is on a scene that the seat does not know of is not said. */
function companionOf(state: GameState, creature: Creature, own: boolean): Creature {
  const here = own ? asOwn(creature) : asCompanion(creature);
  return !here.at || isInPlay(state, here.at.scene) ? here : asElsewhere(here);
}

const asOwn = once((creature: Creature) => companion(creature, true));
const asCompanion = once((creature: Creature) => companion(creature, false));
const asElsewhere = once(
  ({ facing: _unseen, elevation: _height, ...rest }: Creature): Creature => ({ ...rest, at: OUT_OF_SIGHT, moved: 0 }),
);

interface Look {
  readonly placed: boolean;
  readonly conditions: readonly Condition[];
}

const strangers = new WeakMap<Creature, Look & { readonly known: Creature }>();

function strangerOf(state: GameState, seat: Seat, creature: Creature): Creature {
  const placed = seat.role === 'referee' || isSeen(state, creature);
  const conditions = conditionsAsKnown(state, creature);
  const before = strangers.get(creature);
  if (before?.placed === placed && before.conditions === conditions) return before.known;
  const known = stranger(creature, { placed, conditions });
  strangers.set(creature, { placed, conditions, known });
  return known;
}

/** One of the party. Notes are its owner's alone. */
const companion = (creature: Creature, own: boolean): Creature => ({
  id: creature.id,
  kind: creature.kind,
  name: creature.name,
  ...(creature.ownName === undefined ? {} : { ownName: creature.ownName }),
  owner: creature.owner,
  icon: creature.icon,
  class: creature.class,
  level: creature.level,
  experience: creature.experience,
  alignment: creature.alignment,
  abilities: creature.abilities,
  hitDice: creature.hitDice,
  hitPoints: creature.hitPoints,
  naturalArmour: creature.naturalArmour,
  armour: creature.armour,
  shield: creature.shield,
  helmet: creature.helmet,
  ...(creature.enchanted ? { enchanted: creature.enchanted } : {}),
  ...(creature.worn ? { worn: creature.worn } : {}),
  attacks: creature.attacks,
  items: creature.items,
  coins: creature.coins,
  movement: creature.movement,
  infravision: creature.infravision,
  morale: creature.morale,
  saveAs: creature.saveAs,
  undead: creature.undead,
  ...(creature.operating ? { operating: creature.operating } : {}),
  ...(creature.languages ? { languages: creature.languages } : {}),
  ...(creature.book ? { book: creature.book } : {}),
  ...(creature.booksTo === undefined ? {} : { booksTo: creature.booksTo }),
  ...(creature.choosing === undefined ? {} : { choosing: creature.choosing }),
  ...(creature.skills ? { skills: creature.skills } : {}),
  ...(creature.dressing ? { dressing: creature.dressing } : {}),
  ...(creature.background === undefined ? {} : { background: creature.background }),
  ...(creature.disbelieves === undefined ? {} : { disbelieves: creature.disbelieves }),
  ...(creature.touchedOn === undefined ? {} : { touchedOn: creature.touchedOn }),
  ...(creature.traits ? { traits: creature.traits } : {}),
  ...(creature.breathed ? { breathed: creature.breathed } : {}),
  ...(creature.shifted ? { shifted: creature.shifted } : {}),
  ...(creature.missing ? { missing: creature.missing } : {}),
  conditions: creature.conditions,
  at: creature.at,
  hidden: creature.hidden,
  moved: creature.moved,
  ...(creature.facing === undefined ? {} : { facing: creature.facing }),
  ...(creature.across === undefined ? {} : { across: creature.across }),
  ...(creature.elevation === undefined ? {} : { elevation: creature.elevation }),
  ...(creature.fresh === undefined ? {} : { fresh: creature.fresh }),
  notes: own ? creature.notes : '',
});

/** Somebody else: what one sees of it, where one sees it. */
function stranger(creature: Creature, { placed, conditions }: Look): Creature {
  const traits = traitsSeen(creature, placed);
  return {
    ...UNKNOWN_FIGURES,
    id: creature.id,
    kind: creature.kind,
    name: creature.name,
    ...(creature.ownName === undefined ? {} : { ownName: creature.ownName }),
    owner: creature.owner,
    icon: creature.icon,
    undead: creature.undead,
    ...(traits ? { traits } : {}),
    conditions,
    at: creature.at === null || placed ? creature.at : OUT_OF_SIGHT,
    ...(placed && creature.facing !== undefined ? { facing: creature.facing } : {}),
    ...(placed && creature.across !== undefined ? { across: creature.across } : {}),
    ...(placed && creature.elevation !== undefined ? { elevation: creature.elevation } : {}),
    hidden: creature.hidden,
  };
}

/** What shows of a nature: that nobody is at home behind the eyes, that it offers no hold and, to whoever sees it, how large it is. */
function traitsSeen(creature: Creature, placed: boolean): Traits | null {
  const { traits } = creature;
  const size = sizeOf(creature);
  const seen = {
    ...(placed && size !== 'man' ? { size } : {}),
    ...(traits?.mindless ? { mindless: true } : {}),
    ...(traits?.unwrestled ? { unwrestled: true } : {}),
  };
  return Object.keys(seen).length > 0 ? seen : null;
}
