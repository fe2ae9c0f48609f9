import { hasSquare, type Square } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import type { Scene } from '../../../state/scene.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const SILENCE = "Silence 15' Radius";
const mira = someone({ id: id('mira'), name: 'Mira', class: 'cleric', level: 7, at: at(1, 1) });
const PLACE: Square = { x: 3, y: 3 };

const grik = goblin({ id: id('grik'), at: at(PLACE.x, PLACE.y) });

const inRooms = (spells: readonly string[], scene: Partial<Scene> = {}) =>
  delve([mira], { memorised: { [mira.id]: spells } }, twoRooms({ traps: {}, ...scene }));
const beside = (others: readonly Creature[], spell: string) =>
  delve([mira, ...others], { memorised: { [mira.id]: [spell] } }, twoRooms({ traps: {} }));
const letHold = (state: GameState, more: { readonly to?: Square } = {}) =>
  new Script(state).play({ type: 'LetTakeHold', awaited: awaitedSpells(state)[0]?.id ?? id('none'), ...more }, referee);
const castAt = (spell: string, to: Square, reversed = false) =>
  ({ type: 'CastSpell', caster: mira.id, spell, targets: [], to, ...(reversed ? { reversed } : {}) }) as const;
const offered = (state: ReturnType<typeof inRooms>) =>
  offers(state, player).filter(({ key }) => key.startsWith('CastSpell:place:'));

