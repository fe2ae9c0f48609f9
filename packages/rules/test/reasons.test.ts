import { describe, expect, it } from 'vitest';
import { id, type Line, loaded, type Why } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { after, at, campaign, delve, goblin, player, referee, someone, toMeet, twoRooms } from './table.ts';

type Asked = Parameters<typeof decide>[1];

/** What the referee and a player are told of a command. */
function told(state: GameState, command: Asked, ...faces: number[]): { referee: Line[]; player: Line[] } {
  const ruling = decide(state, command, referee, loaded(...faces));
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  let now = state;
  const lines: { referee: Line[]; player: Line[] } = { referee: [], player: [] };
  for (const event of ruling.events) {
    const before = now;
    now = evolve(before, event);
    lines.referee.push(...[tell(event, referee, now, before) ?? []].flat());
    lines.player.push(...[tell(event, player, now, before) ?? []].flat());
  }
  return lines;
}

const named = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ why }) => (why ? [why.rule, ...(why.notes ?? []).map(({ rule }) => rule)] : []));
const whyOf = (lines: readonly Line[], rule: string): Why | undefined =>
  lines.find(({ why }) => why?.rule === rule)?.why;

const meeting = (setting: 'dungeon' | 'wilderness' | 'water', aware: 'none' | 'monsters') =>
  toMeet([id('goblin')], { setting, aware });

function sheet(creature: Creature, options = {}): readonly (readonly [string, string])[] {
  const state = campaign([creature], { ruleset: { base: 'ose', slots: {}, options } });
  const record = project(state, referee).get(`sheet:${creature.id}`);
  return record?.type === 'sheet' ? record.derived.map(({ rule, value }) => [rule, value] as const) : [];
}

describe('a ruling names all that bore on it', () => {
  it('OSE-EVT-02, 05, OSE-HAZ-05: a side that saw the light does not throw, and only the referee is told why', () => {
    const dark = delve([someone({ at: at(1, 1) }), goblin({ at: at(3, 1) })], {}, twoRooms({ ambient: 'dark' }));
    const light = { id: id<'light'>('torch'), kind: 'torch', carriedBy: id<'creature'>('aldo') } as const;
    const lit = { ...dark, lights: { [light.id]: { ...light, left: null, radius: 30, turnsLeft: 6 } } };
    const met = after(lit, meeting('dungeon', 'monsters'), referee);
    const { referee: whole, player: open } = told(met, { type: 'RollSurprise' }, 4);
    expect(named(whole)).toEqual(expect.arrayContaining(['OSE-EVT-03', 'OSE-EVT-02', 'OSE-HAZ-05', 'OSE-EVT-05']));
    for (const rule of ['OSE-HAZ-05', 'OSE-EVT-05']) expect(named(open)).not.toContain(rule);
    const surprised = (face: number) =>
      after(met, { type: 'RollSurprise' }, referee, face).encounter?.sides.map((side) => side.surprised);
    expect([surprised(2), surprised(3)]).toEqual([
      [true, false],
      [false, false],
    ]);
    const inDaylight = { ...met, scenes: { [id<'scene'>('rooms')]: twoRooms() } };
    expect(named(told(inDaylight, { type: 'RollSurprise' }, 4).referee)).not.toContain('OSE-EVT-05');
  });

  it('OSE-EVT-07: while one side is surprised the other alone acts', () => {
    const met = after(campaign([someone(), goblin()]), meeting('dungeon', 'monsters'), referee);
    const steps = [{ type: 'RollSurprise' }, { type: 'SetDistance', distance: 20 }, { type: 'SkipStep' }] as const;
    const surprised = steps.reduce(
      (state, step) => after(state, step, referee, ...(step.type === 'RollSurprise' ? [1] : [])),
      met,
    );
    expect(named(told(surprised, { type: 'RollInitiative' }).player)).toContain('OSE-EVT-07');
    const { encounter } = after(surprised, { type: 'RollInitiative' }, referee);
    expect(encounter?.combat?.order).toEqual([[encounter?.sides[1]?.id]]);
  });

  it.each([
    ['wilderness', 'OSE-WLD-15', 'OSE-WLD-02'],
    ['water', 'OSE-SEA-10', 'OSE-SEA-02'],
  ] as const)('OSE-MOV-04: in the %s distances are yards', (setting, rule, unit) => {
    const met = after(campaign([someone(), goblin()]), meeting(setting, 'monsters'), referee);
    const unsurprised = after(met, { type: 'RollSurprise' }, referee, 6);
    const why = whyOf(told(unsurprised, { type: 'RollDistance' }, 1, 2, 3, 4).referee, rule);
    expect(why?.rule).toBe(rule);
    expect(why?.notes).toEqual([
      { rule: unit, text: 'outdoors distances are yards' },
      { rule: 'OSE-MOV-04', text: '100 yards are 300 feet' },
    ]);
  });

  it('OSE-HAZ-13: noise is named beside the chance that it raised', () => {
    const check = { type: 'CheckWandering', chance: 1, noiseOrLight: true, hidden: false } as const;
    const why = whyOf(told(campaign([someone()]), check, 6).referee, 'OSE-DUN-17');
    expect(why).toMatchObject({ needed: 2, against: [{ value: 1 }, { rule: 'OSE-HAZ-13', value: 1 }] });
  });

  it('OSE-DUN-07: a monster opens what is stuck', () => {
    const door = twoRooms().doors[id<'door'>('door')];
    const state = delve(
      [someone({ at: at(3, 1) }), goblin({ at: at(4, 1) })],
      {},
      twoRooms({ doors: { [id<'door'>('door')]: { ...door, stuck: true } as NonNullable<typeof door> } }),
    );
    const open = { type: 'OpenDoor', creature: id<'creature'>('goblin'), door: id<'door'>('door') } as const;
    expect(named(told(state, open).referee)).toContain('OSE-DUN-07');
    const opened = after(state, open, referee).scenes[id<'scene'>('rooms')]?.doors;
    expect(opened?.[id<'door'>('door')]?.state).toBe('open');
  });
});

