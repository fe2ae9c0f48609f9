import { describe, expect, it } from 'vitest';
import { cited, ruleOfRow } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { type Command, id, loaded, type Options } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';

const bow: Attack = {
  name: 'short bow',
  kind: 'missile',
  damage: '1d6',
  times: 1,
  ranges: [50, 100, 150],
  slow: false,
  blunt: false,
};
const axe: Attack = {
  name: 'battle axe',
  kind: 'melee',
  damage: '1d8',
  times: 1,
  ranges: null,
  slow: true,
  blunt: false,
};

const aldo = someone({ at: at(1, 1) });
const grik = goblin({ at: at(2, 1), hitPoints: { now: 20, max: 20 } });
const strike: Command = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'sword' };
const shoot: Command = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'short bow' };

/** A fight of one against one, in the phase that is asked for of the side that acts. */
function fight(
  phase: 'movement' | 'missile' | 'melee',
  one: Partial<Creature> = {},
  other: Partial<Creature> = {},
  options: Options = {},
  acting: 'party' | 'monsters' = 'party',
): GameState {
  const begin = delve([
    { ...aldo, ...one },
    { ...grik, ...other },
  ]);
  const script = new Script({ ...begin, ruleset: { ...begin.ruleset, options } });
  script.play({
    type: 'BeginEncounter',
    creatures: [grik.id],
    setting: 'dungeon',
    aware: 'both',
    reveal: !other.hidden,
  });
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  if (script.state.encounter?.step !== 'initiative') throw new Error('the steps have changed');
  const first = script.state.encounter.sides.find(({ kind }) => (kind === 'party') === (acting === 'party'));
  script.play({ type: 'SetInitiative', first: first?.id ?? id('none') });
  for (let i = 0; i < 9 && script.state.encounter?.combat?.phase !== phase; i += 1) script.play({ type: 'NextPhase' });
  return script.state;
}

const changed = (state: GameState, { id: who }: Creature, facts: Partial<Creature>): GameState =>
  withCreature(state, who, (found) => ({ ...found, ...facts }));

const rolled = (state: GameState, command: Command, by = player, ...faces: number[]) => {
  const events = ask(state, command, by, ...faces);
  return typeof events === 'string' ? events : events.find((event) => event.type === 'AttackRolled');
};

