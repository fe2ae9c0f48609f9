import type { Square } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { brawl, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  twoRooms,
} from '../../../../test/table.ts';
import { LISTS_OF } from '../../../content/magic-things.ts';
import { id } from '../../../core/index.ts';
import { known as knownTo } from '../../../known/known.ts';
import { rulesFor } from '../../../play/index.ts';
import { NO_ADVENTURE } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import { doorLookOf } from '../../../state/door-look.ts';
import type { Item } from '../../../state/item.ts';
import { lyingThings } from '../../../state/lying.ts';
import { lastingMagic } from '../../../state/magic.ts';
import type { Door } from '../../../state/scene.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { storesOf } from '../../party/stores/kept.ts';
import { gormanScribing } from './gorman.ts';
import { casterOf, spellIn } from './spell-in.ts';

const thing = (name: string): Item => ({
  id: id<'item'>(name),
  name,
  quantity: 1,
  weight: 10,
  kind: 'gear',
  use: null,
});
const use = (name: string, ...targets: readonly Creature[]) =>
  ({
    type: 'UseUp',
    creature: id<'creature'>('aldo'),
    item: id<'item'>(name),
    targets: targets.map((one) => one.id),
  }) as const;
const carrying = (names: readonly string[], facts: Partial<Creature> = {}) =>
  someone({ id: id('aldo'), at: at(1, 1), items: names.map(thing), hitPoints: { now: 2, max: 12 }, ...facts });
const foe = goblin({ at: at(2, 1), hitDice: { dice: 1, plus: 0, stars: 0 } });
const played = (who: Creature, ruleset = {}) => new Script(delve([who, foe], ruleset));
const labels = ({ state }: Script, seat = player) =>
  offers(state, seat).flatMap(({ command, label, barred }) => (command === 'UseUp' ? [barred ?? label] : []));

