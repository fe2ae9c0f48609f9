import { describe, expect, it } from 'vitest';
import { act } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  grantedThoughBarred,
  otherPlayer,
  player,
  referee,
  someone,
  spectator,
  toMeet,
} from '../../../../test/table.ts';
import { commandFlaw } from '../../../command-flaw.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { isEmpty } from '../../../view/diff.ts';
import { offers } from '../../../view/offers.ts';
import { Projection, project } from '../../../view/project.ts';

const mira = someone({ class: 'magic-user', level: 1, at: at(1, 1) });
const grik = goblin({ at: at(3, 1) });
const lurker = goblin({ id: id('lurker'), name: 'Lurker', at: at(3, 3), hidden: true });
const begin = delve([mira, grik, lurker]);
const memorise = (spell: string) => ({ type: 'Memorise', creature: mira.id, spell }) as const;
const cast = { type: 'CastSpell', caster: mira.id, spell: 'Read Magic', targets: [grik.id] } as const;

describe('spells', () => {
  it('OSE-APX-06: one spell a slot, of the caster’s own list', () => {
    expect(ask(begin, memorise('Bless'), referee)).toBe('no-such-thing');
    const full = after(begin, memorise('Read Magic'), referee);
    expect(ask(full, memorise('Shield'), referee)).toBe('forbidden');
    expect(ask(begin, memorise('Web'), referee)).toBe('forbidden');
    expect(ask(begin, memorise('Read Magic'), otherPlayer)).toBe('not-your-character');
  });

  it('OSE-APX-06: a spell that is cast leaves the memory, and what is not in it cannot be cast', () => {
    expect(ask(begin, cast, player)).toBe('not-equipped');
    const ready = after(begin, memorise('Read Magic'), referee);
    const spent = after(ready, cast, player);
    expect(spent.memorised[mira.id]).toEqual([]);
    expect(ask(spent, cast, player)).toBe('not-equipped');
    expect(ask(ready, cast, otherPlayer)).toBe('not-your-character');
  });

  it('a spell without a name is none', () => {
    const nameless = ['', '  '].map((spell) => ({ ...cast, spell }));
    for (const each of nameless) expect(commandFlaw(each)).not.toBeNull();
    expect(commandFlaw(cast)).toBeNull();
  });

  it('a spell that the dead do not feel lists none of them to be cast at; another may be cast at a body', () => {
    const slain = goblin({ id: id('slain'), name: 'Slain', at: at(2, 1), conditions: ['dead'] });
    const names = (spell: string) => {
      const ready = after(delve([mira, grik, slain]), memorise(spell), referee);
      const castIt = offers(ready, player).find(({ key }) => key === `CastSpell:${mira.id}`);
      const targets = castIt?.inputs.find(({ name }) => name === 'targets');
      return targets?.kind === 'choices' ? targets.options.map(({ label }) => label) : null;
    };
    expect(names('Sleep')).toEqual([grik.name, mira.name]);
    expect(names('Detect Magic')).toContain('Slain');
  });

  it('what is in mind is the owner’s and the referee’s to read, before it is cast and after', () => {
    const ready = after(begin, memorise('Read Magic'), referee);
    const read = (state: GameState) =>
      [player, referee, otherPlayer, spectator].map((seat) => {
        const record = project(state, seat).get(`mind:${mira.id}`);
        return record?.type === 'mind' ? record.figure.value : null;
      });
    expect(read(ready)).toEqual(['Read Magic', 'Read Magic', null, null]);
    expect(read(after(ready, cast, player))).toEqual(['none', 'none', null, null]);
    for (const seat of [otherPlayer, spectator]) expect([...project(ready, seat)]).toEqual([...project(begin, seat)]);
  });

  it('the sheet lists all that may be prepared, what each does, and what is in mind', () => {
    const record = project(after(begin, memorise('Sleep'), referee), player).get(`mind:${mira.id}`);
    const spells = record?.type === 'mind' ? record.spells : [];
    expect(spells.find(({ name }) => name === 'Sleep')).toEqual({
      name: 'Sleep',
      level: 1,
      inMind: 1,
      does: '2d8 hit dice of foes are asleep for 4d4 turns, within 240′',
    });
    expect(spells.find(({ name }) => name === 'Read Magic')?.inMind).toBe(0);
    expect(spells.every(({ level, does }) => level === 1 && does !== '')).toBe(true);
  });

  it('what each does is said where it is memorised, and where it is cast', () => {
    const does = '2d8 hit dice of foes are asleep for 4d4 turns, within 240′.';
    const [choosing] = offers(begin, referee).filter(({ command }) => command === 'Memorise');
    const [which] = choosing?.inputs ?? [];
    const notes = which?.kind === 'choice' ? which.options : [];
    expect(notes.find(({ value }) => value === 'Sleep')?.note).toBe(does);
    const [casting] = offers(after(begin, memorise('Sleep'), referee), player).filter(
      ({ command, barred }) => command === 'CastSpell' && !barred,
    );
    expect(casting?.hint).toBe(does);
  });

  it('nobody else has a patch by what is memorised or forgotten', () => {
    const ready = after(begin, memorise('Read Magic'), referee);
    for (const seat of [otherPlayer, spectator]) {
      const kept = new Projection(seat);
      kept.show(known(begin, seat));
      expect(isEmpty(kept.show(known(ready, seat)))).toBe(true);
    }
  });

  it('who fights without spells has nothing in mind to show', () => {
    const aldo = someone({ at: at(1, 1) });
    expect(project(delve([aldo]), player).has(`mind:${aldo.id}`)).toBe(false);
  });

  it('why nothing can be cast now stands where it would be cast, and is so', () => {
    const barred = (state: GameState) =>
      offers(state, player).flatMap(({ command, barred: why }) => (command === 'CastSpell' ? [why] : []));
    const ready = after(begin, memorise('Read Magic'), referee);
    expect(barred(begin)).toEqual(['Aldo has no spell in memory. Memorise one first.']);
    const rest = 'Aldo has not memorised it, or has cast it already.';
    expect(barred(ready)).toEqual([null, rest]);
    const script = new Script(ready);
    script.play(toMeet([grik.id]));
    while (script.state.encounter?.round === 0) script.play({ type: 'SkipStep' });
    expect(barred(script.state)).toEqual([rest]);
    expect(offers(script.state, player).map(({ label }) => label)).toContain('Declare Read Magic');
    script.play({ type: 'RollInitiative' }, referee, 6, 1);
    expect(barred(script.state)).toEqual([expect.stringMatching(/phase|turn/), rest]);
    for (const state of [begin, ready, script.state])
      for (const seat of [player, referee]) expect(grantedThoughBarred(state, seat)).toEqual([]);
    expect(offers(begin, otherPlayer).filter(({ command }) => command === 'CastSpell')).toEqual([]);
  });

  it('in a fight the foes in sight are proposed of one that takes so many hit dice, and no friend', () => {
    const bera = someone({ id: id('bera'), name: 'Bera', at: at(1, 2) });
    const grak = goblin({ id: id('grak'), name: 'Grak', at: at(3, 2) });
    const preset = (spell: string) => {
      const met = after(delve([mira, bera, grik, grak, lurker]), memorise(spell), referee);
      const script = new Script(met)
        .play(toMeet([grik.id, grak.id]))
        .play({ type: 'SkipStep' })
        .play({ type: 'SkipStep' });
      script.play({ type: 'Declare', creature: mira.id, action: 'spell', spell }, player);
      const castIt = offers(act(script, 'spells').state, player).find(({ key }) => key === `CastSpell:${mira.id}`);
      const whom = castIt?.inputs.find(({ name }) => name === 'targets');
      return whom?.kind === 'choices' ? whom.preset : null;
    };
    expect(preset('Sleep')).toEqual([grik.id, grak.id]);
    expect(preset('Charm Person')).toEqual([]);
  });

  it('a hidden creature is nobody’s target', () => {
    const ready = after(begin, memorise('Read Magic'), referee);
    expect(ask(ready, { ...cast, targets: [lurker.id] }, player)).toBe('no-such-thing');
    expect(JSON.stringify(offers(ready, player))).not.toContain('Lurker');
  });

  it('OSE-CMB-14: a target behind a wall cannot be seen', () => {
    const ready = after(delve([mira, { ...grik, at: at(8, 1) }]), memorise('Read Magic'), referee);
    expect(ask(ready, cast, referee)).toBe('forbidden');
  });
});
