import { describe, expect, it } from 'vitest';
import { type Command, type CreatureId, id, loaded, type RulesetId } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { tell } from '../src/view/tell.ts';
import { adventureShown, awarded, playedBy } from './award.ts';
import { brawl, weapon } from './brawl.ts';
import { duel, foeId, STRIKER } from './duel.ts';
import { inPeace } from './in-play.ts';
import { ask, at, goblin, player, referee, someone, toMeet } from './table.ts';
import { lineOf, toldOf } from './told.ts';

const aldoAt = (x: number) => someone({ at: at(x, 1), attacks: [weapon('sword')] });

const haul = (...sharers: CreatureId[]) =>
  ({
    type: 'ReckonAward',
    ...{ monsters: 0, treasure: 100, magic: 0, extra: 0, places: 0 },
    place: 'settlement',
    sharers,
  }) as const;

describe('a save or die tells all that decided', () => {
  const poison = {
    type: 'CallSave',
    creatures: [someone().id],
    save: 'death',
    modifier: 0,
    source: 'the spider',
    damage: '0',
    otherwise: 'dead',
    destructive: false,
  } as const;

  it('GOR-CLS-11: the target, and the four of a dwarf', () => {
    const { state } = inPeace('gorman', [someone({ class: 'dwarf', level: 1 })]);
    const died = lineOf(toldOf(state, poison, [5]), 'CreatureDied');
    expect(died?.why).toMatchObject({
      rule: 'GOR-SAV-02',
      needed: 14,
      roll: { faces: [5], plus: 4, total: 9 },
      modifiers: [{ value: 4, rule: 'GOR-CLS-11' }],
    });
  });

  it.each(['ose', 'eris'] as const)('the target by %s', (base) => {
    const died = lineOf(toldOf(inPeace(base, [someone()]).state, poison, [5]), 'CreatureDied');
    expect(died?.why).toMatchObject({ needed: 12, roll: { total: 5 } });
  });
});

describe('what a monster needed to live', () => {
  it('OSE-SAV-05: is the referee’s to know, as with every save of a monster', () => {
    const { state } = inPeace('ose', [someone({ at: at(1, 1) }), goblin({ at: at(2, 1) })]);
    const poison = {
      type: 'CallSave',
      creatures: [goblin().id],
      save: 'death',
      modifier: 0,
      source: 'poison',
      damage: '0',
      otherwise: 'dead',
      destructive: false,
    } as const;
    const ruling = decide(state, poison, referee, loaded(2));
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    const place = ruling.events.findIndex(({ type }) => type === 'CreatureDied');
    const [event, after, before] = [ruling.events[place], ruling.after[place], ruling.after[place - 1] ?? state];
    const why = event && after && tell(event, player, after, before)?.why;
    expect(why).toMatchObject({ roll: { total: 2 } });
    expect(why).not.toHaveProperty('needed');
    expect(why).not.toHaveProperty('judged');
  });
});

describe('GOR-CMB-04: the second die of a magic weapon is shown', () => {
  const fight = () => duel({ base: 'gorman', striker: {}, weapon: weapon('sword', { material: 'magic' }), foes: [{}] });
  const strike = { type: 'Attack', attacker: STRIKER.id, target: foeId(0), attack: 0 } as const;

  it.each([
    [1, 'WeaponBroke', 'breaks'],
    [7, 'WeaponHeld', 'does not break'],
  ] as const)('with a %d: %s', (face, type, says) => {
    const line = lineOf(toldOf(fight(), strike, [1, face]), type);
    expect(line?.text).toBe(`Striker’s sword ${says}.`);
    expect(line?.rolls).toMatchObject([{ sides: 20, faces: [face] }]);
    expect(line?.why).toMatchObject({ rule: 'GOR-CMB-04', needed: 1, roll: { total: face } });
  });

  it('GOR-CMB-03: and no die is thrown for an ordinary one', () => {
    const plain = duel({ base: 'gorman', striker: {}, weapon: weapon('sword'), foes: [{}] });
    expect(lineOf(toldOf(plain, strike, [1]), 'WeaponBroke')?.rolls ?? []).toEqual([]);
  });
});

