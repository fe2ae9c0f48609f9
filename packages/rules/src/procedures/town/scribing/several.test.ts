import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';

const item = id<'item'>('scroll');
const scroll = (name: string, quantity = 1): Item => ({
  id: item,
  name,
  quantity,
  weight: 1,
  kind: 'gear',
  use: null,
});
const THREE = 'scroll of 3 spells (Sleep, Light, Shield)';
const foe = goblin({ at: at(2, 1), hitDice: { dice: 1, plus: 0, stars: 0 } });
const mage = (items: readonly Item[], facts: Partial<Creature> = {}) =>
  someone({ id: id('aldo'), at: at(1, 1), class: 'magic-user', level: 5, items, ...facts });
const bera = someone({ id: id('bera'), name: 'Bera', at: at(1, 2), class: 'magic-user' });
const withScroll = (name: string, quantity = 1) =>
  new Script(delve([mage([scroll(name, quantity)]), bera, foe], {}, twoRooms({ traps: {} })));
const read = (spell?: string, ...targets: readonly Creature[]) =>
  ({
    type: 'UseUp',
    creature: id<'creature'>('aldo'),
    item,
    ...(spell ? { spell } : {}),
    targets: targets.map((one) => one.id),
  }) as const;
const carried = ({ state }: Script, who = 'aldo') =>
  state.creatures[id<'creature'>(who)]?.items.map(({ name, quantity }) => `${quantity} × ${name}`);
const readings = ({ state }: Script) =>
  offers(state, player).flatMap(({ command, label, barred }) => (command === 'UseUp' ? [barred ?? label] : []));

describe('a scroll of several spells', () => {
  it('is read spell by spell, as it is offered', () => {
    const script = withScroll(THREE);
    expect(readings(script)).toEqual([
      'Read Sleep from the scroll of 3 spells',
      'Read Light from the scroll of 3 spells at somebody',
      'Read Light from the scroll of 3 spells at a place',
      'Read Shield from the scroll of 3 spells',
    ]);
    expect(refusedOffers(script.state, player, 'UseUp')).toEqual([]);
  });

  it('offers those that are aimed alike together, one to be chosen', () => {
    const script = withScroll('scroll of 5 spells (Sleep, Charm Person, Light, Fire Ball, Sleep)');
    expect(readings(script)).toEqual([
      'Read a spell from the scroll of 5 spells',
      'Read Light from the scroll of 5 spells at somebody',
      'Read Light from the scroll of 5 spells at a place',
      'Read Fire Ball from the scroll of 5 spells at somebody',
      'Read Fire Ball from the scroll of 5 spells at a place',
    ]);
    const [several] = offers(script.state, player).filter(({ key }) => key.startsWith('UseUp:several'));
    expect(several?.inputs.find(({ name }) => name === 'spell')).toMatchObject({
      options: [{ value: 'Sleep' }, { value: 'Charm Person' }],
    });
    expect(refusedOffers(script.state, player, 'UseUp')).toEqual([]);
  });

  it('is greyed as one thing for those who study no spells', () => {
    const state = delve([mage([scroll(THREE)], { class: 'fighter' }), foe]);
    expect(readings(new Script(state))).toEqual(['Only those who study spells read scrolls.']);
  });

  it('loses the spell that is read and keeps the others, down to the last', () => {
    const script = withScroll(THREE).play(read('Sleep', foe), player);
    expect(script.state.awaited).toMatchObject([{ spell: 'Sleep', targets: [foe.id], caster: 'aldo' }]);
    expect(carried(script)).toEqual(['1 × scroll of 2 spells (Light, Shield)']);
    expect(script.forPlayers[0]).toBe(
      'Aldo reads Sleep from the scroll of 3 spells (Sleep, Light, Shield). A scroll of 2 spells (Light, Shield) is left.',
    );
    script.play({ type: 'LetFail', awaited: script.state.awaited?.[0]?.id ?? id('none') }, referee);
    script.play(read('Shield'), player);
    expect(carried(script)).toEqual(['1 × scroll of Light']);
    script.play(read(undefined, bera), player);
    expect(carried(script)).toEqual([]);
  });

  it('is read as one of the spells that are on it, and as no other', () => {
    const { state } = withScroll(THREE);
    expect(ask(state, read(), player)).toBe('bad-input');
    expect(ask(state, read('Web'), player)).toBe('bad-input');
    expect(ask(withScroll('scroll of Sleep').state, read('Sleep', foe), player)).toBe('bad-input');
  });

  it('is one of two that are alike: the other keeps all its spells', () => {
    const script = withScroll(THREE, 2).play(read('Shield'), player);
    expect(carried(script)).toEqual([`1 × ${THREE}`, '1 × scroll of 2 spells (Sleep, Light)']);
  });

  it('is handed over with what is left of it', () => {
    const script = withScroll(THREE).play(read('Sleep', foe), player);
    script.play({ type: 'LetFail', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') }, referee);
    script.play({ type: 'HandOver', creature: id('aldo'), item, quantity: 1, to: bera.id }, player);
    expect(script.forPlayers.at(-1)).toContain('scroll of 2 spells (Light, Shield)');
    expect(carried(script, 'bera')).toEqual(['1 × scroll of 2 spells (Light, Shield)']);
  });

  it('that does not say which they are has one less each time', () => {
    const script = withScroll('scroll of 3 spells').play(read(undefined, foe), player);
    expect(carried(script)).toEqual(['1 × scroll of 2 spells']);
    expect(script.forPlayers[0]).toBe(
      'Aldo reads the scroll of 3 spells. The referee says which spell it is. A scroll of 2 spells is left.',
    );
  });
});

describe('a scroll of several spells that was found and looks like any writing', () => {
  const found = (is: string, facts: Partial<Creature> = {}) => {
    const script = new Script(delve([mage([], facts), bera, foe]));
    script.play({ type: 'PoolThing', name: 'a rolled parchment', thing: 'scroll', named: false, is }, referee);
    const thing = script.state.adventure?.finds[0]?.id ?? item;
    script.play({ type: 'TakeThing', thing, creature: id('aldo'), by: 'agreement' }, referee);
    const use = (spell?: string) => ({ ...read(spell), item: thing });
    return { script, thing, use };
  };

  it('shows who studies spells what is on it, and none of them is used up', () => {
    const { script, use } = found(THREE);
    script.play(use(), player);
    expect(script.forPlayers.slice(-2)).toEqual([
      'Aldo reads the rolled parchment.',
      `Aldo’s rolled parchment is in truth a ${THREE}.`,
    ]);
    expect(carried(script)).toEqual([`1 × ${THREE}`]);
    expect(script.state.awaited ?? []).toEqual([]);
  });

  it('is still what was found when a spell of it is read, and earns what it would', () => {
    const { script, thing, use } = found(THREE);
    script.play(use(), player).play(use('Shield'), player);
    expect(script.state.adventure?.finds).toMatchObject([{ id: thing, name: 'scroll of 2 spells (Sleep, Light)' }]);
  });

  it('tells nothing to those who study none', () => {
    const { script, use } = found(THREE, { class: 'fighter' });
    script.play(use(), player);
    expect(script.forPlayers.at(-1)).toBe('Aldo reads the rolled parchment. The referee says what it does.');
    expect(carried(script)).toEqual(['1 × a rolled parchment']);
  });
});
