import { hasSquare } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, someone, spectator, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { feetApart } from '../../situation/reach/reach.ts';

const aldo = someone({ at: at(1, 1), attacks: [weapon('sword')] });
const goblins = [1, 2, 3].map((n) => goblin({ id: id(`goblin-${n}`), name: `Goblin ${n}`, at: at(2, n - 1) }));
const chosen = { options: { morale: true } } as const;

const sideIn = ({ encounter }: GameState) => encounter?.sides.find(({ kind }) => kind === 'monsters')?.id ?? id('none');
const isNext = (state: GameState, command: string, seat = player): readonly string[] =>
  offers(state, seat).flatMap((one) => (one.next && one.command === command ? [one.label] : []));
const headline = (state: GameState, seat = player): unknown => project(state, seat).get('prompt');

/** The first goblin is slain, and the others lose heart. */
function broken(foes: readonly Creature[] = goblins, member = aldo): Script {
  const script = brawl(chosen, [member], foes);
  script.play({ type: 'SetCondition', creature: foes[0]?.id ?? id('none'), condition: 'dead', on: true });
  script.play({ type: 'CheckMorale', side: sideIn(script.state), adjustment: 0 }, referee, 6, 6);
  script.told();
  return script;
}

const routed = (script = broken()): Script =>
  script.play({ type: 'SettleRout', side: sideIn(script.state), outcome: 'fled' });
/** The same, where the rules lay those on the board who come up. */
const onBoard = ({ state }: Script): Script =>
  new Script({ ...state, automation: { ...state.automation, rounds: true } });
const chase = { type: 'DecidePursuit', pursue: true } as const;
const run = { type: 'RunOn', obstacle: 'none', lostSight: false, goOn: true } as const;
const slow = goblins.map((one) => ({ ...one, movement: 60 }));
const swift = goblins.map((one) => ({ ...one, movement: 150 }));

