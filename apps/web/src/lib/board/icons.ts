import acidBlob from '~icons/game-icons/acid-blob';
import ankh from '~icons/game-icons/ankh';
import ant from '~icons/game-icons/ant';
import archer from '~icons/game-icons/archer';
import bandit from '~icons/game-icons/bandit';
import barbarian from '~icons/game-icons/barbarian';
import barbute from '~icons/game-icons/barbute';
import barefoot from '~icons/game-icons/barefoot';
import bearHead from '~icons/game-icons/bear-head';
import beetleShell from '~icons/game-icons/beetle-shell';
import blackKnightHelm from '~icons/game-icons/black-knight-helm';
import broadsword from '~icons/game-icons/broadsword';
import bullHorns from '~icons/game-icons/bull-horns';
import carrion from '~icons/game-icons/carrion';
import caveman from '~icons/game-icons/caveman';
import centipede from '~icons/game-icons/centipede';
import chessRook from '~icons/game-icons/chess-rook';
import cultist from '~icons/game-icons/cultist';
import dragonHead from '~icons/game-icons/dragon-head';
import dwarfFace from '~icons/game-icons/dwarf-face';
import dwarfHelmet from '~icons/game-icons/dwarf-helmet';
import eagleHead from '~icons/game-icons/eagle-head';
import elfEar from '~icons/game-icons/elf-ear';
import elfHelmet from '~icons/game-icons/elf-helmet';
import evilMinion from '~icons/game-icons/evil-minion';
import eyeOfHorus from '~icons/game-icons/eye-of-horus';
import fairy from '~icons/game-icons/fairy';
import femaleVampire from '~icons/game-icons/female-vampire';
import fireFlower from '~icons/game-icons/fire-flower';
import fishMonster from '~icons/game-icons/fish-monster';
import floatingGhost from '~icons/game-icons/floating-ghost';
import gargoyle from '~icons/game-icons/gargoyle';
import ghost from '~icons/game-icons/ghost';
import giant from '~icons/game-icons/giant';
import goblinHead from '~icons/game-icons/goblin-head';
import golemHead from '~icons/game-icons/golem-head';
import griffinSymbol from '~icons/game-icons/griffin-symbol';
import harpy from '~icons/game-icons/harpy';
import holySymbol from '~icons/game-icons/holy-symbol';
import hood from '~icons/game-icons/hood';
import hoodedAssassin from '~icons/game-icons/hooded-assassin';
import hoodedFigure from '~icons/game-icons/hooded-figure';
import horseHead from '~icons/game-icons/horse-head';
import hyenaHead from '~icons/game-icons/hyena-head';
import iceGolem from '~icons/game-icons/ice-golem';
import imp from '~icons/game-icons/imp';
import lampreyMouth from '~icons/game-icons/lamprey-mouth';
import lizardman from '~icons/game-icons/lizardman';
import medusaHead from '~icons/game-icons/medusa-head';
import mermaid from '~icons/game-icons/mermaid';
import minotaur from '~icons/game-icons/minotaur';
import monkFace from '~icons/game-icons/monk-face';
import mummyHead from '~icons/game-icons/mummy-head';
import nunFace from '~icons/game-icons/nun-face';
import octopus from '~icons/game-icons/octopus';
import ogre from '~icons/game-icons/ogre';
import orcHead from '~icons/game-icons/orc-head';
import pegasus from '~icons/game-icons/pegasus';
import person from '~icons/game-icons/person';
import pointyHat from '~icons/game-icons/pointy-hat';
import rat from '~icons/game-icons/rat';
import rattlesnake from '~icons/game-icons/rattlesnake';
import robe from '~icons/game-icons/robe';
import rockGolem from '~icons/game-icons/rock-golem';
import rogue from '~icons/game-icons/rogue';
import rooster from '~icons/game-icons/rooster';
import sandSnake from '~icons/game-icons/sand-snake';
import scorpion from '~icons/game-icons/scorpion';
import seaSerpent from '~icons/game-icons/sea-serpent';
import shadowFollower from '~icons/game-icons/shadow-follower';
import shamblingZombie from '~icons/game-icons/shambling-zombie';
import sharkJaws from '~icons/game-icons/shark-jaws';
import skeleton from '~icons/game-icons/skeleton';
import slime from '~icons/game-icons/slime';
import snake from '~icons/game-icons/snake';
import spiderFace from '~icons/game-icons/spider-face';
import spikedDragonHead from '~icons/game-icons/spiked-dragon-head';
import swampBat from '~icons/game-icons/swamp-bat';
import swordman from '~icons/game-icons/swordman';
import tentacleStrike from '~icons/game-icons/tentacle-strike';
import transparentSlime from '~icons/game-icons/transparent-slime';
import treeFace from '~icons/game-icons/tree-face';
import tritonHead from '~icons/game-icons/triton-head';
import troll from '~icons/game-icons/troll';
import unicorn from '~icons/game-icons/unicorn';
import vampireDracula from '~icons/game-icons/vampire-dracula';
import visoredHelm from '~icons/game-icons/visored-helm';
import vulture from '~icons/game-icons/vulture';
import werewolf from '~icons/game-icons/werewolf';
import witchFace from '~icons/game-icons/witch-face';
import wizardFace from '~icons/game-icons/wizard-face';
import wolfHead from '~icons/game-icons/wolf-head';
import womanElfFace from '~icons/game-icons/woman-elf-face';
import wyvern from '~icons/game-icons/wyvern';

