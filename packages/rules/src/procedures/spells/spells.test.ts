import { describe, expect, it } from 'vitest';
import { after, ask, at, delve, goblin, otherPlayer, player, referee, someone } from '../../../test/table.ts';
import { id } from '../../ids.ts';
import { offers } from '../../offers.ts';

const mira = someone({ class: 'magic-user', level: 1, at: at(1, 1) });
const grik = goblin({ at: at(3, 1) });
const lurker = goblin({ id: id('lurker'), name: 'Lurker', at: at(3, 3), hidden: true });
const begin = delve([mira, grik, lurker]);
const memorise = (spell: string) => ({ type: 'Memorise', creature: mira.id, spell }) as const;
const cast = { type: 'CastSpell', caster: mira.id, spell: 'Sleep', targets: [grik.id] } as const;

describe('spells', () => {
  it('OSE-APX-06: one spell a slot, of the caster’s own list', () => {
    expect(ask(begin, memorise('Bless'), referee)).toBe('no-such-thing');
    const full = after(begin, memorise('Sleep'), referee);
    expect(ask(full, memorise('Shield'), referee)).toBe('forbidden');
    expect(ask(begin, memorise('Web'), referee)).toBe('forbidden');
    expect(ask(begin, memorise('Sleep'), player)).toBe('not-your-seat');
  });

  it('OSE-APX-06: a spell that is cast leaves the memory, and what is not in it cannot be cast', () => {
    expect(ask(begin, cast, player)).toBe('not-equipped');
    const ready = after(begin, memorise('Sleep'), referee);
    const spent = after(ready, cast, player);
    expect(spent.memorised[mira.id]).toEqual([]);
    expect(ask(spent, cast, player)).toBe('not-equipped');
    expect(ask(ready, cast, otherPlayer)).toBe('not-your-character');
  });

  it('a hidden creature is nobody’s target', () => {
    const ready = after(begin, memorise('Sleep'), referee);
    expect(ask(ready, { ...cast, targets: [lurker.id] }, player)).toBe('no-such-thing');
    expect(JSON.stringify(offers(ready, player))).not.toContain('Lurker');
  });

  it('OSE-CMB-14: a target behind a wall cannot be seen', () => {
    const ready = after(delve([mira, { ...grik, at: at(8, 1) }]), memorise('Sleep'), referee);
    expect(ask(ready, cast, referee)).toBe('forbidden');
  });
});
