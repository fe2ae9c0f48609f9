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
}

/** The source as a graph. */
export interface Source {
  readonly units: ReadonlyMap<ts.Node, Unit>;
  /** What answers each member of a slot, book by book. */
  readonly answering: ReadonlyMap<ts.Node, readonly ts.Node[]>;
}

const RULE_ID = /^(OSE|GOR|ERI)-[A-Z]{3}-\d\d$/;
const RULE_IDS = /(OSE|GOR|ERI)-[A-Z]{3}-\d\d/g;
const CONTENTS = /(Procedures|Tellers|Evolvers)$/;

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
    const unit: Unit = { name, file, namings: [], needs: new Set(), events: new Set(), offers: new Set(), answers: [] };
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
    return CONTENTS.test(within.name) ? isOutermost(node) : memberOf(node) !== null;
  }

  function memberOf(node: ts.ObjectLiteralElementLike): ts.Node | null {
    if (!ts.isObjectLiteralExpression(node.parent) || !node.name) return null;
    const type = checker.getContextualType(node.parent);
    return slotMember(type?.getProperty(node.name.getText()));
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

/** The comment on a declaration: that of its whole statement. */
function leadingComment(node: ts.Node): string {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return statement.getFullText().slice(0, statement.getLeadingTriviaWidth());
}

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
