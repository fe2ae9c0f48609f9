import { describe, expect, it } from 'vitest';
import { inFight } from '../../../../test/abbey.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  grantedThoughBarred,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
  submissions,
  twoRooms,
} from '../../../../test/table.ts';
import { type Command, id, loaded, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const aldo = someone({ at: at(0, 2) });
const hild = someone({ id: id('hild'), name: 'Hild', at: at(0, 1) });
const bert = someone({ id: id('bert'), name: 'Bert', owner: otherPlayer.user, at: at(4, 0) });
const to = (x: number, y: number): Command => ({ type: 'MoveCreature', creature: aldo.id, to: { x, y } });
const back: Command = { type: 'TakeBackMove', creature: aldo.id };
const safe = twoRooms({ traps: {} });
const rows = (row: string) => Array<string>(5).fill(row);
const offered = (state: GameState, seat: Seat = player) =>
  offers(state, seat)
    .filter(({ command }) => command === 'TakeBackMove')
    .map(({ barred }) => barred);
const lies = (state: GameState) => [refusedOffers(state, player), grantedThoughBarred(state, player)].flat();

describe('a player who takes back a move', () => {
  it('stands where the move began, and has as far to go as before', () => {
    const begin = delve([aldo], {}, safe);
    const moved = after(begin, to(3, 2), player);
    expect(offered(moved)).toEqual([null]);
    const again = after(moved, back, player);
    expect(again.creatures[aldo.id]).toEqual({ ...aldo, facing: null });
    expect(again.scenes).toEqual(begin.scenes);
    expect(again.lastMoves).toBeUndefined();
    expect(offered(again)).toEqual([]);
    expect(ask(again, back, player)).toBe('no-change');
  });

  it('does so step by step, the last first', () => {
    const moved = [to(1, 2), to(2, 2), to(2, 3)].reduce(
      (now, step) => after(now, step, player),
      delve([aldo], {}, safe),
    );
    const places = [1, 2, 3].map((times) => {
      const now = Array.from({ length: times }, () => back).reduce((state, step) => after(state, step, player), moved);
      return now.creatures[aldo.id]?.at?.square;
    });
    expect(places).toEqual([
      { x: 2, y: 2 },
      { x: 1, y: 2 },
      { x: 0, y: 2 },
    ]);
  });

  it('may do so with a walk to the shut door that was in the way, as with the moves before it', () => {
    const first = after(delve([aldo], {}, safe), to(1, 2), player);
    const there = after(first, { type: 'MoveCreature', creature: aldo.id, to: { x: 6, y: 1 }, asFar: true }, player);
    expect(there.creatures[aldo.id]?.at?.square).toEqual({ x: 4, y: 1 });
    const again = after(after(there, back, player), back, player);
    expect(again.creatures[aldo.id]?.at?.square).toEqual({ x: 0, y: 2 });
  });

  it('OSE-DUN-10: what was walked for nothing is no easier to walk', () => {
    const begin = delve([aldo], {}, safe);
    const walkedTwice = after(after(after(begin, to(3, 2), player), back, player), to(3, 2), player);
    expect(walkedTwice.creatures[aldo.id]?.moved).toBe(30);
  });

  it('takes back all who went together', () => {
    const begin = delve([aldo, hild], {}, safe);
    const go: Command = { type: 'MoveTogether', creatures: [aldo.id, hild.id], of: aldo.id, to: { x: 3, y: 2 } };
    const moved = after(begin, go, player);
    expect(offered(moved)).toEqual([null]);
    const again = after(moved, { ...back, creature: hild.id }, player);
    expect(Object.values(again.creatures)).toEqual([aldo, hild].map((each) => ({ ...each, facing: null })));
  });

  it('tells the table', () => {
    const moved = after(delve([aldo], {}, safe), to(3, 2), player);
    const ruling = decide(moved, back, player, loaded());
    const lines = ruling.granted
      ? ruling.events.map((event) => tell(event, spectator, ruling.events.reduce(evolve, moved), moved)?.text)
      : [];
    expect(lines).toEqual(['Aldo goes back: the move is taken back.']);
  });

  it('gives back the move of a round', () => {
    let fight = inFight();
    const moves = (state: GameState) =>
      offers(state, player).find(({ command, about }) => command === 'MoveCreature' && about === aldo.id);
    for (let phases = 0; phases < 20 && !moves(fight); phases += 1)
      fight = after(fight, { type: 'NextPhase' }, referee);
    const [step] = submissions(moves(fight) ?? never());
    const moved = after(fight, step ?? never(), player);
    expect(moved.encounter?.combat?.walked).toEqual([aldo.id]);
    const again = after(moved, back, player);
    expect(again.creatures[aldo.id]).toMatchObject({ at: fight.creatures[aldo.id]?.at, moved: 0 });
    expect(again.encounter?.combat?.walked ?? []).toEqual([]);
  });
});

describe('a move stands', () => {
  it('when something new was seen on the way', () => {
    const scene = twoRooms({ traps: {}, explored: rows('1110000000'), ambient: 'lit' });
    const moved = after(delve([aldo], {}, scene), to(2, 2), player);
    expect(offered(moved)).toEqual(['You have seen something new since: the move stands.']);
    expect([ask(moved, back, player), lies(moved)]).toEqual(['out-of-turn', []]);
  });

  it('when a monster has come into view, or walks about in it', () => {
    const moved = after(delve([aldo, goblin({ at: at(4, 4), hidden: true })], {}, safe), to(3, 2), player);
    const shown = after(moved, { type: 'HideCreature', creature: id('goblin'), hidden: false }, referee);
    expect(offered(shown)).toEqual(['You have seen something new since: the move stands.']);
    const near = after(delve([aldo, goblin({ at: at(4, 4) })], {}, safe), to(2, 2), player);
    expect(offered(near)).toEqual([null]);
    const comes: Command = { type: 'MoveCreature', creature: id('goblin'), to: { x: 3, y: 3 } };
    expect(offered(after(near, comes, referee))).toEqual(['You have seen something new since: the move stands.']);
  });

  it('when a turn has ended, or somebody has done something', () => {
    const moved = after(delve([aldo], {}, safe), to(3, 2), player);
    const late = after(moved, { type: 'EndTurn', resting: false }, player);
    const open = after(moved, { type: 'OpenDoor', creature: aldo.id, door: id('door') }, player);
    for (const state of [late, open]) {
      expect(offered(state).filter((barred) => barred === null)).toEqual([]);
      expect([typeof ask(state, back, player), lies(state)]).toEqual(['string', []]);
    }
  });

  it('OSE-DUN-15: when a trap sprang on the way', () => {
    const moved = after(delve([aldo]), to(4, 2), player, 1, 3);
    expect(offered(moved)).toEqual(['More has happened since: the move stands.']);
  });

  it('when the referee has put its walker elsewhere', () => {
    const moved = after(delve([aldo], {}, safe), to(3, 2), player);
    const put = after(moved, to(4, 4), referee);
    expect([offered(put), ask(put, back, player)]).toEqual([[], 'no-change']);
  });

  it('for every other seat', () => {
    const moved = after(delve([aldo, bert], {}, safe), to(3, 2), player);
    expect([offered(moved, otherPlayer), ask(moved, back, otherPlayer)]).toEqual([[], 'not-your-character']);
    expect(offered(moved, referee)).toEqual([]);
  });
});

describe('a move may still be taken back', () => {
  const moved = after(delve([aldo, bert], {}, safe), to(3, 2), player);

  it('when others walk where nothing is new, or talk', () => {
    const walked = after(moved, { type: 'MoveCreature', creature: bert.id, to: { x: 4, y: 2 } }, otherPlayer);
    expect(offered(walked)).toEqual([null]);
    expect(offered(after(moved, { type: 'Say', text: 'Wait!', as: null }, otherPlayer))).toEqual([null]);
  });

  it('when a trap did not spring, as if there were none', () => {
    const lucky = after(delve([aldo, bert]), to(3, 2), player, 6);
    expect([...project(lucky, player)]).toEqual([...project(moved, player)]);
  });

  it('when something happens that its player does not know of', () => {
    const dark = twoRooms({ traps: {}, explored: rows('1111100000') });
    const state = after(delve([aldo, goblin({ at: at(8, 2), hidden: true })], {}, dark), to(3, 2), player);
    const crept = after(state, { type: 'MoveCreature', creature: id('goblin'), to: { x: 8, y: 4 } }, referee);
    expect([...project(crept, player)]).toEqual([...project(state, player)]);
    expect(offered(crept)).toEqual([null]);
  });
});

function never(): never {
  throw new Error('nobody may move');
}
