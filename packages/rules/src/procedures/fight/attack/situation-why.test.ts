import { expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { at, goblin, someone } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import type { CommandOf, RulesetId } from '../../../core/index.ts';

const aldo = someone({ at: at(1, 1) });
const plain = {
  cover: 'none',
  water: 'none',
  unstable: false,
  surrounded: false,
  silenced: false,
  modifier: 0,
} as const;

/** What is said of how Aldo stands, with the rules it names. */
function ruled(facts: Partial<CommandOf<'SetSituation'>>, base: RulesetId = 'ose') {
  const { state } = brawl({ base }, [aldo], [goblin({ at: at(2, 1) })], 'movement');
  const said = { type: 'SetSituation', creature: aldo.id, ...plain, ...facts } as const;
  const why = lineOf(toldOf(state, said, []), 'SituationSet')?.why;
  return [why?.rule, ...(why?.notes ?? []).map(({ rule, text }) => `${rule}: ${text}`)];
}

it.each<[Partial<CommandOf<'SetSituation'>>, string]>([
  [{ cover: '-2' }, 'OSE-CMB-13: missiles at whoever stands so count −2'],
  [{ cover: 'complete' }, 'OSE-CMB-13: missiles at whoever stands so are of no use'],
  [{ water: 'in' }, 'OSE-CMB-37: the water hinders all who are not at home in it'],
  [{ unstable: true }, 'OSE-CMB-36: missiles from there count −4'],
  [{ surrounded: true }, 'OSE-CMB-09: there is no clear space to withdraw to'],
  [{ silenced: true }, 'OSE-CMB-14: a spell needs voice and hands'],
  [{ hasted: true }, 'OSE-APX-06: twice the attacks in a round'],
  [{ modifier: 2 }, 'OSE-CMB-18: attacks count +2'],
])('what the referee says of how somebody stands names the rule by which it counts: %j', (facts, note) => {
  expect(ruled(facts)).toEqual([note.slice(0, note.indexOf(':')), note]);
});

it('all that is said at once has each its rule, and where nothing is said, the rule of what bears on attacks', () => {
  expect(ruled({ cover: '-1', unstable: true })).toHaveLength(3);
  expect(ruled({})).toEqual(['OSE-CMB-18']);
  expect(ruled({ modifier: -1 }, 'eris')).toEqual(['ERI-ATK-05', 'ERI-ATK-05: attacks count −1']);
});
