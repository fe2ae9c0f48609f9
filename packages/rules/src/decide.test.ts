import { describe, expect, it } from 'vitest';
import { campaign, goblin, player } from '../test/table.ts';
import { id, loaded } from './core/index.ts';
import { decide } from './decide.ts';
import { MOST_CREATURES } from './state/creature.ts';

describe('a refusal', () => {
  it('gives a player no reason that only the truth knows, such as how many are hidden', () => {
    const hidden = Array.from({ length: MOST_CREATURES }, (_, nth) =>
      goblin({ id: id(`goblin-${nth}`), hidden: true }),
    );
    const ruling = decide(campaign(hidden), { type: 'BeginCharacter', method: 'rolled' }, player, loaded());
    expect(ruling).toMatchObject({ granted: false, refusal: { sentence: 'It cannot be done as things stand.' } });
  });
});
