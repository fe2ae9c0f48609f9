import { describe, expect, it } from 'vitest';
import { awarded, playedBy, reckoned } from '../../../../test/award.ts';
import { Script } from '../../../../test/fight.ts';
import { after, ask, goblin, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { CLASS_TABLES } from '../../../books/ose/content/classes.ts';
import { id } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { AbilityScores, Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';

const scores = (own: Partial<AbilityScores>): AbilityScores => ({
  STR: 10,
  INT: 10,
  WIS: 10,
  DEX: 10,
  CON: 10,
  CHA: 10,
  ...own,
});
const aldo = someone();
const ilphas = someone({ id: id('ilphas'), name: 'Ilphas', owner: otherPlayer.user, class: 'magic-user' });
const tor = someone({ id: id('tor'), kind: 'retainer', name: 'Tor' });
const ose = rulesFor({ base: 'ose', slots: {}, options: {} }).advancement;
const play = (...creatures: readonly Creature[]) => playedBy('ose', creatures);

describe('levels by the adventures chapter', () => {
  const veteran = (facts: Partial<Creature> = {}): Creature => someone({ experience: 2000, ...facts });
  const levelUp = { type: 'LevelUp', creature: aldo.id } as const;

  it('OSE-APX-02: a hit die and constitution for the second level, one point at least', () => {
    const script = new Script(play(veteran({ hitPoints: { now: 2, max: 6 } }))).play(levelUp, player, 5);
    expect(script.state.creatures[aldo.id]).toMatchObject({ level: 2, hitPoints: { now: 7, max: 11 } });
    expect(script.told().players).toEqual(['Aldo rises to level 2, with 5 more hit points: 11. [5]']);
    const sickly = after(play(veteran({ abilities: scores({ CON: 3 }) })), levelUp, player, 2);
    expect(sickly.creatures[aldo.id]?.hitPoints.max).toBe(7);
  });

  it.each(Object.entries(CLASS_TABLES))('OSE-APX-02: the %s rises at each threshold of the table', (of, table) => {
    for (const [place, experience] of table.experience.entries()) {
      if (place === 0) continue;
      const [below, there] = [experience - 1, experience].map((now) =>
        play(someone({ class: of, level: place, experience: now })),
      );
      expect(ask(below ?? play(), levelUp, player)).toBe('forbidden');
      const faces = place + 1 > 9 ? [] : [3];
      expect(after(there ?? play(), levelUp, player, ...faces).creatures[aldo.id]).toMatchObject({
        level: place + 1,
        hitPoints: { max: 6 + (place + 1 > 9 ? table.hitPointsAfter9 : 3) },
      });
    }
  });

  it.each(Object.entries(CLASS_TABLES))('OSE-APX-02: above the last level the %s rises no more', (of, table) => {
    const last = someone({ class: of, level: table.experience.length, experience: 9_000_000 });
    expect(ask(play(last), levelUp, player)).toBe('forbidden');
    expect(ose.levels.needed(last, last.level + 1)).toBeNull();
  });

  it('all that rests on the level follows: saving throws, attack and spells', () => {
    const derived = (state: GameState, name: string) => {
      const sheet = project(state, player).get('sheet:aldo');
      return sheet?.type === 'sheet' ? sheet.derived.find((figure) => figure.name === name)?.value : null;
    };
    const third = play(veteran({ level: 3, experience: 8000 }));
    const fourth = after(third, levelUp, player, 4);
    expect(['THAC0', 'Saving throws', 'Next level'].map((name) => derived(third, name))).toEqual([
      '19 [+0]',
      'death 12, wands 13, paralysis 14, breath 15, spells 16',
      'level 4 at 8000',
    ]);
    expect(['THAC0', 'Saving throws', 'Next level'].map((name) => derived(fourth, name))).toEqual([
      '17 [+2]',
      'death 10, wands 11, paralysis 12, breath 13, spells 14',
      'level 5 at 16000',
    ]);
    const { spells } = rulesFor(fourth.ruleset);
    const apprentice = veteran({ class: 'magic-user', level: 2, experience: 5000 });
    const risen = after(play(apprentice), levelUp, player, 4).creatures[aldo.id];
    expect([spells.memory.slots(apprentice), risen && spells.memory.slots(risen)]).toEqual([[2], [2, 1]]);
  });

  it('the sheet says how far it is to the next level, and that it is earned', () => {
    const rising = (creature: Creature) => {
      const sheet = project(play(creature), player).get('sheet:aldo');
      return sheet?.type === 'sheet' ? sheet.rising : null;
    };
    expect(rising(aldo)).toEqual({ from: 0, next: 2000, percent: 0, rule: 'OSE-APX-02', due: false });
    expect(rising(veteran())).toMatchObject({ due: true });
    expect(rising(goblin({ id: aldo.id }))).toBeNull();
    expect(project(play(veteran()), referee).get('due')).toMatchObject({
      items: [{ kind: 'level', text: 'Aldo has earned level 2.' }],
    });
  });

  it('only the player or the referee lets a character rise, alive and out of encounters', () => {
    expect(ask(play(veteran()), levelUp, otherPlayer)).toBe('not-your-character');
    expect(ask(play(veteran({ conditions: ['dead'] })), levelUp, player)).toBe('incapable');
    expect(ask(play(goblin()), { type: 'LevelUp', creature: id('goblin') }, referee)).toBe('no-such-thing');
    expect(after(play(veteran()), levelUp, referee, 3).creatures[aldo.id]?.level).toBe(2);
  });

  it('experience and level are facts: another book goes on from them', () => {
    const state = awarded(play(aldo), { treasure: 1900 });
    expect(ask(state, levelUp, player)).toBe('forbidden');
    const other = after(state, { type: 'AdoptRules', name: 'Ours', base: 'gorman', slots: {}, options: {} }, referee);
    expect(other.creatures[aldo.id]).toMatchObject({ level: 1, experience: 1900 });
    const second = after(other, levelUp, player, 2, 5);
    const third = after(second, levelUp, player, 6, 1);
    expect(third.creatures[aldo.id]).toMatchObject({ level: 3, experience: 1900, hitPoints: { max: 17 } });
    expect(ask(third, levelUp, player)).toBe('forbidden');
  });

  it('whatever is offered is granted', () => {
    const state = awarded(play(veteran(), ilphas, tor), { treasure: 6000 });
    for (const command of ['LevelUp', 'ReckonAward', 'EndSession'] as const)
      expect(refusedOffers(state, [referee, player, otherPlayer], command)).toEqual([]);
    const ready = after(state, reckoned(state, { treasure: 10 }), referee);
    expect(refusedOffers(ready, referee, 'AwardExperience')).toEqual([]);
  });
});
