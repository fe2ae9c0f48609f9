import { describe, expect, it } from 'vitest';
import {
  bru,
  cast,
  letTakeHold,
  mia,
  middling,
  ogre,
  orc,
  orcs,
  strong,
  thoseWho,
  weak,
  woundsIn,
} from '../../../../test/casting.ts';
import { Script } from '../../../../test/fight.ts';
import { delve, player } from '../../../../test/table.ts';
import { GORMAN_SPELLS } from '../../../books/gorman/content/spells.ts';
import { SPELL_WORKS } from '../../../books/ose/content/spell-works.ts';
import { SPELL_LISTS } from '../../../books/ose/content/spells.ts';
import { SPELLS_IN_FORCE } from '../../../books/ose/content/spells-in-force.ts';
import { type CreatureId, id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';

const GORMAN_LISTS = Object.fromEntries(
  Object.entries(GORMAN_SPELLS).map(([list, levels]) => [list, levels.map((level) => level.map(({ name }) => name))]),
);

describe('spells without a save (OSE-APX-06)', () => {
  it('Magic Missile: three at the sixth level, 1d6 + 1 each, shared out, with nothing asked of the referee', () => {
    const script = cast(mia, 'Magic Missile', orcs.slice(0, 2), {}, [1, 2, 3]);
    expect(awaitedSpells(script.state)).toEqual([]);
    expect(woundsIn(script)).toEqual([
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
    expect(woundsIn(letTakeHold(script, [1, 1, 1], { targets: [ogre.id] }))).toEqual([[ogre.id, 6]]);
  });

  it('Web holds those in it for 48 turns, or until it is ended', () => {
    const script = letTakeHold(cast(mia, 'Web', orcs.slice(0, 1)), []);
    expect(thoseWho(script, 'held')).toEqual([weak]);
    const [magic] = lastingMagic(script.state);
    expect(magic?.until).toBe(48 * 60);
    script.play({ type: 'EndMagic', magic: magic?.id ?? id('none') });
    expect(thoseWho(script, 'held')).toEqual([]);
  });

  it('what other magic makes of them too, they stay', () => {
    const script = letTakeHold(cast(mia, 'Web', orcs.slice(0, 1)), []);
    script.play({ type: 'BeginMagic', name: 'Web', on: [weak], turns: 0 });
    const [magic] = lastingMagic(script.state);
    script.play({ type: 'EndMagic', magic: magic?.id ?? id('none') });
    expect(thoseWho(script, 'held')).toEqual([weak]);
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
    expect(thoseWho(letTakeHold(cast(mia, spell, target), [...pool, ...dice]), condition)).toEqual([weak]);
    expect(thoseWho(letTakeHold(cast(mia, spell, target), [...pool, ...saved]), condition)).toEqual([]);
  });

  it('Death Spell takes nobody of more than seven hit dice', () => {
    const giant = orc(4, { name: 'Giant', hitDice: { dice: 8, plus: 0, stars: 0 } });
    expect(thoseWho(letTakeHold(cast(mia, 'Death Spell', [giant]), [4, 4, 4, 4]), 'dead')).toEqual([]);
  });

  it('Snake Charm takes a hit die for each level of the caster', () => {
    const snakes = [0, 1, 2].map((n) => orc(n, { hitDice: { dice: 2, plus: 0, stars: 0 } }));
    expect(thoseWho(letTakeHold(cast(bru, 'Snake Charm', snakes), [1]), 'charmed')).toEqual([weak, middling]);
  });

  it('Dispel Magic ends what is upon them, and what that made of them', () => {
    const script = cast(mia, 'Dispel Magic', target);
    script.play({ type: 'BeginMagic', name: 'Web', on: [weak], turns: 0 });
    script.play({ type: 'BeginMagic', name: 'Bless', on: [mia.id], turns: 6 });
    letTakeHold(script, []);
    expect([thoseWho(script, 'held'), lastingMagic(script.state).map(({ name }) => name)]).toEqual([[], ['Bless']]);
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
      const blinded = letTakeHold(cast(who, spell, target, { ruleset }), [1]);
      expect(thoseWho(blinded, 'blind')).toEqual([weak]);
      expect(blinded.state.lights).toEqual({});
      expect(lastingMagic(blinded.state)).toMatchObject([{ name: spell, until: turns && turns * 60 }]);
      const [magic] = lastingMagic(blinded.state);
      blinded.play({ type: 'EndMagic', magic: magic?.id ?? id('none') });
      expect(thoseWho(blinded, 'blind')).toEqual([]);
      expect(thoseWho(letTakeHold(cast(who, spell, target, { ruleset }), [20]), 'blind')).toEqual([]);
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
      return lastingMagic(letTakeHold(script, faces, { targets: [...reached] }).state).map(({ on }) => on);
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
      letTakeHold(script, []);
      expect(lastingMagic(script.state)).toMatchObject([{ name: spell, on: [] }]);
      expect(thoseWho(script, 'held')).toEqual([]);
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
    letTakeHold(script, []);
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
    letTakeHold(script, dice);
    const found = script.state.creatures[weak];
    expect(found?.conditions.includes('dead') ? 'dead' : found?.hitPoints.now).toBe(
      spell === 'Raise Dead' ? 'dead' : now,
    );
  });

  it('Bless the other way round takes 1, for as long as Bless lasts', () => {
    const ruleset = { base: 'gorman', slots: {}, options: { reversedAt: 'casting' } } as const;
    const script = new Script(delve([bru, ...target], { ruleset, memorised: { [bru.id]: ['Bless'] } }));
    script.play({ type: 'CastSpell', caster: bru.id, spell: 'Bless', targets: [weak], reversed: true }, player);
    letTakeHold(script, [1]);
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
    if (awaits) letTakeHold(script, faces);
    expect(lastingMagic(script.state)).toMatchObject([{ name: spell, until: turns * 60 }]);
  });

  it('every spell of the tables is on a list of the books', () => {
    const listed = new Set([SPELL_LISTS, GORMAN_LISTS].flatMap((lists) => Object.values(lists).flat(2)));
    const upright = (name: string) => name.replace(' (reversed)', '');
    for (const name of [...Object.keys(SPELL_WORKS), ...Object.keys(SPELLS_IN_FORCE)].map(upright))
      expect(listed, name).toContain(name);
  });
});