describe('a rout', () => {
  it('is told to nobody where the only one in sight is dead, and nobody is asked to go after the dead', () => {
    const script = broken();
    for (const creature of ['goblin-2', 'goblin-3'])
      script.play({ type: 'HideCreature', creature: id(creature), hidden: true });
    routed(script);
    const { referee: told, players } = script.told();
    expect(told.join(' ')).toMatch(/flees?!/);
    expect(players.join(' ')).not.toMatch(/flee/);
    expect(isNext(script.state, 'DecidePursuit')).toEqual([]);
    expect(headline(script.state)).not.toMatchObject({ sentence: expect.stringMatching(/flee/) });
  });

  it('is told by the name of those in sight, which does not count the others', () => {
    const script = broken();
    script.play({ type: 'HideCreature', creature: id('goblin-3'), hidden: true });
    script.play({ type: 'RemoveCreature', creature: id('goblin-1') }).told();
    expect(
      routed(script)
        .told()
        .players.filter((line) => line.includes('flee')),
    ).toEqual(['The goblin flees!']);
  });

  it('OSE-MOR-02, OSE-PUR-02: the party may go after those who flee from a fight, or let them go', () => {
    const { state } = routed();
    expect(isNext(state, 'DecidePursuit')).toEqual(['Go after them', 'Let them go']);
    expect(headline(state)).toMatchObject({ sentence: 'The goblins flee: go after them, or let them go?' });
    expect(isNext(state, 'ConcludeEncounter', referee)).toHaveLength(1);
    expect(ask(state, chase, spectator)).toBe('not-your-seat');
  });

  it('forgets how they first took the meeting once they run from a fight', () => {
    const { state: fled } = routed(broken(slow)).play(chase, player);
    const state = { ...fled, encounter: fled.encounter && { ...fled.encounter, reaction: 'uncertain' } };
    expect(project(state, referee).get('encounter')).toMatchObject({ mode: 'pursuit', reaction: null });
  });

  it('OSE-PUR-01: the faster get away, and are gone', () => {
    const script = routed(broken(swift)).play(chase, player);
    expect(script.state.encounter?.flight?.outcome).toBe('evaded');
    expect(script.state.creatures[id<'creature'>('goblin-2')]?.conditions).toEqual(['fled']);
    expect(script.rules).toContain('OSE-PUR-01');
  });

  it('OSE-PUR-02: the slower run for it from as far as they stood, and are fought once they are caught', () => {
    const script = routed(broken(slow)).play(chase, player);
    expect(script.state.encounter?.flight).toMatchObject({ pursued: true, gap: 5, outcome: 'open' });
    expect(script.state.creatures[id<'creature'>('goblin-2')]?.conditions).toEqual([]);
    expect(script.state.creatures[id<'creature'>('goblin-1')]?.conditions).toEqual(['dead']);
    expect(headline(script.state, referee)).toMatchObject({
      sentence: 'The goblins flee: run another round, or end the chase',
      who: ['goblin-2', 'goblin-3'],
      offers: ['RunOn:clear', expect.stringContaining('StopChase'), expect.stringContaining('StopChase')],
    });
    script.play(run);
    expect(script.state.encounter).toMatchObject({ mode: 'combat', flight: null, round: 3 });
    expect(script.told().players).toContain('Those who fled are caught: it comes to a fight!');
    expect(script.rules).toContain('OSE-PUR-02');
  });

  it('OSE-PUR-02: those who are caught and their pursuers stand beside each other, where one can have run to', () => {
    const script = onBoard(routed(broken(slow)).play(chase, player));
    const fled = () => script.state.creatures[id<'creature'>('goblin-2')];
    const stood = fled()?.at;
    expect(stood).not.toBeNull();
    script.play(run);
    const now = script.state.creatures;
    const [caught, pursuer] = [fled(), now[aldo.id]];
    expect(caught?.at).not.toBeNull();
    expect(caught?.at).not.toEqual(stood);
    expect(caught && pursuer && feetApart(script.state, caught, pursuer)).toBe(5);
    expect(caught?.at && hasSquare(script.state.scenes[caught.at.scene]?.explored ?? [], caught.at.square)).toBe(true);
    expect(now[id<'creature'>('goblin-1')]?.at).toEqual(goblins[0]?.at);
  });

  it('a fleeing party that is caught stays where it stands, and the pursuers come up to it', () => {
    const far = goblin({ at: at(4, 4), movement: 150 });
    const met = new Script(delve([aldo, far]));
    met.play(toMeet([far.id]));
    met.play({ type: 'SetDistance', distance: 20 }).play({ type: 'SkipStep' });
    const party = met.state.encounter?.sides[0]?.id ?? id<'side'>('none');
    met.play({ type: 'Evade', side: party }, player).play(chase);
    const script = onBoard(met).play(run);
    const { [aldo.id]: caught, [far.id]: pursuer } = script.state.creatures;
    expect(caught?.at).toEqual(aldo.at);
    expect(caught && pursuer && feetApart(script.state, caught, pursuer)).toBe(5);
  });

  it('those who are chased no longer are gone from the board', () => {
    const script = routed();
    expect(script.state.creatures[id<'creature'>('goblin-2')]?.at).not.toBeNull();
    script.play({ type: 'ConcludeEncounter' });
    expect(script.state.creatures[id<'creature'>('goblin-2')]).toMatchObject({ conditions: ['fled'], at: null });
    expect(script.state.creatures[id<'creature'>('goblin-1')]?.at).not.toBeNull();
  });

  it('OSE-PUR-07: whoever shakes the pursuers off is gone again', () => {
    const script = routed(broken(slow))
      .play(chase, player)
      .play({ ...run, obstacle: 'stop' });
    expect(script.state.creatures[id<'creature'>('goblin-2')]?.conditions).toEqual(['fled']);
    expect(script.rules).toContain('OSE-PUR-07');
  });

  it('OSE-MOR-02: those who are let go are gone, and the encounter is over', () => {
    const script = routed().play({ ...chase, pursue: false }, player);
    expect(script.state.creatures[id<'creature'>('goblin-3')]?.conditions).toEqual(['fled']);
    expect(isNext(script.state, 'ConcludeEncounter', referee)).toHaveLength(1);
    expect(isNext(script.state, 'DecidePursuit')).toEqual([]);
  });

  it('nobody goes after those whom nobody sees, nor after some while others fight on', () => {
    const hidden = broken();
    for (const one of goblins) hidden.play({ type: 'HideCreature', creature: one.id, hidden: true });
    hidden.play({ type: 'SettleRout', side: sideIn(hidden.state), outcome: 'fled' });
    expect(hidden.state.encounter?.flight).toBeNull();
    const ogre = goblin({ id: id('ogre'), name: 'Ogre', at: at(0, 0) });
    const both = new Script({
      ...delve([aldo, ...goblins, ogre]),
      ruleset: { base: 'ose', slots: {}, options: { morale: true } },
    });
    const creatures = goblins.map((one) => one.id);
    both.play(toMeet(creatures));
    both.play({ type: 'JoinEncounter', creatures: [ogre.id], side: null });
    both.play({ type: 'CheckMorale', side: sideIn(both.state), adjustment: 0 }, referee, 6, 6);
    both.play({ type: 'SettleRout', side: sideIn(both.state), outcome: 'fled' });
    expect(both.state.encounter?.flight).toBeNull();
  });

  it('OSE-CMB-01: after it, no phase is told of those who are gone or have given up', () => {
    for (const outcome of ['fled', 'surrendered'] as const) {
      const script = broken();
      script.play({ type: 'SettleRout', side: sideIn(script.state), outcome });
      script.play({ type: 'EndRound' });
      const told = script.told();
      expect([...told.referee, ...told.players].filter((line) => /may (move|strike|shoot)/.test(line))).toEqual([]);
    }
  });
});
