import {
  type CreatureId,
  type ItemId,
  type Line,
  type Note,
  throwsFor,
  type UserId,
  type Why,
  withoutNeeded,
} from '../../../core/index.ts';
import { atFirst, listed, withThe } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toReferee } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { isPublic, isWatched, ofParty } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import { freeOnes, playedBy } from '../../table/table/free.ts';
import type { DyingEvent } from './events.ts';

/** What the player of somebody who has died may do now: play on with another of theirs, or take or make a new one. */
function nextFor(state: GameState, player: UserId, drowned: boolean): string {
  const left = playedBy(state, player);
  const free =
    freeOnes(state).length > 0 ? 'take up one of the party, or make a new character' : 'make a new character';
  return `${bodyOf(state, drowned)} You ${left ? `play on with ${nameOf(state, left.id)}` : `may ${free}`}.`;
}

/** Where the body is. */
function bodyOf({ journey }: GameState, drowned: boolean): string {
  if (journey?.adrift) return 'The sea keeps the body.';
  return `The body ${drowned ? 'is where the water is' : 'stays where it fell'}; the others may bring it home.`;
}

/** Who dies before acting in a round does not act any more. */
function lostAction(state: GameState, creature: CreatureId): readonly Note[] {
  const { slain } = rulesOf(state).initiative.cites;
  const { stage, acted = [], blows = [] } = state.encounter?.combat ?? {};
  const struck = acted.includes(creature) || blows.some((blow) => blow.creature === creature);
  const waiting = stage === 'acting' && !struck;
  return waiting ? [{ rule: slain, text: 'killed before acting in this round' }] : [];
}

/** `the left leg`; of the fingers of a hand one. */
const partCalled = (part: string): string => {
  const [, hand] = /^(left|right) finger$/.exec(part) ?? [];
  return hand ? `a finger of the ${hand} hand` : `the ${part}`;
};

/** A death of the party’s is grave; that of whom the party slew is good news, and of anybody else neither. */
function toneOf(state: GameState, dead: Creature | undefined, by: CreatureId | null): Pick<Line, 'tone'> {
  if (!dead || ofParty(state, dead)) return { tone: 'grave' };
  const killer = by === null ? undefined : state.creatures[by];
  return killer && ofParty(state, killer) ? { tone: 'good' } : {};
}

export const dyingTellers: Tellers<DyingEvent> = {
  CreatureDied: ({ creature, by, why, rolls }, after, before) => {
    const found = after.creatures[creature];
    const notes = lostAction(before, creature);
    const line: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} is killed.`,
      ...toneOf(after, found, by),
      ...(rolls ? { rolls } : {}),
      why: notes.length > 0 ? { ...why, notes } : why,
      what: { type: 'death', name: atFirst(nameOf(after, creature)) },
    };
    // Whoever of the players' strikes a blow knows of it; of any other death only those know who see it.
    const killer = by === null ? undefined : after.creatures[by];
    const known = killer && ofParty(after, killer) ? isPublic(after, found) : isWatched(after, found);
    if (!known) return toReferee(line);
    if (found?.kind === 'monster' && line.why) return toEach(line, { ...line, why: withoutNeeded(line.why) });
    const owner = found?.owner ?? null;
    const drowned = why.rule === rulesOf(after).swimming.cites.drowning;
    return owner === null
      ? toAll(line)
      : { ...toAll(line), only: { [owner]: { ...line, text: `${line.text} ${nextFor(after, owner, drowned)}` } } };
  },
  BroughtDown: ({ creature, unconscious, lost, rolls, why }, after) => {
    const name = nameOf(after, creature);
    const fell = unconscious ? `${name} falls unconscious.` : `${name} goes down, and gets up again.`;
    const line: Line = {
      kind: 'ruling',
      text: lost ? `${name} loses ${partCalled(lost)}.` : fell,
      rolls,
      why,
      tone: 'grave',
    };
    return toAllWhoSee(after, [creature], line);
  },
  CalledBack: ({ creature, recovers, why }, after) => {
    const name = nameOf(after, creature);
    const line: Line = {
      kind: 'roll',
      speaker: name,
      text: recovers ? `${name} comes back from death.` : `${name} does not recover, and stays dead.`,
      rolls: why.roll ? [why.roll] : [],
      why,
      tone: recovers ? 'good' : 'grave',
    };
    return toAllWhoSee(after, [creature], line);
  },
  GearDestroyed: ({ creature, survived, saves }, after, before) => {
    const found = before.creatures[creature];
    const called = (item: ItemId): string => found?.items.find((each) => each.id === item)?.name ?? 'an item';
    const names = survived.map(called);
    const rest = names.length > 0 ? `, but for ${listed(names.map(withThe))}` : '';
    const { itemSaves, ruined } = rulesOf(after).dying.cites;
    const ofGear: Why =
      saves.length === 0
        ? { rule: ruined, formula: 'a death by what wrecks all around takes the gear with it' }
        : { rule: itemSaves, formula: 'd20 + the item’s bonus ≥ the bearer’s saving throw' };
    const throws = saves.flatMap(({ item, roll, needed }) => throwsFor([roll], [{ who: called(item), needed }]));
    const line: Line = {
      kind: 'ruling',
      text: `All that ${nameOf(before, creature)} carried is destroyed${rest}.`,
      rolls: saves.map(({ roll }) => roll),
      why: throws.length > 0 ? { ...ofGear, throws } : ofGear,
      tone: 'bad',
    };
    if (!isWatched(after, found)) return toReferee(line);
    // What a monster carried is the referee's to name.
    return found && ofParty(after, found) ? toAll(line) : toEach(line, { ...line, why: ofGear });
  },
};
