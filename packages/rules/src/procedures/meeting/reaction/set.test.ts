import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { RULESETS } from '../../../books/list.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

/** They have met a goblin, and the reaction is asked for. */
function met(base: RulesetId): Script {
  const grik = goblin({ at: at(3, 1) });
  const script = new Script({ ...delve([someone({ at: at(1, 1) }), grik]), ruleset: { base, slots: {}, options: {} } })
    .play(toMeet([grik.id]))
    .play({ type: 'SetDistance', distance: 20 });
  script.told();
  return script;
}
/** The first round has begun, whatever was left out before it. */
const inRound = (state: GameState): GameState =>
  state.encounter?.combat ? state : inRound(after(state, { type: 'SkipStep' }, referee));
const choiceOf = ({ state }: Script) => {
  const set = offers(state, referee).find(({ command }) => command === 'SetReaction');
  const [input] = set?.inputs ?? [];
  return input?.kind === 'choice' ? input : null;
};

describe('the reaction that the referee sets', () => {
  it('GOR-ENC-07: is one of three, in the words of the table', () => {
    const script = met('gorman');
    expect(choiceOf(script)).toMatchObject({
      options: [
        { value: 'attacks', label: 'hostile, attack at once' },
        { value: 'uncertain', label: 'uncertain, hold back and watch' },
        { value: 'friendly', label: 'positive, may even help' },
      ],
      preset: 'uncertain',
    });
    expect(ask(script.state, { type: 'SetReaction', reaction: 'indifferent' }, referee)).toBe('bad-input');
    expect(script.play({ type: 'SetReaction', reaction: 'friendly' }).told().referee[0]).toBe(
      'Reaction: positive, may even help.',
    );
    expect(script.rules).toContain('GOR-ENC-07');
  });

  it('GOR-ENC-07: what the dice come to is told in the words of the table', () => {
    const rolled = (...faces: number[]) =>
      met('gorman').play({ type: 'RollReaction', speaker: id<'creature'>('aldo'), modifier: 0 }, referee, ...faces);
    expect([rolled(3, 3), rolled(3, 4), rolled(5, 5)].map((script) => script.told().referee[0])).toEqual([
      'Reaction: hostile, attack at once. [3 3]',
      'Reaction: uncertain, hold back and watch. [3 4]',
      'Reaction: positive, may even help. [5 5]',
    ]);
  });

  it.each([
    ['ose', 'hostile', 'hostile, may attack', 'hostile'],
    ['ose', 'friendly', 'eager, friendly', 'friendly'],
    ['gorman', 'friendly', 'positive, may even help', 'positive'],
    ['basic', 'indifferent', 'favourable, may negotiate', 'favourable'],
    ['basic', 'friendly', 'very favourable', 'very favourable'],
  ] as const)(
    'by %s, %s is “%s” on the form and in the log, and “%s” where it stands in short',
    (base, reaction, meaning, mood) => {
      const script = met(base);
      expect(choiceOf(script)?.options.find(({ value }) => value === reaction)?.label).toBe(meaning);
      expect(script.play({ type: 'SetReaction', reaction }).told().referee[0]).toBe(`Reaction: ${meaning}.`);
      expect(project(script.state, referee).get('encounter')).toMatchObject({ reaction: mood });
      const goblins = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.id ?? id('none');
      const begun = inRound(script.state);
      const acting = after(begun, { type: 'SetInitiative', first: goblins }, referee);
      expect(promptTo(known(acting, referee), referee).sentence).toContain(`, ${mood} so far, `);
      const talking = after(after(begun, { type: 'Parley' }, player), { type: 'SetReaction', reaction }, referee);
      expect(promptTo(known(talking, referee), referee).sentence).toMatch(
        new RegExp(`^The two sides talk, and the goblin is ${mood}: end`),
      );
    },
  );

  it('OSE-EVT-08: is one of five', () => {
    expect(choiceOf(met('ose'))?.options.map(({ value }) => value)).toEqual([
      'attacks',
      'hostile',
      'uncertain',
      'indifferent',
      'friendly',
    ]);
  });

  it.each(RULESETS)('is granted as it is offered, by %s', (base) => {
    expect(refusedOffers(met(base).state, referee, 'SetReaction')).toEqual([]);
  });
});
