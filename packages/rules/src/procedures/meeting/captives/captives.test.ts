import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { after, ask, at, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { RULESETS } from '../../../books/list.ts';
import { id } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

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
