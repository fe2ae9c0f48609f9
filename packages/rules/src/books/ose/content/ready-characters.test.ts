import { describe, expect, it } from 'vitest';
import { CLASS_TABLES, CLASSES } from './classes.ts';
import { readyCharacters } from './ready-characters.ts';

describe('ready characters', () => {
  it('are a fighter, a cleric, an elf and a thief', () => {
    expect(readyCharacters().map((character) => character.class)).toEqual(['fighter', 'cleric', 'elf', 'thief']);
  });

  it.each(readyCharacters())(
    '$name is what the class allows',
    ({ class: of, abilities, armour, shield, attacks, hitPoints, items }) => {
      const table = CLASS_TABLES[CLASSES.find((name) => name === of) ?? 'fighter'];
      for (const [ability, least] of Object.entries(table.requirements))
        expect(Reflect.get(abilities ?? {}, ability)).toBeGreaterThanOrEqual(least);
      expect(hitPoints.max).toBeLessThanOrEqual(table.hitDie + 1);
      if (table.armour === 'leather') expect([armour, shield]).toEqual(['leather', false]);
      if (table.weapons === 'blunt') expect(attacks.every((attack) => attack.blunt)).toBe(true);
      expect(attacks.length).toBeGreaterThan(0);
      expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
      expect(items.some((item) => item.use === 'torch' || item.use === 'lantern')).toBe(true);
    },
  );
});
