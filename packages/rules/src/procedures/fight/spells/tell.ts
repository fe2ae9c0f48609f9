import { type CreatureId, fallen, type Line, type Roll, type UserId, type Why } from '../../../core/index.ts';
import {
  aOr,
  atFirst,
  counted,
  creaturesOf,
  inside,
  lasting,
  listed,
  things,
  verb,
  withArticle,
} from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toNobody, toReferee, toSome } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import { isDead } from '../../../state/read.ts';
import { needsNobody } from '../../../state/spell-parts.ts';
import type { GameState } from '../../../state/state.ts';
import { isKnown } from '../../dungeon/doors/known.ts';
import { sceneWithDoor } from '../../dungeon/doors/may.ts';
import { trapCalled } from '../../dungeon/traps/named.ts';
import { groupName } from '../../situation/sight/group-name.ts';
import { isOpenToAll, isWatched } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import { toldName, toldWithin } from '../../situation/spells/reversed.ts';
import type { SpellsEvent } from './events.ts';

/** The die that was read on the list; those before it showed spells that stand in the book. */
function readOff({ sides, faces }: Roll): Pick<Why, 'roll' | 'throws'> {
  const [last, ...before] = faces.toReversed().map((face) => fallen(sides, [face]));
  const again = before.toReversed().map((roll) => ({ who: 'In the book already', roll }));
  return { ...(last ? { roll: last } : {}), ...(again.length > 0 ? { throws: again } : {}) };
}

