import type { BoardDoor } from '../board/model.ts';

/** What a door is and how it stands, as far as this seat knows: `Door, closed, locked`. */
export function doorName(door: BoardDoor | null): string {
  if (!door) return '';
  const kind = door.secret ? 'Secret door' : `${door.kind[0]?.toUpperCase()}${door.kind.slice(1)}`;
  return `${kind}, ${door.open ? 'open' : 'closed'}${door.locked ? ', locked' : ''}`;
}
