import type { Script } from '../../../../test/fight.ts';
import { inPeace, standing } from '../../../../test/in-play.ts';
import { ask, goblin, player, referee, someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { id, loaded } from '../../../core/index.ts';
import { erisState, wakesAfter } from '../../../procedures/body/dying/eris.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const kind = (inputs: VectorInputs) => read.text<'character' | 'monster'>(inputs, 'kind', 'character');

/** The longest that somebody merely unconscious lies, in turns. */
const LAST_TURN = 6;

const PATIENT = someone({ id: id('patient'), name: 'Patient' });
const HELPER = someone({ id: id('helper'), name: 'Helper' });
const patient = ({ state }: Script) => state.creatures[PATIENT.id];

/** Somebody has come down to so many hit points, with a companion at hand. */
function struckDown({ level, hp, hpMax }: { readonly level: number; readonly hp: number; readonly hpMax: number }) {
  const script = inPeace('eris', [{ ...PATIENT, level, hitPoints: { now: hpMax, max: hpMax } }, HELPER]);
  const harm = { type: 'DealDamage', creature: PATIENT.id, source: 'a stone', destructive: 'none' } as const;
  return hp < hpMax ? script.play({ ...harm, amount: `${hpMax - hp}` }, referee, 6) : script;
}

export const erisDyingVectors: Adapters = {
  'ERI-DTH-01': (inputs) => ({
    state: erisState(read.number(inputs, 'level'), read.number(inputs, 'hp'), kind(inputs)),
  }),
  'ERI-DTH-02': (inputs) => {
    const facts = { level: read.number(inputs, 'level'), hitPoints: { now: read.number(inputs, 'hp'), max: 1_000 } };
    const hurt = kind(inputs) === 'monster' ? goblin(facts) : someone(facts);
    const amount = `${read.number(inputs, 'damage')}`;
    const harm = { type: 'DealDamage', creature: hurt.id, amount, source: 'a stone', destructive: 'none' } as const;
    const after = inPeace('eris', [hurt]).play(harm, referee, 6).state.creatures[hurt.id];
    return { hp: after?.hitPoints.now, state: standing(after) };
  },
  'ERI-DTH-03': (inputs) => {
    const woken = wakesAfter(read.number(inputs, 'hp'), loaded(...read.faces(inputs)));
    return 'error' in woken ? { ...woken } : { ...woken, period: read.text(inputs, 'period', 'turn'), hp: 1 };
  },
  'ERI-DTH-04': (inputs) => {
    const script = struckDown({ level: 100, hp: read.number(inputs, 'hp'), hpMax: 100 });
    if (standing(patient(script)) === 'conscious') return { ...denied('not-unconscious') };
    const rouse = { type: 'Rouse', creature: HELPER.id, patient: PATIENT.id } as const;
    for (let turn = 0; turn < read.number(inputs, 'turnsSpent'); turn += 1) {
      if (typeof ask(script.state, rouse, player) !== 'string') script.play(rouse, player);
      script.play({ type: 'EndTurn', resting: false });
    }
    return { wakes: standing(patient(script)) === 'conscious', hp: patient(script)?.hitPoints.now };
  },
  'ERI-DTH-05': (inputs) => {
    const [level, hp, hpMax] = ['level', 'hp', 'hpMax'].map((name) => read.number(inputs, name));
    const script = struckDown({ level: level ?? 1, hp: hp ?? 0, hpMax: hpMax ?? 1 });
    const state = standing(patient(script));
    if (state !== 'critical') return { ...denied(state === 'dead' ? ('dead' as const) : ('not-critical' as const)) };
    const [treatment, amount] = [read.text(inputs, 'treatment'), read.number(inputs, 'amount', 0)];
    // Lifted to nothing and no further, one comes round in time: a die says when (ERI-DTH-03).
    const heal = { type: 'Heal', creature: PATIENT.id, amount: `${amount}` } as const;
    if (treatment === 'magic' && amount > 0) script.play(heal, referee, LAST_TURN);
    const day = { type: 'PassDay', resting: [PATIENT.id], food: true, water: true } as const;
    const days = treatment.endsWith('-rest') ? read.number(inputs, 'days', 0) : 0;
    for (let each = 0; each < days; each += 1) script.play({ ...day, safe: treatment === 'secure-rest' });
    return { hp: patient(script)?.hitPoints.now, state: standing(patient(script)) };
  },
};
