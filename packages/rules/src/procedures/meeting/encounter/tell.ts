import type { CreatureId, Line } from '../../../core/index.ts';
import { aOr, counted, inside, listed, verb } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { called, eachOrCounted } from '../../../state/called.ts';
import type { Side } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { isOrAre, membersOf, partyStands, sideOf, UNSEEN } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { nameSeen } from '../../situation/round/seen-name.ts';
import { isShownNamed, showsAnybody } from '../../situation/round/shown-order.ts';
import type { EncounterEvent } from './events.ts';
import { sidesMet } from './talking.ts';

const MODES = {
  meeting: 'They face each other.',
  combat: 'It comes to a fight!',
  pursuit: 'The chase is on!',
} as const;

/** `Hild calls out to something in the dark.`; who is seen is spoken to. */
function addressed(state: GameState, speaker: CreatureId | undefined, nameFor: (side: Side) => string): string {
  const met = state.encounter ? sidesMet(state.encounter) : [];
  const seen = met.filter((side) => showsAnybody(state, side));
  const names = (seen.length > 0 ? seen : met).map((side) => inside(nameFor(side)));
  const to = listed([...new Set(names)]) || 'the others';
  const who = speaker ? nameOf(state, speaker) : 'The party';
  return `${who} ${seen.length > 0 ? 'speaks' : 'calls out'} to ${to}.`;
}

function ofNewcomers(state: GameState, creatures: readonly CreatureId[], one: string, several: string): Line {
  const names = eachOrCounted(
    creatures.flatMap((creature) => state.creatures[creature] ?? []),
    called,
  );
  return { kind: 'encounter', text: `${names} ${verb(creatures.length, one, several)}.` };
}

/** Whether the table sees foes, none of whom fights on, and somebody of the party who does. */
function seemsWon(state: GameState): boolean {
  const { encounter } = state;
  if (!encounter || !partyStands(state, encounter)) return false;
  const foes = encounter.sides
    .filter(({ kind }) => kind !== 'party')
    .flatMap((side) => membersOf(state, side).filter((foe) => isShownNamed(state, foe.id)));
  return foes.length > 0 && !foes.some(isCapable);
}

/** Whether they are the whole of a side, which goes by their name. */
const alone = ([name, ...others]: readonly string[], side: string): boolean =>
  others.length === 0 && name?.toLowerCase() === side.toLowerCase();

export const encounterTellers: Tellers<EncounterEvent> = {
  EncounterBegan: ({ encounter }, after) => {
    const met = encounter.sides.filter((side) => side.kind === 'monsters');
    const here = (side: Side) =>
      side.name === UNSEEN ? 'foes whom the players do not see are here' : `${side.name} ${isOrAre(after, side)} here`;
    const perceived = (side: Side) =>
      showsAnybody(after, side) ? here({ ...side, name: nameSeen(after, side) }) : 'something moves in the dark';
    const line = (names: readonly string[]): Line => ({
      kind: 'encounter',
      text: `An encounter: ${names.map(inside).join('; ')}.`,
      why: { rule: rulesOf(after).encounter.cites.order, formula: 'time is counted in rounds' },
    });
    return toEach(line(met.map(here)), line(met.map(perceived)));
  },
  EncounterJoined: ({ side, joining }, after, before) => {
    const isApart = joining.some((creature) => sideOf(before.encounter, creature));
    const line = (who: readonly CreatureId[], of: string): Line => {
      const all = who.flatMap((creature) => after.creatures[creature] ?? []);
      const names = eachOrCounted(all, called);
      return {
        kind: 'encounter',
        text: isApart
          ? `${names} ${verb(who.length, 'is', 'are')} on a side of their own.`
          : `${names} ${verb(who.length, 'joins', 'join')} the encounter${alone(all.map(called), of) ? '' : ` (${inside(of)})`}.`,
      };
    };
    const seen = joining.filter((creature) => isShownNamed(after, creature));
    return toEach(line(joining, side.name), seen.length > 0 ? line(seen, nameSeen(after, side)) : null);
  },
  NewcomersCame: ({ creatures }, after) =>
    toReferee(ofNewcomers(after, creatures, 'comes upon the encounter', 'come upon the encounter')),
  NewcomersLeftOut: ({ creatures }, after) => toReferee(ofNewcomers(after, creatures, 'takes no part', 'take no part')),
  EncounterLeft: ({ creatures }, after, before) => {
    const line = (who: readonly CreatureId[]): Line =>
      ofNewcomers(after, who, 'takes no further part', 'take no further part');
    const seen = creatures.filter((one) => isShownNamed(before, one));
    return toEach(line(creatures), seen.length > 0 ? line(seen) : null);
  },
  LeftLurking: () => toNobody,
  EncounterStepBegan: () => toNobody,
  EncounterStepSkipped: ({ step }, after) =>
    toReferee({
      kind: 'encounter',
      text: `The referee leaves out the ${step} step.`,
      why: { rule: rulesOf(after).encounter.cites.order, formula: 'the referee rules' },
    }),
  EncounterModeChanged: ({ mode, speaker }, after) => {
    const { actions, fighting } = rulesOf(after).encounter.cites;
    const line = (text: string): Line => ({
      kind: 'encounter',
      text,
      why: { rule: mode === 'combat' ? fighting : actions, formula: 'what is done decides how it goes on' },
      ...(mode === 'combat' ? { tone: 'bad' } : {}),
    });
    // Who flees is told by itself.
    if (mode === 'evasion') return toNobody;
    if (mode !== 'parley') return toAll(line(MODES[mode]));
    const heard = addressed(after, speaker, ({ name }) => name);
    return toEach(line(heard), line(addressed(after, speaker, (side) => nameSeen(after, side))));
  },
  EncounterConcluded: ({ rounds, turns, experience, notes, won = false }, after, before) => {
    const why = {
      rule: rulesOf(after).turn.charging,
      formula: `${counted(rounds, 'round')}, and the aftermath: ${counted(turns, 'turn')}`,
      ...(notes ? { notes } : {}),
    };
    const fought = before.encounter?.combat != null;
    const line = (isWon: boolean): Line => ({
      kind: 'encounter',
      text:
        turns === 0
          ? 'The encounter is over before its first round.'
          : `${isWon ? 'The fight is won' : 'The encounter is over'}; with the aftermath it took ${aOr(turns, 'turn')}.`,
      why,
      ...(isWon && turns > 0 ? { tone: 'good' } : {}),
    });
    const toDesk = line(fought && won);
    const toTable = line(fought && seemsWon(before));
    const worth = experience > 0 ? ` The defeated are worth ${counted(experience, 'experience point')}.` : '';
    return worth === '' && toDesk.text === toTable.text
      ? toAll(toDesk)
      : toEach({ ...toDesk, text: `${toDesk.text}${worth}` }, toTable);
  },
};
