import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
  toMeet,
} from '../../../../test/table.ts';
import { type Command, id, type Seat } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { adventureOf } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';
import { bodySearches } from './kept.ts';

const DEAD = ['dead'] as const;
const rope = { id: id<'item'>('rope'), name: 'Rope', quantity: 1, weight: 50, kind: 'gear', use: 'rope' } as const;
const sword = { id: id<'item'>('sword'), name: 'sword', quantity: 1, weight: 60, kind: 'weapon', use: null } as const;
const ann = someone({ at: at(1, 1) });
const bob = someone({ id: id('bera'), name: 'Bera', owner: otherPlayer.user, at: at(1, 2), items: [rope, sword] });
const tall = goblin({ id: id('tall'), name: 'Tall goblin', at: at(2, 1), conditions: DEAD });
const pale = goblin({ id: id('pale'), name: 'Pale goblin', at: at(2, 2), conditions: DEAD });
const table = (...others: readonly Creature[]) => delve([ann, bob, ...others]);
const search = (body: Creature, creature = ann.id) => ({ type: 'SearchBody', creature, body: body.id }) as const;
const offered = (state: ReturnType<typeof table>, body: Creature, seat = player) =>
  offers(known(state, seat), seat).find(({ command, about }) => command === 'SearchBody' && about === body.id);

