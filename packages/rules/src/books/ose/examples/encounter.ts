import { isRoleplayed, oseEncounter } from '../../../procedures/meeting/encounter/ose.ts';
import type { EncounterAction } from '../../../procedures/meeting/encounter/rule.ts';
import { nextInBook } from '../../../procedures/meeting/steps/steps.ts';
import { unitOf } from '../../../procedures/table/measures/outdoors.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const encounterVectors: Adapters = {
  'OSE-EVT-01': (inputs) => ({
    steps: oseEncounter.steps,
    next: nextInBook(oseEncounter, read.text(inputs, 'after', '')) ?? null,
  }),
  'OSE-EVT-10': (inputs) => ({
    mode: oseEncounter.modeAfter(read.text<EncounterAction>(inputs, 'action')) ?? 'encounter',
  }),
  'OSE-EVT-11': (inputs) => ({
    roleplay: isRoleplayed(read.flag(inputs, 'pcsTalk'), read.flag(inputs, 'monstersTalk')),
  }),
  'OSE-EVT-12': (inputs) => ({
    ...oseEncounter.movement(read.number(inputs, 'base'), read.number(inputs, 'round', 1)),
    unit: unitOf(read.text<Encounter['setting'] | 'sea'>(inputs, 'setting', 'dungeon')),
  }),
  'OSE-EVT-13': (inputs) => oseEncounter.evasion(read.flag(inputs, 'combatBegun'), read.flag(inputs, 'pursued', false)),
};
