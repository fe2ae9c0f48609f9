import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
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
  toMeet,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

const GORMAN = { base: 'gorman', slots: {}, options: {} } as const;
const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', at: at(1, 1) });
const osric = someone({ id: id('osric'), name: 'Osric', class: 'cleric', owner: otherPlayer.user, at: at(0, 1) });
const aldo = someone({ at: at(1, 0) });
const begun = (creatures: readonly Creature[]) => new Script(delve(creatures, { ruleset: GORMAN }));
const learns = (who: Creature, spell: string) => ({ type: 'Memorise', creature: who.id, spell }) as const;
const nothingRefused = (script: Script) =>
  expect([referee, player, otherPlayer].flatMap((seat) => refusedOffers(script.state, seat))).toEqual([]);

describe('spells that work both ways', () => {
  const begunBy = (reversedAt: 'casting' | 'preparation') =>
    new Script(delve([{ ...osric, level: 2 }], { ruleset: { base: 'gorman', slots: {}, options: { reversedAt } } }));
  const casts = (spell: string, reversed?: true) =>
    ({ type: 'CastSpell', caster: osric.id, spell, targets: [], ...(reversed ? { reversed } : {}) }) as const;

  it('GOR-MAG-13: are turned round as they are cast', () => {
    const script = begunBy('casting').play(learns(osric, 'Light'));
    nothingRefused(script);
    script.told();
    script.play(casts('Light', true), otherPlayer);
    expect(script.told().players).toEqual([
      'Osric casts Light, the other way round.',
      'Osric has no time for more in this turn.',
    ]);
    expect(ask(script.state, learns(osric, 'Light (reversed)'), referee)).toBe('no-such-thing');
  });

  it('GOR-MAG-13: or as they are prepared, each way a spell by itself', () => {
    const script = begunBy('preparation').play(learns(osric, 'Light (reversed)'));
    nothingRefused(script);
    expect(ask(script.state, casts('Light'), otherPlayer)).toBe('not-equipped');
    expect(ask(script.state, casts('Light (reversed)', true), otherPlayer)).toBe('bad-input');
    script.told();
    script.play(casts('Light (reversed)'), otherPlayer);
    expect(script.told().players).toEqual([
      'Osric casts the reversed Light.',
      'Osric has no time for more in this turn.',
    ]);
    expect(script.state.memorised[osric.id]).toEqual([]);
  });

  it('GOR-MAG-13: are called so in all that is told of them', () => {
    const script = begunBy('preparation').play(learns(osric, 'Light (reversed)'));
    expect(script.told().referee).toContain('Osric memorises the reversed Light.');
    script.play({ type: 'Forget', creature: osric.id, spell: 'Light (reversed)' });
    expect(script.told().referee).toContain('Osric forgets the reversed Light.');
    const grik = goblin({ at: at(3, 3) });
    const awaited = {
      id: id<'magic'>('w'),
      caster: osric.id,
      spell: 'Light (reversed)',
      targets: [grik.id],
      open: true,
    };
    const cast = new Script({ ...delve([osric, grik], { awaited: [awaited] }), ruleset: GORMAN });
    cast.play({ type: 'LetTakeHold', awaited: awaited.id }, referee, 20);
    expect(cast.told().players.join(' ')).toContain('saves against the reversed Light');
  });

  it('GOR-MAG-13: are called so where they are prepared, declared and cast, and on the sheet', () => {
    const script = begunBy('preparation');
    const said = (type: string) => JSON.stringify(offers(script.state, referee).filter((one) => one.command === type));
    expect(said('Memorise')).toContain('"label":"The reversed Light","said":"the reversed Light"');
    script.play(learns(osric, 'Light (reversed)'));
    expect(said('CastSpell')).toContain('"Cast the reversed Light at somebody"');
    expect(said('Forget')).toContain('"Forget the reversed Light"');
    expect(JSON.stringify([...project(script.state, otherPlayer).values()])).not.toMatch(
      /"(name|label)":"[^"]*\(reversed/,
    );
    const grik = goblin({ at: at(1, 1) });
    const fight = brawl({ base: 'ose' }, [{ ...osric, level: 2 }], [grik]);
    const { state } = new Script({ ...fight.state, memorised: { [osric.id]: ['Light (reversed)'] } }).play({
      type: 'EndRound',
    });
    expect(offers(state, referee).map(({ label }) => label)).toContain('Declare the reversed Light');
    const declared = { type: 'Declare', creature: osric.id, action: 'spell', spell: 'Light (reversed)' } as const;
    expect(new Script(state).play(declared).told().players).toEqual(['Osric declares a spell: the reversed Light.']);
  });

  it('GOR-MAG-03: the other way round takes a slot like the spell itself', () => {
    const turned = learns(osric, 'Light (reversed)');
    const script = begunBy('preparation').play(turned).play(turned);
    expect(ask(script.state, learns(osric, 'Light'), referee)).toBe('forbidden');
  });

  it('GOR-MAG-05: to turn the undead is not cast like other spells, and so not used up where there are none', () => {
    const script = begunBy('casting').play(learns(osric, 'Turn Undead'));
    expect(ask(script.state, casts('Turn Undead'), otherPlayer)).toBe('forbidden');
    expect(script.state.memorised[osric.id]).toEqual(['Turn Undead']);
  });

  it('GOR-MAG-11: a cure that was prepared the other way round heals nobody', () => {
    const script = begunBy('preparation').play(learns(osric, 'Cure Light Wounds (reversed)'));
    const events = ask(
      script.state,
      { type: 'CastSpell', caster: osric.id, spell: 'Cure Light Wounds (reversed)', targets: [osric.id] },
      otherPlayer,
    );
    expect(typeof events === 'string' ? events : events.map(({ type }) => type)).toEqual([
      'SpellCast',
      'SpellAwaited',
      'ActDone',
    ]);
  });
});

