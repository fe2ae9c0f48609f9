import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { named } from '../../../../test/named.ts';
import { at, delve, goblin, player, referee, someone, spectator, toMeet } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const quick = someone({
  at: at(2, 1),
  armour: 'chainmail',
  shield: true,
  abilities: { STR: 10, INT: 13, WIS: 14, DEX: 15, CON: 10, CHA: 17 },
  attacks: [weapon('sword')],
});
const DULL = { STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
const grik = goblin({ at: at(3, 1) });
const figure = (name: string) => {
  const sheet = project(delve([quick], { ruleset: ERIS }), player).get(`sheet:${quick.id}`);
  return sheet?.type === 'sheet' ? sheet.derived.find((each) => each.name === name) : undefined;
};

describe('figures of Planet Eris on the sheet', () => {
  it.each([
    ['Turn, chase, round', '180′, 360′, 40′', 'ERI-MOV-02'],
    ['When initiative ties', 'acts first', 'ERI-ABL-02'],
    ['Missiles', '+1', 'ERI-APX-04'],
    ['Unusual followers', '6 at most, loyalty +2', 'ERI-APX-05'],
    ['Languages by intelligence', '3', 'ERI-APX-06'],
    ['Languages by wisdom', '2', 'ERI-ABL-01'],
  ])('%s: %s (%s)', (name, value, rule) => {
    expect(figure(name)).toMatchObject({ value, rule });
  });
});

describe('initiative by Planet Eris, as people are told', () => {
  const waiting = brawl({ base: 'eris' }, [quick], [grik], 'movement').play({ type: 'EndRound' }).state;
  const roll = { type: 'RollInitiative' } as const;

  it('ERI-INI-03: of a tie, that dexterity alone moves them; of any other throw, nothing', () => {
    expect(named(waiting, roll, referee, spectator, 4, 4)).toContain('ERI-INI-03');
    expect(named(waiting, roll, referee, spectator, 4, 3)).not.toContain('ERI-INI-03');
    const order = (...faces: number[]) => new Script(waiting).play(roll, referee, ...faces).told().players[0];
    expect([order(4, 4), order(4, 3)]).toEqual([
      'Initiative: the party, then the goblin. [4] [4]',
      'Initiative: the party, then the goblin. [4] [3]',
    ]);
  });

  it('ERI-INI-01: a side that acts alone, since the other is surprised, throws nothing', () => {
    const surprised = new Script(delve([quick, grik], { ruleset: ERIS }))
      .play(toMeet([grik.id], { aware: 'monsters' }))
      .play({ type: 'RollSurprise' }, referee, 1)
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
    surprised.told();
    expect(surprised.play(roll).told().players[0]).toBe('The goblin alone can act.');
    expect(surprised.state.encounter?.combat?.order).toHaveLength(1);
  });

  it('ERI-INI-02: of a side that a tie parts each is named where they act, and no side twice', () => {
    const slow = someone({ id: id('bera'), name: 'Bera', at: at(2, 2), abilities: { ...DULL, DEX: 6 } });
    const even = someone({ id: id('cuth'), name: 'Cuth', at: at(2, 3) });
    const others = [slow, even, someone({ id: id('dag'), name: 'Dag', at: at(1, 3) })];
    const parted = brawl({ base: 'eris' }, [quick, ...others], [grik], 'movement').play({ type: 'EndRound' });
    parted.told();
    const { referee: first } = parted.play(roll, referee, 4, 4).told();
    expect(first[0]).toBe('Initiative: Aldo, then Cuth, Dag and the goblin, then Bera. [4] [4]');
    expect(
      parted.play({ type: 'NextPhase' }).play({ type: 'NextPhase' }).play({ type: 'NextPhase' }).told().players,
    ).toContain('Cuth, Dag and the goblin may move.');
    parted.play({ type: 'EndRound' });
    parted.told();
    expect(parted.play(roll, referee, 4, 3).told().players[0]).toBe('Initiative: the party, then the goblin. [4] [3]');
  });
});

describe('a chase by Planet Eris, as people are told', () => {
  /** Aldo runs from a wolf so far away, which comes after. */
  function chased(feet: number, movement: number): Script {
    const wolf = goblin({ name: 'Wolf', movement });
    const script = new Script(delve([someone(), wolf], { ruleset: ERIS }))
      .play(toMeet([wolf.id]))
      .play({ type: 'SetDistance', distance: feet });
    const party = script.state.encounter?.sides.find((side) => side.kind === 'party')?.id ?? id<'side'>('none');
    return script.play({ type: 'Evade', side: party }, player).play({ type: 'DecidePursuit', pursue: true });
  }
  const run = { type: 'RunOn', obstacle: 'none', lostSight: false, goOn: true } as const;

  it('ERI-INI-05: initiative is thrown when the pursuers come up, and not before', () => {
    expect(named(chased(100, 150).state, run, referee, spectator, 2, 5)).toContain('ERI-INI-05');
    expect(named(chased(30, 110).state, run, referee, spectator)).not.toContain('ERI-INI-05');
    const comeUp = (...faces: number[]) => {
      const script = chased(100, 150).play(run, referee, ...faces);
      return [script.told().players.find((line) => line.includes('pursuers')), script.state.encounter?.mode];
    };
    expect([comeUp(2, 5), comeUp(5, 2)]).toEqual([
      ['The pursuers have come up. [2] [5]', 'combat'],
      ['The pursuers come up, but those who flee slip away. [5] [2]', 'pursuit'],
    ]);
  });

  it('ERI-PUR-05: what ends it is named, distance or a door', () => {
    expect(named(chased(30, 90).state, run, referee, spectator)).toContain('ERI-PUR-05');
    expect(named(chased(30, 110).state, { ...run, through: 'door' }, referee, referee, 5)).toContain('ERI-PUR-05');
    const ends = (movement: number, ...way: Parameters<Script['play']>) =>
      chased(30, movement)
        .play(...way)
        .told()
        .players.at(-1);
    expect([ends(90, run), ends(110, run)]).toEqual(['Those who fled got away.', 'They run: 70 feet between them.']);
    const door = { ...run, through: 'door' } as const;
    expect([ends(110, door, referee, 3), ends(110, door, referee, 2)]).toEqual([
      'Those who fled got away.',
      'They run: 70 feet between them.',
    ]);
  });

  it('ERI-PUR-01: the offer to flee names the book’s own rule', () => {
    const met = new Script(delve([someone(), goblin()], { ruleset: ERIS }))
      .play(toMeet([goblin().id]))
      .play({ type: 'SetDistance', distance: 30 });
    expect(offers(met.state, player).find(({ command }) => command === 'Evade')?.rule).toBe('ERI-PUR-01');
  });
});
