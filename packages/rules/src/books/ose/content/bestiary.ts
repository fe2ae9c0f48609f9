import type { Monster } from '../../../state/monster.ts';
import { MORE_MONSTERS } from './more-monsters.ts';
import { withSize } from './sizes.ts';
import { monstersFrom } from './stat-line.ts';

/** OSE-APX-13, in the order of its list: a line each. */
export const BESTIARY: readonly Monster[] = monstersFrom(`
Acolyte|17|1|mace 1d6|60|C1|7|N|1d8 1d20|U|blunt dark|four or more have a cleric of level 1d10 to lead them
Bandit|13|1|weapon 1d6|120|T1|8|N|1d8 3d10|U (A)|dark|goes in disguise, lies in ambush
Basilisk|15|6+1**|bite 1d10 & petrification, gaze none & petrification|60|6|9|N|1d6 1d6|F|beast|save against paralysis or stone; fighting with eyes averted −4, with a mirror −1
Black bear|13|4|claw 2×1d3, bite 1d6|120|2|7|N|1d4 1d4|U|beast hugs|both claws hit: hug for 2d8
Cave bear|14|7|claw 2×1d8, bite 2d6|120|3|9|N|1d2 1d2|V|beast hugs|both claws hit: hug for 2d8
Fire beetle|15|1+2|bite 2d4|120|1|7|N|1d8 2d6|-|beast|its glands shed light 10 feet around for 1d6 days
Berserker|12|1+1*|weapon 1d8|120|1|12|N|1d6 3d10|P (B)|hits-people-at-2 dark|+2 to hit humans and the like
Bugbear|14|3+1|weapon 2d4|90|3|9|C|2d4 5d4|B|surprises-3|
Carcass crawler|12|3+1*|tentacle 8×none & paralysis|120|2|9|N|1d3 1d3|B|beast|save against paralysis or 2d4 turns of it; climbs walls
Giant centipede|10|0.5*|bite none & sickening poison|60|NH|7|N|2d4 1d8|-|beast|save against death or ill for 10 days: half speed, nothing strenuous
Cockatrice|13|5**|beak 1d6 & petrification|90 fly 180|5|7|N|1d4 1d8|D|beast|save against paralysis or stone
Crocodile|14|2|bite 1d8|90 swim 90|1|7|N|0 1d8|-|beast|
Doppelgänger|14|4*|bite 1d12|90|10|10|C|1d6 1d6|E|proof-charm proof-sleep|takes the shape of humanoids; immune to charm and sleep
Red dragon|20|10**|claw 2×1d8, bite 4d8|90 fly 240|10|10|C|1d4 1d4|H|breath-fire-90|breathes fire instead, thrice a day: a cone 90 feet long and 30 wide, its present hit points in damage, save against breath for half
White dragon|16|6**|claw 2×1d4, bite 2d8|90 fly 240|6|8|N|1d4 1d4|H|breath-cold-80|breathes cold instead, thrice a day: a cone 80 feet long and 30 wide, its present hit points in damage, save against breath for half
Dwarf|15|1|weapon 1d8|60|Dw1|8/10|L|1d6 5d8|G||the other morale while the leader lives
Elf|14|1+1*|weapon 1d8|120|E1|8/10|N|1d4 2d12|E||one arcane spell of the first level; the other morale while the leader lives
Gelatinous cube|11|4*|touch 2d4 & paralysis|60|2|12|N|1 0|V|beast silent surprises-4 eyeless proof-cold proof-lightning|save against paralysis or 2d4 turns of it; immune to cold and lightning
Ghoul|13|2*|claw 2×1d3 & paralysis, bite 1d3 & paralysis|90|2|9|C|1d6 2d8|B|elves-unparalysed undead|save against paralysis or 2d4 turns of it; elves are immune
Hill giant|15|8|weapon 2d8|120|8|8|C|1d4 2d4|E + 5,000 gp||
Gnoll|14|2|weapon 2d4|90|2|8|C|1d6 3d6|D||
Gnome|14|1|weapon 1d6|60|Dw1|8/10|L|1d8 5d8|C|sees-90|the other morale while the leader lives
Goblin|13|1-1|weapon 1d6|60|NH|7/9|C|2d4 6d10|R (C)|by-day-1 sees-90|−1 to hit in full daylight; the other morale with a king
Grey ooze|11|3*|touch 2d8|10|2|12|N|1 1|-|beast silent eyeless proof-cold proof-fire|ruins armour and weapons; immune to cold and fire
Griffon|14|7|claw 2×1d4, bite 2d8|120 fly 360|4|8|N|0 2d8|E|beast|
Halfling|12|1-1|weapon 1d6|90|H1|7|L|3d6 5d8|V (B)|dark|
Hippogriff|14|3+1|claw 2×1d6, bite 1d10|180 fly 360|2|8|N|0 2d8|-|beast|
Hobgoblin|13|1+1|weapon 1d8|90|1|8/10|C|1d6 4d6|D||the other morale with a king
Riding horse|12|2|hoof 2×1d4|240|1|7|N|0 0|-|beast|
War horse|12|3|hoof 2×1d6|120|2|9|N|0 0|-|beast|a charge with the lance does double damage
Kobold|12|0.5|weapon 1d4-1|60|NH|6/8|C|4d4 6d10|P (J)|sees-90|the other morale with a chieftain
Lizard man|14|2+1|weapon 1d6+1|60 swim 120|2|12|N|2d4 6d6|D||
Medusa|11|4**|snakes 1d6 & poison, gaze none & petrification|90|4|8|C|1d3 1d4|F||snakes: save against death; gaze: save against paralysis or stone
Merman|13|1|weapon 1d6|120 swim 120|1|8|N|0 1d20|A|aquatic|
Minotaur|13|6|gore 1d6, bite 1d6, weapon, instead of both 1d6+2|120|6|12|C|1d6 1d8|C||
Mummy|16|5+1*|touch 1d12 & rotting disease|60|5|12|C|1d4 1d12|D|magic fire-harms half-fire half-magic dreaded undead|whoever sees it saves against paralysis or is held by fear; whom it touches rots; only fire and magic harm it, by half
Normal human|10|0.5|weapon 1d6|120|NH|6|N|1d4 1d20|U|normal dark|attacks on its own row of the matrix
Ochre jelly|11|5*|touch 2d6|30|3|12|N|1 0|-|beast silent eyeless only-cold only-fire divides-1d4+1-2-1d6-by-all|cold and fire harm it; all else divides it
Ogre|14|4+1|club 1d10|90|4|10|C|1d6 2d6|C + 1,000 gp|blunt|
Orc|13|1|weapon 1d6|120|1|6/8|C|2d4 1d6*10|D|by-day-1|−1 to hit in full daylight; the other morale with a leader
Owl bear|14|5|claw 2×1d8, bite 1d8|120|3|9|N|1d4 1d4|C|beast hugs|both claws hit: hug for 2d8
Pegasus|13|2+2|hoof 2×1d6|240 fly 480|2|8|L|0 1d12|-||
Giant rat|12|0.5|bite 1d3 & disease 1 in 20|120 swim 60|1|8|N|3d6 3d10|C|beast|one bite in 20 carries disease: save against death, or die in 1d6 days (1 in 4) or lie ill for a month
Sea serpent|14|6|bite 2d6|150 swim 150|3|8|N|0 2d6|-|beast aquatic|may squeeze a vessel instead of biting
Shadow|12|2+2*|touch 1d4 & draining strength|90|2|12|C|1d8 1d12|F|magic surprises-5|each touch drains 1 STR; only magic harms it
Bull shark|15|2|bite 2d4|180 swim 180|1|7|N|0 3d6|-|beast aquatic|
Skeleton|12|1|weapon 1d6|60|1|12|C|3d4 3d10|-|beast undead proof-charm proof-hold proof-sleep|immune to charm, hold and sleep
Pit viper|13|2*|bite 1d4 & poison|90|1|7|N|1d8 1d8|-|beast first|always has the initiative; save against death or die
Black widow spider|13|3*|bite 2d6 & poison in 1 turn|60 web 120|2|8|N|1d3 1d3|U|beast|save against death or die within a turn
Crab spider|12|2*|bite 1d8 & poison at +2 in 1d4 turns|120|1|7|N|1d4 1d4|U|beast surprises-4|save against death at +2 or die within 1d4 turns
Stirge|12|1*|beak 1d3 & draining blood|30 fly 180|2|9|N|1d10 3d12|L|beast clings-1d3 hits-first-at-2|+2 on its first attack; then clings and drains 1d3 a round
Treant|17|8|fist 2×2d6|60|8|9|L|0 1d8|C|surprises-3 in-woods|in a forest surprises on 1–3
Troglodyte|14|2*|claw 2×1d4, bite 1d4|120|2|9|C|1d8 5d8|A|surprises-4 stench|stench: save against death or −2 to hit
Troll|15|6+3*|talon 2×1d6, bite 1d10|120|6|10/8|C|1d8 1d8|D|burns regrows-3-from-3|from the third round on regains 3 hit points a round, but not from fire or acid; the other morale against fire
Wererat|12|3*|bite 1d4, weapon, instead 1d6|120|3|8|C|1d8 2d8|C|silver surprises-4|armour class 10 in human shape; only silver and magic harm it
Werewolf|14|4*|bite 2d4|180|4|8|C|1d6 2d6|C|silver|armour class 10 in human shape; only silver and magic harm it
Wight|14|3*|touch none & draining a level|90|3|12|C|1d6 1d8|B|silver undead|each touch drains a level; only silver and magic harm it
Wolf|12|2+2|bite 1d6|180|1|6/8|N|2d6 3d6|-|beast|the other morale in packs of four and more
Dire wolf|13|4+1|bite 2d4|150|2|8|N|1d4 2d4|-|beast|
Wraith|16|4**|touch 1d6 & draining a level|120 fly 240|4|12|C|1d4 1d6|E|silver half-silver undead|each touch drains a level; silver harms it by half, magic in full
Wyvern|16|7*|bite 2d8, sting 1d6 & poison|90 fly 240|4|9|C|1d2 1d6|E|beast|sting: save against death or die
Zombie|11|2|weapon 1d8|60|1|12|C|2d4 4d6|-|beast undead slow proof-charm proof-hold proof-sleep|always acts last; immune to charm, hold and sleep
`);

/** All of the classic game's, by name: those of the list above, and those that its other pages have. */
export const WHOLE_BESTIARY: readonly Monster[] = [...BESTIARY, ...MORE_MONSTERS]
  .map(withSize)
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

const byKey: ReadonlyMap<string, Monster> = new Map(WHOLE_BESTIARY.map((monster) => [monster.key, monster]));

export const monsterOf = (key: string): Monster | null => byKey.get(key) ?? null;
