import type { Point } from '@lanthorn/geometry';
import type { Board } from './board.ts';
import { doorAt, isAtLeaf } from './doors.ts';
import type { BoardDoor, BoardMark, BoardToken } from './model.ts';

/** What lies under a point of the board. */
export type Under =
  | { readonly kind: 'token'; readonly token: BoardToken }
  | {
      readonly kind: 'door';
      readonly door: BoardDoor /** In the way through it, which stands open: not at its leaf. */;
      readonly through?: boolean;
    }
  | { readonly kind: 'mark'; readonly mark: BoardMark };

/** Tokens lie over doors, and doors over the referee's marks. */
export function underAt(board: Board, at: Point): Under | null {
  const token = board.tokenAt(at);
  if (token) return { kind: 'token', token };
  const door = doorAt(board.model.doors, at);
  if (door) return { kind: 'door', door, through: door.open && !isAtLeaf(door, at) };
  const mark = board.model.marks.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < 0.4);
  return mark ? { kind: 'mark', mark } : null;
}
