import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { named } from '../../../../test/named.ts';
import { after, ask, at, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { id } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ at: at(2, 1), level: 2, attacks: [weapon('sword')], hitPoints: { now: 20, max: 20 } });
const ogre = goblin({
  name: 'Ogre',
  at: at(3, 1),
  hitDice: { dice: 4, plus: 1, stars: 0 },
  hitPoints: { now: 20, max: 20 },
});
const { state } = brawl({ base: 'eris' }, [aldo], [ogre]);
const grapple = (manner: string) =>
  ({ type: 'Grapple', creature: aldo.id, others: [], target: ogre.id, manner, bothHold: false }) as const;
const never = { type: 'RuleGrapple', creature: id<'creature'>('goblin'), possible: false } as const;

describe('grappling by Planet Eris, as people are told', () => {
  const wrestled = (...faces: number[]) =>
    lineOf(toldOf(state, grapple('wrestle-to-ground'), faces, player, player), 'Grappled');

  it('ERI-GRP-05: a body throws the dice its kind is born with: one for a man, four for an ogre', () => {
    const why = wrestled(3, 2, 2, 2, 2)?.why;
    expect(why?.throws).toMatchObject([
      { who: 'Aldo', roll: { faces: [3], plus: 2, total: 5 } },
      { who: 'The ogre', roll: { faces: [2, 2, 2, 2], plus: 0, total: 8 } },
    ]);
    expect(why?.notes?.map(({ rule }) => rule)).toContain('ERI-GRP-05');
  });

  it('ERI-GRP-04: the sums are compared, and the defender wins when they are equal', () => {
    expect([wrestled(6, 1, 2, 2, 2)?.text, wrestled(6, 2, 2, 2, 2)?.text]).toEqual([
      'Aldo grapples with the ogre (wrestle to the ground), and succeeds: 8 against 7.',
      'Aldo grapples with the ogre (wrestle to the ground), and fails: 8 against 8.',
    ]);
  });

  it('ERI-GRP-08: players are invited to argue with an outcome, which stands until the referee rules otherwise', () => {
    expect(wrestled(3, 2, 2, 2, 2)?.why?.notes).toContainEqual({
      rule: 'ERI-GRP-08',
      text: 'who finds that it makes no sense may say so: the referee may rule otherwise',
    });
    const stunned = after(state, grapple('wrestle-to-ground'), player, 3, 2, 2, 2, 2);
    const otherwise = { type: 'SetCondition', creature: aldo.id, condition: 'stunned', on: false } as const;
    expect(
      [stunned, after(stunned, otherwise, referee)].map(({ creatures }) => creatures[aldo.id]?.conditions),
    ).toEqual([['stunned'], []]);
  });

  it('ERI-GRP-07: what the referee calls impossible is not thrown for; climbing onto it is', () => {
    const ruled = after(state, never, referee);
    expect(ask(ruled, grapple('wrestle-to-ground'), player)).toBe('forbidden');
    expect(ask(ruled, grapple('climb-monster'), player, 3, 3, 3)).toBeInstanceOf(Array);
    expect(named(state, never, referee, player)).toEqual(['ERI-GRP-07']);
    const again = after(ruled, { ...never, possible: true }, referee);
    expect(ask(again, grapple('wrestle-to-ground'), player, 3, 2, 2, 2, 2)).toBeInstanceOf(Array);
  });

  it('is offered in the words of a sentence, and asks for no others where there are none', () => {
    const [offer] = offers(state, player).filter(({ command }) => command === 'Grapple');
    expect(offer?.label).toMatch(/^Grapple with the /);
    expect(offer?.inputs.map(({ name }) => name)).toEqual(['manner']);
    expect(offer?.fixed).toMatchObject({ others: [] });
  });

  it('ERI-GRP-07: only what may be is offered, and is granted', () => {
    const ruled = after(state, never, referee);
    const [offer] = offers(ruled, player).filter(({ command }) => command === 'Grapple');
    expect(offer?.inputs[0]).toMatchObject({ options: [{ value: 'climb-monster' }] });
    for (const each of [state, ruled]) {
      expect(refusedOffers(each, player, 'Grapple')).toEqual([]);
      expect(refusedOffers(each, referee, 'RuleGrapple')).toEqual([]);
    }
    expect(ask(state, never, player)).toBe('not-your-seat');
  });
});
