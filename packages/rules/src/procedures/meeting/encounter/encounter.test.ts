import { describe, expect, it } from 'vitest';
import { onTheWay } from '../../../../test/abbey.ts';
import { cited, offeredBy } from '../../../../test/citing.ts';
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
  someone,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { type Command, id, loaded, type Options } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ at: at(1, 1), abilities: { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 16 } });
const grik = goblin({ at: at(3, 1), hidden: true });
const orc = goblin({ id: id('orc'), name: 'Orc', at: at(3, 3) });
const begin = delve([aldo, grik, orc]);
const meet: Command = toMeet([grik.id], { aware: 'none' });
const torch = {
  id: id<'light'>('torch'),
  kind: 'torch',
  carriedBy: aldo.id,
  left: null,
  radius: 30,
  turnsLeft: 6,
} as const;

const preset = (state: GameState, name: string) =>
  offers(state, referee)
    .find(({ key }) => key === 'BeginEncounter')
    ?.inputs.find((input) => input.name === name);

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

  it('of those who see the party in the dark, only the nearest and those around are met in one click', () => {
    const scene = twoRooms({ ambient: 'dark', walls: [], doors: {} });
    const here = { ...grik, hidden: false, infravision: 90 };
    const far = goblin({ id: id('far'), name: 'Far', at: at(9, 1), infravision: 90 });
    const these = offers(delve([{ ...aldo, infravision: 0 }, here, far], {}, scene), referee).find(
      ({ key }) => key === 'BeginEncounter:these',
    );
    expect(these?.fixed.creatures).toEqual([grik.id]);
  });

  it('of one pack those are met as well who stand in the dark around those who are seen', () => {
    const scene = twoRooms({ ambient: 'dark', walls: [], doors: {} });
    const rat = (name: string, x: number, hidden = false) =>
      goblin({ id: id(name), name: `${name} giant rat`, at: at(x, 1), infravision: 0, hidden });
    const spider = goblin({ id: id('spider'), name: 'Crab spider', at: at(5, 2), infravision: 0 });
    const people = [
      aldo,
      rat('Sly', 2),
      rat('Pale', 4),
      rat('Far', 9),
      rat('Lurking', 2, true),
      rat('Shy', 5, true),
      spider,
    ];
    const lit = { [torch.id]: { ...torch, bright: 10, dim: 10 } };
    const these = offers(
      delve(
        people.map((one) => ({ ...one, infravision: 0 })),
        { lights: lit },
        scene,
      ),
      referee,
    ).find(({ key }) => key === 'BeginEncounter:these');
    expect(these).toMatchObject({
      fixed: { creatures: ['Sly', 'Pale', 'Shy'] },
      label: 'Begin the encounter: 3 giant rats',
    });
  });

  it('of a pack the table is told of those alone whom it sees, until more of them come into the light', () => {
    const rat = (name: string, x: number, hidden = false) =>
      goblin({ id: id(name), name: `${name} giant rat`, at: at(x, 1), infravision: 0, hidden });
    const board = twoRooms({ ambient: 'dark', walls: [], doors: {} });
    const lit = { [torch.id]: { ...torch, radius: 10 } };
    const pack = [rat('Sly', 2), rat('Pale', 4), rat('Shy', 5, true)];
    const met = delve([{ ...aldo, infravision: 0 }, ...pack], { lights: lit }, board);
    const script = new Script(met).play({ ...meet, creatures: pack.map((one) => one.id) });
    expect(script.told()).toMatchObject({
      players: [expect.stringContaining('An encounter: the sly giant rat is here.')],
      referee: [expect.stringContaining('An encounter: the giant rats are here.')],
    });
    expect(known(script.state, player).encounter?.sides[1]?.name).toBe('The sly giant rat');
    const bright = { [torch.id]: { ...torch, radius: 60 } };
    expect(known({ ...script.state, lights: bright }, player).encounter?.sides[1]?.name).toBe('The giant rats');
    expect(known(script.state, referee).encounter?.sides[1]?.name).toBe('The giant rats');
  });

  it('a pack is met whole, though some of it stand farther off than anybody is looked for', () => {
    const scene = twoRooms({ width: 20, ambient: 'dark', walls: [], doors: {} });
    const blind = (one: typeof grik) => ({ ...one, infravision: 0 });
    const pack = [12, 13, 14].map((x) => blind(goblin({ id: id(`goblin-${x}`), name: 'Goblin', at: at(x, 1) })));
    const begins = offers(delve([blind(aldo), ...pack], {}, scene), referee);
    const creatures = pack.map((one) => one.id);
    for (const key of ['BeginEncounter:these', 'BeginEncounter:goblin-12'])
      expect(begins.find((offer) => offer.key === key)?.fixed.creatures).toEqual(creatures);
    expect(begins.find(({ key }) => key === 'BeginEncounter')?.inputs[0]).toMatchObject({ preset: creatures });
    const band = delve([blind(aldo), ...pack], {}, scene);
    expect(refusedOffers(band, referee, 'BeginEncounter')).toEqual([]);
  });

  describe('with those whom the referee has hidden in a room', () => {
    const unlit = { walls: [], doors: {} };
    const lurking = (name: string, x: number, y = 1) =>
      goblin({ id: id(name), name: `${name} goblin`, at: at(x, y), infravision: 0, hidden: true });
    const these = (state: GameState) => offers(state, referee).find(({ key }) => key === 'BeginEncounter:these');

    it('is the next thing as soon as the party looks at them, and meets all of them', () => {
      const spider = goblin({ id: id('spider'), name: 'Crab spider', at: at(4, 3), hidden: true });
      const state = delve([aldo, lurking('Sly', 3), lurking('Pale', 6), spider], {}, twoRooms(unlit));
      expect(these(state)).toMatchObject({
        label: 'Begin the encounter: 3 monsters, still hidden',
        next: true,
        fixed: { creatures: ['Sly', 'Pale', 'spider'], reveal: true },
      });
      expect(refusedOffers(state, referee, 'BeginEncounter')).toEqual([]);
    });

    it('is not, while the door before them is shut', () => {
      const blind = { ...aldo, at: at(4, 1), infravision: 0 };
      const script = new Script(delve([blind, lurking('Sly', 6), lurking('Pale', 7)]));
      expect(these(script.state)?.next ?? false).toBe(false);
      script.play({ type: 'SetDoor', door: id('door'), state: 'open', locked: false, stuck: false, found: true });
      expect(these(script.state)).toMatchObject({ next: true, fixed: { creatures: ['Sly', 'Pale'] } });
    });

    it('meets with them their like in the dark, each within thirty feet of another', () => {
      const lights = { [torch.id]: { ...torch, bright: 10, dim: 10, radius: 10 } };
      const pack = [lurking('Sly', 2), lurking('Pale', 5), lurking('Shy', 8), lurking('Far', 13)];
      const scene = twoRooms({ ...unlit, width: 14, ambient: 'dark' });
      const state = delve([{ ...aldo, infravision: 0 }, ...pack], { lights }, scene);
      expect(these(state)?.fixed.creatures).toEqual(['Sly', 'Pale', 'Shy']);
    });

    it('is no more the next thing once the referee has let the turn end, until they are out of sight for a turn', () => {
      const script = new Script(delve([aldo, lurking('Sly', 3)], {}, twoRooms(unlit)));
      script.play({ type: 'EndTurn', resting: false });
      expect(these(script.state)).toMatchObject({
        label: 'Begin the encounter: Sly goblin, still hidden',
        next: false,
      });
      expect(known(script.state, player)).not.toHaveProperty('lurking');
      const another = lurking('Pale', 3, 2);
      const joined = { ...script.state, creatures: { ...script.state.creatures, [another.id]: another } };
      expect(these(joined)).toMatchObject({ next: true, fixed: { creatures: ['Sly', 'Pale'] } });
    });
  });

  it('no kind draws in another whose name ends alike', () => {
    const scene = twoRooms({ ambient: 'dark', walls: [], doors: {} });
    const warrior = (name: string, x: number, undead: boolean) =>
      goblin({ id: id(name), name: `${name} warrior`, at: at(x, 1), infravision: 0, undead });
    const people = [{ ...aldo, infravision: 0 }, warrior('Orc', 2, false), warrior('Skeleton', 4, true)];
    const lights = { [torch.id]: { ...torch, radius: 10 } };
    const these = offers(delve(people, { lights }, scene), referee).find(({ key }) => key === 'BeginEncounter:these');
    expect(these?.fixed.creatures).toEqual(['Orc']);
  });

  it('of one pack that nobody has been shown yet, those in a dark corner are met with those who see the party', () => {
    const rat = (name: string, x: number, infravision: number) =>
      goblin({ id: id(name), name: `${name} giant rat`, at: at(x, 1), infravision, hidden: true });
    const scene = twoRooms({ ambient: 'dark', walls: [], doors: {} });
    const state = delve([{ ...aldo, infravision: 0 }, rat('Sly', 3, 90), rat('Pale', 6, 0)], {}, scene);
    const these = offers(state, referee).find(({ key }) => key === 'BeginEncounter:these');
    expect(these?.fixed.creatures).toEqual(['Sly', 'Pale']);
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
    expect(preset(delve([aldo, grik], dark, twoRooms({ ambient: 'dark' })), 'aware')).toMatchObject({
      preset: 'monsters',
    });
    expect(preset(delve([aldo, grik], dark), 'aware')).toMatchObject({ preset: 'none' });
  });

  it('GOR-ENC-02: by Gorman it does not, unless the campaign has it so; both sides throw all the same', () => {
    const byGorman = (options: Options) =>
      delve(
        [aldo, grik],
        { lights: { [torch.id]: torch }, ruleset: { base: 'gorman', slots: {}, options } },
        twoRooms({ ambient: 'dark' }),
      );
    expect(preset(byGorman({}), 'aware')).toMatchObject({ preset: 'none' });
    const lit = byGorman({ lightGivesAway: true });
    expect(preset(lit, 'aware')).toMatchObject({ preset: 'monsters' });
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
    expect(preset(near, 'aware')).toMatchObject({ preset: 'monsters' });
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

  it('it is proposed with those who are seen, else who have a way to the party, and says where they are', () => {
    const proposed = (state: GameState) => offers(state, referee).find(({ key }) => key === 'BeginEncounter:these');
    const scene = twoRooms();
    const room = { key: '2', name: 'Crypt', at: at(3, 3).square, squares: [], text: '' };
    const dark = (solid: boolean): GameState => ({
      ...begin,
      creatures: {
        [aldo.id]: { ...aldo, infravision: 0 },
        [orc.id]: { ...orc, infravision: 0 },
      },
      scenes: {
        [scene.id]: {
          ...scene,
          ambient: 'dark',
          rooms: [room],
          ...(solid ? { walls: [{ a: { x: 3, y: 0 }, b: { x: 3, y: 5 } }] } : {}),
        },
      },
    });
    expect(proposed(begin)).toMatchObject({ label: 'Begin the encounter: Orc', next: true });
    expect(proposed(dark(false))).toMatchObject({
      label: 'Begin the encounter: Orc, not seen yet (Crypt)',
      next: false,
    });
    expect(proposed(dark(true))).toBeUndefined();
  });

  it('whoever stands in one room is met together, up to 60 feet from the nearest of them', () => {
    const unlit = (name: string, x: number) => goblin({ id: id(name), name: 'Goblin', infravision: 0, at: at(x, 0) });
    const scene = twoRooms({ ambient: 'dark', width: 12, walls: [], doors: {} });
    const squares = Array.from({ length: 12 }, (_, x) => ({ x, y: 0 }));
    const cave = { key: '1', name: 'Cave', at: at(3, 0).square, squares, text: '' };
    const met = (rooms: typeof scene.rooms) =>
      offers(
        delve(
          [{ ...aldo, infravision: 0, at: at(0, 2) }, unlit('near', 2), unlit('far', 7), unlit('farther', 9)],
          {},
          { ...scene, rooms },
        ),
        referee,
      ).find(({ key }) => key === 'BeginEncounter:these')?.label;
    expect(met([cave])).toBe('Begin the encounter: 2 goblins, not seen yet (Cave)');
    expect(met([])).toBe('Begin the encounter: Goblin, not seen yet');
  });

  it('nobody beyond a wall or a shut door is met with others, however near through it, nor listed without a way', () => {
    const beyond = goblin({ id: id('beyond'), name: 'Beyond', at: at(6, 1), hidden: true });
    const scene = twoRooms({ ambient: 'dark' });
    const blind = [
      { ...aldo, infravision: 0 },
      { ...grik, hidden: false, infravision: 0 },
      { ...orc, infravision: 0 },
    ];
    const met = (walls: typeof scene.walls, doors: typeof scene.doors) => {
      const all = offers(delve([...blind, beyond], {}, { ...scene, walls, doors }), referee);
      const begin = all.filter(({ command }) => command === 'BeginEncounter');
      const who = begin.find(({ key }) => key === 'BeginEncounter')?.inputs.find(({ name }) => name === 'creatures');
      return {
        these: begin.find(({ key }) => key === 'BeginEncounter:these')?.fixed.creatures,
        here: begin.find(({ key }) => key === `BeginEncounter:${grik.id}`)?.fixed.creatures,
        listed: who?.kind === 'choices' ? who.options.map(({ value }) => value) : [],
      };
    };
    const alone = [grik.id, orc.id];
    expect(met(scene.walls, scene.doors)).toEqual({ these: alone, here: alone, listed: [...alone, beyond.id] });
    const solid = [{ a: { x: 5, y: 0 }, b: { x: 5, y: 5 } }];
    expect(met(solid, {})).toEqual({ these: alone, here: alone, listed: alone });
    expect(met([], {}).here).toEqual([...alone, beyond.id]);
  });

  it('those are listed too who stand farther off, in one room with somebody near', () => {
    const long = Array.from({ length: 18 }, (_, at) => ({ x: at + 2, y: 1 }));
    const cave = { key: '1', name: 'Cave', at: { x: 2, y: 1 }, text: '', squares: long };
    const unlit = (name: string, x: number) =>
      goblin({ id: id(name), name, at: at(x, 1), hidden: false, infravision: 0 });
    const listed = (rooms: readonly (typeof cave)[]) => {
      const scene = twoRooms({ ambient: 'dark', width: 20, walls: [], doors: {}, rooms });
      const state = delve([{ ...aldo, infravision: 0, at: at(0, 1) }, unlit('near', 2), unlit('far', 19)], {}, scene);
      const form = offers(state, referee).find(({ key }) => key === 'BeginEncounter');
      const who = form?.inputs.find(({ name }) => name === 'creatures');
      return who?.kind === 'choices' ? who.options.map(({ value }) => value) : [];
    };
    expect(listed([])).toEqual(['near']);
    expect(listed([cave])).toEqual(['near', 'far']);
  });

  it('those behind a shut door are not met in one click, but stand first in the form, until the door opens', () => {
    const beyond = { ...grik, at: at(6, 1), hidden: false };
    const script = new Script(
      delve([{ ...aldo, at: at(4, 1), infravision: 0 }, beyond], {}, twoRooms({ ambient: 'dark' })),
    );
    const begins = () =>
      offers(script.state, referee).filter(
        ({ command, place }) => command === 'BeginEncounter' && place === 'encounter',
      );
    expect(begins().map(({ label }) => label)).toEqual(['Begin an encounter']);
    expect(begins()[0]?.inputs[0]).toMatchObject({ name: 'creatures', preset: [beyond.id] });
    expect(refusedOffers(script.state, referee, 'BeginEncounter')).toEqual([]);
    const before = { ...script.state, metBefore: [beyond.id] };
    expect(offers(before, referee).map(({ label }) => label)).not.toContain('Meet the goblin again');
    script.play({ type: 'SetDoor', door: id('door'), state: 'open', locked: false, stuck: false, found: true });
    expect(begins().map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Begin the encounter: Goblin/),
      'Begin an encounter with others',
    ]);
    expect(begins().at(-1)?.confirm).toBe('Begin the encounter');
    const [these] = begins();
    script.play({ type: 'BeginEncounter', ...these?.fixed } as unknown as Command, referee, 5, 5, 5, 5);
    expect(script.state.encounter?.sides[1]?.members).toEqual([beyond.id]);
  });

  it('it is proposed that the players see them where the party does, also of those hidden in the dark', () => {
    const proposed = (ambient: 'dark' | 'lit') =>
      preset(
        delve(
          [
            { ...aldo, infravision: 0 },
            { ...grik, hidden: true, infravision: 0 },
          ],
          {},
          twoRooms({ ambient }),
        ),
        'reveal',
      );
    expect(proposed('dark')).toMatchObject({ preset: true });
    expect(proposed('lit')).toMatchObject({ preset: true });
  });

  it('those who wait off the board are met in one click, and stand on it as soon as the distance is known', () => {
    const waiting = delve([aldo, orc, { ...grik, at: null, hidden: false }]);
    const labels = offers(waiting, referee).filter(
      ({ place, command }) => place === 'encounter' && command === 'BeginEncounter',
    );
    expect(labels.map(({ label }) => label)).toEqual([
      'Begin the encounter: Goblin (off the board)',
      'Begin the encounter: Orc',
      'Begin an encounter with others',
    ]);
    const both: Command = { ...meet, creatures: [orc.id, grik.id], aware: 'both' };
    expect(
      new Script({ ...waiting, automation: { ...waiting.automation, rounds: true } }).play(both).state.creatures[
        grik.id
      ]?.at,
    ).not.toBeNull();
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

  it('nobody who is far off and unseen is listed among those who may join', () => {
    const far = goblin({ id: id('far'), name: 'Far', at: at(60, 1) });
    const near = goblin({ id: id('near'), name: 'Near', at: at(6, 4) });
    const script = new Script(delve([aldo, grik, near, far], {}, twoRooms({ width: 70 }))).play(meet);
    const joins = offers(script.state, referee).find(({ key }) => key === 'JoinEncounter:side');
    expect(joins?.inputs).toMatchObject([{ options: [{ value: 'near' }] }, {}]);
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

  it('those who were met and let be are not proposed again, until somebody new is with them', () => {
    const seen = [grik, orc].map((one) => ({ ...one, hidden: false }));
    const proposed = (state: GameState) => offers(state, referee).find(({ key }) => key === 'BeginEncounter:these');
    const script = new Script(delve([aldo, ...seen]));
    expect(proposed(script.state)?.next).toBe(true);
    script.play({ ...meet, creatures: [grik.id, orc.id] }).play({ type: 'ConcludeEncounter' });
    expect(script.state.metBefore).toEqual([grik.id, orc.id]);
    expect(proposed(script.state)).toBeUndefined();
    const another = goblin({ id: id('another'), name: 'Another', at: at(2, 3) });
    const joined = { ...script.state, creatures: { ...script.state.creatures, [another.id]: another } };
    expect(proposed(joined)?.next).toBe(true);
  });

  it('those who were met and let be are met again in words of their own, seen or not, and whoever is new before them', () => {
    const scene = twoRooms({ ambient: 'dark' });
    const blind = (one: typeof orc) => ({ ...one, hidden: false, infravision: 0 });
    const band = [blind(grik), blind({ ...goblin({ id: id('snag'), name: 'Goblin' }), at: at(3, 2) })];
    const ogre = blind(goblin({ id: id('ogre'), name: 'Ogre', movement: 90, at: at(2, 3) }));
    const met = (others: readonly (typeof orc)[], lit: boolean) =>
      offers(
        {
          ...delve(
            [{ ...aldo, infravision: 0 }, ...band, ...others],
            lit ? { lights: { [torch.id]: torch } } : {},
            scene,
          ),
          metBefore: band.map((one) => one.id),
        },
        referee,
      )
        .filter(({ command, place }) => command === 'BeginEncounter' && place === 'encounter')
        .map(({ label, next }) => [label, next]);
    for (const lit of [true, false])
      expect(met([], lit)).toEqual([
        ['Meet the goblins again', false],
        ['Begin an encounter with others', false],
      ]);
    expect(met([ogre], false)).toEqual([
      ['Begin the encounter: Ogre, not seen yet', false],
      ['Meet the goblins again', false],
      ['Begin an encounter with others', false],
    ]);
    const begun = { ...delve([aldo, ...band]), metBefore: band.map((one) => one.id) };
    expect(refusedOffers(begun, referee, 'BeginEncounter')).toEqual([]);
    expect(offers(begun, referee).find(({ about }) => about === grik.id)?.label).toBe('Meet these again');
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

  it('OSE-WLD-01: whom the party let be on its way is not met again on the next, unless they are pointed at', () => {
    const [first, second] = [grik, orc].map((one) => ({ ...one, at: null, hidden: true }));
    if (!first || !second) throw new Error('Two are asked for.');
    const begun = onTheWay();
    const party = Object.entries(begun.creatures).filter(([, { kind }]) => kind !== 'monster');
    const script = new Script({ ...begun, creatures: { ...Object.fromEntries(party), [first.id]: first } });
    script.play({ ...meet, creatures: [first.id], setting: 'wilderness' }).play({ type: 'ConcludeEncounter' });
    const begins = (state: GameState) =>
      offers(state, referee).flatMap(({ command, place, fixed }) =>
        command === 'BeginEncounter' ? [[place, fixed.creatures]] : [],
      );
    expect(begins(script.state)).toEqual([['creature', [first.id]]]);
    expect(refusedOffers(script.state, referee, 'BeginEncounter')).toEqual([]);
    const more = { ...script.state, creatures: { ...script.state.creatures, [second.id]: second } };
    expect(begins(more)[0]).toEqual(['encounter', [second.id]]);
    const both = new Script(more).play({ ...meet, creatures: [second.id], setting: 'wilderness' });
    expect(begins(both.play({ type: 'ConcludeEncounter' }).state)).toEqual([
      ['creature', [first.id]],
      ['creature', [second.id]],
    ]);
  });

  it('ticks nobody of those met before whom the form does not list', () => {
    const scene = twoRooms({ width: 20, ambient: 'dark', walls: [], doors: {} });
    const band = [11, 13].map((x) => goblin({ id: id(`snag${x}`), infravision: 0, at: at(x, 2) }));
    const state = delve([{ ...aldo, at: at(1, 1), infravision: 0 }, ...band], {}, scene);
    const forms = offers({ ...state, metBefore: band.map((one) => one.id) }, referee).flatMap(({ command, inputs }) =>
      command === 'BeginEncounter' ? inputs.filter((input) => input.kind === 'choices') : [],
    );
    expect(forms.length).toBeGreaterThan(0);
    for (const { options, preset = [] } of forms)
      expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining([...preset]));
  });

  it('whom the party let be on its way is not proposed where it stands on a map', () => {
    const [passed, stands] = [
      { ...orc, at: null },
      { ...grik, hidden: false },
    ];
    const begins = offers({ ...delve([aldo, passed, stands]), metBefore: [passed.id] }, referee).filter(
      ({ command, place }) => command === 'BeginEncounter' && place === 'encounter',
    );
    expect(begins[0]?.fixed.creatures).toEqual([stands.id]);
    expect(begins.every(({ key }) => key !== 'BeginEncounter:aside')).toBe(true);
  });

  it('begins first with those whom a check brought up, and not with others who wait off the board', () => {
    const [come, waits] = [orc, grik].map((one) => ({ ...one, at: null }));
    if (!come || !waits) throw new Error('Two are asked for.');
    const drawnUp = { name: 'Orc', creatures: [come.id], distance: 40 };
    const begins = offers({ ...delve([aldo, come, waits]), drawnUp }, referee).filter(
      ({ command }) => command === 'BeginEncounter',
    );
    expect(begins.slice(0, 2).map(({ fixed }) => fixed.creatures)).toEqual([[come.id], [waits.id]]);
  });

  it('whom the party has met and let be is written down for the referee alone', () => {
    const script = new Script(begin).play(meet).play({ type: 'ConcludeEncounter' });
    expect(known(script.state, referee)).toMatchObject({ metBefore: [grik.id] });
    expect(known(script.state, player)).not.toHaveProperty('metBefore');
  });

  it('the dead of an encounter are not among those who were let be', () => {
    const script = new Script(begin)
      .play(meet)
      .play({ type: 'SetCondition', creature: grik.id, condition: 'dead', on: true })
      .play({ type: 'ConcludeEncounter' });
    expect(script.state.metBefore).toBeUndefined();
  });

  it('OSE-DTH-01: the dead stay on the board', () => {
    const script = new Script(begin)
      .play(meet)
      .play({ type: 'SetCondition', creature: grik.id, condition: 'dead', on: true })
      .play({ type: 'ConcludeEncounter' });
    expect(script.state.creatures[grik.id]).toMatchObject({ conditions: ['dead'], at: grik.at });
  });
});
