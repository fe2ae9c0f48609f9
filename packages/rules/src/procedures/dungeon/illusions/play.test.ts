import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, campaign, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { type Command, id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const state = (facts: Partial<Creature> = {}) => ({
  ...campaign([someone({ hitPoints: { now: 9, max: 9 }, ...facts }), goblin()]),
  ruleset: ERIS,
});
const aldo = someone().id;
const show = {
  type: 'ShowIllusion',
  creatures: [aldo],
  source: 'a dragon',
  damage: '5',
  breath: false,
  secret: true,
} as const;

describe('illusions in play', () => {
  it('ERI-ILL-01, 05: the save is rolled in secret, and made means not believed', () => {
    const script = new Script(state()).play(show, referee, 16);
    expect(script.told()).toEqual({ referee: ['Aldo sees a dragon, and sees through it. [16]'], players: [] });
    expect(script.state.creatures[aldo]?.hitPoints.now).toBe(9);
    expect(script.rules).toContain('ERI-ILL-05');
  });

  it('ERI-ILL-02: one disbelieves where somebody is to be seen, and believes again wherever one is', () => {
    const asked = (now: ReturnType<typeof state>) =>
      offers(now, player).flatMap(({ command, label }) => (command === 'Disbelieve' ? [label] : []));
    const there = (facts: Partial<Creature>, ...others: readonly Creature[]) => ({
      ...delve([someone({ at: at(1, 1), ...facts }), ...others]),
      ruleset: ERIS,
    });
    const disbelieves = ['Aldo disbelieves what is seen'];
    expect([asked(state()), asked(there({}, goblin({ at: at(3, 1) })))]).toEqual([disbelieves, disbelieves]);
    expect(asked(there({}, goblin({ at: at(8, 1) })))).toEqual([]);
    expect(asked(there({ disbelieves: true }))).toEqual(['Aldo believes what is seen again']);
  });

  it('ERI-ILL-03: to those who believe it the harm is real', () => {
    const script = new Script(state()).play(show, referee, 15);
    expect(script.state.creatures[aldo]?.hitPoints.now).toBe(4);
    expect(script.told().players.join()).not.toContain('believes');
    expect(cited(state(), { ...show, secret: false }, referee, 15)).toContain('ERI-ILL-03');
  });

  it('ERI-ILL-05: harm that a secret illusion does reads to the players as if it were real', () => {
    const harm = { type: 'DealDamage', creature: aldo, amount: '5', source: 'a dragon', destructive: 'none' } as const;
    const linesOf = (command: Command, ...faces: number[]) => {
      const ruling = decide(state(), command, referee, loaded(...faces));
      const events = ruling.granted ? ruling.events : [];
      const last = events.reduce(evolve, state());
      return events.flatMap((event) => tell(event, player, last, state()) ?? []);
    };
    expect(linesOf(show, 15)).toEqual(linesOf(harm));
    expect(linesOf(harm)).toHaveLength(1);
  });

  it('ERI-HOB-04: dwarves and hobbits resist it as magic', () => {
    expect(ask(state({ class: 'dwarf' }), show, referee, 14)).toMatchObject([{ believes: false }]);
  });

  it('ERI-ILL-04: breath that is believed in is saved against once more, for half', () => {
    const breath = { ...show, breath: true };
    expect(ask(state(), breath, referee, 1, 15)).toContainEqual(
      expect.objectContaining({ believes: true, breathSaved: true, harm: 3 }),
    );
    expect(cited(state(), breath, referee, 1, 15)).toContain('ERI-ILL-04');
    expect(ask(state(), breath, referee, 16)).toMatchObject([{ believes: false, harm: 0 }]);
  });

  it('ERI-ILL-01, 05: or in the open', () => {
    const script = new Script(state()).play({ ...show, secret: false }, referee, 16);
    expect(script.told().players).toEqual(['Aldo sees a dragon, and sees through it. [16]']);
    expect(script.state.creatures[aldo]?.hitPoints.now).toBe(9);
    expect(script.rules).toContain('ERI-ILL-01');
  });

  it('ERI-ILL-02: a player may simply declare not to believe, a monster never', () => {
    const script = new Script(state()).play({ type: 'Disbelieve', creature: aldo, on: true }, player);
    expect(ask(script.state, show, referee)).toMatchObject([{ believes: false, faces: [] }]);
    const tried = eventIn(ask(script.state, show, referee), 'IllusionTried');
    expect(tried && tell(tried, referee, script.state, script.state)?.why).toMatchObject({
      rule: 'ERI-ILL-02',
      formula: 'declared not to believe what is seen: no save is needed',
    });
    expect(ask(state(), { type: 'Disbelieve', creature: id('goblin'), on: true }, referee)).toBe('forbidden');
    expect(ask(script.state, { type: 'Disbelieve', creature: aldo, on: true }, player)).toBe('no-change');
  });

  it('what is offered is granted, and only by this book', () => {
    for (const command of ['ShowIllusion', 'Disbelieve'] as const)
      expect(refusedOffers(state(), [referee, player], command)).toEqual([]);
    expect(ask({ ...state(), ruleset: { ...ERIS, base: 'ose' } }, show, referee)).toBe('no-such-thing');
    expect(ask(state(), show, player)).toBe('not-your-seat');
    expect(ask(state(), { ...show, damage: 'many' }, referee)).toBe('bad-input');
  });
});
