import { afterEach, expect, it, vi } from 'vitest';
import { keep, kept, keptValue } from './kept.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(): void {
  const all = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => all.set(key, value),
    removeItem: (key: string) => all.delete(key),
  });
}

it('keeps a text under its key until it is forgotten', () => {
  storage();
  keep('lanthorn:tried', 'yes');
  expect(kept('lanthorn:tried')).toBe('yes');
  keep('lanthorn:tried', null);
  expect(kept('lanthorn:tried')).toBeNull();
});

it('takes what it cannot read as JSON for nothing', () => {
  storage();
  keep('lanthorn:tried', '{"whole":true}');
  expect(keptValue('lanthorn:tried')).toEqual({ whole: true });
  keep('lanthorn:tried', '{"cut');
  expect(keptValue('lanthorn:tried')).toBeNull();
});

it('does without where the browser may keep nothing', () => {
  const forbidden = () => {
    throw new Error('The operation is insecure.');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(kept('lanthorn:tried')).toBeNull();
  expect(keptValue('lanthorn:tried')).toBeNull();
  expect(() => keep('lanthorn:tried', 'yes')).not.toThrow();
  vi.stubGlobal('localStorage', undefined);
  expect(kept('lanthorn:tried')).toBeNull();
});
