import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { type CommandOf, type CreatureId, id } from '../../../core/index.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';

const points = { now: 40, max: 40 };
const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 10, at: at(1, 1), hitPoints: points });
const bera = someone({ id: id('bera'), name: 'Bera', at: at(1, 2) });
const grik = goblin({ at: at(3, 1) });

function cast(spell: string, ...targets: CreatureId[]): Script {
  const script = new Script(delve([mira, bera, grik], { memorised: { [mira.id]: [spell] } }));
  script.play({ type: 'CastSpell', caster: mira.id, spell, targets }, player);
  script.told();
  return script;
}
const awaitedIn = ({ state }: Script) => awaitedSpells(state)[0]?.id ?? id<'magic'>('none');
const let_ = (script: Script, faces: readonly number[], change: Partial<CommandOf<'LetTakeHold'>> = {}): Script =>
  script.play({ type: 'LetTakeHold', awaited: awaitedIn(script), to: { x: 6, y: 3 }, ...change }, referee, ...faces);
const found = ({ state }: Script, who: CreatureId = mira.id) => state.creatures[who];

describe('Dimension Door (OSE-APX-06)', () => {
  it('takes its caster to a place of the map, and all are told', () => {
    const script = let_(cast('Dimension Door'), []);
    expect(found(script)?.at?.square).toEqual({ x: 6, y: 3 });
    expect(script.told().players).toEqual([
      'Dimension Door reaches Mira.',
      'Dimension Door takes Mira to the place that was meant.',
    ]);
  });

  it('takes a friend without a save, and a foe who fails one', () => {
    expect(found(let_(cast('Dimension Door', bera.id), []), bera.id)?.at?.square).toEqual({ x: 6, y: 3 });
    expect(found(let_(cast('Dimension Door', grik.id), [1]), grik.id)?.at?.square).toEqual({ x: 6, y: 3 });
    expect(found(let_(cast('Dimension Door', grik.id), [20]), grik.id)?.at?.square).toEqual({ x: 3, y: 1 });
  });

  it('is offered with the floor within 360′, and no other place is granted', () => {
    const script = cast('Dimension Door');
    expect(refusedOffers(script.state, referee)).toEqual([]);
    const inputs = offers(script.state, referee).find(({ command }) => command === 'LetTakeHold')?.inputs ?? [];
    expect(inputs.map(({ name }) => name)).toContain('to');
    expect(ask(script.state, { type: 'LetTakeHold', awaited: awaitedIn(script), to: { x: 900, y: 1 } }, referee)).toBe(
      'no-such-thing',
    );
  });
});

describe('a spell that takes somebody elsewhere (OSE-APX-06)', () => {
  it.each(['Dimension Door', 'Teleport'])('%s waits on the map until the referee says where', (spell) => {
    const script = cast(spell);
    expect(ask(script.state, { type: 'LetTakeHold', awaited: awaitedIn(script) }, referee)).toBe('bad-input');
  });
});

describe('a spell at somebody who is gone before it takes hold (OSE-APX-06)', () => {
  it.each(['Dimension Door', 'Teleport'])('%s does not take its caster in their stead', (spell) => {
    const script = cast(spell, grik.id).play({ type: 'RemoveCreature', creature: grik.id }, referee);
    expect(found(let_(script, []))?.at).toEqual(mira.at);
  });
});

describe('Teleport (OSE-APX-06)', () => {
  it.each([
    ['scantly', 50],
    ['moderately', 80],
    ['exactly', 95],
  ] as const)('known %s: up to %i one comes there', (known, face) => {
    const script = let_(cast('Teleport'), [face], { known });
    expect(found(script)).toMatchObject({ hitPoints: points, at: { square: { x: 6, y: 3 } } });
    expect(script.told()).toMatchObject({
      players: ['Teleport reaches Mira.', `Teleport takes Mira to the place that was meant. [${face}]`],
    });
  });

  it.each([
    ['scantly', 51],
    ['scantly', 75],
    ['moderately', 90],
    ['exactly', 99],
  ] as const)('known %s: %i is too high, by 1d10 × 10 feet, and a fall of as much', (known, face) => {
    const script = let_(cast('Teleport'), [face, 2, 3, 4], { known });
    expect(found(script)?.hitPoints.now).toBe(33);
    expect(script.told().players).toEqual(
      expect.arrayContaining([
        `Teleport takes Mira to the place that was meant, 20 feet too high. [${face}] [2]`,
        'Mira falls 20 feet.',
      ]),
    );
  });

  it.each([
    ['scantly', 76],
    ['moderately', 91],
    ['exactly', 100],
  ] as const)('known %s: %i is too low, and death', (known, face) => {
    const script = let_(cast('Teleport'), [face], { known });
    expect(found(script)?.conditions).toContain('dead');
    expect(script.told().players).toContain(`Teleport takes Mira too low, into the ground. [${face}]`);
  });

  it('from no map nobody is moved on one, and the dice fall all the same', () => {
    const afar = { ...mira, at: null };
    const script = new Script(delve([afar, bera], { memorised: { [mira.id]: ['Teleport'] } }));
    script.play({ type: 'CastSpell', caster: mira.id, spell: 'Teleport', targets: [] }, player);
    script.play({ type: 'LetTakeHold', awaited: awaitedIn(script) }, referee, 80);
    expect(found(script)?.at).toBeNull();
  });

  it('is offered with any floor, and how well it is known', () => {
    const script = cast('Teleport');
    const inputs = offers(script.state, referee).find(({ command }) => command === 'LetTakeHold')?.inputs ?? [];
    expect(inputs.map(({ name }) => name)).toEqual(['to', 'known', 'targets', 'modifier']);
    expect(refusedOffers(script.state, referee)).toEqual([]);
  });
});

describe('Telekinesis (OSE-APX-06)', () => {
  it('holds what moves for 6 turns; a foe saves', () => {
    const inForce = ({ state }: Script) => (state.magic ?? []).map(({ name, on }) => [name, on]);
    const let_ = (script: Script, ...faces: number[]) =>
      script.play({ type: 'LetTakeHold', awaited: awaitedIn(script) }, referee, ...faces);
    expect(inForce(let_(cast('Telekinesis')))).toEqual([['Telekinesis', [mira.id]]]);
    expect(inForce(let_(cast('Telekinesis', grik.id), 1))).toEqual([['Telekinesis', [grik.id]]]);
    expect(inForce(let_(cast('Telekinesis', grik.id), 20))).toEqual([]);
  });
});
