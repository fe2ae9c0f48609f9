import { describe, expect, it } from 'vitest';
import { BEGINNINGS } from '../../../../test/abbey.ts';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { ask, at, goblin, player, referee, refusedOffers, someone, spectator } from '../../../../test/table.ts';
import { loaded, type Options, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';

const aldo = someone({ at: at(2, 1), attacks: [weapon('sword')] });
const grik = goblin({ at: at(3, 1), hitPoints: { now: 20, max: 20 } });
const blow = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;
const HIDDEN = { rulesVisibleToPlayers: false };

const fight = (options: Options) => brawl({ base: 'eris', options }, [aldo], [grik]).state;
/** The lines of a blow, as a seat is told them. */
const told = (options: Options, seat: Seat) => {
  const state = fight(options);
  const events = ask(state, blow, player, 15, 4);
  return typeof events === 'string' ? [] : events.flatMap((event) => tell(event, seat, state, state) ?? []);
};
const rules = (options: Options, seat: Seat) => told(options, seat).flatMap(({ why }) => why?.rule ?? []);
const shown = (options: Options) => {
  const record = project(fight(options), player).get('campaign');
  return record?.type === 'campaign' ? record.rulesShown : null;
};

describe('what players are told of the rules by Planet Eris', () => {
  it('ERI-CMB-05: the reason of a ruling is there for all who ask', () => {
    for (const seat of [referee, player, spectator]) expect(rules({}, seat)).toContain('ERI-ATK-04');
    expect(shown({})).toBe('asked');
  });

  it('ERI-CMB-05: where players may not see the rules, the referee alone is given reasons', () => {
    expect(rules(HIDDEN, referee)).toContain('ERI-ATK-04');
    for (const seat of [player, spectator]) expect(rules(HIDDEN, seat)).toEqual([]);
    expect(told(HIDDEN, player).map(({ text }) => text)).toEqual(told({}, player).map(({ text }) => text));
    expect(shown(HIDDEN)).toBe('hidden');
  });

  it('ERI-CMB-05: then a refusal says why in words, and names no rule to a player', () => {
    const early = (options: Options, by: Seat) => {
      const state = brawl({ base: 'eris', options }, [aldo], [grik], 'movement').play({ type: 'EndRound' }).state;
      const ruling = decide(state, blow, by, loaded());
      return ruling.granted ? null : ruling.refusal;
    };
    expect(early({}, player)?.rule).not.toBeNull();
    expect(early(HIDDEN, player)).toEqual({ ...early({}, player), rule: null });
    expect(early(HIDDEN, referee)).toEqual(early({}, referee));
  });

  it.each(Object.entries(BEGINNINGS))(
    'ERI-CMB-05: then nothing that is shown names a rule to them: %s',
    (_name, begin) => {
      const state = { ...begin(), ruleset: { base: 'eris', slots: {}, options: HIDDEN } } as const;
      const named = (seat: Seat) =>
        JSON.stringify([...project(state, seat)]).match(/\b(OSE|GOR|ERI)-[A-Z]+-\d+/g) ?? [];
      for (const seat of [player, spectator]) expect(named(seat)).toEqual([]);
      expect(named(referee)).not.toEqual([]);
    },
  );

  it('ERI-RUL-01: by option the rule is shown with each ruling, unasked', () => {
    expect(shown({ showRules: true })).toBe('open');
    expect(rules({ showRules: true }, player)).toContain('ERI-ATK-04');
  });

  it('ERI-CMB-05: what may not be seen is not shown: both together are refused, and not offered', () => {
    const show = { type: 'SetOption', option: 'showRules', value: true } as const;
    const hide = { type: 'SetOption', option: 'rulesVisibleToPlayers', value: false } as const;
    expect(ask(fight(HIDDEN), show, referee)).toBe('forbidden');
    expect(ask(fight({ showRules: true }), hide, referee)).toBe('forbidden');
    expect(ask(fight({}), show, referee)).toBeInstanceOf(Array);
    for (const options of [HIDDEN, { showRules: true }])
      expect(refusedOffers(fight(options), referee, 'SetOption')).toEqual([]);
  });

  it('the adventures chapter tells whoever asks', () => {
    const state = brawl({ base: 'ose', options: HIDDEN }, [aldo], [grik]).state;
    const record = project(state, player).get('campaign');
    expect(record).toMatchObject({ rulesShown: 'asked' });
  });
});
