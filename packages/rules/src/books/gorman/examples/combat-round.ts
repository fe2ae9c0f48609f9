import { rulesBy } from '../../../../test/in-play.ts';
import type { GormanAction } from '../../../procedures/fight/combat-round/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

/** What somebody has declared. */
interface Intent {
  readonly who: string;
  readonly side: string;
  readonly action: GormanAction;
}

export const gormanCombatRoundVectors: Adapters = {
  'GOR-ENC-09': (inputs) => {
    const {
      order: { timeline },
      declaring: { allows },
    } = rulesBy('gorman').combatRound;
    const faces = read.record<number>(inputs, 'initiative');
    const frozen = read.list<string>(inputs, 'frozen', []);
    const sides = Object.keys(faces).toSorted((a, b) => (faces[b] ?? 0) - (faces[a] ?? 0));
    const intents = read.list<Intent>(inputs, 'actions').filter(({ side }) => !frozen.includes(side));
    const order = timeline(sides.length).flatMap(({ acting, phase }) =>
      phase === 'morale'
        ? []
        : intents.filter(({ side, action }) => side === sides[acting] && allows(phase, action, 'party')),
    );
    return { order: order.map(({ who }) => who) };
  },
};
