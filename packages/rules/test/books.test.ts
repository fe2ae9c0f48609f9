import { describe, expect, it } from 'vitest';
import { rulesFor } from '../src/books/index.ts';
import { id, type RulesetChoice } from '../src/core/index.ts';
import type { Attack, Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { weapon } from './brawl.ts';
import { ruleOfRow } from './citing.ts';
import { Script } from './fight.ts';
import { at, delve, goblin, player, referee, someone, toMeet } from './table.ts';

const by = (slots: RulesetChoice['slots'], base: RulesetChoice['base'] = 'ose'): RulesetChoice => ({
  base,
  slots,
  options: {},
});

const sword: Attack = weapon('sword');
const aldo = someone({ at: at(1, 1), class: 'fighter', level: 1, attacks: [sword], hitPoints: { now: 6, max: 6 } });
const grik = goblin({ at: at(2, 1), hitPoints: { now: 20, max: 20 } });

/** One against one, the party acting, in melee, under some books. */
function fight(ruleset: RulesetChoice, one: Partial<Creature> = {}, other: Partial<Creature> = {}): Script {
  const begin: GameState = {
    ...delve([
      { ...aldo, ...one },
      { ...grik, ...other },
    ]),
    ruleset,
  };
  const script = new Script(begin);
  script.play(toMeet([grik.id]));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  if (rulesFor(ruleset).combatRound.declaring.declares.includes('melee'))
    script.play({ type: 'Declare', creature: aldo.id, action: 'melee', spell: null });
  const [party] = script.state.encounter?.sides ?? [];
  script.play({ type: 'SetInitiative', first: party?.id ?? id('none') });
  for (let phase = 0; phase < 9 && script.state.encounter?.combat?.phase !== 'melee'; phase += 1)
    script.play({ type: 'NextPhase' });
  script.told();
  return script;
}

const strike = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'sword' } as const;
const hurt = (amount: string) =>
  ({ type: 'DealDamage', creature: aldo.id, amount, source: 'a falling stone', destructive: 'none' }) as const;

describe('a fight by Gorman’s rules', () => {
  it('GOR-CMB-02: a natural 20 deals three times the damage, d8 with a sword (GOR-CMB-06)', () => {
    const script = fight(by({}, 'gorman')).play(strike, player, 20, 5);
    expect(script.state.creatures[grik.id]?.hitPoints.now).toBe(5);
    expect(script.rules).toContain('GOR-CMB-02');
  });

  it('GOR-CMB-03: a natural 1 misses and breaks the sword, which the log says', () => {
    const script = fight(by({}, 'gorman')).play(strike, player, 1);
    expect(script.state.creatures[aldo.id]?.attacks[0]?.broken).toBe(true);
    expect(script.told().players.at(-1)).toMatch(/sword breaks/);
    expect(script.rules).toContain('GOR-CMB-03');
  });

  it('GOR-CMB-04: a magic sword breaks on a second 1 only', () => {
    const magic = { attacks: [{ ...sword, material: 'magic' as const }] };
    expect(fight(by({}, 'gorman'), magic).play(strike, player, 1, 2).state.creatures[aldo.id]?.attacks[0]?.broken).toBe(
      undefined,
    );
    expect(fight(by({}, 'gorman'), magic).play(strike, player, 1, 1).state.creatures[aldo.id]?.attacks[0]?.broken).toBe(
      true,
    );
  });

  it('GOR-DTH-02: brought to −1, a 7 on the d12 costs an eye, and the fighter stands at 1 hit point', () => {
    const script = new Script({ ...delve([aldo]), ruleset: by({ dying: 'gorman' }) }).play(hurt('7'), referee, 7);
    expect(script.state.creatures[aldo.id]).toMatchObject({
      hitPoints: { now: 1, max: 6 },
      missing: ['left eye'],
      conditions: [],
    });
    expect(script.told().players.at(-1)).toMatch(/loses the left eye/);
  });

  it('GOR-DTH-03: a save leaves somebody unconscious at 0, and without one dead', () => {
    const begin = { ...delve([aldo]), ruleset: by({ dying: 'gorman' }) };
    const saved = new Script(begin).play(hurt('11'), referee, 2, 14);
    expect(saved.state.creatures[aldo.id]).toMatchObject({ hitPoints: { now: 0 }, conditions: ['unconscious'] });
    const dead = new Script(begin).play(hurt('11'), referee, 2, 13);
    expect(dead.state.creatures[aldo.id]?.conditions).toEqual(['dead']);
    expect(saved.rules).toContain('GOR-DTH-03');
  });

  it('GOR-ENC-03: they meet ten feet apart for each point of both surprise dice', () => {
    const script = new Script({ ...delve([aldo, grik]), ruleset: by({}, 'gorman') });
    script.play(toMeet([grik.id], { aware: 'none' }));
    script.play({ type: 'RollSurprise' }, referee, 3, 5).play({ type: 'RollDistance' }, referee);
    expect(script.state.encounter?.distance).toBe(80);
    expect(script.rules).toContain('GOR-ENC-03');
  });
});

describe('a fight by Planet Eris’s rules', () => {
  it('ERI-CRI-02: a helmet takes the critical, and is destroyed', () => {
    const script = fight(by({}, 'eris'), {}, { helmet: true }).play(strike, player, 20, 5);
    expect(script.state.creatures[grik.id]).toMatchObject({ helmet: false, hitPoints: { now: 15 } });
    expect(script.told().players.join()).toMatch(/helmet takes the blow/);
    expect(script.rules).toContain('ERI-CRI-02');
  });

  it('ERI-CRI-01: without one the damage is doubled', () => {
    const script = fight(by({}, 'eris')).play(strike, player, 20, 5);
    expect(script.state.creatures[grik.id]?.hitPoints.now).toBe(10);
    expect(script.rules).toContain('ERI-CRI-01');
  });

  it.each([
    ['ERI-DTH-01: at exactly 0 a character is unconscious', '6', ['unconscious'], 0, [4]],
    ['ERI-DTH-01, ERI-DTH-05: at minus the level still alive', '7', ['unconscious'], -1, []],
    ['ERI-DTH-01: below that dead', '8', ['dead'], -2, []],
  ] as const)('%s', (row, amount, conditions, now, turns) => {
    const script = new Script({ ...delve([aldo]), ruleset: by({ dying: 'eris' }) }).play(
      hurt(amount),
      referee,
      ...turns,
    );
    expect(script.state.creatures[aldo.id]).toMatchObject({ conditions, hitPoints: { now } });
    expect([...script.rules]).toEqual(expect.arrayContaining(ruleOfRow(row)));
  });
});

describe('a mixture', () => {
  it('takes the blow of one book, and the death of another', () => {
    const script = fight(by({ damage: 'eris', dying: 'gorman' }), {}, { hitPoints: { now: 9, max: 9 } });
    script.play(strike, player, 20, 5);
    expect(script.state.creatures[grik.id]?.conditions).toEqual(['dead']);
  });

  it('keeps the reason of a ruling made before the rules were changed', () => {
    const script = fight(by({ damage: 'gorman' })).play(strike, player, 20, 1);
    const before = script.told().referee.join();
    script.play({ type: 'ChooseBook', slot: 'damage', book: 'ose' });
    expect(before).toMatch(/3 damage/);
    expect(script.told().players).toEqual(['From now on: damage and criticals by Old-School Essentials.']);
  });
});
