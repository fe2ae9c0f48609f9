import type { Play } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { skyToday } from '../../wilds/weather/today.ts';
import { beginLasting } from './lasting.ts';
import { type Let, turnsOf } from './settled.ts';

/** The weather of the day is as the caster will have it. */
export function turnWeather(play: Play, { awaited, caster, rule, sky, lasts }: Let): void {
  const why = { rule, formula: 'the weather is as the caster will have it' };
  play.happen({ type: 'SpellTookHold', awaited, targets: [], why });
  if (skyToday(play.state) !== sky) play.happen({ type: 'WeatherTurned', day: dayOf(play.state), sky, rolled: null });
  if (lasts !== '') beginLasting(play, caster, awaited.spell, [], { rule, turns: turnsOf(lasts) });
}
