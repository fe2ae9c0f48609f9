import { monstersFrom } from './stat-line.ts';

/** The rest of the classic game's monsters, a line each: its figures, in our words. */
export const MORE_MONSTERS = monstersFrom(`
Giant ant|16|4*|bite 2d6|180|2|7|N|2d4 4d6|U|beast|morale 12 once it fights
White ape|13|4|claw 2×1d4|120|2|7|N|1d6 2d4|-|beast|throws stones for 1d6
Rock baboon|13|2|club 1d6, bite 1d3|120|2|8|N|2d6 5d6|U|beast|screams for its pack
Giant bat|13|2|bite 1d4|30 fly 180|1|8|N|1d10 1d10|-|beast|finds its way by ear; a loud noise blinds it
Vampire bat|13|2|bite 1d4|30 fly 180|1|8|N|1d10 1d10|-|beast|a bite: save against paralysis or swoon for 1d10 rounds; then drinks 1d4 a round
Grizzly bear|13|5|claw 2×1d4, bite 1d8|120|2|8|N|1 1d4|U|beast hugs|both claws hit: hug for 2d8
Polar bear|13|6|claw 2×1d6, bite 1d10|120|3|8|N|1 1d2|U|beast hugs|both claws hit: hug for 2d8; swims
Oil beetle|15|2*|bite 1d6, spray none & blisters|120|1|8|N|1d8 2d6|-|beast|sprays 5 feet: −2 to hit for a day, or until healed
Tiger beetle|16|3+1|bite 2d6|150|1|9|N|1d6 2d4|U|beast|
Black pudding|13|10*|touch 3d8|60|5|12|N|1 0|-|beast silent only-fire divides-2-2-1d8|only fire harms it; blows part it into puddings of 2 hit dice; eats wood and metal
Blink dog|14|4*|bite 1d6|120|4|6|L|1d6 1d6|C||steps 1d4 × 10 feet through nothing and strikes; flees with its pack
Wild boar|12|3|tusk 2d4|150|2|9|N|1d6 1d6|-|beast|
Brigand|14|1|weapon 1d6|120|1|8|C|0 2d20|A|dark|a robber of the road, mounted or on foot, with leaders
Buccaneer|13|1|weapon 1d6|120|1|6|N|0 3d6|A|dark|robs at sea
Pirate|13|1|weapon 1d6|120|1|7|C|0 3d8|A|dark|robs at sea and takes slaves
Merchant|14|1|weapon 1d6|90|1|6|N|0 1d20|A|dark|with guards and wagons
Trader|13|1|weapon 1d6|90|1|7|N|1d8 3d8|U|dark|with mules and a few guards
Nomad|13|1|weapon 1d6|240|1|8|N|0 3d10|A|dark|mounted, with leaders
Noble|17|3|weapon 1d8|60|3|8|N|2d6 2d6|V|dark|with a squire and followers
Veteran|17|2|weapon 1d8|60|2|9|N|2d4 2d6|V|dark|of level 1d3
Medium|10|1*|dagger 1d4|120|M1|7|N|1d4 1d12|V|dark|knows one spell of the first level
Neanderthal|11|2|weapon 2d4|120|2|7|L|1d10 10d4|C|dark|hates goblins; throws spears
Caecilian|13|6*|bite 1d8|60|3|9|N|1d3 1d3|B|beast swallows-1d8-from-19-man|a 19 or 20 swallows: 1d8 a round inside
Camel|12|2|bite 1, hoof 1d4|150|1|7|N|0 2d4|-|beast|two weeks without water
Mountain lion|13|3+2|claw 2×1d3, bite 1d6|150|2|8|N|1d4 1d4|U|beast|
Panther|15|4|claw 2×1d4, bite 1d8|210|2|8|N|1d2 1d6|U|beast|
Lion|13|5|claw 2×1d4+1, bite 1d10|150|3|9|N|1d4 1d8|U|beast|
Tiger|13|6|claw 2×1d6, bite 2d6|150|3|9|N|1 1d3|U|beast surprises-4 in-woods|surprises on 1–4 in woods
Sabre-toothed tiger|13|8|claw 2×1d8, bite 2d8|150|4|10|N|1d4 1d4|V|beast|
Cave locust|15|2**|bite 1d2, spit none & stench|60 fly 180|2|5|N|2d10 1d10|-|beast|its cry brings wandering monsters; spittle: save against poison or retch for a turn
Centaur|14|4|hoof 2×1d6, weapon 1d6|180|4|8|N|0 2d10|A||
Chimera|15|9**|claw 2×1d3, butt 2d4, bite 1d10, dragon bite 3d4|120 fly 180|9|9|C|1d2 1d4|F|sweeps breath-fire-50-3d6|breathes fire for 3d6, three times a day
Giant crab|17|3|pincer 2×2d6|60|2|7|N|1d2 1d6|-|beast aquatic|
Large crocodile|16|6|bite 2d8|90 swim 90|3|7|N|0 1d4|-|beast|
Giant crocodile|18|15|bite 3d8|90 swim 90|8|9|N|0 1d3|-|beast sweeps|
Cyclops|14|13*|club 3d10|90|13|9|C|1 1d4|E + 5,000 gp|sweeps|−2 to hit for its one eye; throws rocks for 3d6
Displacer beast|15|6*|tentacle 2×2d4|150|6|8|N|1d2 1d4|D|beast|seems to be 3 feet from where it is: −2 to hit it, and its saves +2
Djinni|14|7+1*|fist 2d8|90 fly 240|14|12|N|1 1|-|magic|makes food, drink and soft things; turns to wind or mist
Black dragon|17|7**|claw 2×1d4+1, bite 2d10|90 fly 240|7|8|C|1d4 1d4|H|sweeps breath-acid-60|spits acid, 60 feet long: its hit points, half on a save
Blue dragon|19|9**|claw 2×1d6+1, bite 3d10|90 fly 240|9|9|N|1d4 1d4|H|sweeps breath-lightning-100|breathes lightning, 100 feet long
Green dragon|18|8**|claw 2×1d6, bite 3d8|90 fly 240|8|9|C|1d4 1d4|H|sweeps breath-chlorine-50|breathes a cloud of chlorine, 50 by 40 feet
Gold dragon|21|11**|claw 2×2d4, bite 6d6|90 fly 240|11|10|L|1d4 1d4|H|sweeps breath-fire-90|breathes fire or gas; takes other shapes
Sea dragon|18|8**|bite 3d8|180 swim 180|8|9|N|0 1d4|H|sweeps aquatic|spits poison 100 feet: save or die
Dragon turtle|21|30*|claw 2×1d8, bite 10d6|30 swim 90|15|10|C|0 1|H|sweeps aquatic breath-steam-90|breathes steam, 90 by 30 feet
Dryad|14|2*|charm none & charm at -2|120|M4|6|N|0 1d6|D||charms at −2 to the save; dies far from her tree
Efreeti|16|10*|fist 2d8|90 fly 240|15|12|C|1 1|-|magic|becomes a pillar of flame that burns for 1d8; makes illusions
Lesser air elemental|17|8*|blow 1d8|120 fly 360|8|10|N|1 1|-|magic|a whirlwind sweeps away those of 2 hit dice or fewer
Air elemental|19|12*|blow 2d8|120 fly 360|12|10|N|1 1|-|magic sweeps|a whirlwind sweeps away those of 2 hit dice or fewer
Greater air elemental|21|16*|blow 3d8|120 fly 360|16|10|N|1 1|-|magic sweeps|a whirlwind sweeps away those of 2 hit dice or fewer
Lesser earth elemental|17|8*|blow 1d8|60|8|10|N|1 1|-|magic|cannot cross water; +1d8 against who stands on the ground
Earth elemental|19|12*|blow 2d8|60|12|10|N|1 1|-|magic sweeps|cannot cross water; +1d8 against who stands on the ground
Greater earth elemental|21|16*|blow 3d8|60|16|10|N|1 1|-|magic sweeps|cannot cross water; +1d8 against who stands on the ground
Lesser fire elemental|17|8*|blow 1d8|120|8|10|N|1 1|-|magic|cannot cross water; +1d8 against those who use cold
Fire elemental|19|12*|blow 2d8|120|12|10|N|1 1|-|magic sweeps|cannot cross water; +1d8 against those who use cold
Greater fire elemental|21|16*|blow 3d8|120|16|10|N|1 1|-|magic sweeps|cannot cross water; +1d8 against those who use cold
Lesser water elemental|17|8*|blow 1d8|60 swim 180|8|10|N|1 1|-|magic|keeps within 60 feet of water; +1d8 against who is in it
Water elemental|19|12*|blow 2d8|60 swim 180|12|10|N|1 1|-|magic sweeps|keeps within 60 feet of water; +1d8 against who is in it
Greater water elemental|21|16*|blow 3d8|60 swim 180|16|10|N|1 1|-|magic sweeps|keeps within 60 feet of water; +1d8 against who is in it
Elephant|14|9|tusk 2×2d4, trample 4d8|120|5|8|N|0 1d20|-|beast sweeps|tramples the small; tusks of 1d6 × 100 gp
Giant ferret|14|1+1|bite 1d8|150|1|8|N|1d8 1d12|-|beast|hunts giant rats underground
Giant bass|12|2|bite 1d6|120 swim 120|1|8|N|0 2d6|-|beast aquatic|shy
Giant catfish|15|8+3|bite 2d8, feeler 4×1d4|90 swim 90|4|8|N|0 1d2|-|beast aquatic|
Giant piranha|13|3+3|bite 1d8|150 swim 150|2|7|N|0 2d4|-|beast aquatic|never flees once there is blood
Giant rockfish|12|5+5|spine 4×1d4 & poison|180 swim 180|3|8|N|0 2d4|-|beast aquatic|save against death or die; lies like a stone
Giant sturgeon|19|10+2|bite 2d10|180 swim 180|5|9|N|0 1|-|beast aquatic sweeps swallows-2d6-from-18-man|an 18 or more swallows: 2d6 a round inside
Gargoyle|14|4*|claw 2×1d3, bite 1d6, horn 1d4|90 fly 150|8|11|C|1d6 2d4|C|magic proof-charm proof-sleep|immune to charm and sleep
Cloud giant|15|12+3*|club 6d6|120|12|10|N|1d2 1d3|E + 5,000 gp|sweeps|throws rocks for 3d6; smells well
Fire giant|15|11+2|sword 5d6|120|11|9|C|1d2 1d3|E + 5,000 gp|sweeps proof-fire|immune to fire; throws rocks for 3d6
Frost giant|15|10+1|axe 4d6|120|10|9|C|1d2 1d4|E + 5,000 gp|sweeps proof-cold|immune to cold; throws rocks for 3d6
Stone giant|15|9|club 3d6|120|9|9|N|1d2 1d6|E + 5,000 gp|sweeps|throws stones for 3d6
Storm giant|17|15|weapon 8d6|150|15|10|L|1 1d3|E + 5,000 gp|sweeps|calls a storm; lightning does not harm it
Amber golem|13|10*|claw 2×2d6, bite 2d10|180|5|12|N|1 1|-|magic beast sees-unseen|sees the invisible; tracks without fail
Bone golem|17|8*|weapon 4×1d6|120|4|12|N|1 1|-|magic beast proof-fire proof-cold proof-lightning|immune to fire, cold and lightning
Bronze golem|19|20**|fist 3d10|240|10|12|N|1 1|-|magic beast sweeps|its heat adds 1d10; whoever pierces it is splashed for 2d6
Wood golem|12|2+2*|fist 1d8|120|1|12|N|1 1|-|magic beast slow|burns: −2 to saves against fire; always acts last
Gorgon|17|8*|gore 2d6, breath none & petrification|120|8|8|C|1d2 1d4|E|beast|breath, 60 feet long: save against paralysis or stone
Green slime|10|2**|touch none & dissolving|3|1|12|N|1 1|-|beast silent dark|eats through in 6 rounds; then flesh in 1d4 more; fire or cure disease alone destroys it
Harpy|12|3*|talon 2×1d4, weapon 1d6, song none & charm|60 fly 150|6|7|C|1d6 2d4|C||her song: save against spells or come to her
Hawk|12|1-1|claw 1d2|480 fly 480|NH|7|N|0 1d6|-|beast|
Giant hawk|14|3+3|claw 1d6|450 fly 450|2|8|N|0 1d3|-|beast|carries off what is as small as a halfling
Hellhound|15|5**|bite 1d6|120|5|9|C|2d4 2d4|C|sees-unseen breath-fire-10-1d6-a-die-on-2|on 1–2 in 6 breathes fire instead of biting: 1d6 a hit die, half on a save; sees the invisible
Draft horse|12|3|none none|90|2|6|N|0 1d6|-|beast|flees from a fight
Mule|12|2|kick 1d4|120|NH|8|N|0 2d4|-|beast|goes underground
Hydra|14|5|bite 5×1d10|120|5|9|N|1 1|B|beast sweeps|each 8 hit points of damage take off a head
Sea hydra|14|5|bite 5×1d10|120 swim 120|5|9|N|0 1|B|beast aquatic sweeps|each 8 hit points of damage take off a head
Insect swarm|12|3*|stings 2|30 fly 60|NH|11|N|1 1d3|-|beast|only fire, cold, sleep and smoke harm it; no roll to hit whoever stands in it
Invisible stalker|16|8*|blow 4d4|120 fly 120|8|12|N|1 1|-|surprises-5 unseen-4|unseen: surprises on 1–5, −4 to hit it; does what it was called for
Killer bee|12|0.5*|sting 1d3 & poison|150 fly 150|1|9|N|1d6 5d6|-|beast|save against death or die; dies of stinging; honey heals 1d4
Giant leech|12|6|bite 1d6|90 swim 90|3|10|N|0 1d4|-|beast aquatic clings-1d6|holds fast: 1d6 a round
Crystal living statue|15|3|fist 2×1d6|90|3|11|L|1d6 1d6|-|proof-sleep|immune to sleep
Iron living statue|17|4*|fist 2×1d8|30|4|11|N|1d4 1d4|-||iron that strikes it sticks: save against spells
Rock living statue|15|5*|magma 2×2d6|60|5|11|C|1d3 1d3|-||squirts hot rock
Draco lizard|14|4+2|bite 1d10|120 fly 210|3|7|N|1d4 1d8|U|beast|glides
Gecko lizard|14|3+1|bite 1d8|120|2|7|N|1d6 1d10|U|beast|walks on walls and roofs
Horned chameleon|17|5|bite 2d4, horn 1d6|120|3|7|N|1d3 1d6|U|beast surprises-5|surprises on 1–5; its tongue draws prey in; its tail knocks down
Tuatara lizard|15|6|claw 2×1d4, bite 2d6|90|4|6|N|1d2 1d4|V|beast|
Wereboar|15|4+1*|tusks 2d6|150|4|9|N|1d4 2d4|C|silver hits-at-2|in battle +2 to hit, and gives no quarter
Weretiger|16|5*|claw 2×1d6, bite 2d6|150|5|9|N|1d4 1d4|C|silver surprises-4|surprises on 1–4
Werebear|17|6*|claw 2×2d4, bite 2d8|120|6|10|N|1d4 1d4|C|silver hugs|both claws hit: hug for 2d8
Devil swine|16|9*|gore 2d6, charm, instead none & charm at -2|180|9|10|C|1d3 1d4|C|silver|charms three times a day at −2 to the save; eats people
Manticore|15|6+1*|claw 2×1d4, bite 2d4, spike 6×1d6|120 fly 180|6|9|C|1d2 1d4|D|sweeps|24 spikes, shot 180 feet
Mastodon|16|15|tusk 2×2d6, trample 4d8|120|8|8|N|0 2d8|-|beast sweeps|
Nixie|12|1*|dagger 1d4|120 swim 120|E1|6|N|0 2d20|B|aquatic|ten together charm one for a year
Giant octopus|12|8|tentacle 8×1d3, bite 1d6|90 swim 90|4|7|N|0 1d2|-|beast aquatic sweeps|holds on: 1d3 a round; flees in ink
Pixie|16|1*|dagger 1d4|90 fly 180|E1|7|N|2d4 10d4|R|unseen-2|unseen until it will be seen: −2 to hit it
Pterodactyl|12|1|bite 1d3|180 fly 180|1|7|N|0 2d4|-|beast|
Pteranodon|13|5|bite 1d12|240 fly 240|3|8|N|0 1d4|V|beast|
Purple worm|13|15*|bite 2d8, sting 1d8 & poison|60|8|10|N|1d2 1d4|D|beast sweeps swallows-3d6-above-4-man|a 20, or four above what is needed, swallows up to a human: 3d6 a round inside
Rat pack|10|1-1|bites 1d6 & disease 1 in 20|60 swim 30|NH|5|N|5d10 2d10|L|beast|one bite in twenty sickens; fear fire
Rhagodessa|14|4+2|bite 2d8|150|2|9|N|1d4 1d6|U|beast|its sucking legs hold fast; it bites by itself the next round
Rhinoceros|14|6|butt 2d4, trample 2d8|120|3|6|N|0 1d12|-|beast|a charge doubles the damage
Woolly rhinoceros|15|8|butt 2d6, trample 2d12|120|4|6|N|0 1d8|-|beast|a charge doubles the damage
Robber fly|13|2|bite 1d8|90 fly 180|1|8|N|1d6 2d6|U|beast surprises-4|surprises on 1–4; leaps 30 feet
Roc|15|6|claw 2×1d4+1, bite 2d6|60 fly 480|3|8|L|0 1d12|I|beast|
Large roc|17|12|claw 2×1d8, bite 2d10|60 fly 480|6|9|L|0 1d8|I|beast sweeps|
Giant roc|19|36|claw 2×3d6, bite 8d6|60 fly 480|18|10|L|0 1|I|beast sweeps|
Rust monster|17|5*|feeler none & rust|120|3|7|N|1d4 1d4|-|beast|metal it touches or that strikes it is gone; magic holds on 1 in 10 for each plus
Flame salamander|17|8*|claw 2×1d4, bite 1d8|120|8|8|N|1d4+1 2d4|F|magic proof-fire|heat of 1d8 a round within 20 feet; immune to fire
Frost salamander|16|12*|claw 4×1d6, bite 2d6|120|12|9|C|1d3 1d3|E|magic sweeps proof-cold|cold of 1d8 a round within 20 feet; immune to cold
Giant scorpion|17|4*|claw 2×1d10, sting 1d4 & poison|150|2|11|N|1d6 1d6|V|beast|save against death or die; +2 to sting who is held
Mako shark|15|4|bite 2d6|180 swim 180|2|7|N|0 2d6|-|beast aquatic|
Great white shark|15|8|bite 2d10|180 swim 180|4|7|N|0 1d4|-|beast aquatic sweeps|
Snake|13|1|bite 1d4|90|1|7|N|0 0|-|beast|a common snake, as magic makes of a stick
Venomous snake|13|1*|bite 1d4 & poison|90|1|7|N|0 0|-|beast|save against death or die; magic makes some of sticks
Giant shrew|15|1|bite 2×1d6|180|1|10|N|1d4 1d8|-|beast first|strikes first; those of 3 hit dice or fewer save against death or flee
Shrieker|12|3|shriek none|9|1|12|N|1d8 1d8|-|beast|light or steps within 30 feet: shrieks 1d3 rounds, and something comes on 4–6
Spitting cobra|12|1*|bite 1d3 & poison in 1d10 turns|90|1|7|N|1d6 1d6|-|beast|save against death or die in 1d10 turns; spits 6 feet to blind
Sea snake|13|3*|bite 1 & poison in 1d4+2 turns|90 swim 90|2|7|N|0 1d8|-|beast aquatic|save against death or die in 1d4+2 turns; the bite is hardly felt
Giant rattlesnake|14|4*|bite 1d4 & poison in 1d6 turns|120|2|8|N|1d4 1d4|U|beast|strikes a second time as the round ends; save against death or die in 1d6 turns
Rock python|13|5*|bite 1d4, squeeze 2d8|90|3|8|N|1d3 1d3|U|beast|squeezes from the bite on
Spectre|17|6**|touch 1d8 & draining 2 levels|150 fly 300|6|11|C|1d4 1d4|E|undead magic|who dies of it rises as one; no body
Tarantella|14|4*|bite 1d8 & dancing poison|120|2|8|N|1d3 1d3|U|beast|save against death or dance for 2d6 turns; onlookers save or dance too
Sprite|14|0.5*|curse none|60 fly 180|E1|7|N|3d6 5d8|S||five together curse with something silly
Giant squid|12|6|tentacle 8×1d4, bite 1d10|120 swim 120|3|8|N|0 1d4|V|beast aquatic sweeps|flees in ink; holds ships
Stegosaurus|16|11|tail 2d8|60|6|7|N|0 1d4|-|beast sweeps|
Triceratops|17|11|gore 3d6|90|6|8|N|0 1d4|-|beast sweeps|a charge doubles the damage
Tyrannosaurus|16|20|bite 6d6|120|10|11|N|0 1d2|V|beast sweeps|
Plesiosaurus|13|16|bite 4d6|150 swim 150|8|9|N|0 1d3|-|beast aquatic sweeps|overturns boats
Thoul|13|3**|claw 2×1d3 & paralysis|120|3|10|C|1d6 1d10|C|regrows-1|looks like a hobgoblin; heals 1 a round
Giant toad|12|2+2|bite 1d4+1|90|1|6|N|1d4 1d4|-|beast swallows-1d6-from-20-small|its tongue draws in from 15 feet; a 20 swallows up to a dwarf: 1d6 a round inside
Titanothere|14|12|butt 2d6, trample 3d8|120|6|7|N|0 1d6|-|beast sweeps|
Unicorn|17|4*|hoof 2×1d8, horn 1d8|240|8|7|L|1d6 1d8|-||steps 360 feet through nothing once a day; only a maiden comes near
Vampire|17|8**|touch 1d10 & draining 2 levels, gaze, instead none & charm at -2|120 fly 180|8|11|C|1d4 1d6|F|undead magic regrows-3|heals 3 a round; charms by its gaze at −2; wolf, rats, bat or mist; fears garlic, mirrors and holy signs
Giant weasel|12|4+4|bite 2d4|150|3|8|N|1d4 1d6|V|beast clings-2d4|holds fast and drinks: 2d4 a round
Killer whale|13|6|bite 1d20|240 swim 240|3|10|N|0 1d6|V|beast aquatic swallows-1d6-from-20-small|a 20 swallows up to a halfling: 1d6 a round inside
Narwhal|12|12|horn 2d6|180 swim 180|6|8|L|0 1d4|-|aquatic sweeps|its horn is worth 1d6 × 1,000 gp
Sperm whale|13|36|bite 3d20|180 swim 180|15|7|N|0 1d3|V|beast aquatic sweeps swallows-3d6-above-4|a 20, or four above what is needed, swallows: 3d6 a round inside
`);
