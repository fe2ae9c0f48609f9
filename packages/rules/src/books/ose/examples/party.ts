import { id, loaded, type Role } from '../../../core/index.ts';
import { checkFormation } from '../../../procedures/party/party/formation.ts';
import { oseParty } from '../../../procedures/party/party/ose.ts';
import { rollOff } from '../../../procedures/party/party/roll-off.ts';
import { speaksForParty } from '../../../procedures/table/permission/permission.ts';
import { newState } from '../../../state/state.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { DEFAULT_CHOICE } from '../../index.ts';
import { COPPER } from '../content/gear.ts';
import { readyCharacters } from '../content/ready-characters.ts';

const rule = oseParty();

function allowed(inputs: VectorInputs): boolean {
  const role = read.text<Role>(inputs, 'actorRole');
  if (read.text(inputs, 'command') === 'own') return role !== 'spectator';
  const begin = newState('', DEFAULT_CHOICE);
  const caller = typeof inputs.callerId === 'string' ? id<'user'>(inputs.callerId) : null;
  const user = id<'user'>(read.text(inputs, 'actorId'));
  const own = readyCharacters().map((one) => ({
    ...one,
    id: id<'creature'>('own'),
    owner: user,
    at: null,
    moved: 0,
  }))[0];
  const members = own ? [own.id] : [];
  const creatures = own ? { [own.id]: own } : {};
  return speaksForParty({ ...begin, creatures, party: { ...begin.party, members, caller } }, { role, user, name: '' });
}

function divided(inputs: VectorInputs) {
  const coins = read.record<number>(inputs, 'coins');
  const copper = (Object.keys(COPPER) as (keyof typeof COPPER)[]).reduce(
    (sum, kind) => sum + (coins[kind] ?? 0) * COPPER[kind],
    0,
  );
  const { whole, half, remainder } = rule.shares(
    copper,
    read.number(inputs, 'pcs'),
    read.number(inputs, 'halfShares', 0),
  );
  return { pcShareCp: whole, halfShareCp: half, remainderCp: remainder };
}

export const partyVectors: Adapters = {
  'OSE-PTY-01': (inputs) => rule.size(read.number(inputs, 'members')),
  'OSE-PTY-02': (inputs) => rule.mix(read.list<string>(inputs, 'classes').map((name) => name.toLowerCase())),
  'OSE-PTY-03': (inputs) => rule.spread(read.list<number>(inputs, 'levels')),
  'OSE-PTY-04': (inputs) => ({
    ...checkFormation(read.list<string>(inputs, 'members'), read.list<readonly string[]>(inputs, 'formation')),
  }),
  'OSE-PTY-05': (inputs) => ({ allowed: allowed(inputs) }),
  'OSE-PTY-07': divided,
  'OSE-PTY-08': (inputs) => {
    const dice = loaded(...read.faces(inputs));
    return {
      ...rollOff(read.list<string>(inputs, 'players'), read.number(inputs, 'items'), () => dice.die(rule.rollOffDie)),
    };
  },
};