describe('a spell that shines or fills a place is cast at a place (OSE-APX-06)', () => {
  it('light shines where it was cast, and stays there', () => {
    const script = new Script(inRooms(['Light'])).play(castAt('Light', PLACE), player);
    expect(Object.values(script.state.lights)).toMatchObject([
      { kind: 'spell', carriedBy: null, left: { scene: 'rooms', square: PLACE } },
    ]);
    expect(script.told().players).toEqual([
      'Mira casts Light at a place.',
      'A spell of light shines where it was cast.',
    ]);
    const near = { ...script.state, creatures: { [mira.id]: { ...mira, at: at(3, 2) } } };
    expect(offers(near, player).filter(({ command }) => command === 'TakeUpLight')).toEqual([]);
  });

  it('the referee ends a light that shines at a place', () => {
    const { state } = new Script(inRooms(['Light'])).play(castAt('Light', PLACE), player);
    const [dispel] = offers(state, referee).filter(({ command }) => command === 'PutOut');
    expect(dispel?.label).toBe('Dispel the spell of light (column 4, row 4)');
    expect(offers(state, player).filter(({ command }) => command === 'PutOut')).toEqual([]);
    expect(refusedOffers(state, referee, 'PutOut')).toEqual([]);
  });

  it('of several lights on the map before the referee it is said where each shines', () => {
    const room = (key: string, name: string, x: number) => ({
      key,
      name,
      at: { x, y: 4 },
      squares: [{ x, y: 4 }],
      text: '',
    });
    const rooms = [room('1', 'Crypt', 0), room('2', '', 1)];
    const script = new Script(inRooms(Array<string>(4).fill('Light'), { rooms }));
    const ends = (state: GameState) =>
      offers(state, referee).flatMap(({ command, label }) => (command === 'PutOut' ? [label] : []));
    const cast = (x: number, y: number) => script.play(castAt('Light', { x, y }), player);
    cast(0, 4);
    cast(1, 4);
    cast(3, 3);
    expect(ends(script.state)).toEqual([
      'Dispel the spell of light (Crypt)',
      'Dispel the spell of light (room 2)',
      'Dispel the spell of light (column 4, row 4)',
    ]);
    const hall = { ...room('1', 'Hall', 0), squares: [0, 1].map((x) => ({ x, y: 4 })) };
    const scenes = Object.fromEntries(
      Object.entries(script.state.scenes).map(([key, scene]) => [key, { ...scene, rooms: [hall] }]),
    );
    expect(ends({ ...script.state, scenes })).toEqual([
      'Dispel the spell of light (column 1, row 5)',
      'Dispel the spell of light (column 2, row 5)',
      'Dispel the spell of light (column 4, row 4)',
    ]);
    expect(ends({ ...script.state, scene: null })).toEqual([]);
  });

  it.each([SILENCE, 'Light (reversed)', 'Continual Light (reversed)'])(
    '%s waits for the referee with its place filled in',
    (spell) => {
      const { state } = new Script(inRooms([spell])).play(castAt(spell, PLACE), player);
      expect(awaitedSpells(state)).toMatchObject([{ to: at(PLACE.x, PLACE.y) }]);
      const let_ = offers(state, referee).find(({ command }) => command === 'LetTakeHold');
      expect(let_?.inputs.find(({ name }) => name === 'to')).toMatchObject({ preset: PLACE });
      expect(Object.values(letHold(state).state.areas ?? {})).toMatchObject([{ at: { x: 3.5, y: 3.5 } }]);
    },
  );

  it.each([SILENCE, 'Light (reversed)', 'Continual Light (reversed)'])(
    '%s takes hold of those who stand in its place, and of nobody else',
    (spell) => {
      const far = goblin({ id: id('far'), at: at(8, 4) });
      const { state } = new Script(beside([grik, far], spell)).play(castAt(spell, PLACE), player);
      const script = letHold(state);
      expect(lastingMagic(script.state)).toMatchObject([{ name: spell, on: expect.arrayContaining([grik.id]) }]);
      expect(lastingMagic(script.state)[0]?.on).not.toContain(far.id);
    },
  );

  it('one that works both ways is cast the other way round as well (GOR-MAG-11)', () => {
    const ruleset = { base: 'gorman', slots: {}, options: { reversedAt: 'casting' } } as const;
    const state = { ...inRooms(['Light']), ruleset };
    expect(offered(state).map(({ label }) => label)).toEqual([
      'Cast Light at a place',
      'Cast the reversed Light at a place',
    ]);
    expect(refusedOffers(state, player, 'CastSpell')).toEqual([]);
    expect(awaitedSpells(new Script(state).play(castAt('Light', PLACE, true), player).state)).toMatchObject([
      { spell: 'Light (reversed)', to: at(PLACE.x, PLACE.y) },
    ]);
  });

  it('is told from the offer to cast the spell at somebody', () => {
    const labels = (spell: string) =>
      offers(inRooms([spell]), player).flatMap(({ command, label }) => (command === 'CastSpell' ? [label] : []));
    expect(labels('Light')).toEqual(expect.arrayContaining(['Cast Light at somebody', 'Cast Light at a place']));
    expect(labels('Light')).not.toContain('Cast Light');
    expect(labels('Bless')).toContain('Cast Bless');
  });

  it('is offered for each of these spells, and granted', () => {
    const state = inRooms(['Light', 'Light (reversed)', SILENCE, 'Bless']);
    expect(offered(state).map(({ label }) => label)).toEqual([
      'Cast Light at a place',
      'Cast the reversed Light at a place',
      `Cast ${SILENCE} at a place`,
    ]);
    expect(refusedOffers(state, [player, referee], 'CastSpell')).toEqual([]);
  });

  it('is cast at somebody or at a place, and no other spell is cast at a place', () => {
    const both = { ...castAt('Light', PLACE), targets: [mira.id] };
    expect(ask(inRooms(['Light']), both, player)).toBe('bad-input');
    expect(ask(inRooms(['Bless']), castAt('Bless', PLACE), player)).toBe('bad-input');
  });
});

