export { beyondBounds } from './beyond-bounds.ts';
export type { BookAnswer, SlotAnswers, TopicSource } from './books/answers.ts';
export { ANSWERS, BOOK_NAMES, BOOK_OPTIONS, BOOK_TOPICS, conflictIn, GROUND_RULES, sourceOf } from './books/answers.ts';
export type { RuleOption } from './books/book/option.ts';
export { settingOf } from './books/book/option.ts';
export type { ReadyCharacter } from './books/index.ts';
export { DEFAULT_CHOICE, readyCharacters, rulesFor, rulesOf, savesAs } from './books/index.ts';
export { RULESETS } from './books/list.ts';
export { isIdle, RULE_OPTIONS } from './books/options.ts';
export { commandFlaw } from './command-flaw.ts';
export { READY_SETS } from './content/ready-tables/list.ts';
export { bothArmourClasses } from './core/armour-class.ts';
export type { Command, CommandOf } from './core/commands.ts';
export type { Dice, Roll } from './core/dice.ts';
export { loaded, roll } from './core/dice.ts';
export { readDice } from './core/dice-text.ts';
export type { EventOf, GameEvent } from './core/events.ts';
export { ICON } from './core/fields.ts';
export * from './core/ids.ts';
export type { Input, Option } from './core/inputs.ts';
export type { Line, LineSubject } from './core/line.ts';
export type { Offer, OfferPlace } from './core/offer.ts';
export type { Options, RulesetChoice, RulesetId, Slot } from './core/ruleset.ts';
export type { Made, Modifier, Refusal, RefusalCode, RuleId, Throw, Why } from './core/ruling.ts';
export { byPermission, byRule, impossible, REFUSALS } from './core/ruling.ts';
export { same } from './core/same.ts';
export type { Role, Seat, TakenPart } from './core/seat.ts';
export { ROLES } from './core/seat.ts';
export { columnAndRow } from './core/told-apart.ts';
export {
  atFirst,
  counted,
  inside,
  isCapitalised,
  listed,
  manyOfKind,
  money,
  plural,
  sameName,
  sharedEnding,
  withoutNumber,
} from './core/words.ts';
export { signed, written } from './core/written.ts';
export type { Granted, Ruling } from './decide.ts';
export { decide } from './decide.ts';
export type { Entry } from './history.ts';
export { fold, record } from './history.ts';
export { type Change, changeBetween, sameChange } from './known/change.ts';
export { changeOfKnown, known, knownAfter } from './known/known.ts';
export type { Known } from './play/index.ts';
export type { Telling } from './play/procedure.ts';
export { refusalOf as creatureRefusal } from './procedures/body/creature/bounds.ts';
export { hasOnlyCoins } from './procedures/body/creature/only-coins.ts';
export { readAmount } from './procedures/body/damage/notation.ts';
export { isCountDue } from './procedures/dungeon/hours/may.ts';
export * from './procedures/dungeon/mapping/drawn.ts';
export * from './procedures/dungeon/mapping/kept.ts';
export * from './procedures/dungeon/mapping/side.ts';
export { costOf, foundTrapsOf, isWithin, timesOnto } from './procedures/dungeon/movement/way.ts';
export { evolve, isKnownEvent } from './procedures/evolve.ts';
export { worthInFight } from './procedures/fight/attack/worth.ts';
export { lift } from './procedures/lift.ts';
export { MOST_LOTS } from './procedures/party/shop/commands.ts';
export { isPlaced, isPublic } from './procedures/situation/sight/known.ts';
export { seenByParty } from './procedures/situation/sight/sight.ts';
export { scenesBefore, standpointOf } from './procedures/situation/sight/standpoint.ts';
export {
  LATEST_YEAR,
  LONGEST_CALENDAR_NAME,
  LONGEST_MONTH,
  MOST_MONTHS,
  MOST_WEEKDAYS,
} from './procedures/table/calendar/commands.ts';
export { type CalendarDate, dateAfter, dateInWords } from './procedures/table/calendar/date.ts';
export * from './procedures/table/calendar/kept.ts';
export {
  LONGEST_NAME,
  LONGEST_SPECIAL,
  MOST_LINES,
  monsterKey,
  monsterRefusal,
  wareRefusal,
} from './procedures/table/content/bounds.ts';
export { endowed, powersRefusal, saidOf } from './procedures/table/content/powers.ts';
export { powersInputs } from './procedures/table/content/powers-fields.ts';
export { encounterTable, tableTitle } from './procedures/table/content/tables.ts';
export { useOptions } from './procedures/table/content/uses.ts';
export { CONVERSION_SOURCES } from './procedures/table/conversion/rule.ts';
export { wallKey } from './procedures/table/drawing/events.ts';
export { copperIn, withCopper } from './procedures/table/ledger/purse.ts';
export type { RulesShown } from './procedures/table/precedence/rule.ts';
export {
  LONGEST_LINE,
  LONGEST_TABLE_NAME,
  MOST_TABLE_LINES,
} from './procedures/table/random-tables/commands.ts';
export { type Mark, piecesOf, tablesNamedIn } from './procedures/table/random-tables/marks.ts';
export { sumsOf } from './procedures/table/random-tables/sums.ts';
export type * from './procedures/table/world/facts.ts';
export { monsterFacts } from './procedures/table/world/monsters.ts';
export { HEADING_NAMES } from './procedures/wilds/day/heading.ts';
export { type Charts, roadTo, routeTo } from './procedures/wilds/day/route.ts';
export { placeName } from './procedures/wilds/land/tell.ts';
export { waysOf } from './procedures/wilds/land/ways.ts';
export * from './state/adventure.ts';
export { areaInWords, shapeOf } from './state/area.ts';
export * from './state/content.ts';
export * from './state/creature.ts';
export type { Draft } from './state/draft.ts';
export * from './state/encounter.ts';
export * from './state/item.ts';
export * from './state/journal.ts';
export * from './state/land.ts';
export * from './state/light.ts';
export { type Monster, strike } from './state/monster.ts';
export * from './state/purse.ts';
export * from './state/random-table.ts';
export { hasYielded, isOut } from './state/read.ts';
export * from './state/scene.ts';
export { scenesInPlay } from './state/split.ts';
export * from './state/state.ts';
export * from './state/traits.ts';
export { WARE_KINDS, type Ware, type WareKind } from './state/ware.ts';
export { unplayable } from './unplayable.ts';
export { type Burst, burstBy, type Casting } from './view/burst.ts';
export type { ViewPatch } from './view/diff.ts';
export { isEmpty, patched } from './view/diff.ts';
export { offers } from './view/offers.ts';
export { Projection, project } from './view/project.ts';
export * from './view/records/index.ts';
export { lineFor, tell, telling } from './view/tell.ts';
