import { describe, expect, it } from 'vitest';
import { brawl, until, weapon } from '../../../../test/brawl.ts';
import { duel, struck } from '../../../../test/duel.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { attacksWith } from '../../../books/ose/content/armed.ts';
import { monsterOf } from '../../../books/ose/content/bestiary.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';

const traitsOf = (key: string) => monsterOf(key)?.traits ?? {};
const [wraith, mummy] = [traitsOf('wraith'), traitsOf('mummy')];
const sword = (facts: Partial<Attack> = {}) => weapon('sword', facts);
const SILVER = sword({ material: 'silver' });
const MAGIC = sword({ material: 'magic' });
const STRONG = { hitPoints: { now: 60, max: 60 } };

/** The damage of a blow whose die shows 7, and how it is made up. */
function blow(traits: Creature['traits'], attack: Attack, base: RulesetId = 'ose') {
  const state = duel({ base, striker: {}, weapon: attack, foes: [{ ...STRONG, ...(traits ? { traits } : {}) }] });
  const events = struck(state, {}, [19, 7])?.events ?? '';
  const rolled = eventIn(events, 'DamageRolled');
  const parts = rolled?.why.made?.parts.map(({ name, value, rule }) => [name, value, rule]) ?? [];
  return [rolled?.amount ?? null, parts] as const;
}

describe('what harms a monster but by half (OSE-APX-13)', () => {
  it('silver does half of 7 to a wraith, rounded down, and magic all of it', () => {
    expect(blow(wraith, SILVER)).toEqual([
      3,
      [
        ['the dice', 7, undefined],
        ['half of 7', -4, 'OSE-APX-13'],
      ],
    ]);
    expect(blow(wraith, MAGIC)).toEqual([7, [['the dice', 7, undefined]]]);
    expect(blow(wraith, sword())).toEqual([null, []]);
  });

  it('magic does half to a mummy, whom silver does not harm', () => {
    expect(blow(mummy, MAGIC)[0]).toBe(3);
    expect(blow(mummy, SILVER)[0]).toBe(null);
  });

  it.each([
    ['ose', 3],
    ['gorman', 3],
    ['eris', 4],
  ] as const)('by %s the half of 7 is %i, as that book rounds the half that a save leaves', (base, amount) => {
    expect(blow({ half: ['silver'] }, SILVER, base)[0]).toBe(amount);
  });

  it('the table reads that it is half', () => {
    const state = duel({ base: 'ose', striker: {}, weapon: SILVER, foes: [{ ...STRONG, traits: wraith }] });
    const script = new Script(state);
    script.play({ type: 'Attack', attacker: id('striker'), target: id('foe-0'), attack: 0 }, referee, 19, 7);
    expect(script.told().players.join('\n')).toContain('takes 3 damage');
  });

  it('burning oil does half to a mummy, and again as it burns on', () => {
    const oil = {
      name: 'oil (flask)',
      id: id<'item'>('flask'),
      quantity: 2,
      weight: 0,
      kind: 'gear',
      use: 'oil',
    } as const;
    const aldo = someone({ at: at(0, 1), attacks: attacksWith('oil flask (burning)'), items: [oil], ...STRONG });
    const foe = goblin({ at: at(3, 1), ...STRONG, traits: mummy });
    const script = brawl({}, [aldo], [foe], 'missile');
    script.play({ type: 'Attack', attacker: aldo.id, target: foe.id, attack: 0 }, player, 19, 7);
    expect(script.state.creatures[foe.id]?.hitPoints.now).toBe(57);
    script.play({ type: 'EndRound' }, referee, 5);
    expect(script.state.creatures[foe.id]?.hitPoints.now).toBe(55);
  });

  it('a Fire Ball does half to a mummy, and a quarter where it saves; a Magic Missile half', () => {
    const mia = someone({ id: id('mia'), class: 'magic-user', level: 5, at: at(0, 1) });
    const foe = goblin({ at: at(4, 1), ...STRONG, traits: mummy });
    const cast = (spell: string, ...faces: readonly number[]) => {
      const state = delve([mia, foe], { memorised: { [mia.id]: [spell] } });
      const script = new Script(state);
      const missile = spell === 'Magic Missile';
      script.play({ type: 'CastSpell', caster: mia.id, spell, targets: [foe.id] }, player, ...(missile ? faces : []));
      const [awaited] = awaitedSpells(script.state);
      if (awaited) script.play({ type: 'LetTakeHold', awaited: awaited.id }, referee, ...faces);
      return 60 - (script.state.creatures[foe.id]?.hitPoints.now ?? 0);
    };
    expect(cast('Fire Ball', 6, 6, 6, 6, 6, 1)).toBe(15);
    expect(cast('Fire Ball', 6, 6, 6, 6, 6, 20)).toBe(7);
    expect(cast('Lightning Bolt', 6, 6, 6, 6, 6, 1)).toBe(15);
    expect(cast('Magic Missile', 6)).toBe(3);
  });

  it('a fire that the referee calls for saves against does half too, and its why says so', () => {
    const foe = goblin({ at: at(4, 1), ...STRONG, traits: mummy });
    const call = {
      type: 'CallSave',
      creatures: [foe.id],
      save: 'none',
      damage: '9',
      modifier: 0,
      source: 'a burning hall',
      otherwise: 'none',
      destructive: false,
    } as const;
    const of = (harm: object) => eventIn(ask(delve([foe]), { ...call, ...harm }, referee), 'DamageRolled');
    expect(of({})?.amount).toBe(9);
    expect(of({ harm: 'fire' })).toMatchObject({
      amount: 4,
      why: {
        made: {
          amount: 4,
          parts: [
            { name: 'the harm in full', value: 9 },
            { name: 'half of 9', value: -5, rule: 'OSE-APX-13' },
          ],
        },
      },
    });
  });

  it('a mighty monster that harms it strikes as magic would', () => {
    const giant = goblin({ id: id('giant'), hitDice: { dice: 8, plus: 0, stars: 0 } });
    const changed = someone({ ...STRONG, traits: mummy });
    const script = brawl({ options: { invulnerabilityHD5: true } }, [changed], [giant]);
    const giants = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters');
    script.play({ type: 'EndRound' }).play({ type: 'SetInitiative', first: giants?.id ?? id('none') });
    until(script, 'melee', 0).play(
      { type: 'Attack', attacker: giant.id, target: changed.id, attack: 0 },
      referee,
      19,
      5,
    );
    expect(script.state.creatures[changed.id]?.hitPoints.now).toBe(58);
  });
});
