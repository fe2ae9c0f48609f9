import { loaded } from '../../../core/index.ts';
import { checksDue, monstersCome, noiseCheck, wanderingOdds } from '../../../procedures/dungeon/wandering/gorman.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const thrown = (inputs: VectorInputs): number => loaded(...read.faces(inputs)).die(6);

export const gormanWanderingVectors: Adapters = {
  'GOR-WAN-01': (inputs) => ({ checksDue: checksDue(read.number(inputs, 'playSeconds')) }),
  'GOR-WAN-02': (inputs) => {
    const odds = wanderingOdds(read.number(inputs, 'partyRate'));
    return { odds, encounter: monstersCome(odds, thrown(inputs)) };
  },
  'GOR-WAN-03': (inputs) => ({ ...noiseCheck(read.number(inputs, 'chance'), read.faces(inputs)[0] ?? 0) }),
};
