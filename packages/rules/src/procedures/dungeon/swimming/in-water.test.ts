import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { after, ask, at, delve, goblin, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { RULESETS } from '../../../books/list.ts';
import type { RulesetId } from '../../../core/index.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { baseRate, feetLeft, rateNow } from '../movement/rate.ts';

const aldo = someone({ at: at(1, 1) });
const pool = twoRooms({ features: [{ kind: 'water', at: { x: 1.5, y: 1.5 } }] });
const by = (base: RulesetId, creature = aldo, scene = twoRooms()) =>
  delve([creature], { ruleset: { base, slots: {}, options: {} } }, scene);

describe('OSE-HAZ-10: whoever is in the water swims', () => {
  it.each(RULESETS)('at half the rate, by the referee’s word, outside encounters as well, by %s', (base) => {
    const dry = by(base);
    const wet = after(dry, { type: 'SetCondition', creature: aldo.id, condition: 'swimming', on: true }, referee);
    const swimmer = wet.creatures[aldo.id] ?? aldo;
    expect(rateNow(wet, swimmer)).toBe(baseRate(dry, aldo) / 2);
    expect(feetLeft(wet, swimmer)).toBe(feetLeft(dry, aldo) / 2);
  });

  it.each(RULESETS)('at half the rate on squares that the board shows as water, by %s', (base) => {
    const state = by(base, aldo, pool);
    expect(rateNow(state, aldo)).toBe(baseRate(state, aldo) / 2);
    const ashore = someone({ at: at(0, 0) });
    expect(rateNow(by(base, ashore, pool), ashore)).toBe(baseRate(state, aldo));
  });

  it('and is refused the way of a full turn', () => {
    const scene = { ...pool, feetPerSquare: 70 };
    const go = { type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 1 } } as const;
    expect(ask(by('ose', aldo, scene), go, player)).toBe('too-far');
    expect(typeof ask(by('ose', aldo, { ...scene, features: [] }), go, player)).not.toBe('string');
  });

  it('but for those whom the water is home to', () => {
    const merman = someone({ at: at(1, 1), traits: { aquatic: true } });
    const state = by('ose', merman, pool);
    expect(rateNow(state, merman)).toBe(baseRate(state, merman));
  });

  it('OSE-CMB-37: fights as one in the water where the board shows it, unless the referee says otherwise', () => {
    const { state } = brawl({ base: 'ose' }, [{ ...aldo, attacks: [weapon('sword')] }], [goblin({ at: at(2, 1) })]);
    const wet = { ...state, scenes: { [pool.id]: pool } };
    expect(situationOf(wet, aldo.id).water).toBe('in');
    const stands = {
      cover: 'none',
      water: 'none',
      unstable: false,
      surrounded: false,
      silenced: false,
      modifier: 0,
    } as const;
    const dry = after(wet, { type: 'SetSituation', creature: aldo.id, ...stands }, referee);
    expect(situationOf(dry, aldo.id).water).toBe(null);
  });
});
