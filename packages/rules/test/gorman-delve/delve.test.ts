import { expect, test } from 'vitest';
import { Chronicle } from '../delve/chronicle.ts';
import {
  afterwards,
  firstTurn,
  fourthTurn,
  goblinsBehind,
  inTheMorning,
  secondTurn,
  thirdTurn,
  throughTheHall,
} from './delve.ts';
import { aldo, atTheStairs, tam } from './hall.ts';

/**
 * A delve by Gorman's book, told line by line: the dice in brackets, then the rule that each line names. What the
 * referee alone is told has a lock before it; where the table hears less, that follows indented.
 */
const log = new Chronicle(atTheStairs());

test('in the morning: a spell book, study and prayer (GOR-MAG-01, 02, 03, 06)', () => {
  expect(inTheMorning(log).told()).toMatchInlineSnapshot(`
    [
      "A spell book comes to Mira: Read Magic, Charm Person and one to choose. [3 7] GOR-MAG-06",
      "Mira chooses Sleep for the book.",
      "Mira memorises Sleep. GOR-MAG-02",
      "🔒 Osric memorises Light. GOR-MAG-03",
    ]
  `);
});

test('an hour of play, a check by the party’s rate, and noise (GOR-WAN-01, 02, 03)', () => {
  expect(throughTheHall(log).told()).toMatchInlineSnapshot(`
    [
      "Aldo lights a torch. GOR-EXP-03",
      "Turn 2 begins.",
      "🔒 Wandering monsters, 3-in-6: nothing comes. [4] GOR-WAN-02",
      "Turn 3 begins.",
      "Aldo puts a shoulder to the door: it holds, and the noise carries. [6] OSE-DUN-03",
      "Aldo has no time for more in this turn. GOR-EXP-02",
      "🔒 Drawn by noise or smell, 2-in-6: something comes. [2] GOR-WAN-03",
      "🔒 3 goblins, coming towards the party. [8] [1 2] [3] [3] [4] OSE-DUN-18",
    ]
  `);
});

test('surprise and distance from the same dice, what is declared, then how they take it (GOR-ENC-01, 02, 03, 06, 07, 08)', () => {
  expect(goblinsBehind(log).told()).toMatchInlineSnapshot(`
    [
      "An encounter: the goblins are here. GOR-ENC-01",
      "🔒 Nobody is surprised. [3] [2] GOR-ENC-02",
      "   Nobody is surprised. [3] GOR-ENC-02",
      "🔒 They are 50 feet apart. GOR-ENC-03",
      "   They are 50 feet apart.",
      "Round 1. GOR-ENC-09",
      "Aldo will move. GOR-ENC-06",
      "Tam will move. GOR-ENC-06",
      "Mira declares a spell: Sleep. GOR-ENC-06",
      "🔒 Reaction: hostile, attack at once. [2 3] GOR-ENC-07",
      "🔒 Initiative: the goblins, then the party (a tie, thrown again). [3] [5] [3] [2] GOR-ENC-08",
      "   Initiative: something in the dark, then the party (a tie, thrown again). [3] [5] [3] [2] GOR-ENC-08",
      "🔒 The goblins may move.",
      "   Something in the dark may move.",
    ]
  `);
});

test('turn 1: both sides close in, and a spell (GOR-ENC-09, GOR-MAG-13)', () => {
  expect(firstTurn(log).told()).toMatchInlineSnapshot(`
    [
      "The party may move.",
      "Aldo sees 3 goblins.",
      "The party may cast.",
      "It comes to a fight! GOR-ENC-05",
      "Mira casts Sleep on the grey goblin. GOR-MAG-13",
      "🔒 Sleep reaches the grey goblin. [1 2] OSE-APX-06",
      "   Sleep reaches the grey goblin.",
      "🔒 Sleep on the grey goblin lasts 10 turns. [2 3 1 4] OSE-APX-06",
      "The grey goblin is asleep.",
      "The goblins may strike.",
      "Round 2. GOR-ENC-09",
    ]
  `);
});

