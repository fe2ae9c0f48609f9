import type { WeatherRecord } from '@lanthorn/rules';
import clouds from '~icons/game-icons/fluffy-cloud';
import fog from '~icons/game-icons/fog';
import heat from '~icons/game-icons/heat-haze';
import rain from '~icons/game-icons/heavy-rain';
import storm from '~icons/game-icons/lightning-storm';
import drizzle from '~icons/game-icons/raining';
import dust from '~icons/game-icons/sandstorm';
import snow from '~icons/game-icons/snowflake-1';
import blizzard from '~icons/game-icons/snowing';
import clear from '~icons/game-icons/sun';
import wind from '~icons/game-icons/windy-stripes';

/** The picture of each weather, as the text of an image. */
export const SKY_SIGNS: Readonly<Record<WeatherRecord['sky'], string>> = {
  clear,
  clouds,
  drizzle,
  rain,
  storm,
  wind,
  fog,
  heat,
  snow,
  blizzard,
  dust,
};
