import { describe, expect, it } from 'vitest';
import { act, brawl, until as onTo, weapon } from '../../../../test/brawl.ts';
import type { Script } from '../../../../test/fight.ts';
import { ask, at, goblin, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';

const strong = { hitPoints: { now: 20, max: 20 } };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const scores = (DEX: number) => ({ STR: 10, INT: 10, WIS: 10, DEX, CON: 10, CHA: 10 });
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], ...strong });
const ilphas = someone({ id: id('ilphas'), name: 'Ilphas', at: at(0, 1), attacks: [bow], ...strong });
const hob = someone({ id: id('hob'), name: 'Hob', at: at(0, 0), attacks: [bow], ...strong });
const mage = someone({
  id: id('mage'),
  name: 'Mage',
  owner: otherPlayer.user,
  class: 'magic-user',
  at: at(2, 2),
  ...strong,
});
const grik = goblin({ at: at(3, 1), ...strong });
const archer = goblin({ id: id('archer'), name: 'Archer', at: at(4, 2), attacks: [bow], ...strong });
const blow = (by: Creature, target: Creature) =>
  ({ type: 'Attack', attacker: by.id, target: target.id, attack: 0 }) as const;

/** The second round has begun and waits for what is declared; no blow has been struck. */
const waiting = (party: readonly Creature[] = [aldo, ilphas], foes: readonly Creature[] = [grik]) => {
  const script = brawl({ base: 'eris' }, party, foes, 'movement').play({ type: 'EndRound' });
  script.told();
  return script;
};
const round = (script: Script) => script.state.encounter?.combat;
const until = (script: Script, acting: number, phase: string) => {
  onTo(script, phase, acting);
  script.told();
  return script;
};
const ready = { type: 'Declare', creature: ilphas.id, action: 'ready', spell: null } as const;
const allow = { type: 'AllowFirstFire', creatures: [ilphas.id] } as const;

describe('one action a round by Planet Eris', () => {
  const step = (creature: Creature, to: { x: number; y: number }) =>
    ({ type: 'MoveCreature', creature: creature.id, to }) as const;

  it('ERI-CMB-01: when all have acted another round begins, with its spells and its initiative', () => {
    const script = brawl({ base: 'eris' }, [aldo, ilphas], [grik], 'movement').play({ type: 'EndRound' });
    expect(script.told().players).toContain('Round 2.');
    expect(round(script)?.stage).toBe('declarations');
    expect(script.rules).toContain('ERI-CMB-01');
    expect(round(script.play({ type: 'RollInitiative' }, referee, 6, 1))).toMatchObject({ acting: 0 });
  });

  it('ERI-ACT-01, ERI-MEL-02: who moves in strikes in the next round', () => {
    const script = act(waiting(), 'movement').play(step(aldo, { x: 2, y: 0 }), player);
    expect(round(script.play({ type: 'NextPhase' }))).not.toMatchObject({ acting: 0, phase: 'melee' });
    expect(ask(script.state, blow(aldo, grik), player)).toBe('out-of-turn');
    expect(
      ask(until(act(script.play({ type: 'EndRound' })), 0, 'melee').state, blow(aldo, grik), player, 2),
    ).toBeInstanceOf(Array);
  });

  it('ERI-ACT-02: an elf moves and shoots, another does not', () => {
    const moved = (of: string) =>
      until(
        act(waiting([aldo, { ...ilphas, class: of }]), 'movement').play(step(ilphas, { x: 0, y: 2 }), player),
        0,
        'melee',
      );
    const shoots = (of: string) => {
      const script = act(waiting([aldo, { ...ilphas, class: of }, hob]), 'movement');
      script.play(step(ilphas, { x: 0, y: 2 }), player);
      return ask(until(script, 0, 'missile').state, blow(ilphas, grik), player, 2);
    };
    expect(round(moved('fighter'))?.phase).toBe('melee');
    expect(shoots('elf')).toBeInstanceOf(Array);
    expect(shoots('fighter')).toBe('forbidden');
  });

  it('ERI-MOV-04, ERI-CMB-02: leaving a melee is free, and only spells are declared', () => {
    const script = waiting().play({ type: 'RollInitiative' }, referee, 6, 1);
    until(script, 0, 'melee').play(blow(aldo, grik), player, 2).play({ type: 'EndRound' });
    const retreat = { type: 'Declare', creature: aldo.id, action: 'retreat', spell: null } as const;
    expect(ask(script.state, retreat, player)).toBe('forbidden');
    expect(ask(act(script, 'movement').state, step(aldo, { x: 1, y: 1 }), player)).toBeInstanceOf(Array);
  });
});

