import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { offeredBy } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn, eventsIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import { id, loaded, type Options } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const side = (script: Script, kind: 'party' | 'monsters') =>
  script.state.encounter?.sides.find((each) => each.kind === kind)?.id ?? id<'side'>('none');
const run = { type: 'RunOn', obstacle: 'none', lostSight: false, goOn: true } as const;

/** Aldo flees from a wolf so far away, and it comes after. */
function chased(feet: number, movement: number, facts: Partial<Creature> = {}, options: Options = {}): Script {
  const wolf = goblin({ name: 'Wolf', movement });
  const script = new Script(delve([someone(facts), wolf], { ruleset: { ...ERIS, options } }))
    .play(toMeet([wolf.id]))
    .play({ type: 'SetDistance', distance: feet });
  return script
    .play({ type: 'Evade', side: side(script, 'party') }, player)
    .play({ type: 'DecidePursuit', pursue: true });
}
const flight = ({ state }: Script) => state.encounter?.flight;

describe('pursuit by Planet Eris', () => {
  it('ERI-PUR-02: both run four times their rate in a turn of ten rounds', () => {
    const script = chased(30, 110).play(run);
    expect([flight(script)?.gap, script.state.encounter?.round]).toEqual([70, 10]);
    expect(script.told().players).toContain('They run: 70 feet between them.');
  });

  it('ERI-PUR-02: the faster do not simply get away', () => {
    expect(flight(chased(30, 60))?.outcome).toBe('open');
  });

  it('ERI-PUR-05: monsters more than 90 feet behind give up', () => {
    expect(flight(chased(30, 90).play(run))?.outcome).toBe('evaded');
    expect(flight(chased(30, 120).play(run))?.outcome).toBe('open');
  });

  it.each([
    [2, 5, 'combat'],
    [5, 2, 'pursuit'],
  ] as const)('ERI-PUR-03: on contact %d against %d: %s', (pursued, pursuer, mode) => {
    const script = chased(100, 150).play(run, referee, pursued, pursuer);
    expect(script.state.encounter?.mode).toBe(mode);
    if (mode === 'pursuit') expect(flight(script)?.gap).toBe(10);
  });

  it('ERI-PUR-03: the reason holds the die of each side', () => {
    const { state } = chased(100, 150);
    const contact = eventIn(ask(state, run, referee, 5, 2), 'ContactMade');
    const told = contact && tell(contact, player, state, state);
    expect(told?.why?.throws?.map(({ who, roll }) => [who, roll.total])).toEqual([
      ['Those who flee', 5],
      ['Those who come after', 2],
    ]);
  });

  it('ERI-PUR-02: on contact the pursuers stop beside those who flee, ten feet behind', () => {
    const script = chased(100, 150);
    script.told();
    script.play({ ...run, fleersLost: 1 }, referee, 5, 2);
    expect(script.told().players).toEqual([
      'They run: 10 feet between them.',
      'The pursuers come up, but those who flee slip away. [5] [2]',
    ]);
  });

  it('ERI-PUR-05: corners, doors and stairs are offered by the rule that answers them', () => {
    const passages = offers(chased(70, 120).state, referee).filter(({ fixed }) => 'through' in fixed);
    expect(passages.map(({ rule }) => rule)).toEqual(Array(4).fill('ERI-PUR-05'));
  });

  it('ERI-PUR-03: of equal dice the quicker by dexterity wins', () => {
    const quick = { abilities: { STR: 10, INT: 10, WIS: 10, DEX: 16, CON: 10, CHA: 10 } };
    expect(chased(100, 150, quick).play(run, referee, 4, 4).state.encounter?.mode).toBe('pursuit');
    expect(chased(100, 150).play(run, referee, 4, 4).state.encounter?.mode).toBe('combat');
  });

  it.each([
    [{ lowFirst: true }, [2, 5], 'pursuit'],
    [{ lowFirst: true }, [5, 2], 'combat'],
    [{ tieByDexterity: false }, [4, 4], 'combat'],
    [{ lowFirst: true }, [4, 4], 'pursuit'],
  ] as const)('ERI-PUR-03: with %j, by the dice %j: %s', (options, faces, mode) => {
    const quick = { abilities: { STR: 10, INT: 10, WIS: 10, DEX: 16, CON: 10, CHA: 10 } };
    expect(chased(100, 150, quick, options).play(run, referee, ...faces).state.encounter?.mode).toBe(mode);
  });

  it('ERI-TIM-01: a turn of the chase has as many rounds as the referee says, and no more are spent', () => {
    const six = chased(70, 120, {}, { roundsPerTurn: 6 });
    expect(refusedOffers(six.state, referee, 'RunOn')).toEqual([]);
    expect(ask(six.state, { ...run, fleersLost: 7 }, referee)).toBe('bad-input');
    expect(six.play(run).state.encounter?.round).toBe(6);
  });

  it('ERI-PUR-04: each round of spells or shots costs a round of movement', () => {
    expect(flight(chased(70, 120).play({ ...run, fleersLost: 1 }))?.gap).toBe(20);
    expect(ask(chased(70, 120).state, { ...run, fleersLost: 11 }, referee)).toBe('bad-input');
  });

  describe('ERI-PUR-04: shots and spells on the run', () => {
    const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
    const arrows = {
      id: id<'item'>('arrows'),
      name: 'Arrow',
      kind: 'gear',
      quantity: 30,
      weight: 0,
      use: null,
    } as const;
    const archer = { attacks: [bow], items: [arrows] };
    const wolf = id<'creature'>('goblin');
    const shot = { type: 'Attack', attacker: id<'creature'>('aldo'), target: wolf, attack: 0 } as const;
    const chasing = (facts: Partial<Creature>) => {
      const script = chased(70, 120, facts);
      script.told();
      return script;
    };
    const lostOf = ({ state }: Script) =>
      offers(state, referee)
        .find(({ key }) => key === 'RunOn')
        ?.inputs.flatMap((input) => (input.kind === 'number' ? [input.preset] : []));

    it('a round of shooting is the full rate of fire, and costs a round of the way', () => {
      const script = chasing(archer).play(shot, player, 2);
      expect(script.told().players).toEqual([
        'Aldo shoots at the wolf with a short bow: misses. [2]',
        'Aldo gives up a round of running for the shot.',
      ]);
      expect(script.play(shot, player, 2).told().players).toEqual([
        'Aldo shoots at the wolf with a short bow: misses. [2]',
      ]);
      expect(lostOf(script)).toEqual([1, 0]);
      expect(flight(new Script(script.state).play(run))?.gap).toBe(70 + 480 - 50 - 480);
      expect(lostOf(script.play(shot, player, 2))).toEqual([2, 0]);
    });

    it('the range is the gap of the chase: so many feet of a short bow are in the middle', () => {
      const why = eventIn(ask(chasing(archer).state, shot, player, 2), 'AttackRolled')?.why;
      expect(why?.modifiers).toContainEqual({ name: 'range', value: 1, rule: 'ERI-MIS-03' });
    });

    it('the chase stays one, and nobody strikes in it', () => {
      const script = chasing({ ...archer, attacks: [bow, weapon('sword')] }).play(shot, player, 2);
      expect(script.state.encounter?.mode).toBe('pursuit');
      expect(ask(script.state, { ...shot, attack: 1 }, player)).toBe('out-of-turn');
      expect(refusedOffers(script.state, [referee, player], ['Attack', 'CastSpell', 'RunOn'])).toEqual([]);
    });

    it('players who can are told that they may', () => {
      const sentence = ({ state }: Script) => {
        const record = project(state, player).get('prompt');
        return record?.type === 'prompt' ? record.sentence : null;
      };
      expect(sentence(chasing(archer))).toBe(
        'Run for it, turn and fight, or shoot or cast on the run: the referee counts the distance',
      );
      expect(sentence(chasing({}))).toBe('Run for it, or turn and fight: the referee counts the distance');
    });

    it('a spell costs a round', () => {
      const begun = chasing({ class: 'magic-user' });
      const script = new Script({ ...begun.state, memorised: { [shot.attacker]: ['Magic Missile', 'Sleep'] } });
      script.play({ type: 'CastSpell', caster: shot.attacker, spell: 'Magic Missile', targets: [wolf] }, player, 1);
      expect(script.told().players).toContain('Aldo gives up a round of running for the spell.');
      expect(lostOf(script)).toEqual([1, 0]);
    });

    describe('a mage is offered to cast what is in memory', () => {
      const memorised = { [shot.attacker]: ['Magic Missile', 'Sleep'] };
      const casts = ({ state }: Script) =>
        offers(state, player).filter(
          ({ command, barred, place }) => command === 'CastSpell' && !barred && place !== 'palette',
        );
      const spells = (script: Script) =>
        casts(script).flatMap(({ inputs }) =>
          inputs.flatMap((input) =>
            input.kind === 'choice' && input.name === 'spell' ? [input.options.map(({ value }) => value)] : [],
          ),
        );
      const spoken = ({ state }: Script) => {
        const record = project(state, player).get('prompt');
        return record?.type === 'prompt' ? record.sentence : null;
      };

      it('who runs from a meeting', () => {
        const begun = chasing({ class: 'magic-user' });
        const script = new Script({ ...begun.state, memorised });
        expect(spells(script)).toEqual([['Magic Missile', 'Sleep']]);
        expect(refusedOffers(script.state, player, 'CastSpell')).toEqual([]);
        expect(spoken(script)).toContain('shoot or cast on the run');
      });

      it('who broke off a fight, whatever was declared for its round', () => {
        const wolves = goblin({ name: 'Wolf', movement: 120, at: at(4, 4) });
        const fight = brawl(
          { base: 'eris' },
          [someone({ ...archer, class: 'magic-user', at: at(0, 0) })],
          [wolves],
          'missile',
        );
        const script = new Script({ ...fight.state, memorised });
        script.play({ type: 'Evade', side: side(script, 'party') }, player);
        script.play({ type: 'DecidePursuit', pursue: true });
        expect([flight(script)?.outcome, script.state.encounter?.combat?.stage]).toEqual(['open', 'acting']);
        const { encounter } = script.state;
        const combat = encounter?.combat && {
          ...encounter.combat,
          phase: 'melee' as const,
          actors: encounter.combat.actors.map(() => []),
          acted: [shot.attacker],
          declarations: {
            [shot.attacker]: { action: 'spell' as const, spell: 'Sleep', disrupted: false },
          },
        };
        const stale = new Script({ ...script.state, encounter: encounter && { ...encounter, combat: combat ?? null } });
        expect(spells(stale)).toEqual([['Magic Missile', 'Sleep']]);
        expect(refusedOffers(stale.state, player, 'CastSpell')).toEqual([]);
        stale.play({ type: 'CastSpell', caster: shot.attacker, spell: 'Magic Missile', targets: [wolf] }, player, 1);
        expect(lostOf(stale)).toEqual([1, 0]);
      });
    });

    it('a scroll that is read costs a round, as a spell does', () => {
      const scroll = { ...arrows, id: id<'item'>('scroll'), name: 'scroll of Sleep', quantity: 1 };
      const script = chasing({ class: 'magic-user', items: [scroll] });
      script.play({ type: 'UseUp', creature: shot.attacker, item: scroll.id, targets: [] }, player, 1, 1);
      expect(script.told().players).toContain('Aldo gives up a round of running for the scroll.');
      expect(lostOf(script)).toEqual([1, 0]);
    });

    it('no spell and no scroll reaches a side that gave up the chase, and none is offered at it', () => {
      const rat = goblin({ id: id('rat'), name: 'Rat' });
      const scroll = { ...arrows, id: id<'item'>('scroll'), name: 'scroll of Sleep', quantity: 1 };
      const mage = someone({ class: 'magic-user', items: [scroll] });
      const memorised = { [mage.id]: ['Magic Missile'] };
      const script = new Script(
        delve([mage, goblin({ name: 'Wolf', movement: 120 }), rat], { ruleset: ERIS, memorised }),
      )
        .play(toMeet([wolf]))
        .play({ type: 'JoinEncounter', creatures: [rat.id], side: null })
        .play({ type: 'SetDistance', distance: 70 });
      script.play({ type: 'Evade', side: side(script, 'party') }, player);
      script.play({ type: 'DecidePursuit', pursue: true });
      script.play({ type: 'StopChase', side: script.state.encounter?.sides.at(-1)?.id ?? id('none') });
      const { state } = script;
      const spell = { type: 'CastSpell', caster: mage.id, spell: 'Magic Missile', targets: [rat.id] } as const;
      const reading = { type: 'UseUp', creature: mage.id, item: scroll.id, targets: [rat.id] } as const;
      for (const command of [spell, reading]) {
        expect(ask(state, command, player)).toBe('too-far');
        expect(typeof ask(state, { ...command, targets: [wolf] }, player, 1, 1)).toBe('object');
        const aims = offers(state, player)
          .filter((offer) => offer.command === command.type && !offer.barred)
          .flatMap(({ inputs }) => inputs)
          .flatMap((input) => (input.name === 'targets' && input.kind === 'choices' ? [input.options] : []));
        expect(aims.map((options) => options.map(({ label }) => label).toSorted())).toEqual([['Aldo', 'Wolf']]);
      }
    });

    it('nobody turns the undead on the run', () => {
      const { state } = chasing({ class: 'cleric', level: 3 });
      const wraith = state.creatures[wolf];
      const undead = {
        ...state,
        creatures: { ...state.creatures, ...(wraith && { [wolf]: { ...wraith, undead: true } }) },
      };
      expect(ask(undead, { type: 'TurnUndead', cleric: shot.attacker }, player)).toBe('out-of-turn');
      expect(offers(undead, player).map(({ command }) => command)).not.toContain('TurnUndead');
    });

    it('what a foe has spent of the run is the referee’s alone', () => {
      const { state } = chasing(archer);
      const spent = { rounds: 1, lost: 1, shotsLeft: 1 };
      const all = { [wolf]: spent, [shot.attacker]: spent };
      const running = state.encounter?.flight && { ...state.encounter.flight, spent: all };
      const slowed = { ...state, encounter: state.encounter && { ...state.encounter, flight: running ?? null } };
      expect(known(slowed, player).encounter?.flight?.spent).toEqual({ [shot.attacker]: spent });
      expect(known(slowed, referee).encounter?.flight?.spent).toEqual(all);
    });

    it.each([
      ['water', 'OSE-PUR-09'],
      ['wilderness', 'OSE-PUR-13'],
    ] as const)(
      'on the %s a chase has no rounds to spend: nobody shoots in it, by the rule of such a chase',
      (setting, rule) => {
        const { state } = chasing(archer);
        const elsewhere = { ...state, encounter: state.encounter && { ...state.encounter, setting } };
        const ruling = decide(elsewhere, shot, player, loaded(2));
        expect(ruling.granted ? null : ruling.refusal).toMatchObject({ code: 'out-of-turn', rule });
      },
    );

    it('OSE-PUR-09: on water they run round by round, with none to lose to shots', () => {
      const { state } = chasing(archer);
      const afloat = new Script({ ...state, encounter: state.encounter && { ...state.encounter, setting: 'water' } });
      const run = offers(afloat.state, referee).find(({ key }) => key === 'RunOn:hindered');
      expect([run?.label, run?.inputs.map(({ name }) => name)]).toEqual([
        'They run, and something hinders or hides them',
        ['obstacle', 'lostSight'],
      ]);
      expect(
        afloat.play({ type: 'RunOn', obstacle: 'none', lostSight: false, goOn: true }).state.encounter?.round,
      ).toBe(1);
      expect(refusedOffers(afloat.state, referee, 'RunOn')).toEqual([]);
    });

    it('elves shoot for nothing, and cast as others do', () => {
      const elf = chasing({ ...archer, class: 'elf' });
      expect(elf.play(shot, player, 2).told().players.at(-1)).toBe('Aldo shoots on the run, and loses nothing of it.');
      expect(lostOf(elf)).toEqual([0, 0]);
    });

    it('whoever broke off a fight shoots on the run, whatever was left of its round', () => {
      const wolves = goblin({ name: 'Wolf', movement: 120, at: at(4, 4) });
      const script = brawl({ base: 'eris' }, [someone({ ...archer, at: at(0, 0) })], [wolves], 'missile');
      script.play(shot, player, 2).play(shot, player, 2);
      script.play({ type: 'Evade', side: side(script, 'party') }, player).play({ type: 'DecidePursuit', pursue: true });
      expect([script.state.encounter?.mode, flight(script)?.outcome]).toEqual(['pursuit', 'open']);
      script.told();
      script.play(shot, player, 2);
      expect(script.told().players.at(-1)).toBe('Aldo gives up a round of running for the shot.');
      expect(refusedOffers(script.state, player, 'Attack')).toEqual([]);
    });

    it('a turn has no more than ten rounds of them, and the next begins anew', () => {
      const script = chasing(archer);
      for (let arrow = 0; arrow < 20; arrow += 1) script.play(shot, player, 2);
      expect(ask(script.state, shot, player)).toBe('already-tried');
      const ruling = decide(script.state, shot, referee, loaded(2), true);
      expect(eventsIn(ruling.granted ? ruling.events : '', 'RefusalOverridden')).toHaveLength(1);
      expect(lostOf(script)).toEqual([10, 0]);
      expect(lostOf(script.play({ ...run, fleersLost: 0 }))).toEqual([0, 0]);
      expect(ask(script.state, shot, player, 2)).not.toBe('already-tried');
    });

    it('ERI-MIS-02: a weapon is loaded on the run in the round after its shot, the first of the next turn where need be', () => {
      const crossbow = weapon('heavy crossbow', { kind: 'missile', damage: '1d6', ranges: [80, 160, 240] });
      const bolts = { ...arrows, id: id<'item'>('bolts'), name: 'Quarrel' };
      const script = chasing({ ...archer, attacks: [bow, crossbow], items: [arrows, bolts] });
      for (let arrow = 0; arrow < 18; arrow += 1) script.play(shot, player, 2);
      expect(lostOf(script)).toEqual([9, 0]);
      script.play({ ...shot, attack: 1 }, player, 2);
      expect(lostOf(script)).toEqual([10, 0]);
      expect(flight(script)?.spent?.[shot.attacker]?.rounds).toBe(11);
      script.play({ ...run, fleersLost: 0 });
      expect([lostOf(script), flight(script)?.spent?.[shot.attacker]?.rounds]).toEqual([[0, 0], 1]);
      script.play(run);
      expect(flight(script)?.spent?.[shot.attacker]?.rounds ?? 0).toBe(0);
    });

    it('a shot that is left of a round is one with the weapon that was shot in it', () => {
      const sling = weapon('sling', { kind: 'missile', damage: '1d4', ranges: [40, 80, 160] });
      const stones = { ...arrows, id: id<'item'>('stones'), name: 'Sling stone' };
      const script = chasing({ ...archer, attacks: [bow, sling], items: [arrows, stones] });
      script.play(shot, player, 2).play({ ...shot, attack: 1 }, player, 2);
      expect(lostOf(script)).toEqual([2, 0]);
      for (let round = 2; round < 10; round += 1) {
        script.play(shot, player, 2);
        if (round < 9) script.play(shot, player, 2);
      }
      expect(lostOf(script)).toEqual([10, 0]);
      expect(ask(script.state, { ...shot, attack: 1 }, player)).toBe('already-tried');
      expect(ask(script.state, shot, player, 2)).not.toBe('already-tried');
      expect(refusedOffers(script.state, player, 'Attack')).toEqual([]);
    });

    it('where the book knows none, it is refused as what it is: a chase', () => {
      const script = new Script({ ...chasing(archer).state, ruleset: { base: 'ose', slots: {}, options: {} } });
      const ruling = decide(script.state, shot, player, loaded());
      expect(ruling.granted ? '' : ruling.refusal.sentence).toBe(
        'They run for it: nobody fights, shoots or casts on the run.',
      );
    });
  });

  it('ERI-PUR-03: the pursued may turn and fight, as far from the others as they ran', () => {
    const script = chased(30, 110).play(run);
    script.told();
    script.play({ type: 'StopChase', side: side(script, 'party') }, player);
    expect(script.told().players).toEqual(['Those who fled turn and fight, 70 feet from the others!', 'Round 11.']);
    expect(script.state.encounter).toMatchObject({ mode: 'combat', flight: null, distance: 70 });
    expect(offeredBy(chased(70, 120).state, 'StopChase', player)).toEqual(['ERI-PUR-03']);
  });

  it('ERI-PUR-01: the pursuing side decides whether to go on', () => {
    const script = chased(70, 120);
    expect(ask(script.state, { type: 'StopChase', side: side(script, 'monsters') }, player)).toBe('not-your-seat');
    script.told();
    script.play({ type: 'StopChase', side: side(script, 'monsters') });
    expect(script.told().players).toEqual(['Those who fled got away.']);
    expect(flight(script)?.outcome).toBe('evaded');
    expect(ask(script.state, { type: 'StopChase', side: side(script, 'party') }, player)).toBe('no-encounter');
  });

  it('ERI-PUR-02, 04: the reason says what the gap is made of, and what was lost to spells and shots', () => {
    const why = (script: Script, lost: object, ...faces: number[]) =>
      eventIn(ask(script.state, { ...run, ...lost }, referee, ...faces), 'PursuitRan')?.why;
    expect(why(chased(70, 120), { fleersLost: 1, pursuersLost: 2 })).toMatchObject({
      rule: 'ERI-PUR-02',
      formula: '430′ of those who flee against 380′ of the pursuers, a turn',
      made: {
        amount: 120,
        parts: [
          { name: 'before', value: 70 },
          { name: 'run by those who flee', value: 480 },
          { name: 'their rounds of spells and shots', value: -50, rule: 'ERI-PUR-04' },
          { name: 'run by the pursuers', value: -480 },
          { name: 'the pursuers’ rounds of spells and shots', value: 100, rule: 'ERI-PUR-04' },
        ],
      },
      notes: expect.arrayContaining([
        {
          rule: 'ERI-PUR-04',
          text: 'each round of spells or shots costs one of the run; elves and mounted archers shoot for nothing',
        },
      ]),
    });
    expect(why(chased(100, 150), {}, 5, 2)?.made).toEqual({
      amount: 10,
      parts: [
        { name: 'before', value: 100 },
        { name: 'run by those who flee', value: 480 },
        { name: 'run by the pursuers', value: -600 },
        { name: 'where they come up', value: 30 },
      ],
    });
  });

  it('ERI-PUR-05: through a secret door they follow on a 1 only', () => {
    const script = chased(70, 120).play({ ...run, through: 'secret-door' }, referee, 2);
    expect(flight(script)?.outcome).toBe('evaded');
  });

  it('what is offered is granted', () => {
    expect(refusedOffers(chased(70, 120).state, [referee, player], 'RunOn')).toEqual([]);
  });
});

describe('breaking off by Planet Eris', () => {
  const fighting = (x: number) => {
    const wolf = goblin({ name: 'Wolf', at: at(x, 1) });
    return new Script(delve([someone({ at: at(1, 1) }), wolf], { ruleset: ERIS }))
      .play(toMeet([wolf.id]))
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' })
      .play({ type: 'RollInitiative' }, referee, 6, 1);
  };
  const inCombat = (x: number) => {
    const { state } = fighting(x);
    return { ...state, encounter: state.encounter && { ...state.encounter, mode: 'combat' as const } };
  };
  const evades = (x: number) =>
    offers(inCombat(x), player).some(({ command, barred }) => command === 'Evade' && barred === null);

  it('ERI-PUR-01: a fight that has begun may be left more than twenty feet from the foe', () => {
    expect([evades(2), evades(3), evades(4)]).toEqual([false, false, true]);
    expect(refusedOffers(inCombat(4), player, 'Evade')).toEqual([]);
  });
});
