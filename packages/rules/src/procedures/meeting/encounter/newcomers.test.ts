import { describe, expect, it } from 'vitest';
import { brawl, nextRound, weapon } from '../../../../test/brawl.ts';
import { at, goblin, player, referee, someone } from '../../../../test/table.ts';
import { type CreatureId, id } from '../../../core/index.ts';
import { sideOf } from '../../../state/sides.ts';
import { offers } from '../../../view/offers.ts';

const strong = { hitPoints: { now: 40, max: 40 } };
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const orc = goblin({ id: id('orc'), name: 'Orc', at: null, ...strong });
const berta = someone({ id: id('berta'), name: 'Berta', at: null, attacks: [weapon('axe')], ...strong });
const fight = () => brawl({}, [aldo], [grik]);
const kindOf = (script: ReturnType<typeof fight>, creature: CreatureId) =>
  sideOf(script.state.encounter, creature)?.kind ?? null;
const orcs = { type: 'AddMonsters', monster: 'orc', count: 2, square: { x: 3, y: 3 } } as const;
const orcsOf = (script: ReturnType<typeof fight>) =>
  Object.values(script.state.creatures).flatMap(({ id: orcish, name }) => (/orc/i.test(name) ? [orcish] : []));
const brought = (script: ReturnType<typeof fight>, hidden: boolean) =>
  script.play({ ...orcs, hidden }, referee, ...Array<number>(9).fill(4));

describe('whoever comes to where an encounter is under way', () => {
  it('stands with those who are met, if it is a monster that the table sees', () => {
    const script = brought(fight(), false);
    expect(orcsOf(script).map((one) => kindOf(script, one))).toEqual(['monsters', 'monsters']);
    expect(script.told().players.join(' ')).toContain('join the encounter');
    expect(script.state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.initial).toBe(3);
  });

  it('takes no part while it is hidden, and does once it is shown', () => {
    const script = brought(fight(), true);
    const creatures = orcsOf(script);
    expect(creatures.map((one) => kindOf(script, one))).toEqual([null, null]);
    script.play({ type: 'RevealTogether', creatures });
    expect(creatures.map((one) => kindOf(script, one))).toEqual(['monsters', 'monsters']);
  });

  it('stands with the party, if it is of it, and strikes in the next round', () => {
    const script = fight();
    const away = { ...berta, owner: player.user };
    script.play({ type: 'AddCreature', facts: away, square: { x: 3, y: 2 } });
    const come = Object.values(script.state.creatures).find(({ name }) => name === 'Berta')?.id ?? aldo.id;
    expect(kindOf(script, come)).toBe('party');
    nextRound(script);
    const blows = offers(script.state, player).filter(
      ({ command, about, barred }) => command === 'Attack' && about === come && barred === null,
    );
    expect(blows.length).toBeGreaterThan(0);
  });

  it('is the referee’s to place where several sides are met', () => {
    const script = fight();
    script.play({ type: 'AddCreature', facts: orc, square: null });
    const [stray] = orcsOf(script);
    expect(stray && kindOf(script, stray)).toBe(null);
    script.play({ type: 'JoinEncounter', creatures: stray ? [stray] : [], side: null });
    const before = orcsOf(script);
    brought(script, false);
    const late = orcsOf(script).filter((one) => !before.includes(one));
    expect(late.map((one) => kindOf(script, one))).toEqual([null, null]);
  });
});