/** The tokens' icons by their name in the set; a name that is not here shows initials. */
const ICONS: Readonly<Record<string, string>> = {
  'acid-blob': acidBlob,
  ankh,
  ant,
  archer,
  bandit,
  barbarian,
  barbute,
  barefoot,
  'bear-head': bearHead,
  'beetle-shell': beetleShell,
  'black-knight-helm': blackKnightHelm,
  broadsword,
  'bull-horns': bullHorns,
  carrion,
  caveman,
  centipede,
  'chess-rook': chessRook,
  cultist,
  'dragon-head': dragonHead,
  'dwarf-face': dwarfFace,
  'dwarf-helmet': dwarfHelmet,
  'eagle-head': eagleHead,
  'elf-ear': elfEar,
  'elf-helmet': elfHelmet,
  'evil-minion': evilMinion,
  'eye-of-horus': eyeOfHorus,
  fairy,
  'female-vampire': femaleVampire,
  'fire-flower': fireFlower,
  'fish-monster': fishMonster,
  'floating-ghost': floatingGhost,
  gargoyle,
  ghost,
  giant,
  'goblin-head': goblinHead,
  'golem-head': golemHead,
  'griffin-symbol': griffinSymbol,
  harpy,
  'holy-symbol': holySymbol,
  hood,
  'hooded-assassin': hoodedAssassin,
  'hooded-figure': hoodedFigure,
  'horse-head': horseHead,
  'hyena-head': hyenaHead,
  'ice-golem': iceGolem,
  imp,
  'lamprey-mouth': lampreyMouth,
  lizardman,
  'medusa-head': medusaHead,
  mermaid,
  minotaur,
  'monk-face': monkFace,
  'mummy-head': mummyHead,
  'nun-face': nunFace,
  octopus,
  ogre,
  'orc-head': orcHead,
  pegasus,
  person,
  'pointy-hat': pointyHat,
  rat,
  rattlesnake,
  robe,
  'rock-golem': rockGolem,
  rogue,
  rooster,
  'sand-snake': sandSnake,
  scorpion,
  'sea-serpent': seaSerpent,
  'shadow-follower': shadowFollower,
  'shambling-zombie': shamblingZombie,
  'shark-jaws': sharkJaws,
  skeleton,
  slime,
  snake,
  'spider-face': spiderFace,
  'spiked-dragon-head': spikedDragonHead,
  'swamp-bat': swampBat,
  swordman,
  'tentacle-strike': tentacleStrike,
  'transparent-slime': transparentSlime,
  'tree-face': treeFace,
  'triton-head': tritonHead,
  troll,
  unicorn,
  'vampire-dracula': vampireDracula,
  'visored-helm': visoredHelm,
  vulture,
  werewolf,
  'witch-face': witchFace,
  'wizard-face': wizardFace,
  'wolf-head': wolfHead,
  'woman-elf-face': womanElfFace,
  wyvern,
};

/** What the icons of the set are called. */
export const ICON_NAMES: readonly string[] = Object.keys(ICONS);

/** The drawing of an icon in the board's ink, or null. */
export function iconOf(name: string | null): string | null {
  const raw = name !== null && Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  return raw ? raw.replaceAll('currentColor', '#f3e6c8') : null;
}