describe('OSE-CMB-27: nobody is killed before acting who has struck', () => {
  const troll = goblin({
    name: 'Troll',
    at: at(2, 1),
    hitPoints: { now: 1, max: 30 },
    attacks: [weapon('claw', { times: 2 }), weapon('bite')],
  });
  const fight = (base: RulesetId = 'ose') => brawl({ base }, [someone({ at: at(1, 1) })], [troll]);
  const kill = { type: 'DealDamage', creature: troll.id, amount: '9', source: 'oil', destructive: 'none' } as const;
  const notes = (state: GameState) => lineOf(toldOf(state, kill), 'CreatureDied')?.why?.notes ?? [];

  it.each([
    ['gorman', 'GOR-ENC-09'],
    ['eris', 'ERI-INI-04'],
  ] as const)('is by %s that book’s own rule, %s', (base, rule) => {
    expect(notes(fight(base).state)).toEqual([{ rule, text: 'killed before acting in this round' }]);
  });

  it.each([
    { base: 'ose', slots: { dying: 'gorman' }, rule: 'OSE-CMB-27' },
    { base: 'ose', slots: { initiative: 'eris' }, rule: 'ERI-INI-04' },
    { base: 'eris', slots: { initiative: 'gorman' }, rule: 'GOR-ENC-09' },
  ] as const)(
    'is in a mixture of books the rule of the one that says who acts first: $rule',
    ({ rule, ...ruleset }) => {
      const { state } = brawl(ruleset, [someone({ at: at(1, 1) })], [troll]);
      expect(notes(state)).toEqual([{ rule, text: 'killed before acting in this round' }]);
    },
  );

  it('is told of one who has not, and not of one who has struck one blow of three', () => {
    const waiting = fight().state;
    expect(notes(waiting)).toEqual([{ rule: 'OSE-CMB-27', text: 'killed before acting in this round' }]);
    const combat = waiting.encounter?.combat;
    if (!waiting.encounter || !combat) throw new Error('no fight');
    const struck = { ...combat, blows: [{ creature: troll.id, attack: 0 }] };
    expect(notes({ ...waiting, encounter: { ...waiting.encounter, combat: struck as never } })).toEqual([]);
  });
});

describe('OSE-PUR-12: the chance to get away names each part of it', () => {
  it('the twenty-five of those twice as fast among them', () => {
    const wolves = [1, 2, 3].map((n) => goblin({ id: id(`wolf-${n}`), name: `Wolf ${n}`, movement: 240, at: null }));
    const { state } = inPeace('ose', [someone({ at: null }), ...wolves])
      .play(
        toMeet(
          wolves.map((wolf) => wolf.id),
          { setting: 'wilderness' },
        ),
      )
      .play({ type: 'SkipStep' })
      .play({ type: 'SkipStep' });
    const [party] = state.encounter?.sides ?? [];
    const fled = ask(state, { type: 'Evade', side: party?.id ?? id('none') }, referee);
    if (typeof fled === 'string') throw new Error(fled);
    const told = toldOf(fled.reduce(evolve, state), { type: 'DecidePursuit', pursue: true, environment: 10 }, [60]);
    expect(lineOf(told, 'FlightResolved')?.why).toMatchObject({
      rule: 'OSE-PUR-12',
      needed: 55,
      against: [
        { value: 70, rule: 'OSE-PUR-11' },
        { name: 'the pursuers twice as fast', value: -25, rule: 'OSE-PUR-12' },
        { value: 10, rule: 'OSE-PUR-12' },
      ],
    });
  });
});

describe('GOR-EVA-03: a chase that is given up says so', () => {
  it('and not that the faster got away when the slower did', () => {
    const { state } = inPeace('gorman', [someone({ at: null, armour: 'plate' }), goblin({ at: null, movement: 150 })]);
    const met = decide(state, toMeet([goblin().id]), referee, loaded());
    if (!met.granted) throw new Error(met.refusal.sentence);
    let now = met.events.reduce(evolve, state);
    const steps: readonly Command[] = [{ type: 'SkipStep' }, { type: 'SetDistance', distance: 100 }];
    for (const step of steps) {
      const ruling = ask(now, step, referee);
      if (typeof ruling === 'string') throw new Error(`${step.type}: ${ruling}`);
      now = ruling.reduce(evolve, now);
    }
    const fled = ask(now, { type: 'Evade', side: now.encounter?.sides[0]?.id ?? id('none') }, referee);
    if (typeof fled === 'string') throw new Error(fled);
    const told = toldOf(fled.reduce(evolve, now), { type: 'DecidePursuit', pursue: true });
    expect(lineOf(told, 'FlightResolved')?.why).toEqual({
      rule: 'GOR-EVA-03',
      formula: '100 feet ahead: too far behind, and given up',
    });
  });
});

