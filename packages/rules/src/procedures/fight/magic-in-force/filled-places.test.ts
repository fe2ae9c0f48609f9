import { describe, expect, it } from 'vitest';
import { brawl, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { isSilencedByMagic } from '../../situation/condition/enchantment.ts';
import { MOST_MAGIC } from './may.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 10, at: at(1, 1) });
const grik = goblin({ at: at(4, 4) });
const points = { now: 40, max: 40 };
const ogre = goblin({
  id: id('ogre'),
  name: 'Ogre',
  at: at(4, 3),
  hitDice: { dice: 6, plus: 1, stars: 0 },
  hitPoints: points,
});

/** Mira’s spell fills a place about the square (1,3), and nobody stands in it. */
function filled(spell: string, ...others: readonly Creature[]): Script {
  const script = new Script(delve([mira, ...others], { memorised: { [mira.id]: [spell] } }));
  script.play({ type: 'CastSpell', caster: mira.id, spell, targets: [] }, player);
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  expect(refusedOffers(script.state, referee)).toEqual([]);
  script.play({ type: 'LetTakeHold', awaited, to: { x: 1, y: 3 } });
  script.told();
  return script;
}
const setDown = (script: Script, one: Creature, x: number, y: number, ...faces: number[]) =>
  script.play({ type: 'PlaceCreature', creature: one.id, square: { x, y } }, referee, ...faces);
const aldo = someone({ id: id('aldo'), name: 'Aldo', at: at(4, 4) });
const conditionsOf = ({ state }: Script, one: Creature) => state.creatures[one.id]?.conditions;

describe('a place that a spell fills while it lasts (OSE-APX-06)', () => {
  it('Web holds whoever comes into it later, till it ends', () => {
    const script = setDown(filled('Web', grik), grik, 1, 3);
    expect(conditionsOf(script, grik)).toEqual(['held']);
    expect(script.told().players).toContain('Web takes hold of the goblin, who came into it.');
    script.play({ type: 'EndMagic', magic: lastingMagic(script.state)[0]?.id ?? id('none') });
    expect(conditionsOf(script, grik)).toEqual([]);
  });

  it('whoever goes past it is not held, and of one who is hidden the referee alone hears', () => {
    expect(conditionsOf(setDown(filled('Web', grik), grik, 4, 1), grik)).toEqual([]);
    const lurker = { ...grik, hidden: true };
    const script = setDown(filled('Web', lurker), lurker, 1, 3);
    expect(conditionsOf(script, grik)).toEqual(['held']);
    expect(script.told().players).toEqual([]);
  });

  it.each([
    [1, ['dead']],
    [20, []],
  ] as const)('Cloudkill kills whoever comes into it with fewer than five hit dice and saves with %i', (face, then) => {
    const script = setDown(filled('Cloudkill', grik), grik, 1, 3, face);
    expect(conditionsOf(script, grik)).toEqual(then);
    expect(script.told().players).toContain('Cloudkill is about the goblin, who came into it.');
    expect(lastingMagic(script.state)).toMatchObject([{ name: 'Cloudkill', on: [] }]);
  });

  it('Cloudkill harms the living who stand in it as a round begins', () => {
    const script = setDown(filled('Cloudkill', ogre), ogre, 1, 3);
    expect(script.state.creatures[ogre.id]?.hitPoints.now).toBe(40);
    script
      .play(toMeet([ogre.id]))
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
    const before = script.state.creatures[ogre.id]?.hitPoints.now ?? 0;
    const [party] = script.state.encounter?.sides ?? [];
    script.play({ type: 'SetInitiative', first: party?.id ?? id('none') });
    script.play({ type: 'EndRound' });
    expect(script.state.creatures[ogre.id]?.hitPoints.now).toBe(before - 1);
  });

  it.each([
    ['later', at(4, 4)],
    ['at the beginning', at(1, 3)],
  ])('whoever stood in Silence %s and leaves it speaks again', (_when, stood) => {
    const script = setDown(filled("Silence 15' Radius", { ...aldo, at: stood }), aldo, 1, 3);
    expect(isSilencedByMagic(script.state, aldo.id)).toBe(true);
    setDown(script, aldo, 4, 4);
    expect(isSilencedByMagic(script.state, aldo.id)).toBe(false);
    expect(script.told().players).toContain("Silence 15' Radius lets go of Aldo, who left it.");
    expect(lastingMagic(script.state)).toMatchObject([{ name: "Silence 15' Radius", on: [] }]);
    expect(isSilencedByMagic(setDown(script, aldo, 1, 3).state, aldo.id)).toBe(true);
  });

  it('whoever steps out of darkness sees', () => {
    const script = setDown(filled('Light (reversed)', aldo), aldo, 1, 3);
    expect(conditionsOf(script, aldo)).toEqual(['blind']);
    expect(conditionsOf(setDown(script, aldo, 4, 4), aldo)).toEqual([]);
  });

  it('Web holds them wherever they are taken, till it ends', () => {
    const script = setDown(setDown(filled('Web', grik), grik, 1, 3), grik, 4, 4);
    expect(conditionsOf(script, grik)).toEqual(['held']);
  });

  it('whoever of the party comes into a silence that nobody knew of learns why they cannot speak', () => {
    const place = {
      id: id<'area'>('place'),
      scene: id<'scene'>('rooms'),
      kind: 'circle',
      at: { x: 1.5, y: 3.5 },
    } as const;
    const area = { ...place, feet: 15, width: 0, degrees: 0, by: referee.user, open: false };
    const silence = {
      id: id<'magic'>('silence'),
      name: "Silence 15' Radius",
      caster: null,
      on: [],
      until: null,
    } as const;
    const osric = { ...aldo, class: 'cleric', level: 4, owner: player.user };
    const facts = { areas: { [area.id]: area }, magic: [{ ...silence, open: false, area }] };
    const script = new Script(delve([osric, grik], { ...facts, memorised: { [osric.id]: ['Bless'] } }));
    setDown(script, grik, 1, 3);
    expect(script.told().players).toEqual([]);
    setDown(script, osric, 1, 3);
    expect(script.told().players).toContain("Silence 15' Radius takes hold of Aldo, who came into it.");
    expect(refusedOffers(script.state, player)).toEqual([]);
  });

  const walker = { ...aldo, at: at(3, 4), owner: player.user };
  const walks = (script: Script, x: number, y: number, ...faces: number[]) =>
    script.play({ type: 'MoveCreature', creature: walker.id, to: { x, y } }, player, ...faces);

  it('Web stops whoever walks through it', () => {
    const script = walks(filled('Web', { ...walker, at: at(0, 3) }), 4, 3);
    expect(script.state.creatures[walker.id]?.at?.square).toEqual({ x: 1, y: 3 });
    expect(conditionsOf(script, walker)).toEqual(['held']);
  });

  it.each([
    [1, ['dead']],
    [20, []],
  ] as const)('Cloudkill kills whoever walks through it and saves with %i', (face, then) => {
    const script = walks(filled('Cloudkill', walker), 0, 1, face);
    expect(conditionsOf(script, walker)).toEqual(then);
    expect(script.told().players).toContain('Cloudkill is about Aldo, who came into it.');
  });

  it('whoever Cloudkill strikes down on the way falls where it struck, and goes no farther', () => {
    const script = walks(filled('Cloudkill', walker), 0, 1, 1);
    expect(script.state.creatures[walker.id]?.at?.square).toEqual({ x: 2, y: 3 });
    expect(script.told().players).toEqual([
      'Cloudkill is about Aldo, who came into it.',
      expect.stringContaining('Aldo fails to save against death'),
      expect.stringContaining('Aldo is killed'),
    ]);
  });

  it('whoever saves on the way walks on to the end, saves once, and has gone the whole way', () => {
    const straight = walks(filled("Silence 15' Radius", walker), 0, 1);
    const script = walks(filled('Cloudkill', walker), 0, 1, 20);
    const found = script.state.creatures[walker.id];
    expect(found).toMatchObject({ at: at(0, 1), moved: straight.state.creatures[walker.id]?.moved });
    expect(script.told().players.filter((line) => line.includes('saves'))).toHaveLength(1);
  });

  it('a foe who closes in through Cloudkill falls where it strikes', () => {
    const place = { id: id<'area'>('place'), scene: id<'scene'>('rooms'), kind: 'circle', feet: 15 } as const;
    const area = { ...place, at: { x: 2.5, y: 1.5 }, width: 0, degrees: 0, by: referee.user, open: true };
    const cloud = { id: id<'magic'>('cloud'), name: 'Cloudkill', caster: null, on: [], until: null, open: true, area };
    const { state } = brawl({}, [{ ...aldo, at: at(1, 1) }], [{ ...grik, at: at(4, 1) }], 'movement');
    const script = new Script({ ...state, magic: [cloud], areas: { [area.id]: area } });
    const foes = script.state.encounter?.sides.at(-1)?.id ?? id('none');
    until(script, 'movement', 1).play({ type: 'CloseIn', side: foes }, referee, 1);
    expect(script.state.creatures[grik.id]?.at?.square.x).toBe(3);
    expect(conditionsOf(script, grik)).toEqual(['dead']);
  });

  it('whoever walks out of Cloudkill does not save again', () => {
    const script = walks(setDown(filled('Cloudkill', walker), walker, 2, 3, 20), 4, 3);
    expect(conditionsOf(script, walker)).toEqual([]);
  });

  it.each(['Web', 'Cloudkill', "Silence 15' Radius"])('%s is refused where no more magic lasts', (spell) => {
    const bless = { name: 'Bless', caster: null, on: [mira.id], until: null, open: true };
    const magic = Array.from({ length: MOST_MAGIC }, (_, each) => ({ ...bless, id: id<'magic'>(`m${each}`) }));
    const waiting = { id: id<'magic'>('w'), caster: mira.id, spell, targets: [], open: true };
    const full = delve([mira], { awaited: [waiting], magic });
    const asked = { type: 'LetTakeHold', awaited: waiting.id, to: { x: 1, y: 3 } } as const;
    expect(ask(full, asked, referee)).toBe('bad-input');
    expect(refusedOffers(full, referee)).toEqual([]);
    expect(ask({ ...full, magic: [] }, asked, referee)).not.toBe('bad-input');
  });
});