describe('a potion', () => {
  it('OSE-HEA-02: of healing is drunk in one click, gives hit points back at once, and is gone', () => {
    const script = played(carrying(['potion of healing']));
    expect(labels(script)).toEqual(['Drink the potion of healing']);
    script.play(use('potion of healing'), player, 4);
    expect(script.state.creatures[id<'creature'>('aldo')]).toMatchObject({
      hitPoints: { now: 7, max: 12 },
      items: [],
    });
    expect(script.told().players).toEqual(['Aldo drinks the potion of healing.', 'Aldo regains 5 hit points. [4]']);
  });

  it('is not drunk, nor a scroll read for oneself, within a shell against magic, and so is not lost for nothing', () => {
    const names = ['potion of healing', 'scroll of Shield'];
    const script = played(carrying(names, { class: 'magic-user' }));
    script.play({ type: 'BeginMagic', name: 'Anti-Magic Shell', on: [id('aldo')], turns: 12 });
    for (const name of names) expect(ask(script.state, use(name), player)).toBe('incapable');
    expect(labels(script)).toContain('No draught works on Aldo within the shell against magic.');
  });

  it('is drunk for nothing within a shell that its player does not know of, as it is offered', () => {
    const script = played(carrying(['potion of healing']));
    script.play({ type: 'BeginMagic', name: 'Anti-Magic Shell', on: [id('aldo')], turns: 12 });
    const magic = script.state.magic?.map((each) => ({ ...each, open: false })) ?? [];
    const secret = new Script({ ...script.state, magic });
    expect(labels(secret)).toEqual(['Drink the potion of healing']);
    secret.play(use('potion of healing'), player);
    expect(secret.state.creatures[id<'creature'>('aldo')]?.items).toEqual([]);
    expect(secret.told().players).not.toContain('Aldo regains');
  });

  it('is drunk by whoever drinks it, and stopped by no door that a friend stands beyond', () => {
    const bera = someone({ id: id('bera'), name: 'Bera', at: at(6, 1) });
    const scene = twoRooms({ traps: {} });
    const thoughtOpen = ([key, door]: [string, Door]) =>
      [key, { ...door, state: 'closed', lastSeen: { ...doorLookOf(door), state: 'open' } }] as const;
    const doors = Object.fromEntries(Object.entries(scene.doors).map(thoughtOpen));
    const script = new Script(delve([carrying(['potion of healing']), bera], {}, { ...scene, doors }));
    script.play(use('potion of healing', bera), player, 4);
    expect(script.state.creatures[id<'creature'>('aldo')]?.hitPoints.now).toBe(7);
  });

  it('of invisibility lasts upon the drinker, as the spell does', () => {
    const script = played(carrying(['potion of invisibility'])).play(use('potion of invisibility'), player);
    expect(lastingMagic(script.state)).toMatchObject([{ name: 'Invisibility', on: ['aldo'] }]);
  });

  it('that no spell is like is drunk, and what it does is the referee’s to rule', () => {
    const script = played(carrying(['potion of dreams'])).play(use('potion of dreams'), player);
    expect(lastingMagic(script.state)).toEqual([]);
    expect(script.told().players).toEqual(['Aldo drinks the potion of dreams.']);
  });

  const ofLists = LISTS_OF.potion.flatMap(({ names }) => names);

  it.each(ofLists)('%s of the lists does what is written of it, or asks the referee', (name) => {
    const script = played(carrying([name])).play(use(name), player, 1);
    const told = offers(script.state, referee).some(({ command }) => command === 'LetTakeHold');
    const healed = script.state.creatures[id<'creature'>('aldo')]?.hitPoints.now !== 2;
    expect([told, lastingMagic(script.state).length > 0, healed].filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['animal control', '1d6+6', [7]],
    ['diminution', '1d6+6', [7]],
    ['heroism', '1d6+6', [7]],
    ['plant control', '1d6+6', [7]],
    ['treasure finding', '1d6+6', [7]],
    ['longevity', undefined, []],
  ] as const)('of %s asks the referee, and lasts %s turns by the book', (of, lasts, turns) => {
    const name = `potion of ${of}`;
    const script = played(carrying([name])).play(use(name), player);
    const [asked] = offers(script.state, referee).filter(({ command }) => command === 'LetTakeHold');
    expect(asked?.hint).toMatch(/^Tell /);
    expect(asked?.inputs.find((input) => input.name === 'lasts')).toEqual(
      lasts === undefined ? undefined : expect.objectContaining({ preset: lasts }),
    );
    const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
    script.play({ type: 'LetTakeHold', awaited }, referee, 1);
    const rounds = lastingMagic(script.state).map(({ until }) => (until ?? 0) / 60);
    expect(rounds).toEqual(turns);
  });

  it('of diminution leaves its drinker able to attack nobody', () => {
    const name = 'potion of diminution';
    const script = brawl({}, [carrying([name])], [foe], 'movement').play(use(name), player);
    script.play({ type: 'LetTakeHold', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') }, referee, 1);
    const strike = { type: 'Attack', attacker: id<'creature'>('aldo'), target: foe.id, attack: 0 } as const;
    expect(ask(until(script, 'melee').state, strike, player)).toBe('incapable');
  });

  it('that nobody has named is drunk as it looks, and what it does is the referee’s to say', () => {
    const script = played(carrying(['a stoppered vial', 'holy water vial']));
    expect(labels(script)).toEqual(['Drink the stoppered vial']);
    script.play(use('a stoppered vial'), player);
    expect(script.told().players).toEqual(['Aldo drinks the stoppered vial. The referee says what it does.']);
  });

  it('that the referee alone knows does what it is, and is known by nothing else before', () => {
    const find = {
      id: id<'item'>('odd horn'),
      name: 'odd horn',
      thing: 'potion',
      named: false,
      earned: false,
    } as const;
    const found = { ...find, is: 'potion of healing', holder: id<'creature'>('aldo') };
    const state = delve([carrying(['odd horn']), foe]);
    const script = new Script({ ...state, adventure: { ...NO_ADVENTURE, finds: [found] } });
    expect(labels(script)).toEqual(['Drink the odd horn']);
    script.play(use('odd horn'), player, 4);
    expect(script.told()).toEqual({
      referee: [
        'Aldo drinks the odd horn, in truth a potion of healing. The referee says what it does.',
        'Aldo regains 5 hit points. [4]',
      ],
      players: ['Aldo drinks the odd horn. The referee says what it does.', 'Aldo regains 5 hit points. [4]'],
    });
  });

  it.each(['a stoppered vial', 'potion of healing'])(
    '%s is told alike to the players, whatever is noted of it',
    (name) => {
      const told = [undefined, 'potion of treasure finding', 'draught of sleep'].map((is) => {
        const find = { id: id<'item'>(name), name, thing: 'potion', named: false, earned: false } as const;
        const finds = [{ ...find, holder: id<'creature'>('aldo'), ...(is ? { is } : {}) }];
        const state = { ...delve([carrying([name]), foe]), adventure: { ...NO_ADVENTURE, finds } };
        const script = new Script(state).play(use(name), player, ...(is || name === 'a stoppered vial' ? [] : [4]));
        return { referee: script.forReferee[0], players: script.forPlayers[0] };
      });
      expect(new Set(told.map(({ players }) => players)).size).toBe(1);
      expect(told.map(({ referee: line }) => /, in truth (.*?)\./.exec(line ?? '')?.[1])).toEqual([
        undefined,
        'a potion of treasure finding',
        'a draught of sleep',
      ]);
    },
  );

  describe('that was found keeps what it is', () => {
    const bera = someone({ id: id('bera'), name: 'Bera', at: at(1, 2), hitPoints: { now: 1, max: 9 } });
    const item = id<'item'>('found');
    const withFound = (name: string, facts: Partial<Creature> = {}) => {
      const vial = { ...thing(name), id: item };
      const aldo = { ...carrying([]), items: [vial], ...facts };
      const find = { id: item, name, thing: 'potion', named: false, earned: false, is: 'potion of healing' } as const;
      const adventure = { ...NO_ADVENTURE, finds: [{ ...find, holder: aldo.id }] };
      return new Script({ ...delve([aldo, { ...bera, ...facts }]), adventure });
    };
    const held = (script: Script, who: string) => script.state.creatures[id<'creature'>(who)]?.items[0]?.id ?? item;
    const drink = (script: Script, who: string) =>
      script.play({ type: 'UseUp', creature: id<'creature'>(who), item: held(script, who) }, player, 4).state.creatures;

    it.each(['a stoppered vial', 'odd horn'])('as %s is handed to the wounded', (name) => {
      const script = withFound(name);
      script.play({ type: 'HandOver', creature: id('aldo'), item, quantity: 1, to: bera.id }, player);
      expect(script.state.adventure?.finds).toMatchObject([{ holder: bera.id }]);
      expect(drink(script, 'bera')).toMatchObject({ bera: { hitPoints: { now: 6 } } });
    });

    it.each(['a stoppered vial', 'odd horn'])('as %s is dropped and picked up', (name) => {
      const script = withFound(name).play({ type: 'DropItem', creature: id('aldo'), item, quantity: 1 }, player);
      const [lies] = lyingThings(script.state);
      script.play({ type: 'PickUp', creature: bera.id, thing: lies?.item.id ?? item }, player);
      expect(script.state.adventure?.finds).toMatchObject([{ holder: bera.id }]);
      expect(drink(script, 'bera')).toMatchObject({ bera: { hitPoints: { now: 6 } } });
    });

    it('as it is put away and fetched', () => {
      const script = withFound('odd horn', { at: null }).play({ type: 'AddStore', name: 'Camp', bears: 0 });
      const store = storesOf(script.state)[0]?.id ?? id<'store'>('none');
      script.play({ type: 'StoreItem', creature: id('aldo'), store, item, quantity: 1 });
      const lies = storesOf(script.state)[0]?.items[0]?.id ?? id<'item'>('none');
      script.play({ type: 'FetchItem', creature: bera.id, store, item: lies, quantity: 1 });
      expect(drink(script, 'bera')).toMatchObject({ bera: { hitPoints: { now: 6 } } });
    });
  });

  it('is drunk by nobody else’s player', () => {
    expect(ask(played(carrying(['potion of healing'])).state, use('potion of healing'), otherPlayer)).toBe(
      'not-your-character',
    );
  });

  it.each([
    ['Potion of Fly', 'Fly'],
    ['potion of polymorphing oneself', 'Polymorph Self'],
    ['Scroll of Xylo’s Itch', 'Xylo’s Itch'],
    ['a scroll of protection from evil', 'Protection from Evil'],
  ])('%s holds %s', (name, spell) => expect(spellIn(name)).toBe(spell));
});

describe('a scroll', () => {
  const mage = (facts: Partial<Creature> = {}) => carrying(['scroll of Sleep'], { class: 'magic-user', ...facts });

  it('OSE-APX-06: casts its spell at those who are named, without having been memorised', () => {
    const script = played(mage()).play(use('scroll of Sleep', foe), player);
    expect(script.state.awaited).toMatchObject([{ spell: 'Sleep', targets: [foe.id], caster: 'aldo' }]);
    expect(script.state.creatures[id<'creature'>('aldo')]?.items).toEqual([]);
  });

  describe('of a spell upon the reader alone (OSE-APX-06)', () => {
    const reader = (name: string) => carrying([name], { class: 'magic-user', level: 5 });
    const targets = ({ state }: Script) =>
      offers(state, player)
        .find(({ command }) => command === 'UseUp')
        ?.inputs.flatMap((input) => ('options' in input ? input.options.map(({ value }) => value) : []));
    const on = ({ state }: Script) => state.magic?.map((one) => one.on);

    it('is read at nobody else, and offered for nobody else', () => {
      const script = played(reader('scroll of Shield'));
      expect(ask(script.state, use('scroll of Shield', foe), player)).toBe('forbidden');
      expect(targets(script)).toEqual(['aldo']);
      expect(on(script.play(use('scroll of Shield'), player))).toEqual([['aldo']]);
      expect(targets(played(reader('scroll of Invisibility')))).toEqual(['aldo', foe.id]);
    });

    it('under another name is read at others, and works upon the reader', () => {
      const name = 'scroll of Invisibility';
      const find = { id: id<'item'>(name), name, thing: 'scroll', named: false, earned: false, is: 'scroll of Shield' };
      const finds = [{ ...find, holder: id<'creature'>('aldo') }] as never;
      const script = played(reader(name), { adventure: { ...NO_ADVENTURE, finds } });
      expect(targets(script)).toEqual(['aldo', foe.id]);
      expect(on(script.play(use(name, foe), player))).toEqual([['aldo']]);
    });
  });

  describe('that was found and looks like any writing', () => {
    const written = (is: string, of: 'magic-user' | 'fighter' = 'magic-user') => {
      const script = new Script({ ...delve([carrying([], { class: of }), foe]) });
      const find = { type: 'PoolThing', name: 'a rolled parchment', thing: 'scroll', named: false, is } as const;
      script.play(find, referee);
      const item = script.state.adventure?.finds[0]?.id ?? id<'item'>('none');
      script.play({ type: 'TakeThing', thing: item, creature: id('aldo'), by: 'agreement' }, referee);
      expect(labels(script)).toEqual(['Read the rolled parchment']);
      return script.play({ type: 'UseUp', creature: id('aldo'), item, targets: [foe.id] }, player);
    };

    it.each(['scroll of Sleep', 'a scroll of sleep'])('casts what it is, and is gone: %s', (is) => {
      const script = written(is);
      expect(script.state.awaited).toMatchObject([{ spell: 'Sleep', targets: [foe.id] }]);
      expect(script.state.creatures[id<'creature'>('aldo')]?.items).toEqual([]);
    });

    it('tells players what was read while it waits and as it comes to nothing, and not which spell it is', () => {
      const [hold, web] = ['scroll of Hold Person', 'scroll of Web'].map((is) => {
        const script = written(is);
        const known = knownTo(script.state, player);
        const prompt = project(known, player).get('prompt');
        const [awaited] = script.state.awaited ?? [];
        script.play({ type: 'LetFail', awaited: awaited?.id ?? id('none') });
        return {
          spell: awaited?.spell,
          seen: { known, prompt, after: knownTo(script.state, player), told: script.told().players },
        };
      });
      expect([hold?.spell, web?.spell]).toEqual(['Hold Person', 'Web']);
      expect(hold?.seen).toEqual(web?.seen);
      expect(hold?.seen.prompt).toMatchObject({
        sentence: 'Waiting for the referee to let the rolled parchment take hold',
      });
      expect(hold?.seen.told.at(-1)).toBe('The rolled parchment comes to nothing.');
    });

    it.each(['map to a hidden magic item', 'scroll of Sleep'])(
      'is read by a fighter too, casts nothing and is kept: %s',
      (is) => {
        const script = written(is, 'fighter');
        expect(script.state.awaited ?? []).toEqual([]);
        expect(script.state.creatures[id<'creature'>('aldo')]?.items).toHaveLength(1);
      },
    );

    it('is an action in a fight, and no casting, where it is kept', () => {
      const name = 'a rolled parchment';
      const find = { id: id<'item'>(name), name, thing: 'scroll', named: false, earned: false } as const;
      const finds = [{ ...find, holder: id<'creature'>('aldo') }];
      const reader = carrying([name, 'scroll of Shield'], { class: 'magic-user' });
      const { state } = until(brawl({}, [reader], [foe]), 'melee', 0);
      const script = new Script({ ...state, adventure: { ...NO_ADVENTURE, finds } }).play(use(name), player);
      expect(script.state.encounter?.combat?.deeds).toEqual([{ creature: reader.id, kind: 'other' }]);
    });

    it.each(['', 'map to a hidden magic item'])('is kept, for the referee to say what it is: %s', (is) => {
      const script = written(is);
      expect(script.forPlayers.at(-1)).toBe('Aldo reads the rolled parchment. The referee says what it does.');
      expect(script.state.creatures[id<'creature'>('aldo')]?.items).toHaveLength(1);
    });
  });

  it('is offered with what its spell does, and for foes first where it harms', () => {
    const [read] = offers(played(mage()).state, player).filter(({ command }) => command === 'UseUp');
    expect(read?.hint).toMatch(/asleep/);
    expect(read?.inputs).toMatchObject([{ options: [{ value: foe.id }, { value: 'aldo' }] }]);
  });

  it('is greyed, with the reason, for those who study no spells, and refused', () => {
    const fighter = played(mage({ class: 'fighter' }));
    expect(labels(fighter)).toEqual(['Only those who study spells read scrolls.']);
    expect(ask(fighter.state, use('scroll of Sleep', foe), player)).toBe('forbidden');
  });

  it('is read at nobody twice', () => {
    expect(ask(played(mage()).state, use('scroll of Sleep', foe, foe), player)).toBe('bad-input');
  });

  it('is not read by the blind, nor at somebody who is not seen', () => {
    expect(ask(played(mage({ conditions: ['blind'] })).state, use('scroll of Sleep'), player)).toBe('forbidden');
    const unseen = goblin({ id: id('lurker'), at: at(3, 1), hidden: true });
    const state = new Script(delve([mage(), unseen])).state;
    expect(ask(state, use('scroll of Sleep', unseen), player)).toBe('no-such-thing');
  });

  it('is read in a fight when the reader acts, and once in a round', () => {
    const reader = mage({
      items: [thing('scroll of Sleep'), thing('scroll of Shield')],
      hitPoints: { now: 9, max: 9 },
    });
    const theirs = until(brawl({}, [reader], [foe]), 'melee', 1);
    expect(ask(theirs.state, use('scroll of Sleep', foe), player)).toBe('out-of-turn');
    const script = until(brawl({}, [reader], [foe]), 'melee', 0);
    script.play(use('scroll of Sleep', foe), player);
    expect(ask(script.state, use('scroll of Shield'), player)).toBe('already-tried');
  });
});

describe('a scroll of a spell that shines or fills a place (OSE-APX-06)', () => {
  const SILENCE = "scroll of Silence 15' Radius";
  const reader = (name: string) => carrying([name], { class: 'magic-user', level: 5 });
  const inRooms = (name: string) => new Script(delve([reader(name)], {}, twoRooms({ traps: {} })));
  const readAt = (name: string, to: Square) => ({ ...use(name), to });

  it('is read at a place that is pointed at, or at somebody', () => {
    const script = inRooms('scroll of Light');
    expect(labels(script)).toEqual(['Read the scroll of Light at somebody', 'Read the scroll of Light at a place']);
    expect(refusedOffers(script.state, player, 'UseUp')).toEqual([]);
    expect(labels(inRooms('scroll of Sleep'))).toEqual(['Read the scroll of Sleep']);
  });

  it('shines where it was read at, and is gone', () => {
    const script = inRooms('scroll of Light').play(readAt('scroll of Light', { x: 3, y: 3 }), player);
    expect(Object.values(script.state.lights)).toMatchObject([
      { kind: 'spell', carriedBy: null, left: { square: { x: 3, y: 3 } } },
    ]);
    expect(script.told().players).toEqual([
      'Aldo reads the scroll of Light at a place.',
      'A spell of light shines where it was cast.',
    ]);
    expect(script.state.creatures[id<'creature'>('aldo')]?.items).toEqual([]);
  });

  it('waits for the referee with the place that it is to fill', () => {
    const script = inRooms(SILENCE).play(readAt(SILENCE, { x: 3, y: 3 }), player);
    expect(script.state.awaited).toMatchObject([{ targets: [], to: { scene: 'rooms', square: { x: 3, y: 3 } } }]);
  });

  it('is read neither at somebody and a place at once, nor at a place out of sight; no other scroll is read at a place', () => {
    const { state } = inRooms('scroll of Light');
    const both = { ...use('scroll of Light', reader('')), to: { x: 3, y: 3 } };
    expect(ask(state, both, player)).toBe('bad-input');
    expect(ask(state, readAt('scroll of Light', { x: 7, y: 1 }), player)).toBe('too-far');
    expect(ask(inRooms('scroll of Sleep').state, readAt('scroll of Sleep', { x: 3, y: 3 }), player)).toBe('bad-input');
    expect(ask(inRooms('a rolled parchment').state, readAt('a rolled parchment', { x: 3, y: 3 }), player)).not.toBe(
      'granted',
    );
  });
});

describe('who casts what a thing holds', () => {
  it('the reader who has the spell, else the least caster who could have laid it in', () => {
    const rules = rulesFor(played(carrying([])).state.ruleset);
    const fighter = someone({ class: 'fighter', level: 9 });
    expect(casterOf(rules, fighter, 'Fly')).toMatchObject({ id: fighter.id, class: 'magic-user', level: 5 });
    expect(casterOf(rules, fighter, 'Cure Light Wounds')).toMatchObject({ class: 'cleric', level: 2 });
    expect(casterOf(rules, fighter, 'Treasure Finding')).toBe(fighter);
    const mage = someone({ class: 'magic-user', level: 9 });
    expect(casterOf(rules, mage, 'Fly')).toBe(mage);
  });
});

it('the referee uses things for anybody', () => {
  const script = played(carrying(['potion of healing'])).play(use('potion of healing'), referee, 1);
  expect(script.state.creatures[id<'creature'>('aldo')]?.hitPoints.now).toBe(4);
});

describe('GOR-ITM-01, 03: why a thing is not made is said by the rule that stands against it', () => {
  const cleric = someone({ class: 'cleric', level: 2, book: ['Fly'] });
  const mage = someone({ class: 'magic-user', level: 5, book: ['Fire Ball', 'Fly', 'Slow Steps'] });
  const against = (maker: Creature, form: 'scroll' | 'potion', spell: string, made = 0) =>
    gormanScribing.forbids(maker, form, spell, made, { 'Slow Steps': 2 });
  const unknown = { rule: 'GOR-ITM-01', sentence: 'Only of a spell that one knows.' };
  const touchless = { rule: 'GOR-ITM-03' };

  it.each([
    ['a prayer of the list that touches the drinker', cleric, 'potion', 'Cure Light Wounds', 0, null],
    ['a second one', cleric, 'potion', 'Cure Light Wounds', 1, { sentence: expect.stringMatching(/^One thing/) }],
    ['a prayer that touches nobody', cleric, 'potion', 'Light', 0, touchless],
    ['a prayer out of reach', cleric, 'potion', 'Find Traps', 0, unknown],
    ['what a master taught', { ...cleric, level: 5 }, 'potion', 'Fly', 0, null],
    ['what a master taught, out of reach', cleric, 'potion', 'Fly', 0, unknown],
    ['what no master taught', cleric, 'potion', 'Haste', 0, unknown],
    ['a spell of the book', mage, 'scroll', 'Fire Ball', 0, null],
    ['an invention of the book', mage, 'scroll', 'Slow Steps', 0, null],
    ['a spell of the book that touches nobody', mage, 'potion', 'Fire Ball', 0, touchless],
    ['a spell of no book', mage, 'scroll', 'Haste', 0, unknown],
    ['a potion of no book', mage, 'potion', 'Haste', 0, unknown],
  ] as const)('%s', (_what, maker, form, spell, made, reason) => {
    const answer = against(maker, form, spell, made);
    if (reason === null) expect(answer).toBeNull();
    else expect(answer).toMatchObject(reason);
  });
});
