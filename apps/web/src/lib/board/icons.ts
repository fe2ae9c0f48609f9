import { SvelteMap } from 'svelte/reactivity';

/** The tokens' icons by their name in the set, each fetched when it is first asked for; a name that is not here shows initials. */
const ICONS: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'acid-blob': () => import('~icons/game-icons/acid-blob'),
  ankh: () => import('~icons/game-icons/ankh'),
  ant: () => import('~icons/game-icons/ant'),
  archer: () => import('~icons/game-icons/archer'),
  bandit: () => import('~icons/game-icons/bandit'),
  barbarian: () => import('~icons/game-icons/barbarian'),
  barbute: () => import('~icons/game-icons/barbute'),
  barefoot: () => import('~icons/game-icons/barefoot'),
  'bear-head': () => import('~icons/game-icons/bear-head'),
  'beetle-shell': () => import('~icons/game-icons/beetle-shell'),
  'black-knight-helm': () => import('~icons/game-icons/black-knight-helm'),
  broadsword: () => import('~icons/game-icons/broadsword'),
  'bull-horns': () => import('~icons/game-icons/bull-horns'),
  carrion: () => import('~icons/game-icons/carrion'),
  caveman: () => import('~icons/game-icons/caveman'),
  centipede: () => import('~icons/game-icons/centipede'),
  'chess-rook': () => import('~icons/game-icons/chess-rook'),
  cultist: () => import('~icons/game-icons/cultist'),
  'dragon-head': () => import('~icons/game-icons/dragon-head'),
  'dwarf-face': () => import('~icons/game-icons/dwarf-face'),
  'dwarf-helmet': () => import('~icons/game-icons/dwarf-helmet'),
  'eagle-head': () => import('~icons/game-icons/eagle-head'),
  'elf-ear': () => import('~icons/game-icons/elf-ear'),
  'elf-helmet': () => import('~icons/game-icons/elf-helmet'),
  'evil-minion': () => import('~icons/game-icons/evil-minion'),
  'eye-of-horus': () => import('~icons/game-icons/eye-of-horus'),
  fairy: () => import('~icons/game-icons/fairy'),
  'female-vampire': () => import('~icons/game-icons/female-vampire'),
  'fire-flower': () => import('~icons/game-icons/fire-flower'),
  'fish-monster': () => import('~icons/game-icons/fish-monster'),
  'floating-ghost': () => import('~icons/game-icons/floating-ghost'),
  gargoyle: () => import('~icons/game-icons/gargoyle'),
  ghost: () => import('~icons/game-icons/ghost'),
  giant: () => import('~icons/game-icons/giant'),
  'goblin-head': () => import('~icons/game-icons/goblin-head'),
  'golem-head': () => import('~icons/game-icons/golem-head'),
  'griffin-symbol': () => import('~icons/game-icons/griffin-symbol'),
  harpy: () => import('~icons/game-icons/harpy'),
  'holy-symbol': () => import('~icons/game-icons/holy-symbol'),
  hood: () => import('~icons/game-icons/hood'),
  'hooded-assassin': () => import('~icons/game-icons/hooded-assassin'),
  'hooded-figure': () => import('~icons/game-icons/hooded-figure'),
  'horse-head': () => import('~icons/game-icons/horse-head'),
  'hyena-head': () => import('~icons/game-icons/hyena-head'),
  'ice-golem': () => import('~icons/game-icons/ice-golem'),
  imp: () => import('~icons/game-icons/imp'),
  'lamprey-mouth': () => import('~icons/game-icons/lamprey-mouth'),
  lizardman: () => import('~icons/game-icons/lizardman'),
  'medusa-head': () => import('~icons/game-icons/medusa-head'),
  mermaid: () => import('~icons/game-icons/mermaid'),
  minotaur: () => import('~icons/game-icons/minotaur'),
  'monk-face': () => import('~icons/game-icons/monk-face'),
  'mummy-head': () => import('~icons/game-icons/mummy-head'),
  'nun-face': () => import('~icons/game-icons/nun-face'),
  octopus: () => import('~icons/game-icons/octopus'),
  ogre: () => import('~icons/game-icons/ogre'),
  'orc-head': () => import('~icons/game-icons/orc-head'),
  pegasus: () => import('~icons/game-icons/pegasus'),
  person: () => import('~icons/game-icons/person'),
  'pointy-hat': () => import('~icons/game-icons/pointy-hat'),
  rat: () => import('~icons/game-icons/rat'),
  rattlesnake: () => import('~icons/game-icons/rattlesnake'),
  robe: () => import('~icons/game-icons/robe'),
  'rock-golem': () => import('~icons/game-icons/rock-golem'),
  rogue: () => import('~icons/game-icons/rogue'),
  rooster: () => import('~icons/game-icons/rooster'),
  'sand-snake': () => import('~icons/game-icons/sand-snake'),
  scorpion: () => import('~icons/game-icons/scorpion'),
  'sea-serpent': () => import('~icons/game-icons/sea-serpent'),
  'shadow-follower': () => import('~icons/game-icons/shadow-follower'),
  'shambling-zombie': () => import('~icons/game-icons/shambling-zombie'),
  'shark-jaws': () => import('~icons/game-icons/shark-jaws'),
  skeleton: () => import('~icons/game-icons/skeleton'),
  slime: () => import('~icons/game-icons/slime'),
  snake: () => import('~icons/game-icons/snake'),
  'spider-face': () => import('~icons/game-icons/spider-face'),
  'spiked-dragon-head': () => import('~icons/game-icons/spiked-dragon-head'),
  'swamp-bat': () => import('~icons/game-icons/swamp-bat'),
  swordman: () => import('~icons/game-icons/swordman'),
  'tentacle-strike': () => import('~icons/game-icons/tentacle-strike'),
  'transparent-slime': () => import('~icons/game-icons/transparent-slime'),
  'tree-face': () => import('~icons/game-icons/tree-face'),
  'triton-head': () => import('~icons/game-icons/triton-head'),
  troll: () => import('~icons/game-icons/troll'),
  unicorn: () => import('~icons/game-icons/unicorn'),
  'vampire-dracula': () => import('~icons/game-icons/vampire-dracula'),
  'visored-helm': () => import('~icons/game-icons/visored-helm'),
  vulture: () => import('~icons/game-icons/vulture'),
  werewolf: () => import('~icons/game-icons/werewolf'),
  'witch-face': () => import('~icons/game-icons/witch-face'),
  'wizard-face': () => import('~icons/game-icons/wizard-face'),
  'wolf-head': () => import('~icons/game-icons/wolf-head'),
  'woman-elf-face': () => import('~icons/game-icons/woman-elf-face'),
  wyvern: () => import('~icons/game-icons/wyvern'),
};

/** What the icons of the set are called. */
export const ICON_NAMES: readonly string[] = Object.keys(ICONS);

/** Drawings by the names of their icons, in the board's ink; null while they are on their way, and for those that never come. */
const drawings = new SvelteMap<string, string | null>();

/** The drawing of an icon in the board's ink, once it has come; null until then, and for a name that is not in the set. */
export function iconOf(name: string | null): string | null {
  if (name === null || !Object.hasOwn(ICONS, name)) return null;
  if (!drawings.has(name)) queueMicrotask(() => void fetched(name));
  return drawings.get(name) ?? null;
}

async function fetched(name: string): Promise<void> {
  if (drawings.has(name)) return;
  drawings.set(name, null);
  const drawing = await ICONS[name]?.().catch(() => null);
  if (drawing) drawings.set(name, drawing.default.replaceAll('currentColor', '#f3e6c8'));
}
