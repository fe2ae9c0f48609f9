import { describe, expect, it } from 'vitest';
import { cited, offeredBy } from '../../../../test/citing.ts';
import { aldo, begin, fieldOfBeginning, grik, meet, orc, torch } from '../../../../test/encounter.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { id, loaded, type Options } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { offers } from '../../../view/offers.ts';

describe('an encounter', () => {
  it('OSE-EVT-01: its steps are offered to the referee one after the other', () => {
    const script = new Script(begin).play(meet);
    const next = () =>
      offers(script.state, referee)
        .filter((offer) => offer.next)
        .map(({ command }) => command);
    expect(next()).toEqual(['RollSurprise']);
    expect(next.call(script.play({ type: 'RollSurprise' }, referee, 5, 5))).toEqual(['RollDistance']);
    expect(next.call(script.play({ type: 'RollDistance' }, referee, 2, 2))).toEqual(['RollReaction']);
    expect(next.call(script.play({ type: 'RollReaction', speaker: aldo.id, modifier: 0 }, referee, 4, 4))).toEqual([
      'RollInitiative',
    ]);
    expect(next.call(script.play({ type: 'RollInitiative' }, referee, 4, 2))).toEqual(['NextPhase']);
    expect(offers(script.state, player).some((offer) => offer.next)).toBe(false);
    expect(script.rules).toContain('OSE-EVT-01');
  });

  it('it shows the monsters to the players, unless the referee says otherwise', () => {
    expect(after(begin, meet, referee).creatures[grik.id]?.hidden).toBe(false);
    const unseen = new Script(begin).play({ ...meet, reveal: false });
    expect(unseen.state.creatures[grik.id]?.hidden).toBe(true);
    const { players, referee: desk } = unseen.told();
    expect(players.join(' ').toLowerCase()).not.toContain('goblin');
    expect(players[0]).toBe('An encounter: something moves in the dark.');
    expect(desk[0]).toBe('An encounter: foes whom the players do not see are here.');
  });

  it('a fight is won as far as the table sees, and over where somebody fights on', () => {
    const ambush = goblin({ id: id('ambush'), name: 'Ambush', at: at(3, 2), hidden: true });
    const told = (foes: readonly (typeof grik.id)[], dies: boolean) => {
      const script = new Script(delve([aldo, { ...grik, hidden: false }, ambush]));
      script.play({ ...meet, creatures: [...foes], reveal: false });
      while (script.state.encounter?.round === 0) script.play({ type: 'SkipStep' });
      script.play({ type: 'RollInitiative' }, referee, 4, 2);
      if (dies) script.play({ type: 'SetCondition', creature: grik.id, condition: 'dead', on: true });
      script.told();
      script.play({ type: 'ConcludeEncounter' });
      const { players, referee: desk } = script.told();
      return [players[0], desk[0]?.split('.')[0]];
    };
    const [won, over] = [
      'The fight is won; with the aftermath it took a turn',
      'The encounter is over; with the aftermath it took a turn',
    ];
    expect(told([grik.id], true)).toEqual([`${won}.`, won]);
    expect(told([grik.id, ambush.id], true)).toEqual([`${won}.`, over]);
    expect(told([grik.id], false)).toEqual([`${over}.`, over]);
  });

  it('a side that was hidden goes by those of it whom the referee has revealed since', () => {
    const three = delve([aldo, grik, goblin({ id: id('snag'), name: 'Tall goblin', at: at(3, 2), hidden: true }), orc]);
    const script = new Script(three).play({ ...meet, creatures: [grik.id, id('snag')], reveal: false });
    const name = () => script.state.encounter?.sides[1]?.name;
    const show = (creature: typeof grik.id, hidden: boolean) => script.play({ type: 'HideCreature', creature, hidden });
    expect(name()).toBe('The unseen');
    show(grik.id, false);
    expect(name()).toBe('The goblin');
    show(id('snag'), false);
    expect(name()).toBe('The goblins');
    show(grik.id, true);
    show(id('snag'), true);
    expect(name()).toBe('The unseen');
  });

  it('OSE-EVT-06: how far away they are is told to those who see any of them', () => {
    const told = (reveal: boolean) =>
      new Script(begin)
        .play({ ...meet, reveal })
        .play({ type: 'RollSurprise' }, referee, 5, 5)
        .play({ type: 'SetDistance', distance: 40 })
        .told();
    expect(told(true).players).toContain('They are 40 feet apart.');
    expect(told(false).players.join(' ')).not.toContain('apart');
    expect(told(false).referee.join(' ')).toContain('They are 40 feet apart.');
  });

  it('only the referee begins one, with somebody to meet, and one at a time', () => {
    expect(ask(begin, meet, player)).toBe('not-your-seat');
    expect(ask(begin, { ...meet, creatures: [] }, referee)).toBe('bad-input');
    expect(ask(begin, { ...meet, creatures: [id('nobody')] }, referee)).toBe('no-such-thing');
    expect(ask(after(begin, meet, referee), meet, referee)).toBe('in-encounter');
  });

  it('OSE-EVT-02: a side that expects the meeting does not roll, and with none left the step is over', () => {
    const script = new Script(begin).play({ ...meet, aware: 'monsters' }).play({ type: 'RollSurprise' }, referee, 2);
    expect(script.state.encounter?.sides.map((side) => side.surprised)).toEqual([true, false]);
    expect(after(begin, { ...meet, aware: 'both' }, referee).encounter?.step).toBe('distance');
  });

  it('OSE-EVT-03: those who come up unseen surprise on more', () => {
    const stealthy = delve([aldo, { ...grik, traits: { surprisesOn: 4 } }]);
    const state = after(after(stealthy, meet, referee), { type: 'RollSurprise' }, referee, 4, 4);
    expect(state.encounter?.sides.map((side) => side.surprised)).toEqual([true, false]);
  });

  it('OSE-EVT-05: in the dark a torch gives the party away, and the referee may say otherwise', () => {
    const dark = { lights: { [torch.id]: torch } };
    expect(fieldOfBeginning(delve([aldo, grik], dark, twoRooms({ ambient: 'dark' })), 'aware')).toMatchObject({
      preset: 'monsters',
    });
    expect(fieldOfBeginning(delve([aldo, grik], dark), 'aware')).toMatchObject({ preset: 'none' });
  });

  it('GOR-ENC-02: by Gorman it does not, unless the campaign has it so; both sides throw all the same', () => {
    const byGorman = (options: Options) =>
      delve(
        [aldo, grik],
        { lights: { [torch.id]: torch }, ruleset: { base: 'gorman', slots: {}, options } },
        twoRooms({ ambient: 'dark' }),
      );
    expect(fieldOfBeginning(byGorman({}), 'aware')).toMatchObject({ preset: 'none' });
    const lit = byGorman({ lightGivesAway: true });
    expect(fieldOfBeginning(lit, 'aware')).toMatchObject({ preset: 'monsters' });
    const surprised = after(
      after(lit, { ...meet, aware: 'monsters' }, referee),
      { type: 'RollSurprise' },
      referee,
      2,
      1,
    );
    expect(surprised.encounter?.sides.map((side) => side.surprised)).toEqual([true, false]);
  });

  it('OSE-DUN-04: a door tried in vain gives the party away', () => {
    const rooms = twoRooms();
    const doors = Object.fromEntries(
      Object.values(rooms.doors).map((door) => [door.id, { ...door, failedForcings: 1 }]),
    );
    const near = delve([{ ...aldo, at: at(4, 1) }, grik], {}, { ...rooms, doors });
    expect(fieldOfBeginning(near, 'aware')).toMatchObject({ preset: 'monsters' });
  });

  it('what the dice said and what was ruled both stand in the log', () => {
    const script = new Script(begin).play(meet).play({ type: 'RollSurprise' }, referee, 5, 5);
    const [party] = script.state.encounter?.sides ?? [];
    const events = ask(script.state, { type: 'SetSurprise', side: party?.id ?? id('none'), surprised: true }, referee);
    expect(events).toEqual([{ type: 'SurpriseRuled', side: party?.id, surprised: true, was: false }]);
    script.play({ type: 'SetDistance', distance: 30 });
    expect(ask(script.state, { type: 'SetDistance', distance: 40 }, referee)).toMatchObject([
      { distance: 40, was: 30, roll: null },
    ]);
  });

  it('OSE-EVT-09: the speaker’s charisma counts, and the roll is the referee’s secret', () => {
    const script = new Script(begin).play(meet).play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
    script.told();
    script.play({ type: 'RollReaction', speaker: aldo.id, modifier: 0 }, referee, 4, 4);
    expect(script.state.encounter?.reaction).toBe('indifferent');
    expect(script.told()).toEqual({
      referee: ['Reaction: indifferent, may negotiate. [4 4]', 'Round 1.'],
      players: ['Round 1.'],
    });
    expect(script.rules).toContain('OSE-EVT-09');
  });

  it('OSE-EVT-10, OSE-EVT-11: words make it a parley, which ends when they attack', () => {
    const script = new Script(begin)
      .play(meet)
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
    expect(offeredBy(script.state, 'Parley', player)).toEqual(['OSE-EVT-11']);
    script.play({ type: 'Parley' }, player);
    expect(script.state.encounter?.mode).toBe('parley');
    script.play({ type: 'RollReaction', speaker: 'nobody', modifier: -4 }, referee, 1, 2);
    expect(script.state.encounter?.mode).toBe('combat');
    expect(ask(script.state, { type: 'Parley' }, player)).toBe('out-of-turn');
    expect(script.rules).toContain('OSE-EVT-10');
  });

  it('OSE-EVT-11: who speaks is named, and the two sides talk when the others answer', () => {
    const script = new Script(begin)
      .play(meet)
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
    script.told();
    script.play({ type: 'Parley' }, player);
    expect(script.told().players).toEqual(['Aldo speaks to the goblin.']);
    script.play({ type: 'RollReaction', speaker: aldo.id, modifier: 0 }, referee, 4, 4);
    expect(script.told().players).toEqual(['The goblin answers: the two sides talk.']);
  });

  it('one who lies hidden on a side shows by no verb', () => {
    const ambush = { ...orc, id: id<'creature'>('ambush'), name: 'Ambush', hidden: true };
    const script = new Script({ ...begin, creatures: { ...begin.creatures, [ambush.id]: ambush } }).play(meet);
    const goblins = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.id ?? null;
    script.play({ type: 'JoinEncounter', creatures: [ambush.id], side: goblins });
    script.play({ type: 'HideCreature', creature: ambush.id, hidden: true });
    script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
    script
      .play({ type: 'Parley' }, player)
      .play({ type: 'RollReaction', speaker: aldo.id, modifier: 0 }, referee, 4, 4);
    expect(script.told().players).toContain('The goblin answers: the two sides talk.');
  });

  it('OSE-EVT-04: the surprised do not talk, nor anybody to what is neither seen nor heard', () => {
    const unseen = (aware: 'none' | 'monsters', ...faces: number[]) => {
      const script = new Script(begin)
        .play({ ...meet, aware, reveal: false })
        .play({ type: 'RollSurprise' }, referee, ...faces);
      while (script.state.encounter?.round === 0) script.play({ type: 'SkipStep' });
      script.told();
      return script;
    };
    const surprised = unseen('monsters', 1).state;
    expect(decide(surprised, { type: 'Parley' }, player, loaded())).toMatchObject({
      refusal: { sentence: 'You are surprised: you lose this round.', rule: 'OSE-EVT-04' },
    });
    expect(offers(surprised, player).filter(({ command }) => command === 'Parley')).toEqual([]);
    expect(decide(unseen('none', 1, 1).state, { type: 'Parley' }, player, loaded())).toMatchObject({
      refusal: { sentence: 'The party sees and hears nobody to talk to.' },
    });
    const heard = unseen('none', 6, 6).play({ type: 'Parley' }, player).told().players;
    expect(heard).toEqual(['Aldo calls out to the unseen.']);
  });

  it('whoever a check brought up comes onto the board as far off as it says, where that distance is kept', () => {
    const come = { ...orc, at: null };
    const state = delve([aldo, come]);
    const drawnUp = { name: 'Orc', creatures: [come.id], distance: 20 };
    const script = new Script({ ...state, drawnUp, automation: { ...state.automation, rounds: true } });
    script.play({ ...meet, creatures: [come.id], aware: 'both' });
    expect(script.state.encounter).toMatchObject({ step: 'distance', distance: 20 });
    expect(script.play({ type: 'SkipStep' }).state.creatures[come.id]?.at).not.toBeNull();
  });

  it('OSE-EVT-01: any number of sides may meet, and more may join', () => {
    const script = new Script(begin).play(meet).play({ type: 'JoinEncounter', creatures: [orc.id], side: null });
    expect(script.state.encounter?.sides.map((side) => side.name)).toEqual(['The party', 'The goblin', 'The orc']);
    script
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' })
      .play({ type: 'RollInitiative' }, referee, 1, 3, 5);
    expect(script.state.encounter?.combat?.actors).toEqual([[orc.id], [grik.id], [aldo.id]]);
  });

  it('OSE-EVT-02: a side that comes before surprise is thrown for throws with the others, if those met did not expect it', () => {
    const comes = (aware: 'none' | 'monsters') =>
      new Script(begin)
        .play({ ...meet, creatures: [grik.id], aware })
        .play({ type: 'JoinEncounter', creatures: [orc.id], side: null });
    const surprised = ({ state }: Script) => state.encounter?.sides.map((side) => side.surprised);
    expect(surprised(comes('none').play({ type: 'RollSurprise' }, referee, 3, 2, 1))).toEqual([false, true, true]);
    expect(surprised(comes('monsters').play({ type: 'RollSurprise' }, referee, 1))).toEqual([true, false, false]);
  });

  it('OSE-EVT-04: those who stand apart from the surprised are surprised as they were', () => {
    const script = new Script(begin).play({ ...meet, creatures: [grik.id, orc.id], aware: 'party' });
    script.play({ type: 'RollSurprise' }, referee, 2).play({ type: 'SkipStep' });
    script.play({ type: 'JoinEncounter', creatures: [orc.id], side: null }).play({ type: 'SkipStep' });
    expect(script.state.encounter?.sides.map((side) => side.surprised)).toEqual([false, true, true]);
    expect(script.play({ type: 'RollInitiative' }).state.encounter?.combat?.actors).toEqual([[aldo.id]]);
  });

  it('OSE-EVT-14: it takes at least a turn, for the light too', () => {
    const lit = { ...begin, lights: { [torch.id]: torch } };
    const over = after(after(lit, meet, referee), { type: 'ConcludeEncounter' }, referee);
    expect(over).toMatchObject({ rounds: 60, encounter: null, lights: { torch: { turnsLeft: 5 } } });
  });

  it('OSE-WLD-12: a surprised party may be surrounded in the wilderness, by three or more', () => {
    const three = [1, 2, 3].map((n) => goblin({ id: id(`wolf-${n}`), name: 'Wolf' }));
    const wild = (setting: 'wilderness' | 'dungeon') =>
      new Script(delve([aldo, ...three]))
        .play({ ...meet, creatures: three.map((each) => each.id), setting, aware: 'monsters' })
        .play({ type: 'RollSurprise' }, referee, 1);
    expect(wild('wilderness').play({ type: 'Encircle' }).state.encounter?.situations[aldo.id]?.surrounded).toBe(true);
    expect(ask(wild('dungeon').state, { type: 'Encircle' }, referee)).toBe('forbidden');
    expect(cited(wild('dungeon').state, { type: 'Encircle' }, referee)).toContain('OSE-WLD-12');
  });

  it.each([orc, { ...orc, at: null }])('names nobody who was met and lies asleep since, but where they lie', (orc) => {
    const script = new Script(delve([aldo, orc]));
    const creatures = [orc.id];
    script.play(toMeet(creatures));
    script.play({ type: 'SetCondition', creature: orc.id, condition: 'asleep', on: true });
    script.play({ type: 'ConcludeEncounter' });
    const begins = offers(script.state, referee).filter(({ command }) => command === 'BeginEncounter');
    expect(begins.map(({ place, about, fixed }) => [place, about, fixed.creatures])).toEqual([
      ['creature', orc.id, [orc.id]],
    ]);
    expect(refusedOffers(script.state, referee, 'BeginEncounter')).toEqual([]);
  });

  it('OSE-DTH-01: the dead stay on the board', () => {
    const script = new Script(begin)
      .play(meet)
      .play({ type: 'SetCondition', creature: grik.id, condition: 'dead', on: true })
      .play({ type: 'ConcludeEncounter' });
    expect(script.state.creatures[grik.id]).toMatchObject({ conditions: ['dead'], at: grik.at });
  });
});
