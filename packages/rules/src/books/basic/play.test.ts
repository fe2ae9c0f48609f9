import { expect, it } from 'vitest';
import { brawl, nextRound, weapon } from '../../../test/brawl.ts';
import { cited } from '../../../test/citing.ts';
import { Script } from '../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, someone, toMeet } from '../../../test/table.ts';
import { id } from '../../core/index.ts';

const able = { STR: 16, INT: 10, WIS: 10, DEX: 13, CON: 10, CHA: 16 };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const facts = { hitPoints: { now: 20, max: 20 }, attacks: [weapon('sword'), bow] };
const arrows = { id: id<'item'>('arrows'), name: 'Arrows', quantity: 20, weight: 0, kind: 'gear', use: null } as const;
const aldo = someone({ at: at(1, 1), level: 3, abilities: able, items: [arrows], ...facts });
const hob = someone({ id: id('hob'), name: 'Hob', class: 'halfling', at: at(1, 2), ...facts });
const grik = goblin({ at: at(3, 1), hitPoints: { now: 3, max: 3 } });

/** The party and a goblin meet by Basic Fantasy's rules. */
const met = () =>
  new Script({ ...delve([aldo, hob, grik]), ruleset: { base: 'basic', slots: {}, options: {} } }).play(
    toMeet([grik.id], { aware: 'none' }),
  );

it('a meeting by Basic Fantasy from surprise to the first arrow, line by line', () => {
  const script = met();
  script.told();
  // BFR-SUR-01: on 1 or 2 a side is surprised.
  script.play({ type: 'RollSurprise' }, referee, 3, 3);
  expect(script.told().players).toContain('Nobody is surprised. [3]');
  script.play({ type: 'SkipStep' });
  // BFR-REA-01, 02: 2d6 and what charisma adds; 9 and 2 are favourable.
  script.play({ type: 'RollReaction', modifier: 0, speaker: aldo.id }, referee, 4, 5);
  expect(script.told().referee).toContain('Reaction: favourable, may negotiate. [4 5]');
  // BFR-INI-01, 02: each throws; dexterity adds, and halflings add one.
  script.play({ type: 'RollInitiative' }, referee, 4, 5, 1);
  expect(script.told().players.some((line) => line.startsWith('Initiative: Hob, then Aldo, then the goblin.'))).toBe(
    true,
  );
  while (script.state.encounter?.combat?.acting !== 1 || script.state.encounter.combat.phase !== 'missile')
    script.play({ type: 'NextPhase' });
  script.told();
  // BFR-ATK-03, 08, BFR-MIS-01: +2 of a fighter of the third level, +1 for dexterity, +1 at short range; the goblin's class is 14.
  const shot = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'short bow' } as const;
  const hits = (face: number) => {
    const events = ask(script.state, shot, player, face, 1);
    return typeof events === 'string'
      ? events
      : events.flatMap((event) => (event.type === 'AttackRolled' ? [event.hit] : []));
  };
  expect([hits(9), hits(10), hits(1), hits(20)]).toEqual([[false], [true], [false], [true]]);
});

it('BFR-MIS-03: a heavy crossbow that was shot shoots again in the third round after, and not before', () => {
  const bolts = { ...arrows, id: id<'item'>('bolts'), name: 'Crossbow bolts' };
  const crossbow = weapon('crossbow', { kind: 'missile', damage: '1d8', ranges: [80, 160, 240] });
  // With a bow at hand too, the phase of missiles comes in each round.
  const archer = { ...aldo, attacks: [crossbow, bow], items: [bolts, arrows] };
  const foe = { ...grik, hitPoints: { now: 50, max: 50 } };
  const shoot = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'crossbow' } as const;
  const script = brawl({ base: 'basic' }, [archer], [foe], 'missile').play(shoot, player, 15, 3);
  for (const round of [2, 3]) {
    nextRound(script, 'missile');
    expect([round, ask(script.state, shoot, player)]).toEqual([round, 'already-tried']);
    expect(cited(script.state, shoot, player)).toEqual(['BFR-MIS-03']);
  }
  nextRound(script, 'missile').play(shoot, player, 15, 3);
});

it('BFR-SAV-07, BFR-SAV-04: a halfling saves at +4, against breath at +3', () => {
  const saved = (save: 'spells' | 'breath', face: number) => {
    const events = ask(met().state, { type: 'RollSave', creature: hob.id, save, modifier: 0 }, player, face);
    return typeof events === 'string'
      ? events
      : events.map((event) => event.type === 'SaveRolled' && [event.success, event.why.modifiers?.[0]?.value]);
  };
  expect([saved('spells', 12), saved('spells', 13)]).toEqual([[[false, 4]], [[true, 4]]]);
  expect([saved('breath', 11), saved('breath', 12)]).toEqual([[[false, 3]], [[true, 3]]]);
  const against = { type: 'RollSave', creature: hob.id, save: 'spells', modifier: 0 } as const;
  expect(cited(met().state, against, player, 13)).toContain('BFR-SAV-07');
});