test('turn 2: initiative stands; a 20 triples, and costs an eye (GOR-CMB-02, GOR-DTH-01, 02)', () => {
  expect(secondTurn(log).told()).toMatchInlineSnapshot(`
    [
      "Aldo will strike. GOR-ENC-06",
      "Tam will strike. GOR-ENC-06",
      "Initiative stands: the goblins, then the party. GOR-ENC-08",
      "The goblins may move.",
      "The goblins may strike.",
      "The ragged goblin attacks Aldo: hits. [20] GOR-CMB-01",
      "Aldo takes 9 damage. [3] GOR-CMB-02",
      "Aldo loses the left eye. [7] GOR-DTH-02",
      "The crooked goblin attacks Tam: misses. [4] GOR-CMB-01",
      "The party may strike.",
      "Tam attacks the crooked goblin with a sword: hits. [15] GOR-CMB-01",
      "The crooked goblin takes 6 damage. [6] GOR-CMB-06",
      "🔒 The crooked goblin: −4 of 2 hit points.",
      "The crooked goblin is killed. GOR-CMB-07",
      "🔒 The goblins: morale is due (the first has died; half are out of action). GOR-MOR-01",
      "Round 3. GOR-ENC-09",
    ]
  `);
});

test('turn 3: morale, a henchman who runs, a cure for a prayer, a sword that breaks (GOR-MOR-02, 03, GOR-HIR-09, GOR-MAG-04, GOR-CMB-03)', () => {
  expect(thirdTurn(log).told()).toMatchInlineSnapshot(`
    [
      "Aldo will strike. GOR-ENC-06",
      "Osric declares a spell: Light. GOR-ENC-06",
      "🔒 Osric gives up Light for Cure Light Wounds. GOR-MAG-04",
      "Initiative stands: the goblins, then the party. GOR-ENC-08",
      "The ragged goblin may move.",
      "🔒 The ragged goblin may lose heart.",
      "🔒 The goblins: morale holds. [3 3] GOR-MOR-02",
      "🔒 Tam: loyalty fails, and is 7 now. [3 3] GOR-MOR-03",
      "Tam flees.",
      "🔒 The ragged goblin may move.",
      "The party may cast.",
      "Osric casts Cure Light Wounds on Aldo. GOR-MAG-13",
      "Aldo regains 5 hit points. [4] OSE-HEA-02",
      "The ragged goblin may strike.",
      "The ragged goblin attacks Aldo: misses. [3] GOR-CMB-01",
      "The party may strike.",
      "Aldo attacks the ragged goblin with a sword: misses. [1] GOR-CMB-01",
      "Aldo’s sword breaks. GOR-CMB-03",
      "Round 4. GOR-ENC-09",
    ]
  `);
});

test('turn 4: half the damage with a broken sword (GOR-CMB-05)', () => {
  expect(fourthTurn(log).told()).toMatchInlineSnapshot(`
    [
      "Aldo will strike. GOR-ENC-06",
      "Initiative stands: the goblins, then the party. GOR-ENC-08",
      "The ragged goblin may move.",
      "The ragged goblin may strike.",
      "The ragged goblin attacks Aldo: misses. [2] GOR-CMB-01",
      "The party may strike.",
      "Aldo attacks the ragged goblin with a sword: hits. [15] GOR-CMB-01",
      "The ragged goblin takes 2 damage. [5] GOR-CMB-06",
      "🔒 The ragged goblin: 0 of 2 hit points.",
      "The ragged goblin is killed. GOR-CMB-07",
    ]
  `);
});

test('afterwards: no experience for the slain, a turn gone by, a burden that slows (GOR-EXP-01, GOR-XPA-05, GOR-MOV-02)', () => {
  expect(afterwards(log).told()).toMatchInlineSnapshot(`
    [
      "The fight is won; with the aftermath it took a turn. GOR-EXP-01",
      "Turn 4 begins.",
      "Osric receives a statue.",
      "The statue is bulky, and slows Osric.",
      "🔒 Wandering monsters, 4-in-6: nothing comes. [5] GOR-WAN-02",
    ]
  `);
  expect(log.state.creatures[aldo.id]).toMatchObject({ hitPoints: { now: 6, max: 8 }, missing: ['left eye'] });
  expect(log.state.engagements[tam.id]?.loyalty).toBe(7);
});
