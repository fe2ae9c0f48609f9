import { describe, expect, it } from 'vitest';
import {
  after,
  ask,
  campaign,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { id, loaded, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const hild = id<'creature'>('hild');
const wren = id<'creature'>('wren');
const free = (name: string, rest: Partial<Creature> = {}) => someone({ id: id(name), name, owner: null, ...rest });
const labels = (state: GameState, seat: Seat, command: string): readonly string[] =>
  offers(state, seat)
    .filter((offer) => offer.command === command)
    .map(({ label }) => label);
const two = campaign([free('hild'), free('wren')]);

describe('a character that nobody plays', () => {
  it('is taken by a player with one press, and is theirs', () => {
    expect(labels(two, player, 'ClaimCharacter')).toEqual(['Play hild', 'Play wren']);
    const state = after(two, { type: 'ClaimCharacter', creature: hild }, player);
    expect(state.creatures[hild]?.owner).toBe(player.user);
    expect(labels(state, player, 'ClaimCharacter')).toEqual([]);
    expect(labels(state, otherPlayer, 'ClaimCharacter')).toEqual(['Play wren']);
    expect([...refusedOffers(two, player), ...refusedOffers(state, otherPlayer)]).toEqual([]);
  });

  it('is taken once, by players only, and only one by each', () => {
    const state = after(two, { type: 'ClaimCharacter', creature: hild }, player);
    expect(ask(state, { type: 'ClaimCharacter', creature: hild }, otherPlayer)).toBe('not-your-character');
    expect(ask(state, { type: 'ClaimCharacter', creature: wren }, player)).toBe('forbidden');
    expect(ask(two, { type: 'ClaimCharacter', creature: hild }, spectator)).toBe('not-your-seat');
    expect(ask(two, { type: 'ClaimCharacter', creature: hild }, referee)).toBe('not-your-seat');
  });

  it('is living, and of the party', () => {
    const mixed = campaign([
      free('hild', { conditions: ['dead'] }),
      free('wren', { kind: 'retainer' }),
      free('goblin', { kind: 'monster' }),
    ]);
    expect(labels(mixed, player, 'ClaimCharacter')).toEqual([]);
    expect(ask(mixed, { type: 'ClaimCharacter', creature: id('goblin') }, player)).toBe('no-such-thing');
    expect(ask(mixed, { type: 'ClaimCharacter', creature: hild }, player)).toBe('not-your-character');
  });

  it('is one whom the players know of: of others they are not even told that there are any', () => {
    const secret = campaign([free('hild', { hidden: true }), free('wren')]);
    expect(labels(secret, player, 'ClaimCharacter')).toEqual(['Play wren']);
    const asked = (creature: string) =>
      decide(secret, { type: 'ClaimCharacter', creature: id(creature) }, player, loaded());
    expect(asked('hild')).toEqual(asked('nobody'));
    expect(labels(secret, referee, 'GiveCharacter')).toContain(`Give hild to ${player.name}`);
  });

  it('is given by the referee with one press to whoever plays nobody, or to anyone when all play somebody', () => {
    const atOnce = (state: GameState) =>
      offers(state, referee)
        .filter(({ command, inputs, fixed }) => command === 'GiveCharacter' && inputs.length === 0 && fixed.to !== null)
        .map(({ label }) => label);
    const names = [player, otherPlayer].map(({ name }) => name);
    expect(atOnce(two)).toEqual(['hild', 'wren'].flatMap((who) => names.map((name) => `Give ${who} to ${name}`)));
    const one = after(two, { type: 'ClaimCharacter', creature: hild }, player);
    expect(atOnce(one)).toEqual([`Give wren to ${otherPlayer.name}`]);
    const third = campaign([
      free('hild', { owner: player.user }),
      free('wren', { owner: otherPlayer.user }),
      free('oswin'),
    ]);
    expect(atOnce(third)).toEqual(names.map((name) => `Give oswin to ${name}`));
    expect(refusedOffers(third, referee)).toEqual([]);
  });
});
