import { type Point, type Square, squareAt } from '@lanthorn/geometry';
import type { RoomFacts } from '@lanthorn/rules';
import { reports } from '../reports.ts';
import type { OnePageDungeon, Rect } from './format.ts';
import { cellsOf, keyOf, type Plan } from './plan.ts';
import { roomName } from './room-name.ts';

interface Note {
  readonly at: Point;
  readonly text: string;
}

/** Keyed rooms from the notes that lie in one; what lies in none stays a note. The texts are the referee's. */
export function roomsOf(
  file: OnePageDungeon,
  plan: Plan,
  most: number,
): { rooms: RoomFacts[]; notes: Note[]; dropped: string[] } {
  const rooms = new Map<string, RoomFacts>();
  const taken = new Set<Rect>();
  const notes: Note[] = [];
  for (const { text: whole, ref, pos } of file.notes) {
    const at = { x: pos.x + plan.shift.x, y: pos.y + plan.shift.y };
    const text = whole.slice(0, most);
    const square = squareAt(at, 'square');
    const rect = plan.floor.get(keyOf(square.x, square.y));
    const key = String(ref ?? rooms.size + 1).slice(0, 20);
    const before = rooms.get(key);
    if (!rect) notes.push({ at, text });
    else if (before) rooms.set(key, { ...before, text: `${before.text}\n${text}`.slice(0, most) });
    else
      rooms.set(key, {
        key,
        name: roomName(text, key),
        at: square,
        squares: squaresOf(rect, square, taken, plan),
        text,
      });
  }
  const cut = file.notes.filter(({ text }) => text.length > most).length;
  const dropped = reports(
    [notes.length, (count) => `Notes in no room, kept as notes: ${count}.`],
    [cut, (count) => `Notes cut to ${most} letters: ${count}.`],
  );
  return { rooms: [...rooms.values()], notes, dropped };
}

/** The floor of a room; another key in the same room has no more than the square it lies on. */
function squaresOf(rect: Rect, at: Square, taken: Set<Rect>, plan: Plan): Square[] {
  if (taken.has(rect)) return [at];
  taken.add(rect);
  return cellsOf(rect).filter(({ x, y }) => plan.floor.get(keyOf(x, y)) === rect);
}
