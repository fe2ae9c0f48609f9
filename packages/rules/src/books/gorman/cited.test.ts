import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../test/brawl.ts';
import { cited, offeredBy } from '../../../test/citing.ts';
import { duel, foeId, STRIKER } from '../../../test/duel.ts';
import { Script } from '../../../test/fight.ts';
import { eventIn } from '../../../test/in-play.ts';
import { after, ask, at, campaign, goblin, player, referee, someone } from '../../../test/table.ts';
import { id } from '../../core/index.ts';
import { evolve } from '../../procedures/evolve.ts';
import type { Creature } from '../../state/creature.ts';
import type { Item } from '../../state/item.ts';

const ruleset = { base: 'gorman', slots: {}, options: {} } as const;
const strong = { hitPoints: { now: 20, max: 20 } };
const table = (facts: Partial<Creature> = {}) => ({ ...campaign([someone(facts)]), ruleset });

describe('what Gorman’s rules are named by', () => {
  it('GOR-RUL-02: what is left of an even split is shared by nobody', () => {
    const two = { ...campaign([someone(), someone({ id: id('hob'), name: 'Hob' })]), ruleset };
    const odd = { type: 'DivideTreasure', pp: 0, gp: 0, ep: 0, sp: 0, cp: 3 } as const;
    expect(cited(two, odd)).toContain('GOR-RUL-02');
    expect(cited(two, { ...odd, cp: 4 })).not.toContain('GOR-RUL-02');
    expect(eventIn(ask(two, { ...odd, cp: 5 }, referee), 'TreasureDivided')).toMatchObject({
      shares: { aldo: 2, hob: 2 },
      remainder: 1,
    });
  });

  it('GOR-CMB-09: a shot with a short bow goes by its own ranges, and long ones cost a point', () => {
    const arrows: Item = { id: id('arrows'), name: 'Arrows', quantity: 20, weight: 0, kind: 'gear', use: null };
    const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
    const shot = duel({ base: 'gorman', striker: { items: [arrows] }, weapon: bow, foes: [{}] });
    const far = after(shot, { type: 'SetDistance', distance: 120 }, referee);
    const shoot = { type: 'Attack', attacker: STRIKER.id, target: foeId(0), attack: 0 } as const;
    expect(cited(far, shoot, referee, 19, 3)).toContain('GOR-CMB-09');
    const beyond = after(shot, { type: 'SetDistance', distance: 151 }, referee);
    expect(cited(beyond, shoot)).toEqual(['GOR-CMB-09']);
    expect(ask(beyond, shoot, referee, 19, 3)).toBe('too-far');
    const long = eventIn(ask(far, shoot, referee, 19, 3), 'AttackRolled');
    expect(long?.why.modifiers).toContainEqual({ name: 'range', value: -1, rule: 'GOR-CMB-09' });
  });

  it('GOR-GRP-02: whoever is held and not bound yet throws a die for each hit die against one for the hold', () => {
    const aldo = someone({ at: at(2, 1), level: 2, attacks: [weapon('sword')], ...strong });
    const hob = someone({ id: id('hob'), name: 'Hob', at: at(2, 2), ...strong });
    const ogre = goblin({
      id: id('ogre'),
      name: 'Ogre',
      at: at(3, 1),
      hitDice: { dice: 2, plus: 0, stars: 0 },
      ...strong,
    });
    const begun = brawl({ slots: { grappling: 'gorman' } }, [aldo, hob], [ogre], 'melee').state;
    const held = evolve(begun, { type: 'Held', holder: ogre.id, held: aldo.id });
    const free = { type: 'BreakFree', creature: aldo.id } as const;
    expect(cited(held, free, player, 6, 3, 4)).toContain('GOR-GRP-02');
    expect(after(held, free, player, 6, 3, 4).creatures[aldo.id]?.conditions).toEqual([]);
    expect(after(held, free, player, 6, 3, 3).creatures[aldo.id]?.conditions).toContain('held');
  });
});

describe('those who serve by Gorman’s rules', () => {
  const aldo = id<'creature'>('aldo');
  const rich = { coins: { pp: 0, gp: 1000, ep: 0, sp: 0, cp: 0 } };
  const terms = {
    type: 'OfferTerms',
    employer: aldo,
    approach: 'individual',
    count: 1,
    gold: 0,
    goods: true,
    modifier: 0,
  } as const;
  const met = (kind: string, of = 'none') =>
    new Script(table(rich)).play({ type: 'MeetApplicants', kind, of, count: 1, name: '' });
  const offered = (script: Script) =>
    ({ ...terms, applicants: script.state.hiring.applicants[0]?.id ?? id('nobody') }) as const;
  /** A henchman in Aldo's service: the dice of the offer, of the scores, of the points, and of loyalty. */
  const served = () => {
    const script = met('henchman', 'fighter');
    return script.play(offered(script), player, 6, 6, ...Array.from({ length: 18 }, () => 3), 4, 4, 4);
  };

  it('GOR-HIR-02: a hireling is met, and hired for the wage alone, by the rule of hirelings', () => {
    const script = met('hireling');
    expect(cited(table(), { type: 'MeetApplicants', kind: 'hireling', of: 'none', count: 1, name: '' })).toEqual([
      'GOR-HIR-02',
    ]);
    expect(cited(script.state, offered(script), player, 6, 6, 4)).toContain('GOR-HIR-02');
    const [hireling] = Object.values(after(script.state, offered(script), player, 6, 6, 4).engagements);
    expect(hireling).toMatchObject({ kind: 'hireling', employer: aldo, share: 0 });
  });

  it('GOR-HIR-07: loyalty is added to the throw of morale', () => {
    const { state } = served();
    const henchman = state.party.members[1] ?? aldo;
    const check = { type: 'CheckLoyalty', creature: henchman, loyalty: 14, adjustment: 0, extreme: false } as const;
    expect(cited(state, check, referee, 3, 4)).toContain('GOR-HIR-07');
    const stays = (loyalty: number, ...faces: number[]) =>
      eventIn(ask(state, { ...check, loyalty }, referee, ...faces), 'LoyaltyChecked')?.stays;
    expect([stays(14, 2, 3), stays(14, 1, 3), stays(10, 2, 4), stays(7, 2, 4)]).toEqual([true, false, true, false]);
  });

  it('GOR-HIR-08: how somebody is treated changes it', () => {
    const { state } = served();
    const henchman = state.party.members[1] ?? aldo;
    expect(cited(state, { type: 'AdjustLoyalty', creature: henchman, by: 1 })).toEqual(['GOR-HIR-08']);
    expect(offeredBy(state, 'AdjustLoyalty')).toEqual(['GOR-HIR-08']);
    const before = state.engagements[henchman]?.loyalty ?? 0;
    const better = after(state, { type: 'AdjustLoyalty', creature: henchman, by: 1 }, referee);
    expect(better.engagements[henchman]?.loyalty).toBe(before + 1);
  });
});