describe('somebody whose class is of another book', () => {
  it('OSE-APX-02: a hobbit of Planet Eris rises as the halfling that it is here', () => {
    const hobbit = someone({ class: 'hobbit', level: 1 });
    const rich = awarded(playedBy('ose', [hobbit]), { treasure: 2_100 });
    expect(rich.creatures[hobbit.id]?.experience).toBe(2_100);
    const risen = ask(rich, { type: 'LevelUp', creature: hobbit.id }, player, 6);
    expect(risen).toMatchObject([{ type: 'LevelGained' }]);
  });

  it('OSE-APX-02: a class of which no levels are known is told of with the award', () => {
    const bard = someone({ class: 'bard', level: 1 });
    const reckoned = ask(playedBy('ose', [bard]), haul(bard.id), referee);
    if (typeof reckoned === 'string') throw new Error(reckoned);
    expect(JSON.stringify(adventureShown(reckoned.reduce(evolve, playedBy('ose', [bard]))))).toContain(
      'the rules in force know no levels of the class bard',
    );
  });
});

describe('a line reads well', () => {
  it('a fall of a foot is not one of feet', () => {
    const { state } = inPeace('ose', [someone({ at: at(1, 1) })]);
    const line = lineOf(toldOf(state, { type: 'Fall', creature: someone().id, feet: 1 }), 'CreatureFell');
    expect(line?.text).toBe('Aldo falls 1 foot, and is not hurt.');
  });

  it('whoever has no wounds is not healed of any', () => {
    const { state } = inPeace('ose', [someone()]);
    const healed = lineOf(toldOf(state, { type: 'Heal', creature: someone().id, amount: '1d6' }, [3]), 'Healed');
    expect(healed?.text).toBe('Aldo has no wounds to heal.');
    expect(healed?.why?.roll).toMatchObject({ faces: [3] });
  });
});

describe('the dice of several are part of the reason, each held against its own number', () => {
  const met = (base: RulesetId) =>
    inPeace(base, [someone(), goblin({ at: null })]).play(toMeet([goblin().id], { aware: 'none' }));

  it.each([
    ['ose', 2],
    ['gorman', 2],
    ['basic', 2],
  ] as const)('surprise, by %s', (base, upTo) => {
    const line = lineOf(toldOf(met(base).state, { type: 'RollSurprise' }, [1, 5]), 'SurpriseRolled');
    expect(line?.why?.throws).toMatchObject([
      { roll: { total: 1 }, needed: upTo, judged: { by: 'at-most', met: true } },
      { roll: { total: 5 }, needed: upTo, judged: { by: 'at-most', met: false } },
    ]);
  });

  it('OSE-EVT-06: a distance is the dice ten times over', () => {
    const { state } = met('ose').play({ type: 'SkipStep' });
    const line = lineOf(toldOf(state, { type: 'RollDistance' }, [3, 4]), 'DistanceSettled');
    expect(line?.why).toMatchObject({
      rule: 'OSE-EVT-06',
      roll: { total: 7 },
      made: { amount: 70, parts: [{ value: 7 }], times: 10 },
    });
  });

  it('OSE-EVT-08: a reaction is what the total reads in the table', () => {
    const { state } = met('ose').play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
    const line = lineOf(
      toldOf(state, { type: 'RollReaction', speaker: 'nobody', modifier: 0 }, [6, 6]),
      'ReactionSettled',
    );
    expect(line?.why).toMatchObject({ rule: 'OSE-EVT-08', roll: { total: 12 }, reads: 'friendly' });
  });
});

describe('Planet Eris says of a wound what it comes to', () => {
  it('ERI-DMG-06: of a blow that nobody throws for, nothing is said of throws', () => {
    const notesOn = (conditions: readonly 'paralysed'[]) => {
      const { state } = brawl({ base: 'eris' }, [aldoAt(2)], [goblin({ at: at(3, 1), conditions })]);
      const blow = { type: 'Attack', attacker: someone().id, target: goblin().id, attack: 0 } as const;
      return lineOf(toldOf(state, blow, conditions.length > 0 ? [4] : [15, 4]), 'AttackRolled')?.why?.notes;
    };
    expect(notesOn([])?.map(({ rule }) => rule)).toEqual(['ERI-DMG-06']);
    expect(notesOn(['paralysed'])).toBeUndefined();
  });

  it('ERI-DTH-05: one below nothing is critically hurt, and is told what helps; one at nothing is not', () => {
    const fallen = (amount: string, ...faces: number[]) => {
      const hurt = {
        type: 'DealDamage',
        creature: someone().id,
        amount,
        source: 'a stone',
        destructive: 'none',
      } as const;
      return lineOf(toldOf(inPeace('eris', [aldoAt(2)]).state, hurt, faces), 'BroughtDown')?.why?.notes;
    };
    expect(fallen('6', 4)).toEqual([{ rule: 'ERI-DTH-02', text: 'hit points count on: 0' }]);
    expect(fallen('7')).toEqual([
      { rule: 'ERI-DTH-02', text: 'hit points count on: −1' },
      { rule: 'ERI-DTH-05', text: 'critically hurt: only magic, or a rest in a safe place, makes it better' },
    ]);
  });
});
