import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { type Command, id, type RulesetId, type Seat } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const strong = { hitPoints: { now: 60, max: 60 } };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const hild = someone({ id: id('hild'), name: 'Hild', at: at(2, 1), ...strong });
const oswin = someone({ id: id('oswin'), name: 'Oswin', at: at(0, 1), ...strong });
const wren = someone({ id: id('wren'), name: 'Wren', owner: otherPlayer.user, at: at(0, 3), ...strong });
const grik = goblin({ at: at(3, 1), ...strong });

/** A fight that has come to blows, where phases pass by themselves; the party goes first. */
function begun(creatures: readonly Creature[] = [hild, oswin, wren, grik], base: RulesetId = 'ose'): Script {
  const state = delve(creatures);
  const script = new Script({
    ...state,
    automation: { ...state.automation, rounds: true },
    ruleset: { base, slots: {}, options: {} },
  });
  const creaturesMet = creatures.filter(({ kind }) => kind === 'monster').map((each) => each.id);
  script.play({ type: 'BeginEncounter', creatures: creaturesMet, setting: 'dungeon', aware: 'both', reveal: true });
  while (script.state.encounter?.combat?.stage !== 'declarations') script.play({ type: 'SkipStep' });
  if (base === 'gorman') script.play({ type: 'SetReaction', reaction: 'attacks' });
  script.play({ type: 'RollInitiative' }, referee, 6, 1);
  script.told();
  return script;
}

const holdOn = (...creatures: readonly Creature[]): Command => ({
  type: 'HoldOn',
  creatures: creatures.map((each) => each.id),
});
const blow = (attacker: Creature, target: Creature): Command => ({
  type: 'Attack',
  attacker: attacker.id,
  target: target.id,
  attack: 0,
});
const waitsFor = ({ state }: Script, seat: Seat) => promptTo(known(state, seat), seat).who;
const holdingOn = ({ state }: Script, seat: Seat = spectator) => {
  const record = project(state, seat).get('encounter');
  return record?.type === 'encounter' ? record.holdingOn : [];
};
/** The next round has begun, and waits for whoever must declare or act in it. */
const nextRound = (script: Script): Script =>
  script.play({ type: 'EndRound' }).play({ type: 'RollInitiative' }, referee, 6, 1);

describe('whoever holds until something changes', () => {
  it('is asked for nothing more in this round and the next', () => {
    const script = begun();
    expect(waitsFor(script, spectator)).toEqual([oswin.id, wren.id]);
    script.play(holdOn(oswin), player).play(holdOn(wren), otherPlayer);
    expect(script.told().players.slice(0, 2)).toEqual([
      'Oswin holds until something changes.',
      'Wren holds until something changes.',
    ]);
    expect(holdingOn(script)).toEqual([oswin.id, wren.id]);
    expect(waitsFor(script, spectator)).toEqual([hild.id]);
    script.play({ type: 'EndRound' });
    expect(waitsFor(script, player)).toEqual([hild.id]);
    expect(waitsFor(script, otherPlayer)).toEqual([hild.id]);
    script.play({ type: 'Hold', creatures: [hild.id] }, player, 6, 1);
    expect(waitsFor(script, spectator)).toEqual([hild.id]);
    expect(script.told().players.join(' ')).not.toContain('Wren');
  });

  it('GOR-ENC-06: has nothing to declare where all is declared', () => {
    const script = begun(undefined, 'gorman');
    script.play({ type: 'EndRound' }).play(holdOn(wren), otherPlayer);
    expect(waitsFor(script, spectator)).toEqual([hild.id, oswin.id]);
    script.play({ type: 'EndRound' });
    expect(waitsFor(script, spectator)).toEqual([hild.id, oswin.id]);
  });

  it('is one of the own, whom the round waits for, and has no foe in reach', () => {
    const script = begun();
    expect(ask(script.state, holdOn(wren), player)).toBe('not-your-character');
    expect(ask(script.state, holdOn(wren, wren), otherPlayer)).toBe('bad-input');
    expect(ask(script.state, holdOn(hild), player)).toBe('out-of-turn');
    expect(ask(script.play(holdOn(wren), otherPlayer).state, holdOn(wren), otherPlayer)).toBe('out-of-turn');
    script.play({ type: 'Hold', creatures: [oswin.id] }, player);
    expect(ask(script.state, holdOn(hild), player)).toBe('too-far');
  });

  it('says so for all the own in one act, of those who may', () => {
    const script = begun([hild, oswin, { ...wren, owner: player.user }, grik]);
    const labels = offers(script.state, player)
      .filter(({ command }) => command === 'HoldOn')
      .map(({ label }) => label);
    expect(labels).toEqual([
      'Hold until something changes',
      'Hold until something changes',
      'Hold until something changes: Oswin and Wren',
    ]);
    expect(refusedOffers(script.state, [player, referee], 'HoldOn')).toEqual([]);
  });
});

