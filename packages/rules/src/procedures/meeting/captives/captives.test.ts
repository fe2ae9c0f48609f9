import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { after, ask, at, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { RULESETS } from '../../../books/list.ts';
import { type Command, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { adventureOf } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { helplessNow } from '../../../state/overcome.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const archer = someone({ at: at(0, 0), attacks: [weapon('short bow', { kind: 'missile', ranges: [50, 100, 150] })] });
const yields = { type: 'SetCondition', creature: goblin().id, condition: 'surrendered', on: true } as const;
const shot = { type: 'Attack', attacker: archer.id, target: goblin().id, attack: 0 } as const;
const other = goblin({ id: id('other'), name: 'Other', at: at(4, 4) });

const fighting = (base: (typeof RULESETS)[number]): Script =>
  brawl({ base }, [archer], [goblin({ at: at(3, 3) }), other], 'movement').play(yields);
const targetsOf = (state: GameState) =>
  offers(state, player).flatMap(({ command, inputs }) =>
    command === 'Attack'
      ? inputs.flatMap((input) => (input.kind === 'choice' ? input.options.map(({ value }) => value) : []))
      : [],
  );

describe('those who give up', () => {
  it.each(RULESETS)('are shot at by nobody, by %s, unless the referee rules otherwise', (base) => {
    const { state } = fighting(base);
    expect(ask(state, shot, player)).toBe('forbidden');
    expect(targetsOf(state)).not.toContain(goblin().id);
    expect(refusedOffers(state, player, 'Attack')).toEqual([]);
  });

  it('go with the party as its prisoners when the meeting is over, and are not met again', () => {
    const script = fighting('ose').play({ type: 'ConcludeEncounter' });
    expect(script.state.creatures[goblin().id]).toMatchObject({ conditions: ['captive'], at: null });
    expect(script.told().players).toContain('The goblin is taken prisoner.');
    const met = offers(script.state, referee).filter(({ command }) => command === 'BeginEncounter');
    expect(met.length).toBeGreaterThan(0);
    expect(JSON.stringify(met)).not.toContain(`"${goblin().id}"`);
  });

  it('are let go by the referee, and go away', () => {
    const script = fighting('ose').play({ type: 'ConcludeEncounter' });
    const release = { type: 'ReleaseCaptive', creature: goblin().id } as const;
    expect(offers(script.state, referee).map(({ command }) => command)).toContain('ReleaseCaptive');
    expect(ask(script.state, release, player)).toBe('not-your-seat');
    script.told();
    script.play(release);
    expect(script.told().players).toEqual(['The goblin is let go, and goes away.']);
    expect(script.state.creatures[goblin().id]?.conditions).toEqual(['fled']);
    expect(ask(script.state, release, referee)).toBe('no-such-thing');
  });

  describe('and are of the party', () => {
    const yielded = (condition: 'surrendered' | 'captive') => delve([someone({ conditions: [condition] })]);

    it.each([
      ['freed', 'Aldo is free again.'],
      ['ransomed', 'Aldo is ransomed, and is free again.'],
      ['escaped', 'Aldo escapes, and is free again.'],
    ] as const)('are %s as the referee says, and act again', (how, line) => {
      for (const condition of ['surrendered', 'captive'] as const) {
        const release = { type: 'ReleaseCaptive', creature: archer.id, how } as const;
        expect(ask(yielded(condition), release, player)).toBe('not-your-seat');
        const script = new Script(yielded(condition)).play(release);
        expect(script.told().players).toEqual([line]);
        expect(script.state.creatures[archer.id]?.conditions).toEqual([]);
        expect(ask(script.state, release, referee)).toBe('no-such-thing');
      }
    });

    it('are offered each end of it, and foes who gave up none while the meeting lasts', () => {
      const ends = (state: GameState) =>
        offers(state, referee).flatMap(({ command, label }) => (command === 'ReleaseCaptive' ? [label] : []));
      expect(ends(yielded('surrendered'))).toEqual(['Aldo is set free', 'Aldo is ransomed', 'Aldo escapes']);
      expect(refusedOffers(yielded('surrendered'), referee, 'ReleaseCaptive')).toEqual([]);
      expect(ends(fighting('ose').state)).toEqual([]);
    });
  });

  it('are nobody’s prisoners where nobody is left to take them', () => {
    const asleep = { type: 'SetCondition', creature: archer.id, condition: 'asleep', on: true } as const;
    const { state } = fighting('ose').play(asleep).play({ type: 'ConcludeEncounter' });
    expect(state.creatures[goblin().id]?.conditions).toEqual(['surrendered']);
  });

  it('whoever is taken in a battle of many is in the enemy’s hands', () => {
    const state = { ...delve([archer]), ruleset: { base: 'eris', slots: {}, options: {} } as const };
    const settled = after(
      state,
      { type: 'SettleBattle', creatures: [archer.id], event: 'destroyed' },
      referee,
      3,
      4,
      70,
    );
    expect(settled.creatures[archer.id]?.conditions).toEqual(['unconscious', 'captive']);
    const script = new Script(settled).play({ type: 'ReleaseCaptive', creature: archer.id });
    expect(script.state.creatures[archer.id]?.conditions).toEqual(['unconscious']);
    expect(script.told().players).toEqual(['Aldo is free again.']);
  });
});

describe('those who lie helpless when nobody fights on', () => {
  const said = ({ state }: Script, seat = referee) => promptTo(known(state, seat), seat);
  const asleep = (script: Script, ...creatures: readonly Creature[]) =>
    creatures.reduce(
      (now, { id: creature }) => now.play({ type: 'SetCondition', creature, condition: 'asleep', on: true }),
      script,
    );
  const sleeping = (base: (typeof RULESETS)[number]): Script =>
    asleep(brawl({ base }, [archer], [goblin({ at: at(3, 3) }), other], 'movement'), goblin(), other);
  const press = (script: Script, key: string) => {
    const found = offers(script.state, referee).find((offer) => offer.key === key && said(script).offers.includes(key));
    if (!found) throw new Error(`${key} is not in the bar.`);
    return script.play({ type: found.command, ...found.fixed } as unknown as Command);
  };

  it.each(RULESETS)('the referee is asked what becomes of them, and the players read that they wait, by %s', (base) => {
    const script = sleeping(base);
    expect(said(script)).toMatchObject({
      yours: true,
      sentence: expect.stringMatching(/ lie helpless: kill them, take them prisoner, or end /),
    });
    expect(said(script).offers).toEqual(['SettleHelpless:slain', 'SettleHelpless:captive', 'ConcludeEncounter']);
    expect(refusedOffers(script.state, [referee, player], 'SettleHelpless')).toEqual([]);
    expect(said(script, player).sentence).toMatch(/^No foe in sight is still fighting: .*for the referee$/);
    expect(ask(script.state, { type: 'SettleHelpless', outcome: 'slain' }, player)).toBe('not-your-seat');
  });

  it.each(RULESETS)('slain or taken they count as overcome, and left as they lie not yet, by %s', (base) => {
    const overcome = (...keys: readonly string[]) => {
      const script = keys.reduce(press, sleeping(base));
      press(script, 'ConcludeEncounter');
      return [adventureOf(script.state).overcome.length, helplessNow(script.state).length];
    };
    expect(overcome('SettleHelpless:slain')).toEqual([2, 0]);
    expect(overcome('SettleHelpless:captive')).toEqual([2, 0]);
    expect(overcome()).toEqual([0, 2]);
  });

  it('go with the party as its prisoners, or lie dead', () => {
    const taken = press(sleeping('ose'), 'SettleHelpless:captive');
    expect(taken.told().players).toContainEqual(expect.stringMatching(/ and .* are taken prisoner\.$/));
    expect(taken.state.creatures[other.id]?.conditions).toEqual(['asleep', 'captive']);
    const slain = press(sleeping('ose'), 'SettleHelpless:slain');
    expect(slain.state.creatures[other.id]?.conditions).toContain('dead');
    expect(said(slain).sentence).toMatch(/^The fight is over/);
  });

  const settle = { type: 'SettleHelpless', outcome: 'slain' } as const;

  it('are nobody’s to settle while one fights on', () => {
    const begun = brawl({}, [archer], [goblin({ at: at(3, 3) }), other], 'movement');
    expect(ask(asleep(begun, other).state, settle, referee)).toBe('no-such-thing');
  });

  it('are nobody’s to settle where nobody of the party can act', () => {
    expect(ask(asleep(sleeping('ose'), archer).state, settle, referee)).toBe('no-such-thing');
  });

  it('are not those who are stunned or terrified for a while', () => {
    const script = brawl({}, [archer], [goblin({ at: at(3, 3) })], 'movement');
    for (const condition of ['stunned', 'terrified'] as const) {
      const state = script.play({ type: 'SetCondition', creature: goblin().id, condition, on: true }).state;
      expect(ask(state, settle, referee)).toBe('no-such-thing');
    }
  });

  it('are nobody’s to settle for a party that got away from those who stand', () => {
    const begun = brawl({}, [archer], [goblin({ at: at(3, 3) }), other], 'movement');
    const { state } = asleep(begun, other);
    const flight = { outcome: 'evaded' } as Encounter['flight'];
    const fled = { ...state, encounter: state.encounter && { ...state.encounter, flight } };
    expect(ask(fled, settle, referee)).toBe('no-such-thing');
  });

  it('are named to the referee alone where the party does not see them in the dark, before and after the others are settled', () => {
    const dark = sleeping('ose');
    const scene = sceneOf(dark.state);
    if (!scene) throw new Error('They fight on a map.');
    const torch = { id: id<'light'>('torch'), kind: 'torch', carriedBy: goblin().id, radius: 5 } as const;
    const script = new Script({
      ...dark.state,
      scenes: { [scene.id]: { ...scene, ambient: 'dark' } },
      lights: { [torch.id]: torch } as unknown as GameState['lights'],
    });
    expect(said(script).sentence).toBe(
      'The goblin lies helpless: kill them, take them prisoner, or end the encounter (Other lies helpless out of sight)',
    );
    const slain = press(script, 'SettleHelpless:slain');
    expect(said(slain).sentence).toBe(
      'The fight is over (Other lies helpless out of sight): end the encounter, and then say what they find',
    );
    expect(said(slain, player).sentence).not.toContain('Other');
  });

  it('are settled but for those who are hidden, of whom players read nothing', () => {
    const hidden = sleeping('ose').play({ type: 'HideCreature', creature: other.id, hidden: true });
    expect(said(hidden).sentence).toMatch(/^The goblin lies helpless: .* \(Other lies helpless out of sight\)$/);
    expect(said(hidden, player).sentence).not.toContain('Other');
    hidden.told();
    const taken = press(hidden, 'SettleHelpless:captive');
    expect(taken.state.creatures[goblin().id]?.conditions).toContain('captive');
    expect(taken.state.creatures[other.id]?.conditions).toEqual(['asleep']);
    expect(taken.told().players.join(' ')).not.toContain('Other');
  });
});
