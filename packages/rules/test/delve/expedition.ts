import { type Command, type CreatureId, type DoorId, id } from '../../src/core/index.ts';
import { otherPlayer, player, referee, toMeet } from '../table.ts';
import type { Chronicle } from './chronicle.ts';

const [hild, oswin, ilphas, wren] = ['hild', 'oswin', 'ilphas', 'wren'].map((name) => id<'creature'>(name)) as [
  CreatureId,
  CreatureId,
  CreatureId,
  CreatureId,
];
const doorNamed = (name: string): DoorId => id(name);
const [STUCK, LOCKED, SECRET] = [doorNamed('stuck-door'), doorNamed('locked-door'), doorNamed('secret-door')];

const march = (x: number, y: number): Command => ({ type: 'MoveParty', to: { x, y } });
const step = (creature: CreatureId, x: number, y: number): Command => ({
  type: 'MoveCreature',
  creature,
  to: { x, y },
});
const turn: Command = { type: 'EndTurn', resting: false };
const rest: Command = { type: 'EndTurn', resting: true };
const phase: Command = { type: 'NextPhase' };
const strike = (attacker: CreatureId, target: CreatureId, attack = 0): Command => ({
  type: 'Attack',
  attacker,
  target,
  attack,
});
const run = (obstacle: 'none' | 'slow'): Command => ({ type: 'RunOn', obstacle, lostSight: false, goOn: true });
const meet = (creatures: readonly CreatureId[]): Command => toMeet(creatures, { aware: 'monsters' });

/** Turns 1 and 2: a stuck door, and a fight with goblins whose morale breaks. */
export function throughTheHall(log: Chronicle): Chronicle {
  log
    .play({ type: 'LightUp', creature: hild, kind: 'torch' }, player)
    .play(march(4, 2), player)
    .play(march(7, 2), player)
    .play(turn, referee, 6)
    .play(march(8, 2), player)
    .play(step(wren, 9, 2), otherPlayer)
    .play({ type: 'Listen', creature: wren, door: STUCK, sound: true }, referee, 2)
    .play(step(wren, 9, 3), otherPlayer)
    .play(step(hild, 9, 2), player)
    .play(step(ilphas, 8, 2), otherPlayer)
    .play({ type: 'ForceDoor', creature: hild, door: STUCK }, player, 5)
    .play({ type: 'ForceDoor', creature: hild, door: STUCK }, player, 3);
  return fightGoblins(log);
}

function fightGoblins(log: Chronicle): Chronicle {
  const four = { monster: 'goblin', count: 4, square: { x: 12, y: 2 }, hidden: true } as const;
  log.play({ type: 'AddMonsters', ...four }, referee, 5, 6, 3, 4);
  const [first, second, third, last] = log.monsters as [CreatureId, CreatureId, CreatureId, CreatureId];
  log
    .play(meet([first, second, third, last]))
    .play({ type: 'RollSurprise' }, referee, 4)
    .play({ type: 'SetDistance', distance: 30 })
    .play({ type: 'RollReaction', speaker: oswin, modifier: 0 }, referee, 2, 2)
    .play({ type: 'RollInitiative' }, referee, 5, 2)
    .play(step(hild, 10, 2), player)
    .play(phase)
    .play(strike(ilphas, first, 1), otherPlayer, 15, 6)
    .play(phase)
    .play(strike(hild, second), player, 7)
    .play(phase)
    .play({ type: 'CheckMorale', side: log.side(1), adjustment: 0 }, referee, 3, 4)
    .play(phase)
    .play(step(third, 11, 2))
    .play(phase)
    .play(strike(second, hild), referee, 3)
    .play(strike(third, hild), referee, 18, 4)
    .play(phase)
    .play({ type: 'RollInitiative' }, referee, 4, 4, 6, 1)
    .play(phase)
    .play(phase)
    .play(strike(hild, second), player, 17, 8)
    .play(phase)
    .play({ type: 'CheckMorale', side: log.side(1), adjustment: -1 }, referee, 4, 4);
  return log.play({ type: 'SettleRout', side: log.side(1), outcome: 'fled' }).play({ type: 'ConcludeEncounter' });
}

