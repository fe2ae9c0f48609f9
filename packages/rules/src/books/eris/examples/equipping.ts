import { weapon } from '../../../../test/brawl.ts';
import { inPeace } from '../../../../test/in-play.ts';
import { player, someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import {
  classWhile,
  donningPlate,
  donningRounds,
  dualEffect,
  dualMode,
} from '../../../procedures/party/equipping/eris.ts';
import type { DualMode } from '../../../procedures/party/equipping/hands.ts';
import type { GameState } from '../../../state/state.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import type { ErisArmour } from '../content/armour-class.ts';
import { gripBonus } from '../content/grips.ts';
import { roundsPerTurn } from './time.ts';

const hands = (inputs: VectorInputs, name: string): 1 | 2 => (read.number(inputs, name, 1) === 2 ? 2 : 1);

export const erisEquippingVectors: Adapters = {
  'ERI-DMG-02': (inputs) => ({
    ...gripBonus(read.text(inputs, 'weapon'), hands(inputs, 'hands'), read.flag(inputs, 'shield', false)),
  }),
  'ERI-DMG-03': (inputs) => {
    const announced = inputs.announced === 'offensive' || inputs.announced === 'defensive' ? inputs.announced : null;
    const held = {
      offhand: typeof inputs.offhand === 'string' ? inputs.offhand : null,
      shield: read.flag(inputs, 'shield', false),
      mainHands: hands(inputs, 'mainHands'),
    };
    return { ...dualMode(held, announced, read.flag(inputs, 'beforeRound', true)) };
  },
  'ERI-DMG-04': (inputs) => ({
    ...dualEffect(read.text<DualMode>(inputs, 'mode'), read.text<'melee' | 'missile'>(inputs, 'incoming', 'melee')),
  }),
  'ERI-DON-01': (inputs) => ({ ...donningRounds(read.text(inputs, 'armor')) }),
  'ERI-DON-02': (inputs) => ({
    ...donningPlate(
      read.number(inputs, 'assistants', 0),
      roundsPerTurn(inputs),
      read.number(inputs, 'maxAssistants', Number.POSITIVE_INFINITY),
    ),
  }),
  'ERI-DON-03': (inputs) => {
    const hobbit = read.text<string>(inputs, 'race', 'human') === 'hobbit' && inputs.chance === undefined;
    const options = {
      strengthDoors: read.setting(inputs, 'strengthDoors', false),
      stuckDoorChance: read.number(inputs, 'chance', 2),
    };
    const drowning = someone({
      class: hobbit ? 'hobbit' : 'fighter',
      armour: 'plate',
      abilities: { STR: read.number(inputs, 'strength', 10), INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 },
      attacks: read.flag(inputs, 'dagger') ? [weapon('dagger')] : [],
    });
    const { state } = inPeace('eris', [drowning], options);
    const dice = loaded(...read.faces(inputs));
    let now: GameState = { ...state, drowning: { [drowning.id]: read.number(inputs, 'rounds', 10) } };
    let attempts = 0;
    while (now.drowning?.[drowning.id] && now.creatures[drowning.id]?.armour === 'plate') {
      const ruling = decide(now, { type: 'CutFree', creature: drowning.id }, player, dice);
      if (!ruling.granted) return { ...denied('needs-dagger') };
      now = ruling.after.at(-1) ?? now;
      attempts += 1;
    }
    const freed = now.creatures[drowning.id]?.armour === 'none';
    return { freed, attempts, armorDestroyed: freed };
  },
  'ERI-DON-04': (inputs) => ({
    ac: classWhile({
      armour: read.text<ErisArmour>(inputs, 'armor'),
      shield: read.flag(inputs, 'shield', false),
      action: read.text<'don' | 'doff'>(inputs, 'action'),
      needed: read.number(inputs, 'needed'),
      done: read.number(inputs, 'done'),
    }),
  }),
};
