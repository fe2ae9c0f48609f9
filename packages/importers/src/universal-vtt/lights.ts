import type { Bounds } from '@lanthorn/geometry';
import type { FixedLight } from '@lanthorn/rules';
import { reports } from '../reports.ts';
import type { Imported } from '../result.ts';
import type { UniversalVtt } from './format.ts';
import { placed } from './place.ts';

/**
 * Lights, their range turned from squares into feet and their colour from AARRGGBB into `#rrggbb`.
 * @param most squares that all of them together may reach; those beyond are dropped
 */
export function lightsOf(
  file: UniversalVtt,
  { width, height }: Bounds,
  feet: number,
  most: number,
): Imported<FixedLight[]> {
  const lights = file.lights.map(({ position, range, color }) => ({
    at: placed(position, file),
    radiusFeet: Math.round(range * feet * 10) / 10,
    colour: colourOf(color ?? ''),
  }));
  const burning = lights.filter(({ radiusFeet }) => radiusFeet > 0);
  const inside = burning.filter(({ at }) => at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height);
  const read = within(inside, most, (light) => Math.min(width * height, (2 * (light.radiusFeet / feet) + 1) ** 2));
  const dropped = reports(
    [lights.length - burning.length, (count) => `Lights that reach nowhere: ${count}.`],
    [burning.length - inside.length, (count) => `Lights outside the map: ${count} of ${burning.length}.`],
    [inside.length - read.length, (count) => `Lights that reach too far together: ${count} of ${inside.length}.`],
    [read.filter(({ colour }) => colour === null).length, (count) => `Lights without a colour, kept: ${count}.`],
  );
  return { read, dropped };
}

/** The first of some, until what they cost together is too much. */
function within<One>(all: readonly One[], most: number, cost: (one: One) => number): One[] {
  let spent = 0;
  return all.filter((one) => {
    spent += cost(one);
    return spent <= most;
  });
}

function colourOf(text: string): string | null {
  const colour = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(text.trim());
  return colour?.[1] ? `#${colour[1].toLowerCase()}` : null;
}
