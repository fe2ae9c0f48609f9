import { type CreatureId, fallen, type Line, type Roll, type Why } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toSome } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { ownersOf } from '../../../state/commanding.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import { toldWithin } from '../../situation/spells/reversed.ts';
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
      ownersOf(after, creature),
    ),
  SpellTraded: ({ creature, spell, into }, after) =>
    toSome(
      {
        kind: 'ruling',
        text: `${nameOf(after, creature)} gives up ${toldWithin(spell)} for ${toldWithin(into)}.`,
        why: { rule: rulesOf(after).spells.cites.trading, formula: 'any prepared spell for one of two' },
      },
      ownersOf(after, creature),
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
      ownersOf(after, creature),
    ),
  BookFilled: ({ creature, spell }, after) =>
    toSome(
      { kind: 'ruling', text: `${nameOf(after, creature)} chooses ${spell} for the book.` },
      ownersOf(after, creature),
    ),
  SpellForgotten: ({ creature, spell, why }, after) =>
    toSome(
      { kind: 'ruling', text: `${nameOf(after, creature)} forgets ${toldWithin(spell)}.`, ...(why ? { why } : {}) },
      ownersOf(after, creature),
    ),
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
