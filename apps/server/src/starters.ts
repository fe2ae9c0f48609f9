import { readFileSync } from 'node:fs';

/** One process, as Linux tells of it. */
interface ProcessEntry {
  readonly parent: number;
  readonly words: readonly string[];
}

/**
 * The processes that started us and wait for us: `npx`, `pnpm` and the shells between them, or a program on Node;
 * nearest first. A signal to one of them alone does not reach us, but we end with them. A person's own shell is none
 * of them: who starts a server in the background and leaves wants it to stay. Elsewhere than on Linux, the parent.
 */
export function starters(self = process.pid): readonly number[] {
  if (process.platform !== 'linux') return process.ppid > 1 ? [process.ppid] : [];
  const chain: number[] = [];
  let steps: number[] = [];
  for (let pid = parentOf(self); pid > 1; pid = parentOf(pid)) {
    const words = told(pid)?.words ?? [];
    if (isRunner(words)) {
      chain.push(...steps, pid);
      steps = [];
    } else if (isStep(words)) steps.push(pid);
    else return chain.length === 0 && steps.length === 0 && isNode(words) ? [pid] : chain;
  }
  return chain;
}

const parentOf = (pid: number): number => told(pid)?.parent ?? 0;

function told(pid: number): ProcessEntry | null {
  try {
    const [, , parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/\(.*\)/s, '()')
      .split(' ')
      .slice(1);
    return { parent: Number(parent), words: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') };
  } catch {
    return null;
  }
}

const isNode = ([program = '']: readonly string[]): boolean => /(^|\/)node$/.test(program);

const isRunner = (words: readonly string[]): boolean =>
  /(^|[/ ])(npm|npx|pnpm)(-cli)?([ @.]|$)/.test(words.slice(0, 2).join(' ')) && !isStep(words);

/** The shell through which a runner runs a script: it counts only below a runner. */
const isStep = ([program = '', flag]: readonly string[]): boolean =>
  /(^|\/)(sh|dash|bash)$/.test(program) && flag === '-c';
