import { readdirSync } from 'node:fs';

const PLACES = ['packages', 'apps', 'prisma'] as const;
const LEFT_OUT = /(^|\/)(node_modules|generated|build|\.svelte-kit)(\/|$)/;

/** Every source and package file of the project, by its path from the project's folder. */
export const sources = (root: string): readonly string[] =>
  PLACES.flatMap((place) => below(root, place)).filter((path) => /\.(ts|svelte|js|mjs)$|\/package\.json$/.test(path));

function below(root: string, folder: string): readonly string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (LEFT_OUT.test(path)) return [];
    return entry.isDirectory() ? below(root, path) : [path];
  });
}
