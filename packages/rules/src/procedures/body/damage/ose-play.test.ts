import { describe, expect, it } from 'vitest';
import { cited, offeredBy } from '../../../../test/citing.ts';
import { after, campaign, referee, someone } from '../../../../test/table.ts';
import { toldOf } from '../../../../test/told.ts';

const aldo = someone({ hitPoints: { now: 6, max: 6 }, coins: { pp: 0, gp: 50, ep: 0, sp: 0, cp: 0 } });
const begin = campaign([aldo]);
const hurt = { type: 'DealDamage', creature: aldo.id, amount: '1d6', source: 'a fire', destructive: 'none' } as const;

describe('harm by the adventures chapter', () => {
  it('OSE-DMG-01: is taken off the hit points', () => {
    expect(after(begin, hurt, referee, 4).creatures[aldo.id]?.hitPoints).toEqual({ now: 2, max: 6 });
    expect(cited(begin, hurt, referee, 4)).toContain('OSE-DMG-01');
    expect(offeredBy(begin, 'DealDamage')).toEqual(['OSE-DMG-01']);
  });

  it('OSE-DTH-01, OSE-DTH-02: kills at 0, and by fire ruins what the dead carried', () => {
    const burnt = { ...hurt, destructive: 'breath' } as const;
    expect(after(begin, burnt, referee, 6).creatures[aldo.id]).toMatchObject({
      conditions: ['dead'],
      coins: { gp: 0 },
    });
    expect(cited(begin, burnt, referee, 6)).toEqual(expect.arrayContaining(['OSE-DTH-01', 'OSE-DTH-02']));
    expect(after(begin, hurt, referee, 6).creatures[aldo.id]?.coins.gp).toBe(50);
    expect(cited(begin, hurt, referee, 6)).not.toContain('OSE-DTH-02');
  });
});

it('OSE-HEA-02: what heals more than there are wounds says so, and the sum adds up', () => {
  const healed = (now: number) => {
    const state = campaign([someone({ hitPoints: { now, max: 6 } })]);
    const [healing] = toldOf(state, { type: 'Heal', creature: aldo.id, amount: '1d6+1' }, [4]);
    return [healing?.line?.text, healing?.line?.why?.made];
  };
  expect(healed(1)).toEqual(['Aldo regains 5 hit points.', undefined]);
  expect(healed(3)).toEqual([
    'Aldo regains 3 hit points.',
    {
      amount: 3,
      parts: [
        { name: 'the dice', value: 5 },
        { name: 'up to the full hit points', value: -2 },
      ],
    },
  ]);
});

it('OSE-HEA-02: dice that come to less than nothing heal nothing, and no full hit points are named for it', () => {
  const state = campaign([someone({ hitPoints: { now: 3, max: 6 } })]);
  const [healing] = toldOf(state, { type: 'Heal', creature: aldo.id, amount: '1d6-5' }, [2]);
  expect([healing?.line?.text, healing?.line?.why?.made]).toEqual(['Aldo has no wounds to heal.', undefined]);
});