describe('what the dead carry', () => {
  it('is searched for by whoever stands by, and the referee says what it is', () => {
    const script = new Script(table(tall)).play(search(tall));
    expect(script.told().players).toEqual(['Aldo searches the tall goblin.']);
    expect(bodySearches(script.state)).toEqual([{ body: tall.id, by: ann.id, awaited: true }]);
    script.play({ type: 'FindNothing' });
    expect(script.told().players).toEqual(['Nothing is found on the tall goblin.']);
    expect(bodySearches(script.state)).toMatchObject([{ awaited: false }]);
  });

  it('is asked of the referee in one short sentence, and the players are told that others are left', () => {
    const far = goblin({ id: id('far'), name: 'Far goblin', at: at(4, 4), conditions: DEAD });
    const state = after(table(tall, pale, far), search(tall), player);
    const asked = (seat: Seat) => promptTo(known(state, seat), seat).sentence;
    expect(asked(referee)).toBe('Aldo searches the dead: say what is found');
    expect(asked(player)).toContain(
      'The referee decides what is found on the dead. Others of the dead have not been searched.',
    );
  });

  it('is what the referee gives the party while it is asked', () => {
    const found = { type: 'PoolTreasure', pp: 0, gp: 3, ep: 0, sp: 0, cp: 0, valuables: 0 } as const;
    const state = after(after(table(tall), search(tall), player), found, referee);
    expect(bodySearches(state)).toMatchObject([{ awaited: false }]);
  });

  it('may be rolled for on a table of the campaign’s own that is named after their kind, and given from there', () => {
    const written = (name: string) => ({ type: 'WriteTable', table: null, name, dice: null }) as const;
    const coins = [{ share: 1, text: '[[7 cp]], sticky.' }];
    const script = new Script(table(tall))
      .play({ ...written('In a goblin’s pockets'), lines: coins })
      .play({ ...written('In a rat’s nest'), lines: coins });
    const keys = () => promptTo(known(script.state, referee), referee).offers;
    expect(keys().some((key) => key.startsWith('RollTable'))).toBe(false);
    script.play(search(tall));
    const rolls = offers(script.state, referee).filter(({ key }) => key === keys()[0]);
    expect(rolls.map(({ label }) => label)).toEqual(['Roll on “In a goblin’s pockets”']);
    expect(keys()).toContain('PoolTreasure');
    expect(refusedOffers(script.state, [referee, player], 'RollTable')).toEqual([]);
    script.play({ type: 'RollTable', ...rolls[0]?.fixed } as unknown as Command, referee, 1);
    expect(keys()[0]).toMatch(/^GiveOutcome/);
    const gives = offers(script.state, referee).find(({ key }) => key === keys()[0]);
    script.play({ type: 'GiveOutcome', ...gives?.fixed } as unknown as Command);
    expect(adventureOf(script.state).coins.cp).toBe(7);
    expect(bodySearches(script.state)).toMatchObject([{ awaited: false }]);
  });

  it('is taken where it is written: coins for all, and things by whoever searches', () => {
    const rich = { ...tall, items: [rope], coins: { ...NO_COINS, sp: 7 } };
    const state = after(table(rich), search(rich), player);
    expect(state.creatures[ann.id]?.items).toMatchObject([{ name: 'Rope' }]);
    expect(adventureOf(state).coins.sp).toBe(7);
    expect(state.creatures[tall.id]).toMatchObject({ items: [], coins: NO_COINS });
    expect(bodySearches(state)).toMatchObject([{ awaited: false }]);
  });

  it('leaves nothing worn where armour comes off, and what was worn where none does', () => {
    const mail = { ...sword, id: id<'item'>('mail'), name: 'chainmail', kind: 'armour' } as const;
    const clad = { ...tall, armour: 'chainmail', worn: { armour: mail } } as const;
    const bared = (items: Creature['items']) =>
      after(table({ ...clad, items }), search(tall), player).creatures[tall.id];
    expect(bared([mail])).not.toHaveProperty('worn');
    expect(bared([rope])).toMatchObject({ worn: { armour: mail } });
  });

  it.each([
    ['rich', 'poor'],
    ['poor', 'rich'],
  ])('is asked of the referee for a bare body, whichever lies first: %s, %s', (first, second) => {
    const purses = { rich: { ...NO_COINS, sp: 7 }, poor: NO_COINS };
    const [one, other] = [
      { ...tall, coins: purses[first as 'rich' | 'poor'] },
      { ...pale, coins: purses[second as 'rich' | 'poor'] },
    ];
    const state = after(table(one, other), search(one), player);
    expect(adventureOf(state).coins.sp).toBe(7);
    expect(bodySearches(state).find(({ awaited }) => awaited)?.body).toBe(first === 'poor' ? tall.id : pale.id);
  });

  it('is not answered by what lies hidden elsewhere, nor by what somebody else is given', () => {
    const orc = goblin({ id: id('orc'), at: at(4, 4) });
    const asked = after(table(tall, orc), search(tall), player);
    const given = { name: 'Rope', quantity: 1, weight: 50, kind: 'gear', use: 'rope' } as const;
    const state = after(asked, { type: 'GiveItem', creature: orc.id, ...given }, referee);
    expect(bodySearches(state)).toMatchObject([{ awaited: true }]);
    expect(bodySearches(after(asked, { type: 'GiveItem', creature: ann.id, ...given }, referee))).toMatchObject([
      { awaited: false },
    ]);
  });

  it('is told to nobody where the referee searches one who lies hidden', () => {
    const hidden = { ...tall, hidden: true };
    const script = new Script(table(hidden)).play(search(hidden)).play({ type: 'FindNothing' });
    const { referee: lines, players } = script.told();
    expect(players).toEqual([]);
    expect(lines.at(-1)).toMatch(/^Nothing is found/);
  });

  it('is searched for by nobody who can carry nothing more, nor between adventures', () => {
    const items = Array.from({ length: 200 }, (_, place) => ({ ...rope, id: id<'item'>(`rope-${place}`) }));
    const state = delve([{ ...ann, items }, tall]);
    expect(ask(state, search(tall), player)).toBe('bad-input');
    expect(offered(state, tall)).toBeUndefined();
    const home = after(
      delve([
        { ...ann, at: null },
        { ...bob, at: null, conditions: DEAD },
      ]),
      { type: 'BeginDowntime', place: 'settlement', guarded: true, wanderingFree: true },
      referee,
    );
    expect(ask(home, search(bob), player)).toBe('no-such-thing');
  });

  it('is asked for once, where several lie about, with a choice of whom', () => {
    const state = table(tall, pale);
    const asks = promptTo(known(state, player), player).offers.filter((key) => key.startsWith('SearchBody'));
    expect(asks).toEqual(['SearchBody:one-of']);
    expect(refusedOffers(state, player, 'SearchBody')).toEqual([]);
    const alone = promptTo(known(table(tall), player), player).offers;
    expect(alone.filter((key) => key.startsWith('SearchBody'))).toEqual([`SearchBody:${tall.id}`]);
  });

  it('is searched for on all that lie within reach at once, and on each of them once', () => {
    const state = after(table(tall, pale), search(tall), player);
    expect(bodySearches(state).map(({ body }) => body)).toEqual([tall.id, pale.id]);
    expect(refusedOffers(state, player, 'SearchBody')).toEqual([]);
    expect(offered(state, pale)?.barred).toBe('The pale goblin has been searched.');
  });

  it('may be searched for anew on one who lived again, and died once more', () => {
    const script = new Script(table(tall)).play(search(tall)).play({ type: 'FindNothing' });
    const dead = { type: 'SetCondition', creature: tall.id, condition: 'dead' } as const;
    script.play({ ...dead, on: false });
    expect(bodySearches(script.state)).toEqual([]);
    expect(offered(script.play({ ...dead, on: true }).state, tall)?.barred).toBeNull();
  });

  it('is walked up to', () => {
    const far = { ...tall, at: at(4, 2) };
    const script = new Script(table(far)).play(search(far));
    expect(script.told().players[0]).toBe('Aldo walks up to the body of the tall goblin.');
    expect(bodySearches(script.state)).toHaveLength(1);
  });

  it('is nobody’s to look for in an encounter, and not of the living', () => {
    const fight = toMeet([id<'creature'>('grik')]);
    const grik = goblin({ id: id('grik'), at: at(3, 3) });
    const state = after(table(tall, grik), fight, referee);
    expect(offered(state, tall)?.barred).toBe('There is no time to search the dead in the middle of an encounter.');
    expect(ask(state, search(tall), player)).toBe('in-encounter');
    expect(ask(table(grik), search(grik), player)).toBe('no-such-thing');
  });

  it('is a companion’s, whose sheet lies open: it goes to whoever takes it, with the purse', () => {
    const fallen = { ...bob, conditions: DEAD, coins: { ...NO_COINS, gp: 12 } };
    const state = delve([ann, fallen]);
    const script = new Script(state).play(search(fallen));
    expect(script.told().players).toEqual(['Aldo takes what Bera carried: rope, a sword and 12 gp.']);
    const [taker, bare] = [script.state.creatures[ann.id], script.state.creatures[bob.id]];
    expect(taker?.items.map(({ name }) => name)).toEqual(['Rope', 'sword']);
    expect(taker?.attacks.some(({ name }) => name === 'sword')).toBe(true);
    expect(taker?.coins.gp).toBe(ann.coins.gp + 12);
    expect(bare).toMatchObject({ items: [], coins: NO_COINS });
    expect(adventureOf(script.state).coins).toEqual(NO_COINS);
    expect(offered(script.state, fallen)?.barred).toBe('Bera carries nothing more.');
  });

  it('is known by those alone who know of the dead', () => {
    const hidden = { ...tall, hidden: true };
    const state = { ...table(hidden), bodySearches: [{ body: tall.id, by: ann.id, awaited: true }] };
    for (const seat of [player, spectator]) expect(known(state, seat).bodySearches ?? []).toEqual([]);
    expect(ask(state, search(hidden), player)).toBe('no-such-thing');
  });
});
