import { type Command, id, type Seat } from '../src/core/index.ts';
import type { Creature } from '../src/state/creature.ts';
import type { Item } from '../src/state/item.ts';
import type { GameState } from '../src/state/state.ts';
import { atSea, inTown, onTheWay } from './abbey.ts';
import { after, at, campaign, delve, goblin, otherPlayer, player, referee, someone, toMeet } from './table.ts';

export const hild = someone({ id: id('hild'), name: 'Hild', at: at(1, 1) });
export const wren = someone({ id: id('wren'), name: 'Wren', owner: otherPlayer.user, at: at(2, 1) });
export const grik = goblin({ name: 'Goblin', at: at(3, 1) });
const torch = { id: id<'item'>('torch'), name: 'Torch', quantity: 3, weight: 20, kind: 'gear', use: 'torch' } as const;
/** What it takes to make light. */
export const kindling: readonly Item[] = [
  torch,
  { ...torch, id: id('tinder'), name: 'Tinder box', quantity: 1, use: 'tinderbox' },
];
export const party = delve([hild, wren]);
export const beside = delve([hild, wren, grik]);
const turnEnd = { type: 'EndTurn', resting: false } as const;

const then = (state: GameState, ...commands: readonly (readonly [Command, Seat, ...number[]])[]): GameState =>
  commands.reduce((now, [command, seat, ...faces]) => after(now, command, seat, ...faces), state);
const turns = (state: GameState, count: number): GameState =>
  then(state, ...Array.from({ length: count }, () => [turnEnd, referee] as const));
const knocked = (state: GameState, who: Creature, ...conditions: Creature['conditions'][number][]): GameState => ({
  ...state,
  creatures: { ...state.creatures, [who.id]: { ...who, conditions } },
});

const lurking: GameState = {
  ...beside,
  creatures: { ...beside.creatures, [grik.id]: { ...grik, hidden: true } },
};
const withDead = knocked(beside, grik, 'dead');
const search = { type: 'SearchBody', creature: hild.id, body: grik.id } as const;
const pool = { type: 'PoolTreasure', pp: 0, gp: 12, ep: 0, sp: 0, cp: 0, valuables: 0 } as const;

export const meet = toMeet([grik.id]);
const met = then(beside, [meet, referee]);
const round = then(
  met,
  [{ type: 'SetDistance', distance: 10 }, referee],
  [{ type: 'SetReaction', reaction: 'attacks' }, referee],
);
/** Wren casts spells, and no foe is near. */
const castersTurn = then(
  delve([hild, { ...wren, class: 'elf' }, goblin({ name: 'Goblin', at: at(4, 4) })]),
  [meet, referee],
  [{ type: 'SetDistance', distance: 30 }, referee],
  [{ type: 'SetReaction', reaction: 'attacks' }, referee],
);
const withoutBob: GameState = {
  ...castersTurn,
  creatures: { ...castersTurn.creatures, [wren.id]: { ...wren, class: 'elf', owner: null } },
};
const castersBeside = then(
  delve([{ ...hild, at: at(3, 0) }, { ...wren, class: 'elf', owner: null }, grik]),
  [meet, referee],
  [{ type: 'SetDistance', distance: 5 }, referee],
  [{ type: 'SetReaction', reaction: 'attacks' }, referee],
);
/** The party goes first, and comes to blows. */
export const blows = toPhase(then(round, [{ type: 'RollInitiative' }, referee, 6, 1]), 'melee');
export const theirs = toPhase(then(round, [{ type: 'RollInitiative' }, referee, 1, 6]), 'melee');

/** Wren is a cleric, and has come to act among the spells. */
const turning = toPhase(
  then(
    delve([hild, { ...wren, class: 'cleric' }, { ...grik, name: 'Skeleton', undead: true, at: at(4, 4) }]),
    [meet, referee],
    [{ type: 'SetDistance', distance: 30 }, referee],
    [{ type: 'SetReaction', reaction: 'attacks' }, referee],
    [{ type: 'RollInitiative' }, referee, 6, 1],
  ),
  'spells',
);

const far = delve([hild, wren, goblin({ name: 'Goblin', at: at(4, 4) })]);
/** Who is met expected the party, which is taken by surprise. */
const surprisedBy = (state: GameState, reveal: boolean): GameState =>
  then(
    state,
    [{ ...meet, aware: 'monsters', reveal }, referee],
    [{ type: 'RollSurprise' }, referee, 1],
    [{ type: 'SkipStep' }, referee],
    [{ type: 'SkipStep' }, referee],
  );
const surprised = surprisedBy(delve([hild, wren, { ...grik, hidden: true }]), false);
const theySurprised = then(
  far,
  [{ ...meet, aware: 'party' }, referee],
  [{ type: 'RollSurprise' }, referee, 1],
  [{ type: 'SetDistance', distance: 30 }, referee],
  [{ type: 'SetReaction', reaction: 'attacks' }, referee],
);

const sideOf = (state: GameState, kind: string) =>
  state.encounter?.sides.find((side) => side.kind === kind)?.id ?? id<'side'>('none');
const at30 = then(far, [meet, referee], [{ type: 'SetDistance', distance: 30 }, referee]);
const fled = then(at30, [{ type: 'Evade', side: sideOf(at30, 'party') }, player]);
const fleet = then(
  delve([hild, wren, goblin({ name: 'Goblin', at: at(4, 4), movement: 240 })]),
  [meet, referee],
  [{ type: 'SetDistance', distance: 30 }, referee],
);
const broken: GameState = {
  ...blows,
  encounter: blows.encounter && {
    ...blows.encounter,
    sides: blows.encounter.sides.map((side) =>
      side.kind === 'party' ? side : { ...side, morale: { ...side.morale, broken: true } },
    ),
  },
};

