import type { CreatureId } from '../../../core/index.ts';
import { atFirst, listed, verb } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach } from '../../../play/index.ts';
import { hexName } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { HEADING_NAMES } from '../day/heading.ts';
import type { CastawaysEvent } from './events.ts';

const doing = (state: GameState, who: readonly CreatureId[], one: string, many: string): readonly string[] =>
  who.length === 0 ? [] : [`${listed(who.map((each) => nameOf(state, each)))} ${verb(who.length, one, many)}`];

export const castawaysTellers: Tellers<CastawaysEvent> = {
  BeastFaced: ({ name, lost, laden, roll, why }) => {
    const goes = roll ? 'goes under and drowns' : 'goes down with the ship';
    const load = laden ? ', and all that it bore with it' : '';
    const text = `${atFirst(name)} ${lost ? `${goes}${load}` : 'keeps afloat'}.`;
    return toAll({ kind: 'ruling', text, rolls: roll ? [roll] : [], why, tone: lost ? 'grave' : 'good' });
  },
  MountFaced: ({ creature, name, lost, roll, why }, after) => {
    const whose = `${nameOf(after, creature)}’s ${name}`;
    const text = lost ? `${whose} goes under and drowns.` : `${whose} keeps afloat.`;
    return toAll({ kind: 'ruling', text, rolls: [roll], why, tone: lost ? 'grave' : 'good' });
  },
  WaterFaced: ({ clinging, afloat }, after) => {
    const said = [
      ...doing(after, clinging, 'clings to the wreckage', 'cling to the wreckage'),
      ...doing(after, afloat, 'keeps afloat', 'keep afloat'),
    ];
    return toAll({
      kind: 'time',
      text: said.length > 0 ? `${said.join('; ')}.` : 'Nobody is left afloat.',
      why: { rule: rulesOf(after).swimming.cites.drowning, formula: 'the referee says who is in danger' },
    });
  },
  CastawaysDrifted: ({ heading, roll, at, ashore }) => {
    const where = ashore ? 'and are cast ashore' : 'and see no end of the water';
    const why = {
      rule: 'TABLE',
      formula: roll ? 'd8: the eight winds, from the north on' : 'the referee rules',
    } as const;
    const line = {
      kind: 'time',
      text: `A day adrift: they drift ${HEADING_NAMES[heading]}, ${where}.`,
      rolls: roll ? [roll] : [],
      why: roll ? { ...why, roll } : why,
    } as const;
    return toEach(
      { ...line, text: `A day adrift: they drift ${HEADING_NAMES[heading]} to ${hexName(at)}, ${where}.` },
      line,
    );
  },
  CastawaysLanded: ({ at }, after) => {
    const why = { rule: rulesOf(after).voyage.cites.shore, formula: 'the referee rules' };
    const line = { kind: 'time', text: 'The water casts them up on land.', why, tone: 'good' } as const;
    return toEach({ ...line, text: `The water casts them up on land: hex ${hexName(at)}.` }, line);
  },
};
