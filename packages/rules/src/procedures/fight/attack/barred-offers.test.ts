import { describe, expect, it } from 'vitest';
import { brawl, until, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  delve,
  goblin,
  grantedThoughBarred,
  otherPlayer,
  player,
  referee,
  someone,
  twoRooms,
} from '../../../../test/table.ts';
import { type Command, id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneOf } from '../../../state/read.ts';
import { offers } from '../../../view/offers.ts';
import { objectionsTo } from './legality.ts';
import { attackOf } from './routine.ts';

const bow = weapon('bow', { kind: 'missile', ranges: [50, 100, 150] });
const aldo = someone({ at: at(1, 1) });
const foe = (name: string, x: number, y: number) => goblin({ id: id(name.toLowerCase()), name, at: at(x, y) });
const foes = [foe('Grik', 2, 1), foe('Snag', 2, 0), foe('Mog', 4, 4)];

function melee(...others: readonly Creature[]): Script {
  const script = new Script(delve([aldo, ...others, ...foes]));
  const creatures = foes.map((each) => each.id);
  script.play({ type: 'BeginEncounter', creatures, setting: 'dungeon', aware: 'both', reveal: true });
  while (script.state.encounter?.round === 0) script.play({ type: 'SkipStep' });
  script.play({ type: 'RollInitiative' }, referee, 6, 1);
  while (script.state.encounter?.combat?.phase !== 'melee') script.play({ type: 'NextPhase' });
  return script;
}

it('a blow at the nearest foe has nothing to ask, for players as for the referee', () => {
  const { state } = melee();
  const blow = offers(state, player).find(({ key }) => key === 'Attack:nearest:aldo:0');
  expect(blow).toMatchObject({ label: 'Attack Grik with sword', inputs: [], fixed: { target: 'grik' } });
  expect(
    offers(state, referee)
      .find(({ key }) => key === 'Attack:aldo:0')
      ?.inputs.map(({ name }) => name),
  ).toEqual(['target']);
  const judged = offers(state, referee).find(({ key }) => key === 'Attack:judged:aldo:0');
  expect(judged?.inputs.map(({ name }) => name)).toEqual(['target', 'modifier', 'behind']);
});

it('each foe in sight who cannot be struck has the reason with it, and it is so', () => {
  const { state } = melee();
  const barred = offers(state, player).filter(({ key }) => key.startsWith('Attack:barred:'));
  expect(barred.map(({ place, fixed, barred: why }) => [place, fixed.target, why])).toEqual([
    ['board', 'mog', 'Aldo cannot reach Mog: move next to it.'],
  ]);
  for (const { command, fixed } of barred)
    expect(ask(state, { type: command, ...fixed } as unknown as Command, player)).toBe('too-far');
});

it('a blow that waits for nothing but its turn says so, until the turn is over', () => {
  const waits = ({ state }: Script) =>
    offers(state, player).flatMap(({ fixed, needs }) => (fixed.target === 'grik' && needs ? [needs] : []));
  const fight = brawl({}, [aldo], foes, 'movement');
  expect(waits(fight)).toContain('turn');
  expect(waits(until(fight, 'melee'))).toEqual([]);
  const blow = { type: 'Attack', attacker: aldo.id, target: id<'creature'>('grik'), attack: 0 } as const;
  expect(waits(fight.play(blow, player, 2))).toEqual([]);
});

describe('whoever sees nobody to strike', () => {
  const [near, far] = [foe('Grik', 2, 1), foe('Grik', 4, 4)];

  /** Aldo against one, whom he has met in the light, and then the light goes out. */
  function inTheDark(one: Creature, facts: Partial<Creature> = {}): Script {
    const script = brawl({}, [{ ...aldo, ...facts }], [one], 'movement');
    const scene = sceneOf(script.state);
    if (!scene) throw new Error('They fight on a map.');
    return new Script({ ...script.state, scenes: { [scene.id]: { ...scene, ambient: 'dark' } } });
  }
  const lurking = () => inTheDark(near).play({ type: 'HideCreature', creature: near.id, hidden: true });
  const greyed = ({ state }: Script) =>
    offers(state, player).flatMap(({ command, barred }) => (command === 'Attack' && barred ? [barred] : []));

  it('reads so before and in the round, in the same words where one lurks beside them, and strikes nobody', () => {
    for (const script of [inTheDark(far), lurking()]) {
      expect(greyed(script)).toEqual(['Aldo sees nobody to strike.']);
      expect(grantedThoughBarred(script.state, player)).toEqual([]);
      const blow = { type: 'Attack', attacker: aldo.id, target: far.id, attack: 0 } as const;
      expect(ask(script.state, blow, player)).not.toBe('granted');
      expect(greyed(script.play({ type: 'EndRound' }))).toEqual(['Aldo sees nobody to strike.']);
    }
  });

  it('reads that they see nothing of a foe beside them, before whose turn it is', () => {
    expect(greyed(inTheDark(near))).toEqual([
      'Without a light Aldo sees nothing of Grik, and attacks no more than the blind do.',
    ]);
  });

  it('reads so no longer once their turn in the round is over', () => {
    expect(greyed(until(inTheDark(far), 'movement', 1))).toEqual([]);
  });

  it('reads that they are blind, where they are', () => {
    expect(greyed(inTheDark(far, { conditions: ['blind'] }))).toEqual(['Aldo is blind, and cannot attack.']);
  });
});

