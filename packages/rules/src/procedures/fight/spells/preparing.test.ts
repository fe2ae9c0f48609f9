import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { after, ask, at, delve, goblin, otherPlayer, player, referee, someone } from '../../../../test/table.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

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

  it('after a night in camp, which is eight hours of rest without a break', () => {
    expect(ask(after(spent, turns(47, true), referee), memorise('Light'), player)).toBe('forbidden');
    expect(ask(after(spent, turns(48, false), referee), memorise('Light'), player)).toBe('forbidden');
    const rested = after(spent, turns(48, true), referee);
    expect(commandsOf(rested)).toContain('Memorise');
    expect(after(rested, memorise('Light'), player).memorised[mira.id]).toEqual(['Light']);
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
    expect(commandsOf(after(broken, turns(28, true), referee))).toContain('Memorise');
    const woken = after(broken, { type: 'EndTurn', resting: false }, referee);
    expect(night(woken)).toMatchObject({ fixed: { turns: 48 } });
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

  it('not amid an encounter', () => {
    const script = new Script(begin);
    script.play({ type: 'BeginEncounter', creatures: [grik.id], setting: 'dungeon', aware: 'both', reveal: true });
    expect(ask(script.state, memorise('Sleep'), player)).toBe('forbidden');
    expect(commandsOf(script.state)).not.toContain('Memorise');
  });

  it('who looks in vain for what to cast is told what comes first', () => {
    const why = (state: GameState) =>
      offers(state, player).find(({ key }) => key === `CastSpell:barred:${mira.id}`)?.barred;
    expect(why(begin)).toBe('Aldo has no spell in memory. Memorise one first.');
    expect(why(spent)).toBe('Aldo has no spell in memory. A night’s sleep comes first.');
  });

  it('that somebody has cast is nobody else’s to know', () => {
    expect(known(spent, player).castSinceSleep).toEqual([mira.id]);
    expect(known(spent, otherPlayer).castSinceSleep).toBeUndefined();
  });
});
