import { describe, expect, it } from 'vitest';
import { rulesBy } from '../../../test/in-play.ts';
import { campaign, referee, someone } from '../../../test/table.ts';
import type { Options } from '../../core/index.ts';
import type { Creature } from '../../state/creature.ts';
import { project } from '../../view/project.ts';

/** Name, value, rule and reason of a figure. */
type Row = readonly [name: string, value: string, rule: string, why: string];

/** Somebody of the third level in mail, strong and tough, slow of hand and of no charm, with 450 gold pieces. */
const third = (calling: string, facts: Partial<Creature> = {}): Creature =>
  someone({
    class: calling,
    level: 3,
    experience: 4_500,
    armour: 'chainmail',
    movement: 120,
    coins: { pp: 0, gp: 450, ep: 0, sp: 0, cp: 0 },
    abilities: { STR: 16, INT: 9, WIS: 13, DEX: 8, CON: 15, CHA: 5 },
    ...facts,
  });

/** What the sheet says by a book. */
function sheetOf(creature: Creature, options: Options = {}): readonly Row[] {
  const state = campaign([creature], { ruleset: { base: 'eris', slots: {}, options } });
  const record = project(state, referee).get(`sheet:${creature.id}`);
  return record?.type === 'sheet' ? record.derived.map(({ name, value, rule, why }) => [name, value, rule, why]) : [];
}

