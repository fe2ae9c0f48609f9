import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  delve,
  goblin,
  isOffered,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { CURSES } from '../../../content/curses.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

const aldo = id<'creature'>('aldo');
const ABILITIES = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
const lantern: Item = { id: id('lantern'), name: 'lantern', quantity: 1, weight: 30, kind: 'gear', use: null };
const sword: Item = { id: id('sword'), name: 'sword +1', quantity: 1, weight: 60, kind: 'weapon', use: null, magic: 1 };
const bera = someone({ id: id('bera'), name: 'Bera', at: at(1, 2), owner: otherPlayer.user });

/** Somebody has taken a writing out of what was found, which is this in truth. */
function holding(is: string, facts: Partial<Creature> = {}, base: RulesetId = 'ose', name = 'a rolled parchment') {
  const reader = someone({ id: aldo, at: at(1, 1), class: 'fighter', level: 3, abilities: ABILITIES, ...facts });
  const script = new Script({
    ...delve([reader, bera, goblin({ at: at(2, 1) })]),
    ruleset: { base, slots: {}, options: {} },
  });
  script.play({ type: 'PoolThing', name, thing: 'scroll', named: false, is }, referee);
  const item = script.state.adventure?.finds[0]?.id ?? id<'item'>('none');
  script.play({ type: 'TakeThing', thing: item, creature: aldo, by: 'agreement' }, referee);
  return { script, item, read: { type: 'UseUp', creature: aldo, item } as const };
}
const awaited = ({ state }: Script) => awaitedSpells(state)[0]?.id ?? id<'magic'>('none');

/** A cursed scroll was read, and this curse takes hold. */
function cursed(curse: string, faces: readonly number[] = [], facts: Partial<Creature> = {}, base?: RulesetId) {
  const { script, read } = holding('cursed scroll', facts, base);
  script.play(read, player, CURSES.indexOf(curse) + 1);
  return script.play({ type: 'LetTakeHold', awaited: awaited(script) }, referee, ...faces);
}
const standing = ({ state }: Script) => state.creatures[aldo];

describe('a cursed scroll', () => {
  it.each(['fighter', 'magic-user'])('curses whoever looks at it, a %s too, and its words are gone', (of) => {
    const { script, read } = holding('cursed scroll', { class: of });
    script.play(read, player, 6);
    expect(awaitedSpells(script.state)).toMatchObject([
      { spell: 'Curse of Slow Healing', caster: aldo, targets: [aldo] },
    ]);
    expect(standing(script)?.items).toEqual([]);
  });

  it('waits for the referee, who sees which curse it is and may have it be another', () => {
    const { script, read } = holding('cursed scroll');
    script.play(read, player, 4);
    const into = 'Curse of Transformation';
    const change = { type: 'ChangeCurse', awaited: awaited(script), into } as const;
    expect(project(script.state, referee).get('prompt')).toMatchObject({
      sentence:
        'Aldo has looked at a cursed scroll, the Curse of Energy Drain: let it take hold, be another, or come to nothing',
    });
    const [offered] = offers(script.state, referee).filter(({ command }) => command === 'ChangeCurse');
    expect(offered?.inputs).toMatchObject([
      { options: CURSES.filter((one) => !/Drain/.test(one)).map((value) => ({ value })) },
    ]);
    expect(refusedOffers(script.state, referee, 'ChangeCurse')).toEqual([]);
    expect(ask(script.state, change, player)).toBe('not-your-seat');
    script.play(change, referee).play({ type: 'LetTakeHold', awaited: awaited(script) }, referee);
    expect(lastingMagic(script.state)).toMatchObject([{ name: into, on: [aldo], until: null }]);
    expect(standing(script)?.level).toBe(3);
  });

  it('may come to nothing by the referee’s word; no other spell that waits is made a curse', () => {
    const { script, read } = holding('cursed scroll');
    script.play(read, player, 4);
    const change = { type: 'ChangeCurse', awaited: id<'magic'>('none'), into: 'Curse of Slow Healing' } as const;
    expect(ask(script.state, change, referee)).toBe('no-such-thing');
    expect(ask(script.state, { ...change, awaited: awaited(script), into: 'Curse of Energy Drain' }, referee)).toBe(
      'no-change',
    );
    script.play({ type: 'LetFail', awaited: awaited(script) }, referee);
    expect(standing(script)?.level).toBe(3);
  });

  it('tells players what it was when it takes hold, and not while it waits', () => {
    const { script, read } = holding('cursed scroll');
    script.play(read, player, 6);
    expect(JSON.stringify([known(script.state, player), script.told().players])).not.toMatch(/curse/i);
    script.play({ type: 'LetTakeHold', awaited: awaited(script) }, referee);
    expect(script.told().players.join(' ')).toContain('Curse of Slow Healing');
  });
});