describe('the bar over the board', () => {
  const labels = ({ state }: Script, seat: Seat) => {
    const all = offers(state, seat);
    return promptTo(known(state, seat), seat).offers.map((key) => all.find((one) => one.key === key)?.label);
  };

  it('puts it beside holding for this phase alone, and then that they hold no longer', () => {
    const script = begun();
    const talk = ['Talk to them', 'Flee with the party'];
    expect(
      labels(script, otherPlayer)
        .filter((label) => !talk.includes(label ?? ''))
        .slice(0, 2),
    ).toEqual(['Hold', 'Hold until something changes']);
    script.play(holdOn(wren), otherPlayer);
    expect(labels(script, otherPlayer)).toContain('Hold no longer');
  });
});

describe('it lapses, and the round waits for them again', () => {
  const held = (creatures: readonly Creature[] = [hild, oswin, wren, grik]): Script => {
    const script = begun(creatures).play(holdOn(wren), otherPlayer);
    script.told();
    return script;
  };
  const told = (script: Script): string => script.told().players.join(' ');

  it('as soon as a foe comes within reach', () => {
    const script = held();
    script.play({ type: 'MoveCreature', creature: grik.id, to: { x: 1, y: 3 } }, referee);
    expect(holdingOn(script)).toEqual([]);
    expect(told(script)).toContain('Wren holds no longer: a foe is within reach.');
  });

  it('as soon as a foe can be shot at who could not be before', () => {
    const archer = { ...wren, attacks: [bow] };
    const far = goblin({ id: id('grak'), name: 'Grak', at: at(7, 1), ...strong });
    const script = held([hild, oswin, archer, grik, far]);
    expect(holdingOn(nextRound(script))).toEqual([wren.id]);
    script.play({ type: 'MoveCreature', creature: far.id, to: { x: 3, y: 3 } }, referee);
    expect(holdingOn(script)).toEqual([]);
  });

  it('when somebody attacks them, whether or not it hits', () => {
    const archer = goblin({ at: at(4, 3), attacks: [bow], ...strong });
    const script = held([hild, oswin, wren, archer]);
    script.play({ type: 'Hold', creatures: [oswin.id] }, player);
    while (script.state.encounter?.combat?.acting === 0) script.play({ type: 'NextPhase' });
    while (script.state.encounter?.combat?.phase !== 'missile') script.play({ type: 'NextPhase' });
    script.told();
    script.play(blow(archer, wren), referee, 2);
    expect(told(script)).toContain('Wren holds no longer: somebody attacks Wren.');
  });

  it('when one of the party falls', () => {
    const script = held().play({ type: 'SetCondition', creature: hild.id, condition: 'dead', on: true });
    expect(told(script)).toContain('Wren holds no longer: Hild has fallen.');
  });

  it('without a word when they act of themselves', () => {
    const script = held();
    script.play({ type: 'MoveCreature', creature: wren.id, to: { x: 0, y: 4 } }, otherPlayer);
    expect(holdingOn(script)).toEqual([]);
    expect(told(script)).not.toContain('no longer');
  });

  it('when they say so', () => {
    const script = held();
    const stop = offers(script.state, otherPlayer).find(({ command }) => command === 'HoldNoMore');
    expect(stop).toMatchObject({ label: 'Hold no longer', about: wren.id });
    expect(ask(script.state, { type: 'HoldNoMore', creature: wren.id }, player)).toBe('not-your-character');
    script.play({ type: 'HoldNoMore', creature: wren.id }, otherPlayer);
    expect(told(script)).toBe('Wren holds no longer.');
    expect(ask(script.state, { type: 'HoldNoMore', creature: wren.id }, otherPlayer)).toBe('no-change');
  });

  it('with the fight', () => {
    const script = held().play({ type: 'ConcludeEncounter' });
    expect(script.state.encounter).toBeNull();
  });
});

describe('what nobody knows of', () => {
  it('changes nothing: one in hiding comes within reach, and it holds until it shows itself', () => {
    const lurker = goblin({ id: id('lurker'), name: 'Lurker', at: at(4, 4), ...strong });
    const script = begun([hild, oswin, wren, grik, lurker]).play(holdOn(wren), otherPlayer);
    script.play({ type: 'HideCreature', creature: lurker.id, hidden: true });
    script.play({ type: 'MoveCreature', creature: lurker.id, to: { x: 1, y: 3 } }, referee);
    expect(holdingOn(script)).toEqual([wren.id]);
    script.play({ type: 'HideCreature', creature: lurker.id, hidden: false });
    expect(holdingOn(script)).toEqual([]);
  });
});
