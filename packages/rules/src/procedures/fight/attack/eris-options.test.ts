import { describe, expect, it } from 'vitest';
import { act, brawl, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { named } from '../../../../test/named.ts';
import { ask, at, campaign, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id, type Options } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const strong = { hitPoints: { now: 30, max: 30 } };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], level: 3, ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const gruk = goblin({ id: id('gruk'), name: 'Gruk', at: at(3, 2), ...strong });
const blow = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;

const fight = (options: Options, one: Partial<Creature> = {}, phase = 'melee') =>
  brawl({ base: 'eris', options }, [{ ...aldo, ...one }], [grik, gruk], phase);
const rolled = (state: GameState, ...faces: number[]) => {
  const events = ask(state, blow, player, ...faces);
  const found = typeof events === 'string' ? null : events.find((event) => event.type === 'AttackRolled');
  return found?.type === 'AttackRolled' ? found : events;
};

describe('attacks by Planet Eris, as the referee settles them', () => {
  const lord = { level: 16, attacks: [weapon('sword +3', { material: 'magic' })] };

  it.each([
    [{}, false],
    [{ naturalOneMisses: false }, true],
  ] as const)('ERI-ATK-04: a natural 1 that adds up to enough, with %j, hits: %s', (options, hit) => {
    const weak = brawl({ base: 'eris', options }, [{ ...aldo, ...lord }], [{ ...grik, naturalArmour: 10 }]);
    expect(rolled(weak.state, 1, 3)).toMatchObject({ hit, why: { rule: 'ERI-ATK-04' } });
  });

  it('ERI-ATK-04: a natural 1 that does not add up to enough misses either way', () => {
    for (const options of [{}, { naturalOneMisses: false }])
      expect(rolled(fight(options).state, 1)).toMatchObject({ hit: false });
  });

  it.each([
    [{}, [1]],
    [{ dexterityMissiles: false }, []],
  ] as const)('ERI-MIS-11: a dexterity of 16 with a bow, with %j, adds %j', (options, adds) => {
    const quick = { abilities: { STR: 10, INT: 10, WIS: 10, DEX: 16, CON: 10, CHA: 10 }, attacks: [bow] };
    const shot = rolled(fight(options, { ...quick, at: at(0, 1) }, 'missile').state, 2);
    const bonuses = typeof shot === 'object' && 'why' in shot ? (shot.why.modifiers ?? []) : [];
    expect(bonuses.filter(({ rule }) => rule === 'ERI-MIS-11').map(({ value }) => value)).toEqual(adds);
  });
});

describe('shots at several in one round, by Planet Eris', () => {
  const archer = { attacks: [bow], at: at(0, 1) };
  const both = { type: 'AttackMany', attacker: aldo.id, targets: [grik.id, gruk.id], attack: 0 } as const;
  const manyWith = (options: Options, one: Partial<Creature> = archer) =>
    fight({ ...options, multipleAttacksWithMissiles: true }, one, 'missile');
  const several = (state: GameState) => offers(state, player).filter(({ command }) => command === 'AttackMany');

  it('ERI-MUL-01: fighters shoot at as many as levels, each at −1 for every one', () => {
    const events = ask(manyWith({}).state, both, player, 2, 3);
    const whys = typeof events === 'string' ? [] : events.flatMap((e) => (e.type === 'AttackRolled' ? [e.why] : []));
    expect(whys).toHaveLength(2);
    for (const why of whys)
      expect(why.modifiers).toContainEqual({ name: 'several attacks', value: -2, rule: 'ERI-MUL-01' });
    expect(named(manyWith({}).state, both, player, player, 2, 3)).toContain('ERI-MUL-02');
  });

  it('ERI-MUL-01: it is offered, and granted, with that setting alone, and to fighters alone', () => {
    expect(several(manyWith({}).state)[0]).toMatchObject({ label: 'Shoot at several with short bow' });
    expect(refusedOffers(manyWith({}).state, player, 'AttackMany')).toEqual([]);
    expect(several(fight({}, archer, 'missile').state)).toEqual([]);
    expect(ask(fight({}, archer, 'missile').state, both, player)).toBe('forbidden');
    expect(several(manyWith({}, { ...archer, class: 'cleric' }).state)).toEqual([]);
  });

  it('ERI-MUL-01: how many is said before the first shot', () => {
    const shot = manyWith({}).play(blow, player, 2);
    expect(several(shot.state)).toEqual([]);
    expect(ask(shot.state, both, player)).toBe('already-tried');
  });

  it('ERI-MUL-01: a series is all that one does in the round', () => {
    const shot = manyWith({}).play(both, player, 2, 3);
    expect(ask(shot.state, blow, player)).toBe('already-tried');
  });

  it('ERI-MUL-01: with blades it is as it was', () => {
    expect(several(fight({}).state)[0]).toMatchObject({ label: 'Strike at several with sword' });
    expect(several(fight({ multipleAttacksWithMissiles: true }).state)).toHaveLength(2);
  });
});

describe('ranges by Planet Eris, as the referee settles them', () => {
  const lob = { ...blow, lobbed: true } as const;
  /** Aldo with a short bow, so many feet from a goblin in the open. */
  const outdoors = (feet: number, options: Options) => {
    const met = [
      { ...aldo, attacks: [bow], at: null },
      { ...grik, at: null },
    ];
    const script = new Script({ ...campaign(met), ruleset: { base: 'eris', slots: {}, options } });
    script.play({ type: 'BeginEncounter', creatures: [grik.id], setting: 'wilderness', aware: 'both', reveal: true });
    script.play({ type: 'SetDistance', distance: feet / 3 }).play({ type: 'SetReaction', reaction: 'attacks' });
    return act(script, 'missile').state;
  };
  const range = (state: GameState, command: typeof blow) => {
    const events = ask(state, command, player, 2);
    const found = typeof events === 'string' ? null : events.find((event) => event.type === 'AttackRolled');
    return found?.type === 'AttackRolled' ? (found.why.modifiers ?? []).map(({ value }) => value) : events;
  };

  it('ERI-MIS-01: outdoors a range of 150 is feet, by option yards', () => {
    expect(range(outdoors(150, {}), blow)).toEqual([]);
    expect(range(outdoors(153, {}), blow)).toBe('too-far');
    expect(range(outdoors(153, { missileYards: true }), blow)).toEqual([2 - 1]);
    expect(range(outdoors(450, { missileYards: true }), blow)).toEqual([]);
    expect(range(outdoors(453, { missileYards: true }), blow)).toBe('too-far');
  });

  it('ERI-MIS-08: an arc reaches the short range too, where the referee lets it', () => {
    expect(range(outdoors(30, {}), lob)).toBe('forbidden');
    expect(range(outdoors(30, { indirectFromShort: true }), lob)).toEqual([]);
    expect(range(outdoors(75, { indirectFromShort: true }), lob)).toEqual([-1]);
    expect(range(outdoors(120, { indirectFromShort: true }), lob)).toBe('forbidden');
  });

  it('ERI-MIS-08: the arc is offered where it is granted', () => {
    const arcs = (options: Options) => offers(outdoors(30, options), player).filter(({ key }) => key.includes('lob'));
    expect([arcs({}).length, arcs({ indirectFromShort: true }).length]).toEqual([0, 1]);
    expect(refusedOffers(outdoors(30, { indirectFromShort: true }), player, 'Attack')).toEqual([]);
    expect(refusedOffers(outdoors(300, { missileYards: true }), referee, 'Attack')).toEqual([]);
  });
});
