import { describe, expect, it } from 'vitest';
import { brawl, until } from '../../../../test/brawl.ts';
import {
  bru,
  cast,
  letTakeHold,
  mia,
  middling,
  ogre,
  orc,
  orcs,
  skeleton,
  thoseWho,
  troll,
  weak,
} from '../../../../test/casting.ts';
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
  spectator,
  toMeet,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';
import { evolve } from '../../evolve.ts';

describe('a spell that was cast waits for the referee (OSE-APX-06)', () => {
  it('who is offered it as the book has it, and nobody else is', () => {
    const script = cast(bru, 'Hold Person', orcs);
    expect(thoseWho(script, 'paralysed')).toEqual([]);
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
      letTakeHold(script, [1, 1, 1, 1, 1, 1]);
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
      letTakeHold(script, [1, 1, 1, 1, 1, 1], { targets });
      expect(thoseWho(script, 'asleep')).toEqual(targets);
    });
  });

  it('and may let it come to nothing', () => {
    const script = cast(mia, 'Sleep', orcs);
    script.play({ type: 'LetFail', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') });
    expect([awaitedSpells(script.state), thoseWho(script, 'asleep')]).toEqual([[], []]);
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
