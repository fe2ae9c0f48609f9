/** What the weather of a day does to those on their way. */
interface Day {
  /** As it stands in a list. */
  readonly name: string;
  readonly told: string;
  /** What is left of a day's miles on foot, in the saddle and in the air. */
  readonly travel: number;
  /** What is left of how far one sees; 0: no farther than one's own hex. */
  readonly sight: number;
}

export const SKIES = [
  'clear',
  'clouds',
  'drizzle',
  'rain',
  'storm',
  'wind',
  'fog',
  'heat',
  'snow',
  'blizzard',
  'dust',
] as const;
export type Sky = (typeof SKIES)[number];

export const DAYS: Readonly<Record<Sky, Day>> = {
  clear: { name: 'clear', told: 'The sky is clear.', travel: 1, sight: 1 },
  clouds: { name: 'cloudy', told: 'Clouds hang over the land.', travel: 1, sight: 1 },
  drizzle: { name: 'drizzle', told: 'It drizzles all day.', travel: 1, sight: 1 / 2 },
  rain: { name: 'rain', told: 'It rains.', travel: 3 / 4, sight: 1 / 2 },
  storm: { name: 'thunderstorm', told: 'A thunderstorm breaks.', travel: 1 / 2, sight: 1 / 4 },
  wind: { name: 'strong wind', told: 'A strong wind blows.', travel: 3 / 4, sight: 1 },
  fog: { name: 'fog', told: 'Fog lies over the land.', travel: 3 / 4, sight: 0 },
  heat: { name: 'great heat', told: 'The heat is great.', travel: 3 / 4, sight: 1 },
  snow: { name: 'snow', told: 'Snow falls.', travel: 1 / 2, sight: 1 / 2 },
  blizzard: { name: 'blizzard', told: 'A blizzard blows.', travel: 1 / 4, sight: 0 },
  dust: { name: 'dust storm', told: 'A dust storm blows.', travel: 1 / 4, sight: 0 },
};