describe('the place that a spell was cast at stays on its map (OSE-APX-06)', () => {
  const CELLAR = id<'scene'>('cellar');
  const inCellar = ({ x, y }: Square) => ({ scene: CELLAR, square: { x, y } });
  const below = goblin({ id: id('below'), at: inCellar(PLACE) });
  /** Mira has cast it among the rooms, and is in the cellar when the referee looks at it. */
  const gone = () => {
    const { state } = new Script(beside([grik, below], SILENCE)).play(castAt(SILENCE, PLACE), player);
    const scenes = { ...state.scenes, [CELLAR]: { ...twoRooms({ traps: {} }), id: CELLAR, name: 'Cellar' } };
    const creatures = { ...state.creatures, [mira.id]: { ...mira, at: inCellar({ x: 1, y: 1 }) } };
    return { ...state, scenes, creatures, scene: CELLAR };
  };
  const filled = ({ state }: Script) =>
    Object.values(state.areas ?? {}).map(({ scene, at: middle }) => [scene, middle]);
  const askedWhere = (state: GameState) =>
    offers(state, referee)
      .find(({ command }) => command === 'LetTakeHold')
      ?.inputs.find(({ name }) => name === 'to');

  it('and is filled there, wherever its caster has gone since', () => {
    const script = letHold(gone());
    expect(filled(script)).toEqual([['rooms', { x: 3.5, y: 3.5 }]]);
    expect(lastingMagic(script.state)).toMatchObject([{ on: [grik.id] }]);
    const nowhere = { ...gone().creatures, [mira.id]: { ...mira, at: null } };
    expect(filled(letHold({ ...gone(), creatures: nowhere }))).toEqual([['rooms', { x: 3.5, y: 3.5 }]]);
  });

  it('the referee is not asked for a square of another map, and may say one where the caster is', () => {
    expect(askedWhere(gone())).toBeUndefined();
    expect(refusedOffers(gone(), referee, 'LetTakeHold')).toEqual([]);
    const script = letHold(gone(), { to: PLACE });
    expect(filled(script)).toEqual([[CELLAR, { x: 3.5, y: 3.5 }]]);
    expect(lastingMagic(script.state)).toMatchObject([{ on: [below.id] }]);
  });

  it('and is forgotten with that map: then the referee says where', () => {
    const { rooms: _removed, ...scenes } = gone().scenes as Record<string, Scene>;
    const state = { ...gone(), scenes };
    expect(askedWhere(state)).not.toHaveProperty('preset');
    expect(refusedOffers(state, referee, 'LetTakeHold')).toEqual([]);
    expect(filled(letHold(state))).toEqual([]);
  });

  it('no player is told more of it than that the spell waits', () => {
    expect(known(gone(), player).awaited).toMatchObject([{ spell: SILENCE }]);
    expect(known(gone(), player).awaited?.[0]).not.toHaveProperty('to');
  });
});

describe('a spell reaches a place that its caster sees, and no farther than it is written (OSE-CMB-36)', () => {
  it('not behind a wall, nor through a shut door', () => {
    expect(ask(inRooms(['Light']), castAt('Light', { x: 7, y: 4 }), player)).toBe('too-far');
    expect(ask(inRooms(['Light']), castAt('Light', { x: 7, y: 1 }), player)).toBe('too-far');
  });

  it('not beyond its range', () => {
    expect(ask(inRooms(['Light'], { feetPerSquare: 60 }), castAt('Light', { x: 3, y: 1 }), player)).not.toBe('too-far');
    expect(ask(inRooms(['Light'], { feetPerSquare: 60 }), castAt('Light', { x: 4, y: 1 }), player)).toBe('too-far');
  });

  it('and the refusal calls the spell as it is called in play', () => {
    const refused = (spell: string, to: Square) => () => new Script(inRooms([spell])).play(castAt(spell, to), player);
    expect(refused('Light (reversed)', { x: 7, y: 4 })).toThrow('or it is too far for the reversed Light.');
    expect(refused('Bless (reversed)', PLACE)).toThrow('The reversed Bless is not cast at a place there.');
  });

  it('nobody casts at what has not been explored, and the answer tells nothing of it', () => {
    const explored = ['1111000000', '1111000000', '1111000000', '1110000000', '1110000000'];
    const floors = [null, ['1111111111', '1111111111', '1111111111', '1110111111', '1111111111']];
    for (const floor of floors)
      expect(ask(inRooms(['Light'], { explored, floor }), castAt('Light', PLACE), player)).toBe('no-such-thing');
    const floor = offered(inRooms(['Light'], { explored }))[0]?.inputs[0];
    expect(floor?.kind === 'square' && floor.floor && hasSquare(floor.floor, PLACE)).toBe(false);
  });

  it('a monster of the referee’s goes by what is there', () => {
    const shaman = goblin({ id: id('shaman'), at: at(1, 1) });
    const state = delve(
      [shaman],
      { memorised: { [shaman.id]: ['Light'] } },
      twoRooms({ traps: {}, explored: Array<string>(5).fill('0000000000') }),
    );
    expect(ask(state, { ...castAt('Light', PLACE), caster: shaman.id }, referee)).toMatchObject([
      { type: 'SpellCast' },
      { type: 'LightLit' },
    ]);
  });
});
