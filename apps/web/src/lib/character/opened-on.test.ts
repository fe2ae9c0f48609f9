import { describe, expect, it } from 'vitest';
import { openedOn } from './opened-on.ts';

const one = (id: string, facts: { readonly dead?: true; readonly fresh?: true } = {}) => ({
  id,
  conditions: facts.dead ? ['dead'] : [],
  fresh: facts.fresh ?? false,
});

describe('the page of characters', () => {
  const party = [one('hild'), one('oswin'), one('ilphas')];

  it('opens on whoever was looked at at the table, or on one’s own, and not on the last of all', () => {
    expect(openedOn(party, ['oswin', 'hild'])?.id).toBe('oswin');
    expect(openedOn(party, [null, 'hild'])?.id).toBe('hild');
    expect(openedOn(party, [null])?.id).toBe('hild');
  });

  it('opens on a new character, which is still to be fitted out', () => {
    expect(openedOn([...party, one('bruno', { fresh: true })], ['oswin'])?.id).toBe('bruno');
  });

  it('opens on the dead where nobody else is left, and on nobody where nobody is', () => {
    const fallen = one('hild', { dead: true });
    expect(openedOn([fallen, one('oswin')], ['hild'])?.id).toBe('oswin');
    expect(openedOn([fallen], ['hild'])?.id).toBe('hild');
    expect(openedOn([], ['hild'])).toBeNull();
  });
});
