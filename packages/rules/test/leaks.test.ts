import { describe, expect, it } from 'vitest';
import type { Command } from '../src/commands.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/evolve.ts';
import { id } from '../src/ids.ts';
import { offers } from '../src/offers.ts';
import type { GameState } from '../src/state/state.ts';
import { isEmpty } from '../src/view/diff.ts';
import { Projection, project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { atTheDoor, delvers } from './abbey.ts';
import { dull } from './random-play.ts';
import { after, player, referee, spectator } from './table.ts';
import { ALL, BRIBE, veiled, withCell } from './veiled.ts';

const [bare, rich] = [withCell(delvers()), veiled(withCell(delvers()), ALL)];

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

  it('a torch that somebody unseen carries does not keep anybody from sneaking', () => {
    const by = { base: 'eris', slots: {}, options: {} } as const;
    const offered = [bare, rich].map((state) =>
      offers({ ...state, ruleset: by }, player).filter(({ command }) => command === 'Sneak'),
    );
    expect(offered[1]).toEqual(offered[0]);
  });

  it('the distance of monsters that are drawn up is not that of others who are met', () => {
    const met = {
      type: 'BeginEncounter',
      creatures: [id<'creature'>('goblin')],
      setting: 'dungeon',
      aware: 'none',
      reveal: true,
    } as const;
    expect([bare, rich].map((state) => after(state, met, referee).encounter?.distance)).toEqual([null, null]);
  });

  it('who sneaks far goes slower, and is shown so at once: what is done behind the curtain shows nothing later', () => {
    const by = { base: 'eris', slots: {}, options: {} } as const;
    const [kept, unseen] = [new Projection(player), new Projection(spectator)];
    let state: GameState = { ...rich, ruleset: by };
    for (const projection of [kept, unseen]) projection.show(state);
    state = after(state, { type: 'Sneak', creatures: [id('aldo')], far: true }, player, 3);
    expect(JSON.stringify(unseen.showFacts(state).put)).toContain('"movement":90');
    kept.show(state);
    state = after(state, { type: 'WriteNotes', creature: id('veil-dweller'), notes: 'asleep' }, referee);
    expect([kept.show(state), unseen.show(state)].every(isEmpty)).toBe(true);
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
});
