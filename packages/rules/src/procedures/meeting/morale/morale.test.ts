import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, player, referee, someone, spectator, toMeet } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

const aldo = someone({ at: at(1, 0) });
const bera = someone({ id: id('bera'), name: 'Bera', kind: 'retainer', owner: null, at: at(1, 1) });
const goblins = [1, 2, 3, 4].map((n) => goblin({ id: id(`goblin-${n}`), name: `Goblin ${n}`, at: at(2, n - 1) }));

/** The goblins are met, and have won initiative. */
function met(foes: readonly Creature[] = goblins, morale = true): Script {
  const begin = delve([aldo, bera, ...foes]);
  const script = new Script({ ...begin, ruleset: { ...begin.ruleset, options: { morale } } });
  script.play(toMeet(foes.map((each) => each.id)));
  return script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
}

const sideOf = (script: Script, kind: 'party' | 'monsters') =>
  script.state.encounter?.sides.find((side) => side.kind === kind);
const kill = (script: Script, creature: Creature): Script =>
  script.play({ type: 'SetCondition', creature: creature.id, condition: 'dead', on: true });
const check = (script: Script, ...dice: number[]): Script =>
  script.play(
    { type: 'CheckMorale', side: sideOf(script, 'monsters')?.id ?? id('none'), adjustment: 0 },
    referee,
    ...dice,
  );
const first = (n: number): Creature => goblins[n] ?? goblin();

