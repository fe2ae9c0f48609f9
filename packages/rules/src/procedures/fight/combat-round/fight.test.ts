import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, otherPlayer, player, referee, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';

const aldo = someone({ at: at(1, 0) });
const bera = someone({ id: id('bera'), name: 'Bera', owner: otherPlayer.user, at: at(1, 1) });
const goblins = [1, 2].map((n) =>
  goblin({ id: id(`goblin-${n}`), name: `Goblin ${n}`, at: at(3, n - 1), hidden: true }),
);

it('OSE-EVT-01, OSE-CMB-01, OSE-DTH-01, OSE-MOR-03: a fight to a death and a morale check', () => {
  const script = new Script(delve([aldo, bera, ...goblins]));
  const side = (kind: 'party' | 'monsters') =>
    script.state.encounter?.sides.find((each) => each.kind === kind)?.id ?? id('none');

  script.play({
    type: 'BeginEncounter',
    creatures: goblins.map((each) => each.id),
    setting: 'dungeon',
    aware: 'none',
    reveal: true,
  });
  script.play({ type: 'RollSurprise' }, referee, 3, 4);
  script.play({ type: 'RollDistance' }, referee, 1, 2);
  script.play({ type: 'RollReaction', speaker: 'nobody', modifier: 0 }, referee, 1, 1);
  expect(script.told()).toEqual({
    referee: [
      'An encounter: the goblins are here.',
      'Nobody is surprised. [3] [4]',
      'They are 30 feet apart. [1 2]',
      'Reaction: they attack. [1 1]',
      'Round 1.',
    ],
    players: ['An encounter: the goblins are here.', 'Nobody is surprised. [3]', 'They are 30 feet apart.', 'Round 1.'],
  });

  script.play({ type: 'RollInitiative' }, referee, 5, 2);
  script.play({ type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 0 } }, player);
  script.play({ type: 'NextPhase' });
  script.play({ type: 'Attack', attacker: aldo.id, target: id('goblin-1'), attack: 'sword' }, player, 14, 4);
  const killed = script.told();
  expect(killed.players).toEqual([
    'Initiative: the party, then the goblins. [5] [2]',
    'The party may move.',
    'The party may strike.',
    'It comes to a fight!',
    'Aldo attacks Goblin 1 with a sword: hits. [14]',
    'Goblin 1 takes 4 damage. [4]',
    'Goblin 1 is killed.',
  ]);
  expect(killed.referee).toEqual([
    ...killed.players.slice(0, 6),
    'Goblin 1: 0 of 3 hit points.',
    'Goblin 1 is killed.',
    'The goblins: morale is due (the first has died; half are out of action).',
  ]);

  script.play({ type: 'NextPhase' });
  script.play({ type: 'CheckMorale', side: side('monsters'), adjustment: -1 }, referee, 3, 4);
  script.play({ type: 'SettleRout', side: side('monsters'), outcome: 'fled' });
  script.play({ type: 'ConcludeEncounter' });
  const over = script.told();
  expect(over.players).toEqual([
    'The goblins flee!',
    'The fight is won; with the aftermath it took a turn.',
    'Turn 2 begins.',
  ]);
  expect(over.referee).toEqual([
    'The goblins may lose heart.',
    'The goblins: morale breaks. [3 4]',
    'The goblins flee!',
    'The fight is won; with the aftermath it took a turn. The defeated are worth 5 experience points.',
    'Turn 2 begins.',
    'A wandering monster check is due.',
  ]);
  expect(script.state.encounter).toBeNull();
  expect(script.state.creatures[id<'creature'>('goblin-1')]?.conditions).toEqual(['dead']);
  expect(script.state.creatures[id<'creature'>('goblin-2')]?.conditions).toEqual(['fled']);
});
