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
        ['ERI-CMB-01', { phase: 'declare-spells', combatContinues: true }, { next: 'initiative', newRound: false }],
        ['ERI-CMB-01', { phase: 'declare-spells', combatContinues: false }, { next: 'initiative', newRound: false }],
        ['ERI-CMB-01', { phase: 'initiative' }, { next: 'actions', newRound: false }],
        ['ERI-CMB-01', { phase: 'initiative', combatContinues: true }, { next: 'actions', newRound: false }],
        ['ERI-CMB-01', { phase: 'initiative', combatContinues: false }, { next: 'actions', newRound: false }],
        ['ERI-CMB-01', { phase: 'actions', combatContinues: true }, { next: 'morale', newRound: false }],
        ['ERI-CMB-01', { phase: 'actions', combatContinues: false }, { next: 'morale', newRound: false }],
        ['ERI-CMB-01', { phase: 'morale' }, { next: 'declare-spells', newRound: true }],
        ['ERI-CMB-02', { action: 'cast-spell', declaredSpell: true }, { allowed: true }],
        ['ERI-CMB-02', { action: 'cast-spell', declaredSpell: false }, { error: 'spell-not-declared' }],
        ['ERI-CMB-02', { action: 'melee', declaredSpell: true }, { error: 'bound-by-declaration' }],
        ['ERI-CMB-02', { action: 'melee', declaredSpell: false }, { allowed: true }],
        ['ERI-CMB-02', { action: 'none', declaredSpell: true }, { allowed: true }],
        ['ERI-CMB-02', { action: 'move', declaredSpell: true }, { error: 'bound-by-declaration' }],
        ['ERI-CMB-02', { action: 'move', declaredSpell: false }, { allowed: true }],
        ['ERI-CMB-02', { action: 'missile', declaredSpell: false }, { allowed: true }],
        ['ERI-CMB-02', { action: 'parry', declaredSpell: true }, { error: 'bound-by-declaration' }],
        ['ERI-CMB-02', { action: 'other', declaredSpell: true }, { error: 'bound-by-declaration' }],
        ['ERI-CMB-02', { action: 'other', declaredSpell: false }, { allowed: true }],
        ['ERI-CMB-02', { action: 'other-quick', declaredSpell: false }, { allowed: true }],
        ['ERI-INI-04', { slain: 'same-step' }, { acts: true }],
        ['ERI-INI-04', { slain: 'earlier' }, { acts: false }],
        ['ERI-INI-04', { slain: 'not' }, { acts: true }],
        ['ERI-ACT-01', { actions: ['melee'] }, { allowed: true }],
        ['ERI-ACT-01', { actions: ['other-quick', 'melee'] }, { allowed: true }],
        ['ERI-ACT-01', { actions: ['move', 'melee'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-01', { actions: ['other-quick', 'other-quick'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-01', { actions: [] }, { allowed: true }],
        ['ERI-ACT-01', { actions: ['cast-spell'] }, { allowed: true }],
        ['ERI-ACT-01', { actions: ['parry'] }, { allowed: true }],
        ['ERI-ACT-01', { actions: ['parry', 'cast-spell', 'cast-spell'] }, { error: 'parry-is-sole-action' }],
        ['ERI-ACT-01', { actions: ['cast-spell', 'move'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-01', { actions: ['missile', 'other-quick'] }, { allowed: true }],
        ['ERI-ACT-01', { actions: ['move', 'missile'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-01', { actions: ['move', 'parry'] }, { error: 'parry-is-sole-action' }],
        ['ERI-ACT-02', { actions: ['move', 'missile'], elf: true }, { allowed: true }],
        ['ERI-ACT-02', { actions: ['move', 'missile'], mountedArcher: true }, { allowed: true }],
        ['ERI-ACT-02', { actions: ['move', 'missile'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-02', { actions: ['move', 'melee'], elf: true }, { error: 'too-many-actions' }],
        ['ERI-ACT-02', { actions: ['missile', 'move'], elf: true }, { allowed: true }],
        ['ERI-ACT-02', { actions: ['move', 'missile', 'other-quick'], elf: true }, { allowed: true }],
        ['ERI-ACT-02', { actions: ['move', 'cast-spell'], elf: true }, { error: 'too-many-actions' }],
        ['ERI-ACT-02', { actions: ['move', 'melee'], mountedArcher: true }, { error: 'too-many-actions' }],
        ['ERI-ACT-02', { actions: ['missile'], elf: true }, { allowed: true }],
        ['ERI-ACT-02', { actions: ['parry', 'move'], elf: true }, { error: 'parry-is-sole-action' }],
        ['ERI-ACT-02', { actions: [], elf: true }, { allowed: true }],
        ['ERI-ACT-02', { actions: ['move', 'missile', 'parry'], elf: true }, { error: 'parry-is-sole-action' }],
        ['ERI-ACT-03', { hasted: true, actions: ['cast-spell', 'cast-spell'] }, { error: 'one-spell' }],
        ['ERI-ACT-03', { hasted: true, actions: ['cast-spell', 'move'] }, { allowed: true }],
        ['ERI-ACT-03', { hasted: false, actions: ['cast-spell', 'move'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-03', { hasted: true, actions: ['melee', 'move', 'missile'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-03', { hasted: true, actions: ['melee', 'move'] }, { allowed: true }],
        ['ERI-ACT-03', { hasted: true, actions: ['cast-spell', 'melee', 'move'] }, { error: 'too-many-actions' }],
        ['ERI-ACT-03', { hasted: true, actions: [] }, { allowed: true }],
        ['ERI-ACT-03', { hasted: true, actions: ['other', 'other'] }, { allowed: true }],
        [
          'ERI-ACT-03',
          { hasted: false, actions: ['cast-spell', 'melee', 'other-quick'] },
          { error: 'too-many-actions' },
        ],
        ['ERI-ACT-03', { hasted: false, actions: ['parry'] }, { allowed: true }],
        ['ERI-ACT-03', { hasted: false, actions: ['cast-spell', 'cast-spell', 'melee'] }, { error: 'one-spell' }],
        ['ERI-ACT-03', { hasted: false, actions: ['cast-spell', 'cast-spell'] }, { error: 'one-spell' }],
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
        ['ERI-ACT-04', { events: [{ event: 'melee-hit', timing: 'earlier' }] }, { interrupted: true, spellLost: true }],
        [
          'ERI-ACT-04',
          { events: [{ event: 'melee-miss', timing: 'same-step' }] },
          { interrupted: false, spellLost: false },
        ],
        [
          'ERI-ACT-04',
          { events: [{ event: 'ranged-hit', timing: 'same-step' }] },
          { interrupted: false, spellLost: false },
        ],
        [
          'ERI-ACT-04',
          { events: [{ event: 'ranged-miss', timing: 'later' }] },
          { interrupted: false, spellLost: false },
        ],
        [
          'ERI-ACT-04',
          { events: [{ event: 'save-failed', timing: 'later' }] },
          { interrupted: false, spellLost: false },
        ],
        ['ERI-ACT-04', { events: [{ event: 'save-made', timing: 'later' }] }, { interrupted: false, spellLost: false }],
        [
          'ERI-ACT-04',
          {
            events: [
              { event: 'ranged-miss', timing: 'earlier' },
              { event: 'ranged-hit', timing: 'later' },
            ],
          },
          { interrupted: false, spellLost: false },
        ],
        [
          'ERI-ACT-04',
          {
            events: [
              { event: 'save-failed', timing: 'earlier' },
              { event: 'melee-hit', timing: 'later' },
            ],
          },
          { interrupted: true, spellLost: true },
        ],
        ['ERI-ACT-05', { action: 'attack' }, { listed: true, adjudicatedBy: 'rules' }],
        ['ERI-ACT-05', { action: 'swing on the chandelier' }, { listed: false, adjudicatedBy: 'referee' }],
        ['ERI-ACT-05', { action: 'move' }, { listed: true, adjudicatedBy: 'rules' }],
        ['ERI-ACT-05', { action: 'cast-spell' }, { listed: true, adjudicatedBy: 'rules' }],
        ['ERI-ACT-05', { action: 'parry the air' }, { listed: false, adjudicatedBy: 'referee' }],
        ['ERI-ACT-05', { action: 'throw sand in his eyes' }, { listed: false, adjudicatedBy: 'referee' }],
        ['ERI-ACT-05', { action: 'beg for mercy' }, { listed: false, adjudicatedBy: 'referee' }],
        ['ERI-ACT-05', { action: 'attacking' }, { listed: false, adjudicatedBy: 'referee' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisCombatRoundVectors)).toEqual([]);
  });
});
