import { describe, expect, it } from 'vitest';
import { configFrom } from './config.ts';
import { StartError } from './start-error.ts';

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(configFrom({})).toEqual({
      port: 4310,
      host: '0.0.0.0',
      databaseUrl: null,
      dataFolder: '.lanthorn',
      publicUrl: null,
      logLevel: 'warn',
      storageLimit: 1_000 * 1024 * 1024,
      proxies: 0,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(configFrom({ DATABASE_URL: '', PORT: '' }).port).toBe(4310);
  });

  it('keeps only the origin of the public address', () => {
    expect(configFrom({ PUBLIC_URL: 'https://table.example/some/page' }).publicUrl).toBe('https://table.example');
  });

  it.each([
    ['PORT', 'harbour'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://here'],
    ['DATABASE_URL', 'nowhere'],
    ['PUBLIC_URL', 'ftp://here'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'perhaps'],
    ['PICTURES_MB', '-5'],
    ['PICTURES_MB', 'many'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => configFrom({ [name]: value })).toThrowError(StartError);
    expect(() => configFrom({ [name]: value })).toThrowError(name);
  });
});