describe('the sheet by Planet Eris', () => {
  const FIGHTER: readonly Row[] = [
    ['Armour class', '4 [15]', 'ERI-ATK-01', 'chainmail, shield'],
    ['THAC0', '19 [+0]', 'ERI-ATK-04', 'd20 + modifiers ≥ the matrix by class and level'],
    [
      'Saving throws',
      'death 12, wands 13, paralysis 14, breath 15, spells 16',
      'ERI-APX-10',
      'what the throw must come to',
    ],
    ['Movement', '30′ (10′)', 'ERI-MVE-02', '450 coins carried, by armour and coins: other weights do not count'],
    ['Hit points', '6 of 6', 'ERI-APX-07', '1d6+1 for the first level, with constitution 15'],
    ['To hit, by scores', '+0 hand to hand, −1 with missiles', 'ERI-MIS-11', 'strength 16, dexterity 8'],
    ['Forces doors', '2-in-6', 'ERI-HOB-06', 'fighter, whatever the strength'],
    ['Finds secret doors', '2-in-6', 'ERI-ELF-12', 'fighter'],
    ['Unusual hirelings', '0 of 2', 'ERI-LDR-01', 'charisma 5, the charmed included'],
    ['Normal hirelings', '0', 'ERI-LDR-02', 'any number'],
    ['Led below', 'all 0', 'ERI-LDR-03', '2 of any kind go into a dungeon'],
    ['Loyalty of hirelings', '−1', 'ERI-LDR-04', 'charisma 5'],
    ['Next level', 'level 4 at 8000', 'ERI-XPA-08', '4500 points so far'],
    ['Title', 'Swordsman', 'ERI-APX-07', 'fighter, level 3'],
    ['Hit dice', '3', 'ERI-HPL-01', 'all of them thrown anew at each level'],
    ['Prime requisite', '+10%', 'ERI-APX-01', 'counted as 17'],
    ['Counted as prime requisite', '17', 'ERI-APX-02', 'STR 16, and 1 of other scores'],
    ['Constitution', '+1 on each hit die', 'ERI-APX-03', '15; withstands adversity in 100 of 100'],
    ['Attacks as', 'fighter 3', 'ERI-ATK-02', 'class and level'],
    ['Hits armour class 9 to 2 on', '10 11 12 13 14 15 16 17', 'ERI-APX-12', 'd20, by class and level'],
    ['Pace by armour', '90′, medium', 'ERI-MVE-01', 'armour and shield'],
    ['Coins borne', '400, at a crawl 800', 'ERI-WGT-01', 'armour class 4, times a hundred'],
    ['Treasure carried', '450 coins', 'ERI-WGT-03', 'by weight'],
    ['Load', 'encumbered', 'ERI-WGT-02', 'coins against what is borne'],
    ['Languages by intelligence', '0', 'ERI-APX-06', 'one for each point over ten'],
    ['Languages by wisdom', '1', 'ERI-ABL-01', 'one for each two points over ten'],
    ['When initiative ties', 'acts last', 'ERI-ABL-02', 'dexterity 8'],
    ['Missiles', '−1', 'ERI-APX-04', 'dexterity 8'],
    ['Unusual followers', '2 at most, loyalty −1', 'ERI-APX-05', 'charisma 5'],
    ['Without a throw', 'arms of the class, daily life', 'ERI-SKL-02', 'skilled actions alone may need one'],
    ['Turn, chase, round', '60′, 120′, 10′', 'ERI-MOV-02', 'overencumbered: 30′'],
  ];

  it('of a fighter behind a shield says all that the book makes of scores, armour, coins and level', () => {
    const sheet = sheetOf(third('fighter', { shield: true }));
    expect(sheet.filter(([, , rule]) => rule.startsWith('ERI-'))).toEqual(FIGHTER);
  });

  const OTHERS: Readonly<Record<string, readonly Row[]>> = {
    cleric: [
      [
        'Saving throws',
        'death 11, wands 12, paralysis 14, breath 16, spells 15',
        'ERI-APX-10',
        'what the throw must come to',
      ],
      ['Hit points', '6 of 6', 'ERI-APX-09', '1d6 for the first level, with constitution 15'],
      ['Forces doors', '2-in-6', 'ERI-HOB-06', 'cleric, whatever the strength'],
      ['Spells a day', '2 of level 1', 'ERI-APX-09', 'cleric of level 3'],
      ['Turns the undead', 'as level 3', 'ERI-APX-11', '2d6 against the table of level and kind; then 2d6 of them'],
      ['Finds secret doors', '2-in-6', 'ERI-ELF-12', 'cleric'],
      ['Next level', 'level 4 at 6000', 'ERI-XPA-08', '4500 points so far'],
      ['Title', 'Village Priest', 'ERI-APX-09', 'cleric, level 3'],
      ['Prime requisite', '+10%', 'ERI-APX-01', 'counted as 15'],
      ['Counted as prime requisite', '15', 'ERI-APX-02', 'WIS 13, and 2 of other scores'],
      ['Attacks as', 'cleric 3', 'ERI-ATK-02', 'class and level'],
      ['Wields', 'any weapon', 'ERI-CLR-02', 'but none that is magic and has an edge'],
    ],
    'magic-user': [
      [
        'Saving throws',
        'death 13, wands 14, paralysis 13, breath 16, spells 15',
        'ERI-APX-10',
        'what the throw must come to',
      ],
      ['Hit points', '6 of 6', 'ERI-APX-08', '1d6 for the first level, with constitution 15'],
      ['Forces doors', '2-in-6', 'ERI-HOB-06', 'magic-user, whatever the strength'],
      ['Spells a day', '3 of level 1, 1 of level 2', 'ERI-APX-08', 'magic-user of level 3'],
      ['Finds secret doors', '2-in-6', 'ERI-ELF-12', 'magic-user'],
      ['Next level', 'level 4 at 10000', 'ERI-XPA-08', '4500 points so far'],
      ['Title', 'Conjurer', 'ERI-APX-08', 'magic-user, level 3'],
      ['Hit dice', '2', 'ERI-HPL-01', 'all of them thrown anew at each level'],
      ['Prime requisite', '+0%', 'ERI-APX-01', 'counted as 11'],
      ['Counted as prime requisite', '11', 'ERI-APX-02', 'INT 9, and 2 of other scores'],
      ['Attacks as', 'magic-user 3', 'ERI-ATK-02', 'class and level'],
    ],
    elf: [
      ['Hit points', '6 of 6', 'ERI-APX-13', '1d6+1 for the first level, with constitution 15'],
      ['Forces doors', '2-in-6', 'ERI-HOB-06', 'elf, whatever the strength'],
      ['Spells a day', '1 of level 1', 'ERI-APX-08', 'elf of level 3'],
      ['Finds secret doors', '4-in-6', 'ERI-ELF-12', 'elf'],
      ['Most hit points of each class', '6/0', 'ERI-ELF-09', 'the better holds, whichever is in use'],
      ['More languages', '1', 'ERI-ELF-04', 'by intelligence and wisdom; none for being an elf'],
      ['Levels', '3/1', 'ERI-ELF-02', 'fighter left, magic-user right'],
      ['Experience of each', '4500/0', 'ERI-ELF-03', 'it goes to the class in use'],
      ['Fights and saves as', 'fighter', 'ERI-ELF-10', 'the class of this adventure'],
      ['Casts at level', '1', 'ERI-ELF-06', 'as a magic-user, in any armour of a fighter'],
      ['Wields', 'any weapon', 'ERI-ELF-07', 'in either class'],
      ['Searching for secret doors', '4-in-6', 'ERI-ELF-12', 'two better than others'],
      ['Passing secret doors', '2-in-6', 'ERI-ELF-13', 'unasked, within ten feet, once for each door'],
      [
        'Languages in all',
        '1',
        'ERI-ELF-04',
        'no more than the scores give, beside the common tongue and that of the alignment',
      ],
    ],
    dwarf: [
      ['Hit points', '6 of 6', 'ERI-APX-13', '1d6+1 for the first level, with constitution 15'],
      ['Forces doors', '2-in-6', 'ERI-HOB-06', 'dwarf, whatever the strength'],
      ['Finds secret doors', '2-in-6', 'ERI-ELF-12', 'dwarf'],
      [
        'Stonework',
        'noticed unasked',
        'ERI-DWF-02',
        'slopes, traps, shifting walls and new work, underground in tunnels, mines, caverns, natural caves, and in dwarven halls anywhere',
      ],
      ['Saves against magic', 'four levels higher', 'ERI-DWF-03', 'wands, staves and spells'],
      ['War hammer +3', 'hurled 60′', 'ERI-DWF-05', 'and it comes back'],
      ['Bows', 'crossbows', 'ERI-DWF-07', 'and no others'],
      ['Born with infravision', '0′', 'ERI-DWF-09', '2-in-6 for thirty feet'],
      ['Gems and jewellery', 'exact worth', 'ERI-DWF-10', 'of what is found'],
      ['Minerals', 'known', 'ERI-DWF-11', 'all that this world holds'],
      [
        'Languages in all',
        '1',
        'ERI-DWF-01',
        'no more than the scores give, beside the common tongue and that of the alignment',
      ],
    ],
    hobbit: [
      ['Hit points', '6 of 6', 'ERI-APX-13', '1d6+1 for the first level, with constitution 15'],
      ['Forces doors', '1-in-6', 'ERI-HOB-06', 'hobbit, whatever the strength'],
      ['Finds secret doors', '2-in-6', 'ERI-ELF-12', 'hobbit'],
      ['Sneaking', '+1', 'ERI-HOB-02', 'in six'],
      ['Saves against magic', 'four levels higher', 'ERI-HOB-04', 'wands, staves and spells'],
      ['Forcing doors', '1-in-6', 'ERI-HOB-06', 'one worse than others'],
      ['Bows', 'crossbow', 'ERI-HOB-07', 'and no other'],
    ],
  };

  it.each(Object.entries(OTHERS))('of a %s says besides what is of that calling alone', (calling, rows) => {
    expect(sheetOf(third(calling))).toEqual(expect.arrayContaining([...rows]));
    const own = rows.filter(([name]) => !FIGHTER.some(([shared]) => shared === name)).map(([name]) => name);
    expect(sheetOf(third('fighter')).filter(([name]) => own.includes(name))).toEqual([]);
  });

  it('ERI-DWF-02: where a dwarf notices stonework by chance, says by which', () => {
    expect(sheetOf(third('dwarf'), { noteChance: 4 }).find(([name]) => name === 'Stonework')?.[1]).toBe(
      'noticed unasked on 4-in-6',
    );
  });

  it('ERI-MOV-01: between the rows of the table, a rate is told by what it is multiplied with', () => {
    expect(rulesBy('eris').movement.figures?.(third('fighter'), 75)).toEqual([
      {
        name: 'Turn, chase, round',
        value: '150′, 300′, 30′',
        rule: 'ERI-MOV-01',
        why: 'twice the rate, four times, a tenth of that',
      },
    ]);
  });
});
