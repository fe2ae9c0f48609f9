/** The board's inks, beside the page's: stone under lamplight. */
export const COLOURS = {
  void: 0x14100c,
  floor: 0xa08b6a,
  floorShade: 0x917d5d,
  unexplored: 0x75664f,
  grid: 0x6d5b42,
  rock: 0x2a231b,
  wall: 0x1d1610,
  hatch: 0x54452f,
  door: 0x7a4a21,
  doorEdge: 0x2b1808,
  secret: 0xa34a8f,
  bars: 0x4d4a46,
  water: 0x3d6a78,
  stone: 0x6a5d4b,
  lamp: 0xffc66b,
  veil: 0x0d0a07,
  ember: 0xe8893a,
  brass: 0xd9b25f,
  parchment: 0xf3e6c8,
  place: 0xcbbfa6,
  blood: 0xa3402f,
  wound: 0xff8a70,
  moss: 0x5f7d4a,
  health: 0x8cc46a,
  slate: 0x4e6273,
  reach: 0x8fdcff,
} as const;

/** The rim of a token, by whose it is. */
export const RIM = { yours: COLOURS.brass, party: COLOURS.moss, other: COLOURS.blood } as const;
/** What a token's icon stands on: a dark shade of its rim, by which the two sides of a fight are told apart at a glance. */
export const GROUND = { yours: 0x33270f, party: 0x1f2c17, other: 0x38150f } as const;