describe('spell books', () => {
  it('GOR-MAG-06: Read Magic, one by a d8 that is thrown again for what is there, and one by choice', () => {
    const script = begun([mira]).play({ type: 'OpenBook', creature: mira.id }, player, 3, 7);
    nothingRefused(script);
    expect(ask(script.state, { type: 'ChooseForBook', creature: mira.id, spell: 'Charm Person' }, player)).toBe(
      'no-such-thing',
    );
    script.play({ type: 'ChooseForBook', creature: mira.id, spell: 'Sleep' }, player);
    expect(script.state.creatures[mira.id]?.book).toEqual(['Read Magic', 'Charm Person', 'Sleep']);
    expect(script.told().players).toEqual([
      'A spell book comes to Mira: Read Magic, Charm Person and one to choose. [3 7]',
      'Mira chooses Sleep for the book.',
    ]);
    expect(ask(script.state, { type: 'OpenBook', creature: mira.id }, player)).toBe('no-change');
    expect(script.rules).toContain('GOR-MAG-06');
  });

  it('GOR-MAG-07: at third level a book of the second, of which nothing is owned twice', () => {
    const third = { ...mira, level: 3, book: ['Read Magic', 'Sleep', 'Light', 'Knock'] };
    const script = begun([third]).play({ type: 'OpenBook', creature: mira.id }, player, 10, 5);
    const choosing = offers(script.state, player).filter(({ command }) => command === 'ChooseForBook');
    expect(choosing.map(({ rule }) => rule)).toEqual(['GOR-MAG-07']);
    script.play({ type: 'ChooseForBook', creature: mira.id, spell: 'Levitate' }, player);
    expect(script.state.creatures[mira.id]?.book?.slice(4)).toEqual(['Invisibility', 'Levitate']);
  });

  it('GOR-MAG-02: what is not in the book cannot be prepared, nor more than a day allows', () => {
    const script = begun([{ ...mira, level: 2, book: ['Read Magic', 'Sleep'], booksTo: 1 }]);
    expect(ask(script.state, learns(mira, 'Light'), referee)).toBe('no-such-thing');
    script.play(learns(mira, 'Sleep')).play(learns(mira, 'Sleep'));
    expect(ask(script.state, learns(mira, 'Sleep'), referee)).toBe('forbidden');
    nothingRefused(script);
  });

  it('GOR-RES-05: what was invented is prepared at its own level', () => {
    const inventive = { ...mira, level: 3, book: ['Sleep', 'Slow Steps'], booksTo: 2 };
    const script = new Script(delve([inventive], { ruleset: GORMAN, inventions: { 'Slow Steps': 2 } }));
    script.play(learns(mira, 'Slow Steps'));
    expect(ask(script.state, learns(mira, 'Slow Steps'), referee)).toBe('forbidden');
    nothingRefused(script);
  });

  it('are none of a cleric’s, nor of a fighter’s', () => {
    expect(ask(begun([osric]).state, { type: 'OpenBook', creature: osric.id }, otherPlayer)).toBe('no-change');
    expect(ask(begun([aldo]).state, { type: 'OpenBook', creature: aldo.id }, player)).toBe('no-change');
  });
});

