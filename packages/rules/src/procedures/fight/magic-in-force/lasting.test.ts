import { describe, expect, it } from 'vitest';
import { brawl, nextRound, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import { id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { baseRate } from '../../dungeon/movement/rate.ts';
import { feetThisRound } from '../../situation/round/turns.ts';
import { attacksLeft } from '../attack/routine.ts';

const mage = someone({ id: id('mia'), name: 'Mia', class: 'magic-user', level: 5, at: at(0, 1) });
const priest = someone({ id: id('bru'), name: 'Bru', class: 'cleric', level: 2, at: at(0, 0) });
const aldo = someone({ at: at(1, 1), hitPoints: { now: 3, max: 20 } });

const caster = (who: Creature, ...spells: readonly string[]) =>
  new Script({ ...delve([who, aldo]), memorised: { [who.id]: spells } });
const cast = (who: Creature, spell: string, ...targets: Creature['id'][]) =>
  ({ type: 'CastSpell', caster: who.id, spell, targets }) as const;
const turn = { type: 'EndTurn', resting: false } as const;
const inForce = ({ state }: Script) => lastingMagic(state).map(({ name }) => name);

describe('spells in force (OSE-TIM-03, OSE-APX-06)', () => {
  it.each([
    [priest, 'Bless', 6],
    [priest, 'Detect Magic', 2],
    [priest, 'Remove Fear', 2],
    [mage, 'Shield', 2],
    [mage, 'Protection from Evil', 6],
    [priest, 'Protection from Evil', 12],
    [mage, 'Haste', 3],
  ])('$name casts $1, which lasts $2 turns, the running one included', (who, spell, turns) => {
    const script = caster(who, spell).play(cast(who, spell), player);
    for (let passed = 1; passed < turns; passed += 1) script.play(turn, player);
    expect(inForce(script)).toEqual([spell]);
    expect(inForce(script.play(turn, player))).toEqual([]);
    expect(script.told().players).toContain(`${spell} has run out.`);
    expect(script.rules).toContain('OSE-TIM-03');
  });

  it('a duration that is thrown for is the referee’s to know: 1d6 and the level of flying', () => {
    const script = caster(mage, 'Fly').play(cast(mage, 'Fly'), player, 2);
    expect(script.told()).toMatchObject({
      referee: ['Mia casts Fly.', 'Fly on Mia lasts 7 turns. [2]'],
      players: ['Mia casts Fly.'],
    });
  });

  it('a level more is a turn more: 1d6 turns and the level of flying, and its reason holds the dice', () => {
    const { state } = caster(mage, 'Fly');
    const ruling = decide(state, cast(mage, 'Fly', aldo.id), player, loaded(2));
    const began = ruling.granted ? ruling.events.findIndex(({ type }) => type === 'MagicBegan') : -1;
    const [event, after] = ruling.granted ? [ruling.events[began], ruling.after[began]] : [];
    expect(event && after && tell(event, referee, after, state)).toMatchObject({
      text: 'Fly on Aldo lasts 7 turns.',
      why: { roll: { faces: [2], total: 7 } },
    });
  });

  it('what lasts until it is broken is the referee’s to end', () => {
    const script = caster(mage, 'Invisibility').play(cast(mage, 'Invisibility', aldo.id), player);
    script.play({ type: 'PassTurns', turns: 144, resting: true });
    const [magic] = lastingMagic(script.state);
    expect(refusedOffers(script.state, referee, 'EndMagic')).toEqual([]);
    expect(ask(script.state, { type: 'EndMagic', magic: magic?.id ?? id('none') }, player)).toBe('not-your-seat');
    expect(inForce(script.play({ type: 'EndMagic', magic: magic?.id ?? id('none') }))).toEqual([]);
  });

  it('what is over at once does not last, and so what the list is silent on', () => {
    expect(inForce(caster(mage, 'Fire Ball').play(cast(mage, 'Fire Ball'), player))).toEqual([]);
    expect(inForce(caster(mage, 'Knock').play(cast(mage, 'Knock'), player))).toEqual([]);
  });

  it('a fight takes a turn of a spell, however short it was (OSE-EVT-14)', () => {
    const grik = goblin({ at: at(3, 1) });
    const script = new Script({ ...delve([mage, aldo, grik]), memorised: { [mage.id]: ['Shield'] } });
    script.play(cast(mage, 'Shield'), player);
    script.play(toMeet([grik.id]));
    script.play({ type: 'ConcludeEncounter' } as never);
    expect(inForce(script)).toEqual(['Shield']);
    expect(inForce(script.play(turn, player))).toEqual([]);
    expect(script.rules).toContain('OSE-EVT-14');
  });

  it.each([
    ['ose', 5, 60, 'OSE-TIM-03'],
    ['ose', 65, 60, 'OSE-TIM-03'],
    ['gorman', 12, 10, 'GOR-EXP-01'],
    ['eris', 5, 10, 'ERI-TIM-03'],
    ['eris', 12, 10, 'ERI-TIM-03'],
  ] as const)(
    'by %s a turn of magic that begins in round %i of a fight is the %i rounds from there (%s)',
    (base, round, rounds, _rule) => {
      const grik = goblin({ at: at(2, 1) });
      const met = brawl({ base }, [aldo], [grik]);
      const inRound = (state: Script['state'], now: number) =>
        new Script({ ...state, encounter: state.encounter && { ...state.encounter, round: now } });
      const begin = { type: 'BeginMagic', name: 'Potion', on: [aldo.id], turns: 1 } as const;
      const { state } = inRound(met.state, round).play(begin);
      expect(inForce(inRound(state, round + rounds - 2).play({ type: 'EndRound' }))).toEqual(['Potion']);
      expect(inForce(inRound(state, round + rounds - 1).play({ type: 'EndRound' }))).toEqual([]);
      const short = inRound(state, round).play({ type: 'ConcludeEncounter' });
      expect(inForce(short)).toEqual([]);
    },
  );

  it('of two of one name it is said upon whom each is that the referee may end', () => {
    const bera = { ...aldo, id: id<'creature'>('bera'), name: 'Bera' };
    const upon = (name: string, ...on: readonly (typeof aldo.id)[]) =>
      ({ type: 'BeginMagic', name, on: [...on], turns: 6 }) as const;
    const script = new Script(delve([aldo, bera]))
      .play(upon('Haste', aldo.id))
      .play(upon('Shield', bera.id))
      .play(upon('Haste', aldo.id, bera.id));
    const ends = offers(script.state, referee).flatMap(({ command, label }) => (command === 'EndMagic' ? [label] : []));
    expect(ends).toEqual(['End Haste (Aldo)', 'End Shield', 'End Haste (Aldo and Bera)']);
  });

  it('shows on the sheet of whom it is upon, and the referee is told what ends with the turn', () => {
    const script = caster(priest, 'Remove Fear').play(cast(priest, 'Remove Fear', aldo.id), player);
    expect(project(script.state, player).get('sheet:aldo')).toMatchObject({
      derived: expect.arrayContaining([expect.objectContaining({ name: 'Under magic', value: 'Remove Fear' })]),
    });
    script.play(turn, player);
    expect(project(script.state, referee).get('due')).toMatchObject({
      items: expect.arrayContaining([{ kind: 'magic', text: 'Remove Fear ends with this turn.' }]),
    });
  });

  it('other magic the referee begins, for so many turns', () => {
    const script = new Script(delve([aldo]));
    const begin = { type: 'BeginMagic', name: 'Potion of giant strength', on: [aldo.id], turns: 2 } as const;
    expect(refusedOffers(script.state, referee, 'BeginMagic')).toEqual([]);
    expect(ask(script.state, begin, player)).toBe('not-your-seat');
    expect(script.play(begin).told().players).toEqual(['The potion of giant strength on Aldo lasts 2 turns.']);
    expect(inForce(script.play(turn, player).play(turn, player))).toEqual([]);
  });

  it.each([
    ['Slow', [], []],
    ['Fly', [1], null],
    ["Silence 15' Radius", [], [1]],
  ] as const)(
    'whom %s is upon notices it, whoever cast it, and is offered what is granted',
    (spell, thrown, settled) => {
      const grik = goblin({ at: at(2, 1), class: 'magic-user', level: 7 });
      const mia = { ...mage, moved: 60 };
      const script = new Script({ ...delve([mia, grik]), memorised: { [grik.id]: [spell], [mia.id]: ['Shield'] } });
      script.play(cast(grik, spell, mia.id), referee, ...thrown);
      const [awaited] = awaitedSpells(script.state);
      if (awaited && settled) script.play({ type: 'LetTakeHold', awaited: awaited.id }, referee, ...settled);
      expect(inForce(script)).toEqual([spell]);
      expect(refusedOffers(script.state, player)).toEqual([]);
      expect(baseRate(known(script.state, player), mia)).toBe(baseRate(script.state, mia));
    },
  );

  it('Light shines thirty feet about whom it is cast on, twelve turns from a cleric', () => {
    const script = caster(priest, 'Light').play(cast(priest, 'Light', aldo.id), player);
    expect(Object.values(script.state.lights)).toMatchObject([
      { kind: 'spell', carriedBy: aldo.id, radius: 30, turnsLeft: 12 },
    ]);
    expect(inForce(script)).toEqual([]);
  });

  it('Cure Light Wounds gives back 1d6 + 1 at once (OSE-HEA-02)', () => {
    const script = caster(priest, 'Cure Light Wounds').play(cast(priest, 'Cure Light Wounds', aldo.id), player, 4);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(8);
    expect(script.rules).toContain('OSE-HEA-02');
  });
});

describe('haste (OSE-APX-06)', () => {
  const hale = { ...aldo, hitPoints: { now: 20, max: 20 } };
  const grik = goblin({ at: at(2, 1), hitPoints: { now: 30, max: 30 } });
  const hasted = (phase = 'melee') => {
    const script = brawl({}, [hale], [grik], 'movement');
    script.play({ type: 'BeginMagic', name: 'Haste', on: [aldo.id], turns: 3 });
    return until(script, phase);
  };
  const blow = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;

  it('in force, presets the flag of the referee, who may take it off', () => {
    const script = hasted();
    const of = (state = script.state) =>
      [...project(state, referee).values()].flatMap((record) =>
        record.type === 'offer' && record.offer.command === 'SetSituation' && record.offer.about === aldo.id
          ? record.offer.inputs.flatMap((input) =>
              input.kind === 'flag' && input.name === 'hasted' ? [input.preset] : [],
            )
          : [],
      );
    expect(of()).toEqual([true]);
    const usual = {
      cover: 'none',
      water: 'none',
      unstable: false,
      surrounded: false,
      silenced: false,
      modifier: 0,
    } as const;
    script.play({ type: 'SetSituation', creature: aldo.id, ...usual, hasted: false });
    expect(of()).toEqual([false]);
  });

  it('doubles the blows of a round, and the feet', () => {
    const script = hasted();
    expect(feetThisRound(script.state, aldo.id, 120)).toBe(80);
    script.play(blow, player, 2).play(blow, player, 2);
    expect(ask(script.state, blow, player)).toBe('already-tried');
    expect(attacksLeft(nextRound(script).state, hale).length).toBeGreaterThan(0);
  });

  it('ends, and they strike once again', () => {
    const script = hasted();
    const [magic] = lastingMagic(script.state);
    script.play({ type: 'EndMagic', magic: magic?.id ?? id('none') }).play(blow, player, 2);
    expect(ask(script.state, blow, player)).toBe('already-tried');
  });
});
