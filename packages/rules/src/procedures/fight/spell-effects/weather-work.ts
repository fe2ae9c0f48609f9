import type { Play } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { beginLasting } from '../magic-in-force/lasting.ts';
import { type Let, timeOf } from './settled.ts';

/** The weather is as the caster will have it: for the day, or for as long as the spell lasts. */
export function turnWeather(play: Play, { awaited, caster, rule, sky, lasts }: Let): void {
  const why = { rule, formula: 'the weather is as the caster will have it' };
  play.happen({ type: 'SpellTookHold', awaited, targets: [], why });
  const before = lastingMagic(play.state);
  if (lasts !== '') beginLasting(play, caster, awaited.spell, [], { rule, ...timeOf(lasts) });
  const begun = lastingMagic(play.state).find((one) => !before.includes(one));
  const made = begun ? { byMagic: begun.id, ...(begun.open ? {} : { secret: true as const }) } : {};
  play.happen({ type: 'WeatherTurned', day: dayOf(play.state), sky, rolled: null, ...made });
}
