import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, player, referee, someone, toMeet } from '../../../../test/table.ts';
import { toldOf } from '../../../../test/told.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { tell } from '../../../view/tell.ts';
import { reached, undeadKind } from './ose.ts';

const bera = someone({ id: id('bera'), name: 'Bera', class: 'cleric', at: at(1, 0) });
const undead = (name: string, dice: number, facts: Partial<Creature> = {}): Creature =>
  goblin({
    id: id(name),
    name,
    undead: true,
    morale: 12,
    hitDice: { dice, plus: 0, stars: 0 },
    at: at(3, 1),
    ...facts,
  });
const bones = [1, 2, 3].map((n) => undead(`Skeleton ${n}`, 1, { at: at(3, n) }));

/** The undead are met, and the cleric acts. */
function met(foes: readonly Creature[], level = 1): Script {
  const script = new Script(delve([{ ...bera, level }, ...foes]));
  script.play(toMeet(foes.map((each) => each.id)));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' }).play({ type: 'RollInitiative' }, referee, 6, 1);
  for (let i = 0; i < 5 && script.state.encounter?.combat?.phase !== 'spells'; i += 1)
    script.play({ type: 'NextPhase' });
  return script;
}

describe('turning the undead', () => {
  it('OSE-APX-03: the undead who are destroyed are so by the table of turning, and not by the referee', () => {
    const script = met(bones.slice(0, 1), 4);
    script.told();
    const [died] = toldOf(script.state, { type: 'TurnUndead', cleric: bera.id }, [1, 1, 1, 1], player, player).flatMap(
      ({ event, line }) => (event.type === 'CreatureDied' ? [line] : []),
    );
    expect([died?.text, died?.why?.rule]).toEqual(['Skeleton 1 is killed.', 'OSE-APX-03']);
  });

  it('OSE-APX-03: of several kinds the least total that turns any is needed', () => {
    const mixed = met([undead('Skeleton', 1), undead('Zombie', 2, { at: at(3, 2) })]);
    const turned = ask(mixed.state, { type: 'TurnUndead', cleric: bera.id }, player, 3, 4, 1, 1);
    const why = expect.objectContaining({ needed: 7 });
    expect(turned).toContainEqual(expect.objectContaining({ type: 'UndeadTurned', why }));
  });

  it('OSE-APX-03: the reason says what the table asks for each kind, and how the hit dice were spent, to the referee alone', () => {
    const ghoul = undead('Ghoul', 2, { hitDice: { dice: 2, plus: 0, stars: 2 }, at: at(4, 1) });
    const wight = undead('Wight', 3, { at: at(4, 2) });
    const mixed = met([...bones, undead('Zombie', 2, { at: at(4, 0) }), ghoul, wight], 2);
    const by = { type: 'TurnUndead', cleric: bera.id } as const;
    const turned = eventIn(ask(mixed.state, by, player, 4, 4, 2, 2), 'UndeadTurned');
    if (!turned) throw new Error('no attempt');
    expect(turned.turned).toEqual(bones.map((each) => each.id));
    expect(turned.why.needed).toBeUndefined();
    expect(turned.why.notes?.map(({ text }) => text)).toEqual([
      '1 hit die: turned without a throw',
      '2 hit dice: 7',
      '2 hit dice and a special ability: 9',
      '3 hit dice: 11',
      '1 + 1 + 1 hit dice of 4, the fewest first',
    ]);
    expect(tell(turned, referee, mixed.state, mixed.state)?.why?.notes).toHaveLength(5);
    expect(tell(turned, player, mixed.state, mixed.state)?.why?.notes).toBeUndefined();
  });

  it.each([
    ['hit dice that are reached to the last', bones.slice(0, 2), [4, 4, 1, 1], '1 + 1 hit dice of 2, the fewest first'],
    [
      'one at least, of more hit dice than are reached',
      [undead('Wight', 3)],
      [6, 6, 1, 1],
      '3 hit dice of 2, the fewest first, and one at least',
    ],
  ] as const)('OSE-APX-03: %s turn away, and the reason says so', (_what, those, faces, note) => {
    const cast = { type: 'TurnUndead', cleric: bera.id } as const;
    const turned = eventIn(ask(met([...those], 2).state, cast, player, ...faces), 'UndeadTurned');
    expect(turned?.turned).toHaveLength(those.length);
    expect(turned?.why.notes?.at(-1)?.text).toBe(note);
  });

  it('OSE-APX-03: whom the table has out of reach no throw turns, and the reason says so', () => {
    const events = ask(met([undead('Wight', 3)]).state, { type: 'TurnUndead', cleric: bera.id }, player, 6, 6);
    const turned = eventIn(events, 'UndeadTurned');
    expect(turned?.turned).toEqual([]);
    expect(turned?.why.notes).toEqual([{ rule: 'OSE-APX-03', text: '3 hit dice: never at this level' }]);
  });

  it('OSE-APX-03: undead of seven hit dice are in the last column, with those of eight and nine', () => {
    const vampire = met([undead('Vampire', 7)], 7);
    const turned = eventIn(
      ask(vampire.state, { type: 'TurnUndead', cleric: bera.id }, player, 6, 5, 4, 4),
      'UndeadTurned',
    );
    expect(turned?.why.needed).toBe(9);
  });

  it('OSE-APX-03: on a success 2d6 hit dice of them turn away, at least one', () => {
    const script = met(bones).play({ type: 'TurnUndead', cleric: bera.id }, player, 3, 4, 1, 1);
    expect(bones.map((each) => script.state.creatures[each.id]?.conditions)).toEqual([['fled'], ['fled'], []]);
    expect(ask(script.state, { type: 'TurnUndead', cleric: bera.id }, player)).toBe('already-tried');
  });

  it('OSE-APX-03: a low roll does nothing, and no hit dice are rolled', () => {
    const script = met(bones).play({ type: 'TurnUndead', cleric: bera.id }, player, 3, 3);
    expect(script.told().players.at(-1)).toBe('Bera holds up the holy symbol: to no effect. [3 3]');
  });

  it('OSE-APX-03: those with the fewest hit dice first, and a strong cleric destroys them', () => {
    const foes = [undead('Wight', 3), undead('Skeleton', 1, { at: at(3, 2) })];
    const script = met(foes, 4).play({ type: 'TurnUndead', cleric: bera.id }, player, 1, 1, 1, 2);
    expect(foes.map((each) => script.state.creatures[each.id]?.conditions)).toEqual([[], ['dead']]);
  });

  it('only clerics turn, and only the undead', () => {
    expect(
      ask(met([...bones, goblin()]).state, { type: 'TurnUndead', cleric: bera.id }, player, 6, 6, 6, 6),
    ).toContainEqual(expect.objectContaining({ type: 'UndeadTurned', turned: bones.map((each) => each.id) }));
    const thief = { ...met(bones).state.creatures[bera.id], class: 'thief' };
    const state = {
      ...met(bones).state,
      creatures: { ...met(bones).state.creatures, [bera.id]: { ...bera, ...thief } },
    };
    expect(ask(state, { type: 'TurnUndead', cleric: bera.id }, player)).toBe('no-such-thing');
  });

  it.each([
    [1, 0, '1'],
    [2, 0, '2'],
    [2, 1, '2*'],
    [4, 2, '4'],
    [8, 0, '7-9'],
    [10, 0, null],
    [0.5, 0, '1'],
  ] as const)('OSE-APX-03: %d hit dice with %d special abilities stand in the column %s', (dice, stars, kind) => {
    expect(undeadKind({ dice, plus: 0, stars })).toBe(kind);
  });

  it('OSE-APX-03: hit dice are spent from the weakest up', () => {
    expect([1, 4, 5, 12].map((total) => reached([2, 2, 3], total))).toEqual([1, 2, 2, 3]);
  });
});
