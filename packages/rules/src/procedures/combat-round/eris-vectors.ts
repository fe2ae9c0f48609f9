import { rulesBy } from '../../../test/in-play.ts';
import { settled } from '../../rulesets/settings.ts';
import type { Adapter, Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { actsThough, type ErisAction, type ErisPhase, isListed, mayAct, phaseAfter, roundOf } from './eris.ts';
import type { CasterEvent } from './rule.ts';

const acting: Adapter = (inputs) => ({
  ...roundOf(
    read.list<ErisAction>(inputs, 'actions'),
    {
      elf: read.flag(inputs, 'elf', false),
      mountedArcher: read.flag(inputs, 'mountedArcher', false),
      hasted: read.flag(inputs, 'hasted', false),
    },
    {
      hasteActions: read.setting(inputs, 'hasteActions', settled({}).hasteActions),
      quickActions: read.setting(inputs, 'quickActions', settled({}).quickActions),
      moveAndStrike: read.setting(inputs, 'moveAndStrike', settled({}).moveAndStrike),
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
  'ERI-ACT-04': (inputs) => {
    const interruptedSpellLost = read.setting(inputs, 'interruptedSpellLost', true);
    const { disrupts, ruinedIsLost } = rulesBy('eris', { interruptedSpellLost }).combatRound;
    const interrupted = read
      .list<{ readonly event: string; readonly timing: string }>(inputs, 'events')
      .some(({ event, timing }) => disrupts(timing === 'earlier', [event.replace('ranged-', '') as CasterEvent]));
    return { interrupted, spellLost: interrupted && ruinedIsLost };
  },
  'ERI-ACT-05': (inputs) => {
    const listed = isListed(read.text(inputs, 'action'));
    return { listed, adjudicatedBy: listed ? 'rules' : 'referee' };
  },
};
