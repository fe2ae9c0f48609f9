import { rulesBy } from '../../../../test/in-play.ts';
import { someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { loaded } from '../../../core/index.ts';
import { sharedOut } from '../../../procedures/making/advancement/eris-awards.ts';
import { followingOf } from '../../../procedures/making/character-making/eris.ts';
import {
  type Area,
  advertising,
  answersTo,
  availableAt,
  hirelingHitPoints,
  manAtArms,
  mercenary,
  tavernCount,
  tavernTypes,
  unusualHireling,
  unusualPresent,
} from '../../../procedures/party/retainers/eris-finding.ts';
import {
  enticementFor,
  erisLoyalty,
  firstLoyalty,
  following,
  hiredInBulk,
  kindOf,
  ledBelow,
  loyaltyGrown,
  loyaltyUnpaid,
  offered,
  offeredTo,
  persuasion,
  wageOf,
  wagesFor,
} from '../../../procedures/party/retainers/eris-terms.ts';
import { startedPeriods } from '../../../procedures/party/retainers/periods.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const type = (inputs: VectorInputs) => read.text(inputs, 'type');

/** What the charisma of whoever offers adds, where it is given. */
const charm = (inputs: VectorInputs): number =>
  persuasion(read.number(inputs, 'charisma', 9), read.flag(inputs, 'charismaToOffers', false));

export const erisRetainersVectors: Adapters = {
  'ERI-HIR-01': (inputs) => ({ ...kindOf(type(inputs), read.flag(inputs, 'specialistsCount', true)) }),
  'ERI-HIR-02': (inputs) => {
    const kind = kindOf(type(inputs));
    if ('error' in kind) return { ...kind };
    const available = availableAt(type(inputs), {
      settlement: read.flag(inputs, 'settlement'),
      advertised: read.flag(inputs, 'advertised', false),
      stronghold: read.flag(inputs, 'stronghold', false),
    });
    return { available };
  },
  'ERI-HIR-03': (inputs) => ({
    gp: advertising(
      read.text<'present' | 'settlement' | 'region'>(inputs, 'scope'),
      read.number(inputs, 'weeks', 1),
      dice(inputs),
    ),
  }),
  'ERI-HIR-04': (inputs) => ({
    ...answersTo(
      read.text<Area>(inputs, 'size'),
      read.text<'normal' | 'unusual' | 'specialist'>(inputs, 'seeking'),
      dice(inputs),
    ),
  }),
  'ERI-HIR-05': (inputs) => ({
    ...hiredInBulk(type(inputs), read.number(inputs, 'count'), read.number(inputs, 'advertisedGp', 0)),
  }),
  'ERI-HIR-06': (inputs) => ({ count: tavernCount(dice(inputs)) }),
  'ERI-HIR-07': (inputs) => ({
    ...unusualPresent(read.flag(inputs, 'lookFor'), read.flag(inputs, 'allUnusual', false), dice(inputs)),
  }),
  'ERI-HIR-08': (inputs) => ({ types: tavernTypes(read.faces(inputs).length, dice(inputs)) }),
  'ERI-HIR-09': (inputs) => ({ ...enticementFor(type(inputs), read.flag(inputs, 'joinedBefore', false)) }),
  'ERI-HIR-10': (inputs) =>
    read.flag(inputs, 'enticementMet')
      ? { ...offered(read.number(inputs, 'modifier', 0) + charm(inputs), dice(inputs)) }
      : { ...denied('enticement-not-met') },
  'ERI-HIR-11': (inputs) => ({
    ...offeredTo(
      read.number(inputs, 'size'),
      read.text<'group' | 'individual'>(inputs, 'approach'),
      read.number(inputs, 'modifier', 0),
      dice(inputs),
    ),
  }),
  'ERI-HIR-12': (inputs) => ({
    loyalty: firstLoyalty(
      read.number(inputs, 'charisma'),
      read.flag(inputs, 'enthusiastic', false),
      read.number(inputs, 'gift', 0),
      dice(inputs),
    ),
  }),
  'ERI-HIR-13': (inputs) => ({ ...erisLoyalty(read.number(inputs, 'loyalty')) }),
  'ERI-HIR-14': (inputs) => ({
    loyalty: loyaltyGrown(
      read.number(inputs, 'loyalty'),
      read.flag(inputs, 'involved'),
      {
        expeditions: read.number(inputs, 'expeditions', 0),
        battles: read.number(inputs, 'battles', 0),
        fights: read.number(inputs, 'fights', 0),
      },
      read.flag(inputs, 'countEveryFight', false),
    ),
  }),
  'ERI-HIR-15': (inputs) => {
    const wage = wageOf(type(inputs), typeof inputs.race === 'string' ? inputs.race : null);
    if ('error' in wage) return { ...wage };
    const gp = wagesFor(wage.perHead, read.number(inputs, 'count', 1), read.number(inputs, 'periods', 1));
    return { ...wage, gp };
  },
  'ERI-HIR-16': (inputs) => {
    if (inputs.unpaid !== undefined)
      return { loyalty: loyaltyUnpaid(read.number(inputs, 'loyalty'), read.number(inputs, 'unpaid')) };
    const hirelingUpkeepMode = read.text(inputs, 'hirelingUpkeepMode', read.text(inputs, 'mode', 'expedition'));
    const each = rulesBy('eris', { hirelingUpkeepMode }).retainers.pay.dueEach('expedition');
    const periods =
      each === 'month' ? startedPeriods(read.number(inputs, 'months', 0)) : read.number(inputs, 'expeditions', 0);
    return { periods };
  },
  'ERI-HIR-17': (inputs) => {
    const [pcs, classed, unclassed] = ['pcs', 'classed', 'unclassed'].map((name) => read.number(inputs, name, 0));
    const { party, retainers } = rulesBy('eris');
    const help = (type: string) => retainers.kinds.find(({ name }) => name === type);
    const heads = [[1, 1, pcs], ...['fighting-man', 'sage', 'swordsman'].map(part)];
    function part(type: string, place: number) {
      return [help(type)?.share, help(type)?.experience, [classed, unclassed, 0][place]];
    }
    const sum = (which: 0 | 1) => heads.reduce((all, each) => all + (each[which] ?? 0) * (each[2] ?? 0), 0);
    const [treasureShares, xpShares] = [sum(0), sum(1)];
    if (treasureShares === 0) return { ...denied('no-shares') };
    const { whole, remainder } = party.shares(read.number(inputs, 'treasureGp', 0) * 100, treasureShares, 0);
    const xp = sharedOut(read.number(inputs, 'xp', 0), xpShares);
    const { each: shareXp, left: xpLeft } = 'error' in xp ? { each: 0, left: read.number(inputs, 'xp', 0) } : xp;
    return { treasureShares, shareGp: whole / 100, gpLeft: remainder / 100, xpShares, shareXp, xpLeft };
  },
  'ERI-HIR-18': (inputs) => ({ ...mercenary(type(inputs)) }),
  'ERI-HIR-19': (inputs) => ({ ...manAtArms(type(inputs)) }),
  'ERI-HIR-20': (inputs) => {
    const { retainers, attack } = rulesBy('eris');
    const help = retainers.kinds.find(({ name }) => name === type(inputs));
    if (help?.rule !== 'ERI-HIR-20') return { ...denied('not-a-non-fighter') };
    const { weapons, armour, shield } = retainers.hiring.outfit(help, null, loaded(1));
    return { fights: weapons.length > 0, armor: armour, ac: 19 - attack.armour.classOf(someone({ armour, shield })) };
  },
  'ERI-HIR-21': (inputs) => {
    const help = rulesBy('eris').retainers.kinds.find(({ name }) => name === type(inputs));
    if (help?.rule !== 'ERI-HIR-21') return { ...denied('not-a-specialist') };
    const stronghold = read.flag(inputs, 'stronghold', false);
    const available = availableAt(type(inputs), { settlement: true, advertised: true, stronghold });
    return { mayHire: available !== 'no', gp: help.wage?.gold, per: help.wage?.per };
  },
  'ERI-HIR-22': (inputs) => ({
    ...unusualHireling(type(inputs), read.text<'chain' | 'plate'>(inputs, 'metal', 'chain')),
  }),
  'ERI-HIR-23': (inputs) => ({ ...hirelingHitPoints(type(inputs), dice(inputs)) }),
  'ERI-LDR-01': (inputs) => ({
    ...following(read.number(inputs, 'charisma'), read.number(inputs, 'unusual', 0), read.number(inputs, 'charmed', 0)),
  }),
  'ERI-LDR-02': () => ({ mayAddMore: true }),
  'ERI-LDR-03': (inputs) => ({
    ...ledBelow(read.number(inputs, 'charisma'), read.number(inputs, 'unusual', 0), read.number(inputs, 'normal', 0)),
  }),
  'ERI-LDR-04': (inputs) => ({ loyaltyBase: followingOf(read.number(inputs, 'charisma')).loyalty }),
};
