import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { type GameEvent, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const mira = someone({ class: 'magic-user', level: 1, at: at(1, 1) });
const grik = goblin({ at: at(3, 1) });
const begin = delve([mira, grik]);
const memorise = (spell: string) => ({ type: 'Memorise', creature: mira.id, spell }) as const;
const forget = (spell: string) => ({ type: 'Forget', creature: mira.id, spell }) as const;
const cast = { type: 'CastSpell', caster: mira.id, spell: 'Sleep', targets: [grik.id] } as const;
const turns = (count: number, resting: boolean) => ({ type: 'PassTurns', turns: count, resting }) as const;
const quiet = (state: GameState): GameState => ({ ...state, automation: { ...state.automation, wandering: false } });
const commandsOf = (state: GameState) =>
  offers(state, player).flatMap(({ command, barred }) => (barred === null ? [command] : []));

describe('spells are memorised by whoever plays the caster', () => {
  const ready = after(begin, memorise('Sleep'), player);
  const spent = quiet(after(ready, cast, player));

  it('OSE-APX-06: into a slot that is empty, and nobody else does', () => {
    expect(ready.memorised[mira.id]).toEqual(['Sleep']);
    expect(ask(begin, memorise('Sleep'), otherPlayer)).toBe('not-your-character');
    expect(ask(ready, memorise('Shield'), player)).toBe('forbidden');
  });

  it('OSE-APX-06: not before a night’s sleep where one was cast; by the referee’s word all the same', () => {
    expect(ask(spent, memorise('Sleep'), player)).toBe('forbidden');
    expect(commandsOf(spent)).not.toContain('Memorise');
    expect(after(spent, memorise('Sleep'), referee).memorised[mira.id]).toEqual(['Sleep']);
  });

  it('what is cast from a scroll, by the referee’s word, uses up nothing of the memory', () => {
    const event = { type: 'SpellCast', caster: mira.id, spell: 'Shield', targets: [] } as const;
    const read = evolve(ready, event);
    expect([read.castSinceSleep, read.memorised[mira.id]]).toEqual([undefined, ['Sleep']]);
    expect(evolve(ready, { ...event, spell: 'Sleep' }).castSinceSleep).toEqual([mira.id]);
  });

  it('OSE-APX-06: after a night in camp, eight hours of rest with no active turn between, and an hour more', () => {
    expect(ask(after(spent, turns(47, true), referee), memorise('Light'), player)).toBe('forbidden');
    expect(ask(after(spent, turns(48, false), referee), memorise('Light'), player)).toBe('forbidden');
    const morning = after(spent, turns(48, true), referee);
    expect(ask(morning, memorise('Light'), player)).toBe('forbidden');
    expect(commandsOf(morning)).not.toContain('Memorise');
    const active = after(morning, turns(1, false), referee);
    expect([active.study, active.castSinceSleep]).toEqual([undefined, [mira.id]]);
    expect(ask(after(active, turns(6, true), referee), memorise('Light'), player)).toBe('forbidden');
    const rested = after(morning, turns(6, true), referee);
    expect(commandsOf(rested)).toContain('Memorise');
    expect(after(rested, memorise('Light'), player).memorised[mira.id]).toEqual(['Light']);
  });

  it('OSE-APX-06: that hour is offered to the desk, told with the night, and is no turn of the day’s adventure', () => {
    const script = new Script(spent).play(turns(48, true));
    const sentence = () => {
      const ruling = decide(script.state, memorise('Light'), player, loaded());
      return ruling.granted ? null : ruling.refusal;
    };
    expect(sentence()).toMatchObject({
      rule: 'OSE-APX-06',
      sentence: 'Aldo has slept, and memorises spells after 6 turns of rest more.',
    });
    const told = tell({ type: 'NightSlept', study: 6 }, player, script.state, script.state);
    expect(told?.why?.notes?.map(({ rule }) => rule)).toEqual(['OSE-APX-06']);
    const study = () => offers(script.state, referee).find(({ key }) => key === 'PassTurns:study');
    expect(study()).toMatchObject({ rule: 'OSE-APX-06', fixed: { turns: 6, resting: true } });
    script.play(turns(2, true));
    expect(study()?.fixed).toMatchObject({ turns: 4 });
    expect(refusedOffers(script.state, referee, 'PassTurns')).toEqual([]);
    expect(known(script.state, player).study).toEqual({ turns: 4, casters: [mira.id] });
    expect(known(script.state, otherPlayer).study).toEqual({ turns: 4, casters: [] });
    script.play(turns(4, true));
    expect([study(), script.state.dayBegun, sentence()]).toEqual([undefined, undefined, null]);
  });

  it('OSE-APX-06: what is cast after the night waits for the next, however long they rest that day', () => {
    const morning = after(quiet(ready), turns(48, true), referee);
    const later = after(after(morning, cast, player), turns(6, true), referee);
    expect(later.study).toBeUndefined();
    expect(ask(later, memorise('Light'), player)).toBe('forbidden');
    const second = after(spent, turns(48, true), referee);
    const both = after(after(second, memorise('Sleep'), referee), cast, player);
    expect(ask(after(both, turns(6, true), referee), memorise('Light'), player)).toBe('forbidden');
  });

  it('OSE-APX-06: whoever did not study after one night still has an hour to after the next', () => {
    const nights = after(after(spent, turns(1, false), referee), turns(48, true), referee);
    expect(nights.study?.turns).toBe(6);
    const next = after(after(nights, turns(1, false), referee), turns(48, true), referee);
    expect(commandsOf(after(next, turns(6, true), referee))).toContain('Memorise');
    const hurried = after(after(spent, turns(48, true), referee), turns(54, true), referee);
    expect(commandsOf(hurried)).toContain('Memorise');
  });

  it('the hour of study is no part of the next night', () => {
    const night = (state: GameState) => offers(state, referee).find(({ key }) => key === 'PassTurns:night');
    const morning = after(spent, turns(48, true), referee);
    expect(night(morning)?.fixed).toMatchObject({ turns: 54 });
    const studied = after(morning, turns(6, true), referee);
    expect(night(studied)).toMatchObject({ label: 'Camp for the night', fixed: { turns: 48 } });
    const slept = (count: number) => eventIn(ask(studied, turns(count, true), referee), 'NightSlept');
    expect([slept(42), slept(48)]).toEqual([null, { type: 'NightSlept', study: 6 }]);
    expect(eventIn(ask(morning, turns(54, true), referee), 'NightSlept')).not.toBeNull();
    const active = after(morning, turns(1, false), referee);
    expect(night(active)?.fixed).toMatchObject({ turns: 48 });
    expect(after(active, turns(48, true), referee).study).toEqual({ turns: 6, casters: [mira.id] });
  });

  it('GOR-MAG-01: where the book has no such hour, they are memorised in the morning', () => {
    const { state } = new Script({ ...spent, ruleset: { base: 'gorman', slots: {}, options: {} } }).play(
      turns(48, true),
    );
    expect([state.study, state.castSinceSleep]).toEqual([undefined, undefined]);
  });

  it('the desk camps for the night with one click, and for the rest of it after what came by and was sent away', () => {
    const night = (state: GameState) => offers(state, referee).find(({ key }) => key === 'PassTurns:night');
    expect(night(spent)).toMatchObject({
      label: 'Camp for the night',
      fixed: { turns: 48, resting: true },
      inputs: [],
    });
    const broken = after(spent, turns(20, true), referee);
    expect(night(broken)).toMatchObject({ label: 'Sleep on until the morning', fixed: { turns: 28 } });
    expect(commandsOf(after(broken, turns(34, true), referee))).toContain('Memorise');
    const woken = after(broken, { type: 'EndTurn', resting: false }, referee);
    expect(night(woken)).toMatchObject({ fixed: { turns: 48 } });
  });

  it('logs from before nights were told of come to the same', () => {
    const told = ask(spent, turns(60, true), referee);
    if (typeof told === 'string') throw new Error(told);
    const older = told.flatMap((event): GameEvent[] => {
      if (event.type === 'NightSlept') return [];
      return event.type === 'TurnPassed' ? [{ type: event.type, turn: event.turn, resting: true }] : [event];
    });
    const state = older.reduce(evolve, spent);
    const now = told.reduce(evolve, spent);
    expect({ ...state, party: null }).toEqual({ ...now, party: null });
    expect([state.party.turnsOfRest, now.party.turnsOfRest]).toEqual([12, 6]);
    expect(refusedOffers(state, referee, 'PassTurns')).toEqual([]);
  });

  it('a day that goes by has its night', () => {
    const day = { type: 'PassDay', resting: [mira.id], food: false, water: false } as const;
    expect(ask(spent, memorise('Light'), player)).toBe('forbidden');
    expect(after(after(spent, day, referee), memorise('Light'), player).memorised[mira.id]).toEqual(['Light']);
  });

  it('others are chosen instead before the first turn is over, and not later in the dungeon', () => {
    expect(after(ready, forget('Sleep'), player).memorised[mira.id]).toEqual([]);
    expect(ask(after(ready, { type: 'EndTurn', resting: false }, player), forget('Sleep'), player)).toBe('forbidden');
    expect(ask(spent, forget('Sleep'), player)).toBe('forbidden');
  });

  it('OSE-APX-06: others are chosen anew on the morning of the second day, after a night in camp and after a day at ease', () => {
    const evening = after(quiet(ready), turns(6, false), referee);
    expect(ask(evening, forget('Sleep'), player)).toBe('forbidden');
    const day = { type: 'PassDay', resting: [mira.id], food: false, water: false } as const;
    for (const night of [turns(48, true), day]) {
      const morning = after(evening, night, referee);
      expect(commandsOf(morning)).toContain('Forget');
      expect(after(morning, forget('Sleep'), player).memorised[mira.id]).toEqual([]);
      expect(ask(after(morning, turns(1, false), referee), forget('Sleep'), player)).toBe('forbidden');
    }
  });

  it('OSE-APX-06: others are chosen anew before the second adventure', () => {
    const home = { type: 'BeginDowntime', place: 'settlement', guarded: true, wanderingFree: true } as const;
    const back = after(after(quiet(ready), turns(6, false), referee), home, referee);
    const again = after(back, { type: 'EndDowntime', staying: [] }, referee);
    expect(after(again, forget('Sleep'), player).memorised[mira.id]).toEqual([]);
    expect(ask(after(again, turns(1, false), referee), forget('Sleep'), player)).toBe('forbidden');
  });

  it('OSE-APX-06: on the road the day begins when its course is set', () => {
    const script = new Script(delve([{ ...mira, at: null }]))
      .play({ type: 'DrawLand', name: 'The Moor', layout: 'flat', width: 9, height: 9, milesPerHex: 6 })
      .play({ type: 'PlaceParty', column: 2, row: 2 })
      .play(memorise('Sleep'), player)
      .play({ type: 'SetCourse', heading: 'S', pace: 'march', way: 'country', mount: 'none', forage: false });
    expect(ask(script.state, forget('Sleep'), player)).toBe('forbidden');
    while (script.state.journey?.day?.step !== 'endOfDay') script.play({ type: 'SkipDayStep' });
    script.play({ type: 'EndDay', food: false, water: false, disturbed: false, resting: [] });
    expect(after(script.state, forget('Sleep'), player).memorised[mira.id]).toEqual([]);
  });

  it('not by who is apart while the others fight', () => {
    const elsewhere: GameState = { ...ready, metElsewhere: true };
    expect(ask(elsewhere, forget('Sleep'), player)).toBe('forbidden');
    expect(commandsOf(elsewhere)).not.toContain('Forget');
  });

  it.each(['dead', 'unconscious', 'petrified', 'captive'] as const)('not by who is %s', (condition) => {
    const state: GameState = {
      ...ready,
      creatures: { ...ready.creatures, [mira.id]: { ...mira, conditions: [condition] } },
    };
    expect(ask(state, forget('Sleep'), player)).toBe('incapable');
    expect(ask({ ...state, memorised: {} }, memorise('Sleep'), player)).toBe('incapable');
    for (const seat of [player, referee])
      expect(offers(state, seat).filter(({ command }) => command === 'Forget' || command === 'Memorise')).toEqual([]);
  });

  it('not amid an encounter, but by the referee’s word, to whom it is offered', () => {
    const script = new Script(begin);
    script.play(toMeet([grik.id]));
    expect(ask(script.state, memorise('Sleep'), player)).toBe('forbidden');
    expect(commandsOf(script.state)).not.toContain('Memorise');
    expect(offers(script.state, referee).map(({ command }) => command)).toContain('Memorise');
  });

  it('who looks in vain for what to cast is told what comes first', () => {
    const why = (state: GameState, seat = player) =>
      offers(state, seat).find(({ key }) => key === `CastSpell:barred:${mira.id}`)?.barred;
    expect(why(begin)).toBe('Aldo has no spell in memory. Memorise one first.');
    expect(why(spent)).toBe('Aldo has no spell in memory. A night’s sleep comes first.');
    const slept = after(spent, turns(48, true), referee);
    expect(why(slept)).toBe('Aldo has no spell in memory. 6 turns of rest come first.');
    expect(why(after(slept, turns(5, true), referee))).toBe('Aldo has no spell in memory. 1 turn of rest comes first.');
    expect(why(spent, referee)).toBe('Aldo has no spell in memory. Memorise one first.');
    expect(why({ ...begin, party: { ...begin.party, members: [] } })).toBe('Aldo has no spell in memory.');
  });

  it('GOR-MAG-02: who has no book is told of no spell to memorise, for none is offered', () => {
    const bookless = delve([{ ...mira, booksTo: 1, book: [] }], {
      ruleset: { base: 'gorman', slots: {}, options: {} },
    });
    expect(commandsOf(bookless)).not.toContain('Memorise');
    for (const seat of [player, referee])
      for (const { barred } of offers(bookless, seat)) expect(barred ?? '').not.toContain('Memorise one first');
    const written = delve([{ ...mira, booksTo: 1, book: ['Sleep'] }], { ruleset: bookless.ruleset });
    expect(commandsOf(written)).toContain('Memorise');
  });

  it('that somebody has cast is nobody else’s to know', () => {
    expect(known(spent, player).castSinceSleep).toEqual([mira.id]);
    expect(known(spent, otherPlayer).castSinceSleep).toBeUndefined();
  });
});
