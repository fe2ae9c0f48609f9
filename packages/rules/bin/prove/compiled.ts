import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Mutant } from './mutants.ts';
import { RULES } from './rules.ts';

/** The first so many of the changes with which the rules still compile: what the compiler refuses needs no test. */
export function compiling(mutants: readonly Mutant[], many: number): readonly Mutant[] {
  const at = join(RULES, 'tsconfig.json');
  const { config } = ts.readConfigFile(at, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, RULES, undefined, at);
  const changed = new Map<string, { readonly text: string; readonly age: number }>();
  const textOf = (file: string): string => changed.get(file)?.text ?? readFileSync(file, 'utf8');
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames.filter((file) => !/\.test\.ts$/.test(file)),
    getScriptVersion: (file) => String(changed.get(file)?.age ?? 0),
    getScriptSnapshot: (file) =>
      changed.has(file) || ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(textOf(file)) : undefined,
    getCurrentDirectory: () => RULES,
    getDefaultLibFileName: (asked) => ts.getDefaultLibFilePath(asked),
  });
  const found: Mutant[] = [];
  let age = 0;
  for (const mutant of mutants) {
    if (found.length === many) break;
    const path = join(RULES, mutant.file);
    const text = readFileSync(path, 'utf8');
    changed.set(path, { text: text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end), age: ++age });
    if (service.getSyntacticDiagnostics(path).length + service.getSemanticDiagnostics(path).length === 0)
      found.push(mutant);
    changed.set(path, { text, age: ++age });
  }
  return found;
}
