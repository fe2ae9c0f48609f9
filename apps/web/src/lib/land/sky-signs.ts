import type { WeatherRecord } from '@lanthorn/rules';

/** The picture of each weather, fetched when it is there, as the text of an image. */
export const SKY_SIGNS: Readonly<Record<WeatherRecord['sky'], () => Promise<{ default: string }>>> = {
  clear: () => import('~icons/game-icons/sun'),
  clouds: () => import('~icons/game-icons/fluffy-cloud'),
  drizzle: () => import('~icons/game-icons/raining'),
  rain: () => import('~icons/game-icons/heavy-rain'),
  storm: () => import('~icons/game-icons/lightning-storm'),
  wind: () => import('~icons/game-icons/windy-stripes'),
  fog: () => import('~icons/game-icons/fog'),
  heat: () => import('~icons/game-icons/heat-haze'),
  snow: () => import('~icons/game-icons/snowflake-1'),
  blizzard: () => import('~icons/game-icons/snowing'),
  dust: () => import('~icons/game-icons/sandstorm'),
};
