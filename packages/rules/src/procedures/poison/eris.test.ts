import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisPoisonVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of poison', () => {
  it.each(
    (
      [
        ['ERI-POI-01', { kind: 'slow-deadly' }, { saveOrDie: true }],
        ['ERI-POI-01', { kind: 'coma' }, { saveOrDie: false }],
        ['ERI-POI-01', { kind: 'ordinary' }, { error: 'bad-kind' }],
        ['ERI-POI-02', { class: 'fighter', level: 1, dice: [12] }, { target: 12, total: 12, saved: true }],
        ['ERI-POI-02', { class: 'magic-user', level: 5, dice: [12] }, { target: 13, total: 12, saved: false }],
        ['ERI-POI-02', { class: 'cleric', level: 5, saveMod: -2, dice: [10] }, { target: 9, total: 8, saved: false }],
        ['ERI-POI-03', { kind: 'instantly-deadly', inBattle: true }, { outcome: 'dead', when: 'now', lasts: null }],
        [
          'ERI-POI-03',
          { kind: 'slow-deadly', inBattle: true },
          { outcome: 'dead', when: 'end-of-battle', lasts: null },
        ],
        ['ERI-POI-03', { kind: 'slow-deadly', inBattle: false }, { outcome: 'dead', when: 'one-turn', lasts: null }],
        [
          'ERI-POI-03',
          { kind: 'battle-madness', inBattle: true },
          { outcome: 'battle-mad', when: 'now', lasts: 'end-of-battle' },
        ],
        ['ERI-POI-03', { kind: 'infected-wound' }, { outcome: 'dead', when: 'one-week', lasts: null }],
        ['ERI-POI-04', { kind: 'instantly-deadly', hp: 14 }, { hpLost: 7, hp: 7, reduced: null }],
        ['ERI-POI-04', { kind: 'slow-deadly', hp: 7 }, { hpLost: 4, hp: 3, reduced: null }],
        ['ERI-POI-04', { kind: 'coma', hp: 7 }, { hpLost: 0, hp: 7, reduced: 'dazed-one-turn' }],
        ['ERI-POI-04', { kind: 'coma', hp: 7, consequence: 'half-hp' }, { hpLost: 4, hp: 3, reduced: null }],
        ['ERI-POI-04', { kind: 'exsanguinating', hp: 7, consequence: 'reduced' }, { error: 'no-reduced-effect' }],
        ['ERI-POI-05', { doses: 2 }, { state: 'sick', penalty: -2 }],
        ['ERI-POI-05', { doses: 3 }, { state: 'dead', penalty: 0 }],
        ['ERI-POI-05', { doses: 3, lethalDoses: 5 }, { state: 'sick', penalty: -3 }],
        ['ERI-POI-06', { due: 'end-of-battle', curedAt: 'end-of-round' }, { dies: false }],
        ['ERI-POI-06', { due: 'end-of-battle', curedAt: 'end-of-battle' }, { dies: true }],
        ['ERI-POI-06', { due: 'one-week', curedAt: null }, { dies: true }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisPoisonVectors)).toEqual([]);
  });
});
