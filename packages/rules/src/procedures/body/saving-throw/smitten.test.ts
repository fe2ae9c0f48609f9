import { describe, expect, it } from 'vitest';
import { brawl, until, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, goblin, player, referee, someone } from '../../../../test/table.ts';
import { monsterOf } from '../../../books/ose/content/bestiary.ts';
import { id, type Offer, type RulesetChoice } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ at: at(1, 1), hitPoints: { now: 30, max: 30 } });
const beast = (name: string, damage: string) =>
  goblin({ name, at: at(2, 1), hitPoints: { now: 30, max: 30 }, attacks: [weapon('bite', { damage })] });

/** The beast has struck, with this on the d20 and the dice of its damage. */
function struck(foe = beast('Spider', '1d4 + poison'), rules: Partial<RulesetChoice> = {}, natural = 20): Script {
  const script = until(brawl(rules, [aldo], [foe]), 'melee', 1);
  const faces = natural === 1 ? [natural] : [natural, 2];
  return script.play({ type: 'Attack', attacker: foe.id, target: aldo.id, attack: 0 }, referee, ...faces);
}
const due = (script: Script): readonly Offer[] =>
  offers(script.state, referee).filter(({ key, next }) => next && key.startsWith('CallSave:struck'));
const called = (script: Script, otherwise: string, face: number): Script => {
  const [offered] = due(script);
  const command = { type: 'CallSave', ...offered?.fixed, modifier: 0, otherwise };
  return script.play(command as never, referee, face);
};

