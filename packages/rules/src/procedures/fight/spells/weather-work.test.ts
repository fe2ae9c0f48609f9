import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { skyToday, travelInWeather } from '../../wilds/weather/today.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 12, at: at(1, 1) });

function controlled(sky?: 'storm'): Script {
  const script = new Script(delve([mira], { memorised: { [mira.id]: ['Control Weather'] } }));
  script.play({ type: 'CastSpell', caster: mira.id, spell: 'Control Weather', targets: [] }, player);
  expect(refusedOffers(script.state, referee)).toEqual([]);
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  return script.play({ type: 'LetTakeHold', awaited, ...(sky ? { sky } : {}) }, referee);
}

it('OSE-APX-06: Control Weather makes the weather that one travels in, until it is ended', () => {
  const { state } = controlled('storm');
  expect([skyToday(state), travelInWeather(state)]).toEqual(['storm', 1 / 2]);
  expect(lastingMagic(state)).toMatchObject([{ name: 'Control Weather', on: [], until: null }]);
});

it('OSE-APX-06: all are told what weather it is', () => {
  expect(controlled('storm').told().players).toEqual([
    'Mira casts Control Weather.',
    'Control Weather takes hold.',
    'A thunderstorm breaks. By land, a day’s way is half as long, and one sees a quarter as far.',
    'Control Weather lasts until it is ended.',
  ]);
});

it('OSE-APX-06: where nothing else is said, the sky is clear', () => {
  expect(skyToday(controlled().state)).toBe('clear');
});

it('OSE-APX-06: a new day has the weather that Control Weather makes, and none is rolled for it', () => {
  const script = controlled('storm').play({ type: 'KeepWeather', climate: 'temperate', season: 'spring' });
  script.play({ type: 'PassDay', resting: [], food: false, water: false });
  expect([skyToday(script.state), ask(script.state, { type: 'RollWeather' }, referee)]).toEqual(['storm', 'no-change']);
});

it('OSE-APX-06: the weather goes its own way when Control Weather ends', () => {
  const script = controlled('storm').play({ type: 'PassDay', resting: [], food: false, water: false });
  script.told();
  script.play({ type: 'EndMagic', magic: lastingMagic(script.state)[0]?.id ?? id('none') });
  expect(skyToday(script.state)).toBe(null);
  expect(script.told().players).toContain('No magic keeps the weather any longer.');
  expect(refusedOffers(script.state, referee)).toEqual([]);
});

it('OSE-APX-06: what the referee says of the weather stays so while Control Weather lasts', () => {
  const script = controlled('storm').play({ type: 'SetWeather', sky: 'fog' });
  script.play({ type: 'PassDay', resting: [], food: false, water: false });
  expect(skyToday(script.state)).toBe('fog');
});