export const spellsTellers: Tellers<SpellsEvent> = {
  SpellMemorised: ({ creature, spell }, after) =>
    toSome(
      {
        kind: 'ruling',
        text: `${nameOf(after, creature)} memorises ${toldWithin(spell)}.`,
        ...prepared(after, creature, spell),
      },
      owners(after, creature),
    ),
  SpellTraded: ({ creature, spell, into }, after) =>
    toSome(
      {
        kind: 'ruling',
        text: `${nameOf(after, creature)} gives up ${toldWithin(spell)} for ${toldWithin(into)}.`,
        why: { rule: rulesOf(after).spells.cites.trading, formula: 'any prepared spell for one of two' },
      },
      owners(after, creature),
    ),
  BookOpened: ({ creature, level, spells, roll }, after) =>
    toSome(
      {
        kind: 'ruling',
        text: `A spell book comes to ${nameOf(after, creature)}: ${spells.join(', ')} and one to choose.`,
        rolls: roll ? [roll] : [],
        why: {
          rule: level === 1 ? rulesOf(after).spells.cites.firstBook : rulesOf(after).spells.cites.laterBook,
          formula: 'one by a throw on the list, one by choice',
          ...(roll ? { ...readOff(roll), reads: spells.at(-1) ?? '' } : {}),
        },
      },
      owners(after, creature),
    ),
  BookFilled: ({ creature, spell }, after) =>
    toSome(
      { kind: 'ruling', text: `${nameOf(after, creature)} chooses ${spell} for the book.` },
      owners(after, creature),
    ),
  SpellForgotten: ({ creature, spell, why }, after) =>
    toSome(
      { kind: 'ruling', text: `${nameOf(after, creature)} forgets ${toldWithin(spell)}.`, ...(why ? { why } : {}) },
      owners(after, creature),
    ),
  SpellAwaited: () => toNobody,
  SpellTookHold: ({ awaited: { caster, spell, open }, targets, door, brought, made, why }, after) => {
    if (made) {
      const among = made.among.map((one) => nameOf(after, one));
      const shared = among.length > 1 ? `, shared out among ${listed(among)}` : ` for ${listed(among)}`;
      const line: Line = {
        kind: 'ruling',
        text: `${toldName(spell)} makes ${things(made.count, made.name)}${shared}.`,
        why,
      };
      return open ? toAll(line) : toReferee(line);
    }
    if (brought) {
      const text = `${toldName(spell)} brings ${creaturesOf(brought.count, brought.kind)}.`;
      const told: Line = { kind: 'ruling', text, rolls: why.roll ? [why.roll] : [], why };
      if (!open || brought.unseen) return toReferee(told);
      return isOwnSpell(after, caster) ? toAll(told) : toEach(told, { kind: 'ruling', text });
    }
    if (door) {
      const scene = sceneWithDoor(after, door);
      const found = scene?.doors[door];
      const told: Line = { kind: 'ruling', text: `${toldName(spell)} works on the door.`, why };
      return open && scene && found && isKnown(scene, found, 'player') ? toAll(told) : toReferee(told);
    }
    const found = targets.map((one) => after.creatures[one]);
    const names = (seen: readonly (Creature | undefined)[]) =>
      seen.length > 0 ? listed(seen.flatMap((one) => (one ? called(one) : []))) : 'nobody';
    const { pool, ...work } = rulesOf(after).spells.effect.works(spell)?.work ?? {};
    const line = (reached: readonly (Creature | undefined)[]): Line => ({
      kind: 'ruling',
      text:
        reached.length === 0 && needsNobody(work) && !work.bursts
          ? `${toldName(spell)} takes hold.`
          : `${toldName(spell)} reaches ${names(reached)}.`,
      rolls: why.roll ? [why.roll] : [],
      why,
    });
    const watched = found.filter((one) => isWatched(after, one));
    if (open && (work.fills ?? work.bursts) && !why.roll) return toEach(line(found), line(watched));
    if (open && found.length === 0 && needsNobody(work)) return toAll(line(found));
    if (!open || watched.length === 0) return toReferee(line(found));
    const isPlain = !why.roll && (!pool || isOwnSpell(after, caster));
    return watched.length === found.length && isPlain
      ? toAll(line(found))
      : toEach(line(found), { kind: 'ruling', text: `${toldName(spell)} reaches ${names(watched)}.` });
  },
  SpellTold: ({ awaited: { caster, spell }, creatures, why }, after) => {
    const all = creatures.flatMap((one) => after.creatures[one] ?? []);
    const evil = rulesOf(after).spells.effect.works(spell)?.work.tells === 'evil';
    const line = (those: readonly Creature[]): Line => ({
      kind: 'ruling',
      text: `${nameOf(after, caster)} ${evil ? seesEvil(those) : seesHearts(those)}.`,
      why,
    });
    const shown = line(all.filter((one) => isWatched(after, one)));
    return {
      referee: line(all),
      table: null,
      only: Object.fromEntries(owners(after, caster).map((user) => [user, shown])),
    };
  },
  SpellSent: ({ awaited: { caster, spell, open }, creature, feetAbove, why }, after, before) => {
    const how =
      feetAbove === null
        ? 'too low, into the ground'
        : `to the place that was meant${feetAbove > 0 ? `, ${feetAbove} feet too high` : ''}`;
    const text = `${toldName(spell)} takes ${inside(nameOf(after, creature))} ${how}.`;
    const rolls = [...(why.roll ? [why.roll] : []), ...(why.throws ?? []).map(({ roll }) => roll)];
    const line: Line = { kind: 'ruling', text, rolls, why };
    if (!open || !isWatched(before, before.creatures[creature])) return toReferee(line);
    return isOwnSpell(after, caster) || rolls.length === 0 ? toAll(line) : toEach(line, { kind: 'ruling', text });
  },
  WallCrossed: ({ creature, wall, secret, why }, after, before) => {
    const line: Line = { kind: 'ruling', text: `${nameOf(after, creature)} goes through ${wall}.`, why };
    const isSeen = [before, after].some((state) => isWatched(state, state.creatures[creature]));
    return !secret && isSeen ? toAll(line) : toReferee(line);
  },
  SpellFailed: ({ awaited: { spell, open, takenFor = spell } }) => {
    const line = (name: string): Line => ({ kind: 'ruling', text: `${atFirst(toldName(name))} comes to nothing.` });
    if (!open) return toReferee(line(spell));
    return takenFor === spell ? toAll(line(spell)) : toEach(line(spell), line(takenFor));
  },
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
    return toSome({ kind: 'ruling', text: `${nameOf(after, caster)} ${shines}.`, why }, owners(after, caster));
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
  SpellShutOut: ({ creature, spell, secret, why }, after) => {
    const line: Line = {
      kind: 'ruling',
      text: `${atFirst(toldName(spell))} does nothing to ${nameOf(after, creature)}.`,
      why,
    };
    return !secret && isWatched(after, after.creatures[creature]) ? toAll(line) : toReferee(line);
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
  SpellCast: ({ caster, spell, targets, to, reversed }, after, before) => {
    const alone = rulesOf(after).spells.effect.onCasterAlone(spell) !== null;
    const at = (alone ? [] : targets).flatMap((target) => {
      const each = after.creatures[target];
      return isWatched(after, each) ? [target === caster ? 'themselves' : called(each)] : [];
    });
    const line: Line = {
      kind: 'ruling',
      speaker: nameOf(after, caster),
      text: `${nameOf(after, caster)} casts ${toldWithin(spell)}${reversed ? ', the other way round' : ''}${at.length > 0 ? `${reversed ? ',' : ''} on ${listed(at)}` : ''}${to ? `${reversed ? ',' : ''} at a place` : ''}.`,
      why: {
        rule: rulesOf(after).spells.cast.rule,
        formula: castWhen(before, caster),
      },
    };
    return toAllWhoSee(after, [caster], line);
  },
};

/** What casting asks for; only in a fight is it declared, and all that is done in the round. */
function castWhen({ encounter }: GameState, caster: CreatureId): string {
  const free = 'free to speak and move the hands';
  if (!encounter?.combat) return free;
  const declared = encounter.combat.declarations[caster]?.action === 'spell' ? 'declared, ' : '';
  return `${declared}${free}, and nothing else in the round`;
}

/** Whether all may hear the figures of a spell, which tell the level of its caster. */
function isOwnSpell(state: GameState, caster: CreatureId): boolean {
  const found = state.creatures[caster];
  return found !== undefined && isOpenToAll(state, found);
}

/** What somebody confused is bent on, and has not yet done. */
const WOULD = {
  'attacks the other side': 'would attack the other side',
  'attacks friends': 'would attack friends',
} as const;

const seesEvil = (those: readonly Creature[]): string =>
  those.length > 0 ? `sees evil in ${listed(those.map(called))}` : 'sees evil in nobody';

/** `knows that the elf is lawful, and that Grik and the orc are chaotic`. */
function seesHearts(those: readonly Creature[]): string {
  const alike = [...Map.groupBy(those, ({ alignment }) => alignment)].map(
    ([at, all]) => `that ${listed(all.map(called))} ${verb(all.length, 'is', 'are')} ${at}`,
  );
  return alike.length > 0 ? `knows ${alike.join(', and ')}` : 'learns of nobody what they are at heart';
}

/** By which rule a spell is prepared, and where it stands on the list. */
function prepared(state: GameState, creature: CreatureId, spell: string): Pick<Line, 'why'> {
  const {
    memory: { id, preparing },
    listed,
  } = rulesOf(state).spells;
  const found = state.creatures[creature];
  const place = found && listed(found, spell);
  return {
    why: {
      rule: found ? preparing(found) : id,
      formula: 'one spell a slot',
      ...(place ? { notes: [place.note] } : {}),
    },
  };
}

function owners({ creatures }: GameState, creature: CreatureId): readonly UserId[] {
  const owner = creatures[creature]?.owner;
  return owner ? [owner] : [];
}

/** Whether all may hear whom magic is upon. */
const isKnownToAll = (state: GameState, { on }: Pick<LastingMagic, 'on'>): boolean =>
  on.every((one) => isWatched(state, state.creatures[one]));

/** Whether magic fills a place: all see that it is there, whoever stands in it unseen. */
const isFilling = (state: GameState, { name }: Pick<LastingMagic, 'name'>): boolean =>
  rulesOf(state).spells.effect.works(name)?.work.fills !== undefined;
