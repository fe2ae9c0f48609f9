import { hasSquare, type Square } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { Scene } from '../../../state/scene.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { burstBy } from '../../../view/burst.ts';
import { offers } from '../../../view/offers.ts';

const mia = someone({ id: id('mia'), name: 'Mia', class: 'magic-user', level: 6, at: at(0, 0) });
const aldo = someone({ at: at(2, 2), hitPoints: { now: 40, max: 40 } });
const orc = (n: number, x: number, y: number, facts: Partial<Creature> = {}) =>
  goblin({ id: id(`orc-${n}`), name: `Orc ${n}`, at: at(x, y), hitPoints: { now: 40, max: 40 }, ...facts });
const [near, edge, far] = [orc(1, 3, 3), orc(2, 4, 2), orc(3, 4, 4)];
const BALL = 'Fire Ball';
const BOLT = 'Lightning Bolt';

const inRooms = (spell: string, others: readonly Creature[], scene: Partial<Scene> = {}, facts = {}) =>
  delve([mia, aldo, ...others], { memorised: { [mia.id]: [spell] }, ...facts }, twoRooms({ traps: {}, ...scene }));
const castAt = (spell: string, to: Square) => ({ type: 'CastSpell', caster: mia.id, spell, targets: [], to }) as const;
const letHold = (script: Script, faces: readonly number[]) =>
  script.play({ type: 'LetTakeHold', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') }, referee, ...faces);
const hurt = ({ state }: Script) =>
  Object.values(state.creatures).flatMap(({ id: one, hitPoints: { now, max } }) =>
    now < max ? [[one, max - now]] : [],
  );
/** Whom the referee is asked to let it reach. */
const proposed = (state: GameState) => {
  const [input] = offers(state, referee)
    .filter(({ command }) => command === 'LetTakeHold')
    .flatMap(({ inputs }) => inputs.filter(({ name }) => name === 'targets'));
  return input?.kind === 'choices' ? (input.preset ?? []).toSorted() : null;
};
const castings = (state: GameState, seat = player) =>
  offers(state, seat).filter(({ command, barred }) => command === 'CastSpell' && barred === null);
const SIXES = [6, 6, 6, 6, 6, 6];

describe('a spell that bursts catches all who stand where it bursts (OSE-APX-06)', () => {
  it('a Fire Ball those within 20 feet of the place, friends among them: half for each who saves', () => {
    const script = new Script(inRooms(BALL, [near, edge, far])).play(castAt(BALL, { x: 2, y: 2 }), player);
    expect(proposed(script.state)).toEqual([aldo.id, edge.id, near.id].toSorted());
    // Aldo saves on 16, the orcs on 17.
    letHold(script, [...SIXES, 20, 1, 20]);
    expect(hurt(script)).toEqual([
      [aldo.id, 18],
      [near.id, 36],
      [edge.id, 18],
    ]);
    expect(script.told().players).toEqual([
      'Mia casts Fire Ball at a place.',
      'Fire Ball reaches Aldo, Orc 1 and Orc 2.',
      'Aldo saves against spells, rods and staves. [20]',
      'Aldo takes 18 damage. [6 6 6 6 6 6]',
      'Orc 1 fails to save against spells, rods and staves. [1]',
      'Orc 1 takes 36 damage. [6 6 6 6 6 6]',
      'Orc 2 saves against spells, rods and staves. [20]',
      'Orc 2 takes 18 damage. [6 6 6 6 6 6]',
    ]);
  });

  it('a ball on the floor passes below who flies higher than it reaches, and one at who flies reaches those about them alone', () => {
    const above = orc(4, 3, 2, { elevation: 60 });
    const beside = orc(5, 2, 3, { elevation: 50 });
    const low = orc(6, 2, 2, { elevation: 20 });
    const all = [near, edge, far, above, beside, low];
    const onFloor = new Script(inRooms(BALL, all)).play(castAt(BALL, { x: 2, y: 2 }), player);
    expect(proposed(onFloor.state)).toEqual([aldo.id, edge.id, near.id, low.id].toSorted());
    const inAir = new Script(inRooms(BALL, all)).play(
      { type: 'CastSpell', caster: mia.id, spell: BALL, targets: [above.id] },
      player,
    );
    expect(proposed(inAir.state)).toEqual([above.id, beside.id].toSorted());
  });

  it('a bolt goes up to who flies, and over those who stand below its way', () => {
    const flyer = orc(4, 4, 0, { elevation: 40 });
    const below = orc(5, 5, 0);
    const onWay = orc(6, 5, 0, { elevation: 50 });
    const up = new Script(inRooms(BOLT, [flyer, below, onWay], { walls: [], doors: {} })).play(
      { type: 'CastSpell', caster: mia.id, spell: BOLT, targets: [flyer.id] },
      player,
    );
    expect(proposed(up.state)).toEqual([flyer.id, onWay.id].toSorted());
    const along = new Script(inRooms(BOLT, [flyer, below, onWay], { walls: [], doors: {} })).play(
      castAt(BOLT, { x: 4, y: 0 }),
      player,
    );
    expect(proposed(along.state)).toEqual([below.id]);
  });

  it('its caster too, who stands too near', () => {
    const script = new Script(inRooms(BALL, [near])).play(castAt(BALL, { x: 1, y: 1 }), player);
    expect(proposed(script.state)).toEqual([aldo.id, mia.id].toSorted());
  });

  it('cast at somebody it bursts where they stand', () => {
    const { state } = new Script(inRooms(BALL, [near, edge, far])).play(
      { type: 'CastSpell', caster: mia.id, spell: BALL, targets: [far.id] },
      player,
    );
    expect(proposed(state)).toEqual([edge.id, far.id, near.id].toSorted());
  });

  it('who takes up several squares, when any of them lies within; those of one square beside them are safe', () => {
    const ball = (facts: Partial<Creature>) =>
      proposed(new Script(inRooms(BALL, [orc(1, 3, 2, facts)])).play(castAt(BALL, { x: 0, y: 2 }), player).state);
    expect(ball({})).not.toContain(id('orc-1'));
    expect(ball({ across: 3 })).toContain(id('orc-1'));
  });

  it('but nobody by a square that lies behind a wall', () => {
    const beyond = orc(1, 5, 3, { across: 3 });
    const { state } = new Script(inRooms(BALL, [beyond])).play(castAt(BALL, { x: 2, y: 3 }), player);
    expect(proposed(state)).not.toContain(beyond.id);
  });

  it('nobody behind a wall, nor beyond a door that is shut', () => {
    const beyond = [orc(4, 5, 1), orc(5, 6, 2)];
    const { state } = new Script(inRooms(BALL, [edge, ...beyond])).play(castAt(BALL, { x: 4, y: 1 }), player);
    expect(proposed(state)).toEqual([edge.id]);
    const open = twoRooms().doors;
    const doors = Object.fromEntries(
      Object.entries(open).map(([key, door]) => [key, { ...door, state: 'open' as const }]),
    );
    const script = new Script(inRooms(BALL, [edge, ...beyond], { doors })).play(castAt(BALL, { x: 4, y: 1 }), player);
    expect(proposed(script.state)).toEqual([edge.id, id('orc-4')].toSorted());
  });

  it('where it bursts over nobody it is spent, and hurts nobody', () => {
    const script = new Script(inRooms(BALL, [])).play(castAt(BALL, { x: 4, y: 4 }), player);
    letHold(script, SIXES);
    expect(hurt(script)).toEqual([]);
    expect(awaitedSpells(script.state)).toEqual([]);
    expect(script.told().players).toEqual(['Mia casts Fire Ball at a place.', 'Fire Ball reaches nobody.']);
  });

  it('a Lightning Bolt those on the 60 feet that lead from the place away from its caster', () => {
    const row = [orc(1, 2, 0), orc(2, 3, 0), orc(3, 4, 0), orc(4, 3, 1)];
    const { state } = new Script(inRooms(BOLT, row)).play(castAt(BOLT, { x: 3, y: 0 }), player);
    expect(proposed(state)).toEqual([id('orc-2'), id('orc-3')]);
  });

  it('along the slant it was cast at, friends too', () => {
    const slant = [near, far, orc(4, 3, 4)];
    const { state } = new Script(inRooms(BOLT, slant)).play(castAt(BOLT, { x: 1, y: 1 }), player);
    expect(proposed(state)).toEqual([aldo.id, far.id, near.id].toSorted());
  });

  it('60 feet and no farther', () => {
    const wide = { width: 12, height: 1, walls: [], doors: {} };
    const row = [orc(1, 6, 0), orc(2, 7, 0)];
    const script = new Script(inRooms(BOLT, row, wide)).play(castAt(BOLT, { x: 1, y: 0 }), player);
    expect(proposed(script.state)).toEqual([id('orc-1')]);
  });

  it('goes on from where its caster stood, wherever they are when the referee looks at it', () => {
    const { state } = new Script(inRooms(BOLT, [orc(1, 3, 0), orc(2, 2, 2)])).play(
      castAt(BOLT, { x: 2, y: 0 }),
      player,
    );
    const moved = { ...state, creatures: { ...state.creatures, [mia.id]: { ...mia, at: at(2, 4) } } };
    expect(proposed(moved)).toEqual([id('orc-1')]);
  });

  it('on the map it is cast at one alone: of two it would miss one', () => {
    const both = { type: 'CastSpell', caster: mia.id, spell: BALL, targets: [near.id, far.id] } as const;
    expect(ask(inRooms(BALL, [near, far]), both, player)).toBe('bad-input');
  });

  it('beside other spells in mind it is offered by itself, at one alone, with its warning', () => {
    const minds = { memorised: { [mia.id]: [BALL, 'Sleep', 'Hold Person'] } };
    const state = inRooms(BALL, [near, far], {}, minds);
    const [several, ball] = castings(state).filter(({ label }) => !label.endsWith('at a place'));
    expect([several?.label, ball?.label]).toEqual(['Cast a spell', `Cast ${BALL} at somebody`]);
    expect(several?.inputs[0]).toMatchObject({ options: [{ value: 'Sleep' }, { value: 'Hold Person' }] });
    expect(ball?.inputs[0]).toMatchObject({ kind: 'choices', least: 1, most: 1 });
    expect(ball?.asks).toBe('All within 20′ of where they stand are caught, friends too.');
    expect(refusedOffers(state, [player, referee], 'CastSpell')).toEqual([]);
  });

  it('a bolt at one in the own square strikes those who stand there, and not its caster', () => {
    const here = [orc(1, 0, 0), orc(2, 0, 0), orc(3, 1, 0)];
    const { state } = new Script(inRooms(BOLT, here)).play(
      { type: 'CastSpell', caster: mia.id, spell: BOLT, targets: [id('orc-1')] },
      player,
    );
    expect(proposed(state)).toEqual([id('orc-1'), id('orc-2')]);
  });

  it('a bolt is cast away from its caster, and not at the own feet', () => {
    expect(ask(inRooms(BOLT, []), castAt(BOLT, { x: 0, y: 0 }), player)).toBe('too-far');
  });

  it('a scroll of it is read at a place like any', () => {
    const scroll = {
      id: id('scroll'),
      name: `scroll of ${BALL}`,
      quantity: 1,
      weight: 0,
      kind: 'gear',
      use: null,
    } as Item;
    const state = inRooms(BALL, [near, far], {}, { memorised: {} });
    const creatures = { ...state.creatures, [mia.id]: { ...mia, items: [scroll] } };
    const script = new Script({ ...state, creatures });
    const read = { type: 'UseUp', creature: mia.id, item: scroll.id } as const;
    expect(ask({ ...state, creatures }, { ...read, targets: [near.id, far.id] }, player)).toBe('bad-input');
    script.play({ ...read, to: { x: 4, y: 4 } }, player);
    expect(proposed(script.state)).toEqual([far.id, near.id].toSorted());
    expect(refusedOffers({ ...state, creatures }, player, 'UseUp')).toEqual([]);
  });

  it('off the map the referee says whom it catches, and proposed are those it was cast at', () => {
    const nowhere = [near, far].map((one) => ({ ...one, at: null }));
    const state = delve([{ ...mia, at: null }, ...nowhere], { memorised: { [mia.id]: [BALL] } });
    const targets = [near.id, far.id];
    const script = new Script(state).play({ type: 'CastSpell', caster: mia.id, spell: BALL, targets });
    expect(proposed(script.state)).toEqual(targets);
  });
});

describe('whom it would catch is named before it is cast', () => {
  const lurker = orc(9, 2, 3, { hidden: true });
  const names = (state: GameState, to: Square) => burstBy(state, castAt(BALL, to)).caught.map(({ name }) => name);

  it('each of those who are in sight, friends and the caster too', () => {
    const state = inRooms(BALL, [near, edge, far]);
    expect(names(known(state, player), { x: 1, y: 1 })).toEqual(['Mia', 'Aldo']);
    expect(names(known(state, player), { x: 3, y: 3 })).toEqual(['Aldo', 'Orc 1', 'Orc 2', 'Orc 3']);
  });

  it('and nobody whom the caster does not see, not to the referee who casts for a player either', () => {
    const state = inRooms(BALL, [near, lurker]);
    expect(names(known(state, player), { x: 2, y: 2 })).toEqual(['Aldo', 'Orc 1']);
    expect(names(state, { x: 2, y: 2 })).toEqual(['Aldo', 'Orc 1']);
    // The referee is asked for all whom it catches in truth.
    const cast = new Script(state).play(castAt(BALL, { x: 2, y: 2 }), player);
    expect(proposed(cast.state)).toEqual([aldo.id, near.id, lurker.id].toSorted());
    letHold(cast, [...SIXES, 1, 1, 1]);
    expect(cast.told().players.join(' ')).not.toContain('Orc 9');
  });

  it('its area is shown where it is aimed: a ball as a circle, a bolt as a line away from its caster', () => {
    const area = (spell: string, to: Square) => burstBy(known(inRooms(spell, [near]), player), castAt(spell, to)).area;
    expect(area(BALL, { x: 3, y: 3 })).toMatchObject({ kind: 'circle', at: { x: 3.5, y: 3.5 } });
    expect(area(BOLT, { x: 3, y: 1 })).toMatchObject({ kind: 'line' });
    expect(area('Sleep', { x: 3, y: 3 })).toBeNull();
  });

  it('a hidden one changes nothing in what is offered', () => {
    const without = { ...castings(known(inRooms(BALL, [near]), player)) };
    expect({ ...castings(known(inRooms(BALL, [near, lurker]), player)) }).toEqual(without);
  });

  it.each([
    [BALL, 'All within 20′ of the place are caught, friends too.', true],
    [BOLT, 'All on the 60′ from the place on, away from the caster, are caught, friends too.', false],
  ])('%s is offered at a place, and read before it is cast: %s', (spell, asks, ownFeet) => {
    const state = inRooms(spell, [near]);
    const offered = castings(state);
    expect(offered.map(({ label }) => label)).toEqual([`Cast ${spell} at somebody`, `Cast ${spell} at a place`]);
    expect(offered.map((one) => one.asks)).toEqual([asks.replace('the place', 'where they stand'), asks]);
    const floor = offered[1]?.inputs[0];
    expect(floor?.kind === 'square' && floor.floor && hasSquare(floor.floor, { x: 0, y: 0 })).toBe(ownFeet);
    expect(offered[0]?.inputs[0]).toMatchObject({ kind: 'choices', least: 1, most: 1 });
    expect(refusedOffers(state, [player, referee], 'CastSpell')).toEqual([]);
  });
});
