import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { tell } from '../../../view/tell.ts';
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
    'Control Weather lasts until it is ended.',
    'A thunderstorm breaks. By land, a day’s way is half as long, and one sees a quarter as far.',
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

describe('OSE-APX-06: a caster whom nobody sees', () => {
  const druid = goblin({ ...mira, id: id('druid'), name: 'Druid', owner: null, at: at(3, 3), hidden: true });
  const state = delve([someone({ at: at(1, 1) }), druid], { memorised: { [druid.id]: ['Control Weather'] } });
  const script = new Script({
    ...state,
    party: { ...state.party, members: state.party.members.filter((one) => one !== druid.id) },
  });
  script.play({ type: 'CastSpell', caster: druid.id, spell: 'Control Weather', targets: [] }, referee);
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  const before = script.state;
  script.play({ type: 'LetTakeHold', awaited, sky: 'storm' }, referee);

  it('turns the weather, and the players are not told that it is by magic', () => {
    const turned = eventIn(ask(before, { type: 'LetTakeHold', awaited, sky: 'storm' }, referee), 'WeatherTurned');
    const why = (seat: typeof player) => turned && tell(turned, seat, before, script.state)?.why?.formula;
    expect([why(referee), why(player)]).toEqual(['as magic makes it', 'the referee says so']);
  });

  it('has the players see a day’s weather, and no magic behind it', () => {
    script.play({ type: 'PassDay', resting: [], food: false, water: false });
    const seen = known(script.state, player);
    expect(seen.weather).toEqual({ climate: null, season: 'spring', last: { day: 2, sky: 'storm' } });
    expect([skyToday(script.state), skyToday(seen)]).toEqual(['storm', 'storm']);
  });

  it('lets go of the weather, and the referee alone is told', () => {
    script.told();
    script.play({ type: 'EndMagic', magic: lastingMagic(script.state)[0]?.id ?? id('none') });
    const { referee: told, players } = script.told();
    expect(told).toContain('No magic keeps the weather any longer.');
    expect(players).toEqual([]);
  });
});

describe('OSE-APX-06: of two spells upon the weather the newer counts', () => {
  function both(): Script {
    const script = controlled('storm');
    const again = { id: id<'magic'>('again'), caster: mira.id, spell: 'Control Weather', targets: [], open: true };
    const next = new Script({ ...script.state, awaited: [again] });
    next.play({ type: 'LetTakeHold', awaited: again.id, sky: 'fog' }, referee);
    next.told();
    return next;
  }
  const ended = (script: Script, which: number) =>
    script.play({ type: 'EndMagic', magic: lastingMagic(script.state)[which]?.id ?? id('none') });

  it('and the older has the weather again when the newer ends', () => {
    const script = both();
    expect(skyToday(script.state)).toBe('fog');
    expect(skyToday(ended(script, 1).state)).toBe('storm');
    expect(script.told().players.at(-1)).toContain('A thunderstorm breaks.');
    expect(skyToday(ended(script, 0).state)).toBe(null);
  });

  it('and nothing changes when the older ends', () => {
    const script = both();
    expect(skyToday(ended(script, 0).state)).toBe('fog');
    expect(script.told().players).toHaveLength(1);
    expect(skyToday(ended(script, 0).state)).toBe(null);
  });
});
