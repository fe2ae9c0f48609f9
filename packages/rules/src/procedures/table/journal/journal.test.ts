import { describe, expect, it } from 'vitest';
import { delvers } from '../../../../test/abbey.ts';
import { after, ask, otherPlayer, player, referee, spectator } from '../../../../test/table.ts';
import { commandFlaw } from '../../../command-flaw.ts';
import { type Command, id, loaded, type PageId, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { JournalPage } from '../../../state/journal.ts';
import type { GameState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const LETTER = {
  type: 'WritePage',
  page: null,
  title: 'A letter',
  folder: 'Act one',
  text: '*Come at once.*',
} as const;
const seated: GameState = {
  ...delvers(),
  people: Object.fromEntries(
    [referee, player, otherPlayer, spectator].map(({ user, name, role }) => [user, { name, role }]),
  ),
};
const written = (by: Seat): [GameState, PageId] => {
  const state = after(seated, LETTER, by);
  const [page] = Object.values(state.journal ?? {});
  if (!page) throw new Error('the page is there');
  return [state, page.id];
};
const readBy = (state: GameState): readonly string[] =>
  [referee, player, otherPlayer, spectator].filter((seat) => pagesOf(state, seat).length > 0).map(({ name }) => name);
const pagesOf = (state: GameState, seat: Seat) => [...project(state, seat)].filter(([key]) => key.startsWith('page:'));
const refused = (state: GameState, command: Command, by: Seat) => {
  const answer = ask(state, command, by);
  return typeof answer === 'string' ? answer : null;
};
/** A journal of so many pages of Ann's. */
const holding = (count: number, text: string): GameState => {
  const pages = Array.from({ length: count }, (_, at): JournalPage => {
    return { id: id(`page-${at}`), title: 'Notes', folder: '', text, readers: 'referee', owner: player.user };
  });
  return { ...seated, journal: Object.fromEntries(pages.map((page) => [page.id, page])) };
};

describe('the journal', () => {
  it('keeps a new page of the referee to the referee, and a player’s to the player and the referee', () => {
    expect([referee, player].map((by) => readBy(written(by)[0]))).toEqual([['Rhea'], ['Rhea', 'Ann']]);
  });

  it.each([
    ['all', ['Rhea', 'Ann', 'Bob', 'Sam']],
    [[player.user], ['Rhea', 'Ann']],
    ['referee', ['Rhea']],
  ] as const)('a page shared with %s is read by them', (readers, names) => {
    const [state, page] = written(referee);
    expect(readBy(after(state, { type: 'SharePage', page, readers }, referee))).toEqual(names);
  });

  it('says neither where a page is filed nor who else reads it', () => {
    const [state, page] = written(referee);
    const shared = after(state, { type: 'SharePage', page, readers: [otherPlayer.user, player.user] }, referee);
    const [[, record] = []] = pagesOf(shared, player);
    expect(record).toMatchObject({ title: 'A letter', folder: '', readers: [player.user], yours: false });
  });

  it('a page that is shown may be read from then on, and its line opens it before those alone', () => {
    const [state, page] = written(referee);
    const ruling = decide(state, { type: 'ShowPage', page, to: [player.user] }, referee, loaded(1));
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    const [event] = ruling.events;
    if (!event) throw new Error('it happens');
    const shown = evolve(state, event);
    expect(readBy(shown)).toEqual(['Rhea', 'Ann']);
    const lines = [referee, player, otherPlayer, spectator].map(
      (seat) => tell(event, seat, shown, state)?.what ?? null,
    );
    expect(lines).toEqual([{ type: 'page', page }, { type: 'page', page }, null, null]);
  });

  it('a picture that is shown is a page of its own, which is shown again; nobody else knows of it', () => {
    const show = { type: 'ShowPicture', picture: 'map-1', title: 'The old keep', to: [player.user] } as const;
    const shown = after(seated, show, referee);
    expect(readBy(shown)).toEqual(['Rhea', 'Ann']);
    const [[, record] = []] = pagesOf(shown, player);
    expect(record).toMatchObject({ title: 'The old keep', text: '![](picture:map-1)', folder: '', yours: false });
    const again = after(shown, { ...show, to: [otherPlayer.user] }, referee);
    expect(readBy(again)).toEqual(['Rhea', 'Ann', 'Bob']);
    expect(pagesOf(again, referee)).toHaveLength(1);
    expect([player, spectator].map((by) => refused(seated, show, by))).toEqual(['not-your-seat', 'not-your-seat']);
    expect(refused(seated, { ...show, to: [] }, referee)).toBe('bad-input');
    expect(refused(seated, { ...show, to: [id<'user'>('nobody')] }, referee)).toBe('no-such-thing');
    expect(commandFlaw({ ...show, picture: 'x) [y](javascript:z' } as object)).not.toBeNull();
  });

  it('a picture is not shown by a page of the referee’s with another title', () => {
    const text = '![](picture:map-1)';
    const secret = { id: id<'page'>('lair'), title: 'Lair of the false king', folder: '', text, owner: null } as const;
    const state = { ...seated, journal: { [secret.id]: { ...secret, readers: 'referee' } } } as const;
    const show = { type: 'ShowPicture', picture: 'map-1', title: 'A keep', to: [player.user] } as const;
    const [[, record] = [], ...others] = pagesOf(after(state, show, referee), player);
    expect(record).toMatchObject({ title: 'A keep', text });
    expect(others).toEqual([]);
  });

  it('what has been shown to some and then to all is everybody’s', () => {
    const [state, page] = written(referee);
    const some = after(state, { type: 'ShowPage', page, to: [player.user] }, referee);
    expect(readBy(after(some, { type: 'ShowPage', page, to: 'all' }, referee))).toEqual(['Rhea', 'Ann', 'Bob', 'Sam']);
  });

  it('a player may change what is theirs, and nobody else’s; a page one may not read is not there', () => {
    const [own, note] = written(player);
    const [state, page] = written(referee);
    const shared = after(state, { type: 'SharePage', page, readers: 'all' }, referee);
    const rewrite = (of: PageId) => ({ ...LETTER, page: of, title: 'Mine' });
    expect([
      refused(own, rewrite(note), player),
      refused(own, rewrite(note), referee),
      refused(own, rewrite(note), otherPlayer),
      refused(state, rewrite(page), player),
      refused(shared, rewrite(page), player),
      refused(shared, { type: 'RemovePage', page }, player),
      refused(shared, { type: 'ShowPage', page, to: 'all' }, player),
      refused(seated, LETTER, spectator),
    ]).toEqual([
      null,
      null,
      'no-such-thing',
      'no-such-thing',
      'not-your-seat',
      'not-your-seat',
      'not-your-seat',
      'not-your-seat',
    ]);
  });

  it('refuses people who do not sit here, and nobody', () => {
    const [state, page] = written(referee);
    expect(refused(state, { type: 'SharePage', page, readers: ['nobody' as typeof player.user] }, referee)).toBe(
      'no-such-thing',
    );
    expect(refused(state, { type: 'ShowPage', page, to: [] }, referee)).toBe('bad-input');
  });

  it('holds a hundred pages of a player’s, and a hundred thousand characters', () => {
    expect(refused(holding(99, ''), LETTER, player)).toBeNull();
    expect(refused(holding(100, ''), LETTER, player)).toBe('bad-input');
    const long = holding(5, 'x'.repeat(20_000));
    expect(refused(long, { ...LETTER, text: 'x' }, player)).toBe('bad-input');
    expect(refused(long, LETTER, referee)).toBeNull();
  });

  it('holds two thousand pages of all players together, and two million characters', () => {
    const those = (count: number, text: string): GameState => {
      const { journal = {} } = holding(count, text);
      const pages = Object.values(journal).map((page, at) => ({ ...page, owner: id<'user'>(`guest-${at}`) }));
      return { ...seated, journal: Object.fromEntries(pages.map((page) => [page.id, page])) };
    };
    expect([1_999, 2_000].map((count) => refused(those(count, ''), LETTER, player))).toEqual([null, 'bad-input']);
    const long = those(100, 'x'.repeat(20_000));
    expect([player, referee].map((by) => refused(long, LETTER, by))).toEqual(['bad-input', null]);
  });

  it('a page that is removed is gone, and the state is as if there had been none', () => {
    const [state, page] = written(referee);
    expect(after(state, { type: 'RemovePage', page }, referee)).toEqual(seated);
  });
});