describe('the sheet shows the book’s figures with their rules', () => {
  it('OSE-TAB-01, OSE-WLD-08, OSE-WLD-02, OSE-DUN-10, OSE-SAV-03: of a fighter', () => {
    expect(sheet(someone())).toEqual(
      expect.arrayContaining([
        ['OSE-APX-02', 'fighter 1'],
        ['OSE-TAB-01', '10 11 12 13 14 15 16 17 18 19 20 20 20'],
        ['OSE-SAV-03', 'fighter 1'],
        ['OSE-WLD-08', '24 miles'],
        ['OSE-WLD-02', '40 yards a round'],
        ['OSE-DUN-10', '360′ a turn'],
      ]),
    );
  });

  it('OSE-TAB-02, OSE-TAB-05, OSE-HAZ-04: of a goblin', () => {
    expect(sheet(goblin())).toEqual(
      expect.arrayContaining([
        ['OSE-TAB-02', '1 hit dice'],
        ['OSE-SAV-03', 'NH'],
        ['OSE-TAB-05', 'monsters'],
        ['OSE-HAZ-04', '90′'],
      ]),
    );
  });

  it('OSE-TAB-04: of somebody without class or hit dice', () => {
    expect(sheet(someone({ class: null }))).toEqual(expect.arrayContaining([['OSE-TAB-04', 'normal human']]));
  });

  it('OSE-ENC-02, OSE-ENC-03, OSE-MOV-05: what is carried, while loads are counted', () => {
    const laden = someone({ coins: { pp: 0, gp: 250, ep: 0, sp: 0, cp: 0 } });
    expect(sheet(laden, { encumbrance: 'basic' })).toEqual(
      expect.arrayContaining([
        ['OSE-ENC-02', '250 coins'],
        ['OSE-ENC-03', '250 of 1600 coins'],
        ['OSE-MOV-05', '25 lb'],
      ]),
    );
    expect(sheet(laden).map(([rule]) => rule)).not.toContain('OSE-ENC-03');
  });
});
