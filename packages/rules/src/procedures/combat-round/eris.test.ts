import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisCombatRoundVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of combat round', () => {
  it.each(
    (
      [
        ['ERI-CMB-01', { phase: 'declare-spells' }, { next: 'initiative', newRound: false }],
        ['ERI-CMB-01', { phase: 'actions' }, { next: 'morale', newRound: false }],
        ['ERI-CMB-01', { phase: 'morale', combatContinues: true }, { next: 'declare-spells', newRound: true }],
        ['ERI-CMB-01', { phase: 'morale', combatContinues: false }, { next: 'end', newRound: false }],
        ['ERI-CMB-02', { action: 'cast-spell', declaredSpell: true }, { allowed: true }],
        ['ERI-CMB-02', { action: 'cast-spell', declaredSpell: false }, { error: 'spell-not-declared' }],
        ['ERI-CMB-02', { action: 'melee', declaredSpell: true }, { error: 'bound-by-declaration' }],
        ['ERI-CMB-02', { action: 'melee', declaredSpell: false }, { allowed: true }],
        ['ERI-INI-04', { slain: 'same-step' }, { acts: true }],
        ['ERI-INI-04', { slain: 'earlier' }, { acts: false }],
        ['ERI-ACT-01', { actions: ['melee'] }, { allowed: true }],
        ['ERI-ACT-01', { actions: ['other-quick', 'melee'] }, { allowed: true }],
        ['ERI-ACT-01', { actions: ['move', 'melee'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-01', { actions: ['other-quick', 'other-quick'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-02', { actions: ['move', 'missile'], elf: true }, { allowed: true }],
        ['ERI-ACT-02', { actions: ['move', 'missile'], mountedArcher: true }, { allowed: true }],
        ['ERI-ACT-02', { actions: ['move', 'missile'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-02', { actions: ['move', 'melee'], elf: true }, { error: 'too-many-actions' }],
        ['ERI-ACT-03', { hasted: true, actions: ['cast-spell', 'cast-spell'] }, { error: 'one-spell' }],
        ['ERI-ACT-03', { hasted: true, actions: ['cast-spell', 'move'] }, { allowed: true }],
        ['ERI-ACT-03', { hasted: false, actions: ['cast-spell', 'move'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-03', { hasted: true, actions: ['melee', 'move', 'missile'] }, { error: 'too-many-actions' }],
        [
          'ERI-ACT-04',
          { events: [{ event: 'melee-miss', timing: 'earlier' }] },
          { interrupted: true, spellLost: true },
        ],
        [
          'ERI-ACT-04',
          { events: [{ event: 'ranged-miss', timing: 'earlier' }] },
          { interrupted: false, spellLost: false },
        ],
        [
          'ERI-ACT-04',
          { events: [{ event: 'ranged-hit', timing: 'earlier' }] },
          { interrupted: true, spellLost: true },
        ],
        [
          'ERI-ACT-04',
          {
            events: [
              { event: 'melee-hit', timing: 'same-step' },
              { event: 'save-made', timing: 'earlier' },
            ],
          },
          { interrupted: false, spellLost: false },
        ],
        ['ERI-ACT-05', { action: 'attack' }, { listed: true, adjudicatedBy: 'rules' }],
        ['ERI-ACT-05', { action: 'swing on the chandelier' }, { listed: false, adjudicatedBy: 'referee' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisCombatRoundVectors)).toEqual([]);
  });
});
