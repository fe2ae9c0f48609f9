import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import type { Dice } from '../../../core/index.ts';
import { moved } from '../../dungeon/movement/gorman.ts';
import { sidesInitiative } from '../../fight/initiative/gorman.ts';
import { gormanDistance } from '../distance/gorman.ts';
import { type GormanReaction, reactionRoll } from '../reaction/gorman.ts';
import { bothSurprise } from '../surprise/gorman.ts';
import { CHOICES, type EncounterRule } from './rule.ts';

/** How a meeting comes about. */
export interface Meeting {
  readonly partyChance: number;
  readonly monsterChance: number;
  readonly environmentFeet: number | null;
  readonly reactionModifier: number;
  readonly skipReaction: boolean;
}

/** GOR-ENC-01: surprise, distance, reaction, initiative, with dice in this order. */
export function gormanMeeting(meeting: Meeting, dice: Dice) {
  const { faces, ...surprised } = bothSurprise(meeting.partyChance, meeting.monsterChance, dice);
  const place = { feet: meeting.environmentFeet, outdoors: false, outdoorYards: false };
  const { distance } = gormanDistance(faces, place);
  const reaction: GormanReaction | null = meeting.skipReaction
    ? null
    : reactionRoll(meeting.reactionModifier, null, dice).reaction;
  return { ...surprised, distance, reaction, first: sidesInitiative(dice).first };
}

const isChoice = (said: string): boolean => CHOICES.some((choice) => choice === said);

/** GOR-ENC-05: whoever is not surprised chooses. */
export const mayChoose = (surprised: boolean, choice: string): Answer<{ readonly allowed: boolean }, 'bad-choice'> =>
  isChoice(choice) ? { allowed: !surprised } : denied('bad-choice');

/**
 * GOR-ENC-01, GOR-ENC-05, GOR-MOV-05 as one slot: the surprised choose nothing; the reaction comes after what is
 * declared; a move in a fight is a third of the rate.
 */
export const gormanEncounter = (chapter: EncounterRule): EncounterRule => ({
  ...chapter,
  choosing: {
    rule: 'GOR-ENC-05',
    may: (surprised, choice) => {
      const said = mayChoose(surprised, choice);
      return !isDenied(said) && said.allowed;
    },
  },
  reactionAfter: 'initiative',
  movement: (base, round) => ({ ...chapter.movement(base, round), max: moved(base, 'combat').distance }),
});
