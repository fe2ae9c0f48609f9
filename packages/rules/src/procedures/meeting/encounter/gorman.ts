import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import { moved } from '../../dungeon/movement/gorman.ts';
import { CHOICES, type EncounterRule } from './rule.ts';

const isChoice = (said: string): boolean => CHOICES.some((choice) => choice === said);

/** GOR-ENC-05: whoever is not surprised chooses. */
export const mayChoose = (surprised: boolean, choice: string): Answer<{ readonly allowed: boolean }, 'bad-choice'> =>
  isChoice(choice) ? { allowed: !surprised } : denied('bad-choice');

/**
 * GOR-ENC-01, GOR-ENC-05, GOR-MOV-05 as one slot: the surprised choose nothing; the reaction comes after what is
 * declared; a move in a fight is a third of the rate.
 * On the other steps of an encounter the book is silent (GOR-RUL-01).
 */
export const gormanEncounter = (chapter: EncounterRule): EncounterRule => ({
  cites: { order: 'GOR-ENC-01', actions: 'GOR-ENC-05', fighting: 'GOR-ENC-05' },
  choosing: {
    rule: 'GOR-ENC-05',
    may: (surprised, choice) => {
      const said = mayChoose(surprised, choice);
      return !isDenied(said) && said.allowed;
    },
  },
  reactionAfter: 'initiative',
  movement: (base, round) => ({ max: moved(base, 'combat').distance, allowed: chapter.movement(base, round).allowed }),
  steps: chapter.steps,
  modeAfter: chapter.modeAfter,
  isRoleplayed: chapter.isRoleplayed,
  evasion: chapter.evasion,
});
