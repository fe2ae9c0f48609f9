import { connect, PROTOCOL_VERSION, type Table } from '@lanthorn/protocol';
import type { TakenPart } from '@lanthorn/rules';
import { id } from '@lanthorn/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haunted } from '../../test/haunted.ts';
import { codeOf, gathering, granted, type House, openHouse, type Seated, until, userOf } from '../../test/table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function sitAs({ visitor }: Seated, campaign: string, as: TakenPart): Promise<Table> {
  const table = connect({ url: house.url, campaign, cookie: visitor.cookie ?? '', as });
  await until(() => table.status === 'seated' || table.status === 'refused');
  return table;
}

/** Every record but what is a person's own: their seat, and what they may do. */
const facts = (table: Table): ReadonlyMap<string, unknown> =>
  new Map([...table.view].filter(([, { type }]) => type !== 'you' && type !== 'offer' && type !== 'prompt'));

describe('the part of others', () => {
  it('is taken by nobody but the referee', async () => {
    const table = await gathering(house);
    for (const seat of [...table.players, table.spectator]) {
      const socket = house.connection(seat.visitor);
      const request = { campaign: table.id, version: PROTOCOL_VERSION, as: { kind: 'party' } } as const;
      expect(codeOf(await socket.timeout(5_000).emitWithAck('sit', request))).toBe('not-the-referee');
      const log = await seat.visitor.get(`/api/campaigns/${table.id}/log?as=player`);
      expect(log.statusCode).toBe(403);
    }
  });

  it('is not taken of somebody who is not there', async () => {
    const table = await gathering(house);
    const nobody = await sitAs(table.referee, table.id, { kind: 'creature', creature: id('nobody') });
    expect(nobody.status).toBe('refused');
    nobody.close();
  });

  it('shows the referee what a player is shown, and nothing that is hidden from players', async () => {
    const table = await haunted(house);
    const [player] = table.players;
    if (!player) throw new Error('nobody plays');
    const user = id<'user'>(await userOf(player));
    const as = await sitAs(table.referee, table.id, { kind: 'player', user });
    const text = JSON.stringify([[...as.view], as.told]);
    for (const secret of table.secrets) expect(text).not.toContain(secret);
    expect(facts(as)).toEqual(facts(player.table));
    expect(as.told.every(({ entry }) => entry === null)).toBe(true);
    const older = await table.referee.visitor.get(`/api/campaigns/${table.id}/log?as=player`);
    for (const secret of table.secrets) expect(older.body).not.toContain(secret);
    expect(older.body.length).toBeGreaterThan(20);
    as.close();
  });

  it('shows the referee what a spectator is shown, and lets them act for nobody', async () => {
    const table = await haunted(house);
    const [hild] = [...table.referee.table.view.values()].flatMap((record) =>
      record.type === 'party' ? record.members : [],
    );
    const as = await sitAs(table.referee, table.id, { kind: 'spectator' });
    const text = JSON.stringify([[...as.view], as.told]);
    for (const secret of table.secrets) expect(text).not.toContain(secret);
    expect(facts(as)).toEqual(facts(table.spectator.table));
    expect(codeOf(await as.ask({ type: 'WriteNotes', creature: id(hild ?? ''), notes: 'seen' }))).not.toBe('ok');
    as.close();
  });

  it('acts for a character as its player would, and for nobody else', async () => {
    const table = await haunted(house);
    const [hild, other] = [...table.referee.table.view.values()].flatMap((record) =>
      record.type === 'party' ? record.members : [],
    );
    if (!hild || !other) throw new Error('nobody marches');
    const as = await sitAs(table.referee, table.id, { kind: 'creature', creature: id(hild) });
    const notes = (creature: string) => as.ask({ type: 'WriteNotes', creature: id(creature), notes: 'seen' });
    expect(codeOf(await notes(hild))).toBe('ok');
    expect(codeOf(await notes(other))).toBe('not-your-character');
    expect(codeOf(await as.ask({ type: 'HideCreature', creature: id(hild), hidden: true }))).toBe('not-your-seat');
    await granted(table.referee, { type: 'WriteNotes', creature: id(hild), notes: 'of the referee' });
    as.close();
  });
});
