import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { named } from '../../../../test/named.ts';
import {
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
  toMeet,
} from '../../../../test/table.ts';
import { id, type Options } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';

const scores = (DEX: number) => ({ STR: 10, INT: 10, WIS: 10, DEX, CON: 10, CHA: 10 });
const strong = { hitPoints: { now: 20, max: 20 } };
const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const aldo = someone({ at: at(2, 1), abilities: scores(13), attacks: [weapon('sword')], ...strong });
const ilphas = someone({ id: id('ilphas'), name: 'Ilphas', at: at(0, 1), attacks: [bow], ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const archer = goblin({ id: id('archer'), name: 'Archer', at: at(4, 2), attacks: [bow], ...strong });
const roll = { type: 'RollInitiative' } as const;

/** The second round waits for initiative. */
const waiting = (options: Options, foes: readonly Creature[] = [grik]) =>
  brawl({ base: 'eris', options }, [aldo, ilphas], foes, 'movement').play({ type: 'EndRound' });
const round = ({ state }: Script) => state.encounter?.combat;
const begins = (script: Script, kind: 'party' | 'monsters') =>
  round(script)?.order[0]?.[0] === script.state.encounter?.sides.find((side) => side.kind === kind)?.id;
/** How the throw of a round reads to a player. */
const formula = ({ state }: Script) => {
  const events = ask(state, roll, referee, 2, 5);
  const told = typeof events === 'string' ? [] : events.flatMap((event) => tell(event, player, state, state) ?? []);
  return told[0]?.why?.formula;
};

describe('who goes first by Planet Eris, as the referee settles it', () => {
  it.each([
    [{}, 'monsters'],
    [{ lowFirst: true }, 'party'],
  ] as const)('ERI-INI-01: a 2 against a 5, with %j: the %s go first', (options, first) => {
    const script = waiting(options).play(roll, referee, 2, 5);
    expect(begins(script, first)).toBe(true);
    expect(script.rules).toContain('ERI-INI-01');
  });

  it('ERI-INI-01: all are told which way the dice are read', () => {
    expect(formula(waiting({}))).toBe('d6, highest first');
    expect(formula(waiting({ lowFirst: true }))).toBe('d6, lowest first');
  });

  it.each([
    [{}, [6, 1], 1],
    [{}, [1, 6], 2],
    [{ lowFirst: true }, [6, 1], 2],
    [{ lowFirst: true }, [1, 6], 1],
  ] as const)(
    'ERI-MIS-05: with %j and the dice %j so many volleys come before all else: %i',
    (options, faces, early) => {
      const script = waiting(options, [grik, archer])
        .play({ type: 'Declare', creature: ilphas.id, action: 'ready', spell: null }, player)
        .play({ type: 'AllowFirstFire', creatures: [ilphas.id] })
        .play(roll, referee, ...faces);
      expect(round(script)?.early).toBe(early);
    },
  );

  it.each([
    [{}, [[aldo.id], [ilphas.id, grik.id]]],
    [{ tieByDexterity: false }, [[aldo.id, ilphas.id, grik.id]]],
  ] as const)('ERI-INI-02: of sides that tie, with %j', (options, actors) => {
    expect(round(waiting(options).play(roll, referee, 4, 4))?.actors).toEqual(actors);
  });

  it('ERI-INI-02: the tie is told by its rule; that dexterity moved them only where it did', () => {
    const told = (options: Options) => named(waiting(options).state, roll, referee, spectator, 4, 4);
    expect(told({})).toEqual(expect.arrayContaining(['ERI-INI-02', 'ERI-INI-03']));
    expect(told({ tieByDexterity: false })).toContain('ERI-INI-02');
    expect(told({ tieByDexterity: false })).not.toContain('ERI-INI-03');
  });
});

describe('initiative once for a fight, by Planet Eris', () => {
  /** The first round waits for initiative. */
  const met = (options: Options, foes: readonly Creature[] = [grik]) => {
    const ruleset = { base: 'eris', slots: {}, options } as const;
    const creatures = foes.map((foe) => foe.id);
    return new Script(delve([aldo, ilphas, ...foes], { ruleset }))
      .play(toMeet(creatures))
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
  };
  const second = (options: Options) => met(options).play(roll, referee, 2, 5).play({ type: 'EndRound' });

  it('ERI-INI-05: the first throw stands for the rounds that follow, and all are told so', () => {
    const once = second({ initiativeOncePerFight: true });
    expect(named(once.state, roll, referee, spectator)).toContain('ERI-INI-05');
    expect(begins(once.play(roll), 'monsters')).toBe(true);
  });

  it('ERI-INI-05: else each round has its own', () => {
    expect(begins(second({}).play(roll, referee, 5, 2), 'party')).toBe(true);
    expect(named(second({}).state, roll, referee, spectator, 5, 2)).not.toContain('ERI-INI-05');
  });

  it('ERI-MIS-05: an enemy with missiles to whom it stands shoots before those who hold theirs ready', () => {
    const script = met({ initiativeOncePerFight: true }, [grik, archer]).play(roll, referee, 1, 6);
    script.play({ type: 'EndRound' });
    script.play({ type: 'Declare', creature: ilphas.id, action: 'ready', spell: null }, player);
    script.play({ type: 'AllowFirstFire', creatures: [ilphas.id] }).play(roll);
    expect(round(script)?.actors.slice(0, 2)).toEqual([[archer.id], [ilphas.id]]);
    expect(script.rules).toContain('ERI-MIS-05');
  });

  it('what is offered is granted, by any of these settings', () => {
    for (const options of [{ lowFirst: true }, { tieByDexterity: false }, { initiativeOncePerFight: true }])
      expect(refusedOffers(second(options).state, referee, 'RollInitiative')).toEqual([]);
    const [offer] = offers(second({ initiativeOncePerFight: true }).state, referee).filter(
      ({ command }) => command === 'RollInitiative',
    );
    expect(offer?.label).toBe('Go on to the actions');
  });
});
