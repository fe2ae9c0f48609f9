import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/fight.ts';
import { ask, campaign, player, referee, someone } from '../../../test/table.ts';
import { id } from '../../ids.ts';
import type { RulesetId } from '../../ruleset.ts';
import type { Creature } from '../../state/creature.ts';
import type { OfferTerms } from './commands.ts';

const aldo = id<'creature'>('aldo');
const gold = (gp: number) => ({ pp: 0, gp, ep: 0, sp: 0, cp: 0 });
const abilities = (CHA: number) => ({ STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA });

/** Aldo in town, with charisma 13 and a purse, by some book. */
const town = (base: RulesetId, facts: Partial<Creature> = {}) =>
  new Script(
    campaign([someone({ abilities: abilities(13), coins: gold(1000), ...facts })], {
      ruleset: { base, slots: {}, options: {} },
    }),
  );

const meet = (kind: string, of = 'none', count = 1, name = '') =>
  ({ type: 'MeetApplicants', kind, of, count, name }) as const;

const offerTo = (script: Script, terms: Partial<OfferTerms> = {}): OfferTerms => ({
  type: 'OfferTerms',
  applicants: script.state.hiring.applicants[0]?.id ?? id('nobody'),
  employer: aldo,
  approach: 'individual',
  count: 1,
  gold: 0,
  goods: true,
  modifier: 0,
  ...terms,
});

const engaged = ({ state }: Script) =>
  Object.entries(state.engagements).map(([of, one]) => ({ ...one, ...state.creatures[id<'creature'>(of)] }));

describe('hirelings by Planet Eris', () => {
  it('ERI-HIR-06 to 08: in a tavern d6 are met, and somebody unusual if looked for; once a week', () => {
    const script = town('eris').play({ type: 'LookInTavern', lookForUnusual: true }, referee, 2, 2, 4, 1, 5, 3);
    expect(script.told().players).toEqual(['In the tavern: Guardsman, Swordsman, Dwarf, 2 × Heavy foot.']);
    expect(ask(script.state, { type: 'LookInTavern', lookForUnusual: false }, referee)).toBe('already-tried');
  });

  it('ERI-HIR-03 to 05, ERI-HIR-12: a notice is paid by the week; those who answer join for the least', () => {
    const script = town('eris').play(
      {
        type: 'PutUpNotice',
        employer: aldo,
        kind: 'heavy-foot',
        scope: 'settlement',
        size: 'village',
        stronghold: false,
        promised: 0,
      },
      referee,
      4,
      2,
      5,
    );
    expect(script.told().players).toEqual([
      'Aldo pays 400 gold pieces: a week of notices for a heavy foot.',
      'Answer to the notice: 5 × Heavy foot.',
    ]);
    script.play(offerTo(script, { count: 5, gold: 3, approach: 'group' }), player, 1, 2, 3, 4, 5, 3, 4, 4);
    expect(script.told().players.slice(0, 2)).toEqual([
      'Aldo offers terms to 5 × Heavy foot: they join.',
      'Aldo pays 15 gold pieces: 5 × heavy foot taken on.',
    ]);
    expect(engaged(script)).toHaveLength(5);
    expect(engaged(script)[0]).toMatchObject({ armour: 'chainmail', shield: true, share: 0, loyalty: 12 });
  });

  it('ERI-HIR-09, ERI-HIR-10: nobody joins for less than the least', () => {
    const script = town('eris').play(meet('dwarf'));
    expect(ask(script.state, offerTo(script, { gold: 199 }), player)).toBe('forbidden');
  });

  it('ERI-HIR-11, ERI-HIR-12: one by one, with one loyalty for all who join; +3 if all are glad', () => {
    const script = town('eris').play(meet('swordsman', 'none', 2));
    script.told();
    script.play(offerTo(script, { count: 2, gold: 2 }), player, 6, 6, 5, 4, 6, 5, 3, 3, 3);
    expect(script.told().players[0]).toBe('Aldo offers terms to 2 × Swordsman: they join. [6 6 5 4]');
    expect(engaged(script).map(({ loyalty }) => loyalty)).toEqual([10, 10]);
  });

  it('ERI-HIR-14, ERI-HIR-16: success raises loyalty, a period without pay costs a point', () => {
    const script = town('eris').play(meet('swordsman'));
    script.play(offerTo(script, { gold: 2 }), player, 5, 5, 4, 3, 3, 3).told();
    const [one] = script.state.party.members.slice(1);
    script.play({ type: 'RewardService', creatures: [one ?? aldo], expeditions: 1, battles: 1 });
    script.play({ type: 'WithholdWages', employer: aldo });
    expect(script.told()).toEqual({
      referee: ['Loyalty: Swordsman 12.', 'Aldo pays no wages.', 'Loyalty: Swordsman 11.'],
      players: [],
    });
  });

  it('ERI-HIR-13: shaken on 6 to 8', () => {
    const script = town('eris').play(meet('swordsman'));
    script.play(offerTo(script, { gold: 2 }), player, 5, 5, 4, 3, 3, 3).told();
    const [one] = script.state.party.members.slice(1);
    script.play(
      { type: 'CheckLoyalty', creature: one ?? aldo, loyalty: null, adjustment: 0, extreme: false },
      referee,
      4,
      4,
    );
    expect(script.told().referee).toEqual(['Swordsman: loyalty is shaken, and holds this round. [4 4]']);
  });
});
