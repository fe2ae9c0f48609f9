import { describe, expect, it } from 'vitest';
import { type Command, id } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { known } from '../src/known/known.ts';
import { evolve } from '../src/procedures/evolve.ts';
import { CONDITIONS, type Condition } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { delvers, inAbbey } from './abbey.ts';
import { fightWith, third } from './foes.ts';
import { dull } from './random-play.ts';
import { after, goblin, player, referee, spectator, submissions, toMeet } from './table.ts';
import { CANARY } from './veiled.ts';

/** Whoever the referee speaks for is heard, and named: that is the referee’s to choose. */
const PUBLIC: readonly Command['type'][] = ['Say', 'Emote'];

/** In a fight one whom they met is out of their sight, with all there is to be and to have. */
function outOfSight(base: 'ose' | 'gorman' | 'eris'): GameState {
  const spear = { name: 'spear', damage: '1d6', times: 1, slow: false, blunt: false } as const;
  const state = third({
    at: inAbbey(19, 11),
    attacks: [
      { ...spear, kind: 'melee', ranges: null },
      { ...spear, name: 'bow', kind: 'missile', ranges: [50, 100, 150] },
    ],
  });
  const ruled = { ...state, ruleset: { base, slots: {}, options: {} } };
  const round = after(ruled, { type: 'EndRound' }, referee);
  return after(round, { type: 'RollInitiative' }, referee, 1, 6, 2, 5, 3, 4);
}

const wight = id<'creature'>('wight');

/** All that the referee is offered to do with it alone, in some of the ways. */
const deeds = (state: GameState): readonly Command[] =>
  offers(state, referee)
    .flatMap((offer) => submissions(offer).slice(0, 40))
    .filter((command) => JSON.stringify(command).includes(wight) && !PUBLIC.includes(command.type));

function told(state: GameState, command: Command): readonly string[] {
  const ruling = decide(state, command, referee, dull(3));
  if (!ruling.granted) return [];
  let now = state;
  return ruling.events.flatMap((event) => {
    const before = now;
    now = evolve(before, event);
    // Whoever walks into sight is told of, as whoever is seen.
    if (event.type === 'NewcomersSeen') return [];
    return [player, spectator].flatMap((seat) => JSON.stringify(tell(event, seat, now, before)));
  });
}

describe('a foe that was met and is out of sight', () => {
  it.each(['ose', 'gorman', 'eris'] as const)('is named in no line to the table by what befalls it, by %s', (base) => {
    const state = outOfSight(base);
    const named = deeds(state).filter((command) => told(state, command).join().includes(CANARY));
    expect(deeds(state).length).toBeGreaterThan(20);
    expect([...new Set(named.map((command) => command.type))]).toEqual([]);
  });

  const set = (condition: Condition, on: boolean): Command => ({
    type: 'SetCondition',
    creature: wight,
    condition,
    on,
  });
  const put = (at: ReturnType<typeof inAbbey>): Command => ({
    type: 'PlaceCreature',
    creature: wight,
    square: at?.square ?? null,
  });
  const shown = (state: GameState) =>
    [player, spectator].map((seat) => {
      const record = project(state, seat).get(`creature:${wight}`);
      return record?.type === 'creature' ? record.conditions : null;
    });

  const showsNothing = (far: GameState, condition: Condition) => {
    const changed = after(far, set(condition, true), referee);
    expect(changed.creatures[wight]?.conditions).toContain(condition);
    expect(fightWith(changed)).toEqual(fightWith(far));
  };

  it.each(CONDITIONS)(
    'was seen before, and shows nothing of being %s now, in records, offers, refusals and the rest of a round',
    (condition) => {
      const seen = after(third({ at: inAbbey(4, 6) }), put(inAbbey(4, 5)), referee);
      expect(seen.encounter?.sighted).toContain(wight);
      showsNothing(after(seen, put(inAbbey(19, 11)), referee), condition);
    },
  );

  // Whoever is made the party's prisoner is known by that.
  it.each(CONDITIONS.filter((one) => one !== 'captive'))(
    'was never seen, and shows nothing of being %s, in records, offers, refusals and the rest of a round',
    (condition) => showsNothing(third({ at: inAbbey(19, 11) }), condition),
  );

  it('is not known of until it is seen, and known by name from then on', () => {
    const unseen = third({ at: inAbbey(19, 11) });
    expect(shown(unseen)).toEqual([null, null]);
    expect(JSON.stringify([known(unseen, player), known(unseen, spectator)])).not.toContain(CANARY);
    const seen = after(unseen, put(inAbbey(4, 5)), referee);
    const gone = after(seen, put(inAbbey(19, 11)), referee);
    for (const state of [seen, gone]) expect(shown(state)).toEqual([[], []]);
  });

  it('is remembered as it was seen last, and known as it is when it is seen again', () => {
    const near = after(third({ at: inAbbey(4, 5) }), set('asleep', true), referee);
    expect(shown(near)).toEqual([['asleep'], ['asleep']]);
    const far = after(near, put(inAbbey(19, 11)), referee);
    const awake = after(far, set('asleep', false), referee);
    const blind = after(awake, set('blind', true), referee);
    for (const state of [far, awake, blind]) expect(shown(state)).toEqual([['asleep'], ['asleep']]);
    expect(project(blind, referee).get(`creature:${wight}`)).toMatchObject({ conditions: ['blind'] });
    const back = after(blind, put(inAbbey(4, 5)), referee);
    expect(shown(back)).toEqual([['blind'], ['blind']]);
    expect(back.lastSeen).toBeUndefined();
  });

  it('flees, and its side with it, without a word to the table while nobody of the side is seen', () => {
    const broken = (at: ReturnType<typeof inAbbey>) => {
      const state = third({ at });
      const goblins = Object.fromEntries(
        Object.values(state.creatures).map((one) => [one.id, one.kind === 'monster' ? { ...one, at } : one]),
      );
      const sides = state.encounter?.sides.map((side) => ({ ...side, morale: { ...side.morale, broken: true } })) ?? [];
      return { ...state, creatures: goblins, encounter: state.encounter && { ...state.encounter, sides } };
    };
    const settled = (at: ReturnType<typeof inAbbey>) => {
      const state = broken(at);
      const side = state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.id ?? id<'side'>('none');
      return told(state, { type: 'SettleRout', side, outcome: 'fled' }).filter((line) => line.includes('flee'));
    };
    expect(settled(inAbbey(4, 5))).toHaveLength(2);
    expect(settled(inAbbey(19, 11))).toEqual([]);
  });

  it('is not known of when it is met unseen, asleep', () => {
    const state = delvers();
    const met: Command = toMeet([wight]);
    const lies = goblin({ id: wight, at: inAbbey(19, 11), conditions: ['asleep'] });
    const begun = after({ ...state, creatures: { ...state.creatures, [wight]: lies } }, met, referee);
    expect(shown(begun)).toEqual([null, null]);
  });
});
