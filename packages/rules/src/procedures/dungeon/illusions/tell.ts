import { fallen, type Line, throwsFor } from '../../../core/index.ts';
import { nameOf, rulesOf, type Tellers, toReferee } from '../../../play/index.ts';
import { toAllWhoSee, toWitnesses } from '../../situation/sight/witnesses.ts';
import type { IllusionsEvent } from './events.ts';

export const illusionsTellers: Tellers<IllusionsEvent> = {
  /** In secret the players hear nothing: whether it was an illusion is the question. */
  IllusionTried: ({ creature, source, secret, believes, breathSaved, faces, threat }, after) => {
    const found = after.creatures[creature];
    const belief = believes ? 'believes it' : 'sees through it';
    const breath = breathSaved === true ? ', and saves against the breath' : '';
    const saves = found ? rulesOf(after).illusions.saves(found) : { belief: 0, breath: 0 };
    const { cites, mayDisbelieve } = rulesOf(after).illusions;
    const declared = !believes && faces.length === 0 && found?.disbelieves === true && mayDisbelieve(found);
    const rolls = faces.map((face) => fallen(20, [face]));
    const throws = [
      ...throwsFor(rolls, [
        { who: 'Against belief', needed: saves.belief },
        { who: 'Against the breath', needed: saves.breath },
      ]),
      ...(threat ? [{ who: 'What it would do', roll: threat }] : []),
    ];
    const line: Line = {
      kind: 'roll',
      text: `${nameOf(after, creature)} sees ${source || 'an illusion'}, and ${belief}${breath}.`,
      rolls: throws.map(({ roll }) => roll),
      why: {
        ...(declared
          ? { rule: cites.disbelief, formula: 'declared not to believe what is seen: no save is needed' }
          : {
              rule: breathSaved === null ? (secret ? cites.unseen : cites.belief) : cites.breath,
              formula: 'a save against spells: made, it is not believed',
            }),
        ...(throws.length > 0 ? { throws } : {}),
      },
    };
    return secret ? toReferee(line) : toWitnesses(after, found, line);
  },
  DisbeliefDeclared: ({ creature, on }, after) => {
    const line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} ${on ? 'does not believe what is seen' : 'trusts the eyes again'}.`,
      why: {
        rule: rulesOf(after).illusions.cites.disbelief,
        formula: 'true of illusions, and no help against what is real',
      },
    } as const;
    return toAllWhoSee(after, [creature], line);
  },
};
