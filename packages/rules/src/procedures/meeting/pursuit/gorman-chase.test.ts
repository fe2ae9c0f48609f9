import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, referee, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ at: at(1, 1), armour: 'chainmail' });
const grik = goblin({ at: at(4, 4), movement: 120 });

/** They have met, so far apart, with these surprise dice. */
function met(party: number, monsters: number, feet: number): Script {
  const script = new Script({ ...delve([aldo, grik]), ruleset: { base: 'gorman', slots: {}, options: {} } });
  script.play(toMeet([grik.id], { aware: 'none' }));
  script.play({ type: 'RollSurprise' }, referee, party, monsters);
  return script.play({ type: 'SetDistance', distance: feet });
}
const side = (script: Script, kind: 'party' | 'monsters') =>
  script.state.encounter?.sides.find((each) => each.kind === kind)?.id ?? id<'side'>('none');
const flees = (script: Script) => script.play({ type: 'Evade', side: side(script, 'party') }, player);
const chased = (script: Script) => flees(script).play({ type: 'DecidePursuit', pursue: true });
const run = { type: 'RunOn', obstacle: 'none', lostSight: false, goOn: true } as const;

describe('flight by Gorman’s book', () => {
  it('GOR-EVA-01: from those who are surprised one slips away without more', () => {
    expect(
      flees(met(4, 2, 60))
        .told()
        .players.at(-1),
    ).toBe('Those who fled got away.');
  });

  it('GOR-EVA-01: the surprised do not slip away', () => {
    expect(
      offers(met(2, 4, 60).state, player).some(({ command, barred }) => command === 'Evade' && barred === null),
    ).toBe(false);
  });

  it('GOR-EVA-02, 03: the faster monsters close in by the difference each turn', () => {
    const script = chased(met(4, 4, 60)).play(run);
    expect(script.told().players.slice(-2)).toEqual([
      'The chase is on: 60 feet between them.',
      'They run: 30 feet between them.',
    ]);
    expect([referee, player].flatMap((seat) => refusedOffers(script.state, seat))).toEqual([]);
    script.play(run);
    expect(script.told().players).toContain('Those who fled are caught: it comes to a fight!');
  });

  it('GOR-EVA-03: monsters more than 90 feet behind give up', () => {
    expect(
      chased(met(4, 4, 100))
        .told()
        .players.at(-1),
    ).toBe('Those who fled got away.');
  });

  it.each([
    ['door', 2, 'They run through a door: the pursuers come after.'],
    ['door', 3, 'They run through a door: the pursuers lose them.'],
    ['secret-door', 2, 'They run through a secret door: the pursuers lose them.'],
  ] as const)('GOR-EVA-04: through a %s, on a %i', (through, face, line) => {
    const script = chased(met(4, 4, 60)).play({ ...run, through }, referee, face);
    expect(script.told().players).toContain(line);
    expect(script.rules).toContain('GOR-EVA-04');
  });

  it('GOR-EVA-04: food does not stop the clever, and no die is thrown for it', () => {
    const laden = someone({ at: at(1, 1), armour: 'chainmail', coins: { pp: 0, gp: 5, ep: 0, sp: 0, cp: 0 } });
    const script = new Script({ ...delve([laden, grik]), ruleset: { base: 'gorman', slots: {}, options: {} } });
    script.play(toMeet([grik.id], { aware: 'none' }));
    script.play({ type: 'RollSurprise' }, referee, 4, 4).play({ type: 'SetDistance', distance: 60 });
    chased(script).play({ type: 'DropLure', creature: laden.id, what: 'coins' }, player, 3);
    expect(script.told().players.at(-1)).toBe('Those who fled got away.');
  });
});

describe('running from a fight by Gorman’s book', () => {
  /** Blows have fallen between two who stand side by side, of a side that was surprised or not. */
  function fighting(armour: Creature['armour'], facts: Partial<Encounter> = {}): Script {
    const [one, other] = [
      { ...aldo, armour, at: at(2, 2) },
      { ...grik, at: at(3, 2) },
    ];
    const { state } = brawl({ base: 'gorman' }, [one], [other], 'movement');
    const encounter = state.encounter && { ...state.encounter, mode: 'combat' as const, round: 2, ...facts };
    return new Script({ ...state, encounter });
  }
  const surprised = ({ state }: Script) => ({
    sides: (state.encounter?.sides ?? []).map((each) => ({ ...each, surprised: each.kind === 'monsters' })),
  });

  it('GOR-EVA-01: once they fight one runs all the same, and is chased', () => {
    const script = chased(fighting('leather')).play(run);
    expect(script.told().players.slice(-2)).toEqual([
      'The chase is on: 5 feet between them.',
      'They run: 5 feet between them.',
    ]);
    expect([referee, player].flatMap((seat) => refusedOffers(script.state, seat))).toEqual([]);
  });

  it('GOR-EVA-02: the faster get away, and the slower are caught at once', () => {
    const last = (armour: Creature['armour']) => chased(fighting(armour)).told().players.at(-1);
    expect([last('none'), last('plate')]).toEqual([
      'Those who fled got away.',
      'The chase is on: 5 feet between them.',
    ]);
    expect(chased(fighting('plate')).play(run).state.encounter?.mode).toBe('combat');
  });

  it('GOR-EVA-01: whom the others’ surprise would have let slip away is chased once they fight', () => {
    const script = fighting('leather');
    expect(
      flees(fighting('leather', surprised(script)))
        .told()
        .players.at(-1),
    ).toBe('The party turns to flee.');
  });

  it('OSE-EVT-13: out of doors, of which the book says nothing, a fight is left by no flight', () => {
    const open = fighting('leather', { setting: 'wilderness' });
    const flight = offers(open.state, player).filter(({ command }) => command === 'Evade');
    expect(flight.every(({ barred }) => barred !== null)).toBe(true);
  });
});
