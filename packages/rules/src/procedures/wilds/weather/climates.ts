import type { Season } from '../../table/calendar/kept.ts';
import type { Sky } from './skies.ts';

export const CLIMATES = ['temperate', 'northern', 'desert', 'tropical'] as const;
export type Climate = (typeof CLIMATES)[number];

/** The weather of a day by two dice of six: the first for a 2, the last for a 12. */
type ByTwoDice = readonly [Sky, Sky, Sky, Sky, Sky, Sky, Sky, Sky, Sky, Sky, Sky];

/** Made for this table: no book has one. Sevens are what a season is known for, the ends are its extremes. */
const TABLES: Readonly<Record<Climate, Readonly<Record<Season, ByTwoDice>>>> = {
  temperate: {
    spring: ['snow', 'fog', 'wind', 'rain', 'drizzle', 'clouds', 'clear', 'clear', 'rain', 'rain', 'storm'],
    summer: ['fog', 'rain', 'drizzle', 'clouds', 'clear', 'clear', 'clear', 'clouds', 'rain', 'heat', 'storm'],
    autumn: ['snow', 'storm', 'wind', 'rain', 'drizzle', 'clouds', 'clear', 'clouds', 'fog', 'rain', 'fog'],
    winter: ['blizzard', 'wind', 'fog', 'snow', 'clouds', 'clouds', 'clear', 'drizzle', 'rain', 'snow', 'snow'],
  },
  northern: {
    spring: ['blizzard', 'fog', 'snow', 'wind', 'clouds', 'clouds', 'clear', 'drizzle', 'rain', 'snow', 'storm'],
    summer: ['storm', 'wind', 'rain', 'drizzle', 'clouds', 'clear', 'clear', 'clouds', 'drizzle', 'fog', 'heat'],
    autumn: ['blizzard', 'snow', 'wind', 'rain', 'clouds', 'clouds', 'clear', 'drizzle', 'fog', 'snow', 'snow'],
    winter: ['blizzard', 'blizzard', 'wind', 'snow', 'clouds', 'snow', 'clear', 'snow', 'fog', 'snow', 'blizzard'],
  },
  desert: {
    spring: ['storm', 'dust', 'wind', 'clouds', 'clear', 'clear', 'clear', 'clear', 'wind', 'heat', 'dust'],
    summer: ['storm', 'dust', 'wind', 'heat', 'clear', 'heat', 'clear', 'heat', 'heat', 'dust', 'dust'],
    autumn: ['rain', 'dust', 'wind', 'clouds', 'clear', 'clear', 'clear', 'clear', 'heat', 'wind', 'dust'],
    winter: ['rain', 'fog', 'wind', 'clouds', 'clouds', 'clear', 'clear', 'clear', 'wind', 'drizzle', 'dust'],
  },
  tropical: {
    spring: ['fog', 'clear', 'clouds', 'rain', 'clouds', 'clear', 'heat', 'rain', 'rain', 'storm', 'storm'],
    summer: ['storm', 'storm', 'rain', 'rain', 'rain', 'rain', 'clouds', 'heat', 'rain', 'storm', 'storm'],
    autumn: ['fog', 'wind', 'rain', 'clouds', 'rain', 'clouds', 'clear', 'heat', 'rain', 'storm', 'storm'],
    winter: ['rain', 'fog', 'drizzle', 'clouds', 'clear', 'clear', 'clear', 'heat', 'clouds', 'rain', 'storm'],
  },
};

/** @param total of two dice of six */
export const skyFor = (climate: Climate, season: Season, total: number): Sky =>
  TABLES[climate][season][total - 2] ?? 'clear';
