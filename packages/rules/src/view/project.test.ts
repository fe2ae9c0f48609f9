import { describe, expect, it } from 'vitest';
import { ABBEY, abbey, delvers, door, inAbbey, inFight, inTown, named, VAULT_WALL, wall } from '../../test/abbey.ts';
import {
  after,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  someone,
  spectator,
  toMeet,
  twoRooms,
} from '../../test/table.ts';
import { id } from '../core/index.ts';
import { joinedWalls } from '../known/joined-walls.ts';
import { known } from '../known/known.ts';
import type { Creature } from '../state/creature.ts';
import { withCreature } from '../state/read.ts';
import type { GameState } from '../state/state.ts';
import { isEmpty, patched } from './diff.ts';
import { Projection, project } from './project.ts';
import type { RecordOf, View, ViewRecord } from './records/index.ts';

const all = <Type extends ViewRecord['type']>(view: View, type: Type): RecordOf<Type>[] =>
  [...view.values()].filter((record): record is RecordOf<Type> => record.type === type);

const torchlit = (): GameState => after(delvers(), { type: 'LightUp', creature: id('aldo'), kind: 'torch' }, player);
const wallsOf = (state: GameState, seat = player) =>
  JSON.stringify(all(project(state, seat), 'row').map(({ y, walls }) => [y, walls]));