it('a shut door between somebody and a foe is named as what is in the way, near and far; an unfound one is a wall', () => {
  const said = (y: number, x: number, facts: object = {}) => {
    const [near, there] = [{ ...aldo, at: at(4, y) }, foe('Grik', x, y)];
    const state = delve([near, there], {}, twoRooms({ traps: {}, ...facts }));
    const choice = attackOf(near, 0);
    if (!choice) throw new Error('Aldo has a sword');
    const stroke = { attacker: near, target: there, attack: choice.attack, distance: 5, modifier: 0 };
    return objectionsTo(state, { ...stroke, behind: false, backstab: false }, choice, false).map(
      ({ sentence }) => sentence,
    );
  };
  for (const x of [5, 8]) expect(said(1, x)).toContain('The door is closed between Aldo and Grik.');
  expect(said(3, 5)).toContain('Something is in the way.');
  expect(said(2, 5)).toContain('Something is in the way.');
  expect(said(1, 5, { doors: {} }).filter((each) => /door|way/.test(each))).toEqual([]);
});

it('all of a player’s own strike at whom they can reach, in one act', () => {
  const bera = someone({ id: id('bera'), name: 'Bera', at: at(3, 0) });
  const script = melee(bera);
  const [all] = offers(script.state, player).filter(({ command }) => command === 'AttackTogether');
  expect(all?.label).toBe('Attack: Aldo at Grik; Bera at Snag');
  expect(ask(script.state, { type: 'AttackTogether', creatures: [foes[0]?.id ?? aldo.id] }, player)).not.toBe(
    'granted',
  );
  expect(ask(script.state, { type: 'AttackTogether', creatures: [aldo.id, bera.id] }, otherPlayer)).toBe(
    'not-your-character',
  );
  script.play({ type: 'AttackTogether', creatures: [aldo.id, bera.id] }, player, 2, 3);
  expect(script.state.encounter?.combat?.blows.map(({ creature }) => creature)).toEqual([aldo.id, bera.id]);
  expect(ask(script.state, { type: 'AttackTogether', creatures: [aldo.id] }, player)).toBe('too-far');
});

it('whether all may strike in one act is the same with a hidden archer about, whose shot the round waits for', () => {
  const armed = { attacks: [...aldo.attacks, bow] };
  const bera = someone({ id: id('bera'), name: 'Bera', at: at(3, 0), ...armed });
  const near = foes.slice(0, 2);
  const archer = goblin({ id: id('archer'), name: 'Archer', at: at(0, 4), hidden: true, attacks: [bow] });
  const begun = delve([{ ...aldo, ...armed }, bera, ...near, archer]);
  const script = new Script({
    ...begun,
    ruleset: { ...begun.ruleset, options: { initiativeTies: 'simultaneous' } },
    automation: { ...begun.automation, rounds: true },
  });
  const creatures = [...near, archer].map((each) => each.id);
  script.play({ type: 'BeginEncounter', creatures, setting: 'dungeon', aware: 'both', reveal: false });
  while (script.state.encounter?.round === 0) script.play({ type: 'SkipStep' });
  script.play({ type: 'RollInitiative' }, referee, 3, 3);
  while (script.state.encounter?.combat?.behind?.phase !== 'missile') script.play({ type: 'NextPhase' });
  expect(script.state.encounter?.combat?.phase).toBe('melee');
  expect(offers(script.state, player).map(({ command }) => command)).toContain('AttackTogether');
  script.play({ type: 'AttackTogether', creatures: [aldo.id, bera.id] }, player, 2, 3);
});
