import { describe, expect, it } from 'vitest';
import { act, brawl, nextRound, until, weapon } from '../../../../test/brawl.ts';
import { cited } from '../../../../test/citing.ts';
import { named } from '../../../../test/named.ts';
import { ask, at, goblin, player, referee, refusedOffers, someone, spectator } from '../../../../test/table.ts';
import { id, type Options } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { SomethingElse } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const strong = { hitPoints: { now: 40, max: 40 } };
const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')], ...strong });
const mage = someone({ id: id('mage'), name: 'Mage', class: 'magic-user', at: at(2, 2), ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const blow = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;
const go = { type: 'MoveCreature', creature: aldo.id, to: { x: 1, y: 1 } } as const;
const doing = (takes: SomethingElse, what = 'draws a sword', who: Creature = aldo) =>
  ({ type: 'DoSomethingElse', creature: who.id, what, takes }) as const;
const haste = (who: Creature) =>
  ({
    type: 'SetSituation',
    creature: who.id,
    cover: 'none',
    water: 'none',
    unstable: false,
    surrounded: false,
    silenced: false,
    modifier: 0,
    hasted: true,
  }) as const;

const fight = (options: Options = {}, phase = 'movement') =>
  brawl({ base: 'eris', options }, [aldo, mage], [grik], phase);
const kinds = (state: GameState, who: Creature = aldo) => {
  const found = offers(state, player).find(({ command, about }) => command === 'DoSomethingElse' && about === who.id);
  const takes = found?.inputs.find(({ name }) => name === 'takes');
  return takes?.kind === 'choice' ? takes.options.map(({ value }) => value) : [];
};

describe('everything else that is done in a round by Planet Eris', () => {
  it('ERI-ACT-05: whatever it is, all are told it', () => {
    const script = fight().play(doing('action', 'pours oil over the steps.'), player);
    expect(script.told().players).toContain('Aldo pours oil over the steps.');
    expect(named(fight().state, doing('action'), player, spectator)).toEqual(['ERI-ACT-01']);
    expect(named(fight().state, doing('magic'), player, spectator)).toEqual(['ERI-ACT-03']);
  });

  it('ERI-ACT-01: it takes the action of the round: no move, no blow, nothing else besides', () => {
    const script = fight().play(doing('action'), player);
    expect(ask(script.state, go, player)).toBe('forbidden');
    expect(ask(script.state, doing('action'), player)).toBe('already-tried');
    expect(ask(until(script, 'melee', 0).state, blow, player)).toBe('already-tried');
    expect(ask(nextRound(script, 'melee').state, blow, player, 2)).toBeInstanceOf(Array);
  });

  it('ERI-ACT-01: nor after a move or a blow', () => {
    expect(ask(fight().play(go, player).state, doing('action'), player)).toBe('already-tried');
    expect(ask(fight({}, 'melee').play(blow, player, 2).state, doing('action'), player)).toBe('already-tried');
  });

  it('ERI-ACT-01: a trifle leaves room for an action, before it or after', () => {
    const first = fight({}, 'melee').play(doing('quick'), player);
    expect(ask(first.state, blow, player, 2)).toBeInstanceOf(Array);
    expect(ask(fight({}, 'melee').play(blow, player, 2).state, doing('quick'), player)).toBeInstanceOf(Array);
  });

  it.each([
    [{ quickActions: 0 }, 0],
    [{}, 1],
    [{ quickActions: 2 }, 2],
    [{ quickActions: 3 }, 3],
  ] as const)('ERI-ACT-01: with %j there is room for so many trifles: %i', (options, count) => {
    const script = fight(options);
    for (let each = 0; each < count; each += 1) script.play(doing('quick'), player);
    expect(ask(script.state, doing('quick'), player)).toBe('already-tried');
    expect(kinds(script.state)).toEqual(['action', 'magic']);
  });

  it('ERI-PAR-01: not even a trifle leaves room for a parry, nor a parry for one', () => {
    const parry = { type: 'Parry', creature: aldo.id, against: grik.id, points: 4, wards: [] } as const;
    expect(ask(fight().play(doing('quick'), player).state, parry, player)).toBe('already-tried');
    expect(cited(fight().play(doing('quick'), player).state, parry, player)).toContain('ERI-PAR-01');
    expect(ask(fight().play(parry, player).state, doing('quick'), player)).toBe('forbidden');
  });

  it('ERI-CMB-02: a declared spell leaves room for none of it, where it binds', () => {
    const declared = (options: Options) => {
      const script = fight(options).play({ type: 'EndRound' });
      script.play({ type: 'Memorise', creature: mage.id, spell: 'Read Magic' });
      script.play({ type: 'Declare', creature: mage.id, action: 'spell', spell: 'Read Magic' }, player);
      return act(script, 'movement').state;
    };
    expect(ask(declared({}), doing('action', 'runs', mage), player)).toBe('forbidden');
    expect(kinds(declared({}), mage)).toEqual([]);
    expect(ask(declared({ declarationBinds: false }), doing('action', 'runs', mage), player)).toBeInstanceOf(Array);
  });

  it('is done in one’s own turn, in words, and by those whose creature it is', () => {
    expect(ask(fight().state, doing('action', 'howls', grik), player)).toBe('not-your-character');
    expect(ask(fight().state, doing('action', 'howls', grik), referee)).toBe('out-of-turn');
    expect(ask(fight().state, doing('action', ' '), player)).toBe('bad-input');
  });

  it('what is offered is granted; by the other books it is between players and referee', () => {
    expect(kinds(fight().state)).toEqual(['action', 'quick', 'magic']);
    expect(refusedOffers(fight().state, [player, referee], 'DoSomethingElse')).toEqual([]);
    expect(kinds(brawl({ base: 'ose' }, [aldo], [grik]).state)).toEqual([]);
    expect(ask(brawl({ base: 'ose' }, [aldo], [grik]).state, doing('action'), player)).toBe('forbidden');
  });
});

describe('wands and scrolls by Planet Eris (ERI-ACT-03)', () => {
  /** The mage is hasted, has declared Read Magic, and acts. */
  const casting = (options: Options, phase: string) => {
    const script = fight(options).play(haste(mage)).play({ type: 'EndRound' });
    script.play({ type: 'Memorise', creature: mage.id, spell: 'Read Magic' });
    script.play({ type: 'Declare', creature: mage.id, action: 'spell', spell: 'Read Magic' }, player);
    return act(script, phase);
  };
  const cast = { type: 'CastSpell', caster: mage.id, spell: 'Read Magic', targets: [] } as const;
  const wand = doing('magic', 'points a wand', mage);

  it('to use one is to cast: no spell besides, however fast', () => {
    const used = casting({}, 'spells').play(wand, player);
    expect(ask(used.state, cast, player)).toBe('already-tried');
    expect(ask(casting({}, 'spells').play(cast, player).state, wand, player)).toBe('already-tried');
    expect(kinds(casting({}, 'spells').play(cast, player).state, mage)).toEqual(['action', 'quick']);
  });

  it('where they do not count, the hasted use one and cast', () => {
    const used = casting({ itemsCountAsSpells: false }, 'spells').play(wand, player);
    expect(used.play(cast, player).state.memorised[mage.id]).toEqual([]);
    const after = casting({ itemsCountAsSpells: false }, 'spells').play(cast, player).play(wand, player);
    expect(ask(after.state, doing('action', 'runs', mage), player)).toBe('already-tried');
  });

  it('either way it is the action of one who is not hasted', () => {
    for (const options of [{}, { itemsCountAsSpells: false }]) {
      const used = fight(options).play(doing('magic'), player);
      expect(ask(used.state, doing('action'), player)).toBe('already-tried');
      expect(ask(until(used, 'melee', 0).state, blow, player)).toBe('already-tried');
    }
  });

  it('the button of a wand takes the action of the round, and is greyed after it', () => {
    const item = { name: 'Wand of fear', quantity: 1, weight: 10, kind: 'gear', use: 'none' } as const;
    const script = fight().play({ type: 'GiveItem', creature: aldo.id, ...item });
    const carried = script.state.creatures[aldo.id]?.items.at(-1)?.id ?? id<'item'>('none');
    const use = { type: 'UseCharge', creature: aldo.id, item: carried } as const;
    script.told();
    const used = script.play(use, player);
    expect(used.told().players).toEqual(['Aldo uses the wand of fear.']);
    expect(ask(used.state, use, player)).toBe('already-tried');
    expect(refusedOffers(used.state, player)).toEqual([]);
    expect(ask(until(used, 'melee', 0).state, blow, player)).toBe('already-tried');
  });

  it('a spike at a door is no wand: it waits for no phase of magic, and may follow a blow', () => {
    const porter = { ...aldo, at: at(4, 1), items: [SPIKES] };
    const spike = { type: 'SpikeDoor', creature: aldo.id, door: id<'door'>('door') } as const;
    const script = brawl({ base: 'eris' }, [porter], [{ ...grik, at: at(3, 1) }]);
    expect(ask(script.state, spike, player)).toBeInstanceOf(Array);
    expect(ask(script.play(blow, player, 2).state, spike, player)).toBeInstanceOf(Array);
  });

  it('what is offered to the hasted is granted', () => {
    for (const options of [{}, { itemsCountAsSpells: false }])
      for (const state of [casting(options, 'spells').state, casting(options, 'spells').play(wand, player).state])
        expect(refusedOffers(state, player)).toEqual([]);
  });

  it('ERI-ACT-03: a hasted fighter does something else, and strikes', () => {
    const script = fight().play(haste(aldo)).play(doing('action'), player);
    const struck = until(script, 'melee', 0).play(blow, player, 2);
    expect(ask(struck.state, blow, player)).toBe('already-tried');
  });
});

const SPIKES = {
  id: id<'item'>('spikes'),
  name: 'Iron spike',
  quantity: 2,
  weight: 1,
  kind: 'gear',
  use: 'spike',
} as const;
