import type { Envelope } from '@lanthorn/protocol';
import { id, type Seat } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { begin, REFEREE } from '../../test/live.ts';
import type { StoredLine } from '../log/entry.ts';
import { Audience } from './audience.ts';

const player = (name: string): Seat => ({ role: 'player', user: id<'user'>(name), name });
const [ADA, BEN, CLEO] = [player('ada'), player('ben'), player('cleo')];

const said = (audience: string): StoredLine => ({
  id: audience,
  part: 0,
  audience,
  line: { kind: 'speech', text: `for ${audience}` },
});
const TABLE = [said('referee'), said('table')];

/** A table with a referee and three players, and the packets that were made for them. */
function gathered() {
  const packets: { readonly rooms: readonly string[]; readonly envelope: Envelope }[] = [];
  const audience = new Audience('fen', { happened: (rooms, envelope) => void packets.push({ rooms, envelope }) });
  const welcomes = new Map([REFEREE, ADA, BEN, CLEO].map((seat) => [seat, audience.sit(seat, begin, [], 0)]));
  const tell = (lines: readonly StoredLine[], state = begin) => {
    packets.length = 0;
    audience.show(state, lines, 1, 0, 'table');
    return packets.map(({ rooms, envelope }) => ({ rooms: [...rooms], envelope }));
  };
  const packetTo = (seat: Seat) => packets.find(({ rooms }) => rooms.includes(audience.roomOf(seat)))?.envelope;
  return { audience, welcomes, tell, packetTo };
}

describe('what happens at a table', () => {
  it('is one packet for all players who are told the same and know the same', () => {
    const { audience, tell } = gathered();
    tell(TABLE);
    const [desk, players, ...others] = tell(TABLE, { ...begin, rounds: 60 });
    expect(desk?.rooms).toEqual([audience.roomOf(REFEREE)]);
    expect(players?.rooms).toEqual([ADA, BEN, CLEO].map((seat) => audience.roomOf(seat)));
    expect(players?.envelope.change).toEqual({ in: { rounds: { to: 60 } } });
    expect(others).toEqual([]);
  });

  it('is a packet of their own for whoever is told something else', () => {
    const { packetTo, tell } = gathered();
    tell([...TABLE, said('user:ben')]);
    const texts = [ADA, BEN, CLEO].map((seat) => packetTo(seat)?.told.map(({ line }) => line.text));
    expect(texts).toEqual([['for table'], ['for user:ben'], ['for table']]);
  });

  it('is nothing for those who are told nothing, and they miss nothing by it', () => {
    const { packetTo, tell, welcomes } = gathered();
    tell([said('user:ben')]);
    const before = packetTo(BEN)?.id;
    expect([packetTo(ADA), packetTo(REFEREE)]).toEqual([undefined, undefined]);
    tell(TABLE);
    expect(packetTo(ADA)?.after).toBe(welcomes.get(ADA)?.id);
    expect(packetTo(BEN)?.after).toBe(before);
  });

  it('names for each seat what it was sent before', () => {
    const { packetTo, tell } = gathered();
    tell(TABLE);
    const before = packetTo(CLEO)?.id;
    tell(TABLE);
    expect(packetTo(CLEO)?.after).toBe(before);
    expect(packetTo(CLEO)?.id).not.toBe(before);
  });
});
