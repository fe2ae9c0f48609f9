import { describe, expect, it } from 'vitest';
import { act, brawl } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 12, at: at(1, 1) });
const bera = someone({ id: id('bera'), name: 'Bera', class: 'cleric', level: 10, at: at(1, 2) });
const grik = goblin({ at: at(3, 1) });

/** Somebody has cast it, and the referee has not spoken yet. */
function cast(caster: Creature, spell: string, ...targets: Creature['id'][]): Script {
  const script = new Script(delve([mira, bera, grik], { memorised: { [caster.id]: [spell] } }));
  script.play({ type: 'CastSpell', caster: caster.id, spell, targets }, player);
  script.told();
  return script;
}
const let_ = (script: Script, faces: readonly number[] = []): Script =>
  script.play({ type: 'LetTakeHold', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') }, referee, ...faces);
const inForce = ({ state }: Script) =>
  lastingMagic(state).map(({ name, on, until }) => [name, on, until && until / 60]);

describe('why somebody may cast (OSE-CMB-14)', () => {
  const formula = (script: Script): string | undefined => {
    const command = { type: 'CastSpell', caster: mira.id, spell: 'ESP', targets: [] } as const;
    return lineOf(toldOf(script.state, command, [], player, referee), 'SpellCast')?.why?.formula;
  };

  it('names no declaration and no round where nobody fights', () => {
    const script = new Script(delve([mira], { memorised: { [mira.id]: ['ESP'] } }));
    expect(formula(script)).toBe('free to speak and move the hands');
  });

  it('names the declaration in a fight', () => {
    const ready = { ...mira, items: [] };
    const script = brawl({}, [ready], [grik], 'movement');
    const armed = new Script({ ...script.state, memorised: { [mira.id]: ['ESP'] } }).play({ type: 'EndRound' });
    armed.play({ type: 'Declare', creature: mira.id, action: 'spell', spell: 'ESP' }, player);
    expect(formula(act(armed, 'spells'))).toBe(
      'declared, free to speak and move the hands, and nothing else in the round',
    );
  });
});

describe('a spell that shows or changes what no figure says (OSE-APX-06)', () => {
  it('waits for the referee, who is told what to tell', () => {
    const { state } = cast(mira, 'ESP');
    expect(project(state, referee).get('prompt')).toMatchObject({
      sentence:
        'Mira has cast ESP: tell what the caster hears of the minds within 60′, and let it take hold, or come to nothing',
    });
    const offered = offers(state, referee).find(({ command }) => command === 'LetTakeHold');
    expect(offered?.hint).toBe('Tell what the caster hears of the minds within 60′.');
    expect(refusedOffers(state, referee)).toEqual([]);
  });

  it.each([
    [mira, 'ESP', [mira.id], 12],
    [mira, 'Clairvoyance', [mira.id], 12],
    [mira, 'Wizard Eye', [mira.id], 6],
    [mira, 'Magic Jar', [mira.id], null],
    [mira, 'Phantasmal Force', [], null],
    [mira, 'Projected Image', [], 6],
    [mira, 'Part Water', [], 6],
    [mira, 'Growth of Plants', [], null],
    [bera, 'Locate Object', [bera.id], 6],
    [bera, 'Commune', [bera.id], 3],
  ] as const)('by $name: $1 stands among the magic in force, until it has lasted its time', (who, spell, on, turns) => {
    const script = let_(cast(who, spell));
    expect(inForce(script)).toEqual([[spell, on, turns]]);
    expect(awaitedSpells(script.state)).toEqual([]);
  });

  it('rock is mud for 3d6 days', () => {
    const script = let_(cast(mira, 'Transmute Rock to Mud'), [1, 2, 3]);
    expect(inForce(script)).toEqual([['Transmute Rock to Mud', [], 6 * 144]]);
    expect(script.told().referee).toContain('Transmute Rock to Mud lasts 6 days. [1 2 3]');
  });

  it('upon a place it takes hold, and upon somebody it reaches them', () => {
    expect(let_(cast(mira, 'Phantasmal Force')).told().players).toEqual([
      'Phantasmal Force takes hold.',
      'Phantasmal Force lasts until it is ended.',
    ]);
    expect(let_(cast(mira, 'ESP')).told().players[0]).toBe('ESP reaches Mira.');
  });

  it('Reincarnation reaches the dead one it is cast at', () => {
    const dead = { ...bera, conditions: ['dead'], hitPoints: { now: 0, max: 8 } } as const;
    const script = new Script(delve([mira, dead], { memorised: { [mira.id]: ['Reincarnation'] } }));
    script.play({ type: 'CastSpell', caster: mira.id, spell: 'Reincarnation', targets: [bera.id] }, player);
    script.told();
    expect(refusedOffers(script.state, referee)).toEqual([]);
    expect(let_(script).told().players).toEqual(['Reincarnation reaches Bera.']);
  });

  it('Reincarnation upon nobody does not reach its caster', () => {
    expect(let_(cast(mira, 'Reincarnation')).told().players).toEqual(['Reincarnation takes hold.']);
  });

  it('over at once, it leaves nothing in force', () => {
    expect(inForce(let_(cast(bera, 'Purify Food and Water', bera.id)))).toEqual([]);
  });

  it('a quest is laid on whoever fails to save, and the referee tells which', () => {
    expect(inForce(let_(cast(bera, 'Quest', grik.id), [1]))).toEqual([['Quest', [grik.id], null]]);
    expect(inForce(let_(cast(bera, 'Quest', grik.id), [20]))).toEqual([]);
  });
});
