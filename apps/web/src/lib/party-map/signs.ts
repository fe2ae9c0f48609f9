import type { Border, Sign } from '@lanthorn/rules';

/** A sign as an SVG path within a square of the measure 1, and whether it is filled. */
interface Drawn {
  readonly path: string;
  readonly filled: boolean;
}

const STEPS = 'M.14 .2h.36M.14 .36h.36M.14 .52h.36M.14 .68h.36M.14 .84h.36';
const ring = (radius: number): string =>
  `M${0.5 - radius} .5a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

export const SIGN_SHAPES: Readonly<Record<Sign, Drawn>> = {
  'stairs-up': { path: `${STEPS}M.72 .84v-.6M.6 .38l.12 -.16l.12 .16`, filled: false },
  'stairs-down': { path: `${STEPS}M.72 .2v.6M.6 .66l.12 .16l.12 -.16`, filled: false },
  trap: { path: 'M.5 .18l.34 .62h-.68zM.5 .4v.18M.5 .68v.02', filled: false },
  pit: { path: 'M.18 .18h.64v.64h-.64zM.18 .18l.64 .64M.82 .18l-.64 .64', filled: false },
  pillar: { path: ring(0.24), filled: true },
  statue: {
    path: `${ring(0.34)}M.5 .24l.08 .18h.18l-.14 .12l.06 .2l-.18 -.11l-.18 .11l.06 -.2l-.14 -.12h.18z`,
    filled: false,
  },
  altar: { path: 'M.16 .34h.68v.32h-.68zM.5 .34v.32', filled: false },
  well: { path: `${ring(0.34)}${ring(0.2)}`, filled: false },
  treasure: { path: 'M.2 .42h.6v.36h-.6zM.2 .42q0 -.2 .3 -.2t.3 .2M.46 .52h.08v.1h-.08z', filled: false },
  remark: { path: '', filled: false },
};

/** What stands along a side, drawn as for one to the north: from 0 to 1 along it, and up and down across it. */
export const BORDER_SHAPES: Readonly<Record<Border, Drawn>> = {
  door: { path: 'M0 0h.2M.8 0h.2M.2 -.13h.6v.26h-.6z', filled: false },
  'secret-door': { path: 'M.6 -.13q-.1 -.07 -.2 0t.1 .13t.1 .13t-.2 0', filled: false },
  portcullis: { path: 'M0 0h.16M.84 0h.16M.3 -.1v.2M.5 -.1v.2M.7 -.1v.2', filled: false },
  wall: { path: '', filled: false },
  opening: { path: '', filled: false },
};
