import { describe, expect, it } from 'vitest';
import { act, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, player, referee, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import { type CreatureId, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ at: at(2, 1), hitPoints: { now: 60, max: 60 } });
const bea = someone({ id: id('bea'), name: 'Bea', at: at(2, 2), hitPoints: { now: 60, max: 60 } });
const EIGHTS = (count: number) => Array<number>(count).fill(5);

/** One of the bestiary whose hit dice all showed 5 has its place in the round, two squares off or beside them. */
function facing(monster: string, dice: number, beside = false): { readonly script: Script; readonly foe: CreatureId } {
  const script = new Script({ ...delve([aldo, bea]), ruleset: { base: 'ose', slots: {}, options: {} } });
  const square = { x: beside ? 3 : 4, y: 1 };
  script.play({ type: 'AddMonsters', monster, count: 1, square, hidden: false }, referee, ...EIGHTS(dice));
  const foe =
    Object.values(script.state.creatures).find(({ kind }) => kind === 'monster')?.id ?? id<'creature'>('none');
  script.play(toMeet([foe]));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  const phase = beside ? 'melee' : 'movement';
  until(act(script, phase), phase, 1).told();
  return { script, foe };
}
const breathe = (foe: CreatureId, ...targets: CreatureId[]) =>
  ({ type: 'Breathe', creature: foe, targets, modifier: 0 }) as const;
const offered = ({ state }: Script, seat = referee) =>
  offers(state, seat).filter(({ command }) => command === 'Breathe');

describe('the breath of a dragon', () => {
  it('OSE-APX-13: is offered beside its attacks, on all whom it reaches', () => {
    const { script } = facing('red-dragon', 10);
    expect(offered(script)).toMatchObject([
      { label: 'Breathe fire (3 left today)', inputs: [{ name: 'targets', preset: [aldo.id, bea.id] }, {}] },
    ]);
    expect(refusedOffers(script.state, referee, 'Breathe')).toEqual([]);
    expect(offered(script, player)).toEqual([]);
  });

  it('OSE-APX-13, OSE-SAV-04: does its present hit points in damage, and half to those who save', () => {
    const { script, foe } = facing('red-dragon', 10);
    script.play(breathe(foe, aldo.id, bea.id), referee, 14, 15);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(10);
    expect(script.state.creatures[bea.id]?.hitPoints.now).toBe(35);
    expect(script.told().players.slice(0, 4)).toEqual([
      'It comes to a fight!',
      'The red dragon breathes fire on Aldo and Bea!',
      'Aldo fails to save against breath. [14]',
      'Aldo takes 50 damage.',
    ]);
  });

  it('OSE-APX-13: a wounded dragon breathes less, instead of its claws, and three times a day', () => {
    const { script, foe } = facing('white-dragon', 6);
    script.play({ type: 'SetHitPoints', creature: foe, now: 8, max: 30 });
    for (let round = 0; round < 3; round += 1) {
      script.play(breathe(foe, aldo.id), referee, 2);
      expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(52 - 8 * round);
      expect(ask(script.state, { type: 'Attack', attacker: foe, target: aldo.id, attack: 0 }, referee)).toEqual(
        expect.any(String),
      );
      expect(offered(script)).toEqual([]);
      script.play({ type: 'EndRound' });
      until(act(script, 'movement'), 'movement', 1);
    }
    expect(ask(script.state, breathe(foe, aldo.id), referee, 2)).toBe('already-tried');
  });

  it('OSE-APX-13: the dice of a chimera’s are its own', () => {
    const { script, foe } = facing('chimera', 9);
    script.play(breathe(foe, aldo.id), referee, 6, 6, 6, 2);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(42);
  });

  it('OSE-APX-13: an orc has none', () => {
    const { script, foe } = facing('orc', 1);
    expect(offered(script)).toEqual([]);
    expect(ask(script.state, breathe(foe, aldo.id), referee)).toBe('no-such-thing');
  });
});

