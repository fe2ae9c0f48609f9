import type { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import type { BoardModel } from '../model.ts';
import { isSet } from '../model.ts';

/** Darkens what is known but not seen now; for the referee also what the party has not explored. */
export function drawVeil(graphics: Graphics, model: BoardModel): void {
  graphics.clear();
  for (const row of model.rows) {
    for (let x = 0; x < row.floor.length; x += 1) {
      if (isSet(row.seen, x)) continue;
      const explored = isSet(row.explored, x);
      if (!explored && !model.all) continue;
      const depth = model.all ? 0.28 : 0.55;
      graphics.rect(x, row.y, 1, 1).fill({ color: COLOURS.veil, alpha: explored ? depth : depth + 0.12 });
    }
  }
}

/** The glow of each light, on the squares that are seen. */
export function drawGlow(graphics: Graphics, model: BoardModel): void {
  graphics.clear();
  for (const light of model.lights) {
    for (const row of model.rows) {
      if (Math.abs(row.y + 0.5 - light.at.y) > light.radius + 1) continue;
      for (let x = 0; x < row.seen.length; x += 1) {
        if (!isSet(row.seen, x)) continue;
        const near = 1 - Math.hypot(x + 0.5 - light.at.x, row.y + 0.5 - light.at.y) / (light.radius + 1);
        if (near > 0) graphics.rect(x, row.y, 1, 1).fill({ color: COLOURS.lamp, alpha: 0.34 * near });
      }
    }
  }
}
