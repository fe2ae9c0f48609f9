import type { Play } from '../../../play/index.ts';
import type { MagicEnded } from './lasting-events.ts';

/** The weather is no longer as this magic made it. */
export function weatherReleased(play: Play, { magic: { id: magic, open } }: MagicEnded): void {
  if (play.state.weather?.byMagic?.some((made) => made.magic === magic))
    play.happen({ type: 'WeatherReleased', magic, ...(open ? {} : { secret: true }) });
}
