import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, otherPlayer, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { id, loaded, type RulesetId } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';

const bru = someone({ id: id('bru'), name: 'Bru', class: 'cleric', level: 4, at: at(1, 1) });
const grik = goblin({ name: 'Grik', at: at(3, 2), alignment: 'chaotic' });
const elf = goblin({ id: id('elf'), name: 'Elf', at: at(3, 3), alignment: 'lawful' });
const lurker = goblin({ id: id('lurker'), name: 'Lurker', at: at(3, 4), alignment: 'chaotic', hidden: true });

/** A spell is cast, and let take hold: what each seat is told of it, and its reason. */
function told(
  base: RulesetId,
  spell: string,
  targets: readonly (typeof bru.id)[],
  changed?: readonly (typeof bru.id)[],
) {
  const script = new Script(
    delve([bru, grik, elf, lurker], { memorised: { [bru.id]: [spell] }, ruleset: { base, slots: {}, options: {} } }),
  ).play({ type: 'CastSpell', caster: bru.id, spell, targets }, player);
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  const command = { type: 'LetTakeHold', awaited, ...(changed ? { targets: changed } : {}) } as const;
  const ruling = decide(script.state, command, referee, loaded());
  const event = ruling.granted ? ruling.events.find(({ type }) => type === 'SpellTold') : undefined;
  const after = script.play(command).state;
  const [own, other, theirs] = [player, otherPlayer, referee].map((seat) =>
    event ? tell(event, seat, after, after) : null,
  );
  return { own: own?.text, other: other?.text, referee: theirs?.text, rule: own?.why?.rule, magic: after.magic };
}

describe('Detect Evil (OSE-APX-06)', () => {
  it.each(['ose', 'gorman', 'eris'] as const)('shows its caster alone the chaotic in sight, by %s', (base) => {
    expect(told(base, 'Detect Evil', [])).toMatchObject({
      own: 'Bru sees evil in Grik.',
      other: undefined,
      referee: 'Bru sees evil in Grik.',
      rule: 'OSE-APX-06',
      magic: [{ name: 'Detect Evil', on: [bru.id] }],
    });
  });

  it('or those whom the referee names; of the unseen it says nothing', () => {
    expect(told('ose', 'Detect Evil', [], [elf.id, lurker.id])).toMatchObject({
      own: 'Bru sees evil in the elf.',
      referee: 'Bru sees evil in the elf and Lurker.',
    });
    expect(told('ose', 'Detect Evil', [], []).own).toBe('Bru sees evil in nobody.');
  });
});

it('Detect Evil is put forward for nobody whom it cannot be let reach: those of a map that is not on the board', () => {
  const cave = id<'scene'>('cave');
  const there = [bru, someone({ alignment: 'chaotic' })].map((one) => ({ ...one, at: { ...at(1, 1), scene: cave } }));
  const rooms = twoRooms();
  const awaited = { id: id<'magic'>('w'), caster: bru.id, spell: 'Detect Evil', targets: [], open: true };
  const scenes = { [rooms.id]: rooms, [cave]: { ...rooms, id: cave } };
  const [offered] = offers(delve(there, { scenes, awaited: [awaited] }), referee).filter(
    ({ command }) => command === 'LetTakeHold',
  );
  expect(offered?.inputs[0]).toMatchObject({ name: 'targets', options: [], preset: [] });
});

const WAITING = { id: id<'magic'>('w'), caster: bru.id, spell: 'Know Alignment', open: true };

describe('Know Alignment (OSE-APX-06)', () => {
  it('tells its caster alone what somebody is at heart', () => {
    expect(told('ose', 'Know Alignment', [elf.id])).toMatchObject({
      own: 'Bru knows that the elf is lawful.',
      other: undefined,
      rule: 'OSE-APX-06',
    });
  });

  it('says of several who are alike that they are', () => {
    const orc = goblin({ id: id('orc'), name: 'Orc', at: at(3, 2), alignment: 'chaotic' });
    const state = delve([bru, elf, grik, orc], { awaited: [{ ...WAITING, targets: [grik.id, elf.id, orc.id] }] });
    const script = new Script(state).play({ type: 'LetTakeHold', awaited: WAITING.id });
    expect(script.told().referee[0]).toBe('Bru knows that Grik and the orc are chaotic, and that the elf is lawful.');
  });

  it('waits for the referee, who may let it come to nothing', () => {
    const state = delve([bru, elf], { memorised: { [bru.id]: ['Know Alignment'] } });
    const cast = { type: 'CastSpell', caster: bru.id, spell: 'Know Alignment', targets: [elf.id] } as const;
    const script = new Script(state).play(cast, player);
    const fail = { type: 'LetFail', awaited: awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none') } as const;
    expect(eventIn(ask(script.state, fail, referee), 'SpellFailed')).not.toBeNull();
  });
});
