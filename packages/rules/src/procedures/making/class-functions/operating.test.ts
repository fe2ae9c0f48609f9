import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  campaign,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
} from '../../../../test/table.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const elf = someone({ name: 'Ilphas', class: 'elf', level: 4, experience: 8_000 });
const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const home: GameState = { ...campaign([elf]), ruleset: ERIS };
const asMagicUser = { type: 'OperateAs', creature: elf.id, as: 'magic-user' } as const;

describe('the class an elf operates in', () => {
  it('ERI-ELF-01: chosen at home, and told', () => {
    const script = new Script(home).play(asMagicUser, player);
    expect(script.state.creatures[elf.id]?.operating?.as).toBe('magic-user');
    expect(script.told().players).toEqual(['Ilphas sets out as a magic-user of level 1.']);
    expect(script.rules).toContain('ERI-ELF-01');
  });

  it('ERI-ELF-01: not changed on an adventure, unless the referee rules otherwise', () => {
    const out = delve([{ ...elf, at: at(1, 1) }], { ruleset: ERIS });
    expect(ask(out, asMagicUser, player)).toBe('forbidden');
    expect(offers(out, player).filter(({ command }) => command === 'OperateAs')).toEqual([]);
  });

  it('ERI-ELF-02, 03: level and experience are kept for both, and come back', () => {
    const magic = after(home, asMagicUser, player);
    expect(magic.creatures[elf.id]).toMatchObject({ level: 1, experience: 0, hitPoints: elf.hitPoints });
    const again = after(magic, { type: 'OperateAs', creature: elf.id, as: 'fighter' }, player);
    expect(again.creatures[elf.id]).toMatchObject({ level: 4, experience: 8_000 });
  });

  it.each(['cleric', 'thief', 'elf'])('ERI-ELF-06: there is no third class to operate as, such as the %s', (as) => {
    expect(ask(home, { ...asMagicUser, as: as as 'fighter' }, player)).toBe('no-such-thing');
  });

  it('ERI-ELF-10: the elf saves as its operating class', () => {
    const save = { type: 'RollSave', creature: elf.id, save: 'spells', modifier: 0 } as const;
    const needed = (state: GameState) => {
      const events = ask(state, save, player, 10);
      return typeof events === 'string' ? events : events.flatMap((event) => ('why' in event ? event.why.needed : []));
    };
    expect([needed(home), needed(after(home, asMagicUser, player))]).toEqual([[14], [15]]);
  });

  it('nobody else has two classes, and other books know none', () => {
    const fighter = { ...home, creatures: { [elf.id]: { ...elf, class: 'fighter' } } };
    expect(ask(fighter, asMagicUser, player)).toBe('no-such-thing');
    expect(ask({ ...home, ruleset: { ...ERIS, base: 'ose' } }, asMagicUser, player)).toBe('no-such-thing');
    expect(ask(home, asMagicUser, otherPlayer)).toBe('not-your-character');
    expect(ask(home, { ...asMagicUser, as: 'fighter' }, player)).toBe('no-change');
    expect(refusedOffers(home, [referee, player], 'OperateAs')).toEqual([]);
  });
});

describe('the class a monster saves like', () => {
  const vampire = goblin({ name: 'Vampire', hitDice: { dice: 8, plus: 0, stars: 0 }, saveAs: '8' });
  const state = { ...campaign([elf, vampire]), ruleset: ERIS };
  const like = (as: 'cleric' | 'fighter') => ({ type: 'NoteSaves', creature: vampire.id, like: as }) as const;
  const needs = (from: GameState) =>
    ask(from, { type: 'RollSave', creature: vampire.id, save: 'spells', modifier: 0 }, referee, 11);

  it('ERI-SAV-01: a fighter of its hit dice, unless it is noted otherwise', () => {
    expect(needs(state)).toMatchObject([{ success: false, why: { rule: 'ERI-SAV-01', needed: 12 } }]);
    expect(
      needs({ ...state, creatures: { [vampire.id]: { ...vampire, hitDice: { dice: 7, plus: 0, stars: 0 } } } }),
    ).toMatchObject([{ why: { needed: 12 } }]);
  });

  it('ERI-SAV-02: a Vampire Cleric uses the cleric’s, at its hit dice', () => {
    const noted = after(state, like('cleric'), referee);
    expect(cited(state, like('cleric'), referee)).toContain('ERI-SAV-02');
    expect(noted.creatures[vampire.id]?.traits?.savesLike).toBe('cleric');
    expect(
      ask(noted, { type: 'RollSave', creature: vampire.id, save: 'death', modifier: 0 }, referee, 9),
    ).toMatchObject([{ success: true, why: { needed: 9 } }]);
    expect(after(noted, like('fighter'), referee).creatures[vampire.id]?.traits?.savesLike).toBeUndefined();
  });

  it('is the referee’s to say, and told to nobody else', () => {
    expect(ask(state, like('cleric'), player)).toBe('not-your-seat');
    expect(ask(state, like('fighter'), referee)).toBe('no-change');
    expect(new Script(state).play(like('cleric')).told()).toEqual({
      referee: ['The vampire saves like a cleric.'],
      players: [],
    });
    expect(refusedOffers(state, referee, 'NoteSaves')).toEqual([]);
    expect(ask({ ...state, ruleset: { ...ERIS, base: 'ose' } }, like('cleric'), referee)).toBe('no-such-thing');
  });
});
