import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';

const thing = (name: string) =>
  ({ id: id<'item'>(name), name, quantity: 1, weight: 10, kind: 'gear', use: null }) as const;
const aldo = (name: string) =>
  someone({ at: at(1, 2), class: 'magic-user', level: 5, items: [thing(name)], hitPoints: { now: 9, max: 9 } });
const use = (name: string) =>
  ({ type: 'UseUp', creature: id<'creature'>('aldo'), item: id<'item'>(name), targets: [] }) as const;

/** Somebody has drunk or read it in peace, and meets a foe: what a blow of the one at the other brings. */
function blow(name: string, faces: readonly number[], foe: Creature, by: 'aldo' | 'foe', ...fall: number[]) {
  const peace = new Script(delve([aldo(name)])).play(use(name), player, ...faces);
  const script = brawl({}, [aldo(name)], [foe]);
  const state = { ...script.state, magic: lastingMagic(peace.state).map((one) => ({ ...one, until: null })) };
  const [attacker, target] = by === 'foe' ? [foe.id, id<'creature'>('aldo')] : [id<'creature'>('aldo'), foe.id];
  const ruling = decide(state, { type: 'Attack', attacker, target, attack: 0 }, referee, loaded(...fall), true);
  return ruling.granted ? ruling.events : ruling.refusal.sentence;
}
const grik = goblin({ at: at(2, 2), hitPoints: { now: 30, max: 30 } });

describe('potions that are the like of no spell', () => {
  it.each(['growth', 'giant strength'])('of %s: the dice of the drinker’s blows count twice, for 1d6+6 turns', (of) => {
    const struck = eventIn(blow(`potion of ${of}`, [2], grik, 'aldo', 19, 3), 'DamageRolled');
    expect(struck).toMatchObject({ amount: 6, why: { notes: [{ rule: 'TABLE' }] } });
    const script = new Script(delve([aldo(`potion of ${of}`)])).play(use(`potion of ${of}`), player, 2);
    expect(script.told().referee.at(-1)).toContain('lasts 8 turns. [2]');
  });

  it('of invulnerability: attacks at the drinker are at −2, and saves at +2', () => {
    const struck = eventIn(blow('potion of invulnerability', [2], grik, 'foe', 5), 'AttackRolled');
    expect(struck?.why.modifiers).toContainEqual({ name: 'Invulnerability', value: -2, rule: 'TABLE' });
  });

  it('of gaseous form: blows without magic do no harm, and the drinker attacks nobody', () => {
    expect(eventIn(blow('potion of gaseous form', [2], grik, 'foe', 20), 'AttackRolled')).toMatchObject({
      immune: true,
    });
    const script = brawl({}, [aldo('')], [grik]);
    script.play({ type: 'BeginMagic', name: 'Gaseous Form', on: [id('aldo')], turns: 7 });
    const attack = { type: 'Attack', attacker: id<'creature'>('aldo'), target: grik.id, attack: 0 } as const;
    const ruling = decide(script.state, attack, referee, loaded(), false);
    expect(ruling.granted ? '' : ruling.refusal.sentence).toBe('Magic lets Aldo attack nobody.');
  });

  it.each([
    [1, ['dead']],
    [20, []],
  ])('of poison: whoever drinks it saves, or dies: %i', (face, conditions) => {
    const script = new Script(delve([aldo('potion of poison')])).play(use('potion of poison'), player);
    script.play({ type: 'LetTakeHold', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') }, referee, face);
    expect(script.state.creatures[id<'creature'>('aldo')]?.conditions).toEqual(conditions);
  });
});

describe('scrolls of protection', () => {
  const ghoul = goblin({ at: at(2, 2), name: 'Ghoul', undead: true });
  it('keep the blows of the undead off, and of nobody else', () => {
    const script = brawl({}, [aldo('')], [ghoul]);
    script.play({ type: 'BeginMagic', name: 'Protection from Undead', on: [id('aldo')], turns: 6 });
    const at_ = { type: 'Attack', attacker: ghoul.id, target: id<'creature'>('aldo'), attack: 0 } as const;
    const sentence = (state: typeof script.state) => {
      const ruling = decide(state, at_, referee, loaded(), false);
      return ruling.granted ? '' : ruling.refusal.sentence;
    };
    expect(sentence(script.state)).toBe('Magic keeps the ghoul’s blows off Aldo.');
    const living = { ...ghoul, undead: false };
    expect(sentence({ ...script.state, creatures: { ...script.state.creatures, [ghoul.id]: living } })).not.toContain(
      'Magic',
    );
  });

  it('from magic shut all spells out, for 1d4 turns', () => {
    const name = 'scroll of protection from magic';
    const script = new Script(delve([aldo(name)])).play(use(name), player, 3);
    expect(lastingMagic(script.state)).toMatchObject([{ name: 'Protection from Magic', on: ['aldo'] }]);
    script.play({ type: 'BeginMagic', name: 'Bless', on: [id('aldo')], turns: 1 });
    expect(script.told().referee.some((line) => line.includes('lasts 3 turns. [3]'))).toBe(true);
  });
});
