import type { Play } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { lastingMagic } from '../../../state/magic.ts';
import type { MagicEnded } from './events.ts';
import { beginLasting } from './lasting.ts';
import { type Let, turnsOf } from './settled.ts';

/** The weather is as the caster will have it: for the day, or for as long as the spell lasts. */
export function turnWeather(play: Play, { awaited, caster, rule, sky, lasts }: Let): void {
  const why = { rule, formula: 'the weather is as the caster will have it' };
  play.happen({ type: 'SpellTookHold', awaited, targets: [], why });
  const held = lasts === '' ? {} : ({ held: true } as const);
  play.happen({ type: 'WeatherTurned', day: dayOf(play.state), sky, rolled: null, ...held });
  if (lasts !== '') beginLasting(play, caster, awaited.spell, [], { rule, turns: turnsOf(lasts) });
}

/** The weather goes its own way again when the last magic ends that keeps it. */
export function weatherReleased(play: Play, { magic }: MagicEnded): void {
  const keepsIt = (name: string): boolean => play.rules.spells.effect.works(name)?.work.weather !== undefined;
  if (!play.state.weather?.held || !keepsIt(magic.name)) return;
  if (!lastingMagic(play.state).some(({ name }) => keepsIt(name))) play.happen({ type: 'WeatherReleased' });
}
