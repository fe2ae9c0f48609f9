import { GORMAN_SPELLS } from '../src/books/gorman/content/spells.ts';
import { SPELL_LISTS } from '../src/books/ose/content/spells.ts';
import { type Command, type Dice, type GameEvent, id, type Roll, type Seat, signed } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { rulesOf } from '../src/play/index.ts';
import { evolve } from '../src/procedures/evolve.ts';
import { isForFoes } from '../src/procedures/situation/reach/aims.ts';
import { uprightName } from '../src/procedures/situation/spells/reversed.ts';
import type { AilmentKind } from '../src/state/ailment.ts';
import type { Creature } from '../src/state/creature.ts';
import { isAimed } from '../src/state/spell-parts.ts';
import { awaitedSpells } from '../src/state/spell-work.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { at, delve, goblin, player, referee, someone, submissions, twoRooms } from './table.ts';

const LISTS = {
  ose: { cleric: SPELL_LISTS.cleric.flat(), 'magic-user': SPELL_LISTS.arcane.flat() },
  gorman: { cleric: bothWays(GORMAN_SPELLS.cleric), 'magic-user': bothWays(GORMAN_SPELLS['magic-user']) },
} as const;

function bothWays(levels: readonly (readonly { readonly name: string; readonly reversible: boolean }[])[]) {
  return levels.flat().flatMap(({ name, reversible }) => (reversible ? [name, `${name} (reversed)`] : [name]));
}

export type Book = keyof typeof LISTS;
export type Caster = 'cleric' | 'magic-user';

/** Every spell of a list, those that a book reverses the other way round as well. */
export const spellsOf = (book: Book, caster: Caster): readonly string[] => LISTS[book][caster];

const [CASTER, FRIEND, FOE] = ['mira', 'aldo', 'grik'].map((name) => id<'creature'>(name)) as [
  Creature['id'],
  Creature['id'],
  Creature['id'],
];

/** What is wrong with the friend, that a spell may cure it. */
const WRONG: Readonly<Record<string, Partial<Creature>>> = {
  'Remove Fear': { conditions: ['terrified'] },
  'Raise Dead': { conditions: ['dead'], hitPoints: { now: 0, max: 30 } },
  'Stone to Flesh': { conditions: ['petrified'] },
};
/** Where another spell ends one, a curse is upon the friend. */
const CURSED: readonly string[] = ['Dispel Magic', 'Remove Curse'];
const AILING: Readonly<Record<string, AilmentKind>> = { 'Cure Disease': 'diseased', 'Neutralize Poison': 'slowed' };

/** A caster of the twelfth level, a friend with one hit point left and a foe of one hit die. */
function before(book: Book, caster: Caster, spell: string): GameState {
  const mira = someone({ id: CASTER, name: 'Mira', class: caster, level: 12, at: at(0, 1) });
  const friend = someone({ id: FRIEND, at: at(1, 1), hitPoints: { now: 1, max: 30 }, ...WRONG[spell] });
  const foe = goblin({ id: FOE, at: at(4, 1), hitPoints: { now: 90, max: 90 }, undead: spell === 'Dispel Evil' });
  const ruleset = { base: book, slots: {}, options: {} };
  const memorised = { [CASTER]: [book === 'gorman' ? uprightName(spell) : spell] };
  const kind = AILING[spell];
  const ailments = kind ? { ailments: { [FRIEND]: [{ kind, until: null, ends: 'passes' }] } } : {};
  const curse = { id: id<'magic'>('curse'), name: 'Curse', caster: null, on: [FRIEND], until: null, open: true };
  const magic = CURSED.includes(spell) ? { magic: [curse] } : {};
  return delve([mira, friend, foe], { ruleset, memorised, ...magic, ...(ailments as object) }, twoRooms({ traps: {} }));
}

/** Every die shows a 1: who saves fails. */
function ones(): Dice {
  let ids = 0;
  return { die: () => 1, id: () => `fresh-${++ids}` };
}

function played(state: GameState, command: Command, by: Seat) {
  const ruling = decide(state, command, by, ones());
  if (!ruling.granted) throw new Error(`${command.type} is refused: ${ruling.refusal.sentence}`);
  return { state: ruling.events.reduce(evolve, state), events: ruling.events };
}

