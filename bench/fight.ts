import { type Square, stepsBetween } from '@lanthorn/geometry';
import type { Table, WireCommand } from '@lanthorn/protocol';
import type { CreatureId, Known } from '@lanthorn/rules';

/** A command, and the seat it is asked from. */
export interface Move {
  readonly table: Table;
  readonly command: WireCommand;
  /** Some may be shown nothing of it, such as those who stand in the dark: who asked is waited for alone. */
  readonly unseen?: true;
}

/** Foes of one fight, against the eight of the party. */
const FOES = 10;
/** Rounds until the referee ends it: by then old-school fights are mostly decided. */
const ROUNDS = 3;
/** Commands after which it is broken off, whatever keeps it from its end. */
const MOST = 80;

/** A player's seat, and the first of the characters that it plays. */
export interface Player {
  readonly table: Table;
  readonly character: CreatureId;
}

type Encounter = NonNullable<Known['encounter']>;

/**
 * A fight of eight against ten by its phases, begun where the party is: the referee brings the foes in, throws for
 * initiative, goes from phase to phase and strikes for the whole side; each player strikes with those whom they play.
 * It is told of each command whether it was granted.
 */
export function* fight(referee: Table, players: readonly Player[], square: Square): Generator<Move, void, boolean> {
  const asReferee = (command: WireCommand): Move => ({ table: referee, command });
  const unseen = (command: WireCommand): Move => ({ ...asReferee(command), unseen: true });
  yield unseen({ type: 'BringParty', square });
  yield unseen({ type: 'AddMonsters', monster: 'goblin', count: FOES, square, hidden: false });
  yield asReferee({ type: 'Narrate', text: 'Out of the dark they come at you.' });
  const foes = foesIn(referee.known);
  const met = { creatures: foes, setting: 'dungeon', aware: 'both', reveal: true, atOnce: true } as const;
  yield asReferee({ type: 'BeginEncounter', ...met });
  /** Those who have a wall between them and whoever is beside them, and nobody moves: they have no such button. */
  const barred = new Set<CreatureId>();
  for (let asked = 0; asked < MOST && isOn(referee.known); asked += 1) {
    if (struckBy(referee.known).length > 0)
      for (const player of players) {
        const creatures = strikersOf(player, foes).filter((one) => !barred.has(one));
        if (creatures.length === 0 || (yield blows(player, creatures))) continue;
        for (const one of creatures) if (creatures.length === 1 || !(yield blows(player, [one]))) barred.add(one);
      }
    const next = nextOf(referee.known, foes);
    // Of the phase in which foes may lose heart the players hear nothing.
    const granted = yield next.type === 'NextPhase' ? unseen(next) : asReferee(next);
    if (!granted && next.type === 'AttackSide') yield unseen({ type: 'NextPhase' });
    else if (!granted) yield asReferee({ type: 'SkipStep' });
  }
  yield asReferee({ type: 'ConcludeEncounter' });
  for (const creature of foes) yield unseen({ type: 'RemoveCreature', creature });
  yield asReferee({ type: 'Narrate', text: 'It is quiet again.' });
}

const blows = ({ table }: Player, creatures: readonly CreatureId[]): Move => ({
  table,
  command: { type: 'AttackTogether', creatures },
});

const foesIn = (known: Known | null): readonly CreatureId[] =>
  Object.values(known?.creatures ?? {}).flatMap(({ id, kind }) => (kind === 'monster' ? [id] : []));

const isOn = (known: Known | null): boolean => (known?.encounter?.round ?? ROUNDS + 1) <= ROUNDS;

/** The side that acts in the phase of blows; none at another time. */
function actingIn({ combat, sides }: Encounter) {
  const acting = combat?.stage === 'acting' && combat.phase === 'melee' ? (combat.order[combat.acting] ?? []) : [];
  return sides.filter(({ id }) => acting.includes(id));
}

/** Whom the party may strike now. */
const struckBy = (known: Known | null) =>
  known?.encounter ? actingIn(known.encounter).filter(({ kind }) => kind === 'party') : [];

/** What the referee does next. */
function nextOf(known: Known | null, foes: readonly CreatureId[]): WireCommand {
  const encounter = known?.encounter;
  if (encounter && !encounter.combat) return { type: 'SkipStep' };
  if (encounter?.combat?.stage !== 'acting') return { type: 'RollInitiative' };
  const side = actingIn(encounter).find(({ kind }) => kind === 'monsters');
  const haveStruck = encounter.combat.acted.some((one) => foes.includes(one));
  return side && !haveStruck ? { type: 'AttackSide', side: side.id } : { type: 'NextPhase' };
}

/** Those of a seat who have not struck in this round, and beside whom a foe stands upright. */
function strikersOf({ table: { known }, character }: Player, foes: readonly CreatureId[]): readonly CreatureId[] {
  if (!known) return [];
  const user = known.creatures[character]?.owner;
  const acted = known.encounter?.combat?.acted ?? [];
  const up = (creature: CreatureId) => {
    const found = known.creatures[creature];
    return found?.conditions.includes('dead') ? null : (found?.at?.square ?? null);
  };
  const places = foes.flatMap((foe) => up(foe) ?? []);
  const grid = (known.scene && known.scenes[known.scene]?.grid) || 'square';
  return Object.values(known.creatures)
    .filter(({ id, owner }) => owner === user && !acted.includes(id))
    .flatMap(({ id }) => {
      const here = up(id);
      return here && places.some((place) => stepsBetween(here, place, grid) <= 1) ? [id] : [];
    });
}
