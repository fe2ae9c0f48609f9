import { describe, expect, it } from 'vitest';
import { act, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, referee, someone, toMeet } from '../../../../test/table.ts';
import { type CreatureId, id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

const veteran = someone({ at: at(2, 1), level: 4, experience: 9000, hitPoints: { now: 20, max: 24 } });

const TOUGH = { hitPoints: { now: 20, max: 20 } };

/** One of the bestiary, met by somebody, is about to strike. */
function meets(
  monster: string,
  victim: Creature = veteran,
  facts: Partial<GameState> = {},
): { readonly script: Script; readonly foe: CreatureId } {
  const script = new Script({ ...delve([victim], facts), ruleset: { base: 'ose', slots: {}, options: {} } });
  const square = { x: 3, y: 1 };
  script.play({ type: 'AddMonsters', monster, count: 1, square, hidden: false }, referee, ...Array(9).fill(4));
  const foe =
    Object.values(script.state.creatures).find(({ kind, id: one }) => kind === 'monster' && one !== victim.id)?.id ??
    id<'creature'>('none');
  script.play(toMeet([foe]));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  until(act(script, 'melee'), 'melee', 1).told();
  return { script, foe };
}
const touch = ({ script, foe }: ReturnType<typeof meets>, ...faces: number[]): Script =>
  script.play({ type: 'Attack', attacker: foe, target: veteran.id, attack: 0 }, referee, 19, ...faces);

describe('levels that a touch of the bestiary drains', () => {
  it('OSE-APX-13: a wight drains a level without a save: a hit die, and experience down to the least of the level', () => {
    const script = touch(meets('wight'), 5);
    expect(script.state.creatures[veteran.id]).toMatchObject({
      level: 3,
      experience: 4000,
      hitPoints: { now: 15, max: 19 },
    });
    expect(script.told().players.slice(-2)).toEqual([
      'Aldo loses a level for good. [5]',
      'Aldo is of level 3 now, with 15 of 19 hit points.',
    ]);
  });

  it.each([
    ['wraith', 3, [2, 5]],
    ['spectre', 2, [2, 5, 5]],
  ])('OSE-APX-13: the blow of a %s wounds first, and then leaves level %i', (monster, level, faces) => {
    expect(touch(meets(monster), ...faces).state.creatures[veteran.id]).toMatchObject({ level });
  });

  it('OSE-APX-13: two levels are told of as two, lost for good or with life', () => {
    const lost = (level: number, ...faces: number[]) =>
      touch(meets('spectre', { ...veteran, level }), 2, ...faces)
        .told()
        .players.filter((line) => line.includes('loses'));
    expect(lost(4, 5, 5)).toEqual(['Aldo loses 2 levels for good. [5] [5]']);
    expect(lost(2)).toEqual(['Aldo loses 2 levels, and life.']);
  });

  it('OSE-APX-13: a monster has no levels to lose, though it has a class and fights for the party', () => {
    const pet = goblin({ id: veteran.id, name: 'Pet', class: 'fighter', level: 4, at: at(2, 1), ...TOUGH });
    const begin = delve([pet]);
    const party = { ...begin.party, members: [pet.id], marchingOrder: [[pet.id]] };
    const script = touch(meets('wight', pet, { party }));
    expect(script.state.creatures[pet.id]).toMatchObject({ level: 4, ...TOUGH });
    expect(script.told().referee.join(' ')).toContain('has no levels to lose');
  });

  it('OSE-APX-13: whoever has no level left to lose dies of it', () => {
    const script = touch(meets('wight', { ...veteran, level: 1, experience: 0 }));
    expect(script.state.creatures[veteran.id]?.conditions).toContain('dead');
  });

  it('OSE-APX-13: each touch of a shadow drains a point of strength, and the last of it kills', () => {
    const strong = (STR: number) => ({ ...veteran, abilities: { STR, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 } });
    const script = touch(meets('shadow', strong(9)), 2);
    expect(script.state.creatures[veteran.id]?.abilities?.STR).toBe(8);
    expect(script.told().players).toContain('Aldo loses a point of strength, and has 8.');
    expect(touch(meets('shadow', strong(1)), 2).state.creatures[veteran.id]?.conditions).toContain('dead');
  });

  it('OSE-APX-13: a stirge drains blood, and no levels', () => {
    expect(touch(meets('stirge'), 2).state.creatures[veteran.id]).toMatchObject({ level: 4, hitPoints: { now: 18 } });
  });
});
