import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { named } from '../../../../test/named.ts';
import { after, ask, at, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';

const aldo = someone({ at: at(2, 1), level: 5, experience: 17_000, hitPoints: { now: 40, max: 40 } });
const undead = (name: string) =>
  goblin({
    name,
    at: at(3, 1),
    undead: true,
    hitDice: { dice: 7, plus: 0, stars: 0 },
    hitPoints: { now: 30, max: 30 },
    attacks: [weapon('bite', { damage: '1d6' }), weapon('touch', { damage: '1d6' })],
  });
const forAWhile = { type: 'RuleBite', creature: id<'creature'>('goblin'), forGood: false } as const;

function theirTurn(name: string, ruled = false): GameState {
  const script = brawl({ base: 'eris' }, [aldo], [undead(name)]);
  if (ruled) script.play(forAWhile);
  while (script.state.encounter?.combat?.acting !== 1 || script.state.encounter.combat.phase !== 'melee')
    script.play({ type: 'NextPhase' });
  return script.state;
}
const strike = (attack: number) =>
  ({ type: 'Attack', attacker: id<'creature'>('goblin'), target: aldo.id, attack }) as const;
const levels = [4, 4, 4, 4, 4];

describe('the undead take levels', () => {
  it.each([
    ['Wight', 4],
    ['Spectre', 3],
  ] as const)('ERI-DRN-06: a %s leaves one of the fifth level at %d', (name, level) => {
    const state = after(theirTurn(name), strike(1), referee, 18, 3, ...levels.slice(0, level));
    expect(state.creatures[aldo.id]?.level).toBe(level);
    expect(named(theirTurn(name), strike(1), referee, player, 18, 3, ...levels.slice(0, level))).toContain(
      'ERI-DRN-06',
    );
  });

  it('ERI-DRN-08: a vampire’s bite is for good, unless the referee says otherwise; its touch always is', () => {
    const struck = (attack: number, ruled: boolean, ...faces: number[]) =>
      after(theirTurn('Vampire', ruled), strike(attack), referee, 18, 3, ...faces);
    expect(struck(0, false, 4, 4, 4).creatures[aldo.id]?.experience).toBe(7_999);
    expect(struck(0, true).creatures[aldo.id]).toMatchObject({ level: 3, experience: 17_000 });
    expect(struck(1, true, 4, 4, 4).creatures[aldo.id]?.experience).toBe(7_999);
    expect(named(theirTurn('Vampire', true), strike(0), referee, player, 18, 3)).toContain('ERI-DRN-08');
  });

  it('ERI-DRN-08: of a vampire that only touches, as the bestiary has it, the touch is what the referee rules on', () => {
    const vampire = { ...undead('Vampire'), attacks: [weapon('touch & draining 2 levels', { damage: '1d10' })] };
    const script = brawl({ base: 'eris' }, [aldo], [vampire]).play(forAWhile);
    while (script.state.encounter?.combat?.acting !== 1 || script.state.encounter.combat.phase !== 'melee')
      script.play({ type: 'NextPhase' });
    const struck = after(script.state, strike(0), referee, 18, 3);
    expect(struck.creatures[aldo.id]).toMatchObject({ level: 3, experience: 17_000 });
  });

  it('ERI-DRN-08: the ruling is the referee’s, of vampires, and a secret; what is offered is granted', () => {
    expect(ask(theirTurn('Vampire'), forAWhile, player)).toBe('not-your-seat');
    expect(ask(theirTurn('Wight'), forAWhile, referee)).toBe('no-such-thing');
    expect(named(theirTurn('Vampire'), forAWhile, referee, player)).toEqual([]);
    expect(named(theirTurn('Vampire'), forAWhile, referee, referee)).toEqual(['ERI-DRN-08']);
    for (const ruled of [true, false])
      expect(refusedOffers(theirTurn('Vampire', ruled), referee, 'RuleBite')).toEqual([]);
  });

  it('ERI-SAV-03: when a monster saves, people are told that its d20 has to reach the number', () => {
    const save = { type: 'RollSave', creature: id<'creature'>('goblin'), save: 'spells', modifier: 0 } as const;
    expect(named(theirTurn('Wight'), save, referee, player, 10)).toContain('ERI-SAV-03');
    const saved = (face: number) => eventIn(ask(theirTurn('Wight'), save, referee, face), 'SaveRolled');
    const needed = saved(10)?.why.needed ?? 0;
    expect([needed - 1, needed].map((face) => saved(face)?.success)).toEqual([false, true]);
  });
});
