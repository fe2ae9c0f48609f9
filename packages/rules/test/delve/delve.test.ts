import { expect, test } from 'vitest';
import { id } from '../../src/core/index.ts';
import { turnOf } from '../../src/state/read.ts';
import { Chronicle } from './chronicle.ts';
import { atTheStairs } from './crypt.ts';
import { awayFromOrcs, outAgain, throughTheChapel, throughTheGallery, throughTheHall } from './expedition.ts';

/**
 * A delve of thirty turns with three meetings, told line by line: the dice in brackets, then the rule that each line
 * names. What the referee alone is told has a lock before it; where the table hears less, that follows indented.
 */
const log = new Chronicle(atTheStairs());

test('turns 1 and 2: a stuck door, and goblins whose morale breaks (OSE-DUN-03, 08, OSE-EVT-03, OSE-CMB-04, OSE-MOR-03)', () => {
  expect(throughTheHall(log).told()).toMatchInlineSnapshot(`
    [
      "Hild Ashgrove lights a torch. OSE-TIM-04",
      "Turn 2 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [6] OSE-DUN-17",
      "🔒 Wren Tallow listens at the door and hears something on the other side. [2] OSE-DUN-08",
      "   Wren Tallow listens at the door and hears something on the other side.",
      "Hild Ashgrove puts a shoulder to the door: it holds, and the noise carries. [5] OSE-DUN-03",
      "Hild Ashgrove puts a shoulder to the door: it bursts open. [3] OSE-DUN-03",
      "🔒 Brought in: a ragged goblin, a crooked goblin, a grey goblin and a gaunt goblin. [5] [6] [3] [4] OSE-APX-13",
      "An encounter: the goblins are here. OSE-EVT-01",
      "Nobody is surprised. [4] OSE-EVT-03",
      "🔒 They are 30 feet apart. OSE-EVT-06",
      "   They are 30 feet apart.",
      "🔒 Reaction: hostile, may attack. [2 2] OSE-EVT-08",
      "Round 1. OSE-CMB-01",
      "Initiative: the party, then the goblins. [5] [2] OSE-CMB-03",
      "The party may move.",
      "Hild Ashgrove sees a gaunt goblin.",
      "The party may shoot or throw.",
      "It comes to a fight! OSE-EVT-10",
      "Ilphas shoots at the ragged goblin with a long bow: hits. [15] OSE-CMB-17",
      "The ragged goblin takes 6 damage. [6] OSE-CMB-24",
      "🔒 The ragged goblin: 0 of 4 hit points.",
      "The ragged goblin is killed. OSE-DTH-01",
      "🔒 The goblins: morale is due (the first has died). OSE-MOR-03",
      "The party may strike.",
      "Hild Ashgrove attacks the crooked goblin with a sword: misses. [7] OSE-CMB-17",
      "🔒 The goblins may lose heart.",
      "🔒 The goblins: morale holds. [3 4] OSE-MOR-02",
      "The goblins may move.",
      "The goblins may strike.",
      "The crooked goblin attacks Hild Ashgrove: misses. [3] OSE-CMB-17",
      "The grey goblin attacks Hild Ashgrove: hits. [18] OSE-CMB-17",
      "Hild Ashgrove takes 4 damage. [4] OSE-CMB-24",
      "Round 2. OSE-CMB-01",
      "Initiative: the party, then the goblins (a tie, thrown again). [4] [6] [4] [1] OSE-CMB-03",
      "The party may move.",
      "The party may shoot or throw.",
      "The party may strike.",
      "Hild Ashgrove attacks the crooked goblin with a sword: hits. [17] OSE-CMB-17",
      "The crooked goblin takes 10 damage. [8] OSE-CMB-24",
      "🔒 The crooked goblin: 0 of 5 hit points.",
      "The crooked goblin is killed. OSE-DTH-01",
      "🔒 The goblins: morale is due (half are out of action). OSE-MOR-03",
      "🔒 The goblins may lose heart.",
      "🔒 The goblins: morale breaks. [4 4] OSE-MOR-02",
      "The goblins flee!",
      "🔒 The fight is won; with the aftermath it took a turn. The defeated are worth 10 experience points. OSE-EVT-14",
      "   The fight is won; with the aftermath it took a turn. OSE-EVT-14",
      "Turn 3 begins.",
    ]
  `);
});

