import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { baseRate } from '../../dungeon/movement/rate.ts';

const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 3, at: at(1, 1) });

function casting(spell: string, facts: Partial<typeof mira> = {}, options = {}): Script {
  const caster = { ...mira, ...facts };
  const ruleset = { base: 'ose', slots: {}, options } as const;
  const script = new Script({ ...delve([caster], { memorised: { [mira.id]: [spell] } }), ruleset });
  return script.play({ type: 'CastSpell', caster: mira.id, spell, targets: [] }, player, 1);
}
const miraOf = ({ state }: Script) => state.creatures[mira.id] ?? mira;
const rise = (elevation: number) =>
  ({ type: 'SetPose', creature: mira.id, facing: 'as-now', elevation, across: 0 }) as const;
const magicOn = (one: Creature, name: string) => ({
  ...{ id: id<'magic'>(name), name, caster: null, on: [one.id], until: null, open: true },
});
const passTurns = (script: Script, turns: number, ...faces: number[]): Script => {
  for (let turn = 1; turn <= turns; turn += 1)
    script.play({ type: 'EndTurn', resting: false }, player, ...(turn === turns ? faces : []));
  return script;
};

describe('Levitate (OSE-APX-06)', () => {
  it('lasts 6 turns and one for each level, upon its caster', () => {
    expect(casting('Levitate').told().players).toContain('Levitate on Mira lasts 9 turns.');
  });

  it('its caster is offered to rise or sink, up to 20′ from where they are', () => {
    const script = casting('Levitate').play(rise(30), player);
    const found = offers(script.state, player).find(({ key }) => key.startsWith('SetPose:aloft'));
    expect(found).toMatchObject({ label: 'Rise or sink', inputs: [{ name: 'elevation', min: 10, max: 50 }] });
    expect(refusedOffers(script.state, player, 'SetPose')).toEqual([]);
    expect(offers(delve([mira]), player).some(({ key }) => key.startsWith('SetPose:aloft'))).toBe(false);
  });

  it('cast twice on one creature, it is offered once', () => {
    const script = casting('Levitate').play({ type: 'BeginMagic', name: 'Levitate', on: [mira.id], turns: 0 });
    expect(offers(script.state, player).filter(({ key }) => key.startsWith('SetPose:aloft'))).toHaveLength(1);
  });

  it('whoever is in the air when it ends falls, as far as they are up', () => {
    const script = passTurns(
      casting('Levitate', { hitPoints: { now: 20, max: 20 } }).play(rise(30), player),
      9,
      2,
      3,
      4,
    );
    expect(miraOf(script)).toMatchObject({ hitPoints: { now: 11 } });
    expect(miraOf(script).elevation).toBeUndefined();
    expect(script.told().players).toEqual(expect.arrayContaining(['Levitate has run out.', 'Mira falls 30 feet.']));
  });

  it('nobody falls who stands on the floor, or whom other magic holds up', () => {
    expect(miraOf(passTurns(casting('Levitate'), 9)).hitPoints).toEqual(mira.hitPoints);
    const flying = casting('Levitate').play(rise(30), player);
    flying.play({ type: 'BeginMagic', name: 'Fly', on: [mira.id], turns: 0 });
    expect(miraOf(passTurns(flying, 9))).toMatchObject({ hitPoints: mira.hitPoints, elevation: 30 });
  });

  it.each(['White dragon', 'Lame white dragon', 'White dragon 1204'])('%s flies on when Fly ends', (name) => {
    const dragon = goblin({ name, elevation: 60 });
    const magic = { type: 'BeginMagic', name: 'Fly', on: [dragon.id], turns: 0 } as const;
    const script = new Script(delve([mira, dragon])).play(magic);
    script.play({ type: 'EndMagic', magic: script.state.magic?.[0]?.id ?? id('none') });
    expect(script.state.creatures[dragon.id]).toMatchObject({ hitPoints: dragon.hitPoints, elevation: 60 });
  });

  it('whoever has the form of what flies stays up, and whoever only has the name of it falls', () => {
    const falls = (key: string) => {
      const one = goblin({ kind: 'character', name: 'Giant hawk', elevation: 10, hitPoints: { now: 20, max: 20 } });
      const form = { ...magicOn(one, 'Polymorph Others'), form: { key, whole: true } };
      const script = new Script({ ...delve([mira, one]), magic: [magicOn(one, 'Fly'), ...(key ? [form] : [])] });
      script.play({ type: 'EndMagic', magic: id('Fly') }, referee, 3);
      return script.state.creatures[one.id]?.elevation === undefined;
    };
    expect([falls('giant-hawk'), falls('goblin'), falls('')]).toEqual([false, true, true]);
  });
});

describe('Floating Disc (OSE-APX-06)', () => {
  const rich = { coins: { pp: 0, gp: 900, ep: 0, sp: 0, cp: 0 } };

  it('bears 5,000 coins for 6 turns, which do not burden whoever cast it', () => {
    const rateOf = (script: Script) => baseRate(script.state, miraOf(script));
    const script = casting('Floating Disc', rich, { encumbrance: 'detailed' });
    expect(rateOf(script)).toBe(120);
    expect(miraOf(script).coins.gp).toBe(900);
    expect(rateOf(passTurns(script, 6))).toBe(30);
  });

  it('what is more burdens as before', () => {
    const script = casting('Floating Disc', { coins: { ...rich.coins, gp: 5_500 } }, { encumbrance: 'detailed' });
    expect(baseRate(script.state, miraOf(script))).toBe(90);
  });
});