describe('interrupting a caster by Planet Eris', () => {
  const casting = () => {
    const script = waiting([aldo, mage], [grik, archer]);
    script.play({ type: 'Memorise', creature: mage.id, spell: 'Sleep' }).told();
    script.play({ type: 'Declare', creature: mage.id, action: 'spell', spell: 'Sleep' }, referee);
    return until(script.play({ type: 'RollInitiative' }, referee, 1, 6), 0, 'missile');
  };

  it('ERI-ACT-04: a blow that misses does, and a shot that misses does not', () => {
    const shot = casting().play(blow(archer, mage), referee, 2);
    expect(shot.told().players.some((line) => line.includes('ruined'))).toBe(false);
    const struck = until(casting(), 0, 'melee').play(blow(grik, mage), referee, 2);
    expect(struck.told().players.slice(-2)).toEqual([
      'The goblin attacks Mage with a spear: misses. [2]',
      'Mage’s spell is ruined.',
    ]);
  });

  it('ERI-ACT-04: a shot that hits does', () => {
    const script = casting().play(blow(archer, mage), referee, 19, 2);
    expect(script.told().players.some((line) => line.includes('ruined'))).toBe(true);
  });
});

describe('initiative by Planet Eris', () => {
  it('ERI-INI-02: of sides that tie the quick act first, the slow last', () => {
    const quick = { ...aldo, abilities: scores(13) };
    const slow = { ...ilphas, abilities: scores(8) };
    const script = waiting([quick, slow], [grik]).play({ type: 'RollInitiative' }, referee, 3, 3);
    expect(round(script)?.actors).toEqual([[aldo.id], [grik.id], [ilphas.id]]);
  });

  it('ERI-INI-04: those of one step act at once, and fall together', () => {
    const weak = { hitPoints: { now: 1, max: 6 } };
    const script = brawl({ base: 'eris' }, [{ ...aldo, ...weak }, ilphas], [{ ...grik, ...weak }], 'movement');
    script.play({ type: 'EndRound' }).play({ type: 'RollInitiative' }, referee, 3, 3);
    until(script, 0, 'melee').play(blow(aldo, grik), player, 19, 5).play(blow(grik, aldo), referee, 19, 3);
    script.play({ type: 'NextPhase' });
    expect(script.state.creatures[grik.id]?.conditions).toEqual(['dead']);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(-2);
  });
});

