import { nameOf, rulesFor, type Tellers, toAll, toReferee } from '../../../play/index.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { IllusionsEvent } from './events.ts';

export const illusionsTellers: Tellers<IllusionsEvent> = {
  /** In secret the players hear nothing: whether it was an illusion is the question. */
  IllusionTried: ({ creature, source, secret, believes, breathSaved, faces, threat }, after) => {
    const found = after.creatures[creature];
    const belief = believes ? 'believes it' : 'sees through it';
    const breath = breathSaved === true ? ', and saves against the breath' : '';
    const line = {
      kind: 'roll',
      text: `${nameOf(after, creature)} sees ${source || 'an illusion'}, and ${belief}${breath}.`,
      rolls: [
        ...faces.map((face) => ({ sides: 20, faces: [face], plus: 0, total: face })),
        ...(threat ? [threat] : []),
      ],
      why: {
        rule:
          breathSaved === null
            ? secret
              ? rulesFor(after.ruleset).illusions.cites.unseen
              : rulesFor(after.ruleset).illusions.cites.belief
            : rulesFor(after.ruleset).illusions.cites.breath,
        formula: 'a save against spells: made, it is not believed',
      },
    } as const;
    return secret || !isWatched(after, found) ? toReferee(line) : toAll(line);
  },
  DisbeliefDeclared: ({ creature, on }, after) => {
    const found = after.creatures[creature];
    const line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} ${on ? 'does not believe what is seen' : 'trusts the eyes again'}.`,
      why: {
        rule: rulesFor(after.ruleset).illusions.cites.disbelief,
        formula: 'true of illusions, and no help against what is real',
      },
    } as const;
    return isWatched(after, found) ? toAll(line) : toReferee(line);
  },
};
