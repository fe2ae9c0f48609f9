import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { offeredBy } from '../../../../test/citing.ts';
import { ask, at, goblin, player, refusedOffers, someone } from '../../../../test/table.ts';
import type { Options } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';
import { GRAPPLE_SETTINGS } from './eris.ts';

const weak = { STR: 6, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
const mage = someone({ at: at(2, 1), class: 'magic-user', abilities: weak, attacks: [weapon('dagger')] });
const grik = goblin({ at: at(3, 1), hitPoints: { now: 9, max: 9 } });
const seize = {
  type: 'Grapple',
  creature: mage.id,
  others: [],
  target: grik.id,
  manner: 'wrestle-to-ground',
  bothHold: false,
} as const;
const bout = (options: Options) => {
  const events = ask(brawl({ base: 'eris', options }, [mage], [grik]).state, seize, player, 4, 3);
  return typeof events === 'string' ? events : events.find((event) => event.type === 'Grappled');
};

it.each([
  [{}, '4 against 3', 'strength bonus +'],
  [{ strengthPenaltyInGrapple: true }, '3 against 3', 'strength bonus or penalty +'],
] as const)('ERI-GRP-04: one of low strength wrestles, with %j: %s', (options, says, formula) => {
  expect(bout(options)).toMatchObject({
    says,
    why: { rule: 'ERI-GRP-04', formula: expect.stringContaining(formula) },
  });
});

describe('one method for all grapples (ERI-GRP-01)', () => {
  const manners = (options: Options) => {
    const { state } = brawl({ base: 'eris', options }, [mage], [grik]);
    const [offer] = offers(state, player).filter(({ command }) => command === 'Grapple');
    const [how] = offer?.inputs ?? [];
    return how?.kind === 'choice' ? how.options.map(({ value }) => value) : [];
  };
  const settled = (grappleMethod: string, manner: string, foe = grik, ...faces: number[]) => {
    const { state } = brawl({ base: 'eris', options: { grappleMethod } }, [mage], [foe]);
    const events = ask(state, { ...seize, target: foe.id, manner }, player, ...faces);
    const found = typeof events === 'string' ? null : events.find((event) => event.type === 'Grappled');
    return found?.type === 'Grappled' ? found.why.rule : events;
  };
  const bandit = goblin({ name: 'Bandit', abilities: weak, at: at(3, 1) });

  it('each situation has its own unless the referee chooses one', () => {
    expect(settled('by-situation', 'wrestle-to-ground', grik, 4, 3)).toBe('ERI-GRP-04');
    expect(settled('by-situation', 'swarm', grik, 4, 3)).toBe('ERI-GRP-02');
    expect(offeredBy(brawl({ base: 'eris' }, [mage], [grik]).state, 'Grapple', player)).toEqual(['ERI-GRP-01']);
  });

  it.each([
    ['gygaxian', 'wrestle-to-ground', [4, 3], 'ERI-GRP-02'],
    ['natural-compromise', 'swarm', [4, 3], 'ERI-GRP-04'],
    ['uncontested-3d6', 'wrestle-to-ground', [4, 3, 1], 'ERI-GRP-06'],
    ['uncontested-d100', 'hold-at-bay', [50], 'ERI-GRP-06'],
    ['gygaxian', 'climb-monster', [4, 3], 'ERI-GRP-02'],
  ] as const)('by %s one settles: %s', (method, manner, faces, rule) => {
    expect(settled(method, manner, bandit, ...faces)).toBe(rule);
  });

  it('ERI-GRP-06: who has no strength score wrestles by nature’s measure all the same', () => {
    expect(settled('uncontested-3d6', 'wrestle-to-ground', grik, 4, 3)).toBe('ERI-GRP-04');
  });

  it('what is offered names no other method, and is granted', () => {
    expect(manners({})).toContain('quick-ruling');
    expect(manners({ grappleMethod: 'gygaxian' })).toEqual([
      'wrestle-to-ground',
      'hold-at-bay',
      'swarm',
      'climb-monster',
    ]);
    for (const grappleMethod of GRAPPLE_SETTINGS)
      for (const foe of [grik, bandit])
        expect(
          refusedOffers(brawl({ base: 'eris', options: { grappleMethod } }, [mage], [foe]).state, player, 'Grapple'),
        ).toEqual([]);
  });
});
