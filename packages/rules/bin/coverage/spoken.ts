import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { chai } from 'vitest';
import { idsIn } from './heard.ts';

/** What a test is held against: an id in one of these is one that the test asks for. */
const MATCHERS = [
  'toBe',
  'toEqual',
  'toStrictEqual',
  'toMatchObject',
  'toContain',
  'toContainEqual',
  'toMatch',
] as const;

/** What gives a test, or several of them, a title. */
const TITLED = /^(describe|it|test)\b/;

const files = new Map<string, ReadonlySet<string>>();

/** The ids that a test file holds beside its titles: what it expects may lie in a table beside its tests. */
export function writtenIn(file: string): ReadonlySet<string> {
  const known = files.get(file) ?? idsBesideTitles(readFileSync(file, 'utf8'));
  files.set(file, known);
  return known;
}

/** The ids in the texts of a source, those of comments and titles aside. */
export function idsBesideTitles(source: string): ReadonlySet<string> {
  const ids = new Set<string>();
  look(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true));
  return ids;

  function look(node: ts.Node): void {
    if (isTitle(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isRegularExpressionLiteral(node))
      for (const id of idsIn(node.getText())) ids.add(id);
    node.forEachChild(look);
  }
}

const isTitle = (node: ts.Node): boolean =>
  node.parent &&
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
  TITLED.test(node.parent.expression.getText());

/** Hears the ids that results are held against, wherever the test took them from. */
export function onExpected(hear: (id: string) => void): void {
  chai.use(({ Assertion }, { flag, overwriteMethod }) => {
    for (const matcher of MATCHERS)
      overwriteMethod(
        Assertion.prototype,
        matcher,
        (held: (...expected: unknown[]) => unknown) =>
          function (this: object, ...expected: unknown[]) {
            if (!flag(this, 'negate')) for (const id of idsIn(expected)) hear(id);
            return held.apply(this, expected);
          },
      );
  });
}
