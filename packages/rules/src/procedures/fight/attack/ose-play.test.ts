import { describe, expect, it } from 'vitest';
import { brawl, until, weapon } from '../../../../test/brawl.ts';
import { cited, offeredBy } from '../../../../test/citing.ts';
import { duel, foeId, placed, STRIKER, struck } from '../../../../test/duel.ts';
import { after, at, goblin, referee, someone } from '../../../../test/table.ts';
import { id, type Options } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';

const arrows: Item = { id: id('arrows'), name: 'Arrows', quantity: 20, weight: 0, kind: 'gear', use: null };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const weak = { STR: 3, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };

const meets = (
  striker: Partial<Creature> = {},
  foe: Partial<Creature> = {},
  options: Options = {},
  attack = weapon('sword'),
): GameState => duel({ base: 'ose', options, striker: { items: [arrows], ...striker }, weapon: attack, foes: [foe] });

const attack = { type: 'Attack', attacker: STRIKER.id, target: foeId(0), attack: 0 } as const;
const why = (state: GameState, ...faces: number[]) =>
  struck(state, {}, faces)?.events.find((event) => event.type === 'AttackRolled')?.why;

describe('an attack by the adventures chapter', () => {
  it('OSE-CMB-13: cover takes two off a shot, and complete cover stops it', () => {
    const shooting = meets({}, {}, {}, bow);
    expect(why(placed(shooting, foeId(0), { cover: -2 }), 15, 1)?.modifiers).toContainEqual({
      name: 'cover',
      value: -2,
      rule: 'OSE-CMB-13',
    });
    expect(cited(placed(shooting, foeId(0), { cover: 'complete' }), attack)).toEqual(['OSE-CMB-13']);
  });

  it('OSE-CMB-36: on a rocking deck a shot is at −4, and a blow is not', () => {
    const unsteady = { name: 'unsteady footing', value: -4, rule: 'OSE-CMB-36' };
    const rocking = (state: GameState) => placed(state, STRIKER.id, { unstable: true });
    expect(why(rocking(meets({}, {}, {}, bow)), 19, 1)?.modifiers).toContainEqual(unsteady);
    expect(why(rocking(meets()), 19, 1)?.modifiers).not.toContainEqual(unsteady);
  });

  it('OSE-CMB-20: a 20 always hits and a 1 never does, and the reason says so where the number says otherwise', () => {
    const upwards = { ascendingAC: true };
    const mailed = meets({}, { naturalArmour: 30 }, upwards);
    const bare = meets({ level: 14 }, { naturalArmour: 0 }, upwards);
    expect(why(mailed, 20, 1)?.notes).toEqual([{ rule: 'OSE-CMB-20', text: 'a 20 always hits' }]);
    expect(struck(mailed, {}, [19])?.hit).toBe(false);
    expect(why(bare, 1)?.notes).toEqual([{ rule: 'OSE-CMB-20', text: 'a 1 always misses' }]);
    expect(struck(bare, {}, [2, 1])?.hit).toBe(true);
  });

  it('OSE-CMB-21: a sword hits whom only silver or magic harms, and does nothing', () => {
    const ghostly = meets({}, { traits: { immune: 'mundane' } });
    expect(struck(ghostly, {}, [19])).toMatchObject({ hit: true, damage: 0 });
    expect(cited(ghostly, attack, referee, 19)).toContain('OSE-CMB-21');
    expect(cited(ghostly, attack, referee, 2)).not.toContain('OSE-CMB-21');
  });

  it('OSE-CMB-31: one of five hit dice harms the invulnerable, where that is played', () => {
    const ghost = someone({ traits: { immune: 'mundane' } });
    const ogre = goblin({ hitDice: { dice: 5, plus: 0, stars: 0 } });
    const facing = (played: boolean) =>
      until(brawl({ options: { invulnerabilityHD5: played } }, [ghost], [ogre]), 'melee', 1).state;
    const blow = { type: 'Attack', attacker: ogre.id, target: ghost.id, attack: 0 } as const;
    expect(after(facing(true), blow, referee, 19, 2).creatures[ghost.id]?.hitPoints.now).toBe(4);
    expect(cited(facing(true), blow, referee, 19, 2)).toContain('OSE-CMB-31');
    expect(after(facing(false), blow, referee, 19).creatures[ghost.id]?.hitPoints.now).toBe(6);
  });

  it('OSE-CMB-25: a hit deals a point at least, however weak the arm', () => {
    const feeble = meets({ abilities: weak });
    expect(struck(feeble, {}, [19, 1])?.damage).toBe(1);
    expect(cited(feeble, attack, referee, 19, 1)).toContain('OSE-CMB-25');
    expect(cited(feeble, attack, referee, 19, 5)).not.toContain('OSE-CMB-25');
  });

  it('OSE-CMB-26: each weapon throws a die of its own, where that is played', () => {
    const [own, one] = [meets({}, {}, { variableWeaponDamage: true }), meets({}, {}, { variableWeaponDamage: false })];
    expect(struck(own, {}, [19, 8])?.damage).toBe(8);
    expect(cited(own, attack, referee, 19, 8)).toContain('OSE-CMB-26');
    expect(cited(one, attack, referee, 19, 6)).not.toContain('OSE-CMB-26');
  });

  it('OSE-CMB-24: a weapon of a fixed amount throws the die of all weapons, and adds nothing', () => {
    const fixed = meets({}, {}, {}, weapon('spiked gauntlet', { damage: '2' }));
    expect(struck(fixed, {}, [19, 4])?.damage).toBe(4);
    expect(cited(fixed, attack, referee, 19, 4)).toContain('OSE-CMB-24');
  });

  it('OSE-CMB-35: bare hands deal 1d2, with strength', () => {
    const strong = meets({ abilities: { ...weak, STR: 18 } }, {}, {}, weapon('unarmed', { blunt: true }));
    expect(struck(strong, {}, [19, 2])?.damage).toBe(5);
    expect(cited(strong, attack, referee, 19, 2)).toContain('OSE-CMB-35');
  });

  it('OSE-CMB-23: one may go up to a foe and strike in the same round', () => {
    const [aldo, grik] = [someone({ at: at(1, 1), owner: null }), goblin({ at: at(3, 1) })];
    const script = brawl({}, [aldo], [grik], 'movement');
    expect(offeredBy(script.state, 'CloseIn')).toEqual(['OSE-CMB-23']);
    script.play({ type: 'CloseIn', side: script.state.encounter?.sides[0]?.id ?? id('none'), creatures: [aldo.id] });
    until(script, 'melee', 0);
    const blow = { ...attack, attacker: aldo.id, target: grik.id } as const;
    expect(after(script.state, blow, referee, 19, 2).creatures[grik.id]?.hitPoints.now).toBe(1);
  });

  it('OSE-CMB-07: when one side is done, the next of the order follows', () => {
    expect(offeredBy(meets(), 'NextPhase')).toContain('OSE-CMB-07');
    const script = brawl({}, [someone({ at: at(1, 1), owner: null })], [goblin({ at: at(2, 1) })], 'melee');
    expect(script.state.encounter?.combat).toMatchObject({ acting: 0, phase: 'melee' });
    script.play({ type: 'NextPhase' });
    expect(script.state.encounter?.combat).toMatchObject({ acting: 1 });
  });
});
