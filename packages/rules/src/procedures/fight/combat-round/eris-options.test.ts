import { describe, expect, it } from 'vitest';
import { act, brawl, until, weapon } from '../../../../test/brawl.ts';
import { cited } from '../../../../test/citing.ts';
import type { Script } from '../../../../test/fight.ts';
import { named } from '../../../../test/named.ts';
import { after, ask, at, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id, type Options } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';

const strong = { hitPoints: { now: 40, max: 40 } };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], ...strong });
const mage = someone({ id: id('mage'), name: 'Mage', class: 'magic-user', at: at(2, 2), ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const blow = (by: Creature, target: Creature) =>
  ({ type: 'Attack', attacker: by.id, target: target.id, attack: 0 }) as const;
const go = (creature: Creature, x: number, y: number) =>
  ({ type: 'MoveCreature', creature: creature.id, to: { x, y } }) as const;

/** Mage has Read Magic in mind and has declared it; initiative is to be thrown. */
const casting = (options: Options, one: Partial<Creature> = {}) => {
  const script = brawl({ base: 'eris', options }, [aldo, { ...mage, ...one }], [grik], 'movement');
  script.play({ type: 'EndRound' }).play({ type: 'Memorise', creature: mage.id, spell: 'Read Magic' });
  return script.play({ type: 'Declare', creature: mage.id, action: 'spell', spell: 'Read Magic' }, player);
};
const cast = { type: 'CastSpell', caster: mage.id, spell: 'Read Magic', targets: [] } as const;

describe('a declared spell by Planet Eris, as the referee settles it', () => {
  const dagger = { attacks: [weapon('dagger')], at: at(3, 2) };

  it('ERI-CMB-02: it leaves room for nothing else', () => {
    const { state } = act(casting({}, dagger), 'movement');
    expect(ask(state, go(mage, 1, 3), player)).toBe('forbidden');
    expect(ask(until(act(casting({}, dagger)), 'melee', 0).state, blow(mage, grik), player)).toBe('forbidden');
  });

  it('ERI-CMB-02: where it does not bind the caster moves instead, and keeps it', () => {
    const moved = act(casting({ declarationBinds: false }), 'movement').play(go(mage, 1, 3), player);
    expect(ask(until(moved, 'spells', 0).state, cast, player)).toBe('forbidden');
    expect(moved.play({ type: 'EndRound' }).state.memorised[mage.id]).toEqual(['Read Magic']);
    expect(moved.rules).toContain('ERI-CMB-02');
  });

  it('ERI-CMB-02: where it does not bind the caster strikes instead, is offered it, and keeps it', () => {
    const near = until(act(casting({ declarationBinds: false }, dagger), 'movement'), 'melee', 0);
    expect(offers(near.state, player).some(({ key }) => key === `Attack:${mage.id}:0`)).toBe(true);
    expect(refusedOffers(near.state, player)).toEqual([]);
    expect(near.play(blow(mage, grik), player, 2).state.memorised[mage.id]).toEqual(['Read Magic']);
  });

  it('ERI-CMB-02: nobody casts and strikes in one round for all that', () => {
    const done = until(act(casting({ declarationBinds: false }, dagger), 'movement'), 'spells', 0).play(cast, player);
    expect(ask(until(done, 'melee', 0).state, blow(mage, grik), player)).toBe('already-tried');
  });

  it.each([
    [{}, [], 'Mage’s spell is ruined.'],
    [{ interruptedSpellLost: false }, ['Read Magic'], 'Mage’s spell is interrupted, and stays in memory.'],
  ] as const)('ERI-ACT-04: of one interrupted, with %j, %j stays in mind', (options, left, line) => {
    const script = until(casting(options).play({ type: 'RollInitiative' }, referee, 1, 6), 'melee', 0);
    script.told();
    const struck = { ...blow(grik, mage), attack: 0 };
    expect(named(script.state, struck, referee, player, 2)).toContain('ERI-ACT-04');
    expect(script.play(struck, referee, 2).told().players).toContain(line);
    expect(script.state.memorised[mage.id]).toEqual(left);
    expect(script.state.encounter?.combat?.declarations[mage.id]?.disrupted).toBe(true);
  });
});

describe('moving in and striking by Planet Eris, as the referee settles it', () => {
  const charge = (options: Options, one: Partial<Creature> = {}) =>
    brawl({ base: 'eris', options }, [{ ...aldo, ...one }], [{ ...grik, at: at(4, 1) }], 'movement').play(
      go(aldo, 3, 1),
      player,
    );

  it('ERI-MEL-02: whoever has moved does not strike', () => {
    const script = charge({}).play({ type: 'NextPhase' });
    expect(script.state.encounter?.combat).not.toMatchObject({ acting: 0, phase: 'melee' });
    expect(ask(script.state, blow(aldo, grik), player)).toBe('out-of-turn');
  });

  it('ERI-MEL-02: whoever has moved waits while companions who stood there strike', () => {
    const near = { ...mage, at: at(3, 2), attacks: [weapon('dagger')] };
    const begun = brawl({ base: 'eris' }, [aldo, near], [{ ...grik, at: at(4, 1) }], 'movement');
    const { state } = until(begun.play(go(aldo, 3, 1), player), 'melee', 0);
    expect(ask(state, blow(mage, grik), player, 2)).toBeInstanceOf(Array);
    expect(ask(state, blow(aldo, grik), player)).toBe('forbidden');
    expect(cited(state, blow(aldo, grik), player)).toEqual(['ERI-MEL-02']);
  });

  it('ERI-MEL-02: with moveAndStrike a move leaves the blow, which is offered and granted', () => {
    const script = until(charge({ moveAndStrike: true }), 'melee', 0);
    expect(offers(script.state, player).some(({ command }) => command === 'Attack')).toBe(true);
    expect(refusedOffers(script.state, player)).toEqual([]);
    expect(ask(script.play(blow(aldo, grik), player, 2).state, blow(aldo, grik), player)).toBe('already-tried');
  });

  it('ERI-ACT-01: it is no leave to move and shoot', () => {
    const shooters = [aldo, mage].map((one) => ({ ...one, attacks: [bow] }));
    const script = brawl(
      { base: 'eris', options: { moveAndStrike: true } },
      shooters,
      [{ ...grik, at: at(4, 1) }],
      'movement',
    );
    const moved = until(script.play(go(aldo, 1, 1), player), 'missile', 0);
    expect(ask(moved.state, blow(aldo, grik), player)).toBe('forbidden');
  });
});

describe('haste by Planet Eris, as the referee settles it', () => {
  const haste = {
    type: 'SetSituation',
    creature: aldo.id,
    cover: 'none',
    water: 'none',
    unstable: false,
    surrounded: false,
    silenced: false,
    modifier: 0,
    hasted: true,
  } as const;
  const fight = (options: Options, one: Partial<Creature> = {}, phase = 'melee') =>
    until(brawl({ base: 'eris', options }, [{ ...aldo, ...one }], [grik], 'movement').play(haste), phase, 0);
  const strikes = (script: Script) => {
    let [state, count] = [script.state, 0];
    for (; Array.isArray(ask(state, blow(aldo, grik), player, 2)); count += 1)
      state = after(state, blow(aldo, grik), player, 2);
    return count;
  };

  it.each([
    [{}, 2],
    [{ hasteActions: 3 }, 3],
    [{ hasteActions: 4 }, 4],
  ] as const)('ERI-ACT-03: with %j the hasted strike so often: %i', (options, count) => {
    expect(strikes(fight(options))).toBe(count);
  });

  it('ERI-ACT-03: a move takes one of the actions, unless it goes with the blow', () => {
    const moved = (options: Options) =>
      until(fight(options, { at: at(1, 1) }, 'movement').play(go(aldo, 2, 1), player), 'melee', 0);
    expect(strikes(moved({}))).toBe(1);
    expect(strikes(moved({ hasteActions: 3 }))).toBe(2);
    expect(strikes(moved({ moveAndStrike: true }))).toBe(2);
  });

  it('ERI-ACT-03: whoever has spent all actions on shots has none left for a spell', () => {
    const elf = { class: 'elf', attacks: [bow], at: at(0, 1) };
    const begun = brawl({ base: 'eris' }, [{ ...aldo, ...elf }], [grik], 'movement').play({ type: 'EndRound' });
    const learned = { ...begun.state, memorised: { [aldo.id]: ['Read Magic'] } };
    const declaring = { type: 'Declare', creature: aldo.id, action: 'spell', spell: 'Read Magic' } as const;
    const hasted = after(after(learned, declaring, player), haste, referee);
    let state = after(hasted, { type: 'RollInitiative' }, referee, 6, 1);
    while (state.encounter?.combat?.phase !== 'missile') state = after(state, { type: 'NextPhase' }, referee);
    for (let shot = 0; shot < 4; shot += 1) state = after(state, blow(aldo, grik), player, 2);
    state = after(state, { type: 'NextPhase' }, referee);
    expect(ask(state, { type: 'CastSpell', caster: aldo.id, spell: 'Read Magic', targets: [] }, player)).toBe(
      'forbidden',
    );
  });
});
