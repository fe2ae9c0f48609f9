import type { Border, Sign } from '@lanthorn/rules';

export type PenTool = 'look' | 'room' | 'passage' | 'water' | 'rub' | 'border' | 'sign' | 'party';

/** What the pen can be, in the order of the bar, with the key that takes it. */
export const PEN_TOOLS: readonly {
  readonly name: PenTool;
  readonly label: string;
  readonly key: string;
  readonly hint: string;
}[] = [
  { name: 'look', label: 'Look', key: 'l', hint: 'Drag the paper; turn the wheel to come nearer.' },
  { name: 'room', label: 'Room', key: 'r', hint: 'Drag from corner to corner: walls stand all round it.' },
  { name: 'passage', label: 'Passage', key: 'p', hint: 'Drag along the way: it opens into what it meets.' },
  { name: 'water', label: 'Water', key: 'w', hint: 'Drag over the squares that are water.' },
  { name: 'border', label: 'Doors', key: 'd', hint: 'Click the side of a square.' },
  { name: 'sign', label: 'Signs', key: 's', hint: 'Click a square.' },
  { name: 'party', label: 'We are here', key: 'h', hint: 'Click where the party stands.' },
  { name: 'rub', label: 'Rub out', key: 'e', hint: 'Drag over what is to go.' },
];

/** What stands along a side; nothing wipes it off. */
export const BORDER_NAMES: Readonly<Record<Border, string>> = {
  door: 'Door',
  'secret-door': 'Secret door',
  portcullis: 'Portcullis',
  wall: 'Wall',
  opening: 'No wall',
};

export const SIGN_NAMES: Readonly<Record<Sign, string>> = {
  remark: 'Words',
  'stairs-down': 'Stairs down',
  'stairs-up': 'Stairs up',
  trap: 'Trap',
  pit: 'Pit',
  pillar: 'Pillar',
  statue: 'Statue',
  altar: 'Altar',
  well: 'Well',
  treasure: 'Treasure',
};
