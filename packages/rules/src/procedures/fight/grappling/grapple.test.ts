import { describe, expect, it } from 'vitest';
import { act, brawl, nextRound, weapon } from '../../../../test/brawl.ts';
import { cited } from '../../../../test/citing.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  ask,
  at,
  goblin,
  isOffered,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';

const strong = { hitPoints: { now: 20, max: 20 } };
const might = { STR: 14, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
const aldo = someone({ at: at(2, 1), level: 2, abilities: might, attacks: [weapon('sword')], ...strong });
const hob = someone({ id: id('hob'), name: 'Hob', at: at(2, 2), ...strong });
const ogre = goblin({ id: id('ogre'), name: 'Ogre', at: at(3, 1), hitDice: { dice: 4, plus: 1, stars: 0 }, ...strong });
const wrestle = (manner = 'wrestle-to-ground', others: readonly Creature[] = []) =>
  ({
    type: 'Grapple',
    creature: aldo.id,
    others: others.map((other) => other.id),
    target: ogre.id,
    manner,
    bothHold: false,
  }) as const;
const held = { type: 'BreakFree', creature: ogre.id } as const;

const fight = (base: 'ose' | 'eris' | 'gorman' = 'eris', foe: Partial<Creature> = {}) =>
  brawl(base === 'gorman' ? { slots: { grappling: 'gorman' } } : { base }, [aldo, hob], [{ ...ogre, ...foe }], 'melee');
const conditions = (script: ReturnType<typeof fight>, who: Creature) => script.state.creatures[who.id]?.conditions;

describe('grappling by Planet Eris', () => {
  it('ERI-GRP-04: natural hit dice, strength and fighter levels; the winner holds', () => {
    const script = fight().play(wrestle('wrestle-to-ground', [hob]), player, 6, 6, 4, 3, 2, 1);
    expect(script.told().players.slice(-2)).toEqual([
      'Aldo and Hob grapple with the ogre (wrestle to the ground), and succeed: 16 against 10. [6] [6] [4] [3] [2] [1]',
      'Aldo holds the ogre, who can only try to break free.',
    ]);
    expect(conditions(script, ogre)).toEqual(['held']);
    expect(ask(script.state, { type: 'Attack', attacker: hob.id, target: ogre.id, attack: 0 }, player)).toBe(
      'already-tried',
    );
  });

  it('ERI-GRP-04: the reason gives both sums, with all that was added to the dice', () => {
    const events = ask(fight().state, wrestle('wrestle-to-ground', [hob]), player, 6, 6, 4, 3, 2, 1);
    expect(eventIn(events, 'Grappled')?.why.throws).toEqual([
      { who: 'Aldo and Hob', roll: { sides: 6, faces: [6, 6], plus: 4, total: 16 } },
      { who: 'the ogre', roll: { sides: 6, faces: [4, 3, 2, 1], plus: 0, total: 10 } },
    ]);
  });

  it('ERI-GRP-02: by hit dice, levels for characters; the defenders win when equal', () => {
    const script = fight().play(wrestle('quick-ruling'), player, 6, 6, 3, 3, 3, 3);
    expect(script.told().players.slice(-1)).toEqual([
      'Aldo grapples with the ogre (seize, by hit dice), and fails: 12 against 12. [6] [6] [3] [3] [3] [3]',
    ]);
  });

  it('ERI-GRP-03: who wanted to hold and lost is stunned for the difference, from the next round on', () => {
    const script = fight().play(wrestle('quick-ruling'), player, 3, 3, 2, 2, 2, 2);
    expect(script.told().players.slice(-1)).toEqual(['Aldo is stunned for 2 rounds.']);
    nextRound(script);
    expect(conditions(script, aldo)).toEqual(['stunned']);
    nextRound(script);
    expect(conditions(script, aldo)).toEqual(['stunned']);
    expect(conditions(script.play({ type: 'EndRound' }), aldo)).toEqual([]);
  });

  it('ERI-GRP-06: a man seized with a giant’s strength rolls d100; a man held may try once a round', () => {
    const seize = { ...wrestle('break-free-giant'), creature: ogre.id, target: aldo.id } as const;
    const script = fight();
    while (script.state.encounter?.combat?.acting !== 1 || script.state.encounter.combat.phase !== 'melee')
      script.play({ type: 'NextPhase' });
    script.play(seize, referee, 15);
    expect(script.told().players.slice(-2)).toEqual([
      'The ogre grapples with Aldo (seize with a giant’s strength; d100 escapes), and succeeds: 15 against a strength of 14. [15]',
      'The ogre holds Aldo, who can only try to break free.',
    ]);
    act(script.play({ type: 'EndRound' }));
    const free = { ...held, creature: aldo.id } as const;
    expect(refusedOffers(script.state, player, 'BreakFree')).toEqual([]);
    expect(offers(script.state, player).some(({ command }) => command === 'BreakFree')).toBe(true);
    script.play(free, player, 15);
    expect(script.told().players).toEqual(['Aldo tries in vain to break free. [15]']);
    expect(ask(script.state, free, player)).toBe('already-tried');
    nextRound(script).play(free, player, 14);
    expect(script.told().players).toEqual(['Aldo tries to break free, and does. [14]', 'Aldo is free again.']);
  });

  it('ERI-GRP-03: one who is held and has nobody beside them may still try to break free, whoever acts', () => {
    const script = fight().play(wrestle('wrestle-to-ground', [hob]), player, 6, 6, 1, 1, 1, 1);
    act(script.play({ type: 'EndRound' }));
    expect(isOffered(script.state, referee, 'BreakFree')).toBe(true);
    expect(refusedOffers(script.state, referee, 'BreakFree')).toEqual([]);
    expect(ask(script.state, held, referee, 6, 6, 6, 6, 1, 1)).toBeInstanceOf(Array);
  });

  it('a hold ends when the holder can hold no longer, or lets go', () => {
    const script = fight().play(wrestle('wrestle-to-ground', [hob]), player, 6, 6, 1, 1, 1, 1);
    const down = { type: 'SetCondition', creature: aldo.id, condition: 'asleep', on: true } as const;
    expect(refusedOffers(script.state, player, 'LetGo')).toEqual([]);
    expect(conditions(script.play(down).play({ type: 'EndRound' }), ogre)).toEqual([]);
  });

  it.each([
    ['others are asked by their own players', { ...wrestle('swarm', [hob]) }, otherPlayer, 'not-your-character'],
    ['what the target tries is the referee’s to say', { ...wrestle(), bothHold: true }, player, 'not-your-seat'],
    ['who has no strength score is not seized so', wrestle('break-free-ordinary'), player, 'bad-input'],
    ['an unknown manner is none', wrestle('tickle'), player, 'no-such-thing'],
  ] as const)('%s', (_what, command, seat, refusal) => {
    expect(ask(fight().state, command, seat)).toBe(refusal);
  });

  it('is out of reach beyond ten feet', () => {
    const far = brawl({ base: 'eris' }, [aldo, hob], [{ ...ogre, at: at(4, 4) }, goblin({ at: at(3, 2) })], 'melee');
    expect(ask(far.state, wrestle(), player)).toBe('too-far');
  });

  it('is granted wherever it is offered, and not offered by the adventures chapter', () => {
    expect(refusedOffers(fight().state, [player, referee], 'Grapple')).toEqual([]);
    expect(offers(fight('ose').state, player).some(({ command }) => command === 'Grapple')).toBe(false);
  });
});

describe('grappling by Gorman', () => {
  it('GOR-GRP-01…03: a group throws to hit, a d6 for each hold against a d6 for each hit die', () => {
    const script = fight('gorman').play(wrestle('overcome', [hob]), player, 20, 19, 6, 6, 3, 3, 2, 2);
    expect(script.told().players.slice(-2)).toEqual([
      'Aldo and Hob grapple with the ogre (overcome together, unhurt), and succeed: 2 hold, 12 against 10. [20] [19] [6] [6] [3] [3] [2] [2]',
      'Aldo holds the ogre, who is subdued, and helpless.',
    ]);
  });

  it('GOR-GRP-03: thrown off, all who took part are stunned for the difference', () => {
    const script = fight('gorman').play(wrestle('overcome', [hob]), player, 20, 2, 5, 3, 2, 2, 1);
    expect(script.told().players.slice(-2)).toEqual(['Aldo is stunned for 3 rounds.', 'Hob is stunned for 3 rounds.']);
  });

  it('GOR-GRP-01: it needs a group', () => {
    expect(ask(fight('gorman').state, wrestle('overcome'), player)).toBe('forbidden');
    expect(cited(fight('gorman').state, wrestle('overcome'), player)).toContain('GOR-GRP-01');
  });

  it('GOR-GRP-02: the reason gives the throw of each, and both sums; the class of the monster to the referee alone', () => {
    const { state } = fight('gorman');
    const events = ask(state, wrestle('overcome', [hob]), player, 20, 2, 5, 3, 2, 2, 1);
    const event = eventIn(events, 'Grappled');
    const seen = event && tell(event, player, state, state);
    expect(event?.why.throws?.map(({ who, roll, needed }) => [who, roll.total, needed])).toEqual([
      ['Aldo', 20, 13],
      ['Hob', 2, 13],
      ['The holds', 5, undefined],
      ['the ogre', 8, undefined],
    ]);
    expect(seen?.why?.throws?.map(({ needed }) => needed)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('GOR-GRP-01: what is offered is granted', () => {
    expect(refusedOffers(fight('gorman').state, player, 'Grapple')).toEqual([]);
  });
});
