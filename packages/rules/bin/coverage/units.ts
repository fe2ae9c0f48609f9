import { basename } from 'node:path';
import ts from 'typescript';

/**
 * A rule's id written in the source: as the rule of an offer, in a ruling's reason, a refusal or a figure, or only in
 * the comment on what does it.
 */
export interface Naming {
  readonly id: string;
  readonly as: 'offer' | 'ruling' | 'comment';
}

/** A declaration, or one answer of a slot: the ids written in it, and what it needs. */
export interface Unit {
  readonly name: string;
  readonly file: string;
  readonly namings: Naming[];
  /** What it calls or reads: other units, and members of slots, by their declaration. */
  readonly needs: Set<ts.Node>;
  /** The events it makes happen. */
  readonly events: Set<string>;
  /** The commands it offers. */
  readonly offers: Set<string>;
  /** The answers that lie in it, when it composes a slot. */
  readonly answers: ts.Node[];
  /** It follows from commands of any procedure. */
  readonly follows: boolean;
}

/** The source as a graph. */
export interface Source {
  readonly units: ReadonlyMap<ts.Node, Unit>;
  /** What answers each member of a slot, book by book. */
  readonly answering: ReadonlyMap<ts.Node, readonly ts.Node[]>;
}

const RULE_ID = /^[A-Z]{3}-[A-Z]{3}-\d\d$/;
const RULE_IDS = /[A-Z]{3}-[A-Z]{3}-\d\d/g;
const CONTENTS = /(Handlers|Tellers|Evolvers)$/;
const FOLLOWING = /^(after|last)$/;

/** Reads the given files as units. Types say which answer belongs to which member of a slot. */
export function unitsOf(program: ts.Program, files: readonly ts.SourceFile[]): Source {
  const checker = program.getTypeChecker();
  const units = new Map<ts.Node, Unit>();
  const answering = new Map<ts.Node, ts.Node[]>();
  for (const file of files) file.forEachChild((statement) => declarationsIn(statement).forEach(read));
  return { units, answering };

  function read(declaration: ts.NamedDeclaration): void {
    const unit = unitFor(declaration, declaration.name?.getText() ?? '');
    walk(declaration, unit);
  }

  function unitFor(node: ts.Node, name: string): Unit {
    const file = basename(node.getSourceFile().fileName);
    const follows = FOLLOWING.test(name) && isDeclared(node);
    const sets = { needs: new Set<ts.Node>(), events: new Set<string>(), offers: new Set<string>() };
    const unit: Unit = { name, file, namings: [], ...sets, answers: [], follows };
    for (const [id] of leadingComment(node).matchAll(RULE_IDS)) unit.namings.push({ id, as: 'comment' });
    units.set(node, unit);
    return unit;
  }

  function walk(node: ts.Node, unit: Unit): void {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && RULE_ID.test(node.text))
      unit.namings.push({ id: node.text, as: namedAs(node) });
    if (ts.isIdentifier(node)) need(symbolOf(node), unit);
    if (ts.isBindingElement(node)) need(boundMember(node), unit);
    for (const topic of citedBy(node)) unit.needs.add(topic);
    if (ts.isCallExpression(node)) for (const command of offered(node)) unit.offers.add(command);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'type' && ts.isStringLiteral(node.initializer))
      unit.events.add(node.initializer.text);
    node.forEachChild((child) => (isAnswer(child, unit) ? apart(child, unit) : walk(child, unit)));
  }

  /** An answer is reached by whoever asks it, not by whoever composes the slot. */
  function apart(node: ts.ObjectLiteralElementLike, within: Unit): void {
    const unit = unitFor(node, node.name?.getText() ?? '');
    within.answers.push(node);
    const member = CONTENTS.test(within.name) ? null : memberOf(node);
    if (member) answering.set(member, [...(answering.get(member) ?? []), node]);
    node.forEachChild((child) => walk(child, unit));
  }

  function isAnswer(node: ts.Node, within: Unit): node is ts.ObjectLiteralElementLike {
    if (!ts.isObjectLiteralElementLike(node) || ts.isSpreadAssignment(node)) return false;
    if (FOLLOWING.test(node.name?.getText() ?? '') && isDeclared(node)) return true;
    return CONTENTS.test(within.name) ? isOutermost(node) : memberOf(node) !== null;
  }

  function memberOf(node: ts.ObjectLiteralElementLike): ts.Node | null {
    if (!ts.isObjectLiteralExpression(node.parent) || !node.name) return null;
    const type = checker.getContextualType(node.parent);
    const cites = citesFilledBy(node.parent);
    return cites ? topicOf(cites, node.name.getText()) : slotMember(type?.getProperty(node.name.getText()));
  }

  /** The `cites` of a slot that an object fills in: as a book's answer, or as a value of that type. */
  function citesFilledBy(node: ts.ObjectLiteralExpression): ts.Node | null {
    const { parent } = node;
    if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'cites') return memberOf(parent);
    const type = ts.isVariableDeclaration(parent) ? parent.type : undefined;
    return type && ts.isIndexedAccessTypeNode(type) && type.indexType.getText() === "'cites'"
      ? slotMember(checker.getTypeFromTypeNode(type.objectType).getProperty('cites'))
      : null;
  }

  /** The topics of a slot's `cites` that an expression reads: one by its name, or all of them where it hands them on. */
  function citedBy(node: ts.Node): readonly ts.Node[] {
    const cites = citesNamed(node);
    if (!cites) return [];
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
      return [topicOf(cites, parent.name.text) ?? []].flat();
    if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
      return parent.name.elements.flatMap((one) => topicOf(cites, (one.propertyName ?? one.name).getText()) ?? []);
    return topicsOf(cites);
  }

  /** The `cites` that an expression is: `rule.cites`, or what was taken out of a rule by that name. */
  function citesNamed(node: ts.Node): ts.Node | null {
    if (ts.isPropertyAccessExpression(node))
      return node.name.text === 'cites' ? slotMember(checker.getSymbolAtLocation(node.name)) : null;
    if (!ts.isIdentifier(node) || ts.isBindingElement(node.parent)) return null;
    const bound = checker.getSymbolAtLocation(node)?.valueDeclaration;
    return bound && ts.isBindingElement(bound) && (bound.propertyName ?? bound.name).getText() === 'cites'
      ? slotMember(boundMember(bound))
      : null;
  }

  function boundMember(node: ts.BindingElement): ts.Symbol | undefined {
    if (!ts.isObjectBindingPattern(node.parent)) return undefined;
    return checker.getTypeAtLocation(node.parent).getProperty((node.propertyName ?? node.name).getText());
  }

  /** The value that is meant: in `{ name }` it is the variable, not the property. */
  function symbolOf(node: ts.Identifier): ts.Symbol | undefined {
    return ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
  }

  function need(symbol: ts.Symbol | undefined, unit: Unit): void {
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target?.declarations ?? []) unit.needs.add(declaration);
  }

  function offered(call: ts.CallExpression): readonly string[] {
    const [command] = call.arguments;
    if (call.expression.getText() !== 'offer' || !command) return [];
    const type = checker.getTypeAtLocation(command);
    return (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  }
}

