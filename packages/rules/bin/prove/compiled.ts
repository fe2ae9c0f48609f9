import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Mutant } from './mutants.ts';
import { RULES } from './rules.ts';

/** Those of the changes with which the rules still compile: what the compiler refuses never comes to a test. */
export function compiling(mutants: readonly Mutant[]): readonly Mutant[] {
  if (mutants.length === 0) return [];
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
  return mutants.filter(({ file, start, end, replacement }, n) => {
    const path = join(RULES, file);
    const text = readFileSync(path, 'utf8');
    changed.set(path, { text: text.slice(0, start) + replacement + text.slice(end), age: n + 1 });
    const wrong = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
    changed.set(path, { text, age: -n - 1 });
    return wrong.length === 0;
  });
}
