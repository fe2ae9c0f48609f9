import { describe, expect, it } from 'vitest';
import { id } from '../src/core/index.ts';
import { baseRate } from '../src/procedures/dungeon/movement/rate.ts';
import type { Attack, Creature } from '../src/state/creature.ts';
import { offers } from '../src/view/offers.ts';
import { derivedOf } from '../src/view/sections/derived.ts';
import { Script } from './fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, toMeet } from './table.ts';

const GORMAN = { base: 'gorman', slots: {}, options: {} } as const;
const weapon = (name: string, facts: Partial<Attack> = {}): Attack => ({
  name,
  kind: 'melee',
  damage: '1d8',
  times: 1,
  ranges: null,
  slow: false,
  blunt: false,
  ...facts,
});
const aldo = someone({ at: at(1, 1), attacks: [weapon('sword')], hitPoints: { now: 6, max: 6 } });
const grik = goblin({ at: at(2, 1), hitPoints: { now: 30, max: 30 }, attacks: [weapon('spear', { damage: '1d6' })] });

/** Aldo and a goblin at blows, with what each has declared, in the phase for it. */
function atBlows(one: Partial<Creature> = {}, other: Partial<Creature> = {}): Script {
  const creatures = [
    { ...aldo, ...one },
    { ...grik, ...other },
  ];
  const script = new Script(delve(creatures, { ruleset: GORMAN }));
  script.play(toMeet([grik.id], { aware: 'none' }));
  script.play({ type: 'RollSurprise' }, referee, 4, 4).play({ type: 'RollDistance' });
  return script;
}

function inMelee(script: Script): Script {
  script.play({ type: 'Declare', creature: aldo.id, action: 'melee', spell: null }, player);
  script.play({ type: 'RollReaction', speaker: 'nobody', modifier: 0 }, referee, 1, 1);
  script.play({ type: 'RollInitiative' }, referee, 5, 2);
  for (let phase = 0; phase < 9 && script.state.encounter?.combat?.phase !== 'melee'; phase += 1)
    script.play({ type: 'NextPhase' });
  script.told();
  return script;
}

const strike = (name: string) => ({ type: 'Attack', attacker: aldo.id, target: grik.id, attack: name }) as const;
const back = { type: 'Attack', attacker: grik.id, target: aldo.id, attack: 'spear' } as const;
const hurt = (creature: Creature['id'], amount: number) =>
  ({ type: 'DealDamage', creature, amount: `${amount}`, source: 'a stone', destructive: 'none' }) as const;
const alone = (facts: Partial<Creature>) => new Script(delve([{ ...aldo, ...facts }], { ruleset: GORMAN }));

describe('blows by Gorman’s book', () => {
  it.each([
    ['GOR-CMB-05: half of a 7 with a broken sword', 15, 7, 27],
    ['GOR-CMB-05: nothing of a 1', 15, 1, 30],
    ['GOR-CMB-02, 05: three times the half of a 5 on a 20', 20, 5, 24],
  ])('%s', (_rule, natural, face, left) => {
    const script = inMelee(atBlows({ attacks: [weapon('sword', { broken: true })] }));
    script.play(strike('sword'), player, natural, face);
    expect(script.state.creatures[grik.id]?.hitPoints.now).toBe(left);
  });

  it('GOR-CMB-05: a magic sword that has broken has lost its magic', () => {
    const script = inMelee(
      atBlows({ attacks: [weapon('sword', { damage: '1d8+2', material: 'magic', broken: true })] }),
    );
    script.play(strike('sword'), player, 15, 7);
    expect(script.state.creatures[grik.id]?.hitPoints.now).toBe(27);
  });

  it('GOR-CMB-03: monsters break their weapons too', () => {
    const script = inMelee(atBlows()).play(strike('sword'), player, 2).play({ type: 'NextPhase' });
    script.play(back, referee, 1);
    expect(script.state.creatures[grik.id]?.attacks[0]?.broken).toBe(true);
  });

  it('GOR-CMB-03: bare hands do not break', () => {
    const script = inMelee(atBlows({ attacks: [] }));
    const events = ask(script.state, { type: 'Attack', attacker: aldo.id, target: grik.id, attack: -1 }, player, 1);
    expect(events).toContainEqual(expect.objectContaining({ type: 'AttackRolled', hit: false }));
    expect(events).not.toContainEqual(expect.objectContaining({ type: 'WeaponBroke' }));
  });

  it('GOR-CMB-06: two weapons make one attack, with a d10 in a fighter’s hands', () => {
    const script = atBlows({ attacks: [weapon('sword'), weapon('dagger')] });
    script.play({ type: 'UseOffHand', creature: aldo.id, weapon: 'dagger', use: 'offensive' }, player);
    expect([referee, player].flatMap((seat) => refusedOffers(script.state, seat))).toEqual([]);
    inMelee(script).play(strike('sword'), player, 15, 10);
    expect(script.state.creatures[grik.id]?.hitPoints.now).toBe(20);
    expect(script.rules).toContain('GOR-CMB-06');
  });

  it('GOR-CMB-06: what needs two hands needs them free of a shield', () => {
    const script = inMelee(atBlows({ attacks: [weapon('two-handed sword')], shield: true }));
    expect(ask(script.state, strike('two-handed sword'), player)).toBe('forbidden');
    const bare = inMelee(atBlows({ attacks: [weapon('two-handed sword')] }));
    bare.play(strike('two-handed sword'), player, 15, 10);
    expect(bare.state.creatures[grik.id]?.hitPoints.now).toBe(20);
  });
});

