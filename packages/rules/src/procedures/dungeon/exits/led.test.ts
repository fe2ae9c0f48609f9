import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, hired, player, referee, refusedOffers, someone, twoRooms } from '../../../../test/table.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import type { Scene } from '../../../state/scene.ts';

const [hall, cellar, stair] = [id<'scene'>('rooms'), id<'scene'>('cellar'), id<'exit'>('stair')];
const aldo = someone({ at: at(0, 1), abilities: { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 5 } });
const porter = (nth: number) =>
  someone({
    id: id(`porter-${nth}`),
    name: `Porter ${nth}`,
    kind: 'retainer',
    owner: null,
    abilities: null,
    at: at(1, nth),
  });
const together = { type: 'UseExitTogether', exit: stair } as const;
const alone = (creature: string) => ({ type: 'UseExit', creature: id<'creature'>(creature), exit: stair }) as const;

/** Aldo, who may lead two, stands with three porters at a stair. */
function atStair(base: RulesetId, above: Scene['ambient'], below: Scene['ambient']): Script {
  const stairs = { id: stair, kind: 'stairs-down', at: { x: 0, y: 0 }, hidden: false } as const;
  const to = { scene: cellar, square: { x: 1, y: 1 } };
  const porters = [0, 1, 2].map(porter);
  const scenes = {
    [hall]: twoRooms({ ambient: above, traps: {}, exits: { [stair]: { ...stairs, to } } }),
    [cellar]: twoRooms({ id: cellar, name: 'The cellar', ambient: below, traps: {} }),
  };
  return new Script(
    delve([aldo, ...porters], {
      scenes,
      ruleset: { base, slots: {}, options: {} },
      engagements: Object.fromEntries(porters.map((one) => [one.id, hired(aldo.id, { kind: 'porter' })])),
    }),
  );
}
const below = ({ state }: Script): readonly string[] =>
  Object.values(state.creatures).flatMap((one) => (one.at?.scene === cellar ? [one.name] : []));

it('ERI-LDR-03: who would be one too many to lead into a dungeon stays behind at its stair, and all who see it are told', () => {
  const script = atStair('eris', 'lit', 'dark').play(together, player);
  expect(below(script)).toEqual(['Aldo', 'Porter 0', 'Porter 1']);
  expect(script.told().players).toContain('Porter 2 stays behind: Aldo leads 2 into a dungeon at most.');
  expect(script.rules).toContain('ERI-LDR-03');
});

it('ERI-LDR-03: nor does one follow later by themselves; losing some below lets them', () => {
  const script = atStair('eris', 'lit', 'dark').play(alone('aldo'), player).play(alone('porter-0'));
  expect(below(script.play(alone('porter-2')))).toEqual(['Aldo', 'Porter 0', 'Porter 2']);
  script.told();
  expect(below(script.play(alone('porter-1')))).not.toContain('Porter 1');
  expect(script.told().players).toEqual(['Porter 1 stays behind: Aldo leads 2 into a dungeon at most.']);
  script.play({ type: 'SetCondition', creature: porter(0).id, condition: 'dead', on: true });
  expect(below(script.play(alone('porter-1')))).toContain('Porter 1');
});

it.each([
  ['eris', 'lit', 'lit'],
  ['eris', 'dark', 'dark'],
  ['ose', 'lit', 'dark'],
] as const)('nobody stays behind by %s from a %s map to a %s one', (base, from, to) => {
  expect(below(atStair(base, from, to).play(together, player))).toHaveLength(4);
});

it('what lies beyond bars no way out: the offer is the same, and is granted', () => {
  const { state } = atStair('eris', 'lit', 'dark');
  expect(refusedOffers(state, [referee, player], ['UseExit', 'UseExitTogether'])).toEqual([]);
});
