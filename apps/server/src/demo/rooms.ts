import type { RoomFacts } from '@lanthorn/rules';

/** What players are told of each room of the drowned bell as they enter it: what anybody sees there at once. */
const TO_PLAYERS: Readonly<Record<string, NonNullable<RoomFacts['toPlayers']>>> = {
  1: {
    name: 'Stair hall',
    text: 'Worn steps lead up to the abbey and the daylight. The walls are wet, and the air smells of standing water.',
  },
  2: {
    name: 'Nave',
    text: 'Six columns. Broken pews are stacked as a barricade that faces south. Something hums in the stone.',
  },
  3: {
    name: 'Sacristy',
    text: 'Hooks for vestments, a cold brazier, finger bones on the flags. A hanging covers the west wall.',
  },
  4: { name: 'Refectory', text: 'A long table is laid for forty; on every plate lies one pebble.' },
  5: { name: 'Scriptorium', text: 'Desks, dry ink, and a ledger that lies open.' },
  6: { name: 'Vestry', text: 'A narrow room that smells of wax. A reliquary stands against the far wall.' },
  7: {
    name: 'Kitchen',
    text: 'A bread oven, a cracked sink, a small box on the shelf. Something scratches in the bricks.',
  },
  8: { name: 'Well', text: 'The water stands level with the rim and beats faintly, like a pulse.' },
  9: { name: 'Ossuary', text: 'Shelves of skulls to the ceiling, each with a name scratched out.' },
  10: { name: 'Dormitory', text: 'Rows of rotten cots, some of them slept in.' },
  11: { name: 'Flooded crypt', text: 'Black water, knee-deep, and sarcophagi along the walls.' },
  12: { name: 'Bell chamber', text: 'A bronze bell hangs mouth up, full of black water. Its rope moves.' },
  13: { name: 'Tomb', text: 'A stone chest before an effigy in a mitre. Steps go on down, into the tide.' },
  14: { name: 'Collapsed gallery', text: 'Rubble fills the far end. The bars were set from this side.' },
};

/** A room with its name, which is the first sentence of its key, and with what is told to players. */
export function described(room: RoomFacts): RoomFacts {
  const [, name = room.name, text = room.text] = /^([^.]{1,40})\.\s*(.+)$/s.exec(room.text) ?? [];
  const toPlayers = TO_PLAYERS[room.key];
  return { ...room, name, text, ...(toPlayers ? { toPlayers } : {}) };
}
