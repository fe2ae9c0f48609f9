import { brawl } from '../../../../test/brawl.ts';
import { rulesBy } from '../../../../test/in-play.ts';
import { ask, at, goblin, player, referee, someone } from '../../../../test/table.ts';
import { loaded, NotedDice } from '../../../core/index.ts';
import {
  afterGrapple,
  type GrappleSetting,
  gygaxianGrapple,
  methodFor,
  naturalGrapple,
  uncontested,
  type Wrestler,
} from '../../../procedures/fight/grappling/eris.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));

export const erisGrapplingVectors: Adapters = {
  'ERI-GRP-01': (inputs) => ({
    method: methodFor(
      read.text(inputs, 'situation'),
      read.setting<GrappleSetting>(inputs, 'grappleMethod', 'by-situation'),
    ),
  }),
  'ERI-GRP-02': (inputs) => ({
    ...gygaxianGrapple(
      read.list<number>(inputs, 'attackersHd'),
      read.list<number>(inputs, 'defendersHd'),
      dice(inputs),
    ),
  }),
  'ERI-GRP-03': (inputs) => ({
    ...afterGrapple(
      read.number(inputs, 'difference'),
      read.flag(inputs, 'loserHolding'),
      read.flag(inputs, 'winnerHolding'),
    ),
  }),
  'ERI-GRP-04': (inputs) => ({
    ...naturalGrapple(
      read.list<Wrestler>(inputs, 'attackers'),
      read.list<Wrestler>(inputs, 'defenders'),
      read.setting(inputs, 'strengthPenaltyInGrapple', false),
      dice(inputs),
    ),
  }),
  'ERI-GRP-05': (inputs) => {
    const thrown = new NotedDice(loaded(...Array<number>(100).fill(1)));
    const attackers = [goblin({ name: read.text(inputs, 'creature') })];
    rulesBy('eris').grappling.bout(
      { attackers, target: someone(), manner: 'hold-at-bay', bothHold: false, bonuses: [], armourClass: 10 },
      thrown,
    );
    return { naturalHd: thrown.thrown.faces.length - 1 };
  },
  'ERI-GRP-06': (inputs) => ({
    ...uncontested(
      read.number(inputs, 'strength'),
      read.text<'ordinary' | 'extraordinary'>(inputs, 'foe'),
      dice(inputs),
    ),
  }),
  'ERI-GRP-07': (inputs) => {
    const traits = read.flag(inputs, 'possible', true) ? {} : { unwrestled: true };
    const { state } = brawl({ base: 'eris' }, [someone({ at: at(2, 1) })], [goblin({ at: at(3, 1), traits })]);
    const grapple = {
      type: 'Grapple',
      creature: someone().id,
      others: [],
      target: goblin().id,
      manner: 'hold-at-bay',
      bothHold: false,
    } as const;
    const rolled = typeof ask(state, grapple, player, 6, 1, 6, 1) !== 'string';
    return { rolled, ruling: rolled ? 'roll' : 'disallowed' };
  },
  'ERI-GRP-08': (inputs) => {
    const [holder, foe] = [someone({ at: at(2, 1) }), goblin({ at: at(3, 1) })];
    const grapple = { type: 'Grapple', creature: holder.id, others: [], target: foe.id, bothHold: false } as const;
    const script = brawl({ base: 'eris' }, [holder], [foe]).play(
      { ...grapple, manner: 'hold-at-bay' },
      player,
      6,
      6,
      1,
    );
    const objects = read.flag(inputs, 'objection');
    if (objects) script.play({ type: 'Say', text: 'It would slip through.', as: null }, player);
    if (objects && read.flag(inputs, 'refereeAgrees'))
      script.play({ type: 'LetGo', creature: holder.id, held: foe.id }, referee);
    return { stands: (script.state.encounter?.holds ?? []).length > 0 };
  },
};
