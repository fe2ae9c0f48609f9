import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import type { Naming, Source, Unit } from './units.ts';
import { unitsOf } from './units.ts';

/** Where a rule is reached: the commands whose button or ruling names it, nearest first, and the places that show it. */
export interface Reach {
  readonly offers: readonly string[];
  readonly rulings: readonly string[];
  readonly shown: readonly string[];
  /** Played there, but nobody is told the rule: a comment alone names it. */
  readonly unnamed: readonly string[];
}

const RULES = join(import.meta.dirname, '../..');
const WEB = join(RULES, '../../apps/web/src');

/** Follows what is offered, ruled and shown through the source, and says of each id where it is met. */
export function reached(): (id: string) => Reach {
  const source = sourceOf();
  const follow = follower(source);
  const offered = new Set<string>();
  const offers = new Map<string, Set<string>>();
  for (const [node] of follow(rootOf(source, 'offerings'))) {
    const unit = source.units.get(node);
    for (const command of unit?.offers ?? []) offered.add(command);
    for (const id of unit ? offeredIds(source, unit) : []) add(offers, id, [...(unit?.offers ?? [])]);
  }
  const rulings = new Map<string, Map<string, number>>();
  const unnamed = new Map<string, Map<string, number>>();
  for (const [command, procedure] of contents(source, 'Handlers')) {
    if (!offered.has(command)) continue;
    const steps = follow([procedure]);
    note(source, steps, command, 'ruling', rulings);
    note(source, steps, command, 'comment', unnamed);
  }
  for (const node of following(source)) note(source, follow([node]), 'what follows by itself', 'ruling', rulings);
  const shown = new Map<string, Map<string, number>>();
  for (const [place, nodes] of places(source)) note(source, follow(nodes), place, 'ruling', shown);
  return (id) => ({
    offers: [...(offers.get(id) ?? [])],
    rulings: nearest(rulings.get(id)),
    shown: nearest(shown.get(id)),
    unnamed: nearest(unnamed.get(id)),
  });
}

/** The ids that the offers of a unit carry: written there, or taken from a slot. */
const offeredIds = ({ units, answering }: Source, { namings, needs, offers }: Unit): readonly string[] => [
  ...namings.filter(({ as }) => as === 'offer').map(({ id }) => id),
  ...(offers.size === 0 ? [] : [...needs])
    .flatMap((member) => answering.get(member) ?? [])
    .flatMap((answer) => units.get(answer)?.namings ?? [])
    .filter(({ as }) => as === 'ruling')
    .map(({ id }) => id),
];

function sourceOf(): Source {
  const files = walked(join(RULES, 'src')).filter(
    (file) =>
      file.endsWith('.ts') &&
      !/\.test\.ts$|\/src\/vectors\.ts$|\/books\/([a-z]+\/)?(examples|catalogue)(\.ts$|\/)/.test(file),
  );
  const { config } = ts.readConfigFile(join(RULES, '../../tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, RULES, { noEmit: true });
  const program = ts.createProgram(files, options);
  const wanted = new Set(files);
  return unitsOf(
    program,
    program.getSourceFiles().filter(({ fileName }) => wanted.has(fileName)),
  );
}

/** All that is needed from somewhere on, with how many steps away it is. */
type Follow = (from: Iterable<ts.Node>) => ReadonlyMap<ts.Node, number>;

function follower(source: Source): Follow {
  const { units, answering } = source;
  const tellers = contents(source, 'Tellers');
  const evolvers = contents(source, 'Evolvers');
  const composed = spread(rootOf(source, 'BOOKS'), (unit) => [...unit.needs, ...unit.answers]);
  const answers = (member: ts.Node) => (answering.get(member) ?? []).filter((one) => composed.has(one));
  const after = ({ needs, events }: Unit) => [
    ...[...needs].flatMap((one) => [one, ...answers(one)]),
    ...[...events].flatMap((event) => [tellers.get(event), evolvers.get(event)].filter((one) => one !== undefined)),
  ];
  return (from) => spread(from, after);

  function spread(from: Iterable<ts.Node>, next: (unit: Unit) => Iterable<ts.Node>): ReadonlyMap<ts.Node, number> {
    const steps = new Map([...from].map((node) => [node, 0]));
    for (const [node, step] of steps) {
      const unit = units.get(node);
      if (unit) for (const one of next(unit)) if (units.has(one) && !steps.has(one)) steps.set(one, step + 1);
    }
    return steps;
  }
}

/** The entries of the contents pages of a kind: each command's procedure, each event's teller. */
function contents({ units }: Source, kind: 'Handlers' | 'Tellers' | 'Evolvers'): ReadonlyMap<string, ts.Node> {
  const pages = [...units.values()].filter(({ name }) => name.endsWith(kind));
  return new Map(pages.flatMap(({ answers }) => answers.map((node) => [units.get(node)?.name ?? '', node])));
}

/** What procedures do after commands of any. */
const following = ({ units }: Source): readonly ts.Node[] =>
  [...units].filter(([, { follows }]) => follows).map(([node]) => node);

const topLevel = ({ units }: Source, name: string): readonly ts.Node[] =>
  [...units].filter(([node, unit]) => unit.name === name && !ts.isObjectLiteralElement(node)).map(([node]) => node);

/** Where following begins. Under another name it would not be found, and what it leads to be reported as reached nowhere. */
function rootOf(source: Source, name: string): readonly ts.Node[] {
  const found = topLevel(source, name);
  if (found.length === 0) throw new Error(`Nothing in the rules is called ${name} any more.`);
  return found;
}

/** What shows figures: the sections of a view by their file, and what pages read of the rules themselves. */
function places(source: Source): ReadonlyMap<string, readonly ts.Node[]> {
  const found = new Map<string, ts.Node[]>();
  for (const [node] of source.units)
    if (/\/view\/sections\/(?!offered)/.test(node.getSourceFile().fileName))
      put(found, `view: ${basename(node.getSourceFile().fileName, '.ts')}`, [node]);
  for (const file of walked(WEB).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts')))
    for (const name of readFromRules(file)) put(found, `page: ${relative(WEB, file)}`, topLevel(source, name));
  return found;
}

/** The values that a file of the pages takes from the rules. */
const readFromRules = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@lanthorn\/rules'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

type Found = Map<string, Map<string, number>>;

function note(source: Source, steps: ReadonlyMap<ts.Node, number>, place: string, as: Naming['as'], into: Found): void {
  for (const [node, step] of steps) {
    if (isListed(node)) continue;
    for (const naming of source.units.get(node)?.namings ?? []) {
      if (naming.as !== as) continue;
      const known = into.get(naming.id) ?? new Map<string, number>();
      known.set(place, Math.min(step, known.get(place) ?? step));
      into.set(naming.id, known);
    }
  }
}

/** In the lists of options and of what the books answer, an id is named and nothing is played by it. */
const isListed = (node: ts.Node): boolean =>
  /\/src\/books\/([a-z]+\/)?(options|book|answers)(\.ts$|\/)/.test(node.getSourceFile().fileName);

const nearest = (found: ReadonlyMap<string, number> = new Map()): readonly string[] =>
  [...found].toSorted(([, a], [, b]) => a - b).map(([place]) => place);

const add = (map: Map<string, Set<string>>, key: string, values: readonly string[]): unknown =>
  map.set(key, new Set([...(map.get(key) ?? []), ...values]));
const put = (map: Map<string, ts.Node[]>, key: string, values: readonly ts.Node[]): unknown =>
  map.set(key, [...(map.get(key) ?? []), ...values]);

const walked = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
