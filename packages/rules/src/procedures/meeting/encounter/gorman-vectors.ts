import { act, brawl } from '../../../../test/brawl.ts';
import { ask, at, goblin, player, someone } from '../../../../test/table.ts';
import { type Dice, loaded } from '../../../core/index.ts';
import type { Adapters } from '../../../vectors.ts';
import { read } from '../../../vectors.ts';
import { sidesInitiative } from '../../fight/initiative/gorman.ts';
import { gormanDistance } from '../distance/gorman.ts';
import { type GormanReaction, reactionRoll } from '../reaction/gorman.ts';
import { bothSurprise, SURPRISE } from '../surprise/gorman.ts';
import { mayChoose } from './gorman.ts';

/** How a meeting comes about. */
interface Meeting {
  readonly partyChance: number;
  readonly monsterChance: number;
  readonly environmentFeet: number | null;
  readonly reactionModifier: number;
  readonly skipReaction: boolean;
}

/** GOR-ENC-01: surprise, distance, reaction, initiative, with dice in this order. */
function gormanMeeting(meeting: Meeting, dice: Dice) {
  const { faces, ...surprised } = bothSurprise(meeting.partyChance, meeting.monsterChance, dice);
  const place = { feet: meeting.environmentFeet, outdoors: false, outdoorYards: false };
  const { distance } = gormanDistance(faces, place);
  const reaction: GormanReaction | null = meeting.skipReaction
    ? null
    : reactionRoll(meeting.reactionModifier, null, dice).reaction;
  return { ...surprised, distance, reaction, first: sidesInitiative(dice).first };
}

export const gormanEncounterVectors: Adapters = {
  'GOR-ENC-01': (inputs) => {
    const meeting = {
      partyChance: read.number(inputs, 'partyChance', SURPRISE.upTo),
      monsterChance: read.number(inputs, 'monsterChance', SURPRISE.upTo),
      environmentFeet: typeof inputs.environmentFeet === 'number' ? inputs.environmentFeet : null,
      reactionModifier: read.number(inputs, 'reactionModifier', 0),
      skipReaction: read.flag(inputs, 'skipReaction', false),
    };
    return { ...gormanMeeting(meeting, loaded(...read.faces(inputs))) };
  },
  'GOR-ENC-05': (inputs) => ({ ...mayChoose(read.flag(inputs, 'surprised'), read.text(inputs, 'choice')) }),
  'GOR-ENC-06': (inputs) => {
    const party = [someone({ at: at(2, 1) })];
    const script = brawl({ base: 'gorman' }, party, [goblin({ at: at(3, 1) })], 'movement').play({ type: 'EndRound' });
    const now = read.text(inputs, 'phase') === 'declare' ? script : act(script, 'movement');
    const declare = { type: 'Declare', creature: someone().id, action: 'move', spell: null } as const;
    return { accepted: typeof ask(now.state, declare, player) !== 'string' };
  },
};
