import { turbo } from './turbo.ts';

/** `pnpm check`: types, style, directions and the house of the rules. Each check runs even when another failed. */
const run = turbo(
  ['check', 'style', 'directions', 'house:check', '--continue=always', '--output-logs=new-only'],
  'shown',
);
process.exit(run.status ?? 1);
