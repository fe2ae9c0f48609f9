import { describe, expect, it } from 'vitest';
import { brawl, weapon } from '../../../../test/brawl.ts';
import { at, goblin, referee, someone } from '../../../../test/table.ts';
import { WHOLE_BESTIARY } from '../../../books/ose/content/bestiary.ts';
import { id, loaded, type Modifier, type RulesetChoice } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import type { LastingMagic } from '../../../state/magic.ts';
import { tell } from '../../../view/tell.ts';

const bow = weapon('short bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });
const aldo = someone({ at: at(1, 1), attacks: [weapon('sword'), bow] });
const grik = goblin({ at: at(2, 1), hitPoints: { now: 20, max: 20 } });

const magic = (name: string, on: Creature, open = true): LastingMagic => ({
  id: id<'magic'>(name),
  name,
  caster: null,
  on: [on.id],
  until: null,
  open,
});

interface Fought {
  readonly one?: Partial<Creature>;
  readonly other?: Partial<Creature>;
  readonly magic?: readonly LastingMagic[];
  readonly ruleset?: Partial<RulesetChoice>;
}

/** A blow that shows 14: what was added to it, and what the referee is told. */
function blow({ one = {}, other = {}, magic: all = [], ruleset = {} }: Fought) {
  const { state } = brawl(ruleset, [{ ...aldo, ...one }], [{ ...grik, ...other }]);
  // Those who lie hidden are met when the meeting begins.
  const target = state.creatures[grik.id] ?? grik;
  const now = { ...state, magic: all, creatures: { ...state.creatures, [grik.id]: { ...target, ...other } } };
  const ruling = decide(
    now,
    { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'sword' },
    referee,
    loaded(14, 3),
  );
  const struck = ruling.granted ? ruling.events.find((event) => event.type === 'AttackRolled') : undefined;
  if (!struck) throw new Error('The blow is refused.');
  return {
    modifiers: struck.why.modifiers ?? [],
    hit: struck.hit,
    why: struck.why,
    line: tell(struck, referee, now, now),
  };
}
const unseen = (name: string, value: number, rule = 'TABLE'): Modifier => ({ name, value, rule }) as Modifier;

describe('attacks at whom the attacker does not see', () => {
  it.each([
    { base: 'ose' },
    { base: 'basic' },
    { base: 'eris' },
    { slots: { attack: 'gorman' } },
    { options: { ascendingAC: true } },
  ] as const)('are made at −4, where magic hides the target, by %o', (ruleset) => {
    const { modifiers, why } = blow({ magic: [magic('Invisibility', grik)], ruleset });
    expect(modifiers).toContainEqual(unseen('invisible target', -4));
    expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(why.roll?.plus);
    expect(blow({ ruleset }).modifiers).not.toContainEqual(unseen('invisible target', -4));
  });

  it('a roll that would have hit misses for it', () => {
    expect([blow({}).hit, blow({ magic: [magic('Invisibility', grik)] }).hit]).toEqual([true, false]);
  });

  it('magic that the players do not know of keeps its name', () => {
    const { line, modifiers } = blow({ magic: [magic('Invisibility', grik, false)] });
    expect(modifiers).toEqual([unseen('circumstances', -4)]);
    expect(JSON.stringify(line)).not.toContain('nvisib');
  });

  it('OSE-APX-06: who sees the invisible, by a spell or by nature, strikes as ever; so does what goes by no eyes', () => {
    const hidden = magic('Invisibility', grik);
    expect(blow({ magic: [hidden, magic('Detect Invisible', aldo)] }).modifiers).toEqual([]);
    expect(blow({ magic: [hidden], one: { traits: { seesInvisible: true } } }).modifiers).toEqual([]);
    expect(blow({ magic: [hidden], one: { traits: { eyeless: true } } }).modifiers).toEqual([]);
  });

  it('at one who lies hidden from all the table it costs as much, and once alone', () => {
    expect(blow({ other: { hidden: true } }).modifiers).toEqual([unseen('unseen target', -4)]);
    expect(blow({ other: { hidden: true, traits: { invisible: -2 } } }).modifiers).toEqual([
      unseen('unseen target', -4),
    ]);
    expect(blow({ other: { hidden: true }, magic: [magic('Detect Invisible', aldo)] }).modifiers).toEqual([
      unseen('unseen target', -4),
    ]);
  });

  it('OSE-APX-13: what is invisible by nature stays so when it strikes', () => {
    const costs = WHOLE_BESTIARY.flatMap(({ key, traits }) => (traits.invisible ? [[key, traits.invisible]] : []));
    expect(costs).toEqual([
      ['invisible-stalker', -4],
      ['pixie', -2],
    ]);
    expect(blow({ other: { traits: { invisible: -4 } } }).modifiers).toEqual([
      unseen('invisible target', -4, 'OSE-APX-13'),
    ]);
    const seeing = WHOLE_BESTIARY.flatMap(({ key, traits }) => (traits.seesInvisible ? [key] : []));
    expect(seeing).toEqual(['amber-golem', 'hellhound']);
  });

  it('OSE-APX-06: whom a spell hides strikes once unseen, and is seen from then on', () => {
    const { state } = brawl({ base: 'ose' }, [aldo], [grik]);
    const ruling = decide(
      { ...state, magic: [magic('Invisibility', aldo)] },
      { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'sword' },
      referee,
      loaded(2),
    );
    expect(ruling.granted && ruling.events.map(({ type }) => type)).toContain('MagicEnded');
  });
});
