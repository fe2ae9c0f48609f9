import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { timesOver } from '../../body/damage/notation.ts';

const mira = someone({ id: id('mira'), name: 'Mira', at: at(4, 0) });
const hitDice = { dice: 6, plus: 1, stars: 0 };
const ogre = goblin({ id: id('ogre'), name: 'Ogre', at: at(1, 3), hitDice, hitPoints: { now: 70, max: 70 } });

const tough = { ...ogre, hitPoints: { now: 9999, max: 9999 } };

const place = { id: id<'area'>('place'), scene: id<'scene'>('rooms'), kind: 'circle', at: { x: 1.5, y: 3.5 } } as const;
const area = { ...place, feet: 15, width: 0, degrees: 0, by: referee.user, open: true };
const cloud = { id: id<'magic'>('cloud'), name: 'Cloudkill', caster: null, on: [], until: null, open: true, area };

/** Cloudkill fills a place, and some stand in it. */
const clouded = (those: readonly Creature[], facts: Partial<GameState> = {}): Script =>
  new Script(delve([mira, ...those], { magic: [cloud], areas: { [area.id]: area }, ...facts }));
const END = { type: 'EndTurn', resting: false } as const;
const endTurn = (script: Script) => script.play(END);
const pointsOf = ({ state }: Script, one = ogre) => state.creatures[one.id]?.hitPoints.now;
/** The party wins the initiative twice. */
function inThirdRound(script: Script): Script {
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  while ((script.state.encounter?.round ?? 3) < 3) {
    const [first] = script.state.encounter?.sides ?? [];
    script.play({ type: 'SetInitiative', first: first?.id ?? id('none') }).play({ type: 'EndRound' });
  }
  return script;
}

const setHarm = (rounds: number) => ({ type: 'SetPlaceHarm', magic: cloud.id, rounds }) as const;