describe('attacks', () => {
  it.each([
    ['OSE-CMB-17: 12 misses armour class 6', 12, {}, {}, false],
    ['OSE-CMB-17: 13 hits armour class 6', 13, {}, {}, true],
    ['OSE-CMB-20: a natural 1 misses', 1, { level: 14 }, { naturalArmour: 0 }, false],
    ['OSE-TAB-02: the level of a fighter tells the THAC0', 11, { level: 4 }, {}, true],
    ['OSE-TAB-04: a normal human attacks at THAC0 20', 12, { class: null }, {}, false],
    [
      'OSE-TAB-04: so does one of the bestiary, though it has half a die',
      12,
      { class: null, hitDice: { dice: 0.5, plus: 0, stars: 0 }, traits: { normalHuman: true } },
      {},
      false,
    ],
    ['OSE-APX-09: a shield makes it harder', 12, {}, { shield: true }, false],
  ] as const)('%s (%i)', (_rule, face, one, other, hit) => {
    expect(rolled(fight('melee', one, other), strike, player, face, 1)).toMatchObject({ hit });
  });

  it('OSE-CMB-18: strength adds to the roll in melee', () => {
    const strong = { abilities: { STR: 16, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 } };
    expect(rolled(fight('melee'), strike, player, 11)).toMatchObject({ hit: false });
    expect(rolled(fight('melee', strong), strike, player, 11, 1)).toMatchObject({
      hit: true,
      why: { modifiers: [{ value: 2, rule: 'OSE-CMB-18' }] },
    });
  });

  it.each([
    ['matrix', {}, 20, 'OSE-CMB-17'],
    ['ascending armour class', { ascendingAC: true }, 22, 'OSE-CMB-19'],
    ['THAC0', { thac0Direct: true }, 22, 'OSE-TAB-03'],
  ] as const)(
    'OSE-CMB-17, 19, OSE-TAB-03: by %s the number needed against armour class −3 is told to the referee',
    (_by, options, needed, rule) => {
      const state = fight('melee', {}, { naturalArmour: 22 }, options);
      expect(rolled(state, strike, player, 18)).toMatchObject({ hit: false, why: { needed, rule } });
    },
  );

  it('the table is told the roll, but not what was needed: that would tell the armour class', () => {
    const state = fight('melee');
    const ruling = decide(state, strike, player, loaded(12, 3));
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    const event = ruling.events.find(({ type }) => type === 'AttackRolled');
    if (!event) throw new Error('nothing was rolled');
    const lines = [referee, player, spectator].map((seat) => tell(event, seat, state, state));
    expect(lines.map((line) => line?.why?.needed)).toEqual([13, undefined, undefined]);
    expect(lines.map((line) => line?.rolls?.[0]?.faces)).toEqual([[12], [12], [12]]);
  });

  it.each([
    ['OSE-CMB-11: next to the target nobody shoots', 'missile', shoot, { attacks: [bow] }, {}, 'forbidden'],
    [
      'OSE-CMB-12: beyond long range nobody shoots',
      'missile',
      shoot,
      { attacks: [{ ...bow, ranges: [5, 10, 15] }] },
      { at: at(4, 1) },
      'too-far',
    ],
    [
      'OSE-CMB-01: nobody strikes in the phase of missiles',
      'missile',
      strike,
      { attacks: [bow, ...aldo.attacks] },
      { at: at(4, 1) },
      'out-of-turn',
    ],
    ['OSE-CMB-05: a slow weapon waits', 'melee', { ...strike, attack: 0 }, { attacks: [axe] }, {}, 'out-of-turn'],
    ['a hidden target is not there', 'movement', strike, {}, { hidden: true }, 'no-such-thing'],
    ['OSE-CMB-34: subduing is an option', 'melee', { ...strike, subdue: true }, {}, {}, 'forbidden'],
    ['modifiers are the referee’s', 'melee', { ...strike, modifier: 2 }, {}, {}, 'not-your-seat'],
  ] as const)('%s', (row, phase, command, one, other, code) => {
    const state = fight(phase, one, other);
    expect(ask(state, command, player, 20, 1)).toBe(code);
    expect(cited(state, command, player, 20, 1)).toEqual(expect.arrayContaining(ruleOfRow(row)));
  });

  it.each([
    ['OSE-CMB-16: out of reach there is no melee', player, {}, { at: at(4, 1) }, 'too-far'],
    ['OSE-CMB-29: the blind do not attack', referee, { conditions: ['blind'] }, {}, 'incapable'],
    [
      'OSE-CMB-29: and who relies on no eyes does',
      referee,
      { conditions: ['blind'], traits: { eyeless: true } },
      {},
      'granted',
    ],
    ['a wall stops a blow', referee, { at: at(4, 0) }, { at: at(5, 0) }, 'blocked'],
    ['OSE-DTH-01: the dead do not attack', player, { conditions: ['dead'] }, {}, 'incapable'],
    ['nobody strikes the dead', player, {}, { conditions: ['dead'] }, 'no-change'],
  ] as const)('%s', (row, seat, one, other, code) => {
    const state = changed(changed(fight('melee'), aldo, one), grik, other);
    const answer = ask(state, strike, seat, 20, 1);
    expect(typeof answer === 'string' ? answer : 'granted').toBe(code);
    if (typeof answer === 'string') expect(cited(state, strike, seat)).toEqual(expect.arrayContaining(ruleOfRow(row)));
  });

  it('OSE-CMB-17: the referee is told the best armour class that the roll would have hit', () => {
    const best = { rule: 'OSE-CMB-17', text: 'hits armour class 6 [13] and worse' };
    expect(rolled(fight('melee'), strike, player, 13, 1)).toMatchObject({ why: { notes: [best] } });
  });

  it('OSE-MOR-01: a monster whose morale is 2 does not fight, unless the referee sets it aside', () => {
    const theirs = fight('melee', {}, { morale: 2 }, {}, 'monsters');
    const bite: Command = { type: 'Attack', attacker: grik.id, target: aldo.id, attack: grik.attacks[0]?.name ?? '' };
    expect(ask(theirs, bite, referee)).toBe('forbidden');
    expect(cited(theirs, bite, referee)).toContain('OSE-MOR-01');
    expect(decide(theirs, bite, referee, loaded(2), true).granted).toBe(true);
    expect(rolled(fight('melee', {}, { morale: 3 }, {}, 'monsters'), bite, referee, 2)).toMatchObject({ hit: false });
  });

  it('another’s character does not attack at a player’s word', () => {
    expect(ask(fight('melee'), strike, otherPlayer)).toBe('not-your-character');
    expect(ask(fight('melee'), strike, spectator)).toBe('not-your-seat');
  });

  it('the referee may set a rule aside, and what it said stands in the log', () => {
    const state = changed(fight('melee'), grik, { at: at(4, 1) });
    const ruling = decide(state, strike, referee, loaded(15, 3), true);
    expect(ruling).toMatchObject({
      granted: true,
      events: expect.arrayContaining([
        expect.objectContaining({
          type: 'RefusalOverridden',
          refusal: expect.objectContaining({ rule: 'OSE-CMB-16' }),
        }),
      ]),
    });
  });

  it('OSE-CMB-22: a character strikes once a round', () => {
    const state = after(fight('melee'), strike, player, 5);
    expect(ask(state, strike, player, 5)).toBe('already-tried');
    expect(cited(state, strike, player, 5)).toContain('OSE-CMB-22');
    expect(decide(state, strike, player, loaded(5), false)).toMatchObject({
      refusal: { sentence: 'Aldo has struck in this round already.' },
    });
  });

  it('OSE-CMB-22: a monster strikes as often as its description lists', () => {
    const claws: Attack = {
      name: 'claw',
      kind: 'melee',
      damage: '1d3',
      times: 2,
      ranges: null,
      slow: false,
      blunt: false,
    };
    const begin = fight('melee', {}, { attacks: [claws, { ...claws, name: 'bite', times: 1 }] });
    const script = new Script(begin);
    while (script.state.encounter?.combat?.acting === 0 || script.state.encounter?.combat?.phase !== 'melee')
      script.play({ type: 'NextPhase' });
    const attack = (which: string): Command => ({ type: 'Attack', attacker: grik.id, target: aldo.id, attack: which });
    script.play(attack('claw'), referee, 2).play(attack('claw'), referee, 2);
    expect(ask(script.state, attack('claw'), referee)).toBe('already-tried');
    script.play(attack('bite'), referee, 2);
    expect(script.state.encounter?.combat?.acted).toEqual([grik.id]);
  });

  it('OSE-CMB-32: the helpless are hit without a roll', () => {
    expect(rolled(fight('melee', {}, { conditions: ['paralysed'] }), strike, player, 4)).toMatchObject({
      hit: true,
      why: { rule: 'OSE-CMB-32' },
    });
  });

  it.each([
    ['iron does not harm those whom only silver or magic does', undefined, true],
    ['silver harms them', 'silver', false],
    ['magic harms them', 'magic', false],
  ] as const)('OSE-CMB-21: %s', (_rule, material, immune) => {
    const sword = { ...aldo.attacks[0], ...(material ? { material } : {}) } as Attack;
    const state = fight('melee', { attacks: [sword] }, { traits: { immune: 'mundane' } });
    const events = ask(state, strike, player, 15, ...(immune ? [] : [4]));
    expect(events).toContainEqual(expect.objectContaining({ type: 'AttackRolled', hit: true, immune }));
    expect(JSON.stringify(events).includes('DamageTaken')).toBe(!immune);
  });

  it('OSE-CMB-28, OSE-CMB-13, OSE-CMB-37: the referee says how somebody stands, and it counts', () => {
    const judged = (cover: 'none' | '-2', water: 'none' | 'in'): Command => ({
      type: 'SetSituation',
      creature: aldo.id,
      cover,
      water,
      unstable: false,
      surrounded: false,
      silenced: false,
      modifier: 1,
    });
    const state = after(fight('melee'), judged('-2', 'in'), referee);
    expect(rolled(state, strike, player, 12)).toMatchObject({
      hit: false,
      why: {
        roll: { plus: -1 },
        modifiers: [
          { name: 'in water', value: -2, rule: 'OSE-CMB-37' },
          { name: 'situation', value: 1 },
        ],
      },
    });
    const shielded = fight('melee', {}, { shield: true });
    expect(rolled(shielded, { ...strike, behind: true }, referee, 13, 1)).toMatchObject({ hit: true });
  });

  it('OSE-APX-04: a thief’s back-stab hits more surely, and does double damage', () => {
    const state = fight('melee', { class: 'thief' });
    expect(ask(state, { ...strike, backstab: true }, referee, 9, 3)).toContainEqual(
      expect.objectContaining({ type: 'DamageTaken', wound: expect.objectContaining({ amount: 6 }) }),
    );
  });

  it('OSE-CMB-34: the subdued give up, and nothing kills them', () => {
    const state = fight('melee', {}, { hitPoints: { now: 3, max: 3 } }, { subduing: true });
    const done = after(state, { ...strike, subdue: true }, player, 15, 4);
    expect(done.creatures[grik.id]).toMatchObject({ hitPoints: { now: 3 }, conditions: ['surrendered'] });
    const rested = after(
      after(done, { type: 'ConcludeEncounter' }, referee),
      { type: 'EndTurn', resting: true },
      player,
    );
    expect(rested.subdual).toEqual({});
  });

  it('a player is offered the own attack with those in reach as targets', () => {
    const mine = offers(fight('melee'), player).filter(({ command }) => command === 'Attack');
    expect(mine.map(({ label }) => label)).toEqual(['Attack with sword', 'Attack with bare hands']);
    expect(mine[0]?.inputs).toEqual([
      {
        kind: 'choice',
        name: 'target',
        label: 'Target',
        options: [{ value: grik.id, label: 'Goblin' }],
        preset: 'goblin',
      },
    ]);
    const far = offers(changed(fight('melee'), grik, { at: at(4, 1) }), player);
    const [greyed, more] = far.filter(({ command }) => command === 'Attack');
    expect(greyed?.barred).toMatch(/reach/);
    expect(more).toBeUndefined();
  });
});
