import { PROTOCOL_VERSION } from '@lanthorn/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Gathering, gathering, granted, type House, openHouse, until } from '../../test/table.ts';
import { unread } from '../../test/unread.ts';

let house: House;
let table: Gathering;
beforeAll(async () => {
  house = await openHouse();
  table = await gathering(house, 2);
  const long = '€'.repeat(2_000);
  for (const speaker of [table.referee, seated(1)])
    for (let line = 0; line < 45; line += 1) await granted(speaker, { type: 'Say', text: long, as: null });
}, 60_000);
afterAll(() => house.close());

const seated = (place: number) => table.players[place] ?? table.spectator;

describe('a seat that is asked for again and again', () => {
  it('by somebody who never reads takes no more memory than a few seats', async () => {
    const { cookie } = seated(0).visitor;
    const { send, line } = await unread(house.app.server, { cookie: cookie ?? '', origin: house.url });
    let most = 0;
    for (let asked = 0; asked < 400; asked += 1) {
      send(`42${asked}["sit",{"campaign":"${table.id}","version":${PROTOCOL_VERSION}}]`);
      await new Promise((go) => setTimeout(go, 5));
      most = Math.max(most, house.app.backlog.bytes);
    }
    expect(most).toBeLessThan(6 * 1024 * 1024);
    await granted(table.referee, { type: 'Say', text: 'still here', as: null });
    await until(() => seated(1).table.told.at(-1)?.line.text === 'still here');
    line.destroy();
    await until(() => house.app.backlog.bytes === 0);
  }, 60_000);

  it('is given a dozen times at once, and seldom after that', async () => {
    const socket = house.connection(seated(1).visitor);
    const ask = () => socket.emitWithAck('sit', { campaign: table.id, version: PROTOCOL_VERSION });
    const codes = [];
    for (let asked = 0; asked < 40; asked += 1) codes.push(codeOf(await ask()));
    expect(codes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'ok'));
    expect(codes.filter((code) => code === 'too-fast').length).toBeGreaterThan(8);
  });
});

it('what a seat is shown is deflated on its way', async () => {
  let sent = () => 0;
  house.app.server.once('connection', (line) => {
    sent = () => line.bytesWritten;
  });
  const { frames } = await house.sit(seated(0).visitor, table.id);
  const shown = frames.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0);
  expect(shown).toBeGreaterThan(500_000);
  expect(sent()).toBeLessThan(shown / 10);
});
