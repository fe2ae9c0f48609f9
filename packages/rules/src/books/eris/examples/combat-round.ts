import { brawl, until } from '../../../../test/brawl.ts';
import { rulesBy } from '../../../../test/in-play.ts';
import { ask, at, goblin, player, referee, someone } from '../../../../test/table.ts';
import { type Command, id } from '../../../core/index.ts';
import { type ErisAction, mayAct, roundOf } from '../../../procedures/fight/combat-round/eris.ts';
import type { CasterEvent } from '../../../procedures/fight/combat-round/rule.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Adapter, type Adapters, read } from '../../../vectors.ts';
import { settled } from '../../book/settings.ts';
import { ERIS_OPTIONS } from '../options.ts';

const acting: Adapter = (inputs) => ({
  ...roundOf(
    read.list<ErisAction>(inputs, 'actions'),
    {
      elf: read.flag(inputs, 'elf', false),
      mountedArcher: read.flag(inputs, 'mountedArcher', false),
      hasted: read.flag(inputs, 'hasted', false),
    },
    {
      hasteActions: read.setting(inputs, 'hasteActions', settled(ERIS_OPTIONS, {}).hasteActions),
      quickActions: read.setting(inputs, 'quickActions', settled(ERIS_OPTIONS, {}).quickActions),
      moveAndStrike: read.setting(inputs, 'moveAndStrike', settled(ERIS_OPTIONS, {}).moveAndStrike),
    },
  ),
});

const STRONG = { hitPoints: { now: 40, max: 40 } };
const ALDO = someone({ at: at(2, 1), ...STRONG });
const GRIK = goblin({ at: at(3, 1), hitPoints: { now: 1, max: 6 } });
const SNIK = goblin({ id: id('snik'), name: 'Snik', at: at(3, 0), ...STRONG });
const blow = ({ id: attacker }: Creature, { id: target }: Creature) =>
  ({ type: 'Attack', attacker, target, attack: 0 }) as const;

/** What commands of their own stand for; whatever else is done, the referee judges. */
const NAMED: ReadonlySet<string> = new Set(['move', 'attack', 'cast-spell']);

const MOST_EVENTS = 40;

/** The steps of a round with a loss, as they come in play, to the beginning of the next. */
function stepsOfRound(): readonly string[] {
  const script = brawl({ base: 'eris' }, [ALDO], [GRIK, SNIK], 'movement').play({ type: 'EndRound' });
  const steps = ['declare-spells'];
  const step = (command: Command, ...faces: number[]): void => {
    const events = ask(script.state, command, referee, ...faces);
    for (const event of typeof events === 'string' ? [] : events) {
      if (event.type === 'InitiativeSettled') steps.push('initiative');
      if (event.type === 'PhaseBegan') steps.push(event.phase === 'morale' ? 'morale' : 'actions');
      if (event.type === 'RoundBegan') steps.push('declare-spells');
    }
    script.play(command, referee, ...faces);
  };
  step({ type: 'RollInitiative' }, 6, 1);
  until(script, 'melee', 0).play(blow(ALDO, GRIK), player, 19, 6);
  for (let each = 0; steps.at(-1) !== 'declare-spells' && each < MOST_EVENTS; each += 1) step({ type: 'NextPhase' });
  return steps.filter((one, place) => one !== steps[place - 1]);
}

export const erisCombatRoundVectors: Adapters = {
  'ERI-CMB-01': (inputs) => {
    const [phase, steps] = [read.text(inputs, 'phase'), stepsOfRound()];
    const next = steps[steps.indexOf(phase) + 1];
    if (next !== 'declare-spells') return { next, newRound: false };
    return read.flag(inputs, 'combatContinues', true) ? { next, newRound: true } : { next: 'end', newRound: false };
  },
  'ERI-CMB-02': (inputs) => ({
    ...mayAct(
      read.text(inputs, 'action'),
      read.flag(inputs, 'declaredSpell'),
      read.setting(inputs, 'declarationBinds', true),
    ),
  }),
  'ERI-INI-04': (inputs) => {
    const slain = read.text(inputs, 'slain');
    const script = brawl({ base: 'eris' }, [ALDO], [GRIK, SNIK], 'movement').play({ type: 'EndRound' });
    script.play({ type: 'RollInitiative' }, referee, ...(slain === 'same-step' ? [3, 3] : [6, 1]));
    until(script, 'melee', 0);
    if (slain !== 'not') script.play(blow(ALDO, GRIK), player, 19, 6);
    if (slain !== 'same-step') until(script, 'melee', 1);
    return { acts: typeof ask(script.state, blow(GRIK, ALDO), referee, 2) !== 'string' };
  },
  'ERI-ACT-01': acting,
  'ERI-ACT-02': acting,
  'ERI-ACT-03': acting,
  'ERI-ACT-04': (inputs) => {
    const interruptedSpellLost = read.setting(inputs, 'interruptedSpellLost', true);
    const {
      ruin: { disrupts, ruinedIsLost },
    } = rulesBy('eris', { interruptedSpellLost }).combatRound;
    const interrupted = read
      .list<{ readonly event: string; readonly timing: string }>(inputs, 'events')
      .some(({ event, timing }) => disrupts(timing === 'earlier', [event.replace('ranged-', '') as CasterEvent]));
    return { interrupted, spellLost: interrupted && ruinedIsLost };
  },
  'ERI-ACT-05': (inputs) => {
    const { state } = brawl({ base: 'eris' }, [ALDO], [GRIK], 'movement');
    const named = NAMED.has(read.text(inputs, 'action'));
    const what = {
      type: 'DoSomethingElse',
      creature: ALDO.id,
      what: read.text(inputs, 'action'),
      takes: 'action',
    } as const;
    const tried = typeof ask(state, what, player) !== 'string';
    return { listed: named, adjudicatedBy: !named && tried ? 'referee' : 'rules' };
  },
};
