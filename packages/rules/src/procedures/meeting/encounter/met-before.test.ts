import { describe, expect, it } from 'vitest';
import { onTheWay } from '../../../../test/abbey.ts';
import { aldo, begin, grik, meet, orc, torch } from '../../../../test/encounter.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, player, referee, refusedOffers, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

describe('those who were met before', () => {
  it('those who were met and let be are not proposed again, until somebody new is with them', () => {
    const seen = [grik, orc].map((one) => ({ ...one, hidden: false }));
    const proposed = (state: GameState) => offers(state, referee).find(({ key }) => key === 'BeginEncounter:these');
    const script = new Script(delve([aldo, ...seen]));
    expect(proposed(script.state)?.next).toBe(true);
    script.play({ ...meet, creatures: [grik.id, orc.id] }).play({ type: 'ConcludeEncounter' });
    expect(script.state.metBefore).toEqual([grik.id, orc.id]);
    expect(proposed(script.state)).toBeUndefined();
    const another = goblin({ id: id('another'), name: 'Another', at: at(2, 3) });
    const joined = { ...script.state, creatures: { ...script.state.creatures, [another.id]: another } };
    expect(proposed(joined)?.next).toBe(true);
  });

  it('those who were met and let be are met again in words of their own, seen or not, and whoever is new before them', () => {
    const scene = twoRooms({ ambient: 'dark' });
    const blind = (one: typeof orc) => ({ ...one, hidden: false, infravision: 0 });
    const band = [blind(grik), blind({ ...goblin({ id: id('snag'), name: 'Goblin' }), at: at(3, 2) })];
    const ogre = blind(goblin({ id: id('ogre'), name: 'Ogre', movement: 90, at: at(2, 3) }));
    const met = (others: readonly (typeof orc)[], lit: boolean) =>
      offers(
        {
          ...delve(
            [{ ...aldo, infravision: 0 }, ...band, ...others],
            lit ? { lights: { [torch.id]: torch } } : {},
            scene,
          ),
          metBefore: band.map((one) => one.id),
        },
        referee,
      )
        .filter(({ command, place }) => command === 'BeginEncounter' && place === 'encounter')
        .map(({ label, next }) => [label, next]);
    for (const lit of [true, false])
      expect(met([], lit)).toEqual([
        ['Meet the goblins again', false],
        ['Begin an encounter with others', false],
      ]);
    expect(met([ogre], false)).toEqual([
      ['Begin the encounter: Ogre, not seen yet', false],
      ['Meet the goblins again', false],
      ['Begin an encounter with others', false],
    ]);
    const begun = { ...delve([aldo, ...band]), metBefore: band.map((one) => one.id) };
    expect(refusedOffers(begun, referee, 'BeginEncounter')).toEqual([]);
    expect(offers(begun, referee).find(({ about }) => about === grik.id)?.label).toBe('Meet these again');
  });

  it('OSE-WLD-01: whom the party let be on its way is not met again on the next, unless they are pointed at', () => {
    const [first, second] = [grik, orc].map((one) => ({ ...one, at: null, hidden: true }));
    if (!first || !second) throw new Error('Two are asked for.');
    const begun = onTheWay();
    const party = Object.entries(begun.creatures).filter(([, { kind }]) => kind !== 'monster');
    const script = new Script({ ...begun, creatures: { ...Object.fromEntries(party), [first.id]: first } });
    script.play({ ...meet, creatures: [first.id], setting: 'wilderness' }).play({ type: 'ConcludeEncounter' });
    const begins = (state: GameState) =>
      offers(state, referee).flatMap(({ command, place, fixed }) =>
        command === 'BeginEncounter' ? [[place, fixed.creatures]] : [],
      );
    expect(begins(script.state)).toEqual([['creature', [first.id]]]);
    expect(refusedOffers(script.state, referee, 'BeginEncounter')).toEqual([]);
    const more = { ...script.state, creatures: { ...script.state.creatures, [second.id]: second } };
    expect(begins(more)[0]).toEqual(['encounter', [second.id]]);
    const both = new Script(more).play({ ...meet, creatures: [second.id], setting: 'wilderness' });
    expect(begins(both.play({ type: 'ConcludeEncounter' }).state)).toEqual([
      ['creature', [first.id]],
      ['creature', [second.id]],
    ]);
  });

  it('ticks nobody of those met before whom the form does not list', () => {
    const scene = twoRooms({ width: 20, ambient: 'dark', walls: [], doors: {} });
    const band = [11, 13].map((x) => goblin({ id: id(`snag${x}`), infravision: 0, at: at(x, 2) }));
    const state = delve([{ ...aldo, at: at(1, 1), infravision: 0 }, ...band], {}, scene);
    const forms = offers({ ...state, metBefore: band.map((one) => one.id) }, referee).flatMap(({ command, inputs }) =>
      command === 'BeginEncounter' ? inputs.filter((input) => input.kind === 'choices') : [],
    );
    expect(forms.length).toBeGreaterThan(0);
    for (const { options, preset = [] } of forms)
      expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining([...preset]));
  });

  it('whom the party let be on its way is not proposed where it stands on a map', () => {
    const [passed, stands] = [
      { ...orc, at: null },
      { ...grik, hidden: false },
    ];
    const begins = offers({ ...delve([aldo, passed, stands]), metBefore: [passed.id] }, referee).filter(
      ({ command, place }) => command === 'BeginEncounter' && place === 'encounter',
    );
    expect(begins[0]?.fixed.creatures).toEqual([stands.id]);
    expect(begins.every(({ key }) => key !== 'BeginEncounter:aside')).toBe(true);
  });

  it('whom the party has met and let be is written down for the referee alone', () => {
    const script = new Script(begin).play(meet).play({ type: 'ConcludeEncounter' });
    expect(known(script.state, referee)).toMatchObject({ metBefore: [grik.id] });
    expect(known(script.state, player)).not.toHaveProperty('metBefore');
  });

  it('the dead of an encounter are not among those who were let be', () => {
    const script = new Script(begin)
      .play(meet)
      .play({ type: 'SetCondition', creature: grik.id, condition: 'dead', on: true })
      .play({ type: 'ConcludeEncounter' });
    expect(script.state.metBefore).toBeUndefined();
  });
});
