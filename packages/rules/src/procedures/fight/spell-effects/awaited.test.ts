import { describe, expect, it } from 'vitest';
import { brawl, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
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
  spectator,
  toMeet,
} from '../../../../test/table.ts';
import { GORMAN_SPELLS } from '../../../books/gorman/content/spells.ts';
import { SPELL_WORKS } from '../../../books/ose/content/spell-works.ts';
import { SPELL_LISTS } from '../../../books/ose/content/spells.ts';
import { SPELLS_IN_FORCE } from '../../../books/ose/content/spells-in-force.ts';
import { type Command, type CommandOf, type CreatureId, id, type Line, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const mia = someone({ id: id('mia'), name: 'Mia', class: 'magic-user', level: 6, at: at(0, 1) });
const bru = someone({ id: id('bru'), name: 'Bru', class: 'cleric', level: 5, at: at(0, 0) });
const orc = (n: number, facts: Partial<Creature> = {}) =>
  goblin({ id: id(`orc-${n}`), name: `Orc ${n}`, at: at(3, n), hitPoints: { now: 8, max: 8 }, ...facts });
const orcs = [0, 1, 2].map((n) => orc(n, { hitDice: { dice: n + 1, plus: 0, stars: 0 } }));
const [weak, middling, strong] = orcs.map((one) => one.id) as [CreatureId, CreatureId, CreatureId];
const skeleton = orc(4, { name: 'Skeleton', undead: true });
const ogre = orc(4, { name: 'Ogre', hitDice: { dice: 4, plus: 1, stars: 0 } });
const troll = orc(4, { name: 'Troll', hitDice: { dice: 6, plus: 3, stars: 0 } });

const GORMAN_LISTS = Object.fromEntries(
  Object.entries(GORMAN_SPELLS).map(([list, levels]) => [list, levels.map((level) => level.map(({ name }) => name))]),
);

/** Somebody casts, at the first alone what bursts about them; what is asked of the referee is still open. */
function cast(caster: Creature, spell: string, targets: readonly Creature[], facts = {}, faces: number[] = []): Script {
  const aimed = SPELL_WORKS[spell]?.bursts ? targets.slice(0, 1) : targets;
  const begin = delve([mia, bru, ...targets], { memorised: { [caster.id]: [spell] }, ...facts });
  const script = new Script(begin);
  script.play({ type: 'CastSpell', caster: caster.id, spell, targets: aimed.map((one) => one.id) }, player, ...faces);
  script.told();
  return script;
}

/** The referee lets it take hold. */
function take(script: Script, faces: readonly number[], change: Partial<CommandOf<'LetTakeHold'>> = {}): Script {
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  return script.play({ type: 'LetTakeHold', awaited, ...change }, referee, ...faces);
}

const those = (script: Script, condition: Condition) =>
  Object.values(script.state.creatures).flatMap(({ id: one, conditions }) =>
    conditions.includes(condition) ? [one] : [],
  );
const hurt = (script: Script) =>
  Object.values(script.state.creatures).flatMap(({ id: one, hitPoints: { now, max } }) =>
    now < max ? [[one, max - now]] : [],
  );

describe('a spell that was cast waits for the referee (OSE-APX-06)', () => {
  it('who is offered it as the book has it, and nobody else is', () => {
    const script = cast(bru, 'Hold Person', orcs);
    expect(those(script, 'paralysed')).toEqual([]);
    expect(refusedOffers(script.state, referee)).toEqual([]);
    const offered = (seat: typeof referee) => offers(script.state, seat).map(({ command }) => command);
    expect(offered(referee)).toEqual(expect.arrayContaining(['LetTakeHold', 'LetFail']));
    expect(offered(player)).not.toContain('LetTakeHold');
    const [awaited] = awaitedSpells(script.state);
    for (const type of ['LetTakeHold', 'LetFail'] as const)
      expect(ask(script.state, { type, awaited: awaited?.id ?? id('none') }, player)).toBe('not-your-seat');
    expect(awaitedSpells(known(script.state, player))).toMatchObject([{ spell: 'Hold Person' }]);
    for (const seat of [otherPlayer, spectator])
      expect(awaitedSpells(known(script.state, seat))).toMatchObject([{ spell: 'Hold Person' }]);
    expect(project(script.state, referee).get('prompt')).toMatchObject({
      sentence: 'Bru has cast Hold Person: let it take hold, or come to nothing',
      yours: true,
    });
  });

  it('is cast at nobody twice', () => {
    const state = delve([mia, goblin({ at: at(3, 2) })], { memorised: { [mia.id]: ['Magic Missile'] } });
    const twice = {
      type: 'CastSpell',
      caster: mia.id,
      spell: 'Magic Missile',
      targets: [goblin().id, goblin().id],
    } as const;
    expect(ask(state, twice, player)).toBe('bad-input');
    expect(refusedOffers(state, player, 'CastSpell')).toEqual([]);
  });

  describe('in a fight', () => {
    /** Mia has declared a spell, at nobody in particular, and has come to cast it; Bob plays Aldo. */
    const casting = (foes: readonly Creature[], spell = 'Sleep') => {
      const aldo = someone({ owner: otherPlayer.user, at: at(0, 2) });
      const { state } = brawl({}, [mia, aldo], foes, 'movement');
      const declaration = { action: 'spell', spell, disrupted: false } as const;
      const said = evolve(
        { ...state, memorised: { [mia.id]: [spell] } },
        { type: 'Declared', creature: mia.id, declaration },
      );
      return until(new Script(said), 'spells', 0);
    };
    const casts = ({ state }: Script) =>
      offers(state, player).flatMap(({ command, label, barred, fixed }) =>
        command === 'CastSpell' && !barred ? [[label, fixed.targets]] : [],
      );

    it('a spell for foes is offered at the only one, with nothing to ask, and at two it is asked', () => {
      const [one, two] = orcs as [Creature, Creature];
      expect(casts(casting([one]))).toEqual([
        ['Cast Sleep at Orc 0', [one.id]],
        ['Cast Sleep', undefined],
      ]);
      expect(casts(casting([one, two]))).toEqual([['Cast Sleep', undefined]]);
      expect(refusedOffers(casting([one]).state, player, 'CastSpell')).toEqual([]);
    });

    it('a spell that does foes harm is put forward at no friend while no foe is in sight', () => {
      const hidden = (spell: string) =>
        casting([orc(1)], spell).play({ type: 'HideCreature', creature: orc(1).id, hidden: true }).state;
      const cast = (spell: string) =>
        offers(hidden(spell), player)
          .filter(({ command, barred }) => command === 'CastSpell' && !barred)
          .map(({ label, fixed, inputs }) => [label, fixed.targets, inputs.map(({ name }) => name)]);
      expect(cast('Sleep')).toEqual([['Cast Sleep', [], []]]);
      expect(cast('Dispel Magic')).toEqual([['Cast Dispel Magic', undefined, ['targets']]]);
      expect(refusedOffers(hidden('Sleep'), player, 'CastSpell')).toEqual([]);
    });

    it.each(['Haste', 'Detect Magic', 'Dispel Magic', 'Wall of Ice'])(
      '%s, which harms nobody by the book, is put forward at no foe',
      (spell) => {
        expect(casts(casting(orcs.slice(0, 1), spell))).toEqual([[`Cast ${spell}`, undefined]]);
      },
    );

    it('all who saw it cast wait for the referee, and are led to no blow meanwhile', () => {
      const script = casting([orc(0, { at: at(1, 2) })]);
      script.play({ type: 'CastSpell', caster: mia.id, spell: 'Sleep', targets: [weak] }, player);
      const asked = (seat: typeof referee) => promptTo(known(script.state, seat), seat);
      const waits = 'Waiting for the referee to let Sleep take hold';
      for (const seat of [player, otherPlayer, spectator]) expect(asked(seat).sentence).toBe(waits);
      until(script, 'melee', 0);
      expect(asked(otherPlayer)).toMatchObject({ sentence: waits, yours: false, offers: [] });
      take(script, [1, 1, 1, 1, 1, 1]);
      for (const seat of [player, otherPlayer, spectator]) expect(asked(seat).sentence).not.toContain('Sleep');
    });

    it('nobody waits for a spell that the table did not see cast', () => {
      const script = casting(orcs);
      script.play({ type: 'CastSpell', caster: mia.id, spell: 'Sleep', targets: [weak] }, player);
      const awaited = awaitedSpells(script.state).map((one) => ({ ...one, open: false }));
      const secret = known({ ...script.state, awaited }, otherPlayer);
      expect(promptTo(secret, otherPlayer).sentence).not.toContain('Sleep');
    });
  });

  const namedBy = ({ state }: Script) =>
    offers(state, referee)
      .find(({ command }) => command === 'LetTakeHold')
      ?.inputs.flatMap((input) => ('options' in input ? input.options.map(({ label }) => label) : []));

  it('all foes of the fight are named first, and why those are out of reach who are', () => {
    const [near, behind] = [orc(0), orc(1, { at: at(7, 4) })];
    const stranger = orc(2, { name: 'Stranger', at: at(1, 0) });
    const begin = delve([mia, stranger, near, behind], { memorised: { [mia.id]: ['Sleep'] } });
    const script = new Script(begin).play(toMeet([near.id, behind.id]));
    while (!script.state.encounter?.combat) script.play({ type: 'SkipStep' });
    script.play({ type: 'Declare', creature: mia.id, action: 'spell', spell: 'Sleep' }, player);
    script.play({ type: 'SetInitiative', first: script.state.encounter.sides[0]?.id ?? id('none') });
    until(script, 'spells', 0).play({ type: 'CastSpell', caster: mia.id, spell: 'Sleep', targets: [] }, player);
    expect(namedBy(script)).toEqual(['Orc 0', 'Orc 1 (behind a wall)', 'Stranger', 'Mia']);
  });

  it('those in line are named first, as the doors stand now, and those behind a wall may be reached too', () => {
    const near = orc(0);
    const behind = orc(1, { name: 'Behind', at: at(6, 1) });
    const third = orc(2, { at: at(0, 4) });
    const begin = delve([{ ...mia, at: at(4, 1) }, near, third, behind], { memorised: { [mia.id]: ['Sleep'] } });
    const script = new Script(begin);
    script.play({ type: 'CastSpell', caster: mia.id, spell: 'Sleep', targets: [] }, player);
    const named = () =>
      offers(script.state, referee)
        .find(({ command }) => command === 'LetTakeHold')
        ?.inputs.flatMap((input) => ('options' in input ? input.options.map(({ label }) => label) : []));
    const places = (of: string) => named()?.indexOf(of);
    expect(named()).toHaveLength(4);
    expect(places('Behind')).toBeGreaterThan(places('Orc 2') ?? 9);
    script.play({ type: 'OpenDoor', door: id('door'), creature: mia.id });
    expect(places('Behind')).toBeLessThan(places('Orc 2') ?? 0);
    expect(places('Mia')).toBe(3);
  });

  describe('of a spell that is cast at nobody by name in a fight', () => {
    const dice = (count: number) => ({ hitDice: { dice: count, plus: 0, stars: 0 } });
    const stranger = orc(3, { id: id('stranger'), name: 'Stranger', at: at(1, 0) });

    /** Mia fights some, and has cast a spell; a stranger stands by. */
    function waiting(foes: readonly Creature[], spell = 'Sleep', by = mia): Script {
      const others = [someone({ id: id('cy'), name: 'Cy', at: at(2, 0) }), stranger];
      const begun = new Script(delve([mia, ...others, ...foes], { memorised: { [mia.id]: [spell] } }));
      begun.play(toMeet(foes.map((foe) => foe.id)));
      const caster = {
        type: 'SpellAwaited',
        awaited: { id: id<'magic'>('spell'), caster: by.id, spell, targets: [], open: true },
      } as const;
      return new Script(evolve(begun.state, caster));
    }
    const formOf = (script: Script) =>
      offers(script.state, referee)
        .find(({ command }) => command === 'LetTakeHold')
        ?.inputs.flatMap((input) =>
          input.kind === 'choices' && input.name === 'targets'
            ? [[input.options.map(({ label }) => label), input.preset]]
            : [],
        )[0];

    it('the foes in reach come first, the near before the far, then strangers, and friends last', () => {
      const [names] = formOf(waiting([orc(0, { at: at(4, 0) }), orc(1)])) ?? [];
      expect(names).toEqual(['Orc 1', 'Orc 0', 'Stranger', 'Mia', 'Cy']);
    });

    it('the caster and its friends come before its foes where it is for friends', () => {
      const [names] = formOf(waiting([orc(0, { at: at(4, 0) }), orc(1)], 'Teleport')) ?? [];
      expect(names?.slice(0, 2)).toEqual(['Mia', 'Cy']);
    });

    it('nobody of its own is ticked for a caster who takes no part', () => {
      const [, ticked] = formOf(waiting([orc(0), orc(1)], 'Sleep', stranger)) ?? [];
      expect(ticked?.length).toBeGreaterThan(0);
      expect(ticked?.filter((one) => orcs.some(({ id: orcish }) => orcish === one))).toEqual([]);
    });

    it('of the foes those are ticked whom Sleep can take, the weakest first, as far as 2d8 go at the most', () => {
      const others = [4, 1, 4, 4, 2, 3].map((count, nth) => orc(nth % 5, { id: id(`foe-${nth}`), ...dice(count) }));
      const [, ticked] = formOf(waiting([...others, skeleton, { ...troll, id: id('troll') }])) ?? [];
      expect(ticked).toHaveLength(5);
      expect(ticked?.slice(0, 3)).toEqual(['foe-1', 'foe-4', 'foe-5']);
    });

    it('one alone of four hit dice and one is ticked, a hidden foe is not, nor any of a spell for friends', () => {
      expect(formOf(waiting([ogre]))?.[1]).toEqual([ogre.id]);
      const hidden = waiting([orc(0), orc(1)]).play({ type: 'HideCreature', creature: weak, hidden: true });
      expect(formOf(hidden)?.[1]).toEqual([middling]);
      expect(formOf(waiting([orc(0)], 'Dispel Magic'))?.[1]).toEqual([]);
    });

    it('whoever sleeps already is not ticked once more', () => {
      const asleep = { type: 'SetCondition', creature: weak, condition: 'asleep', on: true } as const;
      expect(formOf(waiting([orc(0), orc(1)]).play(asleep))?.[1]).toEqual([middling]);
    });

    it('as it is proposed it takes hold of them', () => {
      const script = waiting([orc(0), orc(1)]);
      expect(refusedOffers(script.state, referee, 'LetTakeHold')).toEqual([]);
      const targets = [weak, middling];
      expect(formOf(script)?.[1]?.toSorted()).toEqual(targets);
      take(script, [1, 1, 1, 1, 1, 1], { targets });
      expect(those(script, 'asleep')).toEqual(targets);
    });
  });

  it('and may let it come to nothing', () => {
    const script = cast(mia, 'Sleep', orcs);
    script.play({ type: 'LetFail', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') });
    expect([awaitedSpells(script.state), those(script, 'asleep')]).toEqual([[], []]);
    expect(script.told().players).toEqual(['Sleep comes to nothing.']);
  });

  it.each([
    { damage: 'a lot' },
    { damage: '3d6+2d4' },
    { lasts: 'long' },
    { targets: [id<'creature'>('nobody')] },
    { hitDice: 'some' },
  ])('refuses what is no number, no dice or nobody: %j', (change) => {
    const script = cast(mia, 'Sleep', orcs);
    const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
    expect(ask(script.state, { type: 'LetTakeHold', awaited, ...change }, referee, 1, 1, 1, 1, 1, 1)).toMatch(
      /bad-input|no-such-thing/,
    );
  });
});

describe('Sleep (OSE-APX-06)', () => {
  it('takes 2d8 hit dice, the weakest first and no undead, for 4d4 turns', () => {
    const script = take(cast(mia, 'Sleep', [...orcs.toReversed(), skeleton]), [1, 3, 1, 1, 1, 1]);
    expect(those(script, 'asleep').toSorted()).toEqual([weak, middling]);
    expect(script.told().referee.slice(0, 2)).toEqual([
      'Sleep reaches Orc 0 and Orc 1. [1 3]',
      'Sleep on Orc 0 and Orc 1 lasts 4 turns. [1 1 1 1]',
    ]);
  });

  it('takes one of 4 + 1 alone without a throw, and nobody mightier', () => {
    expect(those(take(cast(mia, 'Sleep', [ogre]), [1, 1, 1, 1]), 'asleep')).toEqual([ogre.id]);
    expect(those(take(cast(mia, 'Sleep', [troll]), [4, 4]), 'asleep')).toEqual([]);
  });

  it.each([
    ['Sleep', 'sleep-spell'],
    ['Charm Monster', 'charm'],
    ['Hold Monster', 'hold'],
    ['Fire Ball', 'fire'],
    ['Lightning Bolt', 'lightning'],
  ] as const)('%s does nothing to whoever is proof against the like (OSE-APX-13)', (spell, against) => {
    const proof = orc(0, { at: at(3, 1), traits: { proof: [against] } });
    const targets = (script: Script) => {
      const [asked] = offers(script.state, referee).filter(({ command }) => command === 'LetTakeHold');
      const whom = asked?.inputs.find(({ name }) => name === 'targets');
      return whom?.kind === 'choices' ? whom.preset : null;
    };
    expect(targets(cast(mia, spell, [proof, orc(1, { at: at(4, 1) })]))).toEqual([middling]);
  });

  it('is over when its time is, and they wake', () => {
    const script = take(cast(mia, 'Sleep', [ogre]), [1, 1, 1, 1]);
    for (let turn = 0; turn < 4; turn += 1) script.play({ type: 'EndTurn', resting: false });
    expect([those(script, 'asleep'), lastingMagic(script.state)]).toEqual([[], []]);
    expect(script.told().referee).toEqual(
      expect.arrayContaining(['Sleep has run out.', 'The ogre is no longer asleep.']),
    );
  });

  it('is what the referee makes of it: of whom, how many and how long', () => {
    const script = take(cast(mia, 'Sleep', orcs), [], { targets: [strong], hitDice: '3', lasts: '2' });
    expect(those(script, 'asleep')).toEqual([strong]);
    expect(script.told().referee).toContain('Sleep on Orc 2 lasts 2 turns.');
  });
});

describe('spells that allow a save (OSE-APX-06)', () => {
  it.each([
    { spell: 'Charm Person', who: mia, condition: 'charmed' },
    { spell: 'Hold Person', who: bru, condition: 'paralysed' },
    { spell: 'Hold Person', who: mia, condition: 'paralysed' },
  ] as const)('$spell: those who fail are $condition, those who save are not', ({ spell, who, condition }) => {
    const [one] = orcs;
    if (!one) throw new Error('no orc');
    expect(those(take(cast(who, spell, [one]), [1]), condition)).toEqual([one.id]);
    expect(those(take(cast(who, spell, [one]), [20]), condition)).toEqual([]);
  });

  it('Hold Person at one takes 2 from the save, and says so', () => {
    const script = cast(bru, 'Hold Person', [orc(1)]);
    const events = ask(
      script.state,
      { type: 'LetTakeHold', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') },
      referee,
      17,
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'SaveRolled',
        why: expect.objectContaining({
          roll: expect.objectContaining({ total: 15 }),
          modifiers: [{ name: 'Hold Person at one alone', value: -2, rule: 'OSE-APX-06' }],
        }),
      }),
    );
  });

  describe('what is added to the save is told by what it comes from', () => {
    const alone = { name: 'Hold Person at one alone', value: -2 };
    const modifiers = (at: readonly Creature[], settled: object, ...faces: number[]) => {
      const begun = cast(bru, 'Hold Person', at).state;
      const state = { ...begun, creatures: { ...cast(bru, 'Hold Person', orcs).state.creatures, ...begun.creatures } };
      const awaited = awaitedSpells(state)[0]?.id ?? id<'magic'>('none');
      const events = ask(state, { type: 'LetTakeHold', awaited, ...settled }, referee, ...faces);
      return eventIn(events, 'SaveRolled')?.why.modifiers ?? [];
    };
    const all = orcs.map((one) => one.id);

    it.each([
      ['the spell’s own, as the book has it', { modifier: -2 }, [alone]],
      ['the referee’s figure in its place', { modifier: 1 }, [{ name: 'circumstances', value: 1 }]],
      ['nothing, where the referee takes it away', { modifier: 0 }, []],
    ])('%s', (_what, settled, told) => {
      expect(modifiers([orc(1)], settled, 17)).toMatchObject(told);
      expect(modifiers([orc(1)], settled, 17)).toHaveLength(told.length);
    });

    it('at three whom the referee names for one it is not the spell’s own, and at one named for three it is', () => {
      expect(modifiers([orc(1)], { targets: all }, 4, 17, 17, 17)).toEqual([]);
      expect(modifiers([orc(1)], { targets: all, modifier: -2 }, 4, 17, 17, 17)).toMatchObject([
        { name: 'circumstances', value: -2 },
      ]);
      expect(modifiers(orcs, { targets: all.slice(0, 1) }, 17)).toMatchObject([alone]);
    });
  });

  it('Hold Person at several takes 1d4 of them', () => {
    const script = take(cast(bru, 'Hold Person', orcs), [2, 1, 1]);
    expect(those(script, 'paralysed')).toEqual([weak, middling]);
  });

  it('the reason says how many it reaches: by a die, one alone, or at most so many', () => {
    const why = (caster: Creature, spell: string, targets: readonly Creature[], ...faces: number[]) => {
      const { state } = cast(caster, spell, targets);
      const awaited = awaitedSpells(state)[0]?.id ?? id<'magic'>('none');
      const events = ask(state, { type: 'LetTakeHold', awaited }, referee, ...faces, 20, 20);
      return eventIn(events, 'SpellTookHold')?.why.formula;
    };
    expect(why(bru, 'Hold Person', orcs, 2)).toBe('1d4 of them');
    expect(why(bru, 'Hold Person', orcs.slice(0, 1))).toBe('one alone');
  });

  it('by Gorman’s rules elves are untouched by what holds (GOR-CLS-09)', () => {
    const elf = orc(3, { name: 'Elf', class: 'elf', kind: 'retainer', level: 1 });
    const script = cast(bru, 'Hold Person', [elf], { ruleset: { base: 'gorman', slots: {}, options: {} } });
    expect(take(script, []).told().referee).toContain('Elf is untouched by Hold Person.');
    expect(those(script, 'paralysed')).toEqual([]);
  });

  it('GOR-CLS-09: what leaves an elf untouched is named to nobody, where nobody sees who cast it', () => {
    const elf = orc(3, { name: 'Elf', class: 'elf', kind: 'retainer', owner: player.user, level: 1 });
    const told = (hidden: boolean) => {
      const begin = delve([{ ...bru, owner: null, hidden }, elf], {
        ruleset: { base: 'gorman', slots: {}, options: {} },
        memorised: { [bru.id]: ['Hold Person'] },
      });
      const script = new Script(begin);
      script.play({ type: 'CastSpell', caster: bru.id, spell: 'Hold Person', targets: [elf.id] }, referee);
      return take(script, []).told().players;
    };
    expect(told(false)).toContain('Elf is untouched by Hold Person.');
    expect(told(true)).toContain('Elf is untouched by it.');
  });

  it.each([
    ['gorman', 'Hold Person', 'elf', [], ['Aldo is untouched by it.']],
    [
      'ose',
      'Hold Person',
      'fighter',
      [1],
      ['Aldo fails to save against spells, rods and staves.', 'Aldo is paralysed.'],
    ],
    [
      'ose',
      'Fire Ball',
      'fighter',
      [1, 1, 1, 1, 1, 20],
      ['Aldo saves against spells, rods and staves.', 'Aldo takes 2 damage.'],
    ],
    ['ose', 'Magic Missile', 'fighter', [1], ['Aldo takes 2 damage.']],
  ] as const)(
    'by %s, of %s that nobody sees cast the players are told what they perceive, and neither its name nor its nature',
    (base, spell, chosen, faces, lines) => {
      const aldo = someone({ class: chosen, at: at(1, 1), hitPoints: { now: 30, max: 30 } });
      const unseen = { ...(spell === 'Hold Person' ? bru : mia), owner: null, hidden: true, level: 5, at: at(4, 1) };
      const begun = new Script(
        delve([aldo, unseen], { ruleset: { base, slots: {}, options: {} }, memorised: { [unseen.id]: [spell] } }),
      );
      const atOnce = spell === 'Magic Missile';
      const told: Line[] = [];
      const play = (state: GameState, command: Command, dice: readonly number[]): GameState => {
        const ruling = decide(state, command, referee, loaded(...dice));
        if (!ruling.granted) throw new Error(ruling.refusal.sentence);
        const states = [state, ...ruling.after];
        ruling.events.forEach((event, nth) => {
          const line = tell(event, player, states[nth + 1] ?? state, states[nth] ?? state);
          if (line) told.push(line);
        });
        return ruling.after.at(-1) ?? state;
      };
      const cast = { type: 'CastSpell', caster: unseen.id, spell, targets: [aldo.id] } as const;
      const waiting = play(begun.state, cast, atOnce ? faces : []);
      const [awaited] = awaitedSpells(waiting);
      if (awaited) play(waiting, { type: 'LetTakeHold', awaited: awaited.id, lasts: '1' }, faces);
      expect(told.map(({ text }) => text)).toEqual(lines);
      expect(JSON.stringify(told)).not.toMatch(new RegExp(`${spell}|holding|paralysis`));
    },
  );

  it('Fire Ball: a die for each level, once for all, half for those who save', () => {
    const script = take(cast(mia, 'Fire Ball', orcs), [1, 1, 1, 1, 1, 1, 20, 1, 20]);
    expect(hurt(script)).toEqual([
      [weak, 3],
      [middling, 6],
      [strong, 3],
    ]);
    expect(lastingMagic(script.state)).toEqual([]);
  });

  it('the damage is the referee’s to change', () => {
    const [one] = orcs;
    if (!one) throw new Error('no orc');
    expect(hurt(take(cast(mia, 'Lightning Bolt', [one]), [1], { damage: '5' }))).toEqual([[one.id, 5]]);
  });
});

describe('spells without a save (OSE-APX-06)', () => {
  it('Magic Missile: three at the sixth level, 1d6 + 1 each, shared out, with nothing asked of the referee', () => {
    const script = cast(mia, 'Magic Missile', orcs.slice(0, 2), {}, [1, 2, 3]);
    expect(awaitedSpells(script.state)).toEqual([]);
    expect(hurt(script)).toEqual([
      [weak, 6],
      [middling, 3],
    ]);
    expect(lastingMagic(script.state)).toEqual([]);
  });

  it('Magic Missile at nobody waits for the referee to say whom it hits', () => {
    const begin = delve([mia, ogre], { memorised: { [mia.id]: ['Magic Missile'] } });
    const script = new Script(begin);
    script.play({ type: 'CastSpell', caster: mia.id, spell: 'Magic Missile', targets: [] }, player);
    expect(awaitedSpells(script.state)).toHaveLength(1);
    expect(hurt(take(script, [1, 1, 1], { targets: [ogre.id] }))).toEqual([[ogre.id, 6]]);
  });

  it('Web holds those in it for 48 turns, or until it is ended', () => {
    const script = take(cast(mia, 'Web', orcs.slice(0, 1)), []);
    expect(those(script, 'held')).toEqual([weak]);
    const [magic] = lastingMagic(script.state);
    expect(magic?.until).toBe(48 * 60);
    script.play({ type: 'EndMagic', magic: magic?.id ?? id('none') });
    expect(those(script, 'held')).toEqual([]);
  });

  it('what other magic makes of them too, they stay', () => {
    const script = take(cast(mia, 'Web', orcs.slice(0, 1)), []);
    script.play({ type: 'BeginMagic', name: 'Web', on: [weak], turns: 0 });
    const [magic] = lastingMagic(script.state);
    script.play({ type: 'EndMagic', magic: magic?.id ?? id('none') });
    expect(those(script, 'held')).toEqual([weak]);
  });
});

describe('the rest of the lists (OSE-APX-06)', () => {
  const [first] = orcs;
  const target = first ? [first] : [];

  it.each([
    { spell: 'Charm Monster', dice: [1], condition: 'charmed' },
    { spell: 'Hold Monster', dice: [1], condition: 'paralysed' },
    { spell: 'Death Spell', dice: [1, 1, 1, 1, 1], condition: 'dead' },
    { spell: 'Disintegrate', dice: [1], condition: 'dead' },
    { spell: 'Cloudkill', dice: [1], condition: 'dead' },
  ] as const)('$spell: who fails is $condition, who saves is not', ({ spell, dice, condition }) => {
    const saved = [...dice.slice(0, -1), 20];
    const pool = spell === 'Charm Monster' ? [1, 1, 1] : [];
    expect(those(take(cast(mia, spell, target), [...pool, ...dice]), condition)).toEqual([weak]);
    expect(those(take(cast(mia, spell, target), [...pool, ...saved]), condition)).toEqual([]);
  });

  it('Death Spell takes nobody of more than seven hit dice', () => {
    const giant = orc(4, { name: 'Giant', hitDice: { dice: 8, plus: 0, stars: 0 } });
    expect(those(take(cast(mia, 'Death Spell', [giant]), [4, 4, 4, 4]), 'dead')).toEqual([]);
  });

  it('Snake Charm takes a hit die for each level of the caster', () => {
    const snakes = [0, 1, 2].map((n) => orc(n, { hitDice: { dice: 2, plus: 0, stars: 0 } }));
    expect(those(take(cast(bru, 'Snake Charm', snakes), [1]), 'charmed')).toEqual([weak, middling]);
  });

  it('Dispel Magic ends what is upon them, and what that made of them', () => {
    const script = cast(mia, 'Dispel Magic', target);
    script.play({ type: 'BeginMagic', name: 'Web', on: [weak], turns: 0 });
    script.play({ type: 'BeginMagic', name: 'Bless', on: [mia.id], turns: 6 });
    take(script, []);
    expect([those(script, 'held'), lastingMagic(script.state).map(({ name }) => name)]).toEqual([[], ['Bless']]);
  });

  it.each([
    ['ose', bru, 'Light', [], 12],
    ['ose', mia, 'Light', [], 12],
    ['ose', mia, 'Continual Light', [], null],
    ['gorman', bru, 'Light', [], 12],
    ['eris', bru, 'Light', [], 17],
  ] as const)(
    'by %s %o’s %s at a foe’s eyes blinds who fails the save, and lights nothing',
    (base, who, spell, _, turns) => {
      const ruleset = { base, slots: {}, options: {} } as const;
      const blinded = take(cast(who, spell, target, { ruleset }), [1]);
      expect(those(blinded, 'blind')).toEqual([weak]);
      expect(blinded.state.lights).toEqual({});
      expect(lastingMagic(blinded.state)).toMatchObject([{ name: spell, until: turns && turns * 60 }]);
      const [magic] = lastingMagic(blinded.state);
      blinded.play({ type: 'EndMagic', magic: magic?.id ?? id('none') });
      expect(those(blinded, 'blind')).toEqual([]);
      expect(those(take(cast(who, spell, target, { ruleset }), [20]), 'blind')).toEqual([]);
    },
  );

  it('Light of a foe at one of the party is for the eyes; upon a friend it shines', () => {
    const shaman = orc(1);
    const lit = (caster: Creature, at: Creature) => {
      const begin = delve([mia, bru, shaman, orc(2)], { memorised: { [caster.id]: ['Light'] } });
      return new Script(begin).play({ type: 'CastSpell', caster: caster.id, spell: 'Light', targets: [at.id] });
    };
    expect(awaitedSpells(lit(shaman, mia).state)).toMatchObject([{ spell: 'Light', targets: [mia.id] }]);
    for (const [caster, at] of [
      [bru, mia],
      [shaman, orc(2)],
    ] as const) {
      const shone = lit(caster, at).state;
      expect(awaitedSpells(shone)).toEqual([]);
      expect(Object.values(shone.lights)).toMatchObject([{ kind: 'spell', carriedBy: at.id, turnsLeft: 12 }]);
    }
  });

  describe('Silence 15′ Radius', () => {
    const silence = (targets: readonly Creature[], reached: readonly CreatureId[], ...faces: number[]) => {
      const script = new Script(delve([bru, ...orcs], { memorised: { [bru.id]: ["Silence 15' Radius"] } }));
      const at = targets.map((one) => one.id);
      script.play({ type: 'CastSpell', caster: bru.id, spell: "Silence 15' Radius", targets: at }, player);
      return lastingMagic(take(script, faces, { targets: [...reached] }).state).map(({ on }) => on);
    };

    it('at a creature: that one saves, and those beside it are silenced without a save', () => {
      expect(silence(orcs.slice(0, 1), [weak, middling], 20)).toEqual([[middling]]);
      expect(silence(orcs.slice(0, 1), [weak, middling], 1)).toEqual([[weak, middling]]);
    });

    it('at a place: whoever is within has no save, and where nobody is, it lasts there', () => {
      expect(silence([], [strong])).toEqual([[strong]]);
      expect(silence([], [])).toEqual([[]]);
    });
  });

  it.each(['Pass-Wall', 'Wall of Ice', 'Web'])(
    '%s at nobody is upon a place, and not upon whoever casts it',
    (spell) => {
      const script = cast(mia, spell, []);
      take(script, []);
      expect(lastingMagic(script.state)).toMatchObject([{ name: spell, on: [] }]);
      expect(those(script, 'held')).toEqual([]);
      script.play({ type: 'EndMagic', magic: lastingMagic(script.state)[0]?.id ?? id('none') });
      expect(script.told().referee).toContain(`${spell} is ended.`);
    },
  );

  it.each(['dying of poison', 'choking', 'sick'] as const)(
    'Neutralize Poison ends what a poison made of somebody: %s',
    (kind) => {
      const ailment = { kind, until: null, ends: 'dies' } as const;
      const fever = { kind: 'diseased', until: null, ends: 'passes' } as const;
      const state = delve([bru, mia], {
        memorised: { [bru.id]: ['Neutralize Poison'] },
        ailments: { [mia.id]: [ailment, fever] },
      });
      const script = new Script(state);
      script.play({ type: 'CastSpell', caster: bru.id, spell: 'Neutralize Poison', targets: [mia.id] }, player);
      expect(script.state.ailments?.[mia.id]).toEqual([fever]);
    },
  );

  it('Continual Light shines until Dispel Magic ends it', () => {
    const script = new Script(delve([mia, bru], { memorised: { [mia.id]: ['Continual Light', 'Dispel Magic'] } }));
    script.play({ type: 'CastSpell', caster: mia.id, spell: 'Continual Light', targets: [bru.id] }, player);
    expect(Object.values(script.state.lights)).toMatchObject([{ kind: 'lasting', carriedBy: bru.id, turnsLeft: null }]);
    script.play({ type: 'CastSpell', caster: mia.id, spell: 'Dispel Magic', targets: [bru.id] }, player);
    take(script, []);
    expect(script.state.lights).toEqual({});
    expect(script.told().players).toContain('Bru’s lasting light fades.');
  });

  it('Cure Serious Wounds gives back 2d6 + 2, and Cure Light Wounds cures paralysis instead', () => {
    const hurtMia = { ...mia, hitPoints: { now: 1, max: 20 } };
    const healed = (spell: string, facts: Partial<Creature>, ...faces: number[]) =>
      new Script(delve([bru, { ...hurtMia, ...facts }], { memorised: { [bru.id]: [spell] } })).play(
        { type: 'CastSpell', caster: bru.id, spell, targets: [mia.id] },
        player,
        ...faces,
      ).state.creatures[mia.id];
    expect(healed('Cure Serious Wounds', {}, 3, 4)?.hitPoints.now).toBe(10);
    expect(healed('Cure Light Wounds', { conditions: ['paralysed'] })).toMatchObject({
      conditions: [],
      hitPoints: { now: 1 },
    });
    expect(healed('Remove Fear', { conditions: ['terrified'] })?.conditions).toEqual([]);
  });

  it.each([
    { spell: 'Cure Light Wounds', dice: [3], now: 4 },
    { spell: 'Cure Serious Wounds', dice: [1, 1], now: 4 },
    { spell: 'Raise Dead', dice: [1], now: 8 },
  ])('Gorman’s $spell the other way round harms (GOR-MAG-13)', ({ spell, dice, now }) => {
    const ruleset = { base: 'gorman', slots: {}, options: { reversedAt: 'casting' } } as const;
    const script = new Script(delve([bru, ...target], { ruleset, memorised: { [bru.id]: [spell] } }));
    script.play({ type: 'CastSpell', caster: bru.id, spell, targets: [weak], reversed: true }, player);
    take(script, dice);
    const found = script.state.creatures[weak];
    expect(found?.conditions.includes('dead') ? 'dead' : found?.hitPoints.now).toBe(
      spell === 'Raise Dead' ? 'dead' : now,
    );
  });

  it('Bless the other way round takes 1, for as long as Bless lasts', () => {
    const ruleset = { base: 'gorman', slots: {}, options: { reversedAt: 'casting' } } as const;
    const script = new Script(delve([bru, ...target], { ruleset, memorised: { [bru.id]: ['Bless'] } }));
    script.play({ type: 'CastSpell', caster: bru.id, spell: 'Bless', targets: [weak], reversed: true }, player);
    take(script, [1]);
    expect(lastingMagic(script.state)).toMatchObject([{ name: 'Bless (reversed)', on: [weak], until: 6 * 60 }]);
  });

  it.each([
    [mia, 'Hold Monster', [1], 12],
    [mia, 'Infravision', [], 144],
    [bru, 'Snake Charm', [2], 3],
    [bru, 'Insect Plague', [], 144],
  ] as const)('$1 lasts $3 turns', (who, spell, faces, turns) => {
    const script = new Script(delve([mia, bru, ...target], { memorised: { [who.id]: [spell] } }));
    const awaits = spell !== 'Infravision';
    script.play({ type: 'CastSpell', caster: who.id, spell, targets: [weak] }, player);
    if (awaits) take(script, faces);
    expect(lastingMagic(script.state)).toMatchObject([{ name: spell, until: turns * 60 }]);
  });

  it('every spell of the tables is on a list of the books', () => {
    const listed = new Set([SPELL_LISTS, GORMAN_LISTS].flatMap((lists) => Object.values(lists).flat(2)));
    const upright = (name: string) => name.replace(' (reversed)', '');
    for (const name of [...Object.keys(SPELL_WORKS), ...Object.keys(SPELLS_IN_FORCE)].map(upright))
      expect(listed, name).toContain(name);
  });
});
