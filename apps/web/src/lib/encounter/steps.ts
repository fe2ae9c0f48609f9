import {
  atFirst,
  type CombatRound,
  type CreatureRecord,
  type EncounterRecord,
  type EncounterStep,
  type SideRecord,
} from '@lanthorn/rules';

/** The steps of an encounter in the words of the table. */
const STEPS: Readonly<Record<EncounterStep, string>> = {
  surprise: 'Surprise',
  distance: 'Distance',
  reaction: 'Reaction',
  initiative: 'Initiative',
  actions: 'Actions',
  conclusion: 'Conclusion',
};

/** The stages of a round of combat. */
const STAGES: Readonly<Record<CombatRound['stage'], string>> = {
  declarations: 'Declarations',
  initiative: 'Initiative',
  acting: 'Actions',
  over: 'Round over',
};

/** The phases of a side's turn in it; what is not named is called what the rules call it. */
const PHASES: Readonly<Record<string, string>> = {
  movement: 'Movement',
  missile: 'Missiles',
  spells: 'Spells',
  melee: 'Melee',
};

/** Where it stands, such as `Melee`. */
export function stepNow({ step, combat }: Pick<EncounterRecord, 'step' | 'combat'>): string {
  if (!combat) return STEPS[step];
  return combat.phase ? (PHASES[combat.phase] ?? atFirst(combat.phase)) : STAGES[combat.stage];
}

/** How a combatant stands in the round: a mark, and what it means. */
export interface Standing {
  readonly mark: '★' | '✓';
  readonly words: string;
  /** How the player puts it. */
  readonly says?: string | undefined;
}

const SAID: Readonly<Record<string, string>> = {
  spell: 'casts a spell',
  withdraw: 'withdraws',
  retreat: 'retreats',
  melee: 'strikes',
  missile: 'shoots or throws',
  item: 'uses something',
  wait: 'waits',
  ready: 'holds a missile ready',
  move: 'moves',
};

/** Whose turn it is, who has acted or holds, and, before initiative, who has said what. */
export function standingOf(
  {
    acted,
    declared,
    holding,
    holdingOn,
    combat,
  }: Pick<EncounterRecord, 'acted' | 'declared' | 'holding' | 'holdingOn' | 'combat'>,
  turn: ReadonlySet<string>,
  creature: string,
): Standing | null {
  if (acted.includes(creature)) return { mark: '✓', words: 'has acted' };
  const said = declared.find((each) => each.creature === creature);
  if (said && combat?.stage === 'declarations')
    return { mark: '✓', words: `declared: ${SAID[said.action] ?? said.action}`, says: said.words };
  if (holdingOn.includes(creature)) return { mark: '✓', words: 'holds until something changes' };
  if (holding.includes(creature))
    return { mark: '✓', words: combat?.stage === 'declarations' ? 'has nothing to declare' : 'holds' };
  return turn.has(creature) ? { mark: '★', words: 'may act now' } : null;
}

/** What is said of a side beside its name: the dead neither act nor take fright. */
export function remarksOn(
  { kind, surprised, moraleDue }: Pick<SideRecord, 'kind' | 'surprised' | 'moraleDue'>,
  members: readonly Pick<CreatureRecord, 'conditions'>[],
  { acting, reaction }: { readonly acting: boolean; readonly reaction: EncounterRecord['reaction'] },
): readonly string[] {
  if (members.length > 0 && members.every(({ conditions }) => conditions.includes('dead'))) return ['all dead'];
  return [
    acting ? 'acting now' : '',
    surprised ? 'surprised' : '',
    (kind === 'monsters' && reaction) || '',
    moraleDue ? 'morale check due' : '',
  ].filter(Boolean);
}
