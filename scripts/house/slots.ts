import ts from 'typescript';
import type { Source } from './sources.ts';

/** A slot that a book answers, and the lines its declaration takes. */
export interface Slot {
  readonly name: string;
  readonly lines: number;
}

/** The interfaces that the `Ruleset` is made of, to which each procedure adds its own. */
export function slotsOf(sources: readonly Source[]): readonly Slot[] {
  const interfaces = sources.flatMap(interfacesIn);
  const members = interfaces.filter(({ name }) => name === 'Ruleset').flatMap((part) => part.members);
  const names = new Set(members.flatMap(({ type }) => [...(type?.matchAll(/\w+/g) ?? [])].map(String)));
  return interfaces.filter(({ name }) => names.has(name)).map(({ name, lines }) => ({ name, lines }));
}

interface Found extends Slot {
  readonly members: readonly { readonly type: string | undefined }[];
}

function interfacesIn({ path, text }: Source): readonly Found[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  return file.statements
    .flatMap(added)
    .filter(ts.isInterfaceDeclaration)
    .map((node) => ({
      name: node.name.text,
      lines: lineAt(node.end) - lineAt(node.getStart(file)) + 1,
      members: node.members.filter(ts.isPropertySignature).map((member) => ({ type: member.type?.getText(file) })),
    }));
}

/** What a file declares, for itself or for another module. */
function added(statement: ts.Statement): readonly ts.Statement[] {
  const body = ts.isModuleDeclaration(statement) ? statement.body : undefined;
  return body && ts.isModuleBlock(body) ? body.statements : [statement];
}
