import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, spectator } from '../../../../test/table.ts';
import { attacksWith } from '../../../books/ose/content/armed.ts';
import { monsterOf } from '../../../books/ose/content/bestiary.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { sideOf } from '../../../state/sides.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const traitsOf = (key: string) => monsterOf(key)?.traits ?? {};
const touch = {
  name: 'touch',
  kind: 'melee',
  damage: '2d6',
  times: 1,
  ranges: null,
  slow: false,
  blunt: false,
} as const;
const jelly = goblin({
  id: id('jelly'),
  name: 'Ochre jelly',
  at: at(3, 2),
  hitDice: { dice: 5, plus: 0, stars: 1 },
  hitPoints: { now: 22, max: 22 },
  attacks: [touch],
  traits: traitsOf('ochre-jelly'),
});
const oil = { name: 'oil (flask)', id: id<'item'>('flask'), quantity: 2, weight: 0, kind: 'gear', use: 'oil' } as const;
const aldo = someone({
  at: at(2, 2),
  attacks: [...attacksWith('sword'), ...attacksWith('oil flask (burning)')],
  items: [oil],
});
const HIT = 19;
const strike = { type: 'Attack', attacker: aldo.id, target: jelly.id, attack: 0 } as const;
const jellies = ({ creatures }: GameState) => Object.values(creatures).filter(({ name }) => /jelly/i.test(name));
const summed = (one: Creature) => [one.hitDice?.dice, one.hitPoints.now, one.attacks[0]?.damage];

