import { expect, it } from 'vitest';
import { delvers, inFight } from '../../../../test/abbey.ts';
import {
  after,
  ask,
  campaign,
  isOffered,
  otherPlayer,
  player,
  referee,
  seededDice,
  someone,
} from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import type { Command, LandId, Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import { allLands, landId } from '../../../state/land.ts';
import { isOffBoard, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';
import { evolve } from '../../evolve.ts';

const dice = seededDice(1);
const drawn = (state: GameState, name: string): GameState => {
  const sheet = { layout: 'flat', width: 5, height: 4, milesPerHex: 6 } as const;
  const ruling = decide(state, { type: 'DrawLand', name, ...sheet }, referee, dice);
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  return ruling.events.reduce(evolve, state);
};

const named = (state: GameState, name: string): LandId => {
  const found = allLands(state).find((land) => land.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return landId(found);
};

const toHex: Command = { type: 'PlaceParty', column: 4, row: 4 };
const inTheAbbey = drawn(delvers(), 'The March');
const told = (state: GameState, command: Command, seat: Seat = player) =>
  lineOf(toldOf(state, command, [], seat), 'PartyPlaced')?.text;

it('a party that is put on a hex stands there alone: on no map of its own, for the referee and for players', () => {
  const put = after(inTheAbbey, toHex, referee);
  expect(partyOf(put).map(({ at }) => at)).toEqual(partyOf(put).map(() => null));
  for (const seat of [referee, player, otherPlayer]) {
    expect(isOffBoard(known(put, seat) as GameState)).toBe(true);
    expect(project(put, seat).get('party')).toMatchObject({ offBoard: true });
    expect(project(put, seat).get('prompt')).toMatchObject({ sentence: expect.stringContaining('the day’s course') });
  }
});

it('the log says what it leaves, by the name that each knows, and where it stands now', () => {
  const abbey = inTheAbbey.scene;
  if (!abbey) throw new Error('The abbey is on the board.');
  const renamed = after(
    inTheAbbey,
    { type: 'RenameScene', scene: abbey, name: 'Lair', toPlayers: 'The ruin' },
    referee,
  );
  expect(told(renamed, toHex, referee)).toBe('The party leaves Lair, and stands on hex 0404 now.');
  expect(told(renamed, toHex)).toBe('The party leaves the ruin, and stands on hex 0404 now.');
  const put = drawn(after(renamed, toHex, referee), 'The Fens');
  expect(told(put, { ...toHex, column: 2 })).toBe('The party leaves hex 0404, and stands on hex 0204 now.');
  expect(told(put, toHex)).toBe('The party stands on hex 0404.');
  expect(told(put, { ...toHex, land: named(put, 'The Fens') })).toBe(
    'The party leaves hex 0404 of The March, and stands on hex 0404 of The Fens now.',
  );
  expect(told(drawn(campaign([someone()]), 'The March'), toHex)).toBe('The party stands on hex 0404.');
});

it('players are told no more than they think of where a party leaves that has lost its way', () => {
  const put = after(inTheAbbey, toHex, referee);
  const lost = { ...put, journey: put.journey && { ...put.journey, believed: { x: 0, y: 0 } } };
  expect(told(lost, { ...toHex, column: 2 }, referee)).toBe('The party leaves hex 0404, and stands on hex 0204 now.');
  expect(told(lost, { ...toHex, column: 2 })).toBe('The party leaves hex 0101, and stands on hex 0204 now.');
});

it('nobody is taken off the board amid an encounter there', () => {
  const met = drawn(inFight(), 'The March');
  expect(ask(met, toHex, referee)).toBe('in-encounter');
  expect(isOffered(met, referee, 'PlaceParty')).toBe(false);
});
