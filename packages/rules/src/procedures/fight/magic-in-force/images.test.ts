import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { id, loaded, type RulesetId } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import { lastingMagic } from '../../../state/magic.ts';
import type { GameState } from '../../../state/state.ts';
import { tell } from '../../../view/tell.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 5, at: at(1, 1) });
const aldo = someone({ at: at(1, 2) });
const grik = goblin({ at: at(2, 2) });
const strike = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;

/** Aldo strikes, whoever's turn it is: the state after it, and what the players are told of the blow. */
function struck(state: GameState, ...faces: number[]) {
  const ruling = decide(state, strike, referee, loaded(...faces), true);
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  const place = ruling.events.findIndex(({ type }) => type === 'AttackRolled');
  const event = ruling.events[place];
  const [before, after] = [ruling.after[place - 1] ?? state, ruling.after[place] ?? state];
  return { state: ruling.after.at(-1) ?? state, line: event ? tell(event, player, after, before) : null };
}

describe('Mirror Image (OSE-APX-06)', () => {
  it.each(['ose', 'gorman', 'eris'] as const)('each attack takes one of the images away, by %s', (base: RulesetId) => {
    const script = brawl({ base }, [aldo], [grik]);
    script.play({ type: 'BeginMagic', name: 'Mirror Image', on: [grik.id], turns: 6 }, referee, 2);
    expect(script.told().referee).toEqual(['Mirror Image on the goblin lasts 6 turns and makes 2 images. [2]']);
    const first = struck(script.state);
    expect(first.line).toMatchObject({
      text: 'Aldo attacks the goblin with a sword: an image vanishes.',
      why: { rule: 'OSE-APX-06' },
    });
    expect(lastingMagic(first.state)).toMatchObject([{ images: 1 }]);
    const second = struck({ ...first.state, encounter: script.state.encounter });
    expect(lastingMagic(second.state)).toEqual([]);
    const third = struck({ ...second.state, encounter: script.state.encounter }, 20, 3);
    expect(third.line?.text).toBe('Aldo attacks the goblin with a sword: hits.');
  });

  it('shows all how many it makes, and whoever is under it is shown how many are left', () => {
    const script = new Script(delve([mira, grik], { memorised: { [mira.id]: ['Mirror Image'] } }));
    script.play({ type: 'CastSpell', caster: mira.id, spell: 'Mirror Image', targets: [] }, player, 3);
    expect(script.told().players).toEqual([
      'Mira casts Mirror Image.',
      'Mirror Image on Mira lasts 6 turns and makes 3 images. [3]',
    ]);
    expect(lastingMagic(known(script.state, player))).toMatchObject([{ images: 3 }]);
  });
});
