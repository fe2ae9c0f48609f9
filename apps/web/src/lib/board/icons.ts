import acidBlob from '~icons/game-icons/acid-blob?raw';
import ankh from '~icons/game-icons/ankh?raw';
import ant from '~icons/game-icons/ant?raw';
import archer from '~icons/game-icons/archer?raw';
import bandit from '~icons/game-icons/bandit?raw';
import barbarian from '~icons/game-icons/barbarian?raw';
import barbute from '~icons/game-icons/barbute?raw';
import barefoot from '~icons/game-icons/barefoot?raw';
import bearHead from '~icons/game-icons/bear-head?raw';
import beetleShell from '~icons/game-icons/beetle-shell?raw';
import blackKnightHelm from '~icons/game-icons/black-knight-helm?raw';
import broadsword from '~icons/game-icons/broadsword?raw';
import bullHorns from '~icons/game-icons/bull-horns?raw';
import carrion from '~icons/game-icons/carrion?raw';
import caveman from '~icons/game-icons/caveman?raw';
import centipede from '~icons/game-icons/centipede?raw';
import chessRook from '~icons/game-icons/chess-rook?raw';
import cultist from '~icons/game-icons/cultist?raw';
import dragonHead from '~icons/game-icons/dragon-head?raw';
import dwarfFace from '~icons/game-icons/dwarf-face?raw';
import dwarfHelmet from '~icons/game-icons/dwarf-helmet?raw';
import eagleHead from '~icons/game-icons/eagle-head?raw';
import elfEar from '~icons/game-icons/elf-ear?raw';
import elfHelmet from '~icons/game-icons/elf-helmet?raw';
import evilMinion from '~icons/game-icons/evil-minion?raw';
import eyeOfHorus from '~icons/game-icons/eye-of-horus?raw';
import fairy from '~icons/game-icons/fairy?raw';
import femaleVampire from '~icons/game-icons/female-vampire?raw';
import fireFlower from '~icons/game-icons/fire-flower?raw';
import fishMonster from '~icons/game-icons/fish-monster?raw';
import floatingGhost from '~icons/game-icons/floating-ghost?raw';
import gargoyle from '~icons/game-icons/gargoyle?raw';
import ghost from '~icons/game-icons/ghost?raw';
import giant from '~icons/game-icons/giant?raw';
import goblinHead from '~icons/game-icons/goblin-head?raw';
import golemHead from '~icons/game-icons/golem-head?raw';
import griffinSymbol from '~icons/game-icons/griffin-symbol?raw';
import harpy from '~icons/game-icons/harpy?raw';
import holySymbol from '~icons/game-icons/holy-symbol?raw';
import hood from '~icons/game-icons/hood?raw';
import hoodedAssassin from '~icons/game-icons/hooded-assassin?raw';
import hoodedFigure from '~icons/game-icons/hooded-figure?raw';
import horseHead from '~icons/game-icons/horse-head?raw';
import hyenaHead from '~icons/game-icons/hyena-head?raw';
import iceGolem from '~icons/game-icons/ice-golem?raw';
import imp from '~icons/game-icons/imp?raw';
import lampreyMouth from '~icons/game-icons/lamprey-mouth?raw';
import lizardman from '~icons/game-icons/lizardman?raw';
import medusaHead from '~icons/game-icons/medusa-head?raw';
import mermaid from '~icons/game-icons/mermaid?raw';
import minotaur from '~icons/game-icons/minotaur?raw';
import monkFace from '~icons/game-icons/monk-face?raw';
import mummyHead from '~icons/game-icons/mummy-head?raw';
import nunFace from '~icons/game-icons/nun-face?raw';
import octopus from '~icons/game-icons/octopus?raw';
import ogre from '~icons/game-icons/ogre?raw';
import orcHead from '~icons/game-icons/orc-head?raw';
import pegasus from '~icons/game-icons/pegasus?raw';
import person from '~icons/game-icons/person?raw';
import pointyHat from '~icons/game-icons/pointy-hat?raw';
import rat from '~icons/game-icons/rat?raw';
import rattlesnake from '~icons/game-icons/rattlesnake?raw';
import robe from '~icons/game-icons/robe?raw';
import rockGolem from '~icons/game-icons/rock-golem?raw';
import rogue from '~icons/game-icons/rogue?raw';
import rooster from '~icons/game-icons/rooster?raw';
import sandSnake from '~icons/game-icons/sand-snake?raw';
import scorpion from '~icons/game-icons/scorpion?raw';
import seaSerpent from '~icons/game-icons/sea-serpent?raw';
import shadowFollower from '~icons/game-icons/shadow-follower?raw';
import shamblingZombie from '~icons/game-icons/shambling-zombie?raw';
import sharkJaws from '~icons/game-icons/shark-jaws?raw';
import skeleton from '~icons/game-icons/skeleton?raw';
import slime from '~icons/game-icons/slime?raw';
import snake from '~icons/game-icons/snake?raw';
import spiderFace from '~icons/game-icons/spider-face?raw';
import spikedDragonHead from '~icons/game-icons/spiked-dragon-head?raw';
import swampBat from '~icons/game-icons/swamp-bat?raw';
import swordman from '~icons/game-icons/swordman?raw';
import tentacleStrike from '~icons/game-icons/tentacle-strike?raw';
import transparentSlime from '~icons/game-icons/transparent-slime?raw';
import treeFace from '~icons/game-icons/tree-face?raw';
import tritonHead from '~icons/game-icons/triton-head?raw';
import troll from '~icons/game-icons/troll?raw';
import unicorn from '~icons/game-icons/unicorn?raw';
import vampireDracula from '~icons/game-icons/vampire-dracula?raw';
import visoredHelm from '~icons/game-icons/visored-helm?raw';
import vulture from '~icons/game-icons/vulture?raw';
import werewolf from '~icons/game-icons/werewolf?raw';
import witchFace from '~icons/game-icons/witch-face?raw';
import wizardFace from '~icons/game-icons/wizard-face?raw';
import wolfHead from '~icons/game-icons/wolf-head?raw';
import womanElfFace from '~icons/game-icons/woman-elf-face?raw';
import wyvern from '~icons/game-icons/wyvern?raw';

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

/** The names one may choose from for a token. */
export const ICON_NAMES: readonly string[] = Object.keys(ICONS);

/** The drawing of an icon in the board's ink, or null. */
export function iconOf(name: string | null): string | null {
  const raw = name === null ? undefined : ICONS[name];
  return raw ? raw.replaceAll('currentColor', '#f3e6c8') : null;
}
