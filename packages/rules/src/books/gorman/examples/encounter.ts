import { act, brawl } from '../../../../test/brawl.ts';
import { rulesBy } from '../../../../test/in-play.ts';
import { initiativeBy, reactionBy, surprisedBy } from '../../../../test/met.ts';
import { ask, at, goblin, player, someone } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
import { mayChoose } from '../../../procedures/meeting/encounter/gorman.ts';
import { SURPRISE } from '../../../procedures/meeting/surprise/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanEncounterVectors: Adapters = {
  'GOR-ENC-01': (inputs) => {
    const dice = loaded(...read.faces(inputs));
    const chance = (side: string) => read.number(inputs, `${side}Chance`, SURPRISE.upTo);
    const { faces, ...surprised } = surprisedBy({ party: chance('party'), monsters: chance('monster') }, dice);
    const dictated = typeof inputs.environmentFeet === 'number' ? inputs.environmentFeet : null;
    const distance = dictated ?? rulesBy('gorman').distance.bySurprise(faces);
    const skips = read.flag(inputs, 'skipReaction', false);
    const reaction = skips ? null : reactionBy(read.number(inputs, 'reactionModifier', 0), null, dice).reaction;
    return { ...surprised, distance, reaction, first: initiativeBy(dice).first };
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
