import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 5, at: at(1, 1) });
const bru = someone({ id: id('bru'), name: 'Bru', class: 'cleric', level: 9, at: at(0, 1) });
const aldo = someone({ at: at(1, 2) });
const ghoul = goblin({ id: id('ghoul'), name: 'Ghoul', undead: true, at: at(3, 2) });
const grik = goblin({ at: at(3, 3) });

/** A spell is cast at some, and waits for the referee. */
function waiting(
  base: RulesetId,
  caster: typeof mira,
  spell: string,
  at_: readonly (typeof mira)[],
  facts: object = {},
) {
  const state = delve([mira, bru, aldo, ghoul, grik], {
    memorised: { [caster.id]: [spell] },
    ruleset: { base, slots: {}, options: {} },
    ...facts,
  });
  const targets = at_.map((one) => one.id);
  return new Script(state).play({ type: 'CastSpell', caster: caster.id, spell, targets }, player);
}
const taking = ({ state }: Script) =>
  ({ type: 'LetTakeHold', awaited: awaitedSpells(state)[0]?.id ?? id<'magic'>('none') }) as const;
const BOOKS: readonly RulesetId[] = ['ose', 'gorman', 'eris'];

describe('Dispel Magic (OSE-APX-06)', () => {
  const lasting = (caster: typeof mira.id) => ({
    magic: [{ id: id<'magic'>('held'), name: 'Hold Person', caster, on: [aldo.id], until: null, open: true }],
  });

  it.each(BOOKS)('the magic of a mightier caster stands at 5 in 100 for each level more, by %s', (base) => {
    const script = waiting(base, mira, 'Dispel Magic', [aldo], lasting(bru.id));
    const tried = eventIn(ask(script.state, taking(script), referee, 20), 'MagicTried');
    expect(tried).toMatchObject({
      stands: true,
      why: { rule: 'OSE-APX-06', needed: 20, roll: { total: 20 }, judged: { by: 'at-most', met: true } },
    });
    const stood = script.play(taking(script), referee, 20);
    expect(stood.state.magic).toHaveLength(1);
    expect(stood.told().players).toContain('Hold Person stands against Dispel Magic.');
    const gone = waiting(base, mira, 'Dispel Magic', [aldo], lasting(bru.id));
    expect(gone.play(taking(gone), referee, 21).state.magic).toEqual([]);
  });

  it('is told to the referee alone where nobody saw the spell cast', () => {
    const state = delve([{ ...mira, owner: null, hidden: true }, bru, aldo], {
      memorised: { [mira.id]: ['Dispel Magic'] },
      ...lasting(bru.id),
    });
    const script = new Script(state);
    script.play({ type: 'CastSpell', caster: mira.id, spell: 'Dispel Magic', targets: [aldo.id] }, referee);
    const told = script.play(taking(script), referee, 20).told();
    expect(told.referee.join()).toContain('stands against Dispel Magic');
    expect(told.players.join()).not.toContain('Dispel Magic');
  });

  it('is told by the name that the players know of the thing it came from', () => {
    const awaited = { id: id<'magic'>('w'), caster: mira.id, spell: 'Dispel Magic', targets: [aldo.id], open: true };
    const facts = { ...lasting(bru.id), awaited: [{ ...awaited, takenFor: 'a plain wand' }] };
    const script = new Script(delve([mira, bru, aldo], facts));
    expect(script.play(taking(script), referee, 20).told().players).toContain(
      'Hold Person stands against a plain wand.',
    );
  });

  it('that of an equal or a lesser one ends without a throw', () => {
    const script = waiting('ose', mira, 'Dispel Magic', [aldo], lasting(mira.id));
    expect(script.play(taking(script)).state.magic).toEqual([]);
  });
});

describe('Remove Curse (OSE-APX-06)', () => {
  it('ends what is called a curse, and no other magic', () => {
    const script = waiting('ose', bru, 'Remove Curse', [aldo]);
    for (const name of ['Bless', 'The curse of the well', 'Remove Curse (reversed)'])
      script.play({ type: 'BeginMagic', name, on: [aldo.id], turns: 0 });
    script.play(taking(script));
    expect(script.state.magic?.map(({ name }) => name)).toEqual(['Bless']);
  });

  it('the other way round it is a curse that lasts, unless they save', () => {
    const facts = { memorised: { [bru.id]: ['Remove Curse (reversed)'] } };
    const script = waiting('gorman', bru, 'Remove Curse (reversed)', [grik], facts);
    expect(script.play(taking(script), referee, 1).state.magic).toMatchObject([{ on: [grik.id], until: null }]);
  });
});

describe('Dispel Evil (OSE-APX-06)', () => {
  it('destroys the undead who do not save, and is felt by nobody else', () => {
    const script = waiting('ose', bru, 'Dispel Evil', [ghoul, grik]);
    script.play(taking(script), referee, 1);
    expect(script.state.creatures[ghoul.id]?.conditions).toContain('dead');
    expect(script.state.creatures[grik.id]?.conditions).toEqual([]);
  });

  it('at one alone it takes 2 from the save', () => {
    const script = waiting('ose', bru, 'Dispel Evil', [ghoul]);
    const saved = eventIn(ask(script.state, taking(script), referee, 10), 'SaveRolled');
    expect(saved?.why.modifiers).toContainEqual({ name: 'Dispel Evil at one alone', value: -2, rule: 'OSE-APX-06' });
  });
});

describe('Raise Dead (OSE-APX-06)', () => {
  it.each(['ose', 'eris'] as const)('calls the dead back at one hit point, by %s', (base) => {
    const dead = { ...aldo, conditions: ['dead'], hitPoints: { now: 0, max: 6 } } as const;
    const state = delve([bru, dead], {
      memorised: { [bru.id]: ['Raise Dead'] },
      ruleset: { base, slots: {}, options: {} },
    });
    const raise = { type: 'CastSpell', caster: bru.id, spell: 'Raise Dead', targets: [aldo.id] } as const;
    expect(eventIn(ask(state, raise, player), 'CalledBack')?.why.rule).toBe('OSE-APX-06');
    const script = new Script(state).play(raise, player);
    expect(script.state.creatures[aldo.id]).toMatchObject({ conditions: [], hitPoints: { now: 1 } });
    expect(script.told().players).toContain('Aldo comes back from death.');
  });
});
