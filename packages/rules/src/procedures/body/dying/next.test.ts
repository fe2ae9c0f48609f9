import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { delve, player, someone } from '../../../../test/table.ts';
import { id, type UserId } from '../../../core/index.ts';
import { tell } from '../../../view/tell.ts';

const aldo = someone({ hitPoints: { now: 1, max: 4 } });
const berta = (owner: UserId | null) => someone({ id: id('berta'), name: 'Berta', owner });

/** What Aldo's player reads of his death. */
function read(party: Parameters<typeof delve>[0]): string {
  const script = new Script(delve(party));
  const before = script.state;
  script.play({ type: 'SetCondition', creature: aldo.id, condition: 'dead', on: true });
  const died = { type: 'CreatureDied', creature: aldo.id, by: null, why: { rule: 'OSE-DTH-01', formula: '' } } as const;
  return tell(died, player, script.state, before)?.text.replace(/^.*home\. /, '') ?? '';
}

it.each([
  ['who plays another', [aldo, berta(player.user)], 'You play on with Berta.'],
  ['who may take another', [aldo, berta(null)], 'You may take up one of the party, or make a new character.'],
  ['with nobody left to take', [aldo], 'You may make a new character.'],
] as const)('a player %s is told what is next when a character dies', (_, party, next) =>
  expect(read(party)).toBe(next),
);
