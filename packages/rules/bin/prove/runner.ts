import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type RunnerTestFile as File,
  inject,
  type RunnerTestSuite as Suite,
  type RunnerTestCase as Test,
  TestRunner,
} from 'vitest';
import './active.ts';
import type { Noticed } from './noticed.ts';

/** In milliseconds of the processor, whatever else the machine does: a slower test is run once alone, and notices nothing. */
const SLOW = 400;
/** How many times as often a change may be come by as the code unchanged before it counts as one that never ends. */
const ENDLESS = 100;

/**
 * Runs each test as it is, and then once more with each change that it comes by and that no test has noticed yet; or,
 * where changes were made from the beginning, each test with the change it was read with.
 */
export default class Proving extends TestRunner {
  readonly #asked = inject('proving');
  readonly #sampled = new Set(this.#asked.sampled);
  readonly #noticed = new Set<string>();
  readonly #covered = new Set<string>();
  #fixed: Readonly<Record<string, number>> = {};

  onBeforeCollect(): void {
    this.#fixed = { ...globalThis.__stryker__.mutantCoverage.static };
  }

  /** What is come by while the tests are only read counts as come by too. */
  onCollected(): void {
    for (const [id, often] of Object.entries(globalThis.__stryker__.mutantCoverage.static))
      if (often !== this.#fixed[id] && this.#sampled.has(id)) this.#covered.add(id);
  }

  onBeforeRunFiles(): void {
    for (const id of this.#byOthers()) this.#noticed.add(id);
  }

  /** What the processes beside this one have noticed. */
  #byOthers(): readonly string[] {
    const { into } = this.#asked;
    return readdirSync(into).flatMap((file) =>
      readFileSync(join(into, file), 'utf8')
        .split('\n')
        .slice(0, -1)
        .flatMap((line) => (JSON.parse(line) as Noticed).noticed),
    );
  }

  async runTask(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (this.#asked.begun.length > 0) return this.#asBegun(test, run);
    const { hits, took } = await this.#alone(test, run);
    for (const id of hits.keys()) this.#covered.add(id);
    const alive = [...hits].filter(([id]) => !this.#noticed.has(id));
    if (took > SLOW || alive.length === 0 || (await fails(run))) return;
    for (const [id, often] of alive) if (await this.#notices(id, often, run)) this.#keep(test, id);
  }

  async #asBegun(test: Test, run: () => unknown): Promise<void> {
    const id = outermost(test.suite);
    if (id && !this.#noticed.has(id) && (await this.#notices(id, 1_000_000, run))) this.#keep(test, id);
  }

  /** The test with nothing changed: which of the sampled changes it comes by, and how often. */
  async #alone(test: Test, run: () => unknown): Promise<{ hits: ReadonlyMap<string, number>; took: number }> {
    const switches = globalThis.__stryker__;
    const began = process.cpuUsage();
    switches.currentTestId = test.id;
    try {
      await run();
    } finally {
      switches.currentTestId = undefined;
    }
    const hits = Object.entries(switches.mutantCoverage.perTest[test.id] ?? {});
    switches.mutantCoverage.perTest = {};
    return { hits: new Map(hits.filter(([id]) => this.#sampled.has(id))), took: milliseconds(process.cpuUsage(began)) };
  }

  async #notices(id: string, often: number, run: () => unknown): Promise<boolean> {
    const switches = globalThis.__stryker__;
    globalThis.lanthornForget();
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: ENDLESS * (often + 10) });
    const noticed = await fails(run);
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined });
    globalThis.lanthornForget();
    return noticed;
  }

  #keep({ file, name }: Test, id: string): void {
    this.#noticed.add(id);
    this.#write({ file: file.name, test: name, noticed: [id], covered: [] });
  }

  override onAfterRunFiles(files: File[]): void {
    super.onAfterRunFiles(files);
    for (const { name } of files) this.#write({ file: name, test: '', noticed: [], covered: [...this.#covered] });
    this.#covered.clear();
  }

  #write(line: Noticed): void {
    appendFileSync(join(this.#asked.into, `${process.pid}.ndjson`), `${JSON.stringify(line)}\n`);
  }
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** The name of the suite that all others of a test are in, below its file. */
function outermost(suite: Suite | undefined): string | undefined {
  return suite?.suite ? outermost(suite.suite) : suite?.name;
}

async function fails(run: () => unknown): Promise<boolean> {
  try {
    await run();
    return false;
  } catch {
    return true;
  }
}
