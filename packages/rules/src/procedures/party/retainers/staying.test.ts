import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  campaign,
  delve,
  hired,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { dayOf } from '../../../state/ledger.ts';
import { householdOf } from '../../../state/members.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { evolve } from '../../evolve.ts';
import { candidates } from '../../making/advancement/reckoning.ts';
import { HOME } from '../stores/kept.ts';

const hild = id<'creature'>('hild');
const osric = id<'creature'>('osric');

const ration = {
  id: id<'item'>('rations'),
  name: 'Ration',
  quantity: 9,
  weight: 0,
  kind: 'gear',
  use: 'ration',
} as const;
const purse = { pp: 0, gp: 100, ep: 0, sp: 0, cp: 0 };
const she = (facts: Partial<Creature> = {}) =>
  someone({ id: hild, name: 'Hild', owner: player.user, coins: purse, items: [ration], at: null, ...facts });
const he = (facts: Partial<Creature> = {}) =>
  someone({ id: osric, name: 'Osric', kind: 'retainer', class: 'fighter', owner: null, at: null, items: [], ...facts });
const engagements = { [osric]: hired(hild, { wage: { gold: 2, per: 'day' }, experience: 0.5, share: 0.5 }) };
const begin = campaign([she(), he()], { engagements });

const leave = { type: 'MoveRetainer', creature: osric, along: false } as const;
const fetch = { ...leave, along: true } as const;
const left = after(begin, leave, player);
const moves = (state: GameState, seat: typeof player) =>
  offers(state, seat).flatMap(({ command, label }) => (command === 'MoveRetainer' ? [label] : []));

describe('a retainer at home while the party is out', () => {
  const cleric = {
    class: 'cleric',
    level: 3,
    owner: player.user,
    items: [{ ...ration, id: id<'item'>('his'), use: null }],
  };
  const away = delve([she(), he({ at: null, ...cleric })], {
    engagements,
    memorised: { [osric]: ['Cure Light Wounds'] },
  });
  const gone = after({ ...away, creatures: { ...away.creatures, [hild]: she() } } as GameState, leave, player);
  const out = {
    ...gone,
    creatures: { ...gone.creatures, [hild]: she({ at: at(1, 1), hitPoints: { now: 1, max: 9 } }) },
  } as GameState;

  it('hands nothing over, casts nothing upon them, and is offered nothing of the kind', () => {
    const hand = { type: 'HandOver', creature: osric, item: id<'item'>('his'), quantity: 1, to: hild } as const;
    const back = { ...hand, creature: hild, item: ration.id, to: osric } as const;
    const heal = { type: 'CastSpell', caster: osric, spell: 'Cure Light Wounds', targets: [hild] } as const;
    for (const command of [hand, heal]) expect(ask(out, command, player)).toBe('too-far');
    expect(ask(out, back, player)).toBe('no-such-thing');
    expect(refusedOffers(out, [player, referee])).toEqual([]);
    expect(ask(gone, hand, player)).not.toBe('too-far');
  });
});

