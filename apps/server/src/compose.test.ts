import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configFrom, VARIABLES } from './config.ts';

const ROOT = join(import.meta.dirname, '../../..');
const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')) as {
  readonly services: Readonly<
    Record<string, { readonly build?: string; readonly environment: Readonly<Record<string, string>> }>
  >;
};

describe('docker-compose.yml', () => {
  const apps = Object.values(compose.services).filter((service) => service.build === '.');

  it('has a service built from this project', () => {
    expect(apps.length).toBeGreaterThan(0);
  });

  it('sets only variables that the configuration knows, to values it takes', () => {
    for (const { environment } of apps) {
      expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
      expect(configFrom(environment).databaseUrl).toBe(environment.DATABASE_URL);
    }
  });
});

describe('Dockerfile', () => {
  it('sets only variables that the configuration knows', () => {
    const set = [...readFileSync(join(ROOT, 'Dockerfile'), 'utf8').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0]),
    );
    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((name) => !VARIABLES.includes(name ?? ''))).toEqual([]);
  });
});
