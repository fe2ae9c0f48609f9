import { inPeace } from '../../../../test/in-play.ts';
import { after, ask, player } from '../../../../test/table.ts';
import { commandFlaw } from '../../../command-flaw.ts';
import { denied } from '../../../content/denied.ts';
import { loaded, NotedDice } from '../../../core/index.ts';
import {
  abilityFor,
  gormanScores,
  namedScores,
  type ScoreUse,
  scoreModifier,
  startingGold,
} from '../../../procedures/making/character-making/gorman.ts';
import type { Ability } from '../../../state/creature.ts';
import type { Draft } from '../../../state/draft.ts';
import type { GameState } from '../../../state/state.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { GORMAN_ABILITIES, type GormanAbility, type GormanScores, gormanModifier } from '../content/abilities.ts';

const scoresOf = (inputs: VectorInputs): GormanScores => read.record<number>(inputs, 'scores') as GormanScores;

/** The book's words for alignments, and those of play. */
const IN_PLAY: Readonly<Record<string, string>> = { law: 'lawful', neutrality: 'neutral', chaos: 'chaotic' };

const capitals = (ability: GormanAbility) => ability.toUpperCase() as Ability;

/** Somebody is making a character with these scores. */
function making(method: Draft['method'], { str, int, wis, dex, con, cha }: GormanScores, swaps: number): GameState {
  const { state } = inPeace('gorman', []);
  const scores = { STR: str, INT: int, WIS: wis, DEX: dex, CON: con, CHA: cha };
  const draft = { method, scores, swaps, trades: 0, class: null, hitPoints: null, gold: null };
  return { ...state, drafts: { [player.user]: draft } };
}

export const gormanCharacterMakingVectors: Adapters = {
  'GOR-ABI-01': (inputs) => {
    const [faces, dice] = [
      read.faces(inputs),
      new NotedDice(loaded(...read.faces(inputs), ...Array<number>(18).fill(1))),
    ];
    const scores = gormanScores(dice);
    return dice.thrown.faces.length === faces.length ? { scores } : { ...denied('dice-count') };
  },
  'GOR-ABI-02': (inputs) => {
    const [one, other] = read.list<GormanAbility>(inputs, 'swap', []);
    const before = making('rolled', scoresOf(inputs), read.flag(inputs, 'swapUsed', false) ? 1 : 0);
    if (!one || !other) return { scores: scoresOf(inputs), swapUsed: before.drafts[player.user]?.swaps === 1 };
    const swap = { type: 'SwapScores', one: capitals(one), other: capitals(other) } as const;
    const ruling = ask(before, swap, player);
    if (typeof ruling === 'string')
      return { ...denied(ruling === 'already-tried' ? ('swap-used' as const) : ('swap-same' as const)) };
    const { scores, swaps } = after(before, swap, player).drafts[player.user] ?? {};
    return { scores: scores && namedScores(scores), swapUsed: swaps === 1 };
  },
  'GOR-ABI-03': (inputs) => {
    const wanted = read.record<number>(inputs, 'assignment');
    let state = after(inPeace('gorman', []).state, { type: 'BeginCharacter', method: 'array' }, player);
    const figure = (ability: GormanAbility) => state.drafts[player.user]?.scores[capitals(ability)];
    for (const ability of GORMAN_ABILITIES) {
      const from = GORMAN_ABILITIES.find(
        (other, place) => place >= GORMAN_ABILITIES.indexOf(ability) && figure(other) === wanted[ability],
      );
      if (!from) return { ...denied('array-mismatch') };
      if (from !== ability)
        state = after(state, { type: 'SwapScores', one: capitals(ability), other: capitals(from) }, player);
    }
    const { scores } = state.drafts[player.user] ?? {};
    return Object.keys(wanted).length === GORMAN_ABILITIES.length
      ? { scores: scores && namedScores(scores) }
      : { ...denied('array-mismatch') };
  },
  'GOR-ABI-04': (inputs) => ({ modifier: gormanModifier(read.number(inputs, 'score')) }),
  'GOR-ABI-05': (inputs) => {
    const use = read.text<ScoreUse>(inputs, 'use');
    const inCombat = read.setting<string>(inputs, 'abilityModsInCombat', 'off') === 'on';
    return { ability: abilityFor(use, inCombat), modifier: scoreModifier(use, scoresOf(inputs), inCombat) };
  },
  'GOR-ALN-01': (inputs) => {
    const written = read.text(inputs, 'alignment').trim().toLowerCase();
    const command = { type: 'FinishCharacter', name: 'Aldo', alignment: IN_PLAY[written] ?? written };
    const found = Object.entries(IN_PLAY).find(([, alignment]) => alignment === command.alignment);
    return commandFlaw(command) === null && found ? { alignment: found[0] } : { ...denied('bad-alignment') };
  },
  'GOR-EQP-01': (inputs) => ({ gp: startingGold(loaded(...read.faces(inputs))) }),
};
