import { type Line, written } from '../../../core/index.ts';
import { atFirst, counted, withArticle } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { dayOf } from '../../../state/ledger.ts';
import { type LightKind, type LightSource, lightName } from '../../../state/light.ts';
import { isDead, ROUNDS_PER_TURN, turnOf, turnOfDay } from '../../../state/read.ts';
import { isOpenToAll, isWatched } from '../../situation/sight/known.ts';
import type { LightEvent } from './events.ts';
import { expiresEndOfTurn } from './expiry.ts';
import { isLightPublic } from './known.ts';
import { isOfSpell } from './may.ts';
import { turnsKept } from './thing.ts';

const LIT: Readonly<Partial<Record<LightKind, (name: string) => string>>> = {
  sword: (name) => `${name} draws a magic sword: it shines.`,
  spell: (name) => `A light shines about ${name}.`,
  lasting: (name) => `A lasting light shines about ${name}.`,
};

const litBy = (name: string, light: LightSource): string =>
  LIT[light.kind]?.(name) ?? `${name} lights ${withArticle(lightName(light))}.`;

/** In which turn a light burns out, and on which day, where turns are counted anew until then: `12 on day 3`. */
function endingTurn(lit: number, turnsLeft: number): string {
  const last = expiresEndOfTurn(lit, turnsLeft);
  const countsOn = turnOfDay(last) - turnOfDay(lit) === last - lit;
  const day = countsOn ? '' : ` on day ${written(dayOf({ rounds: (last - 1) * ROUNDS_PER_TURN }))}`;
  return `${written(turnOfDay(last))}${day}`;
}

/** Turns that stay in a torch or a lantern that is put out. */
const keptIn = (light: LightSource | undefined): number =>
  light?.thing && light.kind !== 'own' ? (turnsKept(light) ?? 0) : 0;

const keeping = (turns: number): string => (turns > 0 ? `, with ${counted(turns, 'turn')} left in it` : '');

const KEEPS = 'the whole turns that are left are kept; the one that runs counts as used';

export const lightTellers: Tellers<LightEvent> = {
  LightLit: ({ light, rule }, after) => {
    const bearer = light.carriedBy ? after.creatures[light.carriedBy] : null;
    if (!bearer && !light.placed) return toNobody;
    const { turnsLeft, radius, daylight } = light;
    const bright = daylight ? ', as bright as day' : '';
    const reach = `${radius}′ around${bright}`;
    const lasts =
      turnsLeft === null
        ? ''
        : `burns ${counted(turnsLeft, 'turn')}, this one included: to the end of turn ${endingTurn(turnOf(after), turnsLeft)}`;
    const { burning, id } = rulesOf(after).light;
    const why = rule
      ? { rule, formula: [reach, lasts].filter(Boolean).join('; ') }
      : { rule: burning, formula: lasts, notes: [{ rule: id, text: reach }] };
    const line: Line = {
      kind: 'ruling',
      text: bearer
        ? litBy(called(bearer), light)
        : `${atFirst(withArticle(lightName(light)))} shines where it was cast.`,
      why,
    };
    if (!isLightPublic(after, light.id)) return toReferee(line);
    // What is left in the torch of somebody who is met is not to be read off.
    const unmeasured: Line = { ...line, why: { rule: rule ?? id, formula: reach } };
    return lasts && bearer && !isOpenToAll(after, bearer) ? toEach(line, unmeasured) : toAll(line);
  },
  LightCovered: ({ light, covered, radius }, after, before) => {
    const found = after.lights[light];
    const bearer = found?.carriedBy ? after.creatures[found.carriedBy] : null;
    const whose = bearer
      ? `${called(bearer)} ${covered ? 'covers' : 'uncovers'} the lantern.`
      : 'A lantern changes its light.';
    const { hood } = rulesOf(after).light;
    const line: Line = {
      kind: 'ruling',
      text: whose,
      ...(hood ? { why: { rule: hood.rule, formula: `${radius}′ around, and the oil burns on` } } : {}),
    };
    return isLightPublic(after, light) || isLightPublic(before, light) ? toAll(line) : toReferee(line);
  },
  LightBurned: () => toNobody,
  LightWentOut: ({ light, carriedBy, kind, burntOut, quiet }, after, before) => {
    if (quiet) return toNobody;
    const kept = burntOut ? 0 : keptIn(before.lights[light]);
    const bearer = carriedBy ? before.creatures[carriedBy] : null;
    const what = lightName(before.lights[light] ?? { kind });
    const whose = bearer
      ? `${called(bearer)}’s ${what}`
      : `The ${what}${before.lights[light]?.placed ? '' : ' on the floor'}`;
    const ends = kind === 'sword' ? 'shines no more' : isOfSpell({ kind }) ? 'fades' : 'is put out';
    const line = (turns: number): Line => ({
      kind: 'time',
      text: burntOut && !isOfSpell({ kind }) ? `${whose} burns out.` : `${whose} ${ends}${keeping(turns)}.`,
      ...(burntOut ? { tone: 'bad' } : {}),
      ...(turns > 0 ? { why: { rule: rulesOf(after).light.burning, formula: KEEPS } } : {}),
    });
    if (!isLightPublic(before, light)) return toReferee(line(kept));
    // How long a light would burn is known of those in the party’s hands alone.
    return kept > 0 && !(bearer && isOpenToAll(before, bearer)) ? toEach(line(kept), line(0)) : toAll(line(kept));
  },
  LightChangedHands: ({ light, carriedBy }, after, before) => {
    const doer = carriedBy ?? before.lights[light]?.carriedBy ?? null;
    const changed = after.lights[light] ?? before.lights[light] ?? { kind: 'torch' };
    const what = withArticle(lightName(changed));
    const holder = doer ? before.creatures[doer] : null;
    const fell = holder && isDead(holder);
    const setDown = ` sets down ${what}`;
    const falls = `’s ${lightName(changed)} falls, and ${changed.kind === 'own' ? 'shines' : 'burns'} on`;
    const line = (name: string | null, letGo: string): Line => ({
      kind: 'ruling',
      text: name === null ? `${atFirst(what)} is set down.` : `${name}${carriedBy ? ` takes up ${what}` : letGo}.`,
    });
    const full = line(doer && nameOf(after, doer), fell ? falls : setDown);
    if (!isLightPublic(after, light) && !isLightPublic(before, light)) return toReferee(full);
    // Who comes to a light that all see, or leaves one behind, may be seen by nobody, and then nobody sees them die.
    return toEach(full, !doer || isWatched(after, after.creatures[doer]) ? full : line('somebody unseen', setDown));
  },
};
