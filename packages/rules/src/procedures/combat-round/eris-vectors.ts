import type { Adapter, Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import {
  actsThough,
  type Disturbance,
  type ErisAction,
  type ErisPhase,
  interruption,
  isListed,
  mayAct,
  phaseAfter,
  roundOf,
  USUAL_ROOM,
} from './eris.ts';

const acting: Adapter = (inputs) => ({
  ...roundOf(
    read.list<ErisAction>(inputs, 'actions'),
    {
      elf: read.flag(inputs, 'elf', false),
      mountedArcher: read.flag(inputs, 'mountedArcher', false),
      hasted: read.flag(inputs, 'hasted', false),
    },
    {
      hasteActions: read.setting(inputs, 'hasteActions', USUAL_ROOM.hasteActions),
      quickActions: read.setting(inputs, 'quickActions', USUAL_ROOM.quickActions),
      moveAndStrike: read.setting(inputs, 'moveAndStrike', USUAL_ROOM.moveAndStrike),
    },
  ),
});

export const erisCombatRoundVectors: Adapters = {
  'ERI-CMB-01': (inputs) => ({
    ...phaseAfter(read.text<ErisPhase>(inputs, 'phase'), read.flag(inputs, 'combatContinues', true)),
  }),
  'ERI-CMB-02': (inputs) => ({
    ...mayAct(
      read.text(inputs, 'action'),
      read.flag(inputs, 'declaredSpell'),
      read.setting(inputs, 'declarationBinds', true),
    ),
  }),
  'ERI-INI-04': (inputs) => ({ acts: actsThough(read.text<'not' | 'earlier' | 'same-step'>(inputs, 'slain')) }),
  'ERI-ACT-01': acting,
  'ERI-ACT-02': acting,
  'ERI-ACT-03': acting,
  'ERI-ACT-04': (inputs) =>
    interruption(read.list<Disturbance>(inputs, 'events'), read.setting(inputs, 'interruptedSpellLost', true)),
  'ERI-ACT-05': (inputs) => {
    const listed = isListed(read.text(inputs, 'action'));
    return { listed, adjudicatedBy: listed ? 'rules' : 'referee' };
  },
};