function toPhase(state: GameState, phase: string): GameState {
  return state.encounter?.combat?.phase === phase
    ? state
    : toPhase(after(state, { type: 'NextPhase' }, referee), phase);
}

/** A table in each state that play can wait in: Ann plays Hild, Bob plays Wren. */
export const STATES: Readonly<Record<string, GameState>> = {
  'nothing is ready': campaign([]),
  'nobody plays anybody yet': delve([
    { ...hild, owner: null },
    { ...wren, owner: null },
  ]),
  'the party explores': party,
  'somebody newly made has joined a party that is under way': delve([hild, { ...wren, at: null, fresh: true }]),
  'monsters stand in sight of the party': beside,
  'monsters are hidden where the party looks': lurking,
  'monsters are left to lurk where the party looks': { ...then(lurking, [turnEnd, referee]), wanderingDue: false },
  'monsters stand in sight while somebody still chooses a character': {
    ...beside,
    creatures: { ...beside.creatures, [wren.id]: { ...wren, owner: null } },
  },
  'somebody would have the turn end though monsters stand in sight': then(beside, [
    { type: 'ProposeEndTurn', withdrawn: false },
    otherPlayer,
  ]),
  'a player who plays alone ends the turn': delve([hild]),
  'OSE-PTY-05: the caller ends the turn': then(party, [{ type: 'AppointCaller', user: player.user }, player]),
  'the dead lie unsearched': withDead,
  'the referee is asked what the dead carry': then(withDead, [search, player]),
  'OSE-PTY-07: treasure is found': then(party, [pool, referee]),
  'OSE-PTY-07: the party has said who carries it': then(
    party,
    [pool, referee],
    [{ type: 'BearPool', creatures: [hild.id] }, player],
  ),
  'somebody would have the turn end': then(
    party,
    [{ type: 'AppointCaller', user: player.user }, player],
    [{ type: 'ProposeEndTurn', withdrawn: false }, otherPlayer],
  ),
  'a proposal is gone with the turn': then(
    party,
    [{ type: 'ProposeEndTurn', withdrawn: false }, otherPlayer],
    [turnEnd, referee],
  ),
  'OSE-DUN-11: rest is due': { ...turns(party, 5), wanderingDue: false },
  'OSE-DUN-11: the party is weary': { ...turns(party, 6), wanderingDue: false },
  'a check of monsters is due': { ...party, wanderingDue: true },
  'monsters are drawn up, which the referee alone knows': {
    ...beside,
    drawnUp: { name: 'Goblin', creatures: [grik.id], distance: 40 },
  },
  'OSE-CHK-01: a check is called for': then(party, [
    { type: 'CallForCheck', creature: hild.id, ability: 'STR', modifier: 0, purpose: 'lift the gate', blind: false },
    referee,
  ]),
  'a character is dead': knocked(party, hild, 'dead'),
  'a character is asleep': knocked(party, hild, 'asleep'),
  'OSE-EVT-01: the distance of those who are met': met,
  'OSE-EVT-01: how they react': then(met, [{ type: 'SetDistance', distance: 10 }, referee]),
  'OSE-EVT-04: the party is surprised by what it does not see': surprised,
  'OSE-EVT-04: those who surprised the party act': then(surprised, [{ type: 'RollInitiative' }, referee]),
  'OSE-EVT-04: those who are met are surprised': theySurprised,
  'one of the party is the referee’s to play': withoutBob,
  'OSE-CMB-01: declarations': round,
  'OSE-CMB-02: a caster has a spell in mind': { ...castersTurn, memorised: { [wren.id]: ['Sleep'] } },
  'OSE-CMB-02: a caster has nothing in mind': castersTurn,
  'OSE-CMB-02: the referee plays a caster who has a spell in mind': {
    ...withoutBob,
    memorised: { [wren.id]: ['Sleep'] },
  },
  'OSE-CMB-02: the referee plays a caster, and a player’s character stands in melee': {
    ...castersBeside,
    memorised: { [wren.id]: ['Sleep'] },
  },
  'OSE-CMB-02: one of the party can strike': blows,
  'OSE-APX-03: a cleric faces the undead': turning,
  'it is the turn of the others': theirs,
  'those who are met are not seen': then(delve([hild, wren, { ...grik, hidden: true }]), [
    { ...meet, reveal: false },
    referee,
  ]),
  'OSE-EVT-13: the party flees': fled,
  'OSE-EVT-13: the party has got away': then(fled, [{ type: 'DecidePursuit', pursue: true }, referee]),
  'OSE-PUR-04: a chase': then(
    fleet,
    [{ type: 'Evade', side: sideOf(fleet, 'party') }, player],
    [{ type: 'DecidePursuit', pursue: true }, referee],
  ),
  'OSE-EVT-13: the others flee': then(at30, [{ type: 'Evade', side: sideOf(at30, 'monsters') }, referee]),
  'OSE-MOR-02: courage fails, and the table is not told': broken,
  'nobody is left to fight': knocked(blows, grik, 'dead'),
  downtime: inTown(),
  'OSE-WLD-01: a day on land': onTheWay(),
  'OSE-WLD-01: a day at sea': atSea(),
};
