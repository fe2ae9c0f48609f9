import { describe, expect, it } from 'vitest';
import { type Command, id } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import { toldWithin } from '../src/procedures/situation/spells/reversed.ts';
import type { Attack } from '../src/state/creature.ts';
import { withCreature } from '../src/state/read.ts';
import type { Door } from '../src/state/scene.ts';
import { awaitedSpells } from '../src/state/spell-work.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { ABBEY, abbey, door, inAbbey, named, wall } from './abbey.ts';
import { weapon } from './brawl.ts';
import { dull } from './random-play.ts';
import {
  after,
  campaign,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
  toMeet,
} from './table.ts';

const BOW: Attack = weapon('long bow', { kind: 'missile', damage: '1d6', ranges: [70, 140, 210] });

const SEATS = [player, otherPlayer, spectator];

/** What is done past the door: by a shot, by several, by a spell. */
const shoot: Command = { type: 'Attack', attacker: id('aldo'), target: id('goblin'), attack: 0 };
const cast: Command = { type: 'CastSpell', caster: id('aldo'), spell: 'Magic Missile', targets: [id('goblin')] };

/**
 * A dark hall on either side of a door at (10,5), which is far from everybody: Aldo stands to the west with a bow and
 * a spell; to the east Ilphas stands, and the goblin in the light of a lamp that does not reach the door.
 * @param lit columns of the lamps in their row, each of which lights ten feet
 */
function hall(facts: Partial<Door>, more: readonly Door[] = [], lit = [15.5]): GameState {
  const scene = abbey({
    walls: [wall(10, 0, 10, 5), wall(10, 6, 10, 12)],
    doors: named([door('door', { segment: wall(10, 5, 10, 6), ...facts }), ...more]),
    traps: {},
    lights: lit.map((x) => ({ at: { x, y: 5.5 }, radiusFeet: 10, colour: null })),
    explored: Array<string>(12).fill('1'.repeat(20)),
  });
  const wizard = { class: 'magic-user', level: 3, attacks: [BOW] };
  const aldo = someone({ at: inAbbey(3, 5), ...wizard });
  const ilphas = someone({
    id: id('ilphas'),
    name: 'Ilphas',
    owner: otherPlayer.user,
    infravision: 60,
    at: inAbbey(17, 9),
  });
  const foe = goblin({ at: inAbbey(15, 5), hitPoints: { now: 50, max: 50 } });
  return campaign([aldo, ilphas, foe], {
    scenes: { [ABBEY]: scene },
    scene: ABBEY,
    memorised: { [aldo.id]: ['Magic Missile'] },
  });
}

/** Lamps beside Aldo and beside the goblin. */
const BOTH = [3.5, 15.5];
const seen = (state: Door['state']): Partial<Door> => ({ lastSeen: { state, spiked: false } });

/** In a fight with the goblin, when the party may shoot. */
function inFight(begun: GameState): GameState {
  const met: Command = toMeet([id('goblin')]);
  const steps: readonly Command[] = [
    { type: 'SetDistance', distance: 60 },
    { type: 'SetReaction', reaction: 'attacks' },
    { type: 'RollInitiative' },
  ];
  let state = steps.reduce((now, step) => after(now, step, referee, 6, 1), after(begun, met, referee));
  while (state.encounter?.combat?.phase !== 'missile') state = after(state, { type: 'NextPhase' }, referee);
  return state;
}

const looks = (state: GameState) => SEATS.map((seat) => [[...project(state, seat)], offers(state, seat)]);

function played(begun: GameState, command: Command, seat = player) {
  const ruling = decide(begun, command, seat, dull(7));
  if (!ruling.granted) return { refusal: ruling.refusal, lines: [], state: begun };
  let state = begun;
  const lines = ruling.events.flatMap((event) => {
    const before = state;
    state = evolve(before, event);
    return tell(event, spectator, state, before)?.text ?? [];
  });
  return { refusal: null, lines, state };
}

const standsIn = ({ scenes }: GameState) => Object.values(scenes[ABBEY]?.doors ?? {}).map(({ lastSeen }) => !lastSeen);

