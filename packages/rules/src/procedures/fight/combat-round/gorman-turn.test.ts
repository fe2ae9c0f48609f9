import { describe, expect, it } from 'vitest';
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
} from '../../../../test/table.ts';
import { id, loaded, type Options } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { offers } from '../../../view/offers.ts';

const bow = {
  name: 'short bow',
  kind: 'missile',
  damage: '1d6',
  times: 1,
  ranges: [50, 100, 150],
  slow: false,
  blunt: false,
} as const;
const aldo = someone({ at: at(1, 1), hitPoints: { now: 20, max: 20 } });
const bera = someone({ id: id('bera'), name: 'Bera', owner: otherPlayer.user, at: at(0, 1), attacks: [bow] });
const grik = goblin({ at: at(2, 1), hitPoints: { now: 20, max: 20 } });

const begun = (options: Options = {}, grikAt = grik): Script =>
  new Script({ ...delve([aldo, bera, grikAt]), ruleset: { base: 'gorman', slots: {}, options } }).play({
    type: 'BeginEncounter',
    creatures: [grik.id],
    setting: 'dungeon',
    aware: 'none',
    reveal: true,
  });

const says = (creature: typeof aldo.id, action: 'melee' | 'missile' | 'move' | 'retreat' | 'wait') =>
  ({ type: 'Declare', creature, action, spell: null }) as const;
const reacts = { type: 'RollReaction', speaker: 'nobody', modifier: 0 } as const;
const strikes = (attacker: typeof aldo.id, attack: string, target = grik.id) =>
  ({ type: 'Attack', attacker, target, attack }) as const;
const refusal = (script: Script, command: Parameters<Script['play']>[0], by = referee) => {
  const ruling = decide(script.state, command, by, loaded());
  return ruling.granted ? null : ruling.refusal;
};
const nothingRefused = (script: Script) =>
  expect([referee, player, otherPlayer].flatMap((seat) => refusedOffers(script.state, seat))).toEqual([]);

