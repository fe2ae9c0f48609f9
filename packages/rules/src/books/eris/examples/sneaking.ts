import { Script } from '../../../../test/fight.ts';
import { eventIn, inPeace } from '../../../../test/in-play.ts';
import { at, goblin, referee, someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { type Stealth, sneakChance, sneakingRate, sneaks } from '../../../procedures/dungeon/sneaking/eris.ts';
import type { GameState } from '../../../state/state.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

/** The modifiers of a vector; what is left out does not apply. */
export const stealthOf = (inputs: VectorInputs): Stealth => ({
  metalArmor: read.flag(inputs, 'metalArmor', false),
  detectedNotSeen: read.flag(inputs, 'detectedNotSeen', false),
  thief: read.flag(inputs, 'thief', false),
  hobbit: read.flag(inputs, 'hobbit', false),
  dex: read.number(inputs, 'dex', 10),
  camouflaged: read.flag(inputs, 'camouflaged', false),
});

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const ORC = goblin();
const SNEAK = { type: 'Sneak', creatures: [someone().id], far: false } as const;
const MEET = (aware: 'none' | 'party') =>
  ({ type: 'BeginEncounter', creatures: [ORC.id], setting: 'dungeon', aware, reveal: true }) as const;

/** Somebody who would sneak, by a torch where the light is bright, and a monster nearby. */
function hidden(inputs: VectorInputs): GameState {
  const { thief, hobbit, metalArmor, dex } = stealthOf(inputs);
  const sneak = someone({
    class: hobbit ? 'hobbit' : 'fighter',
    ...(thief ? { background: 'thief' } : {}),
    armour: metalArmor ? 'chainmail' : 'none',
    abilities: { STR: 10, INT: 10, WIS: 10, DEX: dex, CON: 10, CHA: 10 },
    at: at(1, 1),
  });
  const torch = {
    id: id<'light'>('torch'),
    kind: 'torch',
    carriedBy: sneak.id,
    left: null,
    radius: 30,
    turnsLeft: 6,
  } as const;
  const { state } = inPeace('eris', [sneak, { ...ORC, at: at(3, 1) }]);
  return read.flag(inputs, 'brightLight', false) ? { ...state, lights: { [torch.id]: torch } } : state;
}

/** They set out to sneak; where light forbids it the referee may allow it. */
function sneaking(inputs: VectorInputs, faces: readonly number[]) {
  const { detectedNotSeen: noticed, camouflaged } = stealthOf(inputs);
  const allowed = read.flag(inputs, 'lightAllowed', false);
  return decide(hidden(inputs), { ...SNEAK, noticed, camouflaged }, referee, loaded(...faces), allowed);
}

const isSurprised = ({ state }: Script, who: 'party' | 'monsters'): boolean =>
  state.encounter?.sides.some(({ kind, surprised }) => kind === who && surprised === true) === true;

export const erisSneakingVectors: Adapters = {
  'ERI-HOB-02': (inputs) => {
    const gained = sneakChance({ ...stealthOf({}), hobbit: true }) - sneakChance(stealthOf({}));
    return { chance: read.number(inputs, 'baseChance') + gained };
  },
  'ERI-SNK-01': (inputs) => ({ chance: sneakChance(stealthOf(inputs)) }),
  'ERI-SNK-02': (inputs) => {
    const ruling = sneaking(inputs, read.faces(inputs));
    if (!ruling.granted) return { ...denied('bright-light') };
    const { chance, undetected } = eventIn(ruling.events, 'SneakingBegan') ?? {};
    const met = new Script(ruling.after.at(-1) ?? hidden(inputs)).play(MEET('party')).play({ type: 'RollSurprise' });
    return { chance, undetected, surpriseRound: isSurprised(met, 'monsters') };
  },
  'ERI-SNK-03': (inputs) => ({
    ...sneakingRate(read.number(inputs, 'moveRate'), read.flag(inputs, 'longDistance')),
  }),
  'ERI-SNK-04': (inputs) => ({ ...sneaks(read.list<number>(inputs, 'chances'), dice(inputs)) }),
  'ERI-SNK-05': (inputs) => {
    const script = new Script(hidden(inputs)).play(SNEAK, referee, 1);
    script.play(MEET(read.flag(inputs, 'knewOfMonster') ? 'party' : 'none'));
    return { surprised: isSurprised(script.play({ type: 'RollSurprise' }, referee, ...read.faces(inputs)), 'party') };
  },
  'ERI-SNK-06': (inputs) => ({ mayTry: sneaking(inputs, [1]).granted }),
};