describe('missiles before anyone acts by Planet Eris', () => {
  it('ERI-MIS-04: a weapon held ready shoots first, whatever the initiative', () => {
    const script = waiting().play(ready, player).play(allow);
    expect(script.told().players).toEqual([
      'Ilphas has a missile weapon ready.',
      'Ilphas will shoot before anyone acts.',
    ]);
    script.play({ type: 'RollInitiative' }, referee, 1, 6);
    expect(round(script)).toMatchObject({ acting: 0, phase: 'missile', actors: [[ilphas.id], [grik.id], {}] });
    script.play(blow(ilphas, grik), player, 2).play(blow(ilphas, grik), player, 2);
    expect(ask(script.state, blow(ilphas, grik), player)).toBe('already-tried');
    expect(round(script.play({ type: 'NextPhase' }))).toMatchObject({ acting: 1 });
    expect(script.rules).toContain('ERI-MIS-04');
  });

  it.each([
    ['the enemy with missiles and the initiative shoots before them', [1, 6], [[archer.id], [ilphas.id]]],
    ['but not without the initiative', [6, 1], [[ilphas.id]]],
  ] as const)('ERI-MIS-05: %s', (_what, faces, first) => {
    const script = waiting([aldo, ilphas], [grik, archer]).play(ready, player).play(allow);
    script.play({ type: 'RollInitiative' }, referee, ...faces);
    expect(round(script)?.actors.slice(0, first.length)).toEqual(first);
    expect(round(script)?.early).toBe(first.length);
  });

  it('ERI-MIS-04: not once blows have been struck, nor for a weapon that is not ready', () => {
    expect(ask(waiting().state, allow, referee)).toBe('forbidden');
    const struck = until(waiting().play({ type: 'RollInitiative' }, referee, 6, 1), 0, 'melee');
    struck.play(blow(aldo, grik), player, 2).play({ type: 'EndRound' });
    const readying = ({ state }: Script) => offers(state, player).some(({ key }) => key.startsWith('Declare:ready'));
    expect([waiting(), struck].map(readying)).toEqual([true, false]);
    struck.play(ready, player);
    expect(ask(struck.state, allow, referee)).toBe('forbidden');
    expect(ask(waiting().state, { ...ready, creature: aldo.id }, player)).toBe('not-equipped');
  });

  it('is granted wherever it is offered', () => {
    const script = waiting();
    expect(refusedOffers(script.state, [player, referee], 'Declare')).toEqual([]);
    script.play(ready, player);
    expect(refusedOffers(script.state, referee, 'AllowFirstFire')).toEqual([]);
    expect(offers(script.state, referee).some(({ command }) => command === 'AllowFirstFire')).toBe(true);
  });
});

describe('too little room by Planet Eris', () => {
  it('ERI-MEL-04: everybody reaches everybody, until there is room again', () => {
    const far = { ...grik, at: at(4, 4) };
    const script = until(
      waiting([aldo, ilphas], [far])
        .play({ type: 'SetCramped', on: true })
        .play({ type: 'RollInitiative' }, referee, 6, 1),
      0,
      'melee',
    );
    expect(ask(script.state, blow(aldo, grik), player, 2)).toBeInstanceOf(Array);
    expect(refusedOffers(script.state, referee, 'SetCramped')).toEqual([]);
    expect(ask(script.play({ type: 'SetCramped', on: false }).state, blow(aldo, grik), player)).toBe('too-far');
    expect(script.rules).toContain('ERI-MEL-04');
  });
});

describe('waiting for them to come by Planet Eris', () => {
  const step = (creature: Creature, to: { x: number; y: number }) =>
    ({ type: 'MoveCreature', creature: creature.id, to }) as const;
  const far = { ...grik, at: at(4, 4), movement: 120 };
  const hold = { type: 'HoldAction', creature: aldo.id } as const;

  it('ERI-MEL-03: who holds the action strikes at once at one who closes in, and not before', () => {
    const script = act(waiting([aldo, ilphas], [far]), 'movement');
    expect(refusedOffers(script.state, player, 'HoldAction')).toEqual([]);
    script.play(hold, player);
    expect(script.told().players).toEqual(['Aldo waits for them to come.']);
    until(script, 1, 'movement');
    expect(ask(script.state, blow(aldo, grik), player)).toBe('out-of-turn');
    script.play(step(grik, { x: 3, y: 2 }));
    expect(refusedOffers(script.state, player, 'Attack')).toEqual([]);
    script.play(blow(aldo, grik), player, 2);
    expect(ask(script.state, blow(aldo, grik), player)).toBe('out-of-turn');
    expect(script.rules).toContain('ERI-MEL-03');
  });

  it('ERI-MEL-03: so does one whose side has still to act', () => {
    const script = waiting([aldo, ilphas], [far]).play({ type: 'RollInitiative' }, referee, 1, 6);
    script.play(step(grik, { x: 3, y: 2 }));
    expect(ask(script.state, blow(aldo, grik), player, 2)).toBeInstanceOf(Array);
  });

  it('ERI-MEL-03: not one who has acted, nor by the adventures chapter', () => {
    const script = act(waiting([aldo, ilphas], [far]), 'movement').play(step(aldo, { x: 1, y: 1 }), player);
    expect(ask(script.state, hold, player)).toBe('already-tried');
    expect(ask(brawl({}, [aldo], [grik], 'movement').state, hold, player)).toBe('forbidden');
  });
});