test('turns 3 to 8: a pit, a lock, rest, and gnomes who talk (OSE-DUN-05, 11, 13, 15, 17, OSE-EVT-08, 11)', () => {
  expect(throughTheGallery(log).told()).toMatchInlineSnapshot(`
    [
      "🔒 Wren Tallow searches the floor and walls for traps and finds nothing. Something was missed. [5] OSE-DUN-13",
      "   Wren Tallow searches the floor and walls for traps and finds nothing.",
      "Turn 4 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [5] OSE-DUN-17",
      "🔒 A trap springs: the pit catches Hild Ashgrove! Ten feet deep. [2] OSE-DUN-15",
      "   A trap springs: the pit catches Hild Ashgrove! [2] OSE-DUN-15",
      "Hild Ashgrove takes 3 damage. [3] OSE-DUN-16",
      "Turn 5 begins.",
      "🔒 A door to the west falls shut. OSE-DUN-06",
      "🔒 Ilphas listens at the door and hears nothing. [1] OSE-DUN-08",
      "   Ilphas listens at the door and hears nothing.",
      "Wren Tallow works at the lock: it does not yield. [40] OSE-DUN-05",
      "Turn 6 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [3] OSE-DUN-17",
      "The party rests. Turn 7 begins.",
      "Hild Ashgrove’s torch burns out.",
      "Wren Tallow lights a lantern. OSE-TIM-04",
      "Wren Tallow tries the door. It is locked. OSE-DUN-05",
      "🔒 Overridden by the referee: Wren Tallow has tried this lock already. OSE-DUN-05",
      "Wren Tallow works at the lock: it clicks open. [12] OSE-DUN-05",
      "Turn 8 begins.",
      "🔒 Wandering monsters, 1-in-6: something comes. [1] OSE-DUN-17",
      "🔒 3 gnomes, 70 feet off and coming towards the party. [7] [3] [4] [5] [6] [3 4] OSE-DUN-18",
      "An encounter: the gnomes are here. OSE-EVT-01",
      "The party is surprised! [2] OSE-EVT-03",
      "🔒 The referee leaves out the distance step. OSE-EVT-01",
      "🔒 Reaction: eager, friendly. [6 5] OSE-EVT-08",
      "Round 1. OSE-CMB-01",
      "The gnomes alone can act. OSE-EVT-07",
      "The gnomes may move.",
      "Round 2. OSE-CMB-01",
      "Initiative: the gnomes, then the party. [5] [3] OSE-CMB-03",
      "The gnomes may move.",
      "Hild Ashgrove speaks to the gnomes. OSE-EVT-10",
      "The encounter is over; with the aftermath it took a turn. OSE-EVT-14",
      "Turn 9 begins.",
    ]
  `);
});

test('turns 9 to 15: doors that fall shut, a secret one, a trapped chest (OSE-DUN-02, 06, 12, 14)', () => {
  expect(throughTheChapel(log).told()).toMatchInlineSnapshot(`
    [
      "Wren Tallow opens the door.",
      "Hild Ashgrove drives a spike at the door. OSE-DUN-06",
      "Turn 10 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [6] OSE-DUN-17",
      "🔒 Ilphas searches for secret doors and finds nothing. Something was missed. [4] OSE-DUN-02",
      "   Ilphas searches for secret doors and finds nothing.",
      "Turn 11 begins.",
      "🔒 Wren Tallow searches for secret doors and finds a secret door. [1] OSE-DUN-02",
      "   Wren Tallow searches for secret doors and finds a secret door.",
      "Turn 12 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [4] OSE-DUN-17",
      "The party rests. Turn 13 begins.",
      "Wren Tallow opens the door.",
      "🔒 Wren Tallow searches what is there for traps and finds a trap. [8] OSE-DUN-14",
      "   Wren Tallow searches what is there for traps and finds a trap.",
      "Turn 14 begins.",
      "A door to the east falls shut. OSE-DUN-06",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [2] OSE-DUN-17",
      "🔒 Wren Tallow works on the needle and takes it apart. [9] OSE-APX-04",
      "   Wren Tallow works on the needle and takes it apart.",
      "Wren Tallow receives a bowl.",
      "Turn 15 begins.",
      "Wren Tallow opens the door.",
      "Turn 16 begins.",
      "A door to the east falls shut. OSE-DUN-06",
      "🔒 Wandering monsters, 1-in-6: something comes. [1] OSE-DUN-17",
      "🔒 3 orcs, 80 feet off and coming towards the party. [10] [1 2] [5] [4] [3] [4 4] OSE-DUN-18",
    ]
  `);
});