/** The member of a slot that a symbol is: slots are written in files called rule.ts. */
const slotMember = (symbol: ts.Symbol | undefined): ts.Node | null =>
  symbol?.declarations?.find((one) => basename(one.getSourceFile().fileName) === 'rule.ts') ?? null;

/** The topics of a slot's `cites`, by where its declaration names them: `Cites<'one' | 'other'>`. */
function topicsOf(cites: ts.Node): readonly ts.LiteralTypeNode[] {
  if (ts.isLiteralTypeNode(cites)) return [cites];
  const found: ts.LiteralTypeNode[] = [];
  cites.forEachChild((child) => {
    found.push(...topicsOf(child));
  });
  return found;
}

const topicOf = (cites: ts.Node, topic: string): ts.Node | null =>
  topicsOf(cites).find(({ literal }) => ts.isStringLiteral(literal) && literal.text === topic) ?? null;

/** The comment on a declaration: that of its whole statement. */
function leadingComment(node: ts.Node): string {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return statement.getFullText().slice(0, statement.getLeadingTriviaWidth());
}

/** It stands in the declaration of a procedure. */
const isDeclared = (node: ts.Node): boolean => {
  const above = node.parent.parent;
  return above !== undefined && ts.isVariableDeclaration(above) && /^Declaration</.test(above.type?.getText() ?? '');
};

const isOutermost = (node: ts.ObjectLiteralElementLike): boolean => {
  let above: ts.Node = node.parent.parent;
  while (ts.isAsExpression(above) || ts.isSatisfiesExpression(above)) above = above.parent;
  return ts.isVariableDeclaration(above);
};

function declarationsIn(statement: ts.Node): readonly ts.NamedDeclaration[] {
  if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement];
  return [];
}

/** An id is an offer's when it is written among the arguments of `offer`. */
function namedAs(node: ts.Node): Naming['as'] {
  for (let above = node.parent; above && !ts.isSourceFile(above); above = above.parent) {
    if (ts.isCallExpression(above) && above.expression.getText() === 'offer') return 'offer';
    if (ts.isFunctionLike(above)) return 'ruling';
  }
  return 'ruling';
}
