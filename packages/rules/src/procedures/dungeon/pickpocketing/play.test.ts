import { describe, expect, it } from 'vitest';
import { cited, offeredBy } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, isOffered, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import type { Creature } from '../../../state/creature.ts';
import { tell } from '../../../view/tell.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const aldo = someone({ at: at(1, 1), skills: { pickpocketer: 40 } });
const merchant = goblin({ name: 'Merchant', at: at(2, 1) });
const state = (facts: Partial<Creature> = {}, mark: Partial<Creature> = {}) =>
  delve(
    [
      { ...aldo, ...facts },
      { ...merchant, ...mark },
    ],
    { ruleset: ERIS },
  );
const pick = { type: 'PickPocket', thief: aldo.id, victim: merchant.id } as const;

describe('picking pockets', () => {
  it('the adventures chapter knows no such thing: nobody is offered it, and nobody may', () => {
    const thief = someone({ class: 'thief', at: at(1, 1) });
    const ose = delve([thief, merchant], { ruleset: { base: 'ose', slots: {}, options: {} } });
    expect(offeredBy(ose, 'PickPocket', player)).toEqual([]);
    expect(ask(ose, pick, player)).toBe('no-such-thing');
  });

  it.each([
    [40, 2, true, 'never'],
    [40, 3, true, 'one-turn'],
    [41, 3, false, 'now'],
    [41, 2, false, 'never'],
  ] as const)('ERI-PIC-01: d100 %d and the victim’s d6 %d: stolen %s, noticed %s', (skill, face, stolen, noticed) => {
    expect(ask(state(), pick, player, skill, face)).toMatchObject([{ stolen, noticed }]);
    expect(cited(state(), pick, player, skill, face)).toContain(noticed === 'now' ? 'ERI-PIC-02' : 'ERI-PIC-01');
  });

  it('ERI-PIC-01: the table hears of the hand, not of the dice nor of what the victim will notice', () => {
    expect(new Script(state()).play(pick, player, 40, 3).told()).toEqual({
      referee: [
        'Aldo picks the pocket of the merchant; the merchant will notice in a turn (3 against 2 in 6). [40] [3]',
      ],
      players: ['Aldo picks the pocket of the merchant.'],
    });
    expect(new Script(state()).play(pick, player, 41, 3).told().players).toEqual([
      'Aldo reaches into the pocket of the merchant, in vain, and is noticed!',
    ]);
  });

  it('ERI-PIC-02: the reason gives each thing that makes the chance that nothing is noticed', () => {
    const events = ask(state({ background: 'thief' }), { ...pick, wary: true }, referee, 40, 3);
    const picked = typeof events === 'string' ? undefined : events.find(({ type }) => type === 'PocketPicked');
    const now = state();
    expect(picked && tell(picked, referee, now, now)?.why?.notes?.map(({ text }) => text)).toEqual([
      'the chance of anybody: 2 in 6 that the victim notices nothing',
      'a thief: +1 in 6 that the victim notices nothing',
      'noticed already: −1 in 6 that the victim notices nothing',
    ]);
  });

  it('ERI-PIC-03: a theft that succeeds is noticed a turn later', () => {
    const script = new Script(state()).play(pick, player, 40, 3);
    script.told();
    script.play({ type: 'EndTurn', resting: false });
    expect(script.told().referee).toContain('The merchant finds a pocket picked.');
    expect(script.state.thefts).toBeUndefined();
    expect(script.rules).toContain('ERI-PIC-03');
  });

  it('ERI-PIC-02: a wary victim notices sooner; the referee says who is', () => {
    expect(ask(state(), { ...pick, wary: true }, referee, 40, 2)).toMatchObject([{ chance: 1, noticed: 'one-turn' }]);
    expect(ask(state(), { ...pick, wary: true }, player)).toBe('not-your-seat');
  });

  it('ERI-PIC-02: a hand that is noticed is told by the rule of noticing', () => {
    expect(cited(state(), pick, player, 41, 3)).toContain('ERI-PIC-02');
    const noticed = (face: number) => eventIn(ask(state(), pick, player, 41, face), 'PocketPicked')?.noticed;
    expect([noticed(3), noticed(2)]).toEqual(['now', expect.not.stringContaining('now')]);
  });

  it.each([
    ['by one who never learned it', state({ skills: {} }), 'forbidden'],
    ['from afar', state({}, { at: at(4, 4) }), 'too-far'],
    ['of the dead', state({}, { conditions: ['dead'] }), 'no-such-thing'],
    ['by a thief in metal', state({ background: 'thief', armour: 'plate' }), 'forbidden'],
    ['by books without it', { ...state(), ruleset: { ...ERIS, base: 'ose' } as const }, 'no-such-thing'],
  ] as const)('not %s', (_who, now, code) => {
    expect(ask(now, pick, player)).toBe(code);
    expect(isOffered(now, player, 'PickPocket')).toBe(false);
  });

  it('what is offered is granted', () => {
    expect(refusedOffers(state(), [referee, player], 'PickPocket')).toEqual([]);
  });
});