describe('a breath laid over the map', () => {
  const cloud = (script: Script) =>
    script.play({
      type: 'PlaceArea',
      kind: 'circle',
      at: { x: 2.5, y: 1.5 },
      feet: 10,
      width: 0,
      degrees: 0,
      open: true,
    });
  const inArea = ({ state }: Script, seat = referee) =>
    offers(state, seat).filter(
      ({ label, about }) => label.startsWith('The red dragon breathes fire') && about !== null,
    );

  it('OSE-APX-13: in its turn it breathes on those within, and that is one of its three', () => {
    const { script, foe } = facing('red-dragon', 10);
    cloud(script);
    expect(inArea(script)).toMatchObject([
      {
        command: 'Breathe',
        label: 'The red dragon breathes fire',
        inputs: [{ name: 'targets', preset: [aldo.id, bea.id] }, {}],
      },
    ]);
    expect(inArea(script, player)).toEqual([]);
    expect(refusedOffers(script.state, referee, 'Breathe')).toEqual([]);
    script.play(breathe(foe, aldo.id, bea.id), referee, 14, 15);
    expect(script.state.creatures[foe]?.breathed?.times).toBe(1);
  });

  it('OSE-APX-13, OSE-SAV-04: at any other time its present hit points are filled in, and half for those who save', () => {
    const { script, foe } = facing('red-dragon', 10);
    script.play({ type: 'SetHitPoints', creature: foe, now: 37, max: 50 }).play(breathe(foe, aldo.id), referee, 15);
    cloud(script);
    expect(inArea(script)).toMatchObject([
      {
        command: 'CallSave',
        label: 'The red dragon breathes fire, uncounted',
        hint: 'It is not counted as its breath. The red dragon has attacked in this round, and breathes instead of that.',
        fixed: { save: 'breath', effect: 'half', source: 'the fire of the red dragon' },
        inputs: [{ preset: [aldo.id, bea.id] }, { name: 'damage', preset: '37', amount: true }, {}],
      },
    ]);
    expect(refusedOffers(script.state, referee, 'CallSave')).toEqual([]);
  });

  it('OSE-APX-13: of those that breathe by dice these are filled in', () => {
    const { script, foe } = facing('hellhound', 5);
    script.play({ type: 'PlaceCreature', creature: foe, square: { x: 4, y: 2 } });
    cloud(script);
    script.play(breathe(foe, aldo.id), referee, 3);
    const [form] = offers(script.state, referee).filter(
      ({ label }) => label === 'The hellhound breathes fire, uncounted',
    );
    expect(form?.inputs[1]).toMatchObject({ preset: '5d6' });
  });
});

describe('the breath of a hellhound', () => {
  const hound = () => facing('hellhound', 5);
  const bite = (foe: CreatureId) => ({ type: 'Attack', attacker: foe, target: aldo.id, attack: 0 }) as const;

  it('OSE-APX-13: is offered each round beside the bite, for a die to say whether it comes', () => {
    const { script } = hound();
    expect(offered(script)).toMatchObject([
      { label: 'See whether it breathes fire: 2 in 6', inputs: [{ name: 'targets', preset: [aldo.id] }, {}] },
    ]);
    expect(refusedOffers(script.state, referee, 'Breathe')).toEqual([]);
    expect(offered(script, player)).toEqual([]);
  });

  it('OSE-APX-13, OSE-SAV-04: on a 2 it does 1d6 for each of its hit dice, half to who saves, and the bite is spent', () => {
    const { script, foe } = hound();
    script.play(breathe(foe, aldo.id, bea.id), referee, 2, 1, 2, 3, 4, 5, 14, 15);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(60 - 15);
    expect(script.state.creatures[bea.id]?.hitPoints.now).toBe(60 - 7);
    const { players, referee: whole } = script.told();
    expect(whole).toContain('The hellhound breathes fire on Aldo and Bea! [2]');
    expect(players).toContain('The hellhound breathes fire on Aldo and Bea!');
    expect(typeof ask(script.state, bite(foe), referee)).toBe('string');
  });

  it('OSE-APX-13: on a 3 it bites, and the table learns nothing of the die', () => {
    const { script, foe } = facing('hellhound', 5, true);
    const before = known(script.state, player);
    script.play(breathe(foe, aldo.id), referee, 3);
    expect(script.told()).toEqual({ referee: ['The hellhound does not breathe fire in this round. [3]'], players: [] });
    expect(known(script.state, player)).toEqual(before);
    expect(offered(script)).toEqual([]);
    expect(ask(script.state, breathe(foe, aldo.id), referee, 1)).toBe('already-tried');
    expect(typeof ask(script.state, bite(foe), referee, 2)).toBe('object');
  });

  it('OSE-APX-13: nothing but the die bounds how often, round after round', () => {
    const { script, foe } = hound();
    for (let round = 0; round < 4; round += 1) {
      script.play(breathe(foe, aldo.id), referee, 1, 1, 1, 1, 1, 1, 2);
      script.play({ type: 'EndRound' });
      until(act(script, 'movement'), 'movement', 1);
    }
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(60 - 4 * 5);
    expect(offered(script)).toHaveLength(1);
  });
});
