import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, otherPlayer, player, referee, someone } from '../../../../test/table.ts';
import { id, type Seat } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../offers.ts';
import { promptTo } from './prompt.ts';

const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const aldo = (facts: Partial<Creature> = {}) => someone({ at: at(1, 1), hitPoints: { now: 20, max: 20 }, ...facts });
const bera = (facts: Partial<Creature> = {}) =>
  someone({ id: id('bera'), name: 'Bera', owner: otherPlayer.user, at: at(0, 1), attacks: [bow], ...facts });
const grik = goblin({ at: at(2, 1), hitPoints: { now: 20, max: 20 } });
const inTheNextRoom = at(6, 1);

const met = (party: readonly Creature[], foes: readonly Creature[]) =>
  new Script({ ...delve([...party, ...foes]), ruleset: { base: 'gorman', slots: {}, options: {} } })
    .play({
      type: 'BeginEncounter',
      creatures: foes.map((foe) => foe.id),
      setting: 'dungeon',
      aware: 'none',
      reveal: true,
    })
    .play({ type: 'RollSurprise' }, referee, 4, 3)
    .play({ type: 'RollDistance' });

const prompt = ({ state }: Script, seat: Seat) => promptTo(known(state, seat), seat);
const asked = (script: Script, seat: Seat) => {
  const all = offers(script.state, seat);
  return prompt(script, seat).offers.map((key) => all.find((one) => one.key === key)?.label);
};

describe('by Gorman’s book, what one is asked first to declare', () => {
  it('is a blow, where a foe stands within reach', () => {
    expect(asked(met([aldo(), bera()], [grik]), player)[0]).toBe('Strike the goblin');
  });

  it('is a shot, where none does and there is a bow', () => {
    expect(asked(met([aldo(), bera()], [grik]), otherPlayer)[0]).toBe('Shoot at the goblin');
  });

  it('is a move, where none does and there is nothing to shoot with, or nobody to shoot at', () => {
    expect(asked(met([aldo({ at: at(0, 0) }), bera()], [{ ...grik, at: at(4, 2) }]), player)[0]).toBe('Move');
    expect(asked(met([aldo(), bera()], [{ ...grik, at: inTheNextRoom }]), otherPlayer)[0]).toBe('Move');
  });
});

describe('by Gorman’s book, where the reaction comes after what is declared', () => {
  const script = met([aldo(), bera()], [grik]);

  it('GOR-ENC-06: players read so in the first round, and the referee waits for them', () => {
    expect(prompt(script, player).sentence).toBe(
      'Your turn: declare what Aldo does this round, before the reaction of the goblin is known',
    );
    expect(prompt(script, referee)).toMatchObject({
      sentence: 'Round 1: waiting for Ann (Aldo) and Bob (Bera) to declare, or roll the reaction',
      yours: false,
    });
  });

  it('GOR-ENC-07: the referee is asked for it when all have declared', () => {
    const declared = met([aldo(), bera()], [grik])
      .play({ type: 'Declare', creature: id('aldo'), action: 'melee', spell: null }, player)
      .play({ type: 'Hold', creatures: [id('bera')] }, otherPlayer);
    expect(prompt(declared, referee)).toMatchObject({
      sentence: 'How do they react? Roll for it, or set it',
      yours: true,
    });
    expect(prompt(declared, referee).offers.slice(0, 2)).toEqual(['RollReaction', 'SetReaction']);
    expect(prompt(declared, player).sentence).toContain('wait for the referee to decide how they react, and');
  });

  it('GOR-ENC-06: the referee declares for those whom nobody plays before the dice are thrown', () => {
    const alone = met([aldo({ owner: null })], [grik]);
    expect(prompt(alone, referee).sentence).toBe('Round 1: declare what Aldo does, or roll the reaction');
    expect(asked(alone, referee)[0]).toBe('Strike the goblin');
  });
});

describe('whoever declared what cannot be done when its phase has come', () => {
  const declared = (action: 'missile' | 'melee', foe: Creature) => {
    const script = met([aldo(), bera()], [foe]);
    script
      .play({ type: 'Declare', creature: id('aldo'), action: 'melee', spell: null }, player)
      .play({ type: 'Declare', creature: id('bera'), action, spell: null }, otherPlayer)
      .play({ type: 'RollReaction', speaker: 'nobody', modifier: 0 }, referee, 3, 3)
      .play({ type: 'RollInitiative' }, referee, 5, 2);
    while (script.state.encounter?.combat?.phase !== action) script.play({ type: 'NextPhase' });
    return script;
  };

  it('reads why, as far as they know', () => {
    expect(prompt(declared('missile', { ...grik, at: inTheNextRoom }), otherPlayer).sentence).toMatch(
      /^Bera has nobody in sight to shoot at: /,
    );
    expect(prompt(declared('melee', grik), otherPlayer).sentence).toMatch(
      /^Bera has no foe within reach: waiting for Ann \(Aldo\) to strike/,
    );
  });
});

describe('while nobody is seen who fights', () => {
  /** One foe falls, and another is in the next room; the next round has begun. */
  const alone = () => {
    const script = met(
      [aldo(), bera()],
      [{ ...grik, hitPoints: { now: 1, max: 20 } }, goblin({ id: id('grak'), at: inTheNextRoom })],
    )
      .play({ type: 'Declare', creature: id('aldo'), action: 'melee', spell: null }, player)
      .play({ type: 'RollReaction', speaker: 'nobody', modifier: 0 }, referee, 3, 3)
      .play({ type: 'RollInitiative' }, referee, 5, 2);
    while (script.state.encounter?.combat?.phase !== 'melee') script.play({ type: 'NextPhase' });
    return script
      .play({ type: 'Attack', attacker: id('aldo'), target: grik.id, attack: 'sword' }, player, 19, 6)
      .play({ type: 'EndRound' });
  };

  it('all are asked what they do, so that nobody waits for the other', () => {
    const script = alone();
    expect(prompt(script, player)).toMatchObject({
      sentence: 'No foe in sight is still fighting. Your turn: declare what Aldo does this round',
      yours: true,
    });
    expect(asked(script, player).slice(0, 2)).toEqual(['Move', 'Wait']);
    expect(asked(script, player)).toContain('Nothing to declare');
    script.play({ type: 'Hold', creatures: [id('aldo')] }, player);
    expect(prompt(script, player).sentence).toBe(
      'No foe in sight is still fighting: waiting for Bob (Bera) to declare',
    );
  });

  it('whoever said to move reads so when the time has come', () => {
    const script = alone()
      .play({ type: 'Declare', creature: id('aldo'), action: 'move', spell: null }, player)
      .play({ type: 'RollInitiative' });
    expect(prompt(script, player).sentence).toBe(
      'No foe in sight is still fighting: move or hold, or wait for the referee',
    );
    expect(prompt(script, otherPlayer).sentence).toBe('No foe in sight is still fighting: waiting for the referee');
  });
});

it('where all of the party have fallen, nobody is asked what they find', () => {
  const script = met([aldo()], [grik]).play({
    type: 'SetCondition',
    creature: id('aldo'),
    condition: 'dead',
    on: true,
  });
  expect(prompt(script, referee).sentence).toBe(
    'Nobody of the party can fight on: say what becomes of them, and end the encounter',
  );
  expect(asked(script, referee)[0]).toBe('End the encounter');
});
