import ts from 'typescript';
import type { Source } from './sources.ts';

/** A slot that a book answers, and the lines its declaration takes. */
export interface Slot {
  readonly name: string;
  readonly lines: number;
}

/** The interfaces that the `Ruleset` is made of. */
export function slotsOf(sources: readonly Source[]): readonly Slot[] {
  const interfaces = sources.flatMap(interfacesIn);
  const ruleset = interfaces.find(({ name }) => name === 'Ruleset');
  const names = new Set(ruleset?.members.flatMap(({ type }) => [...(type?.matchAll(/\w+/g) ?? [])].map(String)));
  return interfaces.filter(({ name }) => names.has(name)).map(({ name, lines }) => ({ name, lines }));
}

interface Found extends Slot {
  readonly members: readonly { readonly type: string | undefined }[];
}

function interfacesIn({ path, text }: Source): readonly Found[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  return file.statements.filter(ts.isInterfaceDeclaration).map((node) => ({
    name: node.name.text,
    lines: lineAt(node.end) - lineAt(node.getStart(file)) + 1,
    members: node.members.filter(ts.isPropertySignature).map((member) => ({ type: member.type?.getText(file) })),
  }));
}