describe('a writing that was found shows nobody whether it is cursed until it is read', () => {
  const spelt = [
    'cursed scroll',
    'scroll of Sleep',
    'scroll of 2 spells (Sleep, Web)',
    'map to a hidden magic item',
    '',
  ];
  it('whoever holds it, and as it is handed on, laid down and taken up', () => {
    const seen = spelt.map((is) => {
      const { script, item } = holding(is, { class: 'magic-user' });
      const look = () =>
        [player, otherPlayer, spectator].map((seat) => {
          const state = known(script.state, seat);
          return [state, offers(state, seat), [...project(state, seat)]];
        });
      const all = [look()];
      script.play({ type: 'HandOver', creature: aldo, item, quantity: 1, to: bera.id }, player);
      all.push(look());
      script.play({ type: 'DropItem', creature: bera.id, item, quantity: 1 }, otherPlayer);
      all.push(look());
      return { all, told: script.told().players };
    });
    for (const one of seen) expect(one).toEqual(seen[0]);
  });
});

describe('a scroll that was read shows no player whether it is cursed until the referee has ruled', () => {
  it.each(['a rolled parchment', 'scroll of Sleep'])('where it is called %s, at whomever it was read', (name) => {
    const seen = ['cursed scroll', 'scroll of Sleep', 'scroll of Fire Ball'].map((is) => {
      const { script, read } = holding(is, { class: 'magic-user' }, 'ose', name);
      script.play({ ...read, targets: [id('goblin')] }, player, ...(is === 'cursed scroll' ? [5] : []));
      const look = [player, otherPlayer, spectator].map((seat) => {
        const state = known(script.state, seat);
        return [state, offers(state, seat), [...project(state, seat)]];
      });
      return { look, told: script.told().players };
    });
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(seen[0]?.look[0]?.[0]).toMatchObject({ awaited: [{ caster: aldo, targets: ['goblin'] }] });
  });

  it.each(['cursed scroll', 'scroll of Sleep'])('of a %s, and its reader lets go of nothing before', (is) => {
    const { script, read } = holding(is, { class: 'magic-user', items: [sword, lantern] });
    const mule = { id: id<'store'>('mule'), name: 'The mule', along: true, bears: null, items: [], coins: NO_COINS };
    const state = { ...script.state, stores: [mule] };
    const reading = new Script(state).play(
      { ...read, targets: [id('goblin')] },
      player,
      ...(is === 'cursed scroll' ? [5] : []),
    );
    const one = { creature: aldo, item: lantern.id, quantity: 1 } as const;
    const ways = [
      { type: 'DropItem', ...one },
      { type: 'HandOver', ...one, to: bera.id },
      { type: 'StoreItem', ...one, store: mule.id },
      { type: 'Sell', ...one },
    ] as const;
    const asked = () =>
      ways.map((way) => ask(reading.state, way, player)).filter((answer) => typeof answer === 'string');
    expect(asked()).toEqual(ways.map(() => 'out-of-turn'));
    for (const { type } of ways) expect(isOffered(reading.state, player, type)).toBe(false);
    reading.play({ type: 'LetFail', awaited: awaited(reading) }, referee);
    expect(asked()).not.toContain('out-of-turn');
  });

  it('and its reader drinks nothing of theirs before, nor leaves behind what is too many', () => {
    const draught = { ...lantern, id: id<'item'>('draught'), name: 'potion of healing' };
    const torches = { ...lantern, id: id<'item'>('torches'), name: 'torch', quantity: 90, use: 'torch' } as const;
    const { script, read } = holding('scroll of Sleep', { class: 'magic-user', items: [draught, torches] }, 'eris');
    const ways = [
      { type: 'UseUp', creature: aldo, item: draught.id, targets: [] },
      { type: 'TrimItems', creature: aldo },
    ] as const;
    const reading = script.play({ ...read, targets: [id('goblin')] }, player);
    const asked = () => ways.map((way) => ask(reading.state, way, player, 3));
    expect(asked()).toEqual(['out-of-turn', 'out-of-turn']);
    for (const { type } of ways) expect(isOffered(reading.state, player, type)).toBe(false);
    reading.play({ type: 'LetFail', awaited: awaited(reading) }, referee);
    expect(asked()).toEqual([expect.any(Array), expect.any(Array)]);
  });
});

