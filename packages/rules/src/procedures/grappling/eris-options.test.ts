import { expect, it } from 'vitest';
import { brawl, weapon } from '../../../test/brawl.ts';
import { ask, at, goblin, player, someone } from '../../../test/table.ts';
import type { Options } from '../../ruleset.ts';

const weak = { STR: 6, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
const mage = someone({ at: at(2, 1), class: 'magic-user', abilities: weak, attacks: [weapon('dagger')] });
const grik = goblin({ at: at(3, 1), hitPoints: { now: 9, max: 9 } });
const seize = {
  type: 'Grapple',
  creature: mage.id,
  others: [],
  target: grik.id,
  manner: 'wrestle-to-ground',
  bothHold: false,
} as const;
const bout = (options: Options) => {
  const events = ask(brawl({ base: 'eris', options }, [mage], [grik]).state, seize, player, 4, 3);
  return typeof events === 'string' ? events : events.find((event) => event.type === 'Grappled');
};

it.each([
  [{}, '4 against 3', 'strength bonus +'],
  [{ strengthPenaltyInGrapple: true }, '3 against 3', 'strength bonus or penalty +'],
] as const)('ERI-GRP-04: one of low strength wrestles, with %j: %s', (options, says, formula) => {
  expect(bout(options)).toMatchObject({
    says,
    why: { rule: 'ERI-GRP-04', formula: expect.stringContaining(formula) },
  });
});
