import { expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  campaign,
  goblin,
  hired,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  seededDice,
  someone,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ abilities: { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 5 } });

/** Aldo, who may lead two, goes onto a map with so many in service. */
function going(count: number, base: 'ose' | 'eris' = 'eris', ambient: 'dark' | 'lit' = 'dark') {
  const servants = Array.from({ length: count }, (_, n) =>
    someone({ id: id(`porter-${n}`), name: `Porter ${n}`, kind: 'retainer', owner: null, abilities: null }),
  );
  const rooms = twoRooms({ ambient });
  return campaign([aldo, ...servants], {
    scenes: { [rooms.id]: rooms },
    scene: rooms.id,
    ruleset: { base, slots: {}, options: {} },
    engagements: Object.fromEntries(servants.map((one) => [one.id, hired(aldo.id, { kind: 'porter' })])),
  });
}
const mapped = (all: GameState['creatures'], change: (one: Creature) => Creature): GameState['creatures'] =>
  Object.fromEntries(Object.values(all).map((one) => [one.id, change(one)]));
const bring = { type: 'BringParty', square: { x: 1, y: 1 } } as const;

it('ERI-LDR-03: nobody leads more hirelings of whatever kind into a dungeon than charisma allows', () => {
  expect(ask(going(2), bring, referee)).toBeInstanceOf(Array);
  expect(ask(going(3), bring, referee)).toBe('forbidden');
  expect(ask(going(3, 'eris', 'lit'), bring, referee)).toBeInstanceOf(Array);
  expect(ask(going(9, 'ose'), bring, referee)).toBeInstanceOf(Array);
});

it('ERI-LDR-03: nor with a map that is shown as the party comes to it, or made for it', () => {
  const before = (count: number) => ({ ...going(count), scene: null });
  const show = { type: 'ShowScene', scene: id<'scene'>('rooms') } as const;
  expect([2, 3].map((count) => typeof ask(before(count), { ...show, arriving: true }, referee))).toEqual([
    'object',
    'string',
  ]);
  expect(ask(before(3), show, referee)).toBeInstanceOf(Array);
  const make = { type: 'MakeDungeon', name: '', size: 'small', theme: 'crypt', words: '', level: 1 } as const;
  const begins = (count: number, begin: boolean) => {
    const ruling = decide(before(count), { ...make, begin }, referee, seededDice(1));
    return ruling.granted || ruling.refusal.code;
  };
  expect([begins(2, true), begins(3, true), begins(3, false)]).toEqual([true, 'forbidden', true]);
  const asked = (count: number) =>
    offers(before(count), referee)
      .find(({ command }) => command === 'MakeDungeon')
      ?.inputs.map(({ name }) => name);
  expect([2, 3].map((count) => asked(count)?.includes('begin'))).toEqual([true, false]);
});

it('ERI-LDR-03: the offer says why, and what is offered is granted', () => {
  const barred = offers(going(3), referee).flatMap((offer) => (offer.command === 'BringParty' ? [offer.barred] : []));
  expect(new Set(barred)).toEqual(
    new Set(['Aldo leads 2 into a dungeon at most, by charisma: of 3 in service some stay behind.']),
  );
  expect(refusedOffers(going(2), [referee, player, otherPlayer], 'BringParty')).toEqual([]);
});

it('ERI-LDR-03: those who are there already are brought elsewhere on the map, and to where the party fled, however many they are', () => {
  const leading = going(3);
  const there = { ...leading, creatures: mapped(leading.creatures, (one) => ({ ...one, at: at(1, 1) })) };
  expect(ask(there, bring, referee)).toBeInstanceOf(Array);
  const fleeing = (outside: boolean) => {
    const foe = goblin({ at: at(9, 4) });
    const begin = { ...there, creatures: { ...there.creatures, [foe.id]: foe } };
    const met = new Script(begin)
      .play(toMeet([foe.id]))
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
    const [side] = met.state.encounter?.sides ?? [];
    if (!side) throw new Error('there is a side');
    const { state } = met.play({ type: 'Evade', side: side.id }, player).play({ type: 'DecidePursuit', pursue: false });
    const creatures = mapped(state.creatures, (one) =>
      outside && one.name === 'Porter 1' ? { ...one, at: null } : one,
    );
    return { ...state, creatures };
  };
  for (const outside of [false, true]) expect(refusedOffers(fleeing(outside), referee, 'BringParty')).toEqual([]);
});
