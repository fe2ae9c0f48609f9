import { describe, expect, it } from 'vitest';
import type { Command } from '../src/commands.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/evolve.ts';
import { id } from '../src/ids.ts';
import { offers } from '../src/offers.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { atTheDoor, delvers } from './abbey.ts';
import { dull } from './random-play.ts';
import { after, player, referee, spectator } from './table.ts';
import { veiled } from './veiled.ts';

const ALL = { lurker: true, vault: true, secretDoor: true, figures: true, plans: true };
const [bare, rich] = [delvers(), veiled(delvers(), ALL)];

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
  ])('%s shows nowhere', (_what, commands) => {
    let state = veiled(atTheDoor(), ALL);
    for (const command of commands) {
      const ruling = decide(state, command, referee, dull(1));
      if (!ruling.granted) throw new Error(ruling.refusal.sentence);
      for (const event of ruling.events) {
        const now = evolve(state, event);
        for (const seat of [player, spectator]) expect(tell(event, seat, now, state)).toBeNull();
        state = now;
      }
    }
    for (const seat of [player, spectator]) expect([...project(state, seat)]).toEqual([...project(atTheDoor(), seat)]);
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
});
