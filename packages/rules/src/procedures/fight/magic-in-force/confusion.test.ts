import { describe, expect, it } from 'vitest';
import { brawl, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { type Command, id, loaded, type RulesetId } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { isCapable } from '../../../state/read.ts';
import { targetsOfBlows } from '../../../state/sides.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';
import { noTimeForDeed } from '../../deeds.ts';
import { evolve } from '../../evolve.ts';
import { inReach, isInMelee } from '../../situation/reach/reach.ts';
import { strikesAlone } from '../../situation/round/strikes-alone.ts';
import { stillToAct } from '../combat-round/still-to-act.ts';
import { againstGrappling } from '../grappling/may.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 7, at: at(1, 1) });
const grik = goblin({ name: 'Grik', at: at(2, 2) });
const ogre = goblin({
  id: id('ogre'),
  name: 'Ogre',
  at: at(2, 2),
  hitDice: { dice: 4, plus: 1, stars: 0 },
  saveAs: '4',
});
const BOOKS: readonly RulesetId[] = ['ose', 'gorman', 'eris'];

/** A round begins with some under magic: what is told, and the state. */
function roundUnder(name: string, base: RulesetId, foe: typeof grik, ...faces: number[]) {
  const script = brawl({ base }, [mira], [foe]);
  script.play({ type: 'BeginMagic', name, on: [foe.id], turns: 1 });
  script.told();
  script.play({ type: 'EndRound' }, referee, ...faces);
  return script;
}

describe('Confusion (OSE-APX-06)', () => {
  it.each(BOOKS)('2d6 say each round what somebody does, by %s', (base) => {
    for (const [faces, does] of [
      [[2, 3], 'would attack the other side'],
      [[3, 5], 'does nothing'],
      [[4, 5], 'would attack friends'],
    ] as const) {
      const script = roundUnder('Confusion', base, grik, ...faces);
      const { referee: told, players } = script.told();
      expect(told).toContain(`Grik is confused, and ${does}. [${faces.join(' ')}]`);
      expect(players).toContain(`Grik is confused, and ${does}.`);
      const now = script.state.creatures[grik.id] ?? grik;
      expect(isCapable(now)).toBe(does !== 'does nothing');
    }
  });

  it('whoever has more than two hit dice saves first, and acts as usual that round', () => {
    const saved = roundUnder('Confusion', 'ose', ogre, 20).told().referee;
    expect(saved.some((line) => line.includes('confused'))).toBe(false);
    expect(roundUnder('Confusion', 'ose', ogre, 1, 3, 4).told().referee).toContain(
      'The ogre is confused, and does nothing. [3 4]',
    );
  });

  it('names the rule, and what the dice came to', () => {
    const script = brawl({ base: 'ose' }, [mira], [grik]);
    script.play({ type: 'BeginMagic', name: 'Confusion', on: [grik.id], turns: 1 });
    const acted = eventIn(ask(script.state, { type: 'EndRound' }, referee, 6, 6), 'ConfusedActed');
    expect(acted?.why).toMatchObject({ rule: 'OSE-APX-06', roll: { total: 12 }, reads: 'attacks friends' });
  });

  it('does nothing for one round, and is thrown for anew in the next', () => {
    const script = roundUnder('Confusion', 'ose', grik, 3, 4);
    script.play({ type: 'SetInitiative', first: script.state.encounter?.sides[0]?.id ?? id('none') });
    script.play({ type: 'EndRound' }, referee, 1, 1);
    expect(script.state.creatures[grik.id]?.conditions).toEqual([]);
  });

  describe('whoever is bent on somebody by the dice', () => {
    const friend = goblin({ id: id('friend'), name: 'Friend', at: at(3, 2) });
    const bent = (...faces: number[]) => {
      const script = brawl({ base: 'ose' }, [mira], [grik, friend]);
      script.play({ type: 'BeginMagic', name: 'Confusion', on: [grik.id], turns: 1 });
      script.play({ type: 'EndRound' }, referee, ...faces);
      const foes = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters');
      return until(script.play({ type: 'SetInitiative', first: foes?.id ?? id('none') }), 'melee', 0);
    };
    const strikes = (target: typeof grik.id) => ({ type: 'Attack', attacker: grik.id, target, attack: 0 }) as const;
    const offered = ({ state }: Script) =>
      offers(state, referee).flatMap(({ command, fixed, inputs, barred }) =>
        command === 'Attack' && fixed.attacker === grik.id && !barred
          ? inputs.flatMap((input) => ('options' in input ? input.options : []))
          : [],
      );

    it.each([
      ['friends', [4, 5], friend.id, mira.id],
      ['the other side', [2, 3], mira.id, friend.id],
    ] as const)('strikes at %s, as it is offered, and at nobody else', (_, faces, at_, spared) => {
      const script = bent(...faces);
      expect(offered(script).map(({ value }) => value)).toEqual(expect.arrayContaining([at_]));
      expect(offered(script).map(({ value }) => value)).not.toContain(spared);
      expect(refusedOffers(script.state, referee)).toEqual([]);
      expect(typeof ask(script.state, strikes(at_), referee, 10, 1)).not.toBe('string');
      expect(ask(script.state, strikes(spared), referee)).toBe('forbidden');
    });

    it('comes to strike at a friend though no foe is near, and goes up to one who stands away', () => {
      const far = { ...friend, at: at(4, 2) };
      const begun = (mate: typeof friend) => {
        const script = brawl({ base: 'ose' }, [{ ...mira, at: at(0, 0) }], [grik, mate], 'movement');
        script.play({ type: 'BeginMagic', name: 'Confusion', on: [grik.id], turns: 1 });
        return script.play({ type: 'EndRound' }, referee, 4, 5);
      };
      const foes = ({ state }: Script) =>
        state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.id ?? id('none');
      const beside = begun(friend);
      beside.play({ type: 'SetInitiative', first: foes(beside) });
      expect(stillToAct(until(beside, 'melee', 0).state).map((one) => one.id)).toContain(grik.id);
      const away = begun(far);
      until(away.play({ type: 'SetInitiative', first: foes(away) }), 'movement', 0);
      away.play({ type: 'CloseIn', side: foes(away), creatures: [grik.id] });
      expect(inReach(away.state, away.state.creatures[grik.id] ?? grik, far)).toBe(true);
    });

    it('declares nothing besides, and does nothing else', () => {
      const { state } = roundUnder('Confusion', 'eris', grik, 2, 3);
      const declared = { type: 'Declare', creature: grik.id, action: 'retreat' } as const;
      const other = { type: 'DoSomethingElse', creature: grik.id, what: 'sings', takes: 'action' } as const;
      const parries = { type: 'Parry', creature: grik.id, against: mira.id, points: 1, wards: [] } as const;
      for (const command of [declared, other, parries] as Command[])
        expect(ask(state, command, referee)).toMatch(/forbidden|out-of-turn/);
      expect(strikesAlone(state, grik)).toMatchObject({
        ...{ rule: 'OSE-APX-06', sentence: 'Grik is confused, and does nothing but strike.' },
      });
    });

    it('is bent on nobody once the spell is over, or whoever was is gone', () => {
      const script = bent(4, 5);
      const removed = evolve(script.state, { type: 'CreatureRemoved', creature: grik.id });
      expect(removed.encounter?.bent).toEqual({});
      script.play({ type: 'EndMagic', magic: script.state.magic?.[0]?.id ?? id('none') });
      expect(typeof ask(script.state, strikes(mira.id), referee, 10, 1)).not.toBe('string');
      expect(script.state.encounter?.bent).toEqual({});
    });

    it('stands in melee with its foes all the same, and strikes at what has swallowed it', () => {
      const { state } = bent(4, 5);
      const { [friend.id]: away, ...others } = state.creatures;
      const far = { ...state, creatures: { ...others, [friend.id]: { ...friend, ...away, at: at(9, 9) } } };
      expect(isInMelee(far, grik.id)).toBe(true);
      const gripped = [{ creature: grik.id, by: mira.id, manner: 'swallows', damage: '2d6' }] as const;
      const inside = {
        ...far,
        creatures: { ...far.creatures, [grik.id]: { ...grik, at: null } },
        encounter: state.encounter && { ...state.encounter, gripped },
      };
      expect(targetsOfBlows(inside, grik.id).map((one) => one.id)).toEqual([mira.id]);
      expect(typeof ask(inside, strikes(mira.id), referee, 10, 1)).not.toBe('string');
    });

    it('drinks nothing, turns nobody, and neither wrestles nor breathes at others', () => {
      const { state } = bent(4, 5);
      const kind = { kind: 'gear', use: null } as const;
      const draught = { ...kind, id: id<'item'>('draught'), name: 'Potion of Flying', quantity: 1, weight: 1 };
      const equipped = { ...grik, items: [draught], traits: { breath: { what: 'fire', feet: 90, damage: '2d6' } } };
      const armed = { ...state, creatures: { ...state.creatures, [grik.id]: equipped } };
      expect(ask(armed, { type: 'UseUp', creature: grik.id, item: draught.id }, referee)).toBe('forbidden');
      for (const [type, by] of [
        ['TurnUndead', 'cleric'],
        ['CastSpell', 'caster'],
        ['UseCharge', 'creature'],
        ['SearchArea', 'creature'],
      ] as const)
        expect(noTimeForDeed(armed, type, { [by]: grik.id })?.sentence).toBe(
          'Grik is confused, and does nothing but strike.',
        );
      for (const [target, against] of [
        [mira, ['Grik is confused, and strikes at its own side alone in this round.']],
        [friend, []],
      ] as const) {
        expect(againstGrappling(armed, equipped, target).map(({ sentence }) => sentence)).toEqual(against);
        const breathes = ask(
          armed,
          { type: 'Breathe', creature: grik.id, targets: [target.id], modifier: 0 },
          referee,
          2,
          2,
          9,
        );
        expect(breathes === 'forbidden').toBe(against.length > 0);
      }
      expect(refusedOffers(armed, referee)).toEqual([]);
    });

    it('may do what it likes again in a round in which nothing is thrown', () => {
      const { state } = bent(4, 5);
      const next = { ...state, encounter: state.encounter && { ...state.encounter, round: state.encounter.round + 1 } };
      expect(ask(next, strikes(mira.id), referee, 10, 1)).not.toBe('forbidden');
    });
  });

  describe('beside another stun', () => {
    const stunned = (ailing = false) => {
      const script = roundUnder('Confusion', 'ose', grik, 3, 4);
      const ailment = { kind: 'confused', until: 900, ends: 'passes' } as const;
      return new Script(
        evolve(
          script.state,
          ailing
            ? { type: 'AilmentBegan', creature: grik.id, ailment }
            : { type: 'Stunned', creature: grik.id, rounds: 2 },
        ),
      );
    };
    const next = (script: Script, ...faces: number[]) => {
      script.play({ type: 'SetInitiative', first: script.state.encounter?.sides[0]?.id ?? id('none') });
      return script.play({ type: 'EndRound' }, referee, ...faces);
    };
    const conditions = ({ state }: Script) => state.creatures[grik.id]?.conditions;

    it('who is still stunned does nothing but that, and throws no dice', () => {
      const script = next(stunned(), 6, 6);
      expect(script.told().referee.join()).not.toContain('is confused');
      expect(conditions(script)).toEqual(['stunned']);
      expect(next(next(script), 6, 6).told().referee.join()).toContain('is confused, and would attack friends');
    });

    it('does not shorten it', () => {
      const long = evolve(stunned().state, { type: 'Stunned', creature: grik.id, rounds: 5 });
      const why = { rule: 'OSE-APX-06', formula: '' } as const;
      const event = { type: 'ConfusedActed', creature: grik.id, does: 'does nothing', why } as const;
      expect(evolve(long, event).encounter?.stunned?.[grik.id]).toBe(long.encounter?.stunned?.[grik.id]);
    });

    it('who is confused by poison too stays so when the round of the spell is over, and the other way round', () => {
      const script = next(stunned(true));
      expect(conditions(script)).toEqual(['stunned']);
      expect(script.told().referee.join()).not.toContain('no longer stunned');
      const ended = evolve(stunned(true).state, { type: 'AilmentEnded', creature: grik.id, kind: 'confused' });
      expect(ended.creatures[grik.id]?.conditions).toEqual(['stunned']);
    });
  });

  it.each(BOOKS)('lasts twelve rounds of a fight, and no longer, by %s', (base) => {
    const options = { base, slots: {}, options: {} } as const;
    const script = brawl(options, [mira], [grik]);
    const cast = new Script({ ...script.state, memorised: { [mira.id]: ['Confusion'] } });
    const spell = { type: 'CastSpell', caster: mira.id, spell: 'Confusion', targets: [grik.id] } as const;
    cast.play({ type: 'EndRound' }).play({ type: 'Declare', creature: mira.id, action: 'spell', spell: 'Confusion' });
    const [party] = cast.state.encounter?.sides ?? [];
    until(cast.play({ type: 'SetInitiative', first: party?.id ?? id('none') }), 'spells').play(spell);
    const [awaited] = awaitedSpells(cast.state);
    const letting = offers(cast.state, referee).find(({ command }) => command === 'LetTakeHold');
    expect(letting?.inputs.find(({ name }) => name === 'lasts')).toMatchObject({
      preset: '12 rounds',
      label: 'How long it lasts',
    });
    cast.play({ type: 'LetTakeHold', awaited: awaited?.id ?? id('none') }, referee, 1, 1, 1);
    expect(cast.told().players).toContain('Confusion on Grik lasts 12 rounds.');
    for (let round = 1; round < 12; round += 1) cast.play({ type: 'EndRound' }, referee, 2, 2);
    expect(cast.state.magic).toHaveLength(1);
    cast.told();
    cast.play({ type: 'EndRound' });
    expect(cast.told().players).toContain('Confusion has run out.');
    expect(cast.state.magic).toEqual([]);
  });

  it('ends with the turn of the fight, or of the spell where nobody fights', () => {
    const quiet = new Script(delve([mira, grik], { memorised: { [mira.id]: ['Confusion'] } }));
    quiet.play({ type: 'CastSpell', caster: mira.id, spell: 'Confusion', targets: [grik.id] }, player);
    quiet.play({ type: 'LetTakeHold', awaited: awaitedSpells(quiet.state)[0]?.id ?? id('none') }, referee, 1, 1, 1);
    expect(quiet.state.magic).toHaveLength(1);
    expect(quiet.play({ type: 'EndTurn', resting: false }).state.magic).toEqual([]);
  });

  it('is what keeps them from acting: nobody is said to be stunned, nor to be so no longer', () => {
    const script = brawl({}, [mira], [grik]);
    script.play({ type: 'BeginMagic', name: 'Confusion', on: [mira.id], turns: 1 }).told();
    script.play({ type: 'EndRound' }, referee, 1, 3, 4);
    const ruling = decide(
      script.state,
      { type: 'Declare', creature: mira.id, action: 'spell', spell: null },
      player,
      loaded(),
    );
    expect(ruling.granted ? '' : ruling.refusal.sentence).toBe('Mira cannot act: confused.');
    script.play({ type: 'EndRound' }, referee, 20);
    const told = script.told();
    expect([...told.referee, ...told.players].join()).not.toContain('stunned');
    expect(script.state.creatures[mira.id]?.conditions).toEqual([]);
  });

  it('is cast at 3d6 of them, who do not save then', () => {
    const script = new Script(delve([mira, grik, ogre], { memorised: { [mira.id]: ['Confusion'] } }));
    script.play({ type: 'CastSpell', caster: mira.id, spell: 'Confusion', targets: [grik.id, ogre.id] }, player);
    script.play({ type: 'LetTakeHold', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') }, referee, 1, 1, 1);
    expect(script.state.magic?.[0]?.on).toEqual([grik.id, ogre.id]);
  });
});

describe('Feeblemind (OSE-APX-06)', () => {
  it.each(BOOKS)('whoever is under it casts nothing, by %s', (base) => {
    const state = delve([mira], { memorised: { [mira.id]: ['Sleep'] }, ruleset: { base, slots: {}, options: {} } });
    const script = new Script(state);
    const sleep = { type: 'CastSpell', caster: mira.id, spell: 'Sleep', targets: [] } as const;
    expect(ask(script.state, sleep, player)).not.toBe('incapable');
    script.play({ type: 'BeginMagic', name: 'Feeblemind', on: [mira.id], turns: 0 });
    expect(ask(script.state, sleep, player)).toBe('incapable');
    script.play({ type: 'EndMagic', magic: script.state.magic?.[0]?.id ?? id('none') });
    expect(ask(script.state, sleep, player)).not.toBe('incapable');
  });
});
