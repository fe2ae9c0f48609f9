import { type Command, type CreatureId, type ItemId, id } from '../../src/core/index.ts';
import type { DeclaredAction } from '../../src/state/encounter.ts';
import { awaitedSpells } from '../../src/state/spell-work.ts';
import type { Chronicle } from '../delve/chronicle.ts';
import { otherPlayer, player, referee, toMeet } from '../table.ts';
import { aldo, mira, osric, STUCK, tam } from './hall.ts';

const BEGIN = 1_700_000_000_000;
const step = ({ id: creature }: { readonly id: CreatureId }, x: number, y: number): Command => ({
  type: 'MoveCreature',
  creature,
  to: { x, y },
});
const says = (
  { id: creature }: { readonly id: CreatureId },
  action: DeclaredAction,
  spell: string | null = null,
): Command => ({
  type: 'Declare',
  creature,
  action,
  spell,
});
const strikes = (attacker: CreatureId, target: CreatureId): Command => ({
  type: 'Attack',
  attacker,
  target,
  attack: 0,
});
const phase: Command = { type: 'NextPhase' };
const initiative: Command = { type: 'RollInitiative' };

/** Real time goes by at the table, counted every five minutes. */
function plays(log: Chronicle, from: number, to: number): Chronicle {
  for (let minutes = from; minutes <= to; minutes += 5) log.play({ type: 'CountPlay', at: BEGIN + minutes * 60_000 });
  return log;
}

/** In the morning: a new book, study and prayer. */
export const inTheMorning = (log: Chronicle): Chronicle =>
  log
    .play({ type: 'OpenBook', creature: mira.id }, player, 3, 7)
    .play({ type: 'ChooseForBook', creature: mira.id, spell: 'Sleep' }, player)
    .play({ type: 'Memorise', creature: mira.id, spell: 'Sleep' })
    .play({ type: 'Memorise', creature: osric.id, spell: 'Light' });

/** An hour of play, a check by the slowest's rate, and a door that holds, which draws goblins. */
export function throughTheHall(log: Chronicle): Chronicle {
  log
    .play({ type: 'LightUp', creature: aldo.id, kind: 'torch' }, player)
    .play({ type: 'MoveParty', to: { x: 4, y: 2 } }, player)
    .play({ type: 'MoveParty', to: { x: 8, y: 2 } }, player)
    .play({ type: 'EndTurn', resting: false }, referee);
  return plays(log, 0, 55)
    .play({ type: 'CountPlay', at: BEGIN + 3_600_000 }, referee, 4)
    .play(step(aldo, 11, 2), player)
    .play({ type: 'EndTurn', resting: false }, referee)
    .play({ type: 'ForceDoor', creature: aldo.id, door: STUCK }, player, 6)
    .play({ type: 'CheckNoise', chance: 2 }, referee, 2, 8, 1, 2, 3, 3, 4);
}

/** Goblins come up behind: both surprise dice, then what everyone does, and only then how they take it. */
export function goblinsBehind(log: Chronicle): Chronicle {
  const creatures = log.drawnUp;
  log
    .play(toMeet(creatures, { aware: 'monsters' }))
    .play({ type: 'RollSurprise' }, referee, 3, 2)
    .play({ type: 'RollDistance' });
  creatures.forEach((creature, place) => {
    log.play({ type: 'PlaceCreature', creature, square: { x: 3, y: 1 + place } });
  });
  return log
    .play(says(aldo, 'move'), player)
    .play(says(tam, 'move'), player)
    .play(says(mira, 'spell', 'Sleep'), player)
    .play({ type: 'RollReaction', speaker: 'nobody', modifier: 0 }, referee, 2, 3)
    .play(initiative, referee, 3, 3, 2, 5);
}