describe('a jelly that is struck divides (OSE-APX-13)', () => {
  /** A 3 on d4 makes 4 of it, each of 2d8 hit points. */
  const struck = (foe: Creature = jelly) =>
    brawl({}, [aldo], [foe]).play(strike, player, HIT, 3, 1, 1, 2, 2, 3, 3, 8, 8);

  it('the blow does it no harm, and makes 1d4+1 of it: of 2 hit dice, with half the touch', () => {
    const script = struck();
    expect(jellies(script.state).map(summed)).toEqual([
      [2, 2, '1d6'],
      [2, 4, '1d6'],
      [2, 6, '1d6'],
      [2, 16, '1d6'],
    ]);
    expect(script.told().players).toEqual([
      'It comes to a fight!',
      'Aldo attacks the ochre jelly with a sword: hits, and does no harm. [19]',
      'The ochre jelly divides into 4!',
      'The crooked ochre jelly, the grey ochre jelly and the gaunt ochre jelly join the encounter (the ochre jellies).',
    ]);
  });

  it('they stand about it, each on a place of its own, and fight on its side', () => {
    const { state } = struck();
    const squares = jellies(state).map(({ at: place }) => JSON.stringify(place?.square));
    expect(new Set(squares).size).toBe(4);
    expect(jellies(state).map((one) => sideOf(state.encounter, one.id)?.kind)).toEqual(Array(4).fill('monsters'));
  });

  it('what is of it divides no more', () => {
    const { state } = struck();
    expect(jellies(state).map(({ traits }) => traits?.divides)).toEqual(Array(4).fill(undefined));
  });

  it('the dice are the referee’s to read, and no player’s', () => {
    const script = struck();
    const said = script.told();
    expect(said.referee).toContain('The ochre jelly divides into 4! [3]');
    expect(said.players.join(' ')).not.toContain('[3]');
  });

  it('a miss leaves it whole', () => {
    expect(jellies(brawl({}, [aldo], [jelly]).play(strike, player, 2).state)).toHaveLength(1);
  });

  it('fire harms it, and does not divide it', () => {
    const far = { ...jelly, at: at(4, 2) };
    const script = brawl({}, [aldo], [far], 'missile').play(
      { ...strike, attack: attacksWith('sword').length },
      player,
      HIT,
      5,
    );
    expect(jellies(script.state).map(({ hitPoints }) => hitPoints.now)).toEqual([17]);
  });

  it('what never comes to touch it leaves it whole: holy water, and a missile that magic turns aside', () => {
    const far = { ...jelly, at: at(4, 2) };
    const water = { ...oil, name: 'holy water (vial)', id: id<'item'>('vial'), use: null } as const;
    const arrows = { ...oil, name: 'arrow', id: id<'item'>('arrow'), use: null } as const;
    const archer = {
      ...aldo,
      attacks: [...attacksWith('holy water vial'), ...attacksWith('short bow')],
      items: [water, arrows],
    };
    const shield = {
      id: id<'magic'>('ward'),
      name: 'Protection from Normal Missiles',
      caster: null,
      on: [jelly.id],
      until: null,
      open: true,
    };
    const { state } = brawl({}, [archer], [far], 'missile');
    const shot = (attack: number, facts: Partial<GameState> = {}, ...faces: number[]) =>
      jellies(new Script({ ...state, ...facts }).play({ ...strike, attack }, player, HIT, ...faces).state);
    expect(shot(0)).toHaveLength(1);
    expect(shot(1, {}, 1, 1, 1, 2, 2)).toHaveLength(2);
    expect(shot(1, { magic: [shield] })).toHaveLength(1);
  });

  it('magic that is neither fire nor cold does it no harm', () => {
    const mia = someone({ id: id('mia'), class: 'magic-user', level: 5, at: at(0, 2) });
    const cast = (spell: string) => {
      const script = new Script(delve([mia, jelly], { memorised: { [mia.id]: [spell] } }));
      script.play({ type: 'CastSpell', caster: mia.id, spell, targets: [jelly.id] }, player);
      const [let_] = offers(script.state, referee).filter(({ command }) => command === 'LetTakeHold');
      const whom = let_?.inputs.find(({ name }) => name === 'targets');
      expect(awaitedSpells(script.state)).toHaveLength(1);
      return whom?.kind === 'choices' ? whom.preset : null;
    };
    expect(cast('Lightning Bolt')).toEqual([]);
    expect(cast('Magic Missile')).toEqual([]);
    expect(cast('Fire Ball')).toEqual([jelly.id]);
  });

  describe('magic that comes to it and does it no harm', () => {
    const mia = someone({ id: id('mia'), name: 'Mia', class: 'magic-user', level: 5, at: at(0, 2) });
    const struckBy = (spell: string, foe: Creature, ...faces: number[]) => {
      const script = new Script(delve([mia, foe], { memorised: { [mia.id]: [spell] } }));
      script.play({ type: 'CastSpell', caster: mia.id, spell, targets: [foe.id] }, player).told();
      const [awaited] = awaitedSpells(script.state);
      return script.play({ type: 'LetTakeHold', awaited: awaited?.id ?? id('none') }, referee, ...faces);
    };
    const pudding = { ...jelly, attacks: [{ ...touch, damage: '3d8' }], traits: traitsOf('black-pudding') };

    it('divides it, where it is lightning, by itself', () => {
      const script = struckBy('Lightning Bolt', jelly, 1, 1, 1, 2, 2);
      expect(jellies(script.state).map(summed)).toEqual([
        [2, 2, '1d6'],
        [2, 4, '1d6'],
      ]);
      expect(script.told().players).toContain('The ochre jelly divides into 2!');
      expect(jellies(struckBy('Lightning Bolt', pudding, 1, 1, 2, 2).state)).toHaveLength(2);
    });

    it('leaves it whole where a shell keeps it out, though its caster does not know of it', () => {
      const shell = { id: id<'magic'>('shell'), name: 'Anti-Magic Shell', caster: null, until: null, open: false };
      const begun = delve([mia, jelly], {
        memorised: { [mia.id]: ['Lightning Bolt'] },
        magic: [{ ...shell, on: [jelly.id] }],
      });
      const cast = { type: 'CastSpell', caster: mia.id, spell: 'Lightning Bolt', targets: [] } as const;
      const script = new Script(begun).play({ ...cast, to: { x: 3, y: 2 } }, player);
      script.play({ type: 'LetTakeHold', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') }, referee);
      expect(jellies(script.state)).toHaveLength(1);
    });

    describe('as the referee lets it reach some', () => {
      const grik = goblin({ at: at(3, 3), hitPoints: { now: 40, max: 40 } });
      const reaching = (targets: readonly Creature[], spell = 'Magic Missile', ...faces: number[]) => {
        const script = new Script(delve([mia, jelly, grik], { memorised: { [mia.id]: [spell] } }));
        script.play({ type: 'CastSpell', caster: mia.id, spell, targets: [jelly.id] }, player);
        const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
        script.play({ type: 'LetTakeHold', awaited, targets: targets.map((one) => one.id) }, referee, ...faces);
        return jellies(script.state);
      };

      it('divides it where they name nobody, as the form has it', () => {
        expect(reaching([], 'Magic Missile', 1, 1, 1, 2, 2)).toHaveLength(2);
      });

      it('leaves it whole where another is struck in its place', () => {
        expect(reaching([grik], 'Magic Missile', 1)).toHaveLength(1);
      });

      it('harms it, and does not divide it, where they name it', () => {
        expect(reaching([jelly], 'Magic Missile', 3).map(({ hitPoints }) => hitPoints.now)).toEqual([18]);
      });

      it('divides it beside whoever else stands where it bursts', () => {
        expect(reaching([grik], 'Lightning Bolt', 1, 1, 1, 1, 1, 20, 1, 1, 1, 2, 2)).toHaveLength(2);
      });
    });

    it('divides a jelly, which all else divides, where it is another, and no pudding', () => {
      expect(jellies(struckBy('Magic Missile', jelly, 1, 1, 1, 2, 2).state)).toHaveLength(2);
      expect(jellies(struckBy('Magic Missile', pudding).state)).toHaveLength(1);
    });
  });

  it('a magic sword divides it as any does', () => {
    const armed = { ...aldo, attacks: [{ ...touch, name: 'sword', damage: '1d8', material: 'magic' as const }] };
    const { state } = brawl({}, [armed], [jelly]).play(strike, player, HIT, 1, 1, 1, 2, 2);
    expect(jellies(state)).toHaveLength(2);
  });

  it('into 20 at the most, whatever a table has written of it', () => {
    const vile = { ...jelly, traits: { ...jelly.traits, divides: { count: '600', hitDice: 2, damage: '1d6' } } };
    const faces = Array<number>(40).fill(1);
    expect(jellies(brawl({}, [aldo], [vile]).play(strike, player, HIT, ...faces).state)).toHaveLength(20);
  });

  it('a black pudding parts in two, and only fire harms it', () => {
    const pudding = { ...jelly, attacks: [{ ...touch, damage: '3d8' }], traits: traitsOf('black-pudding') };
    const { state } = brawl({}, [aldo], [pudding]).play(strike, player, HIT, 1, 1, 2, 2);
    expect(jellies(state).map(summed)).toEqual([
      [2, 2, '1d8'],
      [2, 4, '1d8'],
    ]);
    expect(traitsOf('black-pudding').only).toEqual(['fire']);
  });
});

describe('each part has a name by which it is told from the others', () => {
  const named = (facts: Partial<Creature>) =>
    Object.values(
      new Script(delve([aldo, { ...jelly, ...facts }])).play(
        { type: 'Divide', creature: jelly.id, count: '3' },
        referee,
        ...[1, 1, 2, 2, 3, 3],
      ).state.creatures,
    )
      .filter((one) => one.id !== aldo.id)
      .map(({ name }) => name);

  it('with a look of its own in the place of that of the whole', () => {
    const [whole, ...others] = named({ name: 'Scarred ochre jelly' });
    expect(whole).toBe('Scarred ochre jelly');
    for (const name of others) expect(name).toMatch(/^\S+ ochre jelly$/);
    expect(new Set([whole, ...others]).size).toBe(3);
  });

  it('with a look before a name of its own', () => {
    const [, ...others] = named({ name: 'Old Wobble', ownName: true });
    for (const name of others) expect(name).toMatch(/^\S+ Old Wobble$/);
  });
});

describe('what of it is no part of the monster goes with the first (OSE-APX-13)', () => {
  const divide = { type: 'Divide', creature: jelly.id, count: '3' } as const;
  const ruby = { id: id<'item'>('ruby'), name: 'ruby', quantity: 1, weight: 0, kind: 'gear', use: null } as const;
  const coins = { ...NO_COINS, gp: 900 };

  it('coins, things and whoever plays it are not doubled', () => {
    const laden = { ...jelly, coins, items: [ruby], worn: { helmet: ruby }, owner: player.user };
    const script = new Script(delve([aldo, laden])).play(divide, referee, 1, 1, 2, 2, 3, 3);
    const had = jellies(script.state).map((one) => [one.coins.gp, one.items.length, one.worn !== undefined, one.owner]);
    expect(had).toEqual([
      [900, 1, true, player.user],
      [0, 0, false, null],
      [0, 0, false, null],
    ]);
  });

  it('what has hold of it has hold of the first part alone, and ends for it', () => {
    const mia = someone({ id: id('mia'), name: 'Mia', class: 'magic-user', level: 10, at: at(0, 2) });
    const script = new Script(delve([mia, aldo, jelly], { memorised: { [mia.id]: ['Hold Monster'] } }));
    script.play({ type: 'CastSpell', caster: mia.id, spell: 'Hold Monster', targets: [jelly.id] }, player);
    const awaited = awaitedSpells(script.state)[0]?.id ?? id('none');
    script.play({ type: 'LetTakeHold', awaited }, referee, 1, 1, 1, 1, 1, 1);
    const state = script.play(divide, referee, 1, 1, 2, 2, 3, 3).state;
    expect(jellies(state).map(({ conditions }) => conditions.length)).toEqual([1, 0, 0]);
    script.play({ type: 'EndMagic', magic: state.magic?.[0]?.id ?? id('none') }, referee);
    expect(jellies(script.state).map(({ conditions }) => conditions.length)).toEqual([0, 0, 0]);
  });

  it('of prisoners each part is one, and in water each swims', () => {
    const swims = { ...jelly, conditions: ['captive', 'swimming'] } as const;
    const { state } = new Script(delve([aldo, swims])).play(divide, referee, 1, 1, 2, 2, 3, 3);
    expect(jellies(state).map(({ conditions }) => conditions)).toEqual(Array(3).fill(['captive', 'swimming']));
  });

  it.each(['character', 'monster'] as const)('a %s to whom magic gives its form does not divide', (kind) => {
    const mia = someone({ id: id('mia'), name: 'Mia', class: 'magic-user', level: 9, at: at(0, 0) });
    const bera = someone({ id: id('bera'), name: 'Bera', kind, at: at(3, 2), coins, items: [ruby] });
    const script = new Script(delve([mia, bera, aldo], { memorised: { [mia.id]: ['Polymorph Others'] } }));
    script.play({ type: 'CastSpell', caster: mia.id, spell: 'Polymorph Others', targets: [bera.id] }, player);
    const awaited = awaitedSpells(script.state)[0]?.id ?? id('none');
    script.play({ type: 'LetTakeHold', awaited, kind: 'ochre-jelly' }, referee, 1, 1, 1, 1);
    expect(script.state.creatures[bera.id]?.traits?.divides).toBeDefined();
    expect(ask(script.state, { ...divide, creature: bera.id }, referee)).toBe('no-such-thing');
    expect(offers(script.state, referee).filter(({ command }) => command === 'Divide')).toEqual([]);
  });

  it('nor does one in its form that is struck', () => {
    const { divides: _own, ...plain } = jelly.traits ?? {};
    const shifted = { ...jelly, shifted: { ...jelly, traits: plain } };
    expect(jellies(brawl({}, [aldo], [shifted]).play(strike, player, HIT).state)).toHaveLength(1);
  });
});

describe('the referee lets it divide by whatever else strikes it (OSE-APX-13)', () => {
  const state = delve([aldo, jelly]);
  const divide = { type: 'Divide', creature: jelly.id, count: '3' } as const;

  it('into as many as the referee says', () => {
    const script = new Script(state).play(divide, referee, 1, 1, 2, 2, 3, 3);
    expect(jellies(script.state).map(summed)).toEqual([
      [2, 2, '1d6'],
      [2, 4, '1d6'],
      [2, 6, '1d6'],
    ]);
  });

  it('is offered of what divides, with the book’s number filled in, and to nobody else', () => {
    const offered = (seat: typeof referee, of: GameState = state) =>
      offers(of, seat).filter(({ command }) => command === 'Divide');
    expect(offered(referee).map(({ label, inputs }) => [label, inputs[0]])).toMatchObject([
      ['Divide the ochre jelly', { preset: '1d4+1' }],
    ]);
    for (const seat of [player, spectator]) expect(offered(seat)).toEqual([]);
    expect(offered(referee, delve([aldo, goblin({ at: at(3, 2) })]))).toEqual([]);
    expect(refusedOffers(state, referee, 'Divide')).toEqual([]);
  });

  it('one that is hidden divides unseen', () => {
    const hidden = { ...jelly, hidden: true };
    const script = new Script(delve([aldo, hidden])).play(divide, referee, 1, 1, 2, 2, 3, 3);
    expect(script.told().players).toEqual([]);
    expect(jellies(script.state).every((one) => one.hidden)).toBe(true);
  });

  it('is refused of what does not divide, of a number that is none, and to players', () => {
    expect(ask(state, { ...divide, creature: aldo.id }, referee)).toBe('no-such-thing');
    for (const count of ['some', '1', '21', '2d4*0', '2d0+2', '1d4'])
      expect(ask(state, { ...divide, count }, referee)).toBe('bad-input');
    expect(ask(state, divide, player)).toBe('not-your-seat');
  });
});