describe('a cleric’s prayers', () => {
  it('GOR-MAG-01, 03: a first-level cleric prays for one spell of the list, Turn Undead among them', () => {
    const script = begun([osric]);
    expect(ask(script.state, learns(osric, 'Sleep'), referee)).toBe('no-such-thing');
    script.play(learns(osric, 'Turn Undead'));
    expect(ask(script.state, learns(osric, 'Light'), referee)).toBe('forbidden');
  });

  it('GOR-MAG-10: what a master taught is prayed for like the list', () => {
    const script = begun([{ ...osric, book: ['Sleep'] }]).play(learns(osric, 'Sleep'));
    expect(ask(script.state, learns(osric, 'Light'), referee)).toBe('forbidden');
  });

  it('GOR-MAG-01: slots of the sixth level hold lower prayers', () => {
    const script = begun([{ ...osric, level: 11 }]);
    for (let prayer = 0; prayer < 3; prayer += 1) script.play(learns(osric, 'Commune'));
    expect(ask(script.state, learns(osric, 'Commune'), referee)).toBe('forbidden');
  });

  it('GOR-MAG-04, 11: any spell becomes Cure Light Wounds, which gives 1d6+1 back', () => {
    const hurt = { ...aldo, hitPoints: { now: 1, max: 6 } };
    const script = begun([osric, hurt]).play(learns(osric, 'Light'));
    nothingRefused(script);
    expect(
      ask(script.state, { type: 'TradeSpell', creature: osric.id, spell: 'Light', into: 'Bless' }, otherPlayer),
    ).toBe('no-such-thing');
    script.play({ type: 'TradeSpell', creature: osric.id, spell: 'Light', into: 'Cure Light Wounds' }, otherPlayer);
    const cure = { type: 'CastSpell', caster: osric.id, spell: 'Cure Light Wounds', targets: [aldo.id] } as const;
    script.play(cure, otherPlayer, 3);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(5);
    script.play({ type: 'EndTurn', resting: false });
    expect(ask(script.state, cure, otherPlayer)).toBe('not-equipped');
    expect(script.rules).toContain('GOR-MAG-04');
  });

  it('GOR-EXP-02: a spell is the one complex thing of a turn of exploration', () => {
    const script = begun([{ ...osric, level: 3 }])
      .play(learns(osric, 'Light'))
      .play(learns(osric, 'Bless'));
    const cast = (spell: string) => ({ type: 'CastSpell', caster: osric.id, spell, targets: [] }) as const;
    script.play(cast('Light'), otherPlayer);
    expect(ask(script.state, cast('Bless'), otherPlayer)).toBe('out-of-turn');
    expect(offers(script.state, otherPlayer).find(({ command }) => command === 'CastSpell')?.barred).toBe(
      'Osric has cast a spell in this turn, which leaves no time to cast a spell.',
    );
    script.play({ type: 'EndTurn', resting: false }).play(cast('Bless'), otherPlayer);
  });

  it('GOR-MAG-04: nobody else trades, and players do not hear of others’ prayers', () => {
    const script = begun([{ ...mira, book: ['Sleep'], booksTo: 1 }, osric]).play(learns(mira, 'Sleep'));
    expect(offers(script.state, player).some(({ command }) => command === 'TradeSpell')).toBe(false);
    script.play(learns(osric, 'Light'));
    script.play({ type: 'TradeSpell', creature: osric.id, spell: 'Light', into: 'Turn Undead' }, otherPlayer);
    expect(script.told().players).toEqual(['Mira memorises Sleep.']);
  });

  it('GOR-MAG-05, 13: declared, turned, used up', () => {
    const bones = goblin({ id: id('bones'), name: 'Skeleton', undead: true, at: at(4, 1) });
    const script = begun([osric, bones]).play(learns(osric, 'Light'));
    script.play(toMeet([bones.id], { aware: 'none' }));
    script.play({ type: 'RollSurprise' }, referee, 4, 4).play({ type: 'RollDistance' });
    script.play({ type: 'Declare', creature: osric.id, action: 'spell', spell: 'Light' }, otherPlayer);
    script.play({ type: 'TradeSpell', creature: osric.id, spell: 'Light', into: 'Turn Undead' }, otherPlayer);
    script.play({ type: 'RollReaction', speaker: 'nobody', modifier: 0 }, referee, 1, 1);
    script.play({ type: 'RollInitiative' }, referee, 5, 2);
    for (let phase = 0; phase < 9 && script.state.encounter?.combat?.phase !== 'spells'; phase += 1)
      script.play({ type: 'NextPhase' });
    nothingRefused(script);
    script.play({ type: 'TurnUndead', cleric: osric.id, kind: 'skeleton' }, otherPlayer, 3, 4, 2, 3);
    expect(script.state.memorised[osric.id]).toEqual([]);
    expect(script.state.creatures[bones.id]?.conditions).toEqual(['fled']);
    expect(script.rules).toContain('GOR-MAG-05');
  });
});