describe('what a seat is shown', () => {
  it('OSE-MOV-03: players get the explored rows, the referee all', () => {
    const state = torchlit();
    expect(all(project(state, referee), 'row')).toHaveLength(12);
    const rows = all(project(state, player), 'row');
    expect(rows.every(({ floor, explored }) => floor === explored)).toBe(true);
    expect(rows.every(({ explored }) => explored.endsWith('00000000'))).toBe(true);
    expect([...project(state, spectator)].filter(([key]) => key.startsWith('row:'))).toEqual(
      [...project(state, player)].filter(([key]) => key.startsWith('row:')),
    );
  });

  it('walls are shown only where they border explored squares', () => {
    const seen = all(project(torchlit(), player), 'row').flatMap(({ walls }) => walls);
    expect(seen.some(({ a }) => a.x === 0)).toBe(true);
    expect(seen.some(({ a, b }) => a.x === 14 && b.x === 14)).toBe(false);
  });

  it.each([
    [3, 4],
    [3.3, 4.1],
    [0, 1],
    [11.5, 12],
  ])('a secret door from %d to %d is told byte for byte as the wall it hides in', (from, to) => {
    const explored = Array<string>(12).fill('1'.repeat(20));
    const whole = delvers();
    const walls = abbey().walls.filter((one) => one !== VAULT_WALL);
    const parted = [wall(14, 0, 14, from), wall(14, to, 14, 12)].filter(({ a, b }) => a.y !== b.y);
    const doors = named([door('crypt-door', {}), door('s', { kind: 'secret', segment: wall(14, to, 14, from) })]);
    const withDoor = { ...whole, scenes: { [ABBEY]: abbey({ explored, doors, walls: [...walls, ...parted] }) } };
    const without = { ...whole, scenes: { [ABBEY]: abbey({ explored }) } };
    expect(wallsOf(withDoor)).toBe(wallsOf(without));
    expect(all(project(withDoor, player), 'door').map((one) => one.id)).toEqual(['crypt-door']);
    expect(all(project(withDoor, referee), 'door').map((one) => [one.id, one.secret])).toEqual([
      ['crypt-door', false],
      ['s', true],
    ]);
  });

  it('walls on one line that touch are one wall, and others are not', () => {
    const apart = [wall(0, 0, 0, 4), wall(0, 5, 0, 6), wall(0, 6, 3, 6), wall(3, 6, 6, 9)];
    expect(joinedWalls(apart)).toHaveLength(4);
    expect(joinedWalls([wall(4, 4, 2, 2), wall(0, 0, 2, 2), wall(1, 1, 3, 3)])).toEqual([wall(0, 0, 4, 4)]);
  });

  it('a monster is shown while it is seen, without its figures', () => {
    const dark = project(delvers(), spectator);
    expect(dark.has('creature:sentry')).toBe(false);
    const foe = project(torchlit(), player).get('creature:goblin');
    expect(foe).toMatchObject({ at: { x: 5, y: 6 }, movementLeft: null, hidden: false, called: 'the goblin' });
    expect(project(torchlit(), player).get('creature:aldo')).toMatchObject({ called: 'Aldo' });
    expect(project(torchlit(), player).has('sheet:goblin')).toBe(false);
    expect(project(torchlit(), referee).get('sheet:goblin')).toMatchObject({ facts: { hitPoints: { now: 1000 } } });
  });

  it('a hidden monster is shown to the referee alone', () => {
    const state = delve([someone({ at: at(1, 1) }), goblin({ at: at(2, 1), hidden: true })]);
    expect([referee, player, spectator].map((seat) => project(state, seat).has('creature:goblin'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("a character that is neither of the party nor a player's is shown only where the party sees", () => {
    const hermit = someone({ id: id('hermit'), name: 'Hermit', owner: null, at: inAbbey(16, 6) });
    const state = delvers();
    expect(
      project({ ...state, creatures: { ...state.creatures, [hermit.id]: hermit } }, player).has('creature:hermit'),
    ).toBe(false);
  });

  it('all read the sheets of the party, and only the owner and the referee its notes', () => {
    const written = after(delvers(), { type: 'WriteNotes', creature: id('aldo'), notes: 'mine' }, player);
    const read = [player, otherPlayer, spectator, referee].map((seat) => {
      const view = project(written, seat);
      const [you, sheet, noted] = ['you', 'sheet:aldo', 'notes:aldo'].map((key) => view.get(key));
      return you?.type === 'you' && sheet?.type === 'sheet'
        ? [you.characters.includes('aldo'), sheet.facts.hitPoints.now, noted?.type === 'notes' ? noted.notes : null]
        : null;
    });
    expect(read).toEqual([
      [true, 90, 'mine'],
      [false, 90, null],
      [false, 90, null],
      [false, 90, 'mine'],
    ]);
  });

  it('every derived figure names the rule it comes from', () => {
    const record = project(delvers(), player).get('sheet:aldo');
    const derived = record?.type === 'sheet' ? record.derived : [];
    expect(derived.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Armour class', 'THAC0', 'Saving throws', 'Movement']),
    );
    expect(derived.every(({ rule, why }) => /^OSE-[A-Z]{3}-\d+$/.test(rule) && why !== '')).toBe(true);
  });

  it('traps are shown when they are found; rooms, notes and what is due to the referee alone', () => {
    const found = after(delve([someone({ at: at(1, 1) })]), { type: 'RevealTrap', trap: id('pit') }, referee);
    expect(all(project(found, player), 'trap')).toMatchObject([{ id: 'pit', text: null }]);
    const noted = { ...delvers(), scenes: { [ABBEY]: abbey({ notes: [{ at: { x: 1, y: 1 }, text: 'cold' }] }) } };
    for (const type of ['room', 'note', 'due'] as const) {
      expect(all(project(noted, referee), type)).not.toEqual([]);
      expect(all(project(noted, player), type)).toEqual([]);
    }
  });

  it('scenes that are not on the board are known to the referee alone', () => {
    const other = twoRooms();
    const state = { ...delvers(), scenes: { [ABBEY]: abbey(), [other.id]: other } };
    expect([all(project(state, referee), 'scene').length, all(project(state, player), 'scene').length]).toEqual([2, 1]);
  });

  it('spectators are offered nothing', () => {
    expect(all(project(torchlit(), spectator), 'offer')).toEqual([]);
  });
});

describe('a projection', () => {
  it('has nothing to send while nothing it shows has changed', () => {
    const kept = new Projection(spectator);
    const state = torchlit();
    expect(isEmpty(kept.show(known(state, spectator)))).toBe(false);
    expect(isEmpty(kept.show(known({ ...state, wanderingDue: true }, spectator)))).toBe(true);
  });

  it('keeps every record that says the same', () => {
    const kept = new Projection(referee);
    kept.show(known(torchlit(), referee));
    const step = { type: 'MoveCreature', creature: id<'creature'>('hob'), to: { x: 1, y: 4 } } as const;
    const { put, drop } = kept.showFacts(known(after(torchlit(), step, referee), referee));
    expect([put.map(([key]) => key), drop]).toEqual([['creature:hob'], []]);
  });

  it('a patch makes one view into the next', () => {
    const kept = new Projection(player);
    const before = patched(new Map(), kept.show(known(delvers(), player)));
    expect(patched(before, kept.show(known(torchlit(), player)))).toEqual(project(torchlit(), player));
  });

  it('OSE-WLD-02: measures an encounter anew when another book answers in the middle of it', () => {
    const met = after(delvers(), toMeet([id('goblin')], { setting: 'wilderness' }), referee);
    const kept = new Projection(referee);
    const unit = () => all(kept.view, 'encounter').map(({ unit }) => unit);
    kept.show(known(met, referee));
    expect(unit()).toEqual(['yards']);
    kept.show(known({ ...met, ruleset: { ...met.ruleset, base: 'gorman' } }, referee));
    expect(unit()).toEqual(['feet']);
  });

  const eris = (state: GameState): GameState => ({ ...state, ruleset: { base: 'eris', slots: {}, options: {} } });
  const changed = (state: GameState, who: string, change: Partial<Creature>): GameState =>
    withCreature(state, id(who), (found) => ({ ...found, ...change }));
  const fighting = (state: GameState): GameState => ({
    ...state,
    encounter: state.encounter && { ...state.encounter, mode: 'combat' },
  });
  const measured = (state: GameState, feetPerSquare: number): GameState => ({
    ...state,
    scenes: Object.fromEntries(Object.entries(state.scenes).map(([key, scene]) => [key, { ...scene, feetPerSquare }])),
  });
  const changes: readonly (readonly [string, GameState, (state: GameState) => GameState])[] = [
    [
      'ERI-SNK-03: the party begins to sneak a long way, and comes less far',
      ['aldo', 'hob', 'ilphas'].reduce((state, who) => changed(state, who, { moved: 225 }), eris(torchlit())),
      (state) => ({ ...state, sneaking: { creatures: state.party.members, far: true, undetected: false } }),
    ],
    [
      'ERI-HIR-01: whoever serves leaves the party',
      changed(inTown(), 'hob', { owner: null }),
      (state) => ({
        ...state,
        party: { ...state.party, members: state.party.members.filter((member) => member !== 'hob') },
      }),
    ],
    [
      'ERI-MOV-05: the squares of a map in a fight are made wider',
      measured(fighting(eris(inFight())), 2),
      (state) => measured(state, 3),
    ],
    [
      'ERI-SKL-01: somebody learns to climb',
      eris(delvers()),
      (state) => changed(state, 'aldo', { skills: { climber: 40 } }),
    ],
  ];
  it.each(changes)('looks anew when %s', (_title, before, change) => {
    const now = change(before);
    const looks = [referee, player, spectator].map((seat) => {
      const kept = new Projection(seat);
      kept.show(known(before, seat));
      const old = JSON.stringify([...kept.view]);
      kept.show(known(now, seat));
      expect([...kept.view]).toEqual([...project(structuredClone(now), { ...seat })]);
      return old === JSON.stringify([...kept.view]);
    });
    expect(looks).toContain(false);
  });
});
