import { expect, test } from 'vitest';
import { player, referee, refusedOffers } from '../table.ts';
import { brand, firstRound, fray, ghoul, hild, odo, secondRound, thirdRound } from './fray.ts';

/**
 * Three rounds by Planet Eris, told line by line: the dice in brackets, then the rule that each line names. What the
 * referee alone is told has a lock before it; where the table hears less, that follows indented.
 */
const log = fray();
const nothingRefused = () => {
  expect(refusedOffers(log.state, [player, referee])).toEqual([]);
};

test('round 1: arrows before anyone acts, the fear of a ghoul, blows at two, a helmet destroyed (ERI-MIS-04, ERI-PRL-03, ERI-MUL-01, ERI-CRI-02)', () => {
  expect(firstRound(log).told()).toMatchInlineSnapshot(`
    [
      "An encounter: the monsters are here. OSE-EVT-01",
      "Nobody is surprised. OSE-EVT-03",
      "🔒 They are 10 feet apart. OSE-EVT-06",
      "   They are 10 feet apart.",
      "🔒 Reaction: they attack. OSE-EVT-08",
      "Round 1. ERI-CMB-01",
      "Wren has a missile weapon ready. ERI-MIS-04",
      "Wren will shoot before anyone acts. ERI-MIS-04",
      "Initiative: the shots of Wren, then the monsters, then the party. [2] [5] ERI-INI-01",
      "Wren may shoot or throw.",
      "It comes to a fight! ERI-MOV-05",
      "Wren shoots at Skarn with a short bow: hits. [9] ERI-ATK-04",
      "Skarn takes 3 damage. [3] ERI-DMG-05",
      "🔒 Skarn: 3 of 6 hit points. ERI-DTH-02",
      "Wren shoots at Skarn with a short bow: misses. [8] ERI-ATK-04",
      "The monsters may move.",
      "The monsters may strike.",
      "Brand attacks Hild with an axe: misses. [14] ERI-ATK-04",
      "The ghoul attacks Odo with a claw: hits. [16] ERI-ATK-04",
      "Odo takes 2 damage. [2] ERI-DMG-05",
      "Odo is terrified, and cannot act until the fight is over. [15] ERI-PRL-03",
      "The party may move.",
      "The party may strike.",
      "Hild attacks Brand with a sword: hits. [20] ERI-ATK-04",
      "Hild attacks Skarn with a sword: misses. [13] ERI-ATK-04",
      "Brand’s helmet takes the blow, and is gone. ERI-CRI-02",
      "Brand takes 5 damage. [5] ERI-CRI-02",
      "🔒 Brand: 3 of 8 hit points. ERI-DTH-02",
    ]
  `);
  nothingRefused();
}, 30_000);

test('round 2: a tie, a friend hit by an arrow, a comrade shaken out, a hold (ERI-INI-02, ERI-MIS-07, ERI-PRL-06, ERI-GRP-04)', () => {
  expect(secondRound(log).told()).toMatchInlineSnapshot(`
    [
      "Round 2. ERI-CMB-01",
      "Initiative: Wren, then Hild, Ilphas and the monsters. [4] [4] ERI-INI-01",
      "Wren may move.",
      "Wren may shoot or throw.",
      "Wren shoots at Brand with a short bow: misses. [3] ERI-ATK-04",
      "The shot goes astray and hits Hild: 3 damage. [2] [5] ERI-MIS-07",
      "Hild, Ilphas and the monsters may move.",
      "Hild, Ilphas and the monsters may strike.",
      "Brand attacks Hild with an axe: hits. [20] ERI-ATK-04",
      "Hild takes 8 damage. [4] ERI-CRI-01",
      "Ilphas shakes Odo out of the fear. ERI-PRL-06",
      "Odo is no longer terrified. ERI-PRL-04",
      "Hild grapples with Brand (wrestle to the ground), and succeeds: 7 against 4. [3] [4] ERI-GRP-04",
      "Hild holds Brand, who can only try to break free. ERI-GRP-03",
    ]
  `);
  nothingRefused();
}, 30_000);

test('round 3: a parry, a vain try to break free, a blow in return (ERI-PAR-01, 03, ERI-GRP-04)', () => {
  expect(thirdRound(log).told()).toMatchInlineSnapshot(`
    [
      "🔒 All have struck; the wounds count now. ERI-INI-04",
      "Round 3. ERI-CMB-01",
      "Odo parries the ghoul’s blows: −4. ERI-PAR-02",
      "Initiative: the party, then the monsters. [6] [1] ERI-INI-01",
      "The party may move.",
      "The party may shoot or throw.",
      "The party may strike.",
      "Hild attacks Skarn with a sword: hits. [15] ERI-ATK-04",
      "Skarn takes 4 damage. [4] ERI-DMG-05",
      "🔒 Skarn: −1 of 6 hit points. ERI-DTH-02",
      "Skarn is killed. ERI-DTH-01",
      "🔒 The monsters: morale is due (the first has died; half are out of action). ERI-CMB-03",
      "Ilphas attacks the ghoul with a sword: hits. [14] ERI-ATK-04",
      "The ghoul takes 5 damage. [5] ERI-DMG-05",
      "🔒 The ghoul: 4 of 9 hit points. ERI-DTH-02",
      "The monsters may move.",
      "The monsters may strike.",
      "Brand tries in vain to break free. [5] [2] ERI-GRP-04",
      "The ghoul attacks Odo with a claw: misses. [1] ERI-ATK-04",
      "The ghoul leaves an opening: Odo may strike back. ERI-PAR-03",
      "Odo strikes back. ERI-PAR-03",
      "Odo attacks the ghoul with a mace: hits. [15] ERI-ATK-04",
      "The ghoul takes 4 damage. [4] ERI-DMG-05",
      "🔒 The ghoul: 0 of 9 hit points. ERI-DTH-02",
      "The ghoul is killed. ERI-DTH-01",
      "🔒 The fight is won; with the aftermath it took a turn. The defeated are worth 300 experience points. ERI-TIM-02",
      "   The fight is won; with the aftermath it took a turn. ERI-TIM-02",
      "Turn 2 begins.",
      "🔒 A wandering monster check is due.",
    ]
  `);
  nothingRefused();
}, 30_000);

test('how they stand afterwards', () => {
  const standing = [hild, odo, brand, ghoul].map(({ id, name }) => {
    const found = log.state.creatures[id];
    return `${name}: ${found?.hitPoints.now} hit points, ${found?.conditions.join(', ') || 'well'}`;
  });
  expect(standing).toEqual([
    'Hild: 3 hit points, well',
    'Odo: 4 hit points, well',
    'Brand: 3 hit points, held',
    'Ghoul: 0 hit points, dead',
  ]);
  expect(log.state.creatures[brand.id]?.helmet).toBe(false);
});
