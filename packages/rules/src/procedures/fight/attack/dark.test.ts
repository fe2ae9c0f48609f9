import { describe, expect, it } from 'vitest';
import { brawl, until, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, goblin, grantedThoughBarred, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id, loaded, type RulesetChoice, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { evolve } from '../../evolve.ts';

const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const aldo = someone({ at: at(1, 1), attacks: [weapon('sword'), bow] });
const ilphas = someone({ id: id('ilphas'), name: 'Ilphas', at: at(1, 2), infravision: 60 });
const grik = goblin({ at: at(2, 1), infravision: 0, hitPoints: { now: 20, max: 20 } });
const far = { at: at(4, 1) };

type Fought = { readonly one?: Partial<Creature>; readonly other?: Partial<Creature>; readonly phase?: string };

/** A fight in the first room, whose light goes out when everybody stands ready. */
function inTheDark(base: RulesetChoice['base'], { one = {}, other = {}, phase = 'melee' }: Fought = {}): GameState {
  const party = [{ ...aldo, ...one }, ilphas];
  const begun = brawl({ base }, party, [{ ...grik, ...other }], 'movement');
  const action = phase === 'melee' ? 'melee' : 'missile';
  const declaration = { action, spell: null, disrupted: false } as const;
  const said = party.reduce(
    (now, { id: creature }) => evolve(now, { type: 'Declared', creature, declaration }),
    begun.state,
  );
  const { state } = until(new Script(said), phase, 0);
  const scene = sceneOf(state);
  return scene ? { ...state, scenes: { [scene.id]: { ...scene, ambient: 'dark' } } } : state;
}

function answer(state: GameState, attack: string, by: Seat, attacker: Creature['id'] = aldo.id): string {
  const ruling = decide(state, { type: 'Attack', attacker, target: grik.id, attack }, by, loaded(15, 3));
  return ruling.granted ? 'granted' : `${ruling.refusal.rule}: ${ruling.refusal.sentence}`;
}
const UNSEEN = 'Without a light Aldo sees nothing of the goblin, and attacks no more than the blind do.';

describe('attacks in total darkness', () => {
  it.each(['ose', 'basic'] as const)('OSE-HAZ-03: whoever sees nothing counts as blind, under %s', (base) => {
    expect(answer(inTheDark(base), 'sword', player)).toBe(`OSE-HAZ-03: ${UNSEEN}`);
    expect(answer(inTheDark(base), 'sword', player, ilphas.id)).toBe('granted');
  });

  it('OSE-HAZ-03: a monster without infravision is as blind', () => {
    const { state } = brawl({ base: 'ose' }, [aldo], [grik]);
    const ruling = (ambient: 'dark' | 'lit') => {
      const scene = sceneOf(state);
      const dark: GameState = scene ? { ...state, scenes: { [scene.id]: { ...scene, ambient } } } : state;
      const bite = { type: 'Attack', attacker: grik.id, target: aldo.id, attack: 'spear' } as const;
      return decide(dark, bite, referee, loaded(15, 3));
    };
    expect(ruling('dark')).toMatchObject({ refusal: { rule: expect.stringContaining('OSE') } });
  });

  it('OSE-HAZ-03: the referee reads on the card of a monster in melee why it does not strike', () => {
    const { state } = brawl({ base: 'eris' }, [aldo], [grik]);
    const scene = sceneOf(state);
    const dark: GameState = scene ? { ...state, scenes: { [scene.id]: { ...scene, ambient: 'dark' } } } : state;
    const struck = (now: GameState) =>
      offers(now, referee).filter(({ command, about }) => command === 'Attack' && about === grik.id);
    expect(struck(dark)).toMatchObject([
      { barred: 'Without a light the goblin sees nothing of Aldo, and attacks no more than the blind do.' },
    ]);
    expect(struck(state)).toEqual([]);
  });

  it.each([
    ['OSE-HAZ-04: infravision sees warm things', { one: { infravision: 60 } }, 'granted'],
    ['OSE-HAZ-04: infravision has its range', { one: { infravision: 5 }, other: far, phase: 'missile' }, 'refused'],
    ['OSE-CMB-29: who relies on no eyes needs no light', { one: { traits: { eyeless: true } } }, 'granted'],
  ] as const)('%s', (_rule, fought, expected) => {
    const attack = 'phase' in fought ? 'short bow' : 'sword';
    expect(answer(inTheDark('ose', fought), attack, referee) === 'granted' ? 'granted' : 'refused').toBe(expected);
  });

  it('GOR-EXP-04: by Gorman one is blind beyond touch: a blow finds its mark, a shot none', () => {
    expect(answer(inTheDark('gorman'), 'sword', referee)).toBe('granted');
    const shooting = inTheDark('gorman', { other: far, phase: 'missile' });
    expect(answer(shooting, 'short bow', referee)).toBe(`GOR-EXP-04: ${UNSEEN}`);
  });

  it('ERI-RUL-03: Planet Eris is silent, so the chapter is asked', () => {
    expect(answer(inTheDark('eris'), 'sword', referee)).toContain('OSE-HAZ-03');
  });

  it('the reason stands greyed where the blow would be offered', () => {
    for (const base of ['ose', 'basic', 'gorman', 'eris'] as const) {
      const state = inTheDark(base);
      expect(refusedOffers(state, player, 'Attack')).toEqual([]);
      expect(grantedThoughBarred(state, player)).toEqual([]);
    }
  });

  it('OSE-HAZ-03: a light that is lit ends it', () => {
    const state = inTheDark('ose');
    const light = { id: id<'light'>('torch'), kind: 'torch', carriedBy: ilphas.id, radius: 30 } as const;
    const lit = { ...state, lights: { [light.id]: light } } as unknown as GameState;
    expect(answer(lit, 'sword', player)).toBe('granted');
  });
});
