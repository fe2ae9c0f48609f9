import { describe, expect, it } from 'vitest';
import { type Command, id, loaded, type Seat } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { known } from '../src/known/known.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { isEmpty } from '../src/view/diff.ts';
import { offers } from '../src/view/offers.ts';
import { Projection, project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { atTheDoor, delvers, inAbbey, inFight } from './abbey.ts';
import { BOW, fightWith, played, third } from './foes.ts';
import { dull } from './random-play.ts';
import { after, goblin, player, referee, spectator, toMeet } from './table.ts';
import { ALL, BRIBE, CANARY, veiled, withCell } from './veiled.ts';

const [bare, rich] = [withCell(delvers()), veiled(withCell(delvers()), ALL)];

/** What is told of a command of the referee's, who sets aside what a rule would refuse. */
function toldOf(begin: GameState, command: Command) {
  const ruling = decide(begin, command, referee, dull(1), true);
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  const told = (seat: Seat) =>
    ruling.events.flatMap((event, nth) => {
      const line = tell(event, seat, ruling.after[nth] ?? begin, ruling.after[nth - 1] ?? begin);
      return line ? [line.text] : [];
    });
  return { referee: told(referee), player: told(player), spectator: told(spectator) };
}

/** What the laws of secrecy once caught; each by its name, so that it stays caught. */
describe('leaks that were', () => {
  it.each<[string, Command]>([
    [
      'a monster that stands unseen, named in a command',
      { type: 'MoveCreature', creature: id('veil-dweller'), to: { x: 3, y: 3 } },
    ],
    [
      'a monster that is hidden, named in a command',
      { type: 'Attack', attacker: id('aldo'), target: id('veil-lurker'), attack: 0 },
    ],
    [
      'a door in an unexplored place, listened at',
      { type: 'Listen', creature: id('ilphas'), door: id('veil-door'), sound: null },
    ],
    ['a secret door, listened at', { type: 'Listen', creature: id('ilphas'), door: id('veil-secret'), sound: null }],
    [
      'a door out of sight, tried from afar by one who was told how it stands',
      { type: 'OpenDoor', creature: id('aldo'), door: id('cell-door') },
    ],
    [
      'a door out of sight, listened at from afar',
      { type: 'Listen', creature: id('ilphas'), door: id('cell-door'), sound: null },
    ],
    ['a light that somebody hidden carries, put out', { type: 'PutOut', light: id('veil-light') }],
    [
      'a light that lies out of sight, taken up',
      { type: 'TakeUpLight', light: id('veil-lantern'), creature: id('aldo') },
    ],
    ['a way through what nobody has explored', { type: 'MoveCreature', creature: id('aldo'), to: { x: 17, y: 8 } }],
  ])('%s, is answered as if it were not there', (_what, command) => {
    expect(decide(rich, command, player, dull(1))).toEqual(decide(bare, command, player, dull(1)));
  });

  it.each<[string, readonly Command[]]>([
    ['a trap that is disarmed before it was found', [{ type: 'DisarmTrap', trap: id('veil-trap') }]],
    [
      'a trap that springs on nobody where nobody sees',
      [{ type: 'SpringTrap', trap: id('veil-trap'), creatures: [], certain: true }],
    ],
    [
      'a torch that is lit and set down out of sight',
      [
        { type: 'LightUp', creature: id('veil-dweller'), kind: 'torch' },
        { type: 'SetDownLight', light: id('1-1') },
        { type: 'PutOut', light: id('1-1') },
      ],
    ],
    [
      'a door that somebody unseen opens',
      [
        { type: 'MoveCreature', creature: id('veil-dweller'), to: { x: 16, y: 5 } },
        { type: 'OpenDoor', creature: id('veil-dweller'), door: id('veil-door') },
      ],
    ],
    [
      'a door known to the players that somebody unseen opens',
      [
        { type: 'SetDoor', door: id('cell-door'), state: 'closed', locked: false, stuck: false, found: false },
        { type: 'PlaceCreature', creature: id('veil-dweller'), square: { x: 17, y: 0 } },
        { type: 'OpenDoor', creature: id('veil-dweller'), door: id('cell-door') },
      ],
    ],
    [
      'a door out of sight that the referee opens, unlocks and frees of its spike',
      [{ type: 'SetDoor', door: id('cell-door'), state: 'open', locked: false, stuck: false, found: false }],
    ],
    [
      'a secret door that opens where nobody sees it, and is no wall any more',
      [{ type: 'SetDoor', door: id('veil-cell'), state: 'open', locked: false, stuck: false, found: false }],
    ],
  ])('%s shows nowhere', (_what, commands) => {
    let state = veiled(withCell(atTheDoor()), ALL);
    for (const command of commands) {
      const ruling = decide(state, command, referee, dull(1));
      if (!ruling.granted) throw new Error(ruling.refusal.sentence);
      for (const event of ruling.events) {
        const now = evolve(state, event);
        for (const seat of [player, spectator]) expect(tell(event, seat, now, state)).toBeNull();
        state = now;
      }
    }
    for (const seat of [player, spectator])
      expect([...project(state, seat)]).toEqual([...project(withCell(atTheDoor()), seat)]);
  });

  it('a torch is set down or taken up by somebody unseen, and nobody is told by whom', () => {
    const state = veiled(withCell(delvers()), ALL);
    const set = { type: 'SetDownLight', light: id<'light'>('veil-light') } as const;
    const taken = { type: 'TakeUpLight', light: set.light, creature: id<'creature'>('veil-lurker') } as const;
    const [down, up] = [toldOf(state, set), toldOf(after(state, set, referee), taken)];
    expect([down.referee, up.referee]).toEqual([[`${CANARY} sets down a torch.`], [`${CANARY} takes up a torch.`]]);
    expect([down.player, up.player]).toEqual([
      ['Somebody unseen sets down a torch.'],
      ['Somebody unseen takes up a torch.'],
    ]);
    expect([down.spectator, up.spectator]).toEqual([down.player, up.player]);
  });

  it('a trap that nobody has found is taken apart, and nobody is told', () => {
    const trap = {
      type: 'RemoveTrap',
      creature: id<'creature'>('veil-dweller'),
      trap: id<'trap'>('veil-trap'),
    } as const;
    const { referee: desk, player: table } = toldOf(rich, trap);
    expect([desk.at(-1), table]).toEqual([expect.stringContaining('works on'), []]);
  });

  it('somebody is made to listen at a door that nobody has found, and nobody knows that there is one to listen at', () => {
    const attempt = { creature: id<'creature'>('hob'), target: 'veil-secret', kind: 'listen' } as const;
    const listened = { ...rich, attempts: [attempt] };
    for (const seat of [player, spectator]) expect(JSON.stringify(known(listened, seat))).not.toContain('veil-secret');
  });

  it('somebody unseen breathes fire, and what it does to the party names nobody', () => {
    const dragon = goblin({
      id: id('veil-dragon'),
      name: CANARY,
      hidden: true,
      at: inAbbey(5, 5),
      traits: { breath: { what: 'fire', feet: 90, aDay: 3 } },
    });
    const begun = inFight();
    const sides = begun.encounter?.sides.map((side) =>
      side.kind === 'party' ? side : { ...side, members: [...side.members, dragon.id] },
    );
    const state = {
      ...begun,
      creatures: { ...begun.creatures, [dragon.id]: dragon },
      encounter: { ...begun.encounter, sides },
    } as GameState;
    const breath = { type: 'Breathe', creature: dragon.id, targets: [id<'creature'>('aldo')], modifier: 0 } as const;
    const ruling = decide(state, breath, referee, dull(1), true);
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    const lines = ruling.events.map((event, nth) => tell(event, player, ruling.after[nth] ?? state, state));
    expect(lines.some((line) => line?.what?.type === 'damage')).toBe(true);
    expect(JSON.stringify(lines)).not.toContain(CANARY);
  });

  it('the referee lets somebody parry blows of a foe whom nobody sees, and that is no part of what is known', () => {
    const state = inFight();
    const parry = { against: { 'veil-lurker': 2, goblin: 1 }, wards: [id<'creature'>('veil-lurker')] };
    const combat = state.encounter?.combat && {
      ...state.encounter.combat,
      parries: { [id<'creature'>('aldo')]: parry },
    };
    const parrying = {
      ...veiled(state, ALL),
      encounter: state.encounter && { ...state.encounter, combat },
    } as GameState;
    for (const seat of [player, spectator]) {
      const parries = known(parrying, seat).encounter?.combat?.parries;
      expect(parries).toEqual({ aldo: { against: { goblin: 1 }, wards: [] } });
    }
  });

  it('a torch that somebody unseen carries does not keep anybody from sneaking', () => {
    const by = { base: 'eris', slots: {}, options: {} } as const;
    const offered = [bare, rich].map((state) =>
      offers({ ...state, ruleset: by }, player).filter(({ command }) => command === 'Sneak'),
    );
    expect(offered[1]).toEqual(offered[0]);
  });

  it('the distance of monsters that are drawn up is not that of others who are met', () => {
    const met = toMeet([id<'creature'>('goblin')], { aware: 'none' });
    expect([bare, rich].map((state) => after(state, met, referee).encounter?.distance)).toEqual([null, null]);
  });

  it('how far off those are whom nobody sees is known to nobody', () => {
    const state = inFight();
    const goblin = state.creatures[id<'creature'>('goblin')];
    const unseen = { ...state, creatures: { ...state.creatures, goblin: { ...goblin, hidden: true } } } as GameState;
    const farther = { ...unseen, encounter: { ...unseen.encounter, distance: 90 } } as GameState;
    const distances = (now: GameState) =>
      [player, spectator, referee].map((seat) => known(now, seat).encounter?.distance);
    expect(distances(state)).toEqual([30, 30, 30]);
    expect(distances(unseen)).toEqual([null, null, 30]);
    const behindWalls = {
      ...state,
      creatures: { ...state.creatures, goblin: { ...goblin, at: inAbbey(19, 11) } },
    } as GameState;
    expect(distances(behindWalls)).toEqual([null, null, 30]);
    for (const seat of [player, spectator]) expect([...project(farther, seat)]).toEqual([...project(unseen, seat)]);
  });

  it('who sneaks far goes slower, and is shown so at once: what is done behind the curtain shows nothing later', () => {
    const by = { base: 'eris', slots: {}, options: {} } as const;
    const [kept, unseen] = [new Projection(player), new Projection(spectator)];
    let state: GameState = { ...rich, ruleset: by };
    kept.show(known(state, player));
    unseen.show(known(state, spectator));
    state = after(state, { type: 'Sneak', creatures: [id('aldo')], far: true }, player, 3);
    expect(JSON.stringify(unseen.showFacts(known(state, spectator)).put)).toContain('"movement":180');
    kept.show(known(state, player));
    state = after(state, { type: 'WriteNotes', creature: id('veil-dweller'), notes: 'asleep' }, referee);
    expect([kept.show(known(state, player)), unseen.show(known(state, spectator))].every(isEmpty)).toBe(true);
  });

  it('payments that only the referee knows of leave no gap in the ledger', () => {
    const open = ['an inn', 'a guide'].map((what) => ({ ...BRIBE, what, name: 'Aldo', open: true }));
    const shown = [delvers(), rich].map((state) => ({ ...state, ledger: [...state.ledger, ...open] }));
    const rows = shown.map((state) => [...project(state, player)].filter(([key]) => key.startsWith('ledger:')));
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[0]?.map(([key]) => key)).toEqual(['ledger:0', 'ledger:1']);
  });

  it('ill will towards the party shows by no empty record', () => {
    expect(project(rich, player).has('hiring')).toBe(false);
    expect(project(rich, referee).get('hiring')).toMatchObject({ illWill: 2 });
  });

  it.each<[string, Partial<Creature>]>([
    ['a hidden monster beside somebody', { hidden: true, at: inAbbey(3, 5) }],
    ['a hidden undead', { hidden: true, undead: true, at: inAbbey(3, 5) }],
    ['a hidden archer', { hidden: true, at: inAbbey(4, 1), attacks: [BOW] }],
  ])('%s changes nothing that is offered, refused, told or shown in a fight', (_what, facts) => {
    const far = third({ hidden: true, at: inAbbey(19, 11) });
    expect(fightWith(third(facts))).toEqual(fightWith(far));
  });

  it.each(['ose', 'gorman', 'eris'] as const)('that morale is due by %s shows by no phase of the round', (base) => {
    const [due, not] = [true, false].map((is) => fightWith(withMoraleDue(inFight(), is, base)));
    expect(due).toEqual(not);
  });

  it('while the referee checks morale, players may go on with the phase that they are shown', () => {
    let state = after(withMoraleDue(inFight(), true, 'ose'), { type: 'EndRound' }, referee);
    state = after(state, { type: 'RollInitiative' }, referee, 1, 6);
    expect(state.encounter?.combat).toMatchObject({ phase: 'movement', behind: { acting: 0, phase: 'morale' } });
    expect(project(state, player).get('encounter')).toMatchObject({ combat: { acting: 0, phase: 'movement' } });
    expect(project(state, referee).get('encounter')).toMatchObject({ combat: { acting: 0, phase: 'morale' } });
    expect(played(state, { type: 'NextPhase' }).lines).toEqual([]);
  });

  it('somebody hidden strikes in a phase of the referee’s own', () => {
    let state = third({ hidden: true, at: inAbbey(3, 5) });
    const strike: Command = { type: 'Attack', attacker: id('wight'), target: id('aldo'), attack: 0 };
    state = after(after(state, { type: 'EndRound' }, referee), { type: 'RollInitiative' }, referee, 1, 6);
    for (let steps = 0; steps < 9 && state.encounter?.combat?.behind?.phase !== 'melee'; steps++)
      state = after(state, { type: 'NextPhase' }, referee);
    expect(state.encounter?.combat).toMatchObject({ phase: 'movement', behind: { phase: 'melee' } });
    expect(offers(state, referee).some(({ key }) => key === 'Attack:wight:0')).toBe(true);
    expect(decide(state, strike, referee, dull(1)).granted).toBe(true);
  });

  it('by these rules they may flee from whoever is far, wherever one stands whom they met and do not see', () => {
    const by = { base: 'eris', slots: {}, options: {} } as const;
    const offered = [inAbbey(9, 9), inAbbey(19, 11), inAbbey(2, 9)].map((at) =>
      offers({ ...third({ at }), ruleset: by }, player).filter(({ command }) => command === 'Evade'),
    );
    expect(offered[1]).toEqual(offered[0]);
  });

  it('how stealthy somebody hidden is does not show by the reason of a throw for surprise', () => {
    const told = [2, 4].map((surprisesOn) => {
      const state = delvers();
      const lurker = goblin({ id: id('wight'), hidden: true, at: inAbbey(3, 5), traits: { surprisesOn } });
      const met = { ...state, creatures: { ...state.creatures, [lurker.id]: lurker } };
      const creatures = [lurker.id, id<'creature'>('goblin')];
      const begun = after(met, toMeet(creatures, { aware: 'none', reveal: false }), referee);
      return played(begun, { type: 'RollSurprise' }, loaded(6, 6)).lines;
    });
    expect(told[1]).toEqual(told[0]);
    expect(JSON.stringify(told[0])).toContain('d6 ≤ 2: surprised');
  });

  it('how many they are who stay hidden does not show by the words of their side', () => {
    const told = [['goblin'], ['goblin', 'sentry']].map((names) => {
      const creatures = names.map((name) => id<'creature'>(name));
      const met = toMeet(creatures, { reveal: false });
      const state = delvers();
      const [goblin, sentry] = [state.creatures[id<'creature'>('goblin')], state.creatures[id<'creature'>('sentry')]];
      if (!goblin || !sentry) throw new Error('they are there');
      const hidden = {
        ...state.creatures,
        [goblin.id]: { ...goblin, hidden: true },
        [sentry.id]: { ...sentry, hidden: true },
      };
      return played({ ...state, creatures: hidden }, met).lines;
    });
    expect(told[1]).toEqual(told[0]);
  });
});

/** The same, whether a check of the goblin’s morale is due or not. */
function withMoraleDue(state: GameState, due: boolean, base: 'ose' | 'gorman' | 'eris'): GameState {
  if (!state.encounter) throw new Error('they fight');
  const sides = state.encounter.sides.map((side) =>
    side.kind === 'party' ? side : { ...side, morale: { ...side.morale, due } },
  );
  return { ...state, ruleset: { base, slots: {}, options: {} }, encounter: { ...state.encounter, sides } };
}
