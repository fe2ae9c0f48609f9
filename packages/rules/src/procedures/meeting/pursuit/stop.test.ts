import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  seededDice,
  someone,
  spectator,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { RULESETS } from '../../../books/list.ts';
import { id, type RulesetId, type SideId } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';
import { evolve } from '../../evolve.ts';
import { feetApart } from '../../situation/reach/reach.ts';

/** Two of a party run from a wolf, or after one, so fast; where they stand on a board without walls, if they do. */
function chase(
  base: RulesetId,
  fleeing: 'party' | 'monsters',
  places: readonly Place[] = [],
  wolfAt: Place | null = null,
): Script {
  const wolf = goblin({ name: 'Wolf', movement: 120 });
  const crew = [{}, { id: id<'creature'>('bera'), name: 'Bera' }].map((facts, place) =>
    someone({ ...facts, armour: 'chainmail', at: places[place] ?? null }),
  );
  const begun = delve([...crew, wolf], {}, twoRooms({ walls: [], doors: {} }));
  const script = new Script({ ...begun, ruleset: { base, slots: {}, options: {} } })
    .play(toMeet([wolf.id]))
    .play({ type: 'SetDistance', distance: 70 });
  while (['surprise', 'distance'].includes(script.state.encounter?.step ?? '')) script.play({ type: 'SkipStep' });
  script
    .play({ type: 'Evade', side: sideOf(script, fleeing) })
    .play({ type: 'DecidePursuit', pursue: true, forcedToStop: true });
  script.told();
  if (places.length === 0) return script;
  const { creatures, automation } = script.state;
  return new Script({
    ...script.state,
    creatures: { ...creatures, [wolf.id]: { ...wolf, at: wolfAt } },
    automation: { ...automation, rounds: true },
  });
}
const sideOf = ({ state }: Script, kind: 'party' | 'monsters') =>
  state.encounter?.sides.find((each) => each.kind === kind)?.id ?? id<'side'>('none');
/** The creatures once a side has stopped; the dice of the round that begins matter to nobody. */
function stopped({ state }: Script, side: SideId): GameState {
  const ruling = decide(state, { type: 'StopChase', side }, referee, seededDice(1));
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  return ruling.events.reduce(evolve, state);
}
const labels = ({ state }: Script, seat = referee) =>
  offers(state, seat).flatMap(({ command, label }) => (command === 'StopChase' ? [label] : []));

