import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { rulesBy } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { baseRate } from '../../dungeon/movement/rate.ts';
import { fliesByMagic, isAloftByMagic } from '../../situation/condition/enchantment.ts';
import { swims } from '../../situation/round/water.ts';
import { MOST_MAGIC } from './may.ts';

const sword = { id: id<'item'>('s'), name: 'sword', quantity: 1, weight: 60, kind: 'weapon', use: null } as const;
const mira = someone({
  ...{ id: id('mira'), name: 'Mira', class: 'magic-user', level: 7, at: at(1, 1), armour: 'leather', items: [sword] },
});
const grik = goblin({ name: 'Grik', at: at(3, 1), hitPoints: { now: 4, max: 4 } });

/** Mira has cast a spell that gives a form, and the referee lets it. */
function changed(spell: string, faces: readonly number[], change: Partial<CommandOf<'LetTakeHold'>> = {}) {
  const script = new Script(delve([mira, grik], { memorised: { [mira.id]: [spell, 'Sleep'] } }));
  const targets = spell === 'Polymorph Self' ? [] : [grik.id];
  script.play({ type: 'CastSpell', caster: mira.id, spell, targets }, player);
  expect(refusedOffers(script.state, referee, 'LetTakeHold')).toEqual([]);
  const form = offers(script.state, referee).find(({ command }) => command === 'LetTakeHold');
  script.told();
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  const asked = form?.inputs.find(({ name }) => name === 'kind');
  return { asked, script: script.play({ type: 'LetTakeHold', awaited, ...change }, referee, ...faces) };
}
const of = ({ state }: Script, who = mira) => state.creatures[who.id];
const end = (script: Script) => script.play({ type: 'EndMagic', magic: script.state.magic?.[0]?.id ?? id('none') });

describe('Polymorph Self (OSE-APX-06)', () => {
  it('gives the caster another body, who casts and wears nothing in it, and is as before when it ends', () => {
    const { script, asked } = changed('Polymorph Self', [3], { kind: 'black-bear' });
    expect(of(script)).toMatchObject({
      ...{ naturalArmour: 13, armour: 'none', movement: 120, hitPoints: mira.hitPoints, class: 'magic-user', level: 7 },
      ...{ attacks: [{ name: 'claw' }, { name: 'bite' }] },
    });
    expect(script.told().players).toContain('Mira takes the form of a black bear.');
    const options = asked && 'options' in asked ? asked.options.map(({ value }) => value) : [];
    expect([options.includes('troll'), options.includes('purple-worm')]).toEqual([true, false]);
    expect(ask(script.state, { type: 'CastSpell', caster: mira.id, spell: 'Sleep', targets: [] }, player)).toBe(
      'incapable',
    );
    expect(refusedOffers(script.state, [player, referee])).toEqual([]);
    expect(of(end(script))).toEqual(mira);
    expect(script.told().players).toContain('The form leaves Mira.');
  });

  it('goes as fast as the form does, whatever is worn and carried', () => {
    const { script } = changed('Polymorph Self', [3], { kind: 'hawk' });
    const laden = { ...script.state, ruleset: { base: 'ose', slots: {}, options: { encumbrance: 'basic' } } } as const;
    expect(baseRate(laden, of(script) ?? mira)).toBe(480);
    expect(baseRate({ ...laden, magic: [] }, mira)).toBe(90);
    const sheet = project(known(laden, player), player).get(`sheet:${mira.id}`);
    expect(JSON.stringify(sheet)).toContain('flying by magic or in its form, whatever is carried');
  });

  it('flies in a body with wings, and falls from the air when the form leaves it', () => {
    const { script } = changed('Polymorph Self', [3], { kind: 'hawk' });
    expect([fliesByMagic(script.state, mira.id), isAloftByMagic(script.state, mira.id)]).toEqual([480, true]);
    script.play({ type: 'SetPose', creature: mira.id, facing: 'as-now', elevation: 20, across: 0 });
    script.play({ type: 'EndMagic', magic: script.state.magic?.[0]?.id ?? id('none') }, referee, 1, 2);
    expect(of(script)).not.toHaveProperty('elevation');
    expect(script.told().players.join()).toContain('Mira falls 20 feet');
    expect(fliesByMagic(changed('Polymorph Self', [3], { kind: 'black-bear' }).script.state, mira.id)).toBe(null);
  });

  it('swims as it goes in a body that lives in water', () => {
    const { script } = changed('Polymorph Self', [3], { kind: 'giant-piranha' });
    const wet = { ...(of(script) ?? mira), conditions: ['swimming'] as const };
    expect([swims(script.state, wet), swims(script.state, { ...mira, conditions: ['swimming'] })]).toEqual([
      false,
      true,
    ]);
  });

  it.each(['ose', 'gorman', 'eris'] as const)('has the armour class of the form, by %s', (base) => {
    const bear = { ...(of(changed('Polymorph Self', [3], { kind: 'black-bear' }).script) ?? mira) };
    const nimble = { ...bear, abilities: { STR: 10, INT: 10, WIS: 10, DEX: 18, CON: 10, CHA: 10 } };
    expect(rulesBy(base).attack.armour.classOf(nimble)).toBe(13);
  });

  it('what is laid down meanwhile is no weapon afterwards', () => {
    const armed = { ...mira, attacks: mira.attacks.map((attack) => ({ ...attack, name: 'sword' })) };
    const begin = new Script(delve([armed], { memorised: { [mira.id]: ['Polymorph Self'] } }));
    begin.play({ type: 'CastSpell', caster: mira.id, spell: 'Polymorph Self', targets: [] }, player);
    const awaited = awaitedSpells(begin.state)[0]?.id ?? id<'magic'>('none');
    begin.play({ type: 'LetTakeHold', awaited, kind: 'black-bear' }, referee, 3);
    begin.play({ type: 'DropItem', creature: mira.id, item: sword.id, quantity: 1 });
    expect(of(begin)?.attacks).toHaveLength(2);
    expect(of(end(begin))?.attacks).toEqual([]);
  });
});

