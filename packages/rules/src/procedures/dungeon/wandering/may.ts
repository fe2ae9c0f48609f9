import { impossible, objections } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { sceneNamed } from '../../../state/read.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { NO_SUCH_TABLE, tableOf } from '../../table/random-tables/may.ts';
import { partyRate } from '../movement/rate.ts';
import { drawnUpAlready } from './drawn-up-already.ts';

export const mayCheckWandering: May<'CheckWandering'> = (state, { chance }, seat) => {
  const { sides } = rulesOf(state).wandering.chanceAt(partyRate(state));
  const barred = onlyReferee(seat);
  if (chance > sides) return objections(barred, impossible('bad-input', `A chance from 0 to ${sides} in ${sides}.`));
  return objections(barred, drawnUpAlready(state));
};

export const mayCheckNoise: May<'CheckNoise'> = (state, { chance }, seat) => {
  const { chances } = rulesOf(state).wandering.noise;
  const barred = onlyReferee(seat);
  if (!chances.includes(chance)) return objections(barred, impossible('bad-input', noChance(chances)));
  return objections(barred, drawnUpAlready(state));
};

const noChance = (chances: readonly number[]): string =>
  chances.length === 0
    ? 'By these rules noise asks for no check of its own.'
    : `Noise and smells draw monsters by these rules at ${chances.map((one) => `${one}-in-6`).join(' or ')}.`;

export const maySetWanderers: May<'SetWanderers'> = (state, { scene, table }, seat) => {
  const found = sceneNamed(state, scene);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, impossible('no-such-thing', 'There is no such map.'));
  return objections(
    barred,
    table === null || tableOf(state, table) ? null : NO_SUCH_TABLE,
    (found.wanderers ?? null) === table ? impossible('no-change', 'It is so already.') : null,
  );
};