test('turn 16: orcs are shaken off (OSE-EVT-13, OSE-PUR-01 to 07)', () => {
  expect(awayFromOrcs(log).told()).toMatchInlineSnapshot(`
    [
      "An encounter: the orcs are here. OSE-EVT-01",
      "Nobody is surprised. [5] OSE-EVT-03",
      "🔒 The referee leaves out the distance step. OSE-EVT-01",
      "🔒 Reaction: hostile, may attack. [1 3] OSE-EVT-08",
      "Round 1. OSE-CMB-01",
      "The party turns to flee. OSE-EVT-13",
      "The chase is on: 80 feet between them. OSE-PUR-01",
      "They run: 80 feet between them. OSE-PUR-02",
      "Wren Tallow drops coins: the pursuers take no notice. [5] OSE-PUR-05",
      "They run: 20 feet between them. OSE-PUR-02",
      "Ilphas drops coins: the pursuers stop for them. [2] OSE-PUR-05",
      "Those who fled got away. OSE-PUR-05",
      "The encounter is over; with the aftermath it took a turn. OSE-EVT-14",
      "Turn 17 begins.",
    ]
  `);
});

test('turns 17 to 30: fatigue, rest, and equal shares (OSE-DUN-01, 10, 11, OSE-TIM-04, OSE-PTY-07)', () => {
  expect(outAgain(log).told()).toMatchInlineSnapshot(`
    [
      "Turn 18 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [6] OSE-DUN-17",
      "The party rests. Turn 19 begins.",
      "Turn 20 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [2] OSE-DUN-17",
      "A door that stood open is shut.",
      "Turn 21 begins.",
      "Hild Ashgrove puts a shoulder to the door: it bursts open. [4] OSE-DUN-03",
      "Turn 22 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [3] OSE-DUN-17",
      "Turn 23 begins.",
      "🔒 A door to the east falls shut. OSE-DUN-06",
      "Turn 24 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [4] OSE-DUN-17",
      "Turn 25 begins.",
      "An hour without rest: −1 to attack and −1 to damage until the party rests for a turn. OSE-DUN-11",
      "The party rests. Turn 26 begins.",
      "The rest has done good: the party is tired no more. OSE-DUN-11",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [5] OSE-DUN-17",
      "90 gp and 7 cp divided: Hild Ashgrove 22 gp, 5 sp and 1 cp; Brother Oswin 22 gp, 5 sp and 1 cp; Ilphas 22 gp, 5 sp and 1 cp; Wren Tallow 22 gp, 5 sp and 1 cp; 3 cp to the fund. OSE-PTY-07",
      "Turn 27 begins.",
      "Turn 28 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [6] OSE-DUN-17",
      "Turn 29 begins.",
      "Turn 30 begins.",
      "🔒 Wandering monsters, 1-in-6: nothing comes. [6] OSE-DUN-17",
      "Turn 31 begins.",
      "Wren Tallow’s lantern burns out.",
      "A door that stood open is shut.",
    ]
  `);
  expect(turnOf(log.state)).toBe(31);
  expect(log.state.creatures[id<'creature'>('hild')]?.hitPoints.now).toBe(1);
});
