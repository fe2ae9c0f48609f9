import type { Page } from '@playwright/test';

/** Squares along each side of the map, and pixels to the square: 4,000 pixels along each side. */
export const SIDE = 100;
const SCALE = 40;
/** Rooms across and down, how wide a room is, and how far it is from one to the next, in squares: 4 walls each. */
const ROOMS = 12;
const ROOM = 5;
const APART = 8;
/** Where a way from the room to the left meets a room in the middle: the middle of the leaf. */
const DOOR = { x: 50, y: 52.5 } as const;

/**
 * A dungeon in black on white: many small rooms in a hatched rock, a faint grid in each; one way between two of them,
 * with the leaf of a door.
 * @param page draws it
 * @returns a PNG
 */
export async function drawnDungeon(page: Page): Promise<Buffer> {
  const address = await page.evaluate(
    ([side, scale, rooms, room, apart, door]) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = side * scale;
      const pen = canvas.getContext('2d');
      if (!pen) return '';
      pen.scale(scale, scale);
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, side, side);
      pen.strokeStyle = '#555';
      pen.lineWidth = 0.04;
      for (let at = 0; at < 25_000; at += 1) {
        const [x, y] = [(at * 7.13) % side, (at * 3.37) % side];
        pen.beginPath();
        pen.moveTo(x, y);
        pen.lineTo(x + 0.4, y + 0.3);
        pen.stroke();
      }
      for (let no = 0; no < rooms * rooms; no += 1) {
        const [x, y] = [2 + apart * (no % rooms), 2 + apart * Math.floor(no / rooms)];
        pen.fillStyle = '#000';
        pen.fillRect(x - 0.06, y - 0.06, room + 0.12, room + 0.12);
        pen.fillStyle = '#fff';
        pen.fillRect(x + 0.06, y + 0.06, room - 0.12, room - 0.12);
        pen.strokeStyle = '#ccc';
        pen.lineWidth = 0.02;
        for (let line = 1; line < room; line += 1) {
          pen.beginPath();
          pen.moveTo(x + line, y + 0.1);
          pen.lineTo(x + line, y + room - 0.1);
          pen.moveTo(x + 0.1, y + line);
          pen.lineTo(x + room - 0.1, y + line);
          pen.stroke();
        }
      }
      pen.fillStyle = '#000';
      pen.fillRect(door.x - apart + room, door.y - 0.56, apart - room, 1.12);
      pen.fillStyle = '#fff';
      pen.fillRect(door.x - apart + room - 0.1, door.y - 0.44, apart - room + 0.2, 0.88);
      pen.fillStyle = '#000';
      pen.fillRect(door.x - 0.06, door.y - 0.5, 0.12, 1);
      pen.fillStyle = '#fff';
      pen.fillRect(door.x - 0.2, door.y - 0.35, 0.4, 0.7);
      pen.strokeStyle = '#000';
      pen.lineWidth = 0.08;
      pen.strokeRect(door.x - 0.2, door.y - 0.35, 0.4, 0.7);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [SIDE, SCALE, ROOMS, ROOM, APART, DOOR] as const,
  );
  return Buffer.from(address, 'base64');
}