describe('an encounter by Gorman’s book', () => {
  it('GOR-ENC-01, 03, 06…09: surprise, distance, declarations, reaction, initiative, and phases common to both sides', () => {
    const script = begun();
    script.play({ type: 'RollSurprise' }, referee, 4, 3).play({ type: 'RollDistance' });
    nothingRefused(script);
    expect(refusal(script, { type: 'RollInitiative' })?.code).toBe('out-of-turn');
    script.play(says(aldo.id, 'melee'), player).play(says(bera.id, 'missile'), otherPlayer);
    nothingRefused(script);
    script.play(reacts, referee, 3, 3);
    nothingRefused(script);
    script.play({ type: 'RollInitiative' }, referee, 2, 5);
    nothingRefused(script);
    expect(script.told().players).toEqual([
      'An encounter: the goblin is here.',
      'Nobody is surprised. [4]',
      'They are 70 feet apart.',
      'Round 1.',
      'Aldo will strike.',
      'Bera will shoot or throw.',
      'Initiative: the goblin, then the party. [5] [2]',
      'The goblin may move.',
    ]);
    script.play({ type: 'NextPhase' });
    nothingRefused(script);
    script.play(strikes(bera.id, 'short bow'), otherPlayer, 2).play({ type: 'NextPhase' });
    nothingRefused(script);
    script.play(strikes(grik.id, 'spear', aldo.id), referee, 2).play({ type: 'NextPhase' });
    script.play(strikes(aldo.id, 'sword'), player, 2).play({ type: 'NextPhase' });
    expect(script.told().players.filter((line) => /^(The (party|goblin) may|Round)/.test(line))).toEqual([
      'The party may shoot or throw.',
      'The goblin may strike.',
      'The party may strike.',
      'Round 2.',
    ]);
    script.play({ type: 'RollInitiative' });
    expect(script.told().players).toEqual(['Initiative stands: the goblin, then the party.', 'The goblin may move.']);
    nothingRefused(script);
    expect(script.rules).toContain('GOR-ENC-01');
  });

  it('GOR-ENC-08: thrown anew each turn where the campaign says so', () => {
    const script = begun({ initiativeEachTurn: true });
    script.play({ type: 'RollSurprise' }, referee, 4, 3).play({ type: 'RollDistance' }).play(reacts, referee, 3, 3);
    script.play({ type: 'RollInitiative' }, referee, 2, 5).play({ type: 'EndRound' });
    script.play({ type: 'RollInitiative' }, referee, 3, 3, 6, 1);
    expect(script.told().players).toContain(
      'Initiative: the party, then the goblin (a tie, thrown again). [3] [6] [3] [1]',
    );
  });

  it('GOR-ENC-02, 04: both sides throw, the aware too; the surprised lose a turn, yet their place stands', () => {
    const script = new Script({ ...delve([aldo, grik]), ruleset: { base: 'gorman', slots: {}, options: {} } });
    script.play({ type: 'BeginEncounter', creatures: [grik.id], setting: 'dungeon', aware: 'monsters', reveal: true });
    script.play({ type: 'RollSurprise' }, referee, 2, 1).play({ type: 'RollDistance' }).play(reacts, referee, 3, 3);
    expect(refusal(script, says(aldo.id, 'melee'), player)?.code).toBe('out-of-turn');
    script.play({ type: 'RollInitiative' }, referee, 6, 1);
    expect(script.told().players.slice(-2)).toEqual(['The goblin alone can act. [1] [6]', 'The goblin may move.']);
    script.play({ type: 'EndRound' }).play({ type: 'RollInitiative' });
    expect(script.told().players).toContain('Initiative stands: the party, then the goblin.');
    expect(script.rules).toContain('GOR-ENC-02');
  });

  it('GOR-ENC-04: all surprised, nobody acts in the first turn', () => {
    const script = begun().play({ type: 'RollSurprise' }, referee, 1, 2).play({ type: 'RollDistance' });
    script.play(reacts, referee, 3, 3).play({ type: 'RollInitiative' }, referee, 3, 2);
    expect(script.told().players.slice(-2)).toEqual(['Nobody can act in this turn. [3] [2]', 'Round 2.']);
  });

  it('GOR-ENC-06: what was not declared is not done, unless the referee allows it', () => {
    const script = begun().play({ type: 'RollSurprise' }, referee, 4, 3).play({ type: 'RollDistance' });
    script.play(says(aldo.id, 'wait'), player).play(reacts, referee, 3, 3);
    script.play({ type: 'RollInitiative' }, referee, 5, 2);
    for (let phase = 0; phase < 9 && script.state.encounter?.combat?.phase !== 'melee'; phase += 1)
      script.play({ type: 'NextPhase' });
    expect(refusal(script, says(bera.id, 'missile'), otherPlayer)).toMatchObject({ rule: 'GOR-ENC-06' });
    script.play(strikes(grik.id, 'spear', aldo.id), referee, 2);
    expect(refusal(script, strikes(aldo.id, 'sword'), player)?.code).toBe('out-of-turn');
  });

  it('GOR-EXP-02: two moves of a third of the rate, or an attack; both only where the campaign allows it', () => {
    const far = goblin({ at: at(4, 4), hitPoints: { now: 20, max: 20 } });
    const moving = (options: Options) => {
      const script = begun(options, far).play({ type: 'RollSurprise' }, referee, 4, 3).play({ type: 'RollDistance' });
      script
        .play(says(aldo.id, 'move'), player)
        .play(says(bera.id, 'missile'), otherPlayer)
        .play(reacts, referee, 3, 3);
      return script.play({ type: 'RollInitiative' }, referee, 5, 2);
    };
    const script = moving({});
    script.play({ type: 'MoveCreature', creature: aldo.id, to: { x: 4, y: 1 } }, player);
    expect(script.state.creatures[aldo.id]?.moved).toBe(30);
    expect(refusal(script, { type: 'MoveCreature', creature: bera.id, to: { x: 0, y: 2 } }, otherPlayer)).toMatchObject(
      {
        rule: 'GOR-ENC-06',
      },
    );
    const both = moving({ moveAndAttack: true });
    both.play({ type: 'MoveCreature', creature: bera.id, to: { x: 0, y: 2 } }, otherPlayer).play({ type: 'NextPhase' });
    both.play({ type: 'NextPhase' }).play(strikes(bera.id, 'short bow'), otherPlayer, 2);
  });

  describe('whoever leaves a melee', () => {
    const away = { type: 'MoveCreature', creature: aldo.id, to: { x: 1, y: 3 } } as const;
    const leaving = (options: Options, action: 'move' | 'retreat') => {
      const script = begun(options).play({ type: 'RollSurprise' }, referee, 4, 3).play({ type: 'RollDistance' });
      script.play(says(aldo.id, action), player).play(reacts, referee, 3, 3);
      return script.play({ type: 'RollInitiative' }, referee, 5, 2);
    };
    /** What bears on the blow of the goblin, in the phase for it. */
    const struckAt = (script: Script) => {
      while (script.state.encounter?.combat?.phase !== 'melee') script.play({ type: 'NextPhase' });
      const events = ask(script.state, strikes(grik.id, 'spear', aldo.id), referee, 2);
      return JSON.stringify(events).includes('the target retreats');
    };

    it('GOR-RUL-01: just moves, and it costs nothing', () => {
      const script = leaving({}, 'move').play(away, player);
      expect(script.state.creatures[aldo.id]?.at?.square).toEqual(away.to);
      expect(struckAt(leaving({}, 'move'))).toBe(false);
      expect(() => leaving({}, 'retreat')).toThrow('not declared');
    });

    it('OSE-CMB-10: or declares a retreat, and is struck at with two more', () => {
      expect(refusal(leaving({ retreatPenalty: true }, 'move'), away, player)).toMatchObject({ rule: 'OSE-CMB-02' });
      const script = leaving({ retreatPenalty: true }, 'retreat');
      nothingRefused(script);
      expect(struckAt(leaving({ retreatPenalty: true }, 'retreat'))).toBe(true);
      script.play(away, player);
      expect(script.state.creatures[aldo.id]?.moved).toBe(20);
    });
  });

  it('GOR-EXP-01: eleven turns of fighting are two of exploration', () => {
    const script = begun().play({ type: 'RollSurprise' }, referee, 4, 3).play({ type: 'RollDistance' });
    for (let round = 1; round < 11; round += 1) script.play({ type: 'EndRound' });
    script.told();
    script.play({ type: 'ConcludeEncounter' });
    expect(script.told().players[0]).toBe('The encounter is over; with the aftermath it took 2 turns.');
    expect(script.rules).toContain('GOR-EXP-01');
  });
});