/** Turns 3 to 8: a pit that nobody found, a lock, a rest, and gnomes who come by and talk. */
export function throughTheGallery(log: Chronicle): Chronicle {
  log
    .play(step(wren, 13, 2), otherPlayer)
    .play({ type: 'SearchArea', creature: wren, square: { x: 14, y: 2 }, kind: 'room-traps' }, otherPlayer, 5)
    .play(turn, referee, 5)
    .play(step(hild, 12, 2), player)
    .play(step(hild, 14, 2), player, 2, 3)
    .play(march(16, 1), player)
    .play(turn, referee)
    .play(march(18, 2), player)
    .play(step(ilphas, 19, 2), otherPlayer)
    .play({ type: 'Listen', creature: ilphas, door: LOCKED, sound: false }, referee, 1)
    .play(step(ilphas, 18, 1), otherPlayer)
    .play(step(wren, 19, 2), otherPlayer)
    .play({ type: 'PickLock', creature: wren, door: LOCKED }, otherPlayer, 40)
    .play(turn, referee, 3)
    .play(rest, referee)
    .play({ type: 'LightUp', creature: wren, kind: 'lantern' }, otherPlayer)
    .play({ type: 'ForceDoor', creature: wren, door: LOCKED }, otherPlayer)
    .overrule({ type: 'PickLock', creature: wren, door: LOCKED }, 12)
    .play(turn, referee, 1, 7, 3, 4, 5, 6, 3, 4);
  return log
    .play(meet(log.drawnUp))
    .play({ type: 'RollSurprise' }, referee, 2)
    .play({ type: 'SkipStep' })
    .play({ type: 'RollReaction', speaker: oswin, modifier: 0 }, referee, 6, 5)
    .play({ type: 'RollInitiative' })
    .play({ type: 'EndRound' })
    .play({ type: 'RollInitiative' }, referee, 3, 5)
    .play({ type: 'Parley' }, player)
    .play({ type: 'ConcludeEncounter' });
}

/** Turns 9 to 15: a spiked door, a secret door, a trapped chest. */
export function throughTheChapel(log: Chronicle): Chronicle {
  const search = (creature: CreatureId, x: number, kind: 'secret-doors' | 'treasure-traps'): Command => ({
    type: 'SearchArea',
    creature,
    square: { x, y: 2 },
    kind,
  });
  return log
    .play({ type: 'OpenDoor', creature: wren, door: LOCKED }, otherPlayer)
    .play(step(wren, 20, 2), otherPlayer)
    .play(step(hild, 19, 2), player)
    .play({ type: 'SpikeDoor', creature: hild, door: LOCKED }, player)
    .play(march(22, 2), player)
    .play(turn, referee, 6)
    .play(march(24, 2), player)
    .play(step(ilphas, 25, 2), otherPlayer)
    .play(search(ilphas, 25, 'secret-doors'), otherPlayer, 4)
    .play(turn, referee)
    .play(step(ilphas, 25, 1), otherPlayer)
    .play(step(wren, 25, 2), otherPlayer)
    .play(search(wren, 25, 'secret-doors'), otherPlayer, 1)
    .play(turn, referee, 4)
    .play(rest, referee)
    .play({ type: 'OpenDoor', creature: wren, door: SECRET }, otherPlayer)
    .play(step(wren, 27, 2), otherPlayer)
    .play(search(wren, 28, 'treasure-traps'), otherPlayer, 8)
    .play(turn, referee, 2)
    .play({ type: 'RemoveTrap', creature: wren, trap: id('needle') }, otherPlayer, 9)
    .play({ type: 'GiveItem', creature: wren, name: 'Bowl', quantity: 1, weight: 50, kind: 'treasure', use: 'none' })
    .play(turn, referee)
    .play(step(wren, 26, 2), otherPlayer)
    .play({ type: 'OpenDoor', creature: wren, door: SECRET }, otherPlayer)
    .play(march(23, 2), player)
    .play(turn, referee, 1, 10, 1, 2, 5, 4, 3, 4, 4);
}

/** Turn 16: orcs, twice as fast; something in their way, and coins that they stop for. */
export function awayFromOrcs(log: Chronicle): Chronicle {
  log
    .play(meet(log.drawnUp))
    .play({ type: 'RollSurprise' }, referee, 5)
    .play({ type: 'SkipStep' })
    .play({ type: 'RollReaction', speaker: 'nobody', modifier: 0 }, referee, 1, 3);
  return log
    .play({ type: 'Evade', side: log.side(0) }, player)
    .play({ type: 'DecidePursuit', pursue: true })
    .play(run('slow'))
    .play({ type: 'DropLure', creature: wren, what: 'coins' }, otherPlayer, 5)
    .play(run('none'))
    .play({ type: 'DropLure', creature: ilphas, what: 'coins' }, otherPlayer, 2)
    .play({ type: 'ConcludeEncounter' });
}

/** Turns 17 to 30: a rest, an hour without one, the way out, and the shares. */
export function outAgain(log: Chronicle): Chronicle {
  return log
    .play(turn, referee, 6)
    .play(rest, referee)
    .play(march(18, 2), player)
    .play(turn, referee, 2)
    .play(march(11, 3), player)
    .play(turn, referee)
    .play(step(hild, 10, 2), player)
    .play({ type: 'ForceDoor', creature: hild, door: STUCK }, player, 4)
    .play(turn, referee, 3)
    .play(march(3, 2), player)
    .play(turn, referee)
    .play(turn, referee, 4)
    .play(turn, referee)
    .play(rest, referee, 5)
    .play({ type: 'DivideTreasure', pp: 0, gp: 90, ep: 0, sp: 0, cp: 7 })
    .play(turn, referee)
    .play(turn, referee, 6)
    .play(turn, referee)
    .play(turn, referee, 6)
    .play(turn, referee);
}
