import { PROTOCOL_VERSION } from '@lanthorn/protocol';
import { readyCharacters } from '@lanthorn/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Haunted, haunted, IN_HALL, word } from '../../test/haunted.ts';
import { arrived, granted, type House, openHouse, type Seated, settled, sitDown, until } from '../../test/table.ts';

/** Words that the table hears after the delay was set. */
const NEW = word();
const NAMED = word();

let house: House;
let table: Haunted;
let ada: Seated;
beforeAll(async () => {
  house = await openHouse();
  table = await haunted(house);
  const [first] = table.players;
  if (!first) throw new Error('a player sits there');
  ada = first;
});
afterAll(() => house.close());

const tiles = (column: number) =>
  table.spectator.visitor.get(`/api/campaigns/${table.id}/scenes/${table.scene}/tiles/0/${column}/0?v=${word()}`);

/** All that a spectator can ask for by HTTP, told apart by its path. */
async function asked(): Promise<Readonly<Record<string, string>>> {
  const { visitor } = table.spectator;
  const last = (await visitor.get(`/api/campaigns/${table.id}/log?limit=1`)).json().told.at(-1)?.id ?? '';
  const paths = [
    'log?limit=100',
    `log?limit=100&search=${NEW}`,
    `log?limit=100&before=${last}`,
    'log?limit=100&as=player',
    'members',
    'bans',
    'invites',
    'export',
    'encounter-tables/readings',
    ...[0, 1, 2].flatMap((column) => [
      `scenes/${table.scene}/tiles/0/${column}/0`,
      `scenes/${table.ids.scene}/tiles/0/${column}/0`,
    ]),
    `scenes/${table.scene}/tiles/0/0/0?as=player`,
    `scenes/${table.scene}/tiles/0/1/0?as=referee`,
  ];
  const replies = await Promise.all(paths.map((path) => visitor.get(`/api/campaigns/${table.id}/${path}`)));
  return Object.fromEntries(
    replies.map((reply, place) => [paths[place] ?? '', `${reply.statusCode} ${reply.rawPayload.toString('base64')}`]),
  );
}

describe('a gallery that is ten minutes late', () => {
  let before: Readonly<Record<string, string>>;
  let frames: number;

  beforeAll(async () => {
    await granted(table.referee, { type: 'RevealSquares', from: { x: 0, y: 0 }, to: { x: 8, y: 9 }, revealed: true });
    await granted(table.referee, { type: 'SetGalleryDelay', minutes: 10 });
    await arrived(table.referee, ada, table.spectator);
    await settled(table.spectator);
    before = await asked();
    frames = table.spectator.frames.length;
    await happen();
  });

  /** Much of what can happen at a table, by the referee and a player, with every sign. */
  async function happen(): Promise<void> {
    const { referee } = table;
    const [like] = readyCharacters();
    if (!like) throw new Error('there are ready characters');
    await granted(referee, { type: 'Narrate', text: NEW });
    await granted(ada, { type: 'Say', text: NEW, as: null });
    await granted(ada, { type: 'RollDice', notation: '3d6', audience: 'table', purpose: NEW });
    await granted(referee, { type: 'RevealSquares', from: { x: 9, y: 0 }, to: { x: 12, y: 9 }, revealed: true });
    await granted(referee, { type: 'AddCreature', facts: { ...like, name: NAMED }, square: { x: 5, y: 7 } });
    const creature = (await house.app.tables.state(table.id)).creatures;
    const [own] = Object.values(creature).filter(({ name }) => name === NAMED);
    if (!own) throw new Error('somebody was added');
    const at = { x: IN_HALL.x + 0.5, y: IN_HALL.y + 0.5 };
    for (const seat of [referee, ada]) {
      seat.table.pointer(at);
      seat.table.ping(at);
      seat.table.typing(true);
      seat.table.dragging(own.id, at);
      await arrived(seat);
      seat.table.typing(false);
      seat.table.away(true);
      seat.table.away(false);
    }
    const guest = await house.sit(ada.visitor, table.id);
    await arrived(guest, referee, ada);
    guest.socket.disconnect();
    await granted(referee, { type: 'ShowScene', scene: table.ids.scene as never });
    await settled(table.spectator);
  }

  it('is sent nothing of what happens, but who watches with it', () => {
    const since = table.spectator.frames.slice(frames).filter((frame) => !/^3\d*\[/.test(frame));
    expect(since.filter((frame) => !frame.includes('"presence"'))).toEqual([]);
    expect(since.join()).not.toMatch(/Referee|Player|typing|pointing/);
  });

  it('is answered every question as it was before', async () => {
    expect(await asked()).toEqual(before);
    expect((await tiles(1)).rawPayload.toString('base64')).toBe(before[`scenes/${table.scene}/tiles/0/1/0`]?.slice(4));
  });

  it('is shown the past by a new seat, a lost connection and a second page', async () => {
    const fresh = house.connection(table.spectator.visitor);
    const sat = await sitDown(fresh, table.id);
    expect(sat.ok).toBe(true);
    expect(JSON.stringify(sat)).not.toMatch(new RegExp(`${NEW}|${NAMED}`));
    fresh.disconnect();
    const { socket, table: seat } = table.spectator;
    socket.io.engine.close();
    await until(() => seat.status === 'connecting');
    await until(() => seat.status === 'seated');
    expect(table.spectator.frames.join()).not.toMatch(new RegExp(`${NEW}|${NAMED}`));
  });

  it('takes nobody’s part, and no question to the rules tells it of the present', async () => {
    const { socket } = table.spectator;
    const { creatures } = await house.app.tables.state(table.id);
    const added = Object.values(creatures).find(({ name }) => name === NAMED)?.id ?? '';
    const take = (as: object) =>
      socket.timeout(5_000).emitWithAck('sit', { campaign: table.id, version: PROTOCOL_VERSION, as: as as never });
    for (const as of [{ kind: 'party' }, { kind: 'creature', creature: added }])
      expect(await take(as)).toMatchObject({ ok: false });
    const about = (creature: string) =>
      table.spectator.table.ask({ type: 'MoveCreature', creature: creature as never, to: { x: 1, y: 1 } });
    expect(await about(added)).toEqual(await about('nobody'));
    const rewind = (to: number) => table.spectator.table.ask({ type: 'Rewind', to });
    expect(await rewind(1)).toEqual(await rewind(1_000));
  });
});