describe('shots and spells past a door that stands otherwise than it was seen', () => {
  it.each([
    ['open', 'closed'],
    ['closed', 'open'],
  ] as const)('are offered and refused as if it still stood %s', (thought, truly) => {
    // Whoever sees a lamp through an open door knows that it is open.
    const lit = thought === 'open' ? [15.5] : [];
    const [known, changed] = [hall({ state: thought }, [], lit), hall({ state: truly, ...seen(thought) }, [], lit)];
    expect(looks(changed)).toEqual(looks(known));
    expect(looks(inFight(changed))).toEqual(looks(inFight(known)));
    expect(played(changed, cast).refusal).toEqual(played(known, cast).refusal);
    expect(played(inFight(changed), shoot).refusal).toEqual(played(inFight(known), shoot).refusal);
    for (const state of [inFight(changed), changed]) expect(refusedOffers(state, player)).toEqual([]);
  });

  it('are stopped by it where it is shut: the shot is spent, no die is thrown, and all find out', () => {
    const { lines, state } = played(inFight(hall({ state: 'closed', ...seen('open') })), shoot);
    expect(lines).toEqual([
      'It comes to a fight!',
      'Aldo shoots at the goblin with a long bow: a shut door is in the way.',
      'A door that stood open is shut.',
    ]);
    expect(state.encounter?.combat?.acted).toContain('aldo');
    expect(standsIn(state)).toEqual([true]);
    expect(played(inFight(hall({ state: 'open' })), shoot).lines[1]).toMatch(/long bow: (hits|misses)\.$/);
  });

  it('teach the same by all who shoot in one act, who then know of no foe to shoot at', () => {
    const shut = inFight(hall({ state: 'closed', ...seen('open') }));
    const twice = withCreature(shut, id('aldo'), (aldo) => ({ ...aldo, attacks: [{ ...BOW, times: 2 }] }));
    const { lines, state } = played(twice, { type: 'AttackTogether', creatures: [id('aldo')] });
    expect(lines).toEqual(played(twice, shoot).lines);
    expect(standsIn(state)).toEqual([true]);
  });

  it('are thrown no farther than it: what was thrown lies before it', () => {
    const shut = inFight(hall({ state: 'closed', ...seen('open') }));
    const javelin = { ...BOW, name: 'javelin', ranges: [90, 120, 150] } as const;
    const armed = withCreature(shut, id('aldo'), (aldo) => ({ ...aldo, attacks: [javelin] }));
    const { state } = played(armed, shoot);
    expect(state.lying?.map(({ item, at }) => [item.name, at?.square])).toEqual([['javelin', { x: 9, y: 5 }]]);
  });

  it('spend the spell, and reach only those who are not beyond it', () => {
    const shut = hall({ state: 'closed', ...seen('open') });
    const both = { ...cast, targets: [id<'creature'>('goblin'), id<'creature'>('aldo')] };
    const { lines, state } = played(shut, both);
    expect(lines.slice(0, 2)).toEqual(['Aldo casts Magic Missile on themselves.', 'A door that stood open is shut.']);
    expect(lines).toContain('Magic Missile reaches Aldo.');
    expect(state.memorised[id<'creature'>('aldo')]).toEqual([]);
  });

  it.each(['Light', 'Light (reversed)'])('spend %s that is cast at a place beyond it, and come to nothing', (spell) => {
    const aldo = id<'creature'>('aldo');
    const beyond: Command = { type: 'CastSpell', caster: aldo, spell, targets: [], to: { x: 12, y: 5 } };
    const past = (facts: Partial<Door>) => played({ ...hall(facts), memorised: { [aldo]: [spell] } }, beyond);
    const { lines, state } = past({ state: 'closed', ...seen('open') });
    expect(lines).toEqual([`Aldo casts ${toldWithin(spell)} at a place.`, 'A door that stood open is shut.']);
    expect(state.memorised[aldo]).toEqual([]);
    expect([...Object.values(state.lights), ...awaitedSpells(state)]).toEqual([]);
    expect(past({ state: 'closed', ...seen('open') }).refusal).toEqual(past({ state: 'open' }).refusal);
    expect(past({ state: 'open', ...seen('closed') }).refusal).toEqual(past({ state: 'closed' }).refusal);
    const open = past({ state: 'open' }).state;
    expect([...Object.values(open.lights), ...awaitedSpells(open)]).toHaveLength(1);
  });

  it('name those behind it to the referee last, and reach them by their word alone, when the spell takes hold', () => {
    const shut = hall({ state: 'closed' });
    const sleep = { ...cast, spell: 'Sleep', targets: [id<'creature'>('aldo')] };
    const { state } = played({ ...shut, memorised: { [id('aldo')]: ['Sleep'] } }, sleep);
    expect(awaitedSpells(state)).toHaveLength(1);
    const [asked] = offers(state, referee).filter(({ command }) => command === 'LetTakeHold');
    const [whom] = asked?.inputs ?? [];
    expect(whom?.kind === 'choices' && whom.options.map(({ value }) => value)).toEqual(['aldo', 'goblin', 'ilphas']);
    expect(whom?.kind === 'choices' && whom.preset).toEqual(['aldo']);
  });

  it('teach nothing of a second door behind the first that stops them', () => {
    const second = door('second', { segment: wall(11, 5, 11, 6), state: 'closed', ...seen('open') });
    const { lines, state } = played(inFight(hall({ state: 'closed', ...seen('open') }, [second])), shoot);
    expect(lines.at(-1)).toBe('A door that stood open is shut.');
    expect(standsIn(state)).toEqual([true, false]);
  });

  it('leave what the referee’s own see to the doors as they are', () => {
    const shut = inFight(hall({ state: 'closed', ...seen('open') }, [], BOTH));
    const open = inFight(hall({ state: 'open', ...seen('closed') }, [], BOTH));
    const armed = (state: GameState): GameState => {
      const foe = goblin({ ...state.creatures[id<'creature'>('goblin')], attacks: [BOW] });
      const combat = state.encounter?.combat;
      if (!state.encounter || !combat) throw new Error('they fight');
      const turn = { ...combat, acting: 1 };
      return {
        ...state,
        creatures: { ...state.creatures, [foe.id]: foe },
        encounter: { ...state.encounter, combat: turn },
      };
    };
    const atAldo: Command = { type: 'Attack', attacker: id('goblin'), target: id('aldo'), attack: 0 };
    expect(played(armed(shut), atAldo, referee).refusal?.code).toBe('blocked');
    expect(played(armed(open), atAldo, referee).refusal).toBeNull();
  });
});
