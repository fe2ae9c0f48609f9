import type { Page } from '@playwright/test';

/** Pixels to the square of the picture. */
const SCALE = 40;

/** Rooms of the picture: column, row, width and height in squares. */
const ROOMS = [
  [2, 2, 7, 5],
  [12, 2, 8, 6],
  [2, 10, 6, 6],
  [12, 11, 10, 5],
] as const;
/** Ways between them, each a square wide: from, to. */
const WAYS = [
  [9, 4, 12, 5],
  [4, 7, 5, 10],
  [8, 13, 12, 14],
  [16, 8, 17, 11],
] as const;
/** Drawn leaves of doors, by their middles. */
const DOORS = [
  [9, 4.5],
  [8, 13.5],
] as const;

/** A dungeon in black on white as a JPEG, drawn in a browser: lines, a faint grid, hatching, numbers and the leaves of doors. */
export async function dungeonPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(
    ([rooms, ways, doors, scale]) => {
      const canvas = document.createElement('canvas');
      canvas.width = 24 * scale;
      canvas.height = 18 * scale;
      const pen = canvas.getContext('2d');
      if (!pen) return '';
      pen.scale(scale, scale);
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 24, 18);
      pen.strokeStyle = '#555';
      pen.lineWidth = 0.04;
      for (let at = 0; at < 1_500; at += 1) {
        const [x, y] = [(at * 7.13) % 24, (at * 3.37) % 18];
        pen.beginPath();
        pen.moveTo(x, y);
        pen.lineTo(x + 0.4, y + 0.3);
        pen.stroke();
      }
      const boxes = [...rooms, ...ways.map(([l, t, r, b]) => [l, t, r - l, b - t] as const)];
      pen.fillStyle = '#000';
      for (const [x, y, wide, high] of boxes) pen.fillRect(x - 0.06, y - 0.06, wide + 0.12, high + 0.12);
      pen.fillStyle = '#fff';
      for (const [x, y, wide, high] of rooms) pen.fillRect(x + 0.06, y + 0.06, wide - 0.12, high - 0.12);
      for (const [l, t, r, b] of ways)
        if (r - l > b - t) pen.fillRect(l - 0.1, t + 0.06, r - l + 0.2, b - t - 0.12);
        else pen.fillRect(l + 0.06, t - 0.1, r - l - 0.12, b - t + 0.2);
      pen.strokeStyle = '#ccc';
      pen.lineWidth = 0.02;
      for (const [x, y, wide, high] of rooms)
        for (let line = 1; line < Math.max(wide, high); line += 1) {
          pen.beginPath();
          if (line < wide) pen.moveTo(x + line, y + 0.1);
          if (line < wide) pen.lineTo(x + line, y + high - 0.1);
          if (line < high) pen.moveTo(x + 0.1, y + line);
          if (line < high) pen.lineTo(x + wide - 0.1, y + line);
          pen.stroke();
        }
      pen.lineWidth = 0.08;
      pen.strokeStyle = '#000';
      for (const [x, y] of doors) {
        pen.fillStyle = '#000';
        pen.fillRect(x - 0.06, y - 0.5, 0.12, 1);
        pen.fillStyle = '#fff';
        pen.fillRect(x - 0.2, y - 0.35, 0.4, 0.7);
        pen.strokeRect(x - 0.2, y - 0.35, 0.4, 0.7);
      }
      pen.fillStyle = '#000';
      pen.font = '0.7px serif';
      rooms.forEach(([x, y, wide, high], at) => {
        pen.fillText(String(at + 1), x + wide / 2, y + high / 2);
      });
      return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '';
    },
    [ROOMS, WAYS, DOORS, SCALE] as const,
  );
  return Buffer.from(address, 'base64');
}
