import { loaded } from '../../core/index.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { SURPRISE } from '../surprise/gorman.ts';
import { gormanMeeting, mayChoose, mayDeclare } from './gorman.ts';

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
  'GOR-ENC-06': (inputs) => ({ accepted: mayDeclare(read.text(inputs, 'phase')) }),
};
