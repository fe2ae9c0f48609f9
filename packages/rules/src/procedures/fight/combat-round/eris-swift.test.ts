import { describe, expect, it } from 'vitest';
import { act, brawl, until, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { named } from '../../../../test/named.ts';
import { after, ask, at, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';

const strong = { hitPoints: { now: 30, max: 30 } };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], ...strong });
const hob = someone({ id: id('hob'), name: 'Hob', at: at(2, 2), ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const plain = {
  cover: 'none',
  water: 'none',
  unstable: false,
  surrounded: false,
  silenced: false,
  modifier: 0,
} as const;
const stands = (facts: { hasted?: boolean; mounted?: boolean }) =>
  ({ type: 'SetSituation', creature: aldo.id, ...plain, ...facts }) as const;
const blow = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;
const go = (x: number, y: number) => ({ type: 'MoveCreature', creature: aldo.id, to: { x, y } }) as const;

/** Aldo's side acts, Aldo as the referee says; the goblin stands so far off. */
const fight = (one: Partial<Creature>, foe: Partial<Creature>, facts: Parameters<typeof stands>[0], phase: string) => {
  const script = brawl({ base: 'eris' }, [{ ...aldo, ...one }], [{ ...grik, ...foe }], 'movement').play(stands(facts));
  return until(script, phase);
};
describe('the hasted by Planet Eris (ERI-ACT-03)', () => {
  it('strike twice in a round', () => {
    const once = after(fight({}, {}, { hasted: true }, 'melee').state, blow, player, 2);
    const twice = after(once, blow, player, 2);
    expect(ask(twice, blow, player, 2)).toBe('already-tried');
    const slow = after(fight({}, {}, {}, 'melee').state, blow, player, 2);
    expect(ask(slow, blow, player, 2)).toBe('already-tried');
  });

  it('move in and strike in the same round, once', () => {
    const script = fight({}, { at: at(4, 1) }, { hasted: true }, 'movement').play(go(3, 1), player);
    const struck = after(until(script, 'melee').state, blow, player, 2);
    expect(ask(struck, blow, player, 2)).toBe('already-tried');
  });

  const mage = { class: 'magic-user', attacks: [weapon('dagger')] };
  const casting = (hasted: boolean) => {
    const begun = brawl({ base: 'eris' }, [{ ...aldo, ...mage }, hob], [grik], 'movement').play({ type: 'EndRound' });
    const memorised = { [aldo.id]: ['Read Magic', 'Read Magic'] };
    const declared = after(
      { ...begun.state, memorised },
      { type: 'Declare', creature: aldo.id, action: 'spell', spell: 'Read Magic' },
      player,
    );
    const acting = after(
      declared,
      { type: 'SetInitiative', first: declared.encounter?.sides[0]?.id ?? (grik.id as never) },
      referee,
    );
    return after(acting, stands({ hasted }), referee);
  };
  const cast = { type: 'CastSpell', caster: aldo.id, spell: 'Read Magic', targets: [] } as const;
  const on = (state: ReturnType<typeof casting>, phase: string) => until(new Script(state), phase, 0).state;

  it('cast one spell in a round, and no other, however fast', () => {
    const once = after(on(casting(true), 'spells'), cast, player);
    expect(ask(once, cast, player)).toBe('already-tried');
    expect(named(casting(false), stands({ hasted: true }), referee, player)).toContain('ERI-ACT-03');
  });

  it('cast, and strike besides', () => {
    const once = after(on(casting(true), 'spells'), cast, player);
    const struck = after(on(once, 'melee'), blow, player, 2);
    expect(ask(struck, blow, player, 2)).toBe('already-tried');
    const slow = after(on(casting(false), 'spells'), cast, player);
    expect(ask(on(slow, 'melee'), blow, player, 2)).toBe('forbidden');
  });

  it('what is offered to them is granted', () => {
    for (const state of [casting(true), on(casting(true), 'spells'), fight({}, {}, { hasted: true }, 'melee').state])
      expect(refusedOffers(state, [player, referee])).toEqual([]);
  });

  it('by the adventures chapter haste doubles moves and blows, and nothing else (OSE-APX-06)', () => {
    const script = until(brawl({ base: 'ose' }, [aldo], [grik], 'movement').play(stands({ hasted: true })), 'melee');
    const twice = after(after(script.state, blow, player, 2), blow, player, 2);
    expect(ask(twice, blow, player, 2)).toBe('already-tried');
  });
});

describe('two actions of the hasted and no third, whatever they are (ERI-ACT-03)', () => {
  const other = (creature: Creature = aldo) =>
    ({ type: 'DoSomethingElse', creature: creature.id, what: 'lifts the bar', takes: 'action' }) as const;
  const symbol: Item = {
    id: id('symbol'),
    name: 'holy symbol',
    quantity: 1,
    weight: 1,
    kind: 'gear',
    use: 'holy-symbol',
  };
  const bera = someone({ id: id('bera'), name: 'Bera', class: 'cleric', at: at(2, 2), items: [symbol], ...strong });
  const elf = someone({ id: id('elf'), name: 'Ilphas', class: 'elf', at: at(2, 2), ...strong });
  const bones = goblin({ id: id('bones'), name: 'Bones', undead: true, at: at(3, 2), ...strong });
  const quickly = (creature: Creature) => ({ ...stands({ hasted: true }), creature: creature.id });
  const grapple = {
    type: 'Grapple',
    creature: aldo.id,
    others: [],
    target: grik.id,
    manner: 'quick-ruling',
    bothHold: false,
  } as const;

  it('a grapple is one of them', () => {
    const grappled = () => fight({}, {}, { hasted: true }, 'melee').play(grapple, player, 1, 1);
    expect(ask(grappled().play(other(), player).state, other(), player)).toBe('already-tried');
    expect(ask(grappled().play(blow, player, 2).state, blow, player, 2)).toBe('already-tried');
    expect(ask(grappled().play(blow, player, 2).state, other(), player)).toBe('already-tried');
  });

  it('a grapple may be the second of them, after a blow, but not the third', () => {
    const struck = fight({}, {}, { hasted: true }, 'melee').play(blow, player, 2);
    expect(refusedOffers(struck.state, player, 'Grapple')).toEqual([]);
    const grappled = struck.play(grapple, player, 1, 1);
    expect(ask(grappled.state, blow, player, 2)).toBe('already-tried');
    const twice = fight({}, {}, { hasted: true }, 'melee').play(blow, player, 2).play(blow, player, 2);
    expect(ask(twice.state, grapple, player, 1, 1)).toBe('already-tried');
    expect(ask(fight({}, {}, {}, 'melee').play(blow, player, 2).state, grapple, player)).toBe('already-tried');
  });

  it('to turn the undead may be the second of them, after something else, but not the third', () => {
    const turn = { type: 'TurnUndead', cleric: bera.id } as const;
    const script = brawl({ base: 'eris' }, [aldo, bera], [grik, bones], 'spells');
    expect(ask(script.play(other(bera), player).state, turn, player, 1, 1)).toBe('already-tried');
    script.play(quickly(bera));
    expect(refusedOffers(script.state, player, 'TurnUndead')).toEqual([]);
    expect(ask(script.play(turn, player, 1, 1).state, turn, player, 1, 1)).toBe('already-tried');
  });

  it('to turn the undead is one: after it and another no spell is left', () => {
    const party = [aldo, { ...bera, level: 4 }];
    const script = brawl({ base: 'eris', options: { declarationBinds: false } }, party, [grik, bones], 'movement');
    script.play({ type: 'EndRound' }).play({ type: 'Memorise', creature: bera.id, spell: 'Light' });
    script.play({ type: 'Declare', creature: bera.id, action: 'spell', spell: 'Light' }, player);
    act(script, 'spells').play(quickly(bera)).play({ type: 'TurnUndead', cleric: bera.id }, player, 1, 1);
    const light = { type: 'CastSpell', caster: bera.id, spell: 'Light', targets: [] } as const;
    expect(ask(script.state, light, player)).toBeInstanceOf(Array);
    script.play(other(bera), player);
    expect(ask(script.state, light, player)).toBe('forbidden');
    expect(ask(script.state, other(bera), player)).toBe('already-tried');
  });

  it('to shake a comrade out of the fear is one', () => {
    const script = brawl({ base: 'eris' }, [aldo, elf], [grik]).play(quickly(elf));
    script.play({ type: 'Afflict', creature: aldo.id, by: 'ghoul', modifier: 0 }, referee, 2);
    script.play({ type: 'ShakeOut', creature: elf.id, victim: aldo.id }, player).play(other(elf), player);
    expect(ask(script.state, other(elf), player)).toBe('already-tried');
  });

  it('ERI-PAR-01: whoever parries does nothing else, however fast', () => {
    const parry = { type: 'Parry', creature: aldo.id, against: grik.id, points: 4, wards: [] } as const;
    const script = fight({}, {}, { hasted: true }, 'melee').play(parry, player);
    expect(ask(script.state, blow, player, 2)).toBe('already-tried');
    expect(ask(script.state, other(), player)).toBe('forbidden');
  });
});

describe('shooting in the middle of a move (ERI-ELF-11, ERI-ACT-02)', () => {
  const archer = (of: string) => ({ class: of, attacks: [bow], at: at(0, 1) });
  const shot = (of: string, facts: Parameters<typeof stands>[0]) =>
    until(fight(archer(of), { at: at(4, 1) }, facts, 'movement').play(go(0, 2), player), 'missile').state;

  it.each([
    ['elf', {}, 'ERI-ELF-11'],
    ['fighter', { mounted: true }, 'ERI-ACT-02'],
  ] as const)('%s: moves, shoots, and moves on within the move of the round', (of, facts, rule) => {
    expect(named(shot(of, facts), blow, player, player, 2)).toContain(rule);
    const moving = after(shot(of, facts), blow, player, 2);
    const moved = after(moving, go(0, 4), player);
    expect(moved.creatures[aldo.id]?.at?.square).toEqual({ x: 0, y: 4 });
    expect(ask(moved, go(4, 4), player)).toBe('too-far');
    expect(refusedOffers(moving, [player, referee])).toEqual([]);
  });

  it('others who have moved do not shoot', () => {
    const party = [
      { ...aldo, ...archer('fighter') },
      { ...hob, attacks: [bow], at: at(0, 0) },
    ];
    const moved = brawl({ base: 'eris' }, party, [{ ...grik, at: at(4, 1) }], 'movement').play(go(0, 2), player);
    expect(ask(until(moved, 'missile', 0).state, blow, player, 2)).toBe('forbidden');
  });
});
