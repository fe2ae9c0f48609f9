import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { at, goblin, player, someone } from '../../../../test/table.ts';
import { rulesFor } from '../../../play/index.ts';

const aldo = someone({ at: at(2, 1), attacks: [weapon('dagger')] });
const grik = goblin({ at: at(3, 1), hitPoints: { now: 40, max: 40 } });

/** The die that somebody of a class throws with a weapon, by how a campaign has settled it. */
function dieOf(of: string, name: string, variableWeaponDamage: boolean): number | undefined {
  const { damage } = rulesFor({ base: 'gorman', slots: {}, options: { variableWeaponDamage } });
  return damage.roll.dice(someone({ class: of }), { ...weapon(name), damage: '1d6' }, 2)?.sides;
}

describe('the dice of weapons by Gorman', () => {
  it.each([
    ['fighter', 'battle axe', 10, 8],
    ['fighter', 'dagger', 6, 4],
    ['magic-user', 'dagger', 6, 4],
    ['cleric', 'mace', 6, 6],
    ['fighter', 'two-handed sword', 10, 10],
    ['fighter', 'unarmed', 2, 2],
  ])('GOR-CMB-06, OSE-CMB-26: a %s with a %s throws a d%i, or by weapon a d%i', (of, name, byClass, byWeapon) => {
    expect([dieOf(of, name, false), dieOf(of, name, true)]).toEqual([byClass, byWeapon]);
  });

  it.each([
    [false, 6],
    [true, 4],
  ])('OSE-CMB-26: in a fight, where the campaign has it so: %s', (variableWeaponDamage, face) => {
    const strike = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;
    const script = brawl({ slots: { damage: 'gorman' }, options: { variableWeaponDamage } }, [aldo], [grik]);
    script.play(strike, player, 19, face);
    expect(script.state.creatures[grik.id]?.hitPoints.now).toBe(40 - face);
  });
});
