import { describe, expect, it } from 'vitest';
import {
  bru,
  cast,
  letTakeHold,
  mia,
  middling,
  orc,
  orcs,
  strong,
  thoseWho,
  weak,
  woundsIn,
} from '../../../../test/casting.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, player, referee, someone } from '../../../../test/table.ts';
import { type Command, id, type Line, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { tell } from '../../../view/tell.ts';

describe('spells that allow a save (OSE-APX-06)', () => {
  it.each([
    { spell: 'Charm Person', who: mia, condition: 'charmed' },
    { spell: 'Hold Person', who: bru, condition: 'paralysed' },
    { spell: 'Hold Person', who: mia, condition: 'paralysed' },
  ] as const)('$spell: those who fail are $condition, those who save are not', ({ spell, who, condition }) => {
    const [one] = orcs;
    if (!one) throw new Error('no orc');
    expect(thoseWho(letTakeHold(cast(who, spell, [one]), [1]), condition)).toEqual([one.id]);
    expect(thoseWho(letTakeHold(cast(who, spell, [one]), [20]), condition)).toEqual([]);
  });

  it('Hold Person at one takes 2 from the save, and says so', () => {
    const script = cast(bru, 'Hold Person', [orc(1)]);
    const events = ask(
      script.state,
      { type: 'LetTakeHold', awaited: awaitedSpells(script.state)[0]?.id ?? id('none') },
      referee,
      17,
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'SaveRolled',
        why: expect.objectContaining({
          roll: expect.objectContaining({ total: 15 }),
          modifiers: [{ name: 'Hold Person at one alone', value: -2, rule: 'OSE-APX-06' }],
        }),
      }),
    );
  });

  describe('what is added to the save is told by what it comes from', () => {
    const alone = { name: 'Hold Person at one alone', value: -2 };
    const modifiers = (at: readonly Creature[], settled: object, ...faces: number[]) => {
      const begun = cast(bru, 'Hold Person', at).state;
      const state = { ...begun, creatures: { ...cast(bru, 'Hold Person', orcs).state.creatures, ...begun.creatures } };
      const awaited = awaitedSpells(state)[0]?.id ?? id<'magic'>('none');
      const events = ask(state, { type: 'LetTakeHold', awaited, ...settled }, referee, ...faces);
      return eventIn(events, 'SaveRolled')?.why.modifiers ?? [];
    };
    const all = orcs.map((one) => one.id);

    it.each([
      ['the spell’s own, as the book has it', { modifier: -2 }, [alone]],
      ['the referee’s figure in its place', { modifier: 1 }, [{ name: 'circumstances', value: 1 }]],
      ['nothing, where the referee takes it away', { modifier: 0 }, []],
    ])('%s', (_what, settled, told) => {
      expect(modifiers([orc(1)], settled, 17)).toMatchObject(told);
      expect(modifiers([orc(1)], settled, 17)).toHaveLength(told.length);
    });

    it('at three whom the referee names for one it is not the spell’s own, and at one named for three it is', () => {
      expect(modifiers([orc(1)], { targets: all }, 4, 17, 17, 17)).toEqual([]);
      expect(modifiers([orc(1)], { targets: all, modifier: -2 }, 4, 17, 17, 17)).toMatchObject([
        { name: 'circumstances', value: -2 },
      ]);
      expect(modifiers(orcs, { targets: all.slice(0, 1) }, 17)).toMatchObject([alone]);
    });
  });

  it('Hold Person at several takes 1d4 of them', () => {
    const script = letTakeHold(cast(bru, 'Hold Person', orcs), [2, 1, 1]);
    expect(thoseWho(script, 'paralysed')).toEqual([weak, middling]);
  });

  it('the reason says how many it reaches: by a die, one alone, or at most so many', () => {
    const why = (caster: Creature, spell: string, targets: readonly Creature[], ...faces: number[]) => {
      const { state } = cast(caster, spell, targets);
      const awaited = awaitedSpells(state)[0]?.id ?? id<'magic'>('none');
      const events = ask(state, { type: 'LetTakeHold', awaited }, referee, ...faces, 20, 20);
      return eventIn(events, 'SpellTookHold')?.why.formula;
    };
    expect(why(bru, 'Hold Person', orcs, 2)).toBe('1d4 of them');
    expect(why(bru, 'Hold Person', orcs.slice(0, 1))).toBe('one alone');
  });

  it('by Gorman’s rules elves are untouched by what holds (GOR-CLS-09)', () => {
    const elf = orc(3, { name: 'Elf', class: 'elf', kind: 'retainer', level: 1 });
    const script = cast(bru, 'Hold Person', [elf], { ruleset: { base: 'gorman', slots: {}, options: {} } });
    expect(letTakeHold(script, []).told().referee).toContain('Elf is untouched by Hold Person.');
    expect(thoseWho(script, 'paralysed')).toEqual([]);
  });

  it('GOR-CLS-09: what leaves an elf untouched is named to nobody, where nobody sees who cast it', () => {
    const elf = orc(3, { name: 'Elf', class: 'elf', kind: 'retainer', owner: player.user, level: 1 });
    const told = (hidden: boolean) => {
      const begin = delve([{ ...bru, owner: null, hidden }, elf], {
        ruleset: { base: 'gorman', slots: {}, options: {} },
        memorised: { [bru.id]: ['Hold Person'] },
      });
      const script = new Script(begin);
      script.play({ type: 'CastSpell', caster: bru.id, spell: 'Hold Person', targets: [elf.id] }, referee);
      return letTakeHold(script, []).told().players;
    };
    expect(told(false)).toContain('Elf is untouched by Hold Person.');
    expect(told(true)).toContain('Elf is untouched by it.');
  });

  it.each([
    ['gorman', 'Hold Person', 'elf', [], ['Aldo is untouched by it.']],
    [
      'ose',
      'Hold Person',
      'fighter',
      [1],
      ['Aldo fails to save against spells, rods and staves.', 'Aldo is paralysed.'],
    ],
    [
      'ose',
      'Fire Ball',
      'fighter',
      [1, 1, 1, 1, 1, 20],
      ['Aldo saves against spells, rods and staves.', 'Aldo takes 2 damage.'],
    ],
    ['ose', 'Magic Missile', 'fighter', [1], ['Aldo takes 2 damage.']],
  ] as const)(
    'by %s, of %s that nobody sees cast the players are told what they perceive, and neither its name nor its nature',
    (base, spell, chosen, faces, lines) => {
      const aldo = someone({ class: chosen, at: at(1, 1), hitPoints: { now: 30, max: 30 } });
      const unseen = { ...(spell === 'Hold Person' ? bru : mia), owner: null, hidden: true, level: 5, at: at(4, 1) };
      const begun = new Script(
        delve([aldo, unseen], { ruleset: { base, slots: {}, options: {} }, memorised: { [unseen.id]: [spell] } }),
      );
      const atOnce = spell === 'Magic Missile';
      const told: Line[] = [];
      const play = (state: GameState, command: Command, dice: readonly number[]): GameState => {
        const ruling = decide(state, command, referee, loaded(...dice));
        if (!ruling.granted) throw new Error(ruling.refusal.sentence);
        const states = [state, ...ruling.after];
        ruling.events.forEach((event, nth) => {
          const line = tell(event, player, states[nth + 1] ?? state, states[nth] ?? state);
          if (line) told.push(line);
        });
        return ruling.after.at(-1) ?? state;
      };
      const cast = { type: 'CastSpell', caster: unseen.id, spell, targets: [aldo.id] } as const;
      const waiting = play(begun.state, cast, atOnce ? faces : []);
      const [awaited] = awaitedSpells(waiting);
      if (awaited) play(waiting, { type: 'LetTakeHold', awaited: awaited.id, lasts: '1' }, faces);
      expect(told.map(({ text }) => text)).toEqual(lines);
      expect(JSON.stringify(told)).not.toMatch(new RegExp(`${spell}|holding|paralysis`));
    },
  );

  it('Fire Ball: a die for each level, once for all, half for those who save', () => {
    const script = letTakeHold(cast(mia, 'Fire Ball', orcs), [1, 1, 1, 1, 1, 1, 20, 1, 20]);
    expect(woundsIn(script)).toEqual([
      [weak, 3],
      [middling, 6],
      [strong, 3],
    ]);
    expect(lastingMagic(script.state)).toEqual([]);
  });

  it('the damage is the referee’s to change', () => {
    const [one] = orcs;
    if (!one) throw new Error('no orc');
    expect(woundsIn(letTakeHold(cast(mia, 'Lightning Bolt', [one]), [1], { damage: '5' }))).toEqual([[one.id, 5]]);
  });
});
