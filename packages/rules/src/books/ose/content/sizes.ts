import type { Monster } from '../../../state/monster.ts';

/** The monsters no larger than a dwarf, and those no smaller than a horse, by key; all others are as large as humans. */
const SMALL: ReadonlySet<string> = new Set(
  `cave-locust crab-spider dwarf fire-beetle giant-bat giant-centipede giant-ferret giant-hawk giant-piranha giant-rat
  giant-shrew gnome goblin halfling hawk insect-swarm killer-bee kobold nixie pit-viper pixie pterodactyl rat-pack
  robber-fly sea-snake shrieker spitting-cobra sprite stirge vampire-bat`.split(/\s+/),
);
const LARGE: ReadonlySet<string> = new Set(
  `amber-golem basilisk black-bear blue-dragon caecilian camel cave-bear centaur devil-swine displacer-beast djinni
  draft-horse efreeti frost-salamander giant-catfish giant-octopus gorgon griffon grizzly-bear hill-giant hippogriff
  killer-whale large-crocodile lesser-air-elemental lesser-earth-elemental lesser-fire-elemental lesser-water-elemental
  lion minotaur mule narwhal ochre-jelly ogre owl-bear pegasus polar-bear pteranodon red-dragon rhinoceros riding-horse
  roc rock-python sabre-toothed-tiger sea-serpent tiger titanothere treant troll unicorn war-horse werebear white-dragon
  woolly-rhinoceros wyvern`.split(/\s+/),
);

/** A monster with its size among its traits; what is large enough to hit several with one blow needs no word for it. */
export function withSize(monster: Monster): Monster {
  const { key, traits } = monster;
  const size = SMALL.has(key) ? 'small' : LARGE.has(key) ? 'large' : null;
  return size ? { ...monster, traits: { ...traits, size } } : monster;
}
