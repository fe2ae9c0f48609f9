import type { Bounds } from '@lanthorn/geometry';
import type { FixedLight } from '@lanthorn/rules';
import { reports } from '../reports.ts';
import type { Imported } from '../result.ts';
import type { UniversalVtt } from './format.ts';
import { placed } from './place.ts';

/** Lights, their range turned from squares into feet and their colour from AARRGGBB into `#rrggbb`. */
export function lightsOf(file: UniversalVtt, { width, height }: Bounds, feet: number): Imported<FixedLight[]> {
  const lights = file.lights.map(({ position, range, color }) => ({
    at: placed(position, file),
    radiusFeet: Math.round(range * feet * 10) / 10,
    colour: colourOf(color ?? ''),
  }));
  const burning = lights.filter(({ radiusFeet }) => radiusFeet > 0);
  const read = burning.filter(({ at }) => at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height);
  const dropped = reports(
    [lights.length - burning.length, (count) => `Lights that reach nowhere: ${count}.`],
    [burning.length - read.length, (count) => `Lights outside the map: ${count} of ${burning.length}.`],
    [read.filter(({ colour }) => colour === null).length, (count) => `Lights without a colour, kept: ${count}.`],
  );
  return { read, dropped };
}

function colourOf(text: string): string | null {
  const colour = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(text.trim());
  return colour?.[1] ? `#${colour[1].toLowerCase()}` : null;
}