describe('a retainer at home', () => {
  it('does not go there from where no home is, as captive or helpless', () => {
    expect(ask({ ...campaign([she(), he()], { engagements }), scene: null, rounds: 5000 }, leave, player)).toBe(
      'too-far',
    );
    for (const condition of ['captive', 'surrendered', 'paralysed'] as const)
      expect(ask(campaign([she(), he({ conditions: [condition] })], { engagements }), leave, player)).toBe('incapable');
  });

  it('stays there and comes along again, by the word of the employer’s player or the referee', () => {
    for (const seat of [player, referee]) {
      expect(moves(begin, seat)).toEqual(['Leave Osric at home']);
      expect(moves(left, seat)).toEqual(['Take Osric along']);
    }
    expect([left.party.members, left.party.marchingOrder, left.stayingHome]).toEqual([[hild], [[hild]], [osric]]);
    const back = after(left, fetch, player);
    expect(back.party.members).toEqual([hild, osric]);
    expect(back).not.toHaveProperty('stayingHome');
  });

  it('is told of, and is no more to be left than fetched twice', () => {
    const told = (state: GameState, along: boolean) =>
      new Script(state).play({ ...leave, along }, player).told().players;
    expect(told(begin, false)).toEqual(['Osric stays at home.']);
    expect(told(left, true)).toEqual(['Osric comes along again.']);
    expect(ask(left, leave, player)).toBe('no-change');
    expect(ask(begin, fetch, player)).toBe('no-change');
  });

  it('is nobody else’s to send, and nobody but a retainer is left there', () => {
    for (const seat of [otherPlayer, spectator]) {
      expect(moves(begin, seat)).toEqual([]);
      expect(ask(begin, leave, seat)).not.toBeInstanceOf(Array);
    }
    expect(ask(begin, { ...leave, creature: hild }, player)).toBe('no-such-thing');
    expect(ask(campaign([she(), he({ conditions: ['dead'] })], { engagements }), leave, player)).toBe('no-such-thing');
  });

  it('is neither left in a dungeon nor called from home into one', () => {
    const below = delve([she({ at: at(1, 1) }), he({ at: at(2, 1) })], { engagements });
    const alone = evolve(below, { type: 'CreaturePlaced', creature: osric, at: null });
    const gone = evolve(left, { type: 'CreaturePlaced', creature: hild, at: at(1, 1) });
    for (const [state, command] of [
      [below, leave],
      [alone, leave],
      [gone, fetch],
    ] as const)
      for (const seat of [player, referee]) {
        expect(ask(state, command, seat)).toBe('too-far');
        expect(moves(state, seat)).toEqual([]);
      }
  });

  it('is known to the whole table, with the sheet and the terms of service, and never hidden', () => {
    for (const seat of [referee, player, otherPlayer, spectator]) {
      const seen = known(left, seat);
      expect(householdOf(seen).map(({ name }) => name)).toEqual(['Hild', 'Osric']);
      expect(project(left, seat).get(`store:${HOME}`)).toMatchObject({ staying: [osric] });
      expect(project(left, seat).has(`sheet:${osric}`)).toBe(true);
      expect(project(left, seat).has(`engagement:${osric}`)).toBe(true);
    }
    expect(ask(left, { type: 'HideCreature', creature: osric, hidden: true }, referee)).toBe('forbidden');
  });

  it('does not fight, and is met by nobody', () => {
    const alone = after(campaign([she(), he({ owner: player.user })], { engagements }), leave, player);
    for (const state of [left, alone]) {
      const meets = offers(state, referee).filter(({ command }) => command === 'BeginEncounter');
      expect(JSON.stringify(meets)).not.toContain(osric);
    }
  });

  it('has no part in what the others earn, nor in their rations', () => {
    expect(candidates(begin).map(({ name }) => name)).toEqual(['Hild', 'Osric']);
    expect(candidates(left).map(({ name }) => name)).toEqual(['Hild']);
    const day = { type: 'PassDay', resting: [], food: true, water: false } as const;
    const rations = (state: GameState) => after(state, day, referee, 1, 1).creatures[hild]?.items[0]?.quantity;
    expect([rations(begin), rations(left)]).toEqual([8, 8]);
    expect(after(begin, day, referee).hunger).toHaveProperty(osric);
    expect(after(left, day, referee).hunger).not.toHaveProperty(osric);
  });

  it('is owed the wage for the days at home as for those of an adventure', () => {
    const due = (state: GameState) =>
      offers(state, player).flatMap(({ command, label }) => (command === 'PayWages' ? [label] : []));
    const days = (state: GameState) => ({ ...state, rounds: state.rounds + 3 * 8_640 });
    expect(due(days(left))).toEqual(due(days(begin)));
    expect(due(days(left))).toHaveLength(1);
    expect(dayOf(days(left))).toBe(dayOf(left) + 3);
  });

  it('rests, and is healed while the others are away', () => {
    const hurt = after(campaign([she(), he({ hitPoints: { now: 2, max: 6 } })], { engagements }), leave, player);
    const day = { type: 'PassDay', resting: [], food: false, water: false } as const;
    expect(after(hurt, day, referee, 2).creatures[osric]?.hitPoints.now).toBeGreaterThan(2);
  });

  it('is at home no longer when let go, taken away or put on a map by the referee', () => {
    const part = after(left, { type: 'PartWith', creature: osric, how: 'dismissed' }, player);
    expect(part).not.toHaveProperty('stayingHome');
    expect(part.party.members).toEqual([hild]);
    expect(after(left, { type: 'RemoveCreature', creature: osric }, referee)).not.toHaveProperty('stayingHome');
    const below = { ...delve([she(), he()], { engagements }), party: left.party, stayingHome: [osric] };
    const placed = evolve(below, { type: 'CreaturePlaced', creature: osric, at: at(1, 1) });
    expect([placed.party.members, placed.stayingHome]).toEqual([[hild, osric], undefined]);
  });

  it('is offered nothing that would be refused', () => {
    for (const state of [begin, left])
      expect(refusedOffers(state, [referee, player, otherPlayer], 'MoveRetainer')).toEqual([]);
  });
});
