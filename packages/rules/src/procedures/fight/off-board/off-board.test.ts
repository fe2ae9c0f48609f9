import { describe, expect, it, test } from 'vitest';
import { brawl, until, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  campaign,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { known } from '../../../known/known.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

const aldo = someone({ at: null, movement: 120 });
const [grik, snag] = [
  goblin({ name: 'Goblin 1', at: null }),
  goblin({ id: 'snag' as never, name: 'Goblin 2', at: null }),
];

/** An encounter on no map, at a distance, in the movement of the party's turn. */
function met(distance: number, setting: Encounter['setting'] = 'dungeon'): Script {
  const script = new Script(campaign([aldo, grik, snag], {}));
  script.play(toMeet([grik.id, snag.id], { setting }));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' }).play({ type: 'SetDistance', distance });
  const [party] = script.state.encounter?.sides ?? [];
  if (party) script.play({ type: 'SetInitiative', first: party.id });
  script.told();
  return script;
}

const strike = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;
const approach = { type: 'Approach', creature: aldo.id, foe: grik.id } as const;

describe('a fight of which not all stand on the map', () => {
  /** Aldo stands in a dungeon, one goblin beside him and the other nowhere on the map. */
  const split = (setting: Encounter['setting']) => {
    const foes = [{ ...grik, at: at(2, 1) }, snag];
    const { state } = brawl({}, [{ ...aldo, at: at(1, 1) }], foes);
    return { ...state, encounter: state.encounter && { ...state.encounter, setting, distance: null } };
  };
  const blow = { ...strike, target: snag.id };

  it('no blow falls between who stands on it and who does not, nor is one offered', () => {
    const state = split('dungeon');
    expect(ask(state, blow, player)).toBe('blocked');
    const theirs = until(new Script(state), 'melee', 1).state;
    expect(ask(theirs, { ...blow, attacker: snag.id, target: aldo.id }, referee, 20, 1)).toBe('blocked');
    const targets = offers(state, player)
      .filter(({ command, barred }) => command === 'Attack' && !barred)
      .flatMap(({ inputs }) => inputs.flatMap((input) => (input.kind === 'choice' ? input.options : [])));
    expect(new Set(targets.map(({ value }) => value))).toEqual(new Set([grik.id]));
    expect(refusedOffers(state, [referee, player], 'Attack')).toEqual([]);
  });

  it('no missile flies between them, and no spell reaches from one to the other', () => {
    const mage = {
      class: 'magic-user',
      level: 3,
      at: at(1, 1),
      attacks: [weapon('Sling', { kind: 'missile' })],
    } as const;
    const foes = [{ ...grik, at: at(4, 1) }, snag];
    const script = brawl({}, [{ ...aldo, ...mage }], foes, 'missile');
    expect(ask(script.state, blow, player)).toBe('blocked');
    const { encounter } = script.state;
    const declared = { [aldo.id]: { action: 'spell', spell: 'Sleep', disrupted: false } } as const;
    const combat = encounter?.combat && { ...encounter.combat, declarations: declared };
    const casting = until(
      new Script({
        ...script.state,
        memorised: { [aldo.id]: ['Sleep'] },
        encounter: encounter && { ...encounter, combat: combat ?? null },
      }),
      'spells',
      0,
    ).state;
    const cast = { type: 'CastSpell', caster: aldo.id, spell: 'Sleep' } as const;
    expect(ask(casting, { ...cast, targets: [grik.id] }, player)).toBeInstanceOf(Array);
    expect(ask(casting, { ...cast, targets: [snag.id] }, player)).toBe('forbidden');
    const named = offers(casting, player).filter(({ command }) => command === 'CastSpell');
    expect(JSON.stringify(named)).toContain(grik.id);
    expect(JSON.stringify(named)).not.toContain('snag');
    expect(refusedOffers(casting, [referee, player], 'CastSpell')).toEqual([]);
  });

  it('out of doors, where the map is not played on, it falls', () => {
    expect(ask(split('wilderness'), blow, player, 20, 1)).toBeInstanceOf(Array);
  });
});

describe('an encounter on no map', () => {
  test('OSE-MOV-03: nobody strikes at those who are far off; one goes up to them first, as far as a round allows', () => {
    const script = met(60);
    expect(script.state.encounter?.combat?.phase).toBe('movement');
    expect(ask(script.state, strike, player)).not.toBeInstanceOf(Array);
    script.play(approach, player);
    expect(script.state.encounter?.line).toEqual({ [aldo.id]: 40 });
    expect(script.told().players).toContain('Aldo goes 40 feet towards Goblin 1, and is 20 feet off.');
    expect(ask(script.state, approach, player)).not.toBeInstanceOf(Array);
  });

  test('whoever is to move reads so, with closing in first and falling back after it', () => {
    const { state } = met(60);
    const asked = project(known(state, player), player).get('prompt');
    expect(asked).toMatchObject({ yours: true, sentence: expect.stringContaining('Your turn: move') });
    const keys = asked?.type === 'prompt' ? asked.offers : [];
    expect(keys[0]).toBe('Approach:aldo');
    expect(keys).toContain('FallBack:aldo');
  });

  it('comes to blows once they stand beside each other', () => {
    const script = met(30);
    script.play(approach, player);
    expect(script.state.encounter?.line).toEqual({ [aldo.id]: 25 });
    expect(script.told().players).toContain('Aldo goes 25 feet, and is beside Goblin 1.');
    while (script.state.encounter?.combat?.phase !== 'melee') script.play({ type: 'NextPhase' });
    expect(ask(script.state, strike, player, 20, 1)).toBeInstanceOf(Array);
  });

  test('out of doors it is counted in yards, and a yard is near enough for a blow', () => {
    const script = met(50, 'wilderness');
    script.play(approach, player);
    expect(script.state.encounter?.line).toEqual({ [aldo.id]: 40 });
    expect(script.told().players).toContain('Aldo goes 40 yards towards Goblin 1, and is 10 yards off.');
  });

  test('one falls back, and the distances to those who stay grow', () => {
    const script = met(60);
    script.play({ type: 'FallBack', creature: aldo.id }, player);
    expect(script.state.encounter?.line).toEqual({ [aldo.id]: -40 });
    expect(script.told().players).toContain('Aldo falls back 40 feet.');
  });

  test('the referee has a whole side close in by one click, each as far as it goes', () => {
    const script = met(60);
    script.play({ type: 'NextPhase' });
    while (script.state.encounter?.combat?.phase !== 'movement') script.play({ type: 'NextPhase' });
    const closing = offers(script.state, referee).find(({ command }) => command === 'CloseIn');
    expect(closing?.label).toMatch(/close in/);
    const side = script.state.encounter.sides[1]?.id;
    if (side) script.play({ type: 'CloseIn', side });
    expect(script.state.encounter?.line).toEqual({ [grik.id]: 40, [snag.id]: 40 });
  });

  test('those of a side who close in together are told of in one line', () => {
    const closing = (distance: number, base: 'ose' | 'eris' = 'ose') => {
      const script = met(distance);
      const { state } = script;
      const theirs = new Script({ ...state, ruleset: { ...state.ruleset, base } });
      while (theirs.state.encounter?.combat?.acting !== 1) theirs.play({ type: 'NextPhase' });
      theirs.told();
      const side = theirs.state.encounter?.sides[1]?.id;
      return side ? theirs.play({ type: 'CloseIn', side }).told() : null;
    };
    for (const [distance, line] of [
      [60, 'The goblins close in to within 40 feet.'],
      [15, 'The goblins close in and stand beside Aldo.'],
    ] as const)
      expect(closing(distance)).toEqual({ referee: [line], players: [line] });
    expect(closing(15, 'eris')?.players).toEqual([
      'The goblins close in, and have no time left for a blow in this round.',
    ]);
  });

  test('what the referee says of the distance holds for all again', () => {
    const script = met(60).play(approach, player);
    script.play({ type: 'SetDistance', distance: 30 });
    expect(script.state.encounter).not.toHaveProperty('line');
  });

  test('others do not move somebody’s character, nobody goes up to a friend, and what is offered is granted', () => {
    const { state } = met(60);
    expect(ask(state, approach, otherPlayer)).toBe('not-your-character');
    expect(ask(state, { ...approach, foe: aldo.id }, player)).toBe('no-such-thing');
    for (const seat of [referee, player])
      expect(refusedOffers(state, seat).filter(([{ type }]) => type === 'Approach' || type === 'FallBack')).toEqual([]);
  });

  test('where those stand who are known, everybody sees, and of those nobody sees nothing', () => {
    const script = met(60).play(approach, player);
    const shown = project(known(script.state, player), player).get('encounter');
    expect(shown).toMatchObject({ line: { [aldo.id]: 40, [grik.id]: 60, [snag.id]: 60 } });
    const hidden = { ...script.state.creatures[snag.id], hidden: true };
    const veiled = {
      ...script.state,
      creatures: { ...script.state.creatures, [snag.id]: hidden },
    } as typeof script.state;
    const line = { ...script.state.encounter?.line, [snag.id]: 90 };
    const moved = { ...veiled, encounter: veiled.encounter && { ...veiled.encounter, line } };
    expect(known(moved, player).encounter).toEqual(known(veiled, player).encounter);
  });
});
