import { PROTOCOL_VERSION, type TableEvents } from '@lanthorn/protocol';
import { id } from '@lanthorn/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Haunted, haunted, IN_HALL, IN_VAULT } from '../../test/haunted.ts';
import { arrived, granted, type House, openHouse, type Seated, settled, until, userOf } from '../../test/table.ts';

let house: House;
let table: Haunted;
let ada: Seated;
let referee: string;
beforeAll(async () => {
  house = await openHouse();
  table = await haunted(house);
  const [first] = table.players;
  if (!first) throw new Error('a player sits there');
  ada = first;
  referee = await userOf(table.referee);
  await granted(table.referee, { type: 'RevealSquares', from: { x: 0, y: 0 }, to: { x: 8, y: 9 }, revealed: true });
});
afterAll(() => house.close());

/** A Socket.IO frame that answers a message. */
const ANSWER = /^3\d+\[/;

const centre = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x + 0.5, y: y + 0.5 });

/** Does things with a little time between them: signs that come too close are let fall. */
async function inTurn(...acts: readonly (() => void)[]): Promise<void> {
  for (const act of acts) {
    act();
    await new Promise((go) => setTimeout(go, 30));
  }
}

/** What is shown to somebody of one kind of sign while something is done. */
async function shownOf<Name extends keyof TableEvents>(
  name: Name,
  seat: Seated,
  ...acts: readonly (() => void)[]
): Promise<readonly TableEvents[Name][]> {
  const shown: TableEvents[Name][] = [];
  const stop = seat.table.on(name, (one) => shown.push(one));
  await inTurn(...acts);
  await arrived(table.referee, ada);
  await arrived(seat);
  stop();
  return shown;
}

describe('the referee’s pointer', () => {
  it('is seen where the party has been', async () => {
    const act = () => table.referee.table.pointer(centre(IN_HALL));
    expect(await shownOf('pointer', ada, act)).toEqual([{ user: referee, at: centre(IN_HALL) }]);
  });

  it('is lifted for the others when it goes where the party has not been, and says no more', async () => {
    const acts = [IN_VAULT, { x: 17, y: 6 }].map((square) => () => table.referee.table.pointer(centre(square)));
    expect(await shownOf('pointer', ada, ...acts, () => table.referee.table.pointer(null))).toEqual([
      { user: referee, at: null },
    ]);
  });

  it('over unexplored squares leaves no trace with players or spectators, not even of somebody pointing', async () => {
    const desk = house.connection(table.referee.visitor);
    const atDesk: unknown[] = [];
    desk.on('pointer', (shown) => atDesk.push(shown));
    await desk.timeout(5_000).emitWithAck('sit', { campaign: table.id, version: PROTOCOL_VERSION });
    await settled(ada, table.spectator);
    const before = [ada, table.spectator].map(({ frames }) => frames.length);
    const places = [centre(IN_VAULT), { x: -3, y: 400 }, null];
    await inTurn(...places.map((at) => () => table.referee.table.pointer(at)));
    await arrived(table.referee, ada, table.spectator);
    // The one frame is the answer that says that nothing else is on its way.
    const since = [ada, table.spectator].map(({ frames }, place) => frames.slice(before[place]));
    expect(since).toEqual([[expect.stringMatching(ANSWER)], [expect.stringMatching(ANSWER)]]);
    await until(() => atDesk.length === 3);
    desk.disconnect();
  });
});

describe('the ghost of a token', () => {
  const drag = (creature: string, at: { x: number; y: number } | null) => () =>
    table.referee.table.dragging(creature, at);

  it('of a character is seen by all, and ends where the party has not been', async () => {
    const state = await house.app.tables.state(table.id);
    const [creature = ''] = state.party.members;
    const places = [centre(IN_HALL), centre(IN_VAULT), null];
    const shown = await shownOf('dragging', ada, ...places.map((at) => drag(creature, at)));
    expect(shown.map(({ at }) => at)).toEqual([centre(IN_HALL), null]);
  });

  it('of a hidden or an unseen monster, or of nobody, reaches no player', async () => {
    for (const creature of [table.monster.id, table.ids.dweller, 'nobody']) {
      expect(await shownOf('dragging', ada, drag(creature, centre(IN_HALL)))).toEqual([]);
      expect(await shownOf('dragging', table.spectator, drag(creature, null))).toEqual([]);
    }
  });
});

describe('the ghost of a foe that was met unseen', () => {
  it('reaches nobody else, wherever it goes, nor does a word of the foe', async () => {
    await granted(table.referee, {
      type: 'BeginEncounter',
      creatures: [id(table.ids.dweller)],
      setting: 'dungeon',
      aware: 'both',
      reveal: true,
    });
    const act = () => table.referee.table.dragging(table.ids.dweller, centre(IN_HALL));
    expect(await shownOf('dragging', ada, act)).toEqual([]);
    expect(await shownOf('dragging', table.spectator, act)).toEqual([]);
    expect(ada.frames.join()).not.toContain(table.ids.dweller);
  });
});

describe('other signs', () => {
  it('a ping is meant to be seen, wherever it is', async () => {
    const act = () => table.referee.table.ping(centre(IN_VAULT));
    expect(await shownOf('ping', ada, act)).toEqual([{ user: referee, at: centre(IN_VAULT) }]);
  });

  it('of a player reach the others, and never their sender', async () => {
    const acts = [
      () => ada.table.pointer(centre(IN_VAULT)),
      () => ada.table.typing(true),
      () => ada.table.pointer(null),
    ];
    const user = await userOf(ada);
    expect(await shownOf('pointer', table.spectator, ...acts)).toEqual([
      { user, at: centre(IN_VAULT) },
      { user, at: null },
    ]);
    expect(await shownOf('typing', table.spectator, () => ada.table.typing(false))).toEqual([{ user, typing: false }]);
    expect(await shownOf('pointer', ada, ...acts)).toEqual([]);
  });

  it('a spectator neither pings nor drags', async () => {
    const [creature = ''] = (await house.app.tables.state(table.id)).party.members;
    const act = () => {
      table.spectator.table.ping(centre(IN_HALL));
      table.spectator.table.dragging(creature, centre(IN_HALL));
    };
    act();
    await arrived(table.spectator);
    const before = ada.frames.length;
    await arrived(ada);
    expect(ada.frames.slice(before - 1).join()).not.toMatch(/"ping"|"dragging"/);
    expect(await shownOf('ping', ada, act)).toEqual([]);
  });

  it('in a flood are let fall without an answer', async () => {
    const shown = await shownOf('typing', table.spectator, () => {
      for (let turn = 0; turn < 300; turn += 1) ada.table.typing(turn % 2 === 0);
    });
    expect(shown.length).toBeLessThan(120);
  });
});
