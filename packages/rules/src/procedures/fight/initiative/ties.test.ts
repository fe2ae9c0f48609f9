import { expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { ask, at, goblin, player, referee, someone } from '../../../../test/table.ts';
import { id, type RulesetChoice } from '../../../core/index.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const aldo = someone({ at: at(1, 1) });
const grik = goblin({ at: at(3, 1) });
const lurker = goblin({ id: id('lurker'), name: 'Lurker', at: at(3, 3) });

/** What the player reads of a throw for initiative: the line, and what its reason says of ties. */
function read(ruleset: Partial<RulesetChoice>, foes: Parameters<typeof brawl>[2], ...faces: number[]) {
  const script = brawl(ruleset, [aldo], foes, 'movement').play({ type: 'EndRound' });
  if (foes.includes(lurker)) script.play({ type: 'HideCreature', creature: lurker.id, hidden: true });
  const { state } = script;
  const events = ask(state, { type: 'RollInitiative' }, referee, ...faces);
  if (typeof events === 'string') throw new Error(events);
  const event = events.find(({ type }) => type === 'InitiativeSettled');
  const line = event && tell(event, player, evolve(state, event), state);
  return [line?.text, ...(line?.why?.notes ?? []).map(({ text }) => text)];
}

/** Who threw which of the dice, as the player reads it. */
function throwersOf(faces: readonly number[]) {
  const { state } = brawl({}, [aldo], [grik], 'movement').play({ type: 'EndRound' });
  const events = ask(state, { type: 'RollInitiative' }, referee, ...faces);
  const event = typeof events === 'string' ? undefined : events.find(({ type }) => type === 'InitiativeSettled');
  return event && tell(event, player, evolve(state, event), state)?.throwers;
}

const together = 'those who tie act at once, and may fall by each other’s blows';

it('OSE-CMB-04: those who read of a tie read what comes of it, and of no other throw', () => {
  expect(read({}, [grik], 4, 4, 2, 6)).toEqual([
    'Initiative: the goblin, then the party (a tie, thrown again).',
    'those who tie throw again, until one is first',
  ]);
  expect(throwersOf([4, 4, 2, 6])).toEqual(['The goblin', 'Again', 'The party', 'Again']);
  expect(read({}, [grik], 2, 6)).toEqual(['Initiative: the goblin, then the party.']);
  expect(read({ options: { initiativeTies: 'simultaneous' } }, [grik], 4, 4)).toEqual([
    'The party and the goblin act at the same time.',
    together,
  ]);
});

it('OSE-CMB-04: a tie with one whom the players do not see is not told to them', () => {
  const options = { individualInitiative: true, initiativeTies: 'simultaneous' } as const;
  expect(read({ options }, [grik, lurker], 2, 5, 5)).toEqual(['Initiative: the goblin, then Aldo.']);
  expect(read({ options }, [grik, lurker], 5, 5, 2)).toContain(together);
});

it('OSE-CMB-06: each throws alone, a halfling with one more than the die, so that it goes before an even throw', () => {
  const before = (of: string) => {
    const ruleset = { options: { individualInitiative: true, initiativeTies: 'simultaneous' } } as const;
    const script = brawl(ruleset, [{ ...aldo, class: of }], [grik], 'movement').play({ type: 'EndRound' });
    script.told();
    return script.play({ type: 'RollInitiative' }, referee, 4, 4).told().players[0];
  };
  expect([before('fighter'), before('halfling')]).toEqual([
    'Aldo and the goblin act at the same time. [4] [4]',
    'Initiative: Aldo, then the goblin. [4] [4]',
  ]);
});