describe('death and dismemberment', () => {
  it('GOR-DTH-02: whoever lay unconscious and is hurt again has 1 hit point and is awake, if only a part is lost', () => {
    const script = alone({ hitPoints: { now: 0, max: 6 }, conditions: ['unconscious'] });
    script.play(hurt(aldo.id, 2), referee, 9);
    expect(script.told().players).toEqual([
      'Aldo takes 2 damage.',
      'Aldo loses the left eye. [9]',
      'Aldo is no longer unconscious.',
    ]);
    expect(script.state.creatures[aldo.id]).toMatchObject({ hitPoints: { now: 1 }, conditions: [] });
  });

  it('GOR-DTH-01, 02: struck down in a fight, thrown for at once', () => {
    const script = inMelee(atBlows()).play(strike('sword'), player, 2).play({ type: 'NextPhase' });
    script.play(back, referee, 20, 3, 6);
    expect(script.state.creatures[aldo.id]).toMatchObject({ hitPoints: { now: 1 }, missing: ['left arm'] });
    expect(script.told().players.at(-1)).toMatch(/loses the left arm/);
  });

  it('GOR-DTH-05: with one hand left and a shield in it nobody strikes, and is told that the shield comes off', () => {
    const script = inMelee(atBlows({ missing: ['left arm'], shield: true }));
    const sentence = 'Aldo has one hand left, and the shield is in it: it comes off before the sword is of use.';
    const attacks = offers(script.state, player).filter(
      ({ command, fixed }) => command === 'Attack' && fixed.attack === 0,
    );
    expect(attacks.map(({ barred }) => barred)).toEqual([sentence]);
    expect(ask(script.state, strike('sword'), player)).toBe('incapable');
    expect(ask(inMelee(atBlows({ missing: ['left arm'] })).state, strike('sword'), player, 2)).not.toBe('incapable');
  });

  it('GOR-DTH-04: what is gone already is thrown anew, with the same deficit', () => {
    const script = alone({ missing: ['left leg', 'right leg'] }).play(hurt(aldo.id, 7), referee, 3, 11);
    expect(script.state.creatures[aldo.id]?.missing).toEqual(['left leg', 'right leg', 'left finger']);
    expect(script.told().players.at(-1)).toMatch(/\[3 11\]|\[3\] \[11\]/);
  });

  it('GOR-DTH-04: of two the other goes', () => {
    const script = alone({ missing: ['left leg'] }).play(hurt(aldo.id, 6), referee, 2);
    expect(script.state.creatures[aldo.id]?.missing).toEqual(['left leg', 'right leg']);
  });

  it('GOR-CMB-07: henchmen throw, hirelings die at 0', () => {
    const henchman = someone({ id: id('hench'), kind: 'retainer', name: 'Hench', owner: null, at: at(2, 2) });
    const bearer = { ...henchman, id: id<'creature'>('bearer'), name: 'Bearer', class: null };
    const script = new Script(delve([aldo, henchman, bearer], { ruleset: GORMAN }));
    script.play(hurt(henchman.id, 6), referee, 12).play(hurt(bearer.id, 6));
    expect(script.state.creatures[henchman.id]?.missing).toEqual(['left finger']);
    expect(script.state.creatures[bearer.id]?.conditions).toEqual(['dead']);
    expect(script.rules).toContain('GOR-CMB-07');
  });
});

