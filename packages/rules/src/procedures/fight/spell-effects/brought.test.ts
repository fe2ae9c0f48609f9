import { describe, expect, it } from 'vitest';
import { brawl, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { type CommandOf, type CreatureId, id } from '../../../core/index.ts';
import { inside } from '../../../core/words.ts';
import { known } from '../../../known/known.ts';
import { rulesOf } from '../../../play/index.ts';
import { adventureOf } from '../../../state/adventure.ts';
import { nameOfOne } from '../../../state/called.ts';
import { type Creature, MOST_CREATURES } from '../../../state/creature.ts';
import { MOST_HOARDS } from '../../../state/hoard.ts';
import { lyingThings } from '../../../state/lying.ts';
import { partyOf } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';
import { partOf } from '../../making/advancement/shares-made.ts';
import { spellDoes } from '../../situation/spells/does.ts';
import { MOST_MAGIC } from '../magic-in-force/may.ts';
import { mayLetTakeHold } from './may.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 9, at: at(1, 1) });

/** Mira has cast a spell that brings creatures, and the referee lets it. */
function brought(
  spell: string,
  faces: readonly number[],
  change: Partial<CommandOf<'LetTakeHold'>> = {},
  calling = 'magic-user',
) {
  const script = new Script(delve([{ ...mira, class: calling }], { memorised: { [mira.id]: [spell] } }));
  script.play({ type: 'CastSpell', caster: mira.id, spell, targets: [] }, player);
  expect(refusedOffers(script.state, referee, 'LetTakeHold')).toEqual([]);
  script.told();
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  return script.play({ type: 'LetTakeHold', awaited, ...change }, referee, ...faces);
}
const others = (state: GameState) => partyOf(state).filter((one) => one.id !== mira.id);
const endIt = (script: Script) =>
  script.play({ type: 'EndMagic', magic: script.state.magic?.[0]?.id ?? id('none') }, referee);

describe('spells that bring creatures (OSE-APX-06)', () => {
  it('an elemental comes beside the caster, obeys the caster’s player, and is gone when the spell ends', () => {
    const script = brought('Conjure Elemental', Array(16).fill(4), { kind: 'greater-fire-elemental' });
    const [elemental, more] = others(script.state);
    expect(elemental).toMatchObject({
      ...{ name: 'Greater fire elemental', kind: 'monster', owner: player.user, hidden: false },
      ...{ hitPoints: { now: 64, max: 64 }, at: { scene: mira.at?.scene } },
    });
    expect(more).toBeUndefined();
    expect(script.told().players).toContain('Conjure Elemental brings a greater fire elemental.');
    expect(refusedOffers(script.state, [player, referee])).toEqual([]);
    expect(others(endIt(script).state)).toEqual([]);
  });

  it('so many snakes come as the dice say, for six turns', () => {
    const script = brought('Sticks to Snakes', [1, 2, 5, 5, 5], {}, 'cleric');
    expect(others(script.state).map(({ attacks }) => attacks[0]?.damage)).toEqual(['1d4', '1d4', '1d4']);
    expect(script.told().players.join()).toContain('Sticks to Snakes brings 3 snakes.');
    script.play({ type: 'PassTurns', turns: 6, resting: true });
    expect(others(script.state)).toEqual([]);
  });

  it('the dead that rise have no more hit dice than the caster has levels', () => {
    const zombies = brought('Animate Dead', Array(8).fill(3), { kind: 'zombie' });
    expect(others(zombies.state)).toHaveLength(4);
    expect(others(brought('Animate Dead', Array(9).fill(3)).state)).toHaveLength(9);
    expect(others(brought('Animate Dead', Array(2).fill(3), { count: '2' }).state)).toHaveLength(2);
  });

  it('those whom magic holds here take no share, eat nothing, and are gone when all are dead', () => {
    const script = brought('Animate Dead', Array(9).fill(3), { count: '1' });
    const [raised] = others(script.state);
    if (!raised) throw new Error('Nobody was raised.');
    expect(partOf(script.state, rulesOf(script.state), raised)).toBe(0);
    const died = evolve(script.state, { type: 'ConditionChanged', creature: raised.id, condition: 'dead', on: true });
    const after = new Script(died).play({ type: 'EndTurn', resting: true });
    expect([after.state.magic, others(after.state)]).toEqual([[], []]);
    expect(after.told().players).toContain('Animate Dead is over: the skeleton is gone.');
  });

  it('magic of such a name that brought nobody takes nobody away', () => {
    const bru = someone({ id: id('bru'), name: 'Bru', at: at(2, 1), conditions: ['dead'] });
    for (const name of ['Invisible Stalker', 'Animate Dead', 'Sticks to Snakes']) {
      const script = new Script(delve([mira, bru]));
      script.play({ type: 'BeginMagic', name, on: [mira.id], turns: 0 });
      expect(partOf(script.state, rulesOf(script.state), mira)).toBeGreaterThan(0);
      endIt(script)
        .play({ type: 'BeginMagic', name, on: [bru.id], turns: 0 })
        .play({ type: 'EndTurn', resting: true });
      expect(Object.keys(endIt(script).state.creatures)).toEqual([mira.id, bru.id]);
    }
  });

  it('what they hold lies where they stood when they are gone, and shines on', () => {
    const script = brought('Animate Dead', Array(9).fill(3), { count: '1' });
    const [raised] = others(script.state);
    if (!raised?.at) throw new Error('Nobody was raised.');
    const { id: creature, at: place } = raised;
    const rope = { name: 'Rope', weight: 50, kind: 'gear', use: 'none' } as const;
    script.play({ type: 'GiveItem', creature, ...rope, quantity: 2 });
    script.play({ type: 'SetCoins', creature, pp: 0, gp: 7, ep: 0, sp: 0, cp: 0 });
    const torch = { id: id<'light'>('torch'), kind: 'torch', carriedBy: creature, left: null, radius: 30 } as const;
    const lit = { ...script.state, lights: { [torch.id]: { ...torch, turnsLeft: 6 } } };
    const over = endIt(new Script(lit));
    expect(over.state.lights[torch.id]).toMatchObject({ carriedBy: null, left: place });
    expect(lyingThings(over.state)).toMatchObject([{ item: { name: 'Rope', quantity: 2 }, at: place }]);
    expect(adventureOf(over.state).coins.gp).toBe(7);
    expect(over.told().players.slice(2)).toEqual(['The skeleton leaves behind 2 × rope and 7 gp for the party.']);
    const nowhere = {
      ...lit,
      creatures: { ...lit.creatures, [creature]: { ...raised, ...lit.creatures[creature], at: null } },
    };
    expect(lyingThings(endIt(new Script(nowhere)).state)).toMatchObject([{ item: { name: 'Rope' }, at: null }]);
  });

  it('all who come, and all who are gone, are told of in one line', () => {
    const script = brought('Animate Dead', Array(9).fill(3));
    const came = script.told();
    for (const lines of [came.players, came.referee]) {
      const told = lines.filter((line) => line.includes('brings 9 skeletons'));
      expect(told).toHaveLength(1);
      expect(lines.join()).not.toContain('joins the party');
    }
    const gone = 'Animate Dead is ended: the skeletons are gone.';
    expect(endIt(script).told()).toEqual({ referee: [gone], players: [gone] });
  });

  it('Dispel Magic upon one of them takes that one away', () => {
    const script = brought('Animate Dead', Array(9).fill(3), { count: '3' }, 'magic-user');
    const [first, ...rest] = others(script.state);
    if (!first) throw new Error('Nobody was raised.');
    const dispels = { id: id<'magic'>('w'), caster: mira.id, spell: 'Dispel Magic', targets: [first.id], open: true };
    script.told();
    const after = new Script({ ...script.state, awaited: [dispels] });
    after.play({ type: 'LetTakeHold', awaited: dispels.id });
    expect(others(after.state).map((one) => one.id)).toEqual(rest.map((one) => one.id));
    expect(after.state.magic?.[0]?.on).toEqual(rest.map((one) => one.id));
    expect(after.told().players).toContain(`Animate Dead lets go of ${inside(nameOfOne(first))}, who is gone.`);
  });

  it('nobody sees an invisible one come that a foe calls', () => {
    const foe = goblin({ ...mira, id: id('foe'), name: 'Foe', kind: 'character', owner: null, at: at(2, 2) });
    const waiting = { id: id<'magic'>('w'), caster: foe.id, spell: 'Invisible Stalker', targets: [], open: true };
    const state = delve([mira, foe], { awaited: [waiting] });
    const script = new Script({ ...state, party: { ...state.party, members: [mira.id], marchingOrder: [] } });
    script.play({ type: 'LetTakeHold', awaited: waiting.id }, referee, ...Array(8).fill(4));
    const stalker = Object.values(script.state.creatures).find(({ name }) => name === 'Invisible stalker');
    expect(stalker).toMatchObject({ hidden: true, owner: null });
    expect(known(script.state, player).creatures).not.toHaveProperty(stalker?.id ?? '');
    const told = endIt(script).told();
    expect(told.players.join()).not.toMatch(/stalker/i);
    expect(told.referee).toContain('Invisible Stalker brings an invisible stalker.');
  });

  it.each([
    ['Animate Dead', [], Array(9).fill(3), 'Animate Dead brings 9 skeletons.'],
    ['Snake Charm', [mira.id], [3], 'Snake Charm reaches Mira.'],
  ])('the level of a foe who casts %s is told to the referee alone', (spell, targets, faces, text) => {
    const foe = goblin({ id: id('foe'), name: 'Foe', kind: 'character', class: 'magic-user', level: 9, at: at(2, 2) });
    const waiting = { id: id<'magic'>('w'), caster: foe.id, spell, targets, open: true };
    const state = delve([mira, foe], { awaited: [waiting] });
    const own = { ...state, party: { ...state.party, members: [mira.id], marchingOrder: [] } };
    const event = eventIn(ask(own, { type: 'LetTakeHold', awaited: waiting.id }, referee, ...faces), 'SpellTookHold');
    const line = (seat: typeof referee) => event && tell(event, seat, own, own);
    expect(line(referee)?.why?.formula).toContain('9');
    expect(line(player)).toEqual({ kind: 'ruling', text });
  });

  describe('is refused', () => {
    const waiting = { id: id<'magic'>('w'), caster: mira.id, spell: 'Conjure Elemental', targets: [], open: true };
    const take = { type: 'LetTakeHold', awaited: waiting.id } as const;
    const dice = Array(16).fill(4);

    it('where no more magic lasts, as the greyed offer says, or where it would not last at all', () => {
      const one = { name: 'Bless', caster: null, on: [mira.id], until: null, open: true };
      const magic = Array.from({ length: MOST_MAGIC }, (_, each) => ({ ...one, id: id<'magic'>(`m${each}`) }));
      const full = delve([mira], { awaited: [waiting], magic });
      expect(ask(full, take, referee)).toBe('bad-input');
      const offered = offers(full, referee).find(({ command }) => command === 'LetTakeHold');
      expect(offered?.barred).toBe(`No more than ${MOST_MAGIC} spells last at once.`);
      const room = { ...full, magic: magic.slice(1) };
      expect(typeof ask(room, take, referee, ...dice)).not.toBe('string');
      expect(ask(room, { ...take, lasts: '' }, referee)).toBe('bad-input');
    });

    it('where the campaign has no room for the most that may come', () => {
      const crowd = Array.from({ length: MOST_CREATURES - 2 }, (_, each) => goblin({ id: id(`g${each}`) }));
      const all = Object.fromEntries([mira, ...crowd].map((one) => [one.id, one]));
      const crowded = { ...delve([mira], { awaited: [waiting] }), creatures: all };
      const against = (count: string) => mayLetTakeHold(crowded, { ...take, count }, referee).map(({ code }) => code);
      expect([against('1'), against('1d2'), against('2')]).toEqual([[], ['bad-input'], ['bad-input']]);
      const raising = { ...crowded, awaited: [{ ...waiting, spell: 'Animate Dead' }] };
      const offered = offers(raising, referee).find(({ command }) => command === 'LetTakeHold');
      expect([offered?.barred, offered?.inputs.some(({ name }) => name === 'count')]).toEqual([null, true]);
      expect(refusedOffers(raising, referee, 'LetTakeHold')).toEqual([]);
    });
  });

  it('how many come is told with what the dice came to, and why no more do', () => {
    const state = brought('Animate Dead', Array(9).fill(3)).state;
    const awaited = { id: id<'magic'>('w'), caster: mira.id, spell: 'Animate Dead', targets: [], open: true };
    const raise = { type: 'LetTakeHold', awaited: awaited.id, kind: 'zombie', count: '3d6' } as const;
    const faces = [4, 5, 5, ...Array(8).fill(3)];
    expect(eventIn(ask({ ...state, awaited: [awaited] }, raise, referee, ...faces), 'SpellTookHold')).toMatchObject({
      brought: { count: 4 },
      why: {
        formula: 'no more hit dice than the caster has levels: 9 ÷ 2 each, rounded down, at least 1',
        roll: { total: 14 },
        made: {
          amount: 4,
          parts: [
            { name: 'the dice', value: 14 },
            { name: 'no more than 4: 9 hit dice in all', value: -10 },
          ],
        },
      },
    });
  });

  it('what comes in a fight stands on the caster’s side', () => {
    const { state } = brawl({}, [mira], [goblin({ at: at(4, 1) })], 'movement');
    const waiting = { id: id<'magic'>('w'), caster: mira.id, spell: 'Invisible Stalker', targets: [], open: true };
    const script = new Script({ ...state, awaited: [waiting] });
    script.play({ type: 'LetTakeHold', awaited: waiting.id }, referee, ...Array(8).fill(4));
    const [stalker] = others(script.state);
    expect(stalker && sideOf(script.state.encounter, stalker.id)?.kind).toBe('party');
    expect(refusedOffers(script.state, [player, referee])).toEqual([]);
  });

  describe('what a foe calls in a fight', () => {
    const strong = { hitPoints: { now: 40, max: 40 } };
    const dice = { dice: 9, plus: 0, stars: 0 };
    const shaman = goblin({ id: id('shaman'), name: 'Shaman', at: at(2, 1), hitDice: dice, ...strong });
    const orc = goblin({ id: id('orc'), name: 'Orc', at: at(4, 4), ...strong });
    /** Two bands are met, and fight; the foes act, and the shaman's spell takes hold. */
    function called(spell: string, faces: readonly number[]) {
      const script = new Script(delve([{ ...mira, ...strong }, shaman, orc]));
      script.play(toMeet([shaman.id, orc.id])).play({ type: 'JoinEncounter', creatures: [orc.id], side: null });
      script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
      until(script.play({ type: 'RollInitiative' }, referee, 1, 6, 3), 'movement').told();
      const waiting = { id: id<'magic'>('w'), caster: shaman.id, spell, targets: [], open: true };
      const ready = new Script({ ...script.state, awaited: [waiting] });
      return ready.play({ type: 'LetTakeHold', awaited: waiting.id, count: '1' }, referee, ...faces);
    }
    const comer = ({ creatures }: GameState) => Object.values(creatures).find(({ id: one }) => /^fresh/.test(one));
    const sideIn = ({ encounter }: GameState, one: CreatureId) => sideOf(encounter, one)?.members;

    it('is of that one’s side among several, and strikes in the same round', () => {
      const script = called('Animate Dead', [5]);
      const raised = comer(script.state);
      if (!raised) throw new Error('Nobody was raised.');
      expect(sideIn(script.state, raised.id)).toEqual([shaman.id, raised.id]);
      until(script, 'melee');
      const blows = offers(script.state, referee).filter(
        ({ command, about }) => command === 'Attack' && about === raised.id,
      );
      expect(blows.map(({ barred }) => barred)).toContain(null);
      expect(refusedOffers(script.state, referee)).toEqual([]);
    });

    it.each(['is ended', 'is over'])('leaves what it held where it stood, and its coins, when the magic %s', (how) => {
      const script = called('Animate Dead', [5]);
      const raised = comer(script.state);
      if (!raised?.at) throw new Error('Nobody was raised.');
      const { id: creature, at: place } = raised;
      const things = [
        { name: 'Lantern', quantity: 1 },
        { name: 'Torch', quantity: 2 },
      ];
      for (const thing of things)
        script.play({ type: 'GiveItem', creature, ...thing, weight: 50, kind: 'gear', use: 'none' });
      script.play({ type: 'SetCoins', creature, pp: 0, gp: 7, ep: 0, sp: 0, cp: 0 }).told();
      if (how === 'is over')
        script
          .play({ type: 'SetCondition', creature, condition: 'dead', on: true })
          .play({ type: 'ConcludeEncounter' });
      else endIt(script);
      expect(Object.values(script.state.hoards ?? {})).toMatchObject([
        { name: 'a heap of coins', at: place, coins: { gp: 7 }, hidden: false },
      ]);
      expect(lyingThings(script.state)).toMatchObject(things.map((item) => ({ item, at: place })));
      const { referee: desk, players } = script.told();
      const left = (lines: readonly string[]) => lines.filter((line) => /lantern|torch|coins| gp/i.test(line));
      expect(left(desk)).toEqual([expect.stringContaining('leaves behind a lantern, 2 torches and 7 gp.')]);
      expect(left(players)).toEqual([expect.stringContaining('leaves behind a lantern, 2 torches and coins.')]);
    });

    it('leaves nothing where it held nothing', () => {
      const script = endIt(called('Animate Dead', [5]));
      expect([script.state.hoards, lyingThings(script.state)]).toEqual([undefined, []]);
      expect(script.told().referee.join()).not.toContain('leaves behind');
    });

    it('is of that one’s side where nobody sees it come, and stays unseen', () => {
      const script = called('Invisible Stalker', Array<number>(8).fill(4));
      const stalker = comer(script.state);
      if (!stalker) throw new Error('Nobody has come.');
      expect(stalker.hidden).toBe(true);
      expect(sideIn(script.state, stalker.id)).toEqual([shaman.id, stalker.id]);
      expect(script.told().players.join()).not.toMatch(/stalker/i);
      expect(known(script.state, player).creatures).not.toHaveProperty(stalker.id);
      const { sides = [] } = known(script.state, player).encounter ?? {};
      expect(sides.map(({ members }) => members)).toEqual([[mira.id], [shaman.id], [orc.id]]);
    });
  });

  it('what they bring is told over the form of the spell', () => {
    const does = (spell: string) => spellDoes(delve([mira]), mira, spell);
    expect(does('Animate Dead')).toBe('brings skeletons or zombies, one hit die for each level, within 60′');
  });
});

describe('whoever magic has brought, and is gone', () => {
  const rope = { id: id<'item'>('rope'), name: 'Rope', quantity: 2, weight: 50, kind: 'gear', use: null } as const;
  const coins = { pp: 0, gp: 7, ep: 0, sp: 0, cp: 0 };
  const imp = goblin({ id: id('imp'), name: 'Imp', at: at(3, 1), infravision: 0, items: [rope], coins });
  const grik = goblin({ at: at(4, 1) });
  const bound = {
    ...{ id: id<'magic'>('m'), name: 'Invisible Stalker', caster: null, on: [imp.id], until: null },
    ...({ open: true, brought: true } as const),
  };
  /** The magic that brought the imp ends. @param before what is done before that */
  function gone(facts: Partial<Creature> = {}, state: Partial<GameState> = {}, scene?: Parameters<typeof delve>[2]) {
    const met = delve([mira, { ...imp, ...facts }, grik], { magic: [bound], ...state }, scene);
    const members = facts.owner ? [mira.id, imp.id] : [mira.id];
    const script = new Script({ ...met, party: { ...met.party, members, marchingOrder: [members] } });
    return script.play({ type: 'EndMagic', magic: bound.id });
  }
  const heaps = ({ state }: Script) => Object.values(state.hoards ?? {});
  const heap = {
    ...{ id: id<'hoard'>('heap'), name: 'a heap of coins', at: at(3, 1), coins, valuables: [], things: [] },
    hidden: false,
  };

  it('leaves its coins hidden where nobody saw it', () => {
    expect(heaps(gone({ hidden: true }))).toMatchObject([{ hidden: true, coins: { gp: 7 } }]);
    const script = gone({}, {}, twoRooms({ ambient: 'dark' }));
    expect(heaps(script)).toMatchObject([{ hidden: true, coins: { gp: 7 } }]);
    expect(known(script.state, player).hoards).toBeUndefined();
    expect(heaps(gone())).toMatchObject([{ hidden: false }]);
  });

  it('adds its coins to a heap that lies there', () => {
    expect(heaps(gone({}, { hoards: { [heap.id]: heap } }))).toMatchObject([{ id: heap.id, coins: { gp: 14 } }]);
  });

  it('takes along what coins cannot lie, and the referee alone is told of them', () => {
    const full = Object.fromEntries(
      Array.from({ length: MOST_HOARDS }, (_, each) => [
        `h${each}`,
        { ...heap, id: id<'hoard'>(`h${each}`), name: 'a chest' },
      ]),
    );
    for (const script of [gone({ at: null }), gone({}, { hoards: full })]) {
      const { referee: all, players } = script.told();
      expect(all).toContain('Imp leaves behind 2 × rope and takes 7 gp along.');
      expect(players.join()).not.toContain('7 gp');
    }
  });

  it('leaves things by name only to those who see them lie', () => {
    expect(gone().told().players).toContain('Imp leaves behind 2 × rope and coins.');
    const met = new Script(delve([mira, { ...imp, at: at(2, 1) }], {}, twoRooms({ ambient: 'dark' })));
    met
      .play(toMeet([imp.id]))
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
    met.play({ type: 'RollInitiative' }, referee, 1, 6);
    const over = new Script({ ...met.state, magic: [bound] }).play({ type: 'EndMagic', magic: bound.id });
    const felt = over.told();
    expect(felt.players).toContain('Imp leaves behind what it carried.');
    expect(felt.referee).toContain('Imp leaves behind 2 × rope and 7 gp.');
    expect(heaps(over)).toMatchObject([{ hidden: true, coins: { gp: 7 } }]);
    expect(known(over.state, player).hoards).toBeUndefined();
  });

  /** Mira fights the imp and a goblin, and the magic that brought the imp ends. */
  function goneInFight(dead: boolean): Script {
    const script = new Script(delve([mira, imp, grik])).play(toMeet([imp.id, grik.id]));
    script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
    const { state } = script.play({ type: 'RollInitiative' }, referee, 1, 6);
    const slain = { type: 'ConditionChanged', creature: imp.id, condition: 'dead', on: true } as const;
    const now = dead ? evolve(state, slain) : state;
    return new Script({ ...now, magic: [bound] }).play({ type: 'EndMagic', magic: bound.id });
  }
  const sideOfGrik = ({ state }: Script) => sideOf(state.encounter, grik.id);

  it('no longer counts among those its side began with, unless it was slain', () => {
    expect(sideOfGrik(goneInFight(false))).toMatchObject({ members: [grik.id], initial: 1 });
    expect(sideOfGrik(goneInFight(true))).toMatchObject({ members: [grik.id], initial: 2 });
  });

  it('no longer acts in the round', () => {
    const actors = goneInFight(false).state.encounter?.combat?.actors.flat();
    expect(actors).toContain(grik.id);
    expect(actors).not.toContain(imp.id);
  });
});
