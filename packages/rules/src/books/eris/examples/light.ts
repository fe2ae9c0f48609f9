import { inPeace, rulesBy } from '../../../../test/in-play.ts';
import { ask, player, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import {
  continualLight,
  ERIS_LIGHTS,
  type ErisLight,
  lightSpellTurns,
  surpriseWith,
  swordLight,
} from '../../../procedures/dungeon/light/eris.ts';
import type { Item } from '../../../state/item.ts';
import type { BurningKind, Shining } from '../../../state/light.ts';
import { type Adapters, read } from '../../../vectors.ts';

const shown = (source: ErisLight) => {
  const { radius, dim } = ERIS_LIGHTS[source];
  return { radius, dim, surpriseIn6: surpriseWith([source]) };
};

/** The sources of the book's list as they shine in play. */
const SHINING: Readonly<Record<ErisLight, Shining>> = {
  candle: { kind: 'candle' },
  torch: { kind: 'torch' },
  lantern: { kind: 'lantern' },
  'hooded-lantern': { kind: 'hooded-lantern' },
  'hooded-lantern-covered': { kind: 'hooded-lantern', covered: true },
  'magic-sword': { kind: 'sword' },
  light: { kind: 'spell' },
  'continual-light': { kind: 'lasting' },
};

const carried = (use: 'oil' | BurningKind, quantity: number): Item => ({
  id: id(use),
  name: use,
  quantity,
  weight: 0,
  kind: 'gear',
  use,
});

export const erisLightVectors: Adapters = {
  'ERI-LIT-01': (inputs) => shown(read.text<ErisLight>(inputs, 'source')),
  'ERI-LIT-02': (inputs) => ({ surpriseIn6: surpriseWith(read.list<ErisLight>(inputs, 'sources')) }),
  'ERI-LIT-03': (inputs) => {
    const kind = read.text<BurningKind>(inputs, 'source');
    const isLantern = kind === 'lantern' || kind === 'hooded-lantern';
    const fuel = isLantern ? [carried(kind, 1), carried('oil', read.number(inputs, 'oil', 1))] : [carried(kind, 1)];
    const script = inPeace('eris', [someone({ items: fuel })]);
    const light = { type: 'LightUp', creature: someone().id, kind } as const;
    const burning = () => Object.values(script.state.lights)[0];
    const kindle = () =>
      burning() || typeof ask(script.state, light, player) === 'string' ? script : script.play(light);
    for (let turn = 0; turn < read.number(inputs, 'turnsBurned'); turn += 1)
      kindle().play({ type: 'EndTurn', resting: false });
    let turnsLeft = kindle().state.lights ? (burning()?.turnsLeft ?? 0) : 0;
    const [flask] = (script.state.creatures[light.creature]?.items ?? []).filter(({ use }) => use === 'oil');
    turnsLeft += (flask?.quantity ?? 0) * (rulesBy('eris').light.turns(kind) ?? 0);
    return { turnsLeft, out: turnsLeft === 0 };
  },
  'ERI-LIT-04': (inputs) => ({
    ...shown(read.flag(inputs, 'covered') ? 'hooded-lantern-covered' : 'hooded-lantern'),
    burnsOil: true,
  }),
  'ERI-LIT-05': (inputs) => ({ radius: swordLight(read.flag(inputs, 'unsheathed'), read.flag(inputs, 'grasped')) }),
  'ERI-LIT-06': (inputs) => ({
    turns: lightSpellTurns(read.text<'magic-user' | 'cleric'>(inputs, 'casterClass'), read.number(inputs, 'level')),
  }),
  'ERI-LIT-07': (inputs) => ({
    ...continualLight(read.text(inputs, 'casterClass'), read.flag(inputs, 'dispelled', false)),
  }),
  'ERI-LIT-08': (inputs) => {
    const { brightness, radius, hood, blade } = rulesBy('eris').light;
    const reach: Readonly<Record<string, number | undefined>> = {
      sword: blade?.radius,
      spell: ERIS_LIGHTS.light.radius,
      lasting: ERIS_LIGHTS['continual-light'].radius,
    };
    const near = read
      .list<ErisLight>(inputs, 'sources')
      .map((source) => SHINING[source])
      .filter(({ kind, covered }) => {
        const feet = covered ? hood?.radius : (reach[kind] ?? radius(kind as BurningKind));
        return read.number(inputs, 'feet') <= (feet ?? 0);
      });
    if (near.length === 0) return { lit: 'dark' };
    return { lit: near.some((light) => !brightness?.isDim(light)) ? 'bright' : 'dim' };
  },
};