describe('what is lost', () => {
  it('GOR-DTH-05: one leg goes thirty feet, none stays where it is', () => {
    const walk = { type: 'MoveCreature', creature: aldo.id, to: { x: 1, y: 4 } } as const;
    expect(ask(alone({ missing: ['left leg', 'right leg'] }).state, walk, player)).toBe('too-far');
    alone({ missing: ['left leg'] }).play(walk, player);
  });

  it('GOR-DTH-05: with one hand no shield beside a sword, and nothing that needs both', () => {
    const one = { missing: ['left hand'] };
    const shielded = inMelee(atBlows({ ...one, shield: true }));
    expect(ask(shielded.state, strike('sword'), player)).toBe('incapable');
    const large = inMelee(atBlows({ ...one, attacks: [weapon('two-handed sword')] }));
    expect(ask(large.state, strike('two-handed sword'), player)).toBe('incapable');
    inMelee(atBlows(one)).play(strike('sword'), player, 2);
  });

  it('GOR-DTH-05: without hands no spell, without ears nothing is heard', () => {
    const handless = alone({ class: 'cleric', missing: ['left arm', 'right hand'] });
    handless.play({ type: 'Memorise', creature: aldo.id, spell: 'Light' });
    const cast = { type: 'CastSpell', caster: aldo.id, spell: 'Light', targets: [] } as const;
    expect(ask(handless.state, cast, player)).toBe('incapable');
    const deaf = alone({ missing: ['left ear', 'right ear'], at: at(4, 1) });
    const [door] = Object.values(Object.values(deaf.state.scenes)[0]?.doors ?? {});
    const listens = { type: 'Listen', creature: aldo.id, door: door?.id ?? id<'door'>('none'), sound: null } as const;
    expect(ask(deaf.state, listens, player)).toBe('incapable');
  });

  it('GOR-DTH-05: nobody announces what hands or eyes are missing for', () => {
    const MAIMED = {
      hands: { missing: ['left hand', 'right arm'] },
      eyes: { missing: ['left eye', 'right eye'] },
      blind: { conditions: ['blind'] },
    } as const;
    const asked = (facts: Partial<Creature>) => {
      const known = { memorised: { [aldo.id]: ['Light'] } };
      const { state } = atBlows(facts);
      const declare = { type: 'Declare', creature: aldo.id, spell: null } as const;
      const said = (['melee', 'missile', 'move'] as const).map((action) => ask(state, { ...declare, action }, player));
      const spell = ask({ ...state, ...known }, { ...declare, action: 'spell', spell: 'Light' }, player);
      const offered = offers(state, player).filter(({ command }) => command === 'Declare');
      return [
        ...[...said, spell].map((answer) => (typeof answer === 'string' ? answer : 'granted')),
        offered.some(({ fixed }) => fixed.action === 'melee'),
      ];
    };
    expect(asked(MAIMED.hands)).toEqual(['incapable', 'incapable', 'granted', 'incapable', false]);
    expect(asked(MAIMED.eyes)).toEqual(['incapable', 'incapable', 'granted', 'granted', false]);
    expect(asked(MAIMED.blind)).toEqual(['incapable', 'incapable', 'granted', 'granted', false]);
    expect(asked({})).toEqual(['granted', 'granted', 'granted', 'granted', true]);
  });

  it('GOR-DTH-05: is noted only, where the campaign says so', () => {
    const noted = { ...GORMAN, options: { lossesHinder: false } };
    const script = new Script(delve([{ ...aldo, missing: ['left leg', 'right leg'] }], { ruleset: noted }));
    script.play({ type: 'MoveCreature', creature: aldo.id, to: { x: 1, y: 4 } }, player);
  });
});

describe('burdens and noise', () => {
  it('GOR-MOV-02: a statue in tow takes one tier off, for as long as it is carried', () => {
    const item = { id: id<'item'>('statue'), name: 'Statue', quantity: 1, weight: 0, kind: 'gear', use: null } as const;
    const script = alone({ armour: 'plate', items: [item] });
    const rate = ({ state }: Script) => baseRate(state, state.creatures[aldo.id] ?? aldo);
    expect(rate(script)).toBe(60);
    const mark = { type: 'MarkBulky', creature: aldo.id, item: item.id, bulky: true } as const;
    expect(ask(script.state, mark, player)).toBe('not-your-seat');
    expect(refusedOffers(script.state, referee, 'MarkBulky')).toEqual([]);
    script.play(mark);
    expect(script.told().players).toEqual(['The statue is bulky, and slows Aldo.']);
    expect(rate(script)).toBe(30);
    expect(derivedOf(script.state, script.state.creatures[aldo.id] ?? aldo)).toContainEqual(
      expect.objectContaining({ value: 'a tier slower', rule: 'GOR-MOV-02' }),
    );
    expect(ask(script.state, mark, referee)).toBe('no-change');
  });

  it.each([
    [2, 2, 'Drawn by noise or smell, 2-in-6: something comes. [2]'],
    [1, 2, 'Drawn by noise or smell, 1-in-6: nothing comes. [2]'],
  ])('GOR-WAN-03: %i in 6, on a %i', (chance, face, line) => {
    const script = alone({});
    script.play({ type: 'CheckNoise', chance }, referee, face, ...(chance === 2 ? [1, 2, 3, 3, 3, 3, 3, 3] : []));
    expect(script.told().referee[0]).toBe(line);
    expect(ask(alone({}).state, { type: 'CheckNoise', chance: 3 }, referee)).toBe('bad-input');
    expect(script.rules).toContain('GOR-WAN-03');
  });
});

it('GOR-DTH-06: a night gives back a hit point to whoever lacks one, and is not told of where none is lacking', () => {
  const slept = (now: number) => {
    const script = alone({ hitPoints: { now, max: 6 } });
    script.play({ type: 'PassDay', resting: [aldo.id], food: false, water: false });
    return [script.state.creatures[aldo.id]?.hitPoints.now, script.told().players.slice(1)];
  };
  expect([slept(3), slept(6)]).toEqual([
    [4, ['Aldo recovers 1 hit point by rest.']],
    [6, []],
  ]);
});