describe('GOR-EXP-02: whoever is met has no time for a blow after a move', () => {
  it('so that they are only proposed to close in', () => {
    const script = begun({}, { ...grik, at: at(4, 4) });
    script.play({ type: 'RollSurprise' }, referee, 4, 3).play({ type: 'RollDistance' }).play(reacts, referee, 2, 2);
    script.play({ type: 'RollInitiative' }, referee, 2, 5);
    expect(offers(script.state, referee).filter(({ command }) => command === 'CloseIn')).toMatchObject([
      { label: 'The goblin: close in' },
    ]);
  });

  it('GOR-ENC-09: and those who stand next to a foe strike, with no press that ends the moves', () => {
    const { state } = begun();
    const script = new Script({ ...state, automation: { ...state.automation, rounds: true } })
      .play({ type: 'RollSurprise' }, referee, 4, 3)
      .play(says(aldo.id, 'melee'), player)
      .play(says(bera.id, 'wait'), otherPlayer)
      .play(reacts, referee, 1, 1, 2, 5);
    expect(script.state.encounter?.combat?.phase).toBe('melee');
    const [striking] = offers(script.state, referee).filter(({ command }) => command === 'AttackSide');
    expect(striking).toMatchObject({ label: 'The goblin: attack Aldo', next: true });
  });

  it('GOR-ENC-08: once all have declared the round goes on, though nobody is in sight who could go first', () => {
    const { state } = begun({}, { ...grik, at: at(7, 4) });
    const script = new Script({ ...state, automation: { ...state.automation, rounds: true } })
      .play({ type: 'RollSurprise' }, referee, 4, 3)
      .play(reacts, referee, 1, 1)
      .play({ type: 'RollInitiative' }, referee, 2, 5)
      .play({ type: 'EndRound' })
      .play(says(aldo.id, 'move'), player);
    expect(script.state.encounter?.combat?.stage).toBe('declarations');
    script.play(says(bera.id, 'wait'), otherPlayer);
    expect(script.state.encounter?.combat?.stage).toBe('acting');
  });
});