describe('morale', () => {
  it('OSE-MOR-05: the referee shifts the score by two, and the reason says by how much', () => {
    const { state } = kill(met(), first(0));
    const side = state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.id ?? id('none');
    const shifted = { type: 'CheckMorale', side, adjustment: -2 } as const;
    expect(eventIn(ask(state, shifted, referee, 2, 3), 'MoraleChecked')?.why).toMatchObject({
      needed: 5,
      against: [
        { name: 'morale score', value: 7 },
        { value: -2, rule: 'OSE-MOR-05' },
      ],
    });
  });

  it('OSE-MOR-03: the first death makes a check due, the second does not, half of them does again', () => {
    const script = kill(met(), first(0));
    expect(sideOf(script, 'monsters')?.morale).toMatchObject({ due: true, firstDeath: true, half: false });
    check(script, 1, 1);
    expect(sideOf(script, 'monsters')?.morale).toMatchObject({ due: false, successes: 1 });
    script.play({ type: 'SetCondition', creature: first(1).id, condition: 'paralysed', on: true });
    expect(sideOf(script, 'monsters')?.morale).toMatchObject({ due: true, half: true });
    expect(script.rules).toContain('OSE-MOR-03');
  });

  it('OSE-MOR-04: after two successes nothing makes them check again', () => {
    const script = check(check(met(), 1, 1), 3, 4);
    kill(script, first(0));
    expect(sideOf(script, 'monsters')?.morale).toMatchObject({ due: false, successes: 2 });
    expect(
      ask(
        script.state,
        { type: 'CheckMorale', side: sideOf(script, 'monsters')?.id ?? id('none'), adjustment: 0 },
        referee,
      ),
    ).toBe('already-tried');
    expect(
      cited(
        script.state,
        { type: 'CheckMorale', side: sideOf(script, 'monsters')?.id ?? id('none'), adjustment: 0 },
        referee,
      ),
    ).toContain('OSE-MOR-04');
  });

  it('OSE-MOR-03, R39: who fights alone is never made to check, and a party neither', () => {
    const alone = kill(met(goblins.slice(0, 1)), first(0));
    expect(sideOf(alone, 'monsters')?.morale.due).toBe(false);
    const party = met().play({ type: 'SetCondition', creature: aldo.id, condition: 'dead', on: true });
    expect(sideOf(party, 'party')?.morale.due).toBe(false);
    expect(
      ask(party.state, { type: 'CheckMorale', side: sideOf(party, 'party')?.id ?? id('none'), adjustment: 0 }, referee),
    ).toBe('no-such-thing');
  });

  it.each([2, 12])('OSE-MOR-01: a morale of %i is never checked', (morale) => {
    const foes = goblins.map((each) => ({ ...each, morale }));
    const script = kill(met(foes), first(0));
    expect(sideOf(script, 'monsters')?.morale.due).toBe(false);
    expect(
      ask(
        script.state,
        { type: 'CheckMorale', side: sideOf(script, 'monsters')?.id ?? id('none'), adjustment: 0 },
        referee,
      ),
    ).toBe('forbidden');
  });

  it('OSE-MOR-01: without morale nothing falls due, and the round has no phase for it', () => {
    const script = kill(met(goblins, false), first(0)).play({ type: 'RollInitiative' }, referee, 1, 6);
    expect(sideOf(script, 'monsters')?.morale.due).toBe(false);
    expect(script.state.encounter?.combat?.phase).toBe('movement');
  });

  it('OSE-MOR-02, R06: the check is offered as the next step of their morale phase, to the referee alone', () => {
    const script = kill(met(), first(0)).play({ type: 'RollInitiative' }, referee, 1, 6);
    expect(script.state.encounter?.combat?.behind?.phase).toBe('morale');
    expect(
      offers(script.state, referee)
        .filter((offer) => offer.next)
        .map(({ command }) => command),
    ).toEqual(['CheckMorale']);
    check(script, 6, 6);
    expect(
      offers(script.state, referee)
        .filter((offer) => offer.next)
        .map(({ command }) => command),
    ).toEqual(['SettleRout', 'SettleRout']);
    for (const seat of [player, spectator]) {
      expect(project(script.state, seat).get('encounter')).toMatchObject({
        combat: { stage: 'acting', phase: 'movement' },
      });
    }
    expect(script.told().players.join(' ').toLowerCase()).not.toContain('morale');
  });

  it('OSE-MOR-02: those whose morale broke flee from the board, or surrender where they stand', () => {
    const broken = () => check(met(), 6, 6);
    const side = (script: Script) => sideOf(script, 'monsters')?.id ?? id<'side'>('none');
    const fled = broken();
    fled.play({ type: 'SettleRout', side: side(fled), outcome: 'fled' });
    fled.play({ type: 'DecidePursuit', pursue: false }, player);
    expect(fled.state.creatures[first(0).id]).toMatchObject({ conditions: ['fled'], at: null });
    const given = broken();
    given.play({ type: 'SettleRout', side: side(given), outcome: 'surrendered' });
    expect(given.state.creatures[first(0).id]).toMatchObject({ conditions: ['surrendered'], at: first(0).at });
    expect(
      offers(given.state, referee)
        .filter((offer) => offer.next)
        .map(({ command }) => command),
    ).toContain('ConcludeEncounter');
  });

  it('OSE-MOR-07: a retainer’s loyalty is the referee’s secret', () => {
    const script = new Script(delve([aldo, bera])).play(
      { type: 'CheckLoyalty', creature: bera.id, loyalty: 7, adjustment: 0, extreme: false },
      referee,
      4,
      4,
    );
    expect(script.told()).toEqual({ referee: ['Bera: loyalty fails. [4 4]'], players: [] });
    expect(
      ask(
        script.state,
        { type: 'CheckLoyalty', creature: aldo.id, loyalty: 7, adjustment: 0, extreme: false },
        referee,
      ),
    ).toBe('no-such-thing');
    expect(script.rules).toContain('OSE-MOR-07');
  });

  it('OSE-MOR-06: a mercenary is rated by the kind of troop', () => {
    const guard = goblin({ id: id('guard'), hitDice: null, morale: null });
    const script = new Script(delve([aldo, guard])).play({
      type: 'RateMercenary',
      creature: guard.id,
      troop: 'trained',
      mounted: true,
      elite: false,
      fanatic: false,
      conditions: -1,
    });
    expect(script.state.creatures[guard.id]?.morale).toBe(8);
    expect(script.rules).toContain('OSE-MOR-06');
    const best = { mounted: true, elite: true, fanatic: true, conditions: 1 };
    const why = lineOf(
      toldOf(script.state, { type: 'RateMercenary', creature: guard.id, troop: 'trained', ...best }),
      'MercenaryRated',
    )?.why;
    expect(why?.made).toEqual({
      amount: 12,
      parts: [
        { name: 'kind of troop', value: 8 },
        { name: 'mounted', value: 1 },
        { name: 'elite', value: 1 },
        { name: 'fanatic', value: 2 },
        { name: 'conditions', value: 1 },
        { name: 'twelve at most', value: -1 },
      ],
    });
  });
});