describe('who stays in a place that magic fills, which harms round by round (OSE-APX-06)', () => {
  it.each([
    ['ose', 60],
    ['gorman', 10],
  ] as const)('is harmed at the end of a turn for all its rounds, by the book %s', (base, rounds) => {
    const script = endTurn(clouded([ogre], { ruleset: { base, slots: {}, options: {} } }));
    expect(pointsOf(script)).toBe(70 - rounds);
    expect(script.told().players).toContain(`The ogre stays in Cloudkill for ${rounds} rounds.`);
  });

  it('is told how the harm of a turn is made up', () => {
    const why = (facts: Partial<LastingMagic>) => {
      const events = ask(clouded([ogre], { magic: [{ ...cloud, ...facts }] }).state, END, referee);
      const struck = typeof events === 'string' ? [] : events.filter((event) => event.type === 'DamageRolled');
      return struck.map((event) => event.why.formula);
    };
    expect(why({})).toEqual(['Cloudkill: 1 a round, in 60 rounds']);
    expect(why({ harmsFor: 1 })).toEqual(['Cloudkill: 1 a round, in 1 round']);
    expect(why({ open: false })).toEqual(['the harm']);
  });

  it('is harmed by no more dice than anybody throws at once', () => {
    expect(timesOver({ count: 2, sides: 6, plus: 1 }, 30)).toEqual({ count: 60, sides: 6, plus: 30 });
    expect(timesOver({ count: 2, sides: 6, plus: 1 }, 60)).toEqual({ count: 100, sides: 6, plus: 50 });
    expect(timesOver({ count: 0, sides: 1, plus: 1 }, 8640)).toEqual({ count: 0, sides: 1, plus: 8640 });
  });

  it('is harmed in as many rounds as the referee says, who is offered to say so', () => {
    const script = clouded([ogre, someone({ at: at(1, 2), hitPoints: { now: 9, max: 9 } })]);
    expect(refusedOffers(script.state, [player, referee], 'SetPlaceHarm')).toEqual([]);
    expect(ask(script.state, setHarm(3), player)).toBe('not-your-seat');
    const short = clouded([ogre], { ruleset: { base: 'gorman', slots: {}, options: {} } });
    expect(ask(short.state, setHarm(11), referee)).toBe('bad-input');
    script.play(setHarm(3));
    expect(script.told()).toEqual({
      referee: ['Cloudkill harms those who stay in it in 3 rounds of each turn.'],
      players: [],
    });
    expect(JSON.stringify(known(script.state, player).magic)).not.toContain('harmsFor');
    expect(pointsOf(endTurn(script))).toBe(67);
    expect(script.told().players).toContain('The ogre and Aldo stay in Cloudkill for 3 rounds.');
    expect(pointsOf(endTurn(script.play(setHarm(0))))).toBe(67);
  });

  it('is set anew alone, and only while the place lies on a map', () => {
    const script = clouded([ogre]);
    for (const rounds of [60, 3, 1, 0]) {
      if (rounds < 60) script.play(setHarm(rounds));
      expect(ask(script.state, setHarm(rounds), referee)).toBe('no-change');
      expect(refusedOffers(script.state, referee, 'SetPlaceHarm')).toEqual([]);
    }
    const nowhere = { ...script.state, areas: {} };
    expect(ask(nowhere, setHarm(7), referee)).toBe('no-such-thing');
    expect(offers(nowhere, referee).filter(({ command }) => command === 'SetPlaceHarm')).toEqual([]);
  });

  it('is not harmed who has left it, is dead or undead, nor once it has ended', () => {
    const bones = { ...ogre, id: id<'creature'>('bones'), name: 'Skeleton', undead: true };
    const left = endTurn(clouded([{ ...ogre, at: at(4, 4) }, bones]));
    expect([pointsOf(left), pointsOf(left, bones)]).toEqual([70, 70]);
    expect(left.told().referee.join()).not.toContain('Cloudkill');
    expect(pointsOf(endTurn(clouded([ogre]).play({ type: 'EndMagic', magic: cloud.id })))).toBe(70);
  });

  it('is harmed in the turn in which its time runs out', () => {
    const script = endTurn(clouded([ogre], { magic: [{ ...cloud, until: 60 }] }));
    expect([pointsOf(script), lastingMagic(script.state)]).toEqual([10, []]);
  });

  it('is harmed in the rest of a turn that an encounter spends, where it has not been so round by round', () => {
    const talk = clouded([ogre])
      .play(toMeet([ogre.id]))
      .play({ type: 'ConcludeEncounter' });
    expect(pointsOf(talk)).toBe(10);
    const fight = inThirdRound(clouded([ogre]).play(toMeet([ogre.id])));
    expect(pointsOf(fight)).toBe(67);
    expect(pointsOf(fight.play({ type: 'ConcludeEncounter' }))).toBe(10);
    const short = clouded([ogre], { magic: [{ ...cloud, harmsFor: 5 }] }).play(toMeet([ogre.id]));
    expect(pointsOf(short.play({ type: 'ConcludeEncounter' }))).toBe(65);
  });

  it('is harmed for the whole turn on another map than that of the encounter', () => {
    const cellar = twoRooms({ id: id('cellar') });
    const below = { ...ogre, at: { scene: cellar.id, square: { x: 1, y: 3 } } };
    const there = { ...area, scene: cellar.id };
    const begin = clouded([below, goblin({ at: at(3, 3) })], { magic: [{ ...cloud, area: there }] }).state;
    const scenes = { ...begin.scenes, [cellar.id]: cellar };
    const script = new Script({ ...begin, scenes, areas: { [area.id]: there } }).play(toMeet([id('goblin')]));
    expect(pointsOf(inThirdRound(script))).toBe(70);
    expect(pointsOf(script.play({ type: 'ConcludeEncounter' }))).toBe(10);
  });

  it('is harmed by a day for as many turns of it as the magic lasts', () => {
    const day = (magic: Partial<LastingMagic>) => {
      const script = clouded([tough], { magic: [{ ...cloud, ...magic }] });
      script.play({ type: 'PassDay', resting: [], food: false, water: false });
      return [tough.hitPoints.now - (pointsOf(script) ?? 0), lastingMagic(script.state).length];
    };
    expect(day({ until: 120 })).toEqual([120, 0]);
    expect(day({ until: 120, harmsFor: 2 })).toEqual([4, 0]);
    expect(day({ until: 60 * 6 * 48, harmsFor: 1 })).toEqual([144, 1]);
    expect(day({ until: null, harmsFor: 0 })).toEqual([0, 1]);
  });

  it('is told of to the players where they see who it is, and know of the magic', () => {
    const unseen = endTurn(clouded([{ ...ogre, hidden: true }])).told();
    expect(unseen.referee).toContain('The ogre stays in Cloudkill for 60 rounds.');
    expect(unseen.players.join()).not.toContain('Cloudkill');
    expect(
      endTurn(clouded([ogre], { magic: [{ ...cloud, open: false }] }))
        .told()
        .players.join(),
    ).not.toContain('Cloudkill');
  });
});
