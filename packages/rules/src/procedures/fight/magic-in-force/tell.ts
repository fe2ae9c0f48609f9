import type { CreatureId, Line } from '../../../core/index.ts';
import { aOr, atFirst, counted, inside, lasting, listed, verb, withArticle } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toNobody, toReferee, toSome } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { ownersOf } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { trapCalled } from '../../dungeon/traps/named.ts';
import { groupName } from '../../situation/sight/group-name.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import { toldName, toldWithin } from '../../situation/spells/reversed.ts';
import type { MagicInForceEvent } from './events.ts';

export const magicInForceTellers: Tellers<MagicInForceEvent> = {
  MagicBegan: ({ magic, turns, rounds, roll, images, rule }, after) => {
    const [long, reckoned] = rounds
      ? [aOr(rounds, 'round'), 'the duration of the spell in rounds of a fight']
      : turns === null
        ? ['until it is ended', 'nothing is said of a time after which it ends']
        : [lasting(turns), 'the duration of the spell in turns'];
    const thrown = roll ?? images;
    const formula = images ? 'how many images the spell makes' : reckoned;
    const why = { rule, formula, ...(thrown ? { roll: thrown } : {}) };
    const rolls = thrown ? [thrown] : [];
    const made = images ? ` and makes ${counted(images.total, 'image')}` : '';
    const line = (on: readonly CreatureId[]): Line => {
      const upon = on.length > 0 && !magic.brought ? ` on ${listed(on.map((one) => inside(nameOf(after, one))))}` : '';
      return { kind: 'ruling', text: `${toldName(magic.name)}${upon} lasts ${long}${made}.`, rolls, why };
    };
    if (!magic.open || roll !== null) return toReferee(line(magic.on));
    if (isFilling(after, magic))
      return toEach(line(magic.on), line(magic.on.filter((one) => isWatched(after, after.creatures[one]))));
    return isKnownToAll(after, magic) ? toAll(line(magic.on)) : toReferee(line(magic.on));
  },
  MagicShown: ({ caster, things, rule }, after) => {
    const shines = things.length > 0 ? `sees what is magical: ${listed(things)}` : 'sees nothing magical at hand';
    const why = { rule, formula: 'which things at hand are magical, and not what they are' };
    return toSome({ kind: 'ruling', text: `${nameOf(after, caster)} ${shines}.`, why }, ownersOf(after, caster));
  },
  TrapsShown: ({ creature, traps, why }, after) => {
    const names = traps.map((trap) => withArticle(trapCalled(after, trap)));
    const text = `${nameOf(after, creature)} sees by magic ${listed(names)}.`;
    return toAll({ kind: 'ruling', text, why, tone: 'good' });
  },
  MagicTried: ({ magic, by, stands, secret, why }, after) => {
    const text = `${toldName(magic.name)} ${stands ? 'stands against' : 'gives way to'} ${toldWithin(by)}.`;
    const line: Line = { kind: 'roll', text, rolls: why.roll ? [why.roll] : [], why };
    return !secret && magic.open && (isFilling(after, magic) || isKnownToAll(after, magic))
      ? toEach(line, { kind: 'ruling', text })
      : toReferee(line);
  },
  WallCrossed: ({ creature, wall, secret, why }, after, before) => {
    const line: Line = { kind: 'ruling', text: `${nameOf(after, creature)} goes through ${wall}.`, why };
    const isSeen = [before, after].some((state) => isWatched(state, state.creatures[creature]));
    return !secret && isSeen ? toAll(line) : toReferee(line);
  },
  WallMadeToStay: () => toNobody,
  FloorMadeToStay: () => toNobody,
  PlaceEntered: ({ magic, creature, stays, why }, after) => {
    const text = `${toldName(magic.name)} ${stays ? 'takes hold of' : 'is about'} ${inside(nameOf(after, creature))}, who came into it.`;
    const line: Line = { kind: 'ruling', text, why };
    return magic.open ? toAllWhoSee(after, [creature], line) : toReferee(line);
  },
  PlaceLeft: ({ magic, creature, why }, after) => {
    const text = `${toldName(magic.name)} lets go of ${inside(nameOf(after, creature))}, who left it.`;
    const line: Line = { kind: 'ruling', text, why };
    return magic.open ? toAllWhoSee(after, [creature], line) : toReferee(line);
  },
  PlaceStayedIn: ({ magic, creatures, rounds, why }, after) => {
    const all = creatures.flatMap((one) => after.creatures[one] ?? []);
    const line = (those: readonly Creature[]): Line => {
      const text = `${atFirst(listed(those.map(called)))} ${verb(those.length, 'stays', 'stay')} in ${toldWithin(magic.name)} for ${counted(rounds, 'round')}.`;
      return { kind: 'ruling', text, why };
    };
    const seen = all.filter((one) => isWatched(after, one));
    return toEach(line(all), magic.open && seen.length > 0 ? line(seen) : null);
  },
  PlaceHarmSet: ({ magic, rounds }) =>
    toReferee({
      kind: 'table',
      text: `${toldName(magic.name)} harms those who stay in it in ${counted(rounds, 'round')} of each turn.`,
    }),
  ImageVanished: () => toNobody,
  ShapeTaken: ({ creature, shape, as, why }, after) => {
    const name = nameOf(after, creature);
    const text = shape ? `${name} takes the form of ${withArticle(as)}.` : `The form leaves ${name}.`;
    const line: Line = { kind: 'ruling', text, why };
    return toAllWhoSee(after, [creature], line);
  },
  ConfusedActed: ({ creature, does, why }, after) => {
    const text = `${nameOf(after, creature)} is confused, and ${does === 'does nothing' ? does : WOULD[does]}.`;
    const line: Line = { kind: 'roll', text, rolls: why.roll ? [why.roll] : [], why };
    return isWatched(after, after.creatures[creature]) ? toEach(line, { kind: 'ruling', text }) : toReferee(line);
  },
  MagicEnded: ({ magic, ranOut }, after) => {
    const gone = magic.brought ? magic.on.flatMap((one) => after.creatures[one] ?? []) : [];
    const whose = gone.length > 0 ? `: ${inside(groupName(gone))} ${verb(gone.length, 'is', 'are')} gone` : '';
    const how = !ranOut ? 'is ended' : gone.length > 0 && gone.every(isDead) ? 'is over' : 'has run out';
    const stays = lastingMagic(after).some(({ id }) => id === magic.id);
    const left = magic.on.flatMap((one) => (after.creatures[one] ? [nameOf(after, one)] : []));
    const lost = gone.length > 0 ? `, who ${verb(gone.length, 'is', 'are')} gone` : '';
    const off = gone.length > 0 ? inside(groupName(gone)) : listed(left);
    const text =
      stays && off !== ''
        ? `${toldName(magic.name)} lets go of ${off}${lost}.`
        : `${toldName(magic.name)} ${how}${whose}.`;
    const line: Line = {
      kind: 'ruling',
      text,
      why: { rule: rulesOf(after).spells.cites.lasting, formula: 'durations run out as time passes' },
    };
    const upon = magic.brought ? gone.map(({ id }) => id) : magic.on;
    const isHeardOf = isKnownToAll(after, { on: upon }) || (!stays && isFilling(after, magic));
    return magic.open && isHeardOf ? toAll(line) : toReferee(line);
  },
};

/** What somebody confused is bent on, and has not yet done. */
const WOULD = {
  'attacks the other side': 'would attack the other side',
  'attacks friends': 'would attack friends',
} as const;

/** Whether all may hear whom magic is upon. */
const isKnownToAll = (state: GameState, { on }: Pick<LastingMagic, 'on'>): boolean =>
  on.every((one) => isWatched(state, state.creatures[one]));

/** Whether magic fills a place: all see that it is there, whoever stands in it unseen. */
const isFilling = (state: GameState, { name }: Pick<LastingMagic, 'name'>): boolean =>
  rulesOf(state).spells.effect.works(name)?.work.fills !== undefined;
