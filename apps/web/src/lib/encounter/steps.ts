import type { CombatRound, EncounterStep } from '@lanthorn/rules';

/** The steps of an encounter in the words of the table. */
export const STEPS: readonly { readonly name: EncounterStep; readonly label: string }[] = [
  { name: 'surprise', label: 'Surprise' },
  { name: 'distance', label: 'Distance' },
  { name: 'reaction', label: 'Reaction' },
  { name: 'initiative', label: 'Initiative' },
  { name: 'actions', label: 'Actions' },
  { name: 'conclusion', label: 'Conclusion' },
];

/** The stages of a round of combat. */
export const STAGES: readonly { readonly name: CombatRound['stage']; readonly label: string }[] = [
  { name: 'declarations', label: 'Declarations' },
  { name: 'initiative', label: 'Initiative' },
  { name: 'acting', label: 'Actions' },
  { name: 'over', label: 'Round over' },
];
