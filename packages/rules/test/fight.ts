import { type Command, type Dice, loaded, type Seat } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { tell } from '../src/view/tell.ts';
import { rulesIn } from './citing.ts';
import { player, referee } from './table.ts';

/** A play by script: each command with its dice, and every line of the log as the referee and a player are told it. */
export class Script {
  #state: GameState;
  #ids = 0;
  readonly forReferee: string[] = [];
  readonly forPlayers: string[] = [];
  /** The rules that the events and the referee's lines named so far. */
  readonly rules = new Set<string>();

  constructor(state: GameState) {
    this.#state = state;
  }

  get state(): GameState {
    return this.#state;
  }

  /** Asks for something that must be granted; all dice that are loaded must be thrown. */
  play(command: Command, by: Seat = referee, ...faces: number[]): this {
    const dice: Dice = { ...loaded(...faces), id: () => `fresh-${++this.#ids}` };
    const ruling = decide(this.#state, command, by, dice);
    if (!ruling.granted) throw new Error(`${command.type} is refused: ${ruling.refusal.sentence}`);
    for (const event of ruling.events) {
      const before = this.#state;
      this.#state = evolve(before, event);
      for (const [seat, lines] of [
        [referee, this.forReferee],
        [player, this.forPlayers],
      ] as const) {
        const line = tell(event, seat, this.#state, before);
        if (seat === referee) for (const rule of rulesIn([event, line])) this.rules.add(rule);
        if (line) lines.push(`${line.text}${(line.rolls ?? []).map((roll) => ` [${roll.faces.join(' ')}]`).join('')}`);
      }
    }
    return this;
  }

  /** The lines told since the last look, to the referee and to a player. */
  told(): { readonly referee: readonly string[]; readonly players: readonly string[] } {
    return { referee: this.forReferee.splice(0), players: this.forPlayers.splice(0) };
  }
}
