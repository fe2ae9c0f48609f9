/** `pnpm bench`: play beside its floors; `pnpm bench growth`: how its work grows; `pnpm bench board`: the board's frames, and walls from a picture; `pnpm bench log`: the log. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  play: () => import('./play.ts'),
  growth: () => import('./growth.ts'),
  board: () => import('./board.ts'),
  log: () => import('./log.ts'),
};

const asked = process.argv[2];
const name = asked && !asked.startsWith('-') ? asked : 'play';
const part = PARTS[name];
if (!part) {
  console.error(`There is no benchmark “${name}”: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
await part();
