import type { Tellers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Line } from '../../view/line.ts';
import { toAll, toNobody, toReferee } from '../../view/telling.ts';
import { isPublic } from '../sight/known.ts';
import type { LightEvent } from './events.ts';
import { isLightPublic } from './known.ts';

export const lightTellers: Tellers<LightEvent> = {
  LightLit: ({ light }, after) => {
    const bearer = light.carriedBy ? after.creatures[light.carriedBy] : null;
    if (!bearer) return toNobody;
    const why = {
      rule: rulesFor(after.ruleset).light.id,
      formula: `burns ${light.turnsLeft} turns, this one included`,
    } as const;
    const line: Line = { kind: 'ruling', text: `${bearer.name} lights a ${light.kind}.`, why };
    return isPublic(after, bearer) ? toAll(line) : toReferee(line);
  },
  LightBurned: () => toNobody,
  LightWentOut: ({ light, carriedBy, kind, burntOut }, _after, before) => {
    const bearer = carriedBy ? before.creatures[carriedBy] : null;
    const whose = bearer ? `${bearer.name}'s ${kind}` : `The ${kind} on the floor`;
    const line: Line = {
      kind: 'time',
      text: burntOut ? `${whose} burns out.` : `${whose} is put out.`,
      ...(burntOut ? { tone: 'bad' } : {}),
    };
    return isLightPublic(before, light) ? toAll(line) : toReferee(line);
  },
  LightChangedHands: ({ light, carriedBy }, after, before) => {
    const bearer = carriedBy ? after.creatures[carriedBy] : null;
    const line: Line = { kind: 'ruling', text: bearer ? `${bearer.name} takes up a light.` : 'A light is set down.' };
    return isLightPublic(after, light) || isLightPublic(before, light) ? toAll(line) : toReferee(line);
  },
};