/** Turn 1: they close in, which leaves no time for blows; Sleep takes one. Osric, who said nothing, waits. */
export function firstTurn(log: Chronicle): Chronicle {
  const [first, second, third] = log.monsters as [CreatureId, CreatureId, CreatureId];
  log
    .play(step({ id: first }, 6, 1))
    .play(step({ id: second }, 6, 2))
    .play(step({ id: third }, 5, 3))
    .play(phase)
    .play(step(aldo, 7, 1), player)
    .play(step(tam, 6, 3), player)
    .play(phase)
    .play({ type: 'CastSpell', caster: mira.id, spell: 'Sleep', targets: [third] }, player);
  const [awaited] = awaitedSpells(log.state);
  return log
    .play({ type: 'LetTakeHold', awaited: awaited?.id ?? id('none') }, referee, 1, 2, 2, 3, 1, 4)
    .play(phase)
    .play(phase);
}

/** Turn 2: a 20 that triples, and an eye; who is maimed acts again in the next turn. A goblin is slain. */
export function secondTurn(log: Chronicle): Chronicle {
  const [first, second] = log.monsters as [CreatureId, CreatureId];
  return log
    .play(says(aldo, 'melee'), player)
    .play(says(tam, 'melee'), player)
    .play(initiative)
    .play(phase)
    .play(strikes(first, aldo.id), referee, 20, 3, 7)
    .play(strikes(second, tam.id), referee, 4)
    .play(phase)
    .play(strikes(tam.id, second), player, 15, 6)
    .play(phase);
}

/** Turn 3: the goblin stays, the henchman does not; a prayer becomes a cure, and a 1 breaks a sword. */
export function thirdTurn(log: Chronicle): Chronicle {
  const [first] = log.monsters as [CreatureId];
  return log
    .play(says(aldo, 'melee'), player)
    .play(says(osric, 'spell', 'Light'), otherPlayer)
    .play({ type: 'TradeSpell', creature: osric.id, spell: 'Light', into: 'Cure Light Wounds' }, otherPlayer)
    .play(initiative)
    .play({ type: 'CheckMorale', side: log.side(1), adjustment: 0 }, referee, 3, 3)
    .play({ type: 'CheckLoyalty', creature: tam.id, loyalty: null, adjustment: 0, extreme: true }, referee, 3, 3)
    .play({ type: 'SetCondition', creature: tam.id, condition: 'fled', on: true })
    .play(phase)
    .play(phase)
    .play({ type: 'CastSpell', caster: osric.id, spell: 'Cure Light Wounds', targets: [aldo.id] }, otherPlayer, 4)
    .play(phase)
    .play(strikes(first, aldo.id), referee, 3)
    .play(phase)
    .play(strikes(aldo.id, first), player, 1)
    .play(phase);
}

/** Turn 4: half of the die, by a broken sword, is enough. */
export function fourthTurn(log: Chronicle): Chronicle {
  const [first] = log.monsters as [CreatureId];
  return log
    .play(says(aldo, 'melee'), player)
    .play(initiative)
    .play(phase)
    .play(strikes(first, aldo.id), referee, 2)
    .play(phase)
    .play(strikes(aldo.id, first), player, 15, 5);
}

/** What the fight took, and a statue that slows: the next hour's check is likelier. */
export function afterwards(log: Chronicle): Chronicle {
  const statue = { name: 'Statue', quantity: 1, weight: 300, kind: 'gear', use: 'none' } as const;
  log
    .play({ type: 'ConcludeEncounter' })
    .play({ type: 'GiveItem', creature: osric.id, ...statue })
    .play({ type: 'MarkBulky', creature: osric.id, item: statueOf(log), bulky: true });
  return plays(log, 65, 115).play({ type: 'CountPlay', at: BEGIN + 7_200_000 }, referee, 5);
}

const statueOf = ({ state }: Chronicle): ItemId => {
  const found = state.creatures[osric.id]?.items.find(({ name }) => name === 'Statue');
  if (!found) throw new Error('Osric has a statue.');
  return found.id;
};