describe('the curses of scrolls', () => {
  it('of energy drain takes a level for good', () => {
    expect(standing(cursed('Curse of Energy Drain', [3]))?.level).toBe(2);
  });

  it('ERI-DRN-05: of energy drain takes the life of whoever has no other level, who rises as nothing', () => {
    const script = cursed('Curse of Energy Drain', [], { level: 1 }, 'eris');
    expect(standing(script)?.conditions).toContain('dead');
    expect(script.told().referee.join(' ')).toContain('loses a level and life');
    expect(script.told().referee.join(' ')).not.toContain('rises');
  });

  it('of lost magic takes a thing of magic that the reader carries, and of two the one that the dice name', () => {
    expect(standing(cursed('Curse of Lost Magic', [1], { items: [sword] }))?.items).toEqual([]);
    const ring: Item = { ...sword, id: id('ring'), name: 'ring of fire resistance', kind: 'gear', magic: 0 };
    const script = cursed('Curse of Lost Magic', [2], { items: [sword, ring] });
    expect(standing(script)?.items).toMatchObject([{ name: 'sword +1' }]);
    expect(script.told().players).toContain(
      'Aldo loses the ring of fire resistance: it is gone from one moment to the next. [2]',
    );
  });

  it('of lost magic takes nothing from whoever has none that is known as such', () => {
    const idol: Item = { ...lantern, id: id('idol'), name: 'jade idol', magic: 0, found: true };
    const script = cursed('Curse of Lost Magic', [], { items: [lantern, idol] });
    expect(script.told().players).toContain('Aldo has nothing to lose that is known to be magic.');
    expect(standing(script)?.items).toEqual([lantern, idol]);
  });

  it('of lost magic takes several that are one thing of the list together', () => {
    const arrows: Item = { ...sword, id: id('arrows'), name: 'arrow +1', quantity: 20 };
    const script = cursed('Curse of Lost Magic', [1], { items: [arrows] });
    expect(standing(script)?.items).toEqual([]);
    expect(script.told().players).toContain('Aldo loses the 20 arrows +1: they are gone from one moment to the next.');
  });

  it('of lost magic takes what the table made, also while it shines in the hand', () => {
    const stone: Item = { ...lantern, id: id('stone'), name: 'glowing stone', does: { glow: 20 } };
    const { script, read } = holding('cursed scroll', { items: [stone] });
    script.play({ type: 'LightUp', creature: aldo, kind: 'own', item: stone.id }, player);
    script.play(read, player, CURSES.indexOf('Curse of Lost Magic') + 1);
    script.play({ type: 'LetTakeHold', awaited: awaited(script) }, referee, 1);
    expect([standing(script)?.items, Object.values(script.state.lights)]).toEqual([[], []]);
    expect(script.told().players).toContain('Aldo loses the glowing stone: it is gone from one moment to the next.');
  });

  it('of transformation leaves the reader able to attack nobody and to cast nothing', () => {
    const script = cursed('Curse of Transformation', [], { class: 'magic-user' });
    expect(lastingMagic(script.state)).toMatchObject([{ name: 'Curse of Transformation', until: null }]);
    const sleep = { type: 'CastSpell', caster: aldo, spell: 'Sleep', targets: [] } as const;
    expect(ask(script.state, sleep, player)).toBe('incapable');
  });

  it.each(['Curse of Summoning', 'Curse of the Prime Requisite'])('%s is the referee’s to play', (curse) => {
    const { script, read } = holding('cursed scroll');
    script.play(read, player, CURSES.indexOf(curse) + 1);
    const [let_] = offers(script.state, referee).filter(({ command }) => command === 'LetTakeHold');
    expect(let_?.hint).toMatch(/^Tell /);
  });

  describe('of slow healing', () => {
    const WOUNDED = { hitPoints: { now: 2, max: 20 } };
    const vial: Item = { ...sword, id: id('vial'), name: 'potion of healing', kind: 'gear' };

    it('has magic heal half as much', () => {
      const script = cursed('Curse of Slow Healing', [], { ...WOUNDED, items: [vial] });
      script.play({ type: 'UseUp', creature: aldo, item: vial.id }, player, 4);
      expect(standing(script)?.hitPoints.now).toBe(4);
    });

    it('has rest heal half as fast', () => {
      const script = cursed('Curse of Slow Healing', [], WOUNDED);
      const night = { type: 'PassDay', resting: [aldo], food: false, water: false } as const;
      script.play(night);
      expect(standing(script)?.hitPoints.now).toBe(2);
      script.play(night, referee, 3);
      expect(standing(script)?.hitPoints.now).toBe(5);
    });

    it('ends with the spell that removes curses', () => {
      const cleric = { class: 'cleric', level: 6 } as const;
      const { state } = cursed('Curse of Slow Healing', [], cleric);
      const script = new Script({ ...state, memorised: { [aldo]: ['Remove Curse'] } });
      script.play({ type: 'CastSpell', caster: aldo, spell: 'Remove Curse', targets: [aldo] }, referee);
      script.play({ type: 'LetTakeHold', awaited: awaited(script) }, referee);
      expect(lastingMagic(script.state)).toEqual([]);
    });
  });
});
