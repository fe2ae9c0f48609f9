import { describe, expect, it } from 'vitest';
import { act, brawl, nextRound, weapon } from '../../../../test/brawl.ts';
import { cited } from '../../../../test/citing.ts';
import { ask, at, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';

const strong = { hitPoints: { now: 20, max: 20 } };
const arms = [weapon('sword'), weapon('dagger'), weapon('Two-handed sword')];
const aldo = someone({ at: at(2, 1), attacks: arms, ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const two = { type: 'UseOffHand', creature: aldo.id, weapon: 'dagger', use: 'offensive' } as const;
const strike = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;
const back = { type: 'Attack', attacker: grik.id, target: aldo.id, attack: 0 } as const;

const fight = (one: Partial<Creature> = {}, base: 'ose' | 'eris' = 'eris') =>
  brawl({ base }, [{ ...aldo, ...one }], [grik], 'melee');
/** The second round has begun, and waits for what is declared. */
const before = (one: Partial<Creature> = {}, base: 'ose' | 'eris' = 'eris') =>
  fight(one, base).play({ type: 'EndRound' });
const modifiers = (script: ReturnType<typeof fight>, command: typeof strike | typeof back = strike) => {
  const events = ask(script.state, command, referee, 2, 1);
  const rolled = typeof events === 'string' ? null : events.find((event) => event.type === 'AttackRolled');
  return rolled?.type === 'AttackRolled' ? rolled.why.modifiers : events;
};

describe('two weapons by Planet Eris', () => {
  it('ERI-DMG-04: the second weapon adds 1 to one’s own blows when it strikes', () => {
    const script = before().play(two, player);
    expect(script.told().players.at(-1)).toBe('Aldo fights with a dagger in the other hand, to strike.');
    expect(modifiers(act(script))).toEqual([{ name: 'second weapon', value: 1, rule: 'ERI-DMG-04' }]);
  });

  it('ERI-DMG-03, 04: in the next round it wards off without a word, and takes 1 from blows at one', () => {
    const script = nextRound(act(before().play(two, player)));
    expect(modifiers(script)).toEqual([]);
    script.play({ type: 'EndRound' }).play({ type: 'RollInitiative' }, referee, 1, 6);
    while (script.state.encounter?.combat?.phase !== 'melee') script.play({ type: 'NextPhase' });
    expect(modifiers(script, back)).toEqual([{ name: 'warded off', value: -1, rule: 'ERI-DMG-04' }]);
  });

  it('ERI-DMG-02: a large weapon needs both hands, and adds 1', () => {
    const large = { ...strike, attack: 2 } as const;
    expect(ask(fight({ shield: true }).state, large, player)).toBe('forbidden');
    expect(cited(fight({ shield: true }).state, large, player)).toContain('ERI-DMG-02');
    expect(ask(act(before().play(two, player)).state, large, player)).toBe('forbidden');
    expect(fight().play(large, player, 19, 4).told().players.at(-1)).toBe('The goblin takes 5 damage. [4]');
  });

  it('ERI-DMG-02: a bastard sword may be held in one hand, and then adds nothing', () => {
    const bastard = { attacks: [weapon('Bastard sword')] };
    const hit = (facts: Partial<Creature>) => fight(facts).play(strike, player, 19, 4).told().players.at(-1);
    expect(hit(bastard)).toBe('The goblin takes 5 damage. [4]');
    expect(hit({ ...bastard, shield: true })).toBe('The goblin takes 4 damage. [4]');
  });

  it.each([
    ['a two-handed sword is too large', { ...two, weapon: 'Two-handed sword' }, {}, 'forbidden'],
    ['a shield takes the hand', two, { shield: true }, 'forbidden'],
    ['what is not carried is not held', { ...two, weapon: 'club' }, {}, 'no-such-thing'],
  ] as const)('ERI-DMG-03: %s', (_rule, command, facts, refusal) => {
    expect(ask(before(facts).state, command, player)).toBe(refusal);
  });

  it('ERI-DMG-03: it is said before the round, and by these rules alone', () => {
    expect(ask(fight().state, two, player)).toBe('out-of-turn');
    expect(cited(fight().state, two, player)).toContain('ERI-DMG-03');
    expect(ask(before({}, 'ose').state, two, player)).toBe('forbidden');
    expect(offers(before({}, 'ose').state, player).filter(({ command }) => command === 'UseOffHand')).toEqual([]);
  });

  it('ERI-DMG-03: the second weapon is offered for both its uses', () => {
    const [offered] = offers(before().state, player).filter(({ command }) => command === 'UseOffHand');
    const uses = offered?.inputs.find(({ name }) => name === 'use');
    expect(uses?.kind === 'choice' && uses.options.map(({ value }) => value)).toEqual(['defensive', 'offensive']);
  });

  it('is granted wherever it is offered', () => {
    expect(refusedOffers(before().state, player, 'UseOffHand')).toEqual([]);
    expect(refusedOffers(before().play(two, player).state, player, 'UseOffHand')).toEqual([]);
  });
});