describe('a blow that brings more than damage', () => {
  it('OSE-SAV-04: of poison the referee is offered the save at once, with whom, against what, and what becomes of them', () => {
    const script = struck();
    expect(due(script)).toMatchObject([
      {
        label: 'Aldo saves against the poison of Spider (bite)',
        fixed: { creatures: [aldo.id], save: 'death', damage: '0' },
        inputs: [{ name: 'modifier' }, { name: 'otherwise', preset: 'dead' }],
      },
    ]);
    expect(called(script, 'dead', 2).state.creatures[aldo.id]?.conditions).toContain('dead');
    expect(due(script)).toEqual([]);
  });

  it('OSE-SAV-05: that the save is failed, and the poison kills, is said by the rule of poison, as it is offered', () => {
    const script = struck();
    expect(due(script)[0]?.rule).toBe('OSE-SAV-05');
    expect(called(script, 'dead', 2).rules).toContain('OSE-SAV-05');
  });

  it.each([
    ['1d3 + paralysis', 'paralysis', 'paralysed'],
    ['1d3 + paralyzation', 'paralysis', 'paralysed'],
    ['1d6 + petrification', 'paralysis', 'petrified'],
    ['1d6 + charm', 'spells', 'charmed'],
  ])('OSE-SAV-02: %s is saved against as %s, and leaves those who fail %s', (damage, save, preset) => {
    const [offered] = due(struck(beast('Thing', damage)));
    expect(offered).toMatchObject({ fixed: { save } });
    expect(offered?.inputs.find(({ name }) => name === 'otherwise')).toMatchObject({ preset });
  });

  describe('of those that charm by a gaze, a song or a word, as the bestiary has them', () => {
    const charming = (key: string, attack: number, base: RulesetChoice['base'] = 'ose') => {
      const attacks = monsterOf(key)?.attacks ?? [];
      const foe = goblin({ name: monsterOf(key)?.name ?? '', at: at(2, 1), attacks, hitPoints: { now: 30, max: 30 } });
      const script = until(brawl({ base }, [aldo], [foe]), 'melee', 1);
      return script.play({ type: 'Attack', attacker: foe.id, target: aldo.id, attack }, referee);
    };

    it.each([
      ['medusa', 1, 'ose', 'the petrification of the medusa (gaze)', 'OSE-SAV-02', 'a gaze'],
      ['basilisk', 1, 'gorman', 'the petrification of the basilisk (gaze)', 'GOR-SAV-02', 'a gaze'],
      ['harpy', 2, 'ose', 'the charm of the harpy (song)', 'OSE-SAV-02', 'a song'],
      ['gorgon', 1, 'eris', 'the petrification of the gorgon (breath)', 'ERI-APX-10', 'breath'],
    ] as const)(
      'that of a %s is thrown for by nobody: whoever meets it saves',
      (key, attack, book, source, rule, means) => {
        const script = charming(key, attack, book);
        const { referee: told } = script.told();
        expect(told).toContain(`The ${key} attacks Aldo with ${means}: a save decides.`);
        expect(due(script)).toMatchObject([
          { label: `Aldo saves against ${source}`, fixed: { save: expect.anything() } },
        ]);
        expect(script.rules).toContain(rule);
        const [offered] = due(script);
        script.play({ type: 'CallSave', ...offered?.fixed, modifier: 0, otherwise: 'none' } as never, referee, 20);
        expect(due(script)).toEqual([]);
      },
    );

    it('a gaze finds whoever has images of himself, and takes none of them away', () => {
      const medusa = monsterOf('medusa')?.attacks ?? [];
      const foe = goblin({ at: at(2, 1), attacks: medusa });
      const { state } = until(brawl({}, [aldo], [foe]), 'melee', 1);
      const images = {
        id: id('images'),
        name: 'Mirror Image',
        on: [aldo.id],
        caster: aldo.id,
        open: true,
        until: null,
        images: 2,
      };
      const script = new Script({ ...state, magic: [images] } as never);
      script.play({ type: 'Attack', attacker: foe.id, target: aldo.id, attack: 1 }, referee);
      expect(due(script)).toHaveLength(1);
      expect(script.state.magic).toMatchObject([{ images: 2 }]);
    });

    it.each([
      ['vampire', 1, 'the charm of the vampire (gaze)', -2],
      ['devil-swine', 1, 'the charm of the devil swine (charm)', -2],
      ['dryad', 0, 'the charm of the dryad (charm)', -2],
      ['harpy', 2, 'the charm of the harpy (song)', 0],
    ])('whoever meets that of a %s saves against spells, or is charmed', (key, attack, source, modifier) => {
      const script = charming(key, attack);
      expect(due(script)).toMatchObject([
        {
          label: `Aldo saves against ${source}`,
          fixed: { save: 'spells' },
          inputs: [
            { name: 'modifier', preset: modifier },
            { name: 'otherwise', preset: 'charmed' },
          ],
        },
      ]);
      expect(script.forPlayers.join(' ')).not.toContain('instead');
      expect(called(script, 'charmed', 2).state.creatures[aldo.id]?.conditions).toContain('charmed');
    });

    it('ERI-DRN-06: the gaze of a vampire drains nobody, as its touch does', () => {
      expect(charming('vampire', 1, 'eris').state.creatures[aldo.id]?.level).toBe(aldo.level);
    });
  });

  it('of a gaze that ages, what it does is the referee’s to play, once it is known who saves', () => {
    const [offered] = due(struck(beast('Ghost', '1d4 + ageing')));
    expect(offered).toMatchObject({
      label: 'Aldo saves against the ageing of Ghost (bite)',
      fixed: { save: 'spells' },
    });
    expect(offered?.inputs.find(({ name }) => name === 'otherwise')).toMatchObject({ preset: 'none' });
  });

  it('OSE-APX-13: a giant centipede’s poison sickens: who fails goes at half speed for ten days, and saves no more', () => {
    const bitten = () => struck(beast('Giant centipede', 'sickening poison'));
    const [offered] = due(bitten());
    expect(offered?.inputs).toMatchObject([
      { name: 'modifier' },
      { name: 'otherwise', preset: 'slowed' },
      { name: 'turns', preset: '1440' },
    ]);
    const ill = bitten();
    const command = { type: 'CallSave', ...offered?.fixed, modifier: 0, otherwise: 'slowed', turns: '1440' };
    ill.play(command as never, referee, 2);
    expect(ill.state.ailments?.[aldo.id]).toMatchObject([{ kind: 'slowed', ends: 'passes' }]);
    const { referee: all, players } = ill.told();
    expect(all).toContainEqual(expect.stringContaining('Aldo is slowed for 10 days'));
    expect(players).toContain('Aldo is slowed.');
    expect(due(ill)).toEqual([]);
  });

  it('GOR-SAV-02: what all are told of the save names nobody whom nobody sees', () => {
    const script = struck(undefined, { base: 'gorman' }, 20);
    const told = (hidden: boolean) => {
      const { creatures } = script.state;
      const foe = Object.values(creatures).find(({ name }) => name === 'Spider') ?? aldo;
      const state = { ...script.state, creatures: { ...creatures, [foe.id]: { ...foe, hidden } } };
      const { players } = called(new Script(state), 'none', 19).told();
      return players[0];
    };
    expect(told(false)).toBe('Aldo saves against the poison of Spider (bite). [19]');
    expect(told(true)).toBe('Aldo saves against the poison of something unseen (bite). [19]');
  });

  it('the referee reads who has struck, though nobody else sees it', () => {
    const script = struck();
    const unseen = Object.values(script.state.creatures).map((one) => ({ ...one, hidden: one.name === 'Spider' }));
    const creatures = Object.fromEntries(unseen.map((one) => [one.id, one]));
    expect(due(new Script({ ...script.state, creatures }))).toMatchObject([
      {
        label: 'Aldo saves against the poison of Spider (bite)',
        fixed: { source: 'poison of something unseen (bite)' },
      },
    ]);
  });

  it('GOR-SAV-02: one that has gone out of the light is named to all no more', () => {
    const wight = goblin({ name: 'Wight', at: at(2, 1), traits: { dreaded: true } });
    const { state } = brawl({ base: 'gorman' }, [aldo], [wight]);
    const creatures = { ...state.creatures, [wight.id]: { ...wight, at: at(3, 1) } };
    const inLight = (ambient: 'lit' | 'dark') => {
      const scenes = Object.values(state.scenes).map((scene) => [scene.id, { ...scene, ambient }]);
      return { ...state, creatures, scenes: Object.fromEntries(scenes) };
    };
    const source = (ambient: 'lit' | 'dark') =>
      offers(inLight(ambient), referee).find(({ key }) => key === `CallSave:sight:${wight.id}`)?.fixed.source;
    expect(source('lit')).toBe('sight of the wight');
    expect(source('dark')).toBe('sight of something unseen');
  });

  it('whoever saves is spared, and each blow is saved against by itself', () => {
    const script = called(struck(), 'dead', 20);
    expect(script.state.creatures[aldo.id]?.conditions).toEqual([]);
    expect(script.state.encounter).not.toHaveProperty('smitten');
  });

  it('a blow that misses, or brings damage alone, asks for nothing, and after the round nothing is due', () => {
    expect(due(struck(undefined, {}, 1))).toEqual([]);
    expect(due(struck(beast('Wolf', '1d6')))).toEqual([]);
    expect(due(struck().play({ type: 'EndRound' }))).toEqual([]);
  });

  it.each([
    ['ghoul', 'paralysis', 'paralysed'],
    ['giant-scorpion', 'death', 'dead'],
    ['basilisk', 'paralysis', 'petrified'],
  ])('OSE-APX-13: a %s of the bestiary brings it too, and asks for a save against %s', (key, save, preset) => {
    const { attacks = [] } = monsterOf(key) ?? {};
    const brings = attacks.filter(({ name }) => name.includes(' + '));
    expect(brings.length).toBeGreaterThan(0);
    for (const attack of brings) {
      const foe = goblin({ name: key, at: at(2, 1), hitPoints: { now: 30, max: 30 }, attacks: [attack] });
      const [offered] = due(struck(foe));
      expect(offered).toMatchObject({ fixed: { save, source: expect.not.stringContaining('+') } });
      expect(offered?.inputs.find(({ name }) => name === 'otherwise')).toMatchObject({ preset });
    }
  });

  it.each([
    ['basilisk', 2],
    ['cockatrice', 1],
    ['medusa', 1],
  ])(
    'ERI-APX-10: the petrification of a %s, which Planet Eris plays by no rule of its own, asks for its save',
    (key, saves) => {
      const { attacks = [] } = monsterOf(key) ?? {};
      const foe = goblin({ name: key, at: at(2, 1), hitPoints: { now: 30, max: 30 }, attacks: [...attacks] });
      const script = until(brawl({ base: 'eris' }, [aldo], [foe]), 'melee', 1);
      attacks.forEach(({ damage, name }, attack) => {
        const wound = damage === 'none' ? [] : [2];
        const poison = name.includes('poison') ? [15] : [];
        script.play({ type: 'Attack', attacker: foe.id, target: aldo.id, attack }, referee, 19, ...wound, ...poison);
      });
      expect(due(script)).toHaveLength(saves);
      expect(due(script)[0]).toMatchObject({ fixed: { save: 'paralysis', creatures: [aldo.id] }, rule: 'ERI-APX-10' });
      expect(called(script, 'paralysed', 13).state.creatures[aldo.id]?.conditions).toContain('paralysed');
    },
  );

  describe('OSE-APX-13: the paralysis of a ghoul', () => {
    const ghoul = beast('Ghoul', '1d3 + paralysis');
    /** It has struck, and the save has failed: paralysed for 3 + 1 turns. */
    const stiff = (turns = '2d4'): Script => {
      const script = struck(ghoul);
      const [offered] = due(script);
      const command = { type: 'CallSave', ...offered?.fixed, modifier: 0, otherwise: 'paralysed', turns };
      return script.play(command as never, referee, 2, 3, 1);
    };
    const conditions = ({ state }: Script) => state.creatures[aldo.id]?.conditions;

    it('passes by itself after 2d4 turns, and not before', () => {
      const script = stiff().play({ type: 'ConcludeEncounter' });
      script.play({ type: 'PassTurns', turns: 2, resting: false });
      expect(conditions(script)).toEqual(['paralysed']);
      script.play({ type: 'PassTurns', turns: 3, resting: false });
      expect(conditions(script)).toEqual([]);
    });

    it('the referee alone is told how long it will last', () => {
      const { referee: told, players } = stiff().told();
      expect(told).toContain('Aldo is paralysed for 240 rounds. [3 1]');
      expect(players.join()).not.toMatch(/240/);
      expect(players).toContain('Aldo is paralysed.');
    });

    it('lasts until something ends it where the referee leaves the turns empty', () => {
      const script = stiff('');
      expect(conditions(script)).toEqual(['paralysed']);
      expect(script.state.ailments ?? {}).toEqual({});
    });

    it.each(['long', '2d4+1d6'])('turns that are no number and no dice are refused: %s', (turns) => {
      const script = struck(ghoul);
      const command = {
        type: 'CallSave',
        ...due(script)[0]?.fixed,
        modifier: 0,
        otherwise: 'paralysed',
        turns,
      };
      expect(ask(script.state, command as never, referee)).toBe('bad-input');
    });
  });

  it.each([
    ['crab-spider', 'dead', 2, '1d4'],
    ['spitting-cobra', 'dead', 0, '1d10'],
    ['black-widow-spider', 'dead', 0, '1'],
    ['killer-bee', 'dead', 0, undefined],
    ['giant-centipede', 'slowed', 0, '1440'],
    ['tarantella', 'none', 0, undefined],
  ])(
    'OSE-APX-13: the poison of a %s leaves those who fail %s, saved at %i, after %s turns',
    (key, preset, plus, turns) => {
      const attacks = (monsterOf(key)?.attacks ?? []).map((attack) => ({ ...attack, damage: '1d4' }));
      const foe = goblin({ name: key, at: at(2, 1), hitPoints: { now: 30, max: 30 }, attacks });
      const inputs = due(struck(foe))[0]?.inputs ?? [];
      const presets = Object.fromEntries(inputs.map((input) => [input.name, 'preset' in input ? input.preset : null]));
      expect(presets).toEqual({ otherwise: preset, modifier: plus, ...(turns ? { turns } : {}) });
    },
  );

  it('OSE-APX-13: a slow poison kills when its turns are over, unless it is cured before', () => {
    const cobra = goblin({
      name: 'Cobra',
      at: at(2, 1),
      hitPoints: { now: 30, max: 30 },
      attacks: monsterOf('spitting-cobra')?.attacks ?? [],
    });
    const bitten = () => {
      const script = struck(cobra);
      const command = { type: 'CallSave', ...due(script)[0]?.fixed, modifier: 0, otherwise: 'dead', turns: '1d10' };
      return script.play(command as never, referee, 2, 3).play({ type: 'ConcludeEncounter' });
    };
    const now = ({ state }: Script) => state.creatures[aldo.id]?.conditions;
    const script = bitten();
    expect(now(script)).toEqual([]);
    expect(now(script.play({ type: 'PassTurns', turns: 4, resting: false }))).toContain('dead');
    const cured = bitten().play({ type: 'Cure', creature: aldo.id });
    expect(now(cured.play({ type: 'PassTurns', turns: 4, resting: false }))).toEqual([]);
  });

  it.each(['1d4 + ageing', '1d4 + aging'])('GOR-CLS-09: an elf is left untouched by what ages: %s', (damage) => {
    const foe = beast('Ghost', damage);
    const elf = { ...aldo, class: 'elf' };
    const script = until(brawl({ base: 'gorman' }, [elf], [foe], 'melee'), 'melee', 1);
    script.play({ type: 'Attack', attacker: foe.id, target: elf.id, attack: 0 }, referee, 19, 2);
    const [offered] = due(script);
    expect(offered).toMatchObject({
      label: 'Aldo saves against the ageing of Ghost (bite)',
      fixed: { nature: 'aging' },
    });
    script.play({ type: 'CallSave', ...offered?.fixed, modifier: 0, otherwise: 'none' } as never);
    expect(due(script)).toEqual([]);
  });

  it('GOR-CLS-09: what a ghoul’s touch is, is filled in: an elf is left untouched without a save', () => {
    const foe = beast('Ghoul', '1d3 + paralysis');
    const elf = { ...aldo, class: 'elf' };
    const script = until(brawl({ base: 'gorman' }, [elf], [foe], 'melee'), 'melee', 1);
    script.play({ type: 'Attack', attacker: foe.id, target: elf.id, attack: 0 }, referee, 19, 2);
    expect(due(script)).toMatchObject([{ fixed: { nature: 'ghoul-paralysis' } }]);
    const [offered] = due(script);
    script.play({ type: 'CallSave', ...offered?.fixed, modifier: 0, otherwise: 'paralysed' } as never);
    expect(script.state.creatures[elf.id]?.conditions).toEqual([]);
    expect(due(script)).toEqual([]);
  });

  it('ERI-POI-01: where a book plays it at once, nothing more is offered', () => {
    const foe = beast('Spider', '1d4 + poison');
    const script = until(brawl({ base: 'eris' }, [aldo], [foe]), 'melee', 1);
    script.play({ type: 'Attack', attacker: foe.id, target: aldo.id, attack: 0 }, referee, 19, 2, 20, 20);
    expect(due(script)).toEqual([]);
  });

  it('is the referee’s to know: no player is told that a save is due', () => {
    const { state } = struck();
    expect(known(state, player).encounter).not.toHaveProperty('smitten');
    expect(offers(state, player).some(({ key }) => key.includes('struck'))).toBe(false);
  });
});

it('OSE-SAV-02: whoever is paralysed already need not save against the other claw of the same ghoul', () => {
  const foe = beast('Ghoul', '1d3 + paralysis');
  const twice = { ...foe, attacks: [weapon('claw', { damage: '1d3 + paralysis', times: 2 })] };
  const blow = { type: 'Attack', attacker: foe.id, target: aldo.id, attack: 0 } as const;
  const script = struck(twice).play(blow, referee, 20, 2);
  expect(due(script)).toHaveLength(2);
  expect(due(called(script, 'paralysed', 2))).toEqual([]);
});
