import { describe, expect, it } from 'vitest';
import { rulesFor } from '../src/books/index.ts';
import { lineOf } from '../src/books/lines.ts';
import { BOOKS, RULESETS } from '../src/books/list.ts';
import { loaded, type RuleId, type RulesetId } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { oseMovement } from '../src/procedures/dungeon/movement/ose.ts';
import type { GameState } from '../src/state/state.ts';
import { tell } from '../src/view/tell.ts';
import { at, delve, goblin, player, referee, someone, twoRooms } from './table.ts';

const by = (base: RulesetId) => ({ base, slots: {}, options: {} }) as const;

/** What each slot of a book cites, by slot and topic. */
function cited(book: RulesetId): readonly (readonly [where: string, rule: string | null])[] {
  const slots: readonly (readonly [string, object | null])[] = Object.entries(rulesFor(by(book)));
  return slots.flatMap(([slot, rule]) =>
    rule && 'cites' in rule
      ? Object.entries(rule.cites as Readonly<Record<string, RuleId | null>>).map(
          ([topic, ruleId]) => [`${slot}.${topic}`, ruleId] as const,
        )
      : [],
  );
}

/** The books whose rules a book may name: its own, and those of the chapter that it falls back on. */
const names = (book: RulesetId) => new RegExp(`^(${BOOKS[book].prefix}|OSE)-|^TABLE$`);

describe('a book cites itself', () => {
  it.each(RULESETS)('%s names rules that there are, its own or those of the chapter it falls back on', (book) => {
    const strange = cited(book).filter(([, rule]) => rule !== null && !names(book).test(rule));
    const unknown = cited(book).filter(([, rule]) => rule !== null && rule !== 'TABLE' && lineOf(rule) === null);
    expect({ strange, unknown }).toEqual({ strange: [], unknown: [] });
    expect(cited(book).length).toBeGreaterThan(200);
  });

  it('what a mixture takes from a book it cites from that book', () => {
    const mixed = rulesFor({ base: 'ose', slots: { movement: 'gorman', morale: 'eris' }, options: {} });
    expect([mixed.movement.cites.turn, mixed.morale.cites.due, mixed.dying.cites.dead]).toEqual([
      'GOR-MOV-05',
      'ERI-CMB-03',
      'OSE-DTH-01',
    ]);
    expect(oseMovement({ familiar: 3 }).cites.turn).toBe('OSE-DUN-09');
  });
});

const aldo = someone({ at: at(0, 2), moved: 1_000 });

function refusedBy(state: GameState): string | null {
  const command = { type: 'MoveCreature', creature: aldo.id, to: { x: 3, y: 2 } } as const;
  const ruling = decide(state, command, player, loaded());
  return ruling.granted ? 'granted' : ruling.refusal.rule;
}

describe('who would go too far is refused by the book in force', () => {
  it.each([
    ['ose', 'OSE-DUN-09'],
    ['gorman', 'GOR-MOV-05'],
    ['eris', 'ERI-MOV-01'],
  ] as const)('%s, in a turn: %s', (book, rule) => {
    expect(refusedBy(delve([aldo], { ruleset: by(book) }, twoRooms({ traps: {} })))).toBe(rule);
  });
});

describe('who is stunned in grappling is told by the book in force', () => {
  it.each([
    ['gorman', 'GOR-GRP-03'],
    ['eris', 'ERI-GRP-03'],
  ] as const)('%s: %s', (book, rule) => {
    const state = delve([aldo, goblin({ at: at(1, 2) })], { ruleset: by(book) });
    const stunned = { type: 'Stunned', creature: aldo.id, rounds: 2 } as const;
    expect(tell(stunned, referee, state, state)?.why?.rule).toBe(rule);
  });
});
