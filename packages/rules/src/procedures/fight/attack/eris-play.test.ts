import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import type { Script } from '../../../../test/fight.ts';
import { named } from '../../../../test/named.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { type Command, id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

const strong = { hitPoints: { now: 30, max: 30 } };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const arrows = (quantity: number): Item => ({
  id: id('arrows'),
  name: 'Arrows',
  quantity,
  weight: 0,
  kind: 'gear',
  use: null,
});
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], level: 3, ...strong });
const bob = someone({ id: id('bob'), name: 'Bob', at: at(2, 2), attacks: [weapon('sword')], ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const gruk = goblin({ id: id('gruk'), name: 'Gruk', at: at(3, 2), ...strong });
const blow = (target: Creature = grik, by: Creature = aldo): Command => ({
  type: 'Attack',
  attacker: by.id,
  target: target.id,
  attack: 0,
});

/** Aldo's turn, in a phase; the rest as it was. */
const fight = (one: Partial<Creature> = {}, foe: Partial<Creature> = {}, phase = 'melee') =>
  brawl({ base: 'eris' }, [{ ...aldo, ...one }, bob], [{ ...grik, ...foe }, gruk], phase);
/** On to the phase in which the monsters strike. */
const theirs = (script: Script): GameState => {
  while (script.state.encounter?.combat?.acting !== 1 || script.state.encounter.combat.phase !== 'melee')
    script.play({ type: 'NextPhase' });
  return script.state;
};

const figures = (state: GameState, creature: Creature): string =>
  JSON.stringify(project(state, player).get(`sheet:${creature.id}`));

describe('a blow by Planet Eris, from the throw to the wound', () => {
  it('ERI-DMG-06: all are told how a blow goes', () => {
    expect(named(fight().state, blow(), player, spectator, 15, 4)).toContain('ERI-DMG-06');
    const read = fight();
    read.told();
    expect(read.play(blow(), player, 15, 4).told().players).toEqual(
      expect.arrayContaining(['Aldo attacks the goblin with a sword: hits. [15]', 'The goblin takes 4 damage. [4]']),
    );
  });

  it('ERI-ATK-05: the referee is told that several things were added up; of a monster’s blow the table is not', () => {
    const both = fight().play({
      type: 'SetSituation',
      creature: aldo.id,
      cover: 'none',
      water: 'none',
      unstable: false,
      surrounded: false,
      silenced: false,
      modifier: 1,
    }).state;
    const command = { ...blow(), modifier: 2 } as Command;
    expect(named(both, command, referee, referee, 15, 4)).toContain('ERI-ATK-05');
    expect(ask(both, command, referee, 9, 4)).not.toContainEqual(expect.objectContaining({ type: 'DamageRolled' }));
    expect(ask(both, command, referee, 10, 4)).toContainEqual(
      expect.objectContaining({
        why: expect.objectContaining({ roll: expect.objectContaining({ plus: 3, total: 13 }) }),
      }),
    );
    expect(named(fight().state, blow(), player, referee, 15, 4)).not.toContain('ERI-ATK-05');
    expect(named(theirs(fight()), blow(bob, grik), referee, player, 15, 4)).not.toContain('ERI-ATK-05');
  });

  it.each([
    [6, false],
    [7, true],
  ])('ERI-ATK-04: men need one at least before modifiers: with −6 a %i is %s', (face, hit) => {
    const lord = fight({ level: 16 }, { naturalArmour: 10 }).state;
    const events = ask(lord, { ...blow(), modifier: -6 } as Command, referee, face, 4);
    const rolled = typeof events === 'string' ? [] : events.filter(({ type }) => type === 'AttackRolled');
    expect(rolled).toMatchObject([{ hit, why: { needed: 1 } }]);
  });

  it('ERI-DMG-02: a large weapon does one more, also when it is magic', () => {
    const wounds = ['two-handed sword', 'two-handed sword +1'].map((name) => {
      const armed = fight({ attacks: [weapon(name, { damage: '1d10' })] }).state;
      return after(armed, blow(), player, 19, 4).creatures[grik.id]?.hitPoints.now;
    });
    expect(wounds).toEqual([25, 25]);
  });

  it('ERI-MUL-02: of a series all blows are thrown first, then the wounds fall', () => {
    const both = { type: 'AttackMany', attacker: aldo.id, targets: [grik.id, gruk.id], attack: 0 } as const;
    const events = ask(fight().state, both, player, 18, 19, 3, 4);
    expect(
      (typeof events === 'string' ? [] : events)
        .map(({ type }) => type)
        .filter((type) => type === 'AttackRolled' || type === 'DamageRolled'),
    ).toEqual(['AttackRolled', 'AttackRolled', 'DamageRolled', 'DamageRolled']);
    expect(named(fight().state, both, player, player, 18, 19, 3, 4)).toContain('ERI-MUL-02');
  });

  it('ERI-PAR-05: what answers a natural 1 says so', () => {
    const script = fight();
    script.play({ type: 'Parry', creature: aldo.id, against: grik.id, points: 4, wards: [] }, player);
    const one = after(theirs(script), blow(aldo, grik), referee, 1);
    const answer = { type: 'CounterAttack', creature: aldo.id, target: grik.id, attack: 0 } as const;
    expect(named(one, answer, player, player, 15, 4)).toContain('ERI-PAR-05');
    expect(after(one, answer, player, 15, 4).creatures[grik.id]?.hitPoints.now).toBe(26);
    const hit = after(theirs(script), blow(aldo, grik), referee, 2);
    expect(ask(hit, answer, player, 15, 4)).toBeTypeOf('string');
  });

  it('ERI-DTH-02: hit points are counted on below nothing; of a monster’s only the referee is told', () => {
    const frail = fight({}, { hitPoints: { now: 2, max: 5 } }).state;
    expect(named(frail, blow(), player, referee, 15, 6)).toContain('ERI-DTH-02');
    expect(named(frail, blow(), player, player, 15, 6)).not.toContain('ERI-DTH-02');
    const state = theirs(fight({ hitPoints: { now: 2, max: 9 } }));
    const hurt = after(state, blow(aldo, grik), referee, 18, 4);
    expect(hurt.creatures[aldo.id]?.hitPoints.now).toBe(-2);
    expect(named(state, blow(aldo, grik), referee, player, 18, 4)).toContain('ERI-DTH-02');
  });

  it('ERI-APX-12, ERI-APX-04: the sheet shows the row of the matrix, and what dexterity adds to missiles', () => {
    const sheet = figures(fight().state, aldo);
    expect(sheet).toContain('"value":"10 11 12 13 14 15 16 17","rule":"ERI-APX-12"');
    expect(sheet).toContain('ERI-APX-04');
  });

  it('ERI-APX-12: the row is of the matrix for men: no monster’s sheet has it', () => {
    const { state } = fight();
    const sheet = JSON.stringify(project(state, referee).get(`sheet:${grik.id}`) ?? null);
    expect(sheet).toContain('derived');
    expect(sheet).not.toContain('ERI-APX-12');
  });
});

describe('what guards from a natural 20 (ERI-CRI-04)', () => {
  const guard = (what: 'helmet' | 'scale' | 'none', creature = grik.id) =>
    ({ type: 'SetGuard', creature, guard: what }) as const;
  const struck = (what: 'helmet' | 'scale' | 'none') => {
    const script = fight().play(guard(what)).play(blow(), player, 20, 4);
    return script.state.creatures[grik.id];
  };

  it.each([
    ['helmet', 26],
    ['scale', 26],
    ['none', 22],
  ] as const)('the referee says %s: %d of 30 hit points are left', (what, left) => {
    expect(struck(what)?.hitPoints.now).toBe(left);
  });

  it('the guard is gone after it', () => {
    expect(struck('helmet')?.helmet).toBe(false);
    expect(struck('scale')?.traits?.weakPoint).toBe('exposed');
  });

  it('all are told of the guard when it takes a blow, and not before', () => {
    expect(named(fight().state, blow(), player, player, 20, 4)).toContain('ERI-CRI-04');
    expect(named(fight().state, blow(), player, referee, 15, 4)).not.toContain('ERI-CRI-04');
    expect(named(fight().state, guard('scale'), referee, player)).toEqual([]);
    expect(named(fight().state, guard('scale'), referee, referee)).toEqual(['ERI-CRI-04']);
  });

  it('it is the referee’s to say, of monsters, where the book has it; what is offered is granted', () => {
    expect(ask(fight().state, guard('scale'), player)).toBe('not-your-seat');
    expect(ask(fight().state, guard('scale', aldo.id), referee)).toBe('no-such-thing');
    expect(ask(brawl({ base: 'ose' }, [aldo], [grik]).state, guard('scale'), referee)).toBe('no-such-thing');
    expect(refusedOffers(fight().state, referee, 'SetGuard')).toEqual([]);
  });
});

describe('shots by Planet Eris', () => {
  const archer = (quantity: number) => ({ attacks: [bow], items: [arrows(quantity)], at: at(0, 1) });

  it('ERI-MIS-10: each shot spends an arrow, hit or miss', () => {
    const shot = after(fight(archer(20), {}, 'missile').state, blow(), player, 2);
    expect(shot.creatures[aldo.id]?.items).toMatchObject([{ quantity: 19 }]);
    expect(named(fight(archer(20), {}, 'missile').state, blow(), player, player, 2)).toContain('ERI-MIS-10');
  });

  it('ERI-MIS-10: with the last of them all are told', () => {
    const script = fight(archer(1), {}, 'missile');
    script.told();
    expect(script.play(blow(), player, 2).told().players).toContain('Aldo has shot the last of the arrows.');
    expect(script.state.creatures[aldo.id]?.items).toEqual([]);
  });

  it('by the other books each arrow of a quiver counts as well (OSE-APX-10)', () => {
    const script = brawl({ base: 'ose' }, [{ ...aldo, ...archer(20) }], [grik], 'missile').play(blow(), player, 2);
    expect(script.state.creatures[aldo.id]?.items).toMatchObject([{ quantity: 19 }]);
  });
});

describe('enchanted arms by Planet Eris', () => {
  it('ERI-CNV-06: enchanted armour leaves the class as it is, and takes from the attacker’s throw, three at most each', () => {
    const worn = { armour: 'plate', shield: true, naturalArmour: 17, enchanted: { armour: 5, shield: 2 } } as const;
    const state = theirs(fight(worn));
    expect(figures(state, aldo)).toContain('"value":"2 [17]"');
    expect(figures(state, aldo)).toContain('−5 to attackers');
    const hits = (face: number) => ask(state, blow(aldo, grik), referee, face, 3);
    expect(hits(19)).not.toContainEqual(expect.objectContaining({ type: 'AttackRolled', hit: true }));
    expect(hits(20)).toContainEqual(expect.objectContaining({ type: 'AttackRolled', hit: true }));
    expect(named(state, blow(aldo, grik), referee, referee, 19)).toContain('ERI-CNV-06');
  });

  it('ERI-CNV-06: of a hide like enchanted armour the players are not told', () => {
    const hide = { naturalArmour: 20, enchanted: { armour: 3 } };
    const told = named(fight({}, hide).state, blow(), player, player, 19);
    expect(told).not.toContain('ERI-CNV-06');
    expect(named(fight({}, hide).state, blow(), player, referee, 19)).toContain('ERI-CNV-06');
  });

  it.each([
    ['sword +2', 2],
    ['sword +5', 3],
    ['mace +4', 3],
  ])('ERI-CNV-07: a %s adds %d to the throw', (name, bonus) => {
    const armed = fight({ attacks: [weapon(name, { material: 'magic' })] }).state;
    const events = ask(armed, blow(), player, 2);
    expect(events).toContainEqual(
      expect.objectContaining({
        why: expect.objectContaining({ modifiers: [{ name: 'magic weapon', value: bonus, rule: 'ERI-CNV-07' }] }),
      }),
    );
  });

  it('ERI-CNV-07: a sword +3 is one of a kind, says the sheet', () => {
    const sheet = (name: string) =>
      figures(
        delve([{ ...aldo, attacks: [weapon(name, { material: 'magic' })] }], {
          ruleset: { base: 'eris', slots: {}, options: {} },
        }),
        aldo,
      );
    expect(sheet('sword +3')).toContain('of a special purpose, or holy');
    expect(sheet('sword +2')).not.toContain('of a special purpose, or holy');
    expect(sheet('mace +3')).not.toContain('of a special purpose, or holy');
  });
});

describe('monsters that strike at several (ERI-CNV-08, ERI-CNV-09)', () => {
  const giant = { traits: { sweeps: true }, attacks: [weapon('club', { damage: '1d6', times: 3 })] };
  const sweep = { type: 'AttackMany', attacker: grik.id, targets: [aldo.id, bob.id], attack: 0 } as const;

  it('one blow for each, all of them at −1 for every one', () => {
    const events = ask(theirs(fight({}, giant)), sweep, referee, 2, 3);
    const whys = (typeof events === 'string' ? [] : events).flatMap((event) =>
      event.type === 'AttackRolled' ? [event.why.modifiers] : [],
    );
    expect(whys).toEqual([
      [{ name: 'several attacks', value: -2, rule: 'ERI-CNV-09' }],
      [{ name: 'several attacks', value: -2, rule: 'ERI-CNV-09' }],
    ]);
  });

  it('is offered to the referee for those large enough, and granted', () => {
    const offered = (foe: Partial<Creature>) =>
      offers(theirs(fight({}, foe)), referee).filter(
        ({ command, about }) => command === 'AttackMany' && about === grik.id,
      );
    expect(offered(giant)[0]?.rule).toBe('ERI-CNV-09');
    expect(offered({})).toEqual([]);
    expect(refusedOffers(theirs(fight({}, giant)), referee, 'AttackMany')).toEqual([]);
  });
});
