import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import { isCapable } from '../../../state/read.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { evolve } from '../../evolve.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 7, at: at(1, 1) });
const grik = goblin({ name: 'Grik', at: at(2, 2) });
const ogre = goblin({
  id: id('ogre'),
  name: 'Ogre',
  at: at(2, 2),
  hitDice: { dice: 4, plus: 1, stars: 0 },
  saveAs: '4',
});
const BOOKS: readonly RulesetId[] = ['ose', 'gorman', 'eris'];

/** A round begins with some under magic: what is told, and the state. */
function roundUnder(name: string, base: RulesetId, foe: typeof grik, ...faces: number[]) {
  const script = brawl({ base }, [mira], [foe]);
  script.play({ type: 'BeginMagic', name, on: [foe.id], turns: 1 });
  script.told();
  script.play({ type: 'EndRound' }, referee, ...faces);
  return script;
}

describe('Confusion (OSE-APX-06)', () => {
  it.each(BOOKS)('2d6 say each round what somebody does, by %s', (base) => {
    for (const [faces, does] of [
      [[2, 3], 'would attack the other side'],
      [[3, 5], 'does nothing'],
      [[4, 5], 'would attack friends'],
    ] as const) {
      const script = roundUnder('Confusion', base, grik, ...faces);
      const { referee: told, players } = script.told();
      expect(told).toContain(`Grik is confused, and ${does}. [${faces.join(' ')}]`);
      expect(players).toContain(`Grik is confused, and ${does}.`);
      const now = script.state.creatures[grik.id] ?? grik;
      expect(isCapable(now)).toBe(does !== 'does nothing');
    }
  });

  it('whoever has more than two hit dice saves first, and acts as usual that round', () => {
    const saved = roundUnder('Confusion', 'ose', ogre, 20).told().referee;
    expect(saved.some((line) => line.includes('confused'))).toBe(false);
    expect(roundUnder('Confusion', 'ose', ogre, 1, 3, 4).told().referee).toContain(
      'Ogre is confused, and does nothing. [3 4]',
    );
  });

  it('names the rule, and what the dice came to', () => {
    const script = brawl({ base: 'ose' }, [mira], [grik]);
    script.play({ type: 'BeginMagic', name: 'Confusion', on: [grik.id], turns: 1 });
    const acted = eventIn(ask(script.state, { type: 'EndRound' }, referee, 6, 6), 'ConfusedActed');
    expect(acted?.why).toMatchObject({ rule: 'OSE-APX-06', roll: { total: 12 }, reads: 'attacks friends' });
  });

  it('does nothing for one round, and is thrown for anew in the next', () => {
    const script = roundUnder('Confusion', 'ose', grik, 3, 4);
    script.play({ type: 'SetInitiative', first: script.state.encounter?.sides[0]?.id ?? id('none') });
    script.play({ type: 'EndRound' }, referee, 1, 1);
    expect(script.state.creatures[grik.id]?.conditions).toEqual([]);
  });

  describe('beside another stun', () => {
    const stunned = (ailing = false) => {
      const script = roundUnder('Confusion', 'ose', grik, 3, 4);
      const ailment = { kind: 'confused', until: 900, ends: 'passes' } as const;
      return new Script(
        evolve(
          script.state,
          ailing
            ? { type: 'AilmentBegan', creature: grik.id, ailment }
            : { type: 'Stunned', creature: grik.id, rounds: 2 },
        ),
      );
    };
    const next = (script: Script, ...faces: number[]) => {
      script.play({ type: 'SetInitiative', first: script.state.encounter?.sides[0]?.id ?? id('none') });
      return script.play({ type: 'EndRound' }, referee, ...faces);
    };
    const conditions = ({ state }: Script) => state.creatures[grik.id]?.conditions;

    it('who is still stunned does nothing but that, and throws no dice', () => {
      const script = next(stunned(), 6, 6);
      expect(script.told().referee.join()).not.toContain('is confused');
      expect(conditions(script)).toEqual(['stunned']);
      expect(next(next(script), 6, 6).told().referee.join()).toContain('is confused, and would attack friends');
    });

    it('does not shorten it', () => {
      const long = evolve(stunned().state, { type: 'Stunned', creature: grik.id, rounds: 5 });
      const why = { rule: 'OSE-APX-06', formula: '' } as const;
      const event = { type: 'ConfusedActed', creature: grik.id, does: 'does nothing', why } as const;
      expect(evolve(long, event).encounter?.stunned?.[grik.id]).toBe(long.encounter?.stunned?.[grik.id]);
    });

    it('who is confused by poison too stays so when the round of the spell is over, and the other way round', () => {
      const script = next(stunned(true));
      expect(conditions(script)).toEqual(['stunned']);
      expect(script.told().referee.join()).not.toContain('no longer stunned');
      const ended = evolve(stunned(true).state, { type: 'AilmentEnded', creature: grik.id, kind: 'confused' });
      expect(ended.creatures[grik.id]?.conditions).toEqual(['stunned']);
    });
  });

  it('is cast at 3d6 of them, who do not save then', () => {
    const script = new Script(delve([mira, grik, ogre], { memorised: { [mira.id]: ['Confusion'] } }));
    script.play({ type: 'CastSpell', caster: mira.id, spell: 'Confusion', targets: [grik.id, ogre.id] }, player);
    script.play({ type: 'LetTakeHold', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') }, referee, 1, 1, 1);
    expect(script.state.magic?.[0]?.on).toEqual([grik.id, ogre.id]);
  });
});

describe('Feeblemind (OSE-APX-06)', () => {
  it.each(BOOKS)('whoever is under it casts nothing, by %s', (base) => {
    const state = delve([mira], { memorised: { [mira.id]: ['Sleep'] }, ruleset: { base, slots: {}, options: {} } });
    const script = new Script(state);
    const sleep = { type: 'CastSpell', caster: mira.id, spell: 'Sleep', targets: [] } as const;
    expect(ask(script.state, sleep, player)).not.toBe('incapable');
    script.play({ type: 'BeginMagic', name: 'Feeblemind', on: [mira.id], turns: 0 });
    expect(ask(script.state, sleep, player)).toBe('incapable');
    script.play({ type: 'EndMagic', magic: script.state.magic?.[0]?.id ?? id('none') });
    expect(ask(script.state, sleep, player)).not.toBe('incapable');
  });
});
