import { brawl, nextRound } from '../../../../test/brawl.ts';
import { rulesBy } from '../../../../test/in-play.ts';
import { after, ask, goblin, referee, someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { id, loaded } from '../../../core/index.ts';
import type { Saver } from '../../../procedures/body/creature/eris-saves.ts';
import { ghoulTouch, paralysed, seized, shakesOut } from '../../../procedures/body/paralysis/eris.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { classNamed } from './class-functions.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const saver = (inputs: VectorInputs): Saver => ({
  class: classNamed(inputs),
  level: read.number(inputs, 'level'),
});

const VICTIM = someone({ id: id('victim'), name: 'Victim', hitPoints: { now: 100, max: 100 } });
const HELPER = someone({ id: id('helper'), name: 'Helper', hitPoints: { now: 100, max: 100 } });
const SHAKE = { type: 'ShakeOut', creature: HELPER.id, victim: VICTIM.id } as const;
const BRINGS: Readonly<Record<string, string>> = { 'ghoul-paralysed': 'ghoul', paralysed: 'paralysis' };

/** A fight in which somebody has become so, with a helper whose turn it is. */
function stricken(state: string, helper: Partial<Creature>) {
  const script = brawl({ base: 'eris' }, [VICTIM, { ...HELPER, ...helper }], [goblin()]);
  const by = BRINGS[state];
  return by ? script.play({ type: 'Afflict', creature: VICTIM.id, by, modifier: 0 }, referee, 1, 1) : script;
}

const isTerrified = ({ creatures }: GameState): boolean =>
  creatures[VICTIM.id]?.conditions.includes('terrified') === true;

export const erisParalysisVectors: Adapters = {
  'ERI-PRL-01': (inputs) => ({ ...seized(read.number(inputs, 'con', 10), dice(inputs)) }),
  'ERI-PRL-02': (inputs) => ({ ...paralysed(saver(inputs), read.number(inputs, 'con', 10), dice(inputs)) }),
  'ERI-PRL-03': (inputs) => ({
    ...ghoulTouch(
      read.text(inputs, 'race', 'human'),
      saver(inputs),
      read.flag(inputs, 'countsAsMagic', false),
      dice(inputs),
    ),
  }),
  'ERI-PRL-04': (inputs) => {
    const script = stricken('ghoul-paralysed', { class: 'elf' });
    const event = read.text(inputs, 'event');
    if (event === 'combat-ends') script.play({ type: 'ConcludeEncounter' });
    if (event === 'round-ends') nextRound(script);
    if (event === 'shaken') script.play(SHAKE, referee);
    return { freed: !isTerrified(script.state) };
  },
  'ERI-PRL-05': (inputs) => ({ qualifies: shakesOut(read.text(inputs, 'race', 'human'), saver(inputs)) }),
  'ERI-PRL-06': (inputs) => {
    const race = read.text<string>(inputs, 'race', 'human');
    const helper = { class: race === 'elf' ? race : saver(inputs).class, level: saver(inputs).level };
    const { state } = stricken(read.text(inputs, 'victim'), helper);
    if (!rulesBy('eris').afflictions.shakesOut(someone(helper))) return { ...denied('not-qualified') };
    if (ask(state, SHAKE, referee) === 'no-change') return { ...denied('wrong-paralysis') };
    const shaken = after(state, SHAKE, referee);
    return {
      victim: isTerrified(shaken) ? 'ghoul-paralysed' : 'unaffected',
      helperTurnUsed: shaken.encounter?.combat?.acted.includes(HELPER.id) === true,
    };
  },
};
