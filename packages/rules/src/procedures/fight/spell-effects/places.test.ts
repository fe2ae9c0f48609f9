import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';

const SILENCE = "Silence 15' Radius";
const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 10, at: at(1, 1) });
const grik = goblin({ id: id('grik'), at: at(3, 3) });
const ogre = goblin({ id: id('ogre'), name: 'Ogre', at: at(3, 4), hidden: true });
const to = { x: 3, y: 4 };

/** Mira casts it at a place, and the referee lets it take hold. */
function cast(
  spell: string,
  others: readonly Creature[],
  change: Partial<CommandOf<'LetTakeHold'>> = { to },
  faces: readonly number[] = [],
): Script {
  const script = new Script(delve([mira, ...others], { memorised: { [mira.id]: [spell] } }));
  script.play({ type: 'CastSpell', caster: mira.id, spell, targets: [] }, player);
  script.told();
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  return script.play({ type: 'LetTakeHold', awaited, ...change }, referee, ...faces);
}
const areas = ({ state }: Script) => Object.values(state.areas ?? {});

describe('a spell on a place tells nothing of who is hidden there (OSE-APX-06)', () => {
  it.each([
    ['Web', 'Web'],
    [SILENCE, SILENCE],
    ['Light (reversed)', 'The reversed Light'],
    ['Continual Light (reversed)', 'The reversed Continual Light'],
  ])('%s', (spell, called) => {
    const told = (others: readonly Creature[]) => {
      const script = cast(spell, others);
      script.play({ type: 'EndMagic', magic: lastingMagic(script.state)[0]?.id ?? id('none') });
      return script.told().players;
    };
    expect(told([])).toEqual([
      `${called} takes hold.`,
      expect.stringContaining(`${called} lasts `),
      `${called} is ended.`,
    ]);
    expect(told([ogre])).toEqual(told([]));
  });

  it('tells the referee of all, and the players of those whom they see', () => {
    const { players, referee: all } = cast('Web', [{ ...grik, at: at(3, 4) }, ogre]).told();
    expect(players.slice(0, 2)).toEqual(['Web reaches the goblin.', 'Web on the goblin lasts 48 turns.']);
    expect(all).toEqual(expect.arrayContaining(['Web reaches the goblin and the ogre.']));
  });
});

describe('the place that a spell fills (OSE-APX-06)', () => {
  it('is the referee’s alone about somebody hidden, and shown to all about a square that was said', () => {
    expect(areas(cast('Web', [ogre], { targets: [ogre.id] }))).toMatchObject([{ at: { x: 3.5, y: 4.5 }, open: false }]);
    expect(areas(cast('Web', [ogre], { targets: [ogre.id], to }))).toMatchObject([{ open: true }]);
    expect(areas(cast('Web', [grik], { targets: [grik.id] }))).toMatchObject([{ open: true }]);
  });
});

describe('darkness at a place (OSE-APX-06)', () => {
  it.each(['Light (reversed)', 'Continual Light (reversed)'])(
    '%s takes all within, and none of them saves',
    (spell) => {
      const script = cast(spell, [grik, goblin({ id: id('gruk'), name: 'Gruk', at: at(3, 4) })]);
      expect(lastingMagic(script.state)).toMatchObject([{ name: spell, on: ['grik', 'gruk'] }]);
      expect(areas(script)).toMatchObject([{ kind: 'circle', at: { x: 3.5, y: 4.5 } }]);
    },
  );

  it('cast at the eyes of one alone, it is resisted by a save', () => {
    const resisted = cast('Light (reversed)', [grik], { targets: [grik.id] }, [20]);
    expect(lastingMagic(resisted.state)).toEqual([]);
  });
});