describe('Polymorph Others (OSE-APX-06)', () => {
  it('changes whoever fails to save, with all that the form can do, until death', () => {
    const { script, asked } = changed('Polymorph Others', [1], { kind: 'giant-rat' });
    expect(of(script, grik)).toMatchObject({ shifted: { attacks: grik.attacks }, hitPoints: { now: 4 } });
    const options = asked && 'options' in asked ? asked.options.map(({ value }) => value) : [];
    expect([options.includes('gnoll'), options.includes('ogre')]).toEqual([true, false]);
    script.play({ type: 'DealDamage', creature: grik.id, amount: '9', source: '', destructive: 'none' });
    expect(script.state.magic).toEqual([]);
    expect(of(script, grik)).toMatchObject({ attacks: grik.attacks, conditions: ['dead'] });
  });

  it('leaves whoever saves as they are', () => {
    expect(of(changed('Polymorph Others', [20], { kind: 'giant-rat' }).script, grik)).toEqual(grik);
  });
});

describe('a form that magic gives', () => {
  const waiting = (which: string, spell: string, targets: readonly (typeof mira.id)[]) =>
    ({ ...{ id: id<'magic'>(which), caster: mira.id, spell, targets, open: true } }) as const;
  const take = (script: Script, which: string, kind: string, ...faces: number[]) =>
    script.play({ type: 'LetTakeHold', awaited: id<'magic'>(which), kind }, referee, ...faces);
  const asBear = (who: Partial<typeof mira>, facts: Partial<GameState> = {}) =>
    take(
      new Script(delve([{ ...mira, ...who }], { awaited: [waiting('w', 'Polymorph Self', [])], ...facts })),
      'w',
      'black-bear',
      3,
    );
  const { id: creature } = mira;

  it('is refused where no more magic lasts, as the greyed offer says, or where it would not last at all', () => {
    const one = { name: 'Bless', caster: null, on: [creature], until: null, open: true };
    const magic = Array.from({ length: MOST_MAGIC }, (_, each) => ({ ...one, id: id<'magic'>(`m${each}`) }));
    const full = delve([mira], { awaited: [waiting('w', 'Polymorph Self', [])], magic });
    const asked = { type: 'LetTakeHold', awaited: id<'magic'>('w'), kind: 'black-bear' } as const;
    expect(ask(full, asked, referee)).toBe('bad-input');
    const offered = offers(full, referee).find(({ command }) => command === 'LetTakeHold');
    expect(offered?.barred).toBe(`No more than ${MOST_MAGIC} spells last at once.`);
    expect(ask({ ...full, magic: [] }, { ...asked, lasts: '' }, referee)).toBe('bad-input');
  });

  it('leaves nobody busy with armour', () => {
    const plate = {
      id: id<'item'>('p'),
      name: 'plate mail',
      quantity: 1,
      weight: 500,
      kind: 'armour',
      use: null,
    } as const;
    const busy = { ...mira, items: [plate], armour: 'none', naturalArmour: 10 } as const;
    const dressing = { action: 'don', item: plate.id, armour: 'plate', needed: 9, done: 0 } as const;
    const { state } = brawl({}, [{ ...mira, ...busy, dressing }], [grik], 'movement');
    const script = take(new Script({ ...state, awaited: [waiting('w', 'Polymorph Self', [])] }), 'w', 'black-bear', 3);
    script.play({ type: 'ConcludeEncounter' });
    expect(of(end(script))).toMatchObject({ armour: 'none', items: [plate] });
  });

  it('leaves saves and the skill at blows as they are, and what the referee says of them meanwhile stays', () => {
    const eris = { ruleset: { base: 'eris', slots: {}, options: {} } } as const;
    const script = asBear({ kind: 'monster', class: null, traits: { normalHuman: true, silent: true } }, eris);
    expect(of(script)?.traits).toEqual({ size: 'large', normalHuman: true });
    script.play({ type: 'NoteSaves', creature, like: 'cleric' });
    expect(of(end(script))?.traits).toEqual({ normalHuman: true, silent: true, savesLike: 'cleric' });
  });

  it('ends after an edit too, and leaves a picture that was chosen meanwhile', () => {
    const script = asBear({});
    const { id: _id, at: _at, moved: _moved, shifted: _was, facing: _facing, ...facts } = of(script) ?? mira;
    script.play({ type: 'EditCreature', creature, facts: { ...facts, notes: 'a bear' } });
    script.play({ type: 'SetFace', creature, icon: 'hat' });
    expect(of(end(script))).toMatchObject({ ...mira, notes: 'a bear', icon: 'hat' });
  });

  it('takes the wings of an earlier one away, and whoever hung in the air falls', () => {
    const two = [waiting('w', 'Polymorph Self', []), waiting('v', 'Polymorph Others', [creature])];
    const script = take(new Script(delve([mira], { awaited: two })), 'w', 'hawk', 3);
    script.play({ type: 'SetPose', creature, facing: 'as-now', elevation: 20, across: 0 }).told();
    take(script, 'v', 'giant-rat', 1, 1, 2);
    expect([fliesByMagic(script.state, creature), isAloftByMagic(script.state, creature)]).toEqual([null, false]);
    expect(of(script)).not.toHaveProperty('elevation');
    expect(script.told().players.join()).toContain('falls 20 feet');
    script.play({ type: 'EndMagic', magic: script.state.magic?.[1]?.id ?? id('none') });
    expect(fliesByMagic(script.state, creature)).toBe(480);
  });

  it('without wings lets whoever has wings by nature fall, and one with wings does not', () => {
    const hawk = goblin({ name: 'Giant hawk', at: at(3, 1), elevation: 20, hitPoints: { now: 20, max: 20 } });
    const takes = (kind: string, ...faces: number[]) => {
      const awaited = [waiting('w', 'Polymorph Others', [hawk.id])];
      return take(new Script(delve([mira, hawk], { awaited })), 'w', kind, 1, ...faces);
    };
    const fallen = takes('giant-rat', 1, 2);
    expect(of(fallen, hawk)).toMatchObject({ hitPoints: { now: 17 } });
    expect(of(fallen, hawk)).not.toHaveProperty('elevation');
    expect(fallen.told().players.join()).toContain('The giant hawk falls 20 feet');
    expect(of(takes('hawk'), hawk)).toHaveProperty('elevation', 20);
  });

  it('lets nobody fall who stands high on something, and has no wings to lose', () => {
    const high = goblin({ name: 'Grik', at: at(3, 1), elevation: 20 });
    const state = delve([mira, high], { awaited: [waiting('w', 'Polymorph Others', [high.id])] });
    expect(of(take(new Script(state), 'w', 'giant-rat', 1), high)).toHaveProperty('elevation', 20);
  });

  it('holds whoever flies in it up, where the earlier one flew too', () => {
    const two = [waiting('w', 'Polymorph Self', []), waiting('v', 'Polymorph Others', [creature])];
    const script = take(new Script(delve([mira], { awaited: two })), 'w', 'hawk', 3);
    script.play({ type: 'SetPose', creature, facing: 'as-now', elevation: 20, across: 0 });
    expect(of(take(script, 'v', 'hawk', 1))).toHaveProperty('elevation', 20);
  });

  it('goes no faster than the legs that are left', () => {
    const { state } = asBear({ missing: ['left leg'] }, { ruleset: { base: 'gorman', slots: {}, options: {} } });
    const sheet = JSON.stringify(project(known(state, player), player).get(`sheet:${creature}`));
    expect(sheet).toContain('whatever is carried, and no more than is left of the legs allows');
  });

  it('ends for whoever dies alone', () => {
    const mate = goblin({ id: id('mate'), name: 'Mate', at: at(3, 2) });
    const { state } = changed('Polymorph Others', [1], { kind: 'giant-rat' }).script;
    const rat = { ...mate, shifted: { ...mate } };
    const magic = state.magic?.map((one) => ({ ...one, on: [...one.on, mate.id] })) ?? [];
    const script = new Script({ ...state, magic, creatures: { ...state.creatures, [mate.id]: rat } });
    script.play({ type: 'DealDamage', creature: grik.id, amount: '9', source: '', destructive: 'none' });
    expect([of(script, grik)?.shifted, script.state.magic?.[0]?.on]).toEqual([undefined, [mate.id]]);
    expect(of(script, mate)?.shifted).toBeDefined();
  });

  it('gives way to a later one, and nothing is told where the earlier one ends', () => {
    const two = [waiting('w', 'Polymorph Self', []), waiting('v', 'Polymorph Others', [creature])];
    const script = take(take(new Script(delve([mira], { awaited: two })), 'w', 'black-bear', 3), 'v', 'giant-rat', 1);
    const rat = of(script);
    script.told();
    expect(of(end(script))).toEqual(rat);
    expect(script.told().referee.join()).not.toContain('form');
    const dead = take(take(new Script(delve([mira], { awaited: two })), 'w', 'black-bear', 3), 'v', 'giant-rat', 1);
    dead.told();
    dead.play({ type: 'DealDamage', creature, amount: '99', source: '', destructive: 'none' });
    expect(dead.told().referee.filter((line) => line.includes('form'))).toHaveLength(1);
    expect([of(dead)?.shifted, dead.state.magic]).toEqual([undefined, []]);
  });
});