/** What comes of a spell that is cast in play, in a few words: at once; or, where it waits, once the referee lets it take hold as the book has it. */
export function whatComesOf(book: Book, caster: Caster, spell: string): string {
  const begun = before(book, caster, spell);
  const reversed = book === 'gorman' && uprightName(spell) !== spell ? { reversed: true } : {};
  const name = reversed.reversed ? uprightName(spell) : spell;
  const targets = targetsOf(begun, spell);
  const cast = played(begun, { type: 'CastSpell', caster: CASTER, spell: name, targets, ...reversed }, player);
  const atOnce = inWords(cast.events);
  if (awaitedSpells(cast.state).length === 0) return atOnce === '' ? 'the referee rules' : atOnce;
  const [offered] = offers(cast.state, referee).filter(({ command }) => command === 'LetTakeHold');
  const [let_] = offered ? submissions(offered) : [];
  if (!let_) throw new Error(`${spell} waits, and the referee is not asked.`);
  const held = inWords(played(cast.state, let_, referee).events);
  return held === '' ? 'asks' : `asks: ${held}`;
}

function targetsOf(state: GameState, spell: string): readonly Creature['id'][] {
  const { works, onCasterAlone } = rulesOf(state).spells.effect;
  const work = works(spell)?.work;
  if (onCasterAlone(spell)) return [CASTER];
  if (work && !isAimed(work)) return [];
  return [isForFoes(state, spell) ? FOE : FRIEND];
}

const inWords = (events: readonly GameEvent[]): string => [...new Set(events.flatMap(word))].join(', ');

const inDice = ({ faces, sides, plus }: Roll): string => `${faces.length}d${sides}${plus === 0 ? '' : signed(plus)}`;

/** Events that no spell is about, or that are told by another. */
const BESIDE: readonly GameEvent['type'][] = [
  'ActDone',
  'CreaturePlaced',
  'DamageTaken',
  'MemberSetDown',
  'MembershipSet',
  'SpellAwaited',
  'SpellCast',
];

const PLAIN: Partial<Readonly<Record<GameEvent['type'], string>>> = {
  AreaPlaced: 'fills a place',
  CalledBack: 'is called back',
  CreatureDied: 'dies',
  DoorSet: 'a door is set',
  MagicEnded: 'other magic ends',
  ItemGiven: 'things are made',
  MagicShown: 'shows magic',
  SceneDrawn: 'the map is redrawn',
  ShapeTaken: 'another form',
  SpellSent: 'is taken elsewhere',
  SpellTold: 'the caster is told',
  WallMadeToStay: 'the wall stays',
  WeatherTurned: 'the weather turns',
};

function word(event: GameEvent): readonly string[] {
  if (BESIDE.includes(event.type)) return [];
  switch (event.type) {
    case 'Healed':
      return [`heals ${event.roll ? inDice(event.roll) : event.by}`];
    case 'ConditionChanged':
      return [`${event.on ? '' : 'no longer '}${event.condition}`];
    case 'AilmentEnded':
      return [`no longer ${event.kind}`];
    case 'MagicBegan':
      return [`lasts ${lasting(event)}`, ...(event.images ? [`${inDice(event.images)} images`] : [])];
    case 'DamageRolled':
      return [`${inDice(event.roll)} damage`];
    case 'SaveRolled':
      return [`save against ${event.save}`];
    case 'SpellTookHold':
      return [
        ...(event.why.roll ? [`takes ${inDice(event.why.roll)}`] : []),
        ...(/^the referee tells/.test(event.why.formula) ? ['the referee tells'] : []),
      ];
    case 'MonstersAdded':
      return [`${event.creatures.length} come`];
    default:
      return [PLAIN[event.type] ?? event.type];
  }
}

function lasting({ turns, rounds, roll }: Extract<GameEvent, { readonly type: 'MagicBegan' }>): string {
  if (rounds) return `${rounds} rounds`;
  if (turns === null) return 'until ended';
  return `${roll && roll.faces.length > 0 ? inDice(roll) : turns} turns`;
}
