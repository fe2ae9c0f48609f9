import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { EventShapes, Shape } from '../../src/event-shape.ts';
import { joined } from './joined.ts';

const RULES = join(import.meta.dirname, '../..');
/** Where the shapes are kept, since play reads them and no types. */
export const KEPT = join(RULES, 'src/event-shapes.json');

/** The shapes as a file keeps them: a line each. */
export const writtenOut = ({ events, types }: EventShapes): string =>
  `{\n"events": ${linesOf(events)},\n"types": ${linesOf(types)}\n}\n`;

const linesOf = (shapes: Readonly<Record<string, Shape>>): string =>
  `{\n${Object.entries(shapes)
    .map(([name, shape]) => `${JSON.stringify(name)}: ${JSON.stringify(shape)}`)
    .join(',\n')}\n}`;

/** The shapes that are kept. */
export const kept = (): string => readFileSync(KEPT, 'utf8');

/** What each event holds, as its type declares it: those of every folder of `procedures/`. */
export function shapesOfEvents(): EventShapes {
  const program = ts.createProgram([join(RULES, 'src/procedures/index.ts')], options());
  const checker = program.getTypeChecker();
  const reader = new Reader(checker);
  const events: Record<string, Shape> = {};
  for (const event of membersOf(eventType(program, checker))) {
    const type = event.getProperty('type');
    const name = type && checker.getTypeOfSymbol(type);
    if (!name?.isStringLiteral()) throw new Error(`${checker.typeToString(event)} has no type of its own`);
    events[name.value] = reader.fieldsOf(event);
  }
  return { events: sorted(events), types: sorted(reader.named) };
}

function options(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(RULES, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, RULES).options;
}

function eventType(program: ts.Program, checker: ts.TypeChecker): ts.Type {
  const file = program.getSourceFile(join(RULES, 'src/core/events.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === 'GameEvent');
  if (!symbol) throw new Error('There is no type of all events');
  return checker.getDeclaredTypeOfSymbol(symbol);
}

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const isText = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.StringLike) !== 0;

const sorted = <Value>(of: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Reads types as shapes. Those that have a name stand once, under it, so that they may hold themselves; two of one name are one. */
class Reader {
  readonly named: Record<string, Shape> = {};
  readonly #read = new Set<ts.Type>();
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** @param most what is said of the figures of it where it is declared, of the field that holds it else */
  #shapeOf(type: ts.Type, most: number | undefined): Shape {
    if (type.isUnion()) return type.types.map((member) => this.#shapeOf(member, most)).reduce(joined, {});
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) return {};
    if (type.flags & ts.TypeFlags.Null) return { none: true };
    if (type.flags & ts.TypeFlags.BooleanLike) return { flag: true };
    if (type.flags & ts.TypeFlags.NumberLike) return most === undefined ? { number: true } : { number: true, most };
    if (type.isIntersection() && type.types.some(isText)) return { id: true };
    if (isText(type)) return { text: true };
    if (this.#checker.isArrayLikeType(type)) return { list: this.#shapeOf(this.#elementOf(type), most) };
    return this.#objectOf(type, most);
  }

  #elementOf(type: ts.Type): ts.Type {
    const element = this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (!element) throw new Error(`${this.#checker.typeToString(type)} holds nothing`);
    return element;
  }

  #objectOf(type: ts.Type, most: number | undefined): Shape {
    const [keys] = this.#checker.getIndexInfosOfType(type);
    if (keys) return joined({ table: this.#shapeOf(keys.type, most) }, this.fieldsOf(type));
    const name = this.#nameOf(type);
    if (name === null) return this.fieldsOf(type);
    if (!this.#read.has(type)) {
      this.#read.add(type);
      const fields = this.fieldsOf(type);
      this.named[name] = joined(this.named[name] ?? {}, fields);
    }
    return { named: [name] };
  }

  /** The name of an object that is declared by itself; null for one that is made of another. */
  #nameOf(type: ts.Type): string | null {
    const isOwn = type.isClassOrInterface() && !(type as ts.InterfaceType).typeParameters;
    const alias = type.aliasTypeArguments ? undefined : type.aliasSymbol;
    return isOwn ? type.symbol.name : (alias?.name ?? null);
  }

  /** What the fields of an object hold. */
  fieldsOf(type: ts.Type): Shape {
    const fields: Record<string, Shape> = {};
    for (const field of this.#checker.getPropertiesOfType(type)) {
      if (field.name.startsWith('__@')) continue;
      fields[field.name] = this.#shapeOf(this.#checker.getTypeOfSymbol(field), this.#mostOf(field));
    }
    return Object.keys(fields).length > 0 ? { fields: sorted(fields) } : {};
  }

  /** What `@most` says of a field. */
  #mostOf(field: ts.Symbol): number | undefined {
    const tag = field.getJsDocTags(this.#checker).find(({ name }) => name === 'most');
    return (
      tag &&
      Number(
        tag.text
          ?.map(({ text }) => text)
          .join('')
          .replaceAll('_', ''),
      )
    );
  }
}