describe.each(RULESETS)('a chase that somebody ends, by %s', (base) => {
  it('is offered to each side as what it is to them, and granted', () => {
    const [fled, followed] = [chase(base, 'party'), chase(base, 'monsters')];
    expect([labels(fled), labels(fled, player), labels(fled, spectator)]).toEqual([
      ['Turn and fight', 'The wolf gives up the chase'],
      ['Turn and fight'],
      [],
    ]);
    expect([labels(followed), labels(followed, player)]).toEqual([
      ['Let them go', 'The wolf turns and fights'],
      ['Let them go'],
    ]);
    for (const script of [fled, followed])
      expect(refusedOffers(script.state, [referee, player], 'StopChase')).toEqual([]);
  });

  it('who turns to fight stands as far from the others as they ran, and a round begins', () => {
    const script = chase(base, 'party');
    script.play({ type: 'StopChase', side: sideOf(script, 'party') }, player);
    expect(script.state.encounter).toMatchObject({ mode: 'combat', flight: null, combat: { stage: 'declarations' } });
    expect(script.told().players[0]).toMatch(/^Those who fled turn and fight, \d+ feet from the others!$/);
    expect(ask(script.state, { type: 'StopChase', side: sideOf(script, 'party') }, player)).toBe('no-encounter');
  });

  it.each(['party', 'monsters'] as const)(
    'on the board the party stays, and the others stand as far from it as they ran (where the %s fled)',
    (fleeing) => {
      const script = chase(base, fleeing, [at(1, 1), at(0, 1)], at(2, 1));
      const state = stopped(script, sideOf(script, fleeing));
      const { aldo, bera, goblin: wolf } = state.creatures as Record<string, Creature>;
      expect([aldo?.at, bera?.at]).toEqual([at(1, 1), at(0, 1)]);
      expect(aldo && wolf && feetApart(state, aldo, wolf)).toBe(70);
    },
  );

  it('who was met and stands on no board comes onto it, as far off as they ran', () => {
    const script = chase(base, 'party', [at(1, 1), at(0, 1)]);
    expect(script.state.creatures[id<'creature'>('goblin')]?.at).toBeNull();
    const state = stopped(script, sideOf(script, 'party'));
    const { aldo, goblin: wolf } = state.creatures as Record<string, Creature>;
    expect(aldo && wolf && feetApart(state, aldo, wolf)).toBe(70);
  });

  it('is not passed over by skipping a step of the meeting, and nobody is offered to', () => {
    const script = chase(base, 'party');
    expect(script.state.encounter?.round).toBe(base === 'gorman' ? 1 : 0);
    expect(ask(script.state, { type: 'SkipStep' }, referee)).toBe('out-of-turn');
    expect(offers(script.state, referee).map(({ command }) => command)).not.toContain('SkipStep');
  });

  describe('where several sides come after', () => {
    const rat = goblin({ id: id('rat'), name: 'Rat', movement: 120 });
    /** The wolf and a rat, each a side of its own, are behind the party. */
    function hunted(): Script {
      const wolf = goblin({ name: 'Wolf', movement: 120 });
      const begun = delve([someone({ armour: 'chainmail' }), wolf, rat]);
      const script = new Script({ ...begun, ruleset: { base, slots: {}, options: {} } })
        .play(toMeet([wolf.id]))
        .play({ type: 'JoinEncounter', creatures: [rat.id], side: null })
        .play({ type: 'SetDistance', distance: 70 });
      while (['surprise', 'distance'].includes(script.state.encounter?.step ?? '')) script.play({ type: 'SkipStep' });
      script
        .play({ type: 'Evade', side: sideOf(script, 'party') })
        .play({ type: 'DecidePursuit', pursue: true, forcedToStop: true });
      script.told();
      return script;
    }
    const ofRat = ({ state }: Script) =>
      state.encounter?.sides.find(({ members }) => members.includes(rat.id))?.id ?? id<'side'>('none');

    it('one that gives up leaves the chase to the others, and none of them stops it twice', () => {
      const script = hunted();
      script.play({ type: 'StopChase', side: ofRat(script) });
      expect(script.told().players).toEqual(['Rat gives up the chase; others go on.']);
      expect(script.state.encounter).toMatchObject({ mode: 'pursuit', flight: { outcome: 'open' } });
      expect(labels(script)).toEqual(['Turn and fight', 'The wolf gives up the chase']);
      expect(ask(script.state, { type: 'StopChase', side: ofRat(script) }, referee)).toBe('no-change');
    });

    it('of others who go on unseen, the players are told nothing', () => {
      const { state } = hunted();
      const creatures = Object.fromEntries(
        Object.entries(state.creatures).map(([name, one]) => [
          name,
          { ...one, hidden: one.id !== rat.id && one.kind === 'monster' },
        ]),
      );
      const script = new Script({ ...state, creatures });
      script.play({ type: 'StopChase', side: ofRat(script) });
      const told = script.told();
      expect(told.players).toEqual(['Rat gives up the chase.']);
      expect(told.referee).toContain('Rat gives up the chase; others go on.');
    });

    it('the chase is over when the last gives up', () => {
      const script = hunted();
      script
        .play({ type: 'StopChase', side: ofRat(script) })
        .play({ type: 'StopChase', side: sideOf(script, 'monsters') });
      expect(script.told().players.at(-1)).toBe('Those who fled got away.');
      expect(script.state.encounter?.flight?.outcome).toBe('evaded');
    });

    it('whoever gave up is not there when it comes to a fight with the others', () => {
      const script = hunted();
      script
        .play({ type: 'StopChase', side: ofRat(script) })
        .play({ type: 'StopChase', side: sideOf(script, 'party') });
      expect(script.state.encounter?.sides.map(({ name }) => name)).toEqual(['The party', 'The wolf']);
    });

    it('of a side that gave up, whoever lies there counts as all that it began with', () => {
      const script = hunted();
      const asleep = goblin({ id: id('sleeper'), name: 'Rat 2', conditions: ['unconscious'] });
      const { state } = script.play({ type: 'StopChase', side: ofRat(script) });
      const sides = state.encounter?.sides.map((side) =>
        side.id === ofRat(script) ? { ...side, members: [rat.id, asleep.id], initial: 2 } : side,
      );
      const lying = new Script({
        ...state,
        creatures: { ...state.creatures, [asleep.id]: asleep },
        encounter: state.encounter && { ...state.encounter, sides: sides ?? [] },
      });
      lying.play({ type: 'StopChase', side: sideOf(lying, 'party') });
      expect(lying.state.encounter?.sides.at(-1)).toMatchObject({ members: [asleep.id], initial: 1 });
    });

    it('a party that gave up is not in the fight of those who go on, and may come to it', () => {
      const wolf = goblin({ name: 'Wolf', movement: 120 });
      const script = new Script({
        ...delve([someone({ armour: 'chainmail' }), wolf, rat]),
        ruleset: { base, slots: {}, options: {} },
      })
        .play(toMeet([wolf.id]))
        .play({ type: 'JoinEncounter', creatures: [rat.id], side: null })
        .play({ type: 'SetDistance', distance: 70 });
      while (['surprise', 'distance'].includes(script.state.encounter?.step ?? '')) script.play({ type: 'SkipStep' });
      script
        .play({ type: 'Evade', side: ofRat(script) })
        .play({ type: 'DecidePursuit', pursue: true, forcedToStop: true })
        .play({ type: 'StopChase', side: sideOf(script, 'party') }, player);
      const { sentence } = promptTo(known(script.state, player), player);
      expect(sentence).toBe('The party has given up the chase: waiting for the referee');
      script.play({ type: 'StopChase', side: ofRat(script) });
      const party = script.state.encounter?.sides.find(({ kind }) => kind === 'party');
      expect([party?.members, party?.initial]).toEqual([[], 0]);
      script.play({ type: 'RollInitiative' }, referee, 1, 6);
      expect(script.told().players.join()).toMatch(/Initiative: (?!.*(party|Aldo))/);
      expect(refusedOffers(script.state, [referee, player])).toEqual([]);
      script.play({ type: 'JoinEncounter', creatures: [id('aldo')], side: sideOf(script, 'party') });
      expect(script.state.encounter?.sides.map(({ members }) => members)).toContainEqual(['aldo']);
    });

    it('whoever gave up neither slows the others nor is shot at on the run', () => {
      const script = hunted();
      script.play({ type: 'StopChase', side: ofRat(script) });
      const slow = { ...rat, movement: 10 };
      const state = { ...script.state, creatures: { ...script.state.creatures, [rat.id]: slow } };
      const run = { type: 'RunOn', obstacle: 'none', lostSight: false, goOn: true } as const;
      const gap = (now: GameState) => eventIn(ask(now, run, referee), 'PursuitRan')?.gap;
      expect(gap(state)).toBe(gap(script.state));
      const blow = { type: 'Attack', attacker: id<'creature'>('aldo'), target: rat.id, attack: 0 } as const;
      const ruling = decide(state, blow, player, seededDice(1));
      expect(ruling.granted ? null : ruling.refusal.sentence).toBe('Rat has given up the chase, and is left behind.');
    });
  });

  it('whoever lets them go has lost them', () => {
    const script = chase(base, 'monsters');
    script.play({ type: 'StopChase', side: sideOf(script, 'party') }, player);
    expect(script.told().players).toEqual(['Those who fled got away.']);
  });
});
