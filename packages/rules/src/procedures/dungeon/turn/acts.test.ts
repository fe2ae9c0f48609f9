import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, otherPlayer, player, referee, someone, submissions } from '../../../../test/table.ts';
import { type Command, id, loaded, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const GORMAN = { base: 'gorman', slots: {}, options: {} } as const;
const aldo = id<'creature'>('aldo');
const bryn = id<'creature'>('bryn');
const door = id<'door'>('door');
const torches = { id: id<'item'>('t'), name: 'Torch', quantity: 3, weight: 20, kind: 'gear', use: 'torch' } as const;
const spikes = { id: id<'item'>('s'), name: 'Iron spike', quantity: 3, weight: 5, kind: 'gear', use: 'spike' } as const;

const one = (facts: Partial<Creature> = {}) => someone({ at: at(4, 1), items: [torches, spikes], ...facts });
const table = (facts: Partial<GameState> = {}, ...others: readonly Creature[]) =>
  new Script(delve([one(), ...others], { ruleset: GORMAN, ...facts }));

const search = { type: 'SearchArea', creature: aldo, square: { x: 4, y: 1 }, kind: 'secret-doors' } as const;
const listen = { type: 'Listen', creature: aldo, door, sound: null } as const;
const open = { type: 'OpenDoor', creature: aldo, door } as const;
const force = { type: 'ForceDoor', creature: aldo, door } as const;
const light = { type: 'LightUp', creature: aldo, kind: 'torch' } as const;
const go = (x: number, y: number): Command => ({ type: 'MoveCreature', creature: aldo, to: { x, y } });

const why = ({ state }: Script, command: Command, seat: Seat = player) => {
  const ruling = decide(state, command, seat, loaded(6));
  return ruling.granted ? null : ruling.refusal;
};
const greyed = ({ state }: Script, seat: Seat = player) =>
  Object.fromEntries(offers(state, seat).flatMap(({ label, barred }) => (barred === null ? [] : [[label, barred]])));

describe('GOR-EXP-02: in a turn of exploration somebody does one complex thing, or two simple ones', () => {
  it('two simple ones: light is made, and a door opened', () => {
    const script = table().play(light, player).play(open, player);
    expect(why(script, { type: 'CloseDoor', creature: aldo, door })).toMatchObject({
      rule: 'GOR-EXP-02',
      code: 'out-of-turn',
      sentence:
        'Aldo has made light and opened or closed a door in this turn, which leaves no time to open or close a door.',
    });
  });

  it.each([
    ['search', search, 6],
    ['listen', listen, 6],
    ['force-door', force, 6],
  ] as const)('a complex one, %s, takes the whole of it', (_act, command, face) => {
    const script = table().play(command, player, face);
    expect(why(script, light)).toMatchObject({ rule: 'GOR-EXP-02' });
    expect(why(script, go(4, 2))).toMatchObject({ rule: 'GOR-EXP-02' });
    expect(script.told().players.at(-1)).toBe('Aldo has no time for more in this turn.');
  });

  it('nothing complex goes with something simple', () => {
    expect(why(table().play(light, player), search)?.sentence).toBe(
      'Aldo has made light in this turn, which leaves no time to search.',
    );
    expect(why(table().play(go(4, 2), player), listen)?.sentence).toBe(
      'Aldo has moved in this turn, which leaves no time to listen.',
    );
  });

  it('a torch lit leaves one move, half the way of a turn; a door opened besides leaves none', () => {
    const lit = table().play(light, player);
    const way = (script: Script) =>
      decide(script.state, go(0, 0), player, loaded()).granted ? 'far' : why(script, go(4, 2))?.sentence;
    expect(way(lit)).toBe('far');
    const started = delve([one({ moved: 175 })], { ruleset: GORMAN });
    expect(why(new Script(started).play(light, player), go(4, 2))?.sentence).toBe(
      'Aldo has moved and made light in this turn, which leaves no time to go on.',
    );
    expect(why(lit.play(open, player), go(4, 2))?.rule).toBe('GOR-EXP-02');
  });

  it('many steps within the rate are one move', () => {
    const script = table().play(go(4, 2), player).play(go(3, 2), player).play(go(4, 2), player).play(light, player);
    expect(why(script, go(4, 1))).toBeNull();
  });

  it('putting a light out takes no time', () => {
    const script = table().play(light, player).play(open, player);
    const [burning] = Object.values(script.state.lights);
    expect(burning && ask(script.state, { type: 'PutOut', light: burning.id }, player)).toMatchObject([
      { type: 'LightWentOut' },
    ]);
  });

  it('who walks up to a door opens it; who would force it has walked, and does it in the next turn', () => {
    const far = () => new Script(delve([one({ at: at(1, 1) })], { ruleset: GORMAN }));
    expect(far().play(open, player).told().players).toEqual([
      'Aldo walks up to the door.',
      'Aldo opens the door.',
      'Aldo has no time for more in this turn.',
    ]);
    const script = far().play(force, player);
    expect(script.told().players).toEqual(['Aldo walks up to the door: for the rest there is no time in this turn.']);
    expect(why(script, light)).toBeNull();
    script.play({ type: 'EndTurn', resting: false }).play(force, player, 6);
    expect(script.told().players).toContain('Aldo puts a shoulder to the door: it holds, and the noise carries. [6]');
  });
});

describe('GOR-EXP-02: what there is no time for', () => {
  it('is offered to whoever has to walk up first as what it is: the walk, and the rest in the next turn', () => {
    const labels = (script: Script) =>
      offers(script.state, player)
        .filter(({ about, barred }) => about === 'door' && barred === null)
        .map(({ label }) => label);
    const far = new Script(delve([one({ at: at(1, 1) })], { ruleset: GORMAN }));
    expect(labels(far)).toEqual(
      expect.arrayContaining([
        'Walk up to the door, to listen in the next turn',
        'Walk up to the door, to force it in the next turn',
        'Open the door',
      ]),
    );
    expect(labels(table())).toEqual(expect.arrayContaining(['Aldo listens at the door', 'Force the door']));
    expect(labels(new Script(delve([one({ at: at(1, 1) })])))).toContain('Go and listen at the door');
  });

  it('is greyed where it is offered, with the reason', () => {
    const script = table().play(light, player);
    expect(greyed(script)).toMatchObject({
      'Search for secret doors': 'Aldo has made light in this turn, which leaves no time to search.',
      'Force the door': 'Aldo has made light in this turn, which leaves no time to force a door.',
    });
    expect(offers(script.state, player).find(({ command }) => command === 'OpenDoor')).toMatchObject({ barred: null });
  });

  it('a door out of reach is not the reason that nobody listens', () => {
    const far = new Script(delve([one({ at: at(0, 4) })], { ruleset: GORMAN }));
    far.play({ ...search, square: { x: 0, y: 4 } }, player, 6);
    expect(greyed(far)['Listen at a door']).toBe('Aldo has searched in this turn, which leaves no time to listen.');
  });

  it('whoever has no time to go on is left behind by those who go together', () => {
    const script = table({}, one({ id: bryn, name: 'Bryn', at: at(3, 1) })).play(search, player, 6);
    const together = { creatures: [aldo, bryn], to: { x: 1, y: 1 }, of: bryn, walks: true } as const;
    script.play({ type: 'MoveTogether', ...together }, referee);
    expect(script.state.creatures[bryn]?.at?.square).toEqual({ x: 1, y: 1 });
    expect(script.state.creatures[aldo]?.at?.square).toEqual({ x: 4, y: 1 });
  });

  it('of several who might, those are asked who have the time', () => {
    const forcing = (x: number, y: number) =>
      offers(table({}, one({ id: bryn, name: 'Bryn', at: at(x, y) })).play(light, player).state, player).find(
        ({ command, barred }) => command === 'ForceDoor' && !barred,
      );
    expect(forcing(5, 1)).toMatchObject({ label: 'Force the door', fixed: { creature: bryn } });
    expect(forcing(4, 0)).toMatchObject({
      label: 'Walk up to the door, to force it in the next turn',
      fixed: { creature: bryn },
    });
  });

  it('whatever is still offered is granted', () => {
    const script = table().play(light, player);
    for (const offer of offers(script.state, player))
      for (const command of submissions(offer))
        expect(decide(script.state, command, player, loaded(...Array<number>(40).fill(1))), command.type).toMatchObject(
          {
            granted: true,
          },
        );
  });

  it('the referee may allow all the same: what the rule said is recorded', () => {
    const script = table().play(light, player);
    expect(ask(script.state, { ...search }, referee)).toBe('out-of-turn');
    const ruling = decide(script.state, search, referee, loaded(6), true);
    expect(ruling.granted && ruling.events.map(({ type }) => type)).toEqual([
      'RefusalOverridden',
      'AreaSearched',
      'ActDone',
    ]);
  });

  it('there is time for again when the turn is over', () => {
    const script = table().play(search, player, 6).play({ type: 'EndTurn', resting: false });
    expect(why(script, listen)).toBeNull();
    expect(greyed(script)).not.toHaveProperty('Listen at the door');
  });

  it('what the table waits for is true: who has no time left is not asked to explore', () => {
    const prompt = ({ state }: Script, seat: Seat) => promptTo(known(state, seat), seat).sentence;
    expect(prompt(table(), player)).toBe('Explore: move, search, listen, or let the turn end');
    expect(prompt(table().play(light, player), player)).toBe('Explore: move, or let the turn end');
    expect(prompt(table().play(search, player, 6), player)).toBe(
      'Aldo has no time for more in this turn: let the turn end',
    );
  });
});

describe('what somebody has done in a turn', () => {
  it('is counted by no other book', () => {
    const script = new Script(delve([one()])).play(light, player).play(listen, player, 6).play(open, player);
    expect(script.state.actsDone).toBeUndefined();
    expect(script.told().referee).not.toContain('Aldo has no time for more in this turn.');
  });

  it('is counted where only the turn is Gorman’s: a move is half of what the other book lets one go', () => {
    const ruleset = { base: 'ose', slots: { turn: 'gorman' }, options: {} } as const;
    const script = table({ ruleset }).play(light, player);
    expect(why(script, search)?.rule).toBe('GOR-EXP-02');
    const part = new Script(delve([one({ moved: 60 })], { ruleset }));
    expect(why(part, go(4, 2))).toBeNull();
    const walked = part.play(light, player);
    expect(why(walked, go(4, 2))?.rule).toBe('GOR-EXP-02');
  });

  it('is known to the table of those of the party, and of a hidden member to its player and the referee alone', () => {
    const hidden = one({ id: bryn, name: 'Bryn', at: at(4, 0), hidden: true });
    const script = table({}, hidden)
      .play({ ...light, creature: bryn }, player)
      .play(light, player);
    expect(Object.keys(known(script.state, player).actsDone ?? {}).toSorted()).toEqual([aldo, bryn]);
    expect(Object.keys(known(script.state, otherPlayer).actsDone ?? {})).toEqual([aldo]);
  });

  it('is not counted of those who are not of the party, nor on the road', () => {
    const stranger = goblin({ at: at(5, 1), items: [torches] });
    const script = table({}, stranger)
      .play({ ...open, creature: stranger.id })
      .play({ type: 'CloseDoor', creature: stranger.id, door });
    expect(script.state.actsDone).toBeUndefined();
    const home = new Script(delve([one({ at: null })], { ruleset: GORMAN })).play(light, player);
    expect(home.state.actsDone).toBeUndefined();
  });
});
