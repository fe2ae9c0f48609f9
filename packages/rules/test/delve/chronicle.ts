import { expect } from 'vitest';
import { type Command, type CreatureId, type Line, loaded, type Seat, type SideId } from '../../src/core/index.ts';
import { decide } from '../../src/decide.ts';
import { evolve } from '../../src/procedures/evolve.ts';
import type { GameState } from '../../src/state/state.ts';
import { tell } from '../../src/view/tell.ts';
import { player, referee } from '../table.ts';

/** A game as its log tells it: each line with its dice and the rule it names; what only the referee is told has a lock before it. */
export class Chronicle {
  state: GameState;
  readonly lines: string[] = [];
  #ids = 0;

  constructor(state: GameState) {
    this.state = state;
  }

  /** Asks for something that must be granted, and that throws exactly the dice that are loaded. */
  play(command: Command, by: Seat = referee, ...faces: number[]): this {
    return this.#ask(command, by, faces, false);
  }

  /** The referee asks for what a rule refuses. */
  overrule(command: Command, ...faces: number[]): this {
    return this.#ask(command, referee, faces, true);
  }

  #ask(command: Command, by: Seat, faces: readonly number[], overriding: boolean): this {
    const dice = { ...loaded(...faces), id: () => `fresh-${++this.#ids}` };
    const ruling = decide(this.state, command, by, dice, overriding);
    if (!ruling.granted) throw new Error(`${command.type}: ${ruling.refusal.sentence}`);
    expect(() => dice.die(6), `${command.type} leaves dice unthrown`).toThrow();
    for (const event of ruling.events) {
      const before = this.state;
      this.state = evolve(before, event);
      const [hers, theirs] = [tell(event, referee, this.state, before), tell(event, player, this.state, before)];
      const [told, heard] = [hers && written(hers), theirs && written(theirs)];
      if (told) this.lines.push(told === heard ? told : `🔒 ${told}`);
      if (heard && heard !== told) this.lines.push(`   ${heard}`);
    }
    return this;
  }

  /** The monsters in play, in the order they came. */
  get monsters(): readonly CreatureId[] {
    return Object.values(this.state.creatures).flatMap((one) => (one.kind === 'monster' ? [one.id] : []));
  }

  /** Those whom a check brought up. */
  get drawnUp(): readonly CreatureId[] {
    return this.state.drawnUp?.creatures ?? [];
  }

  /** A side of the running encounter; the party's is 0. */
  side(place: number): SideId {
    const side = this.state.encounter?.sides[place];
    if (!side) throw new Error('There is no such side.');
    return side.id;
  }

  /** The lines since the last look. */
  told(): readonly string[] {
    return this.lines.splice(0);
  }
}

function written({ text, rolls, why }: Line): string {
  const dice = (rolls ?? []).map((roll) => ` [${roll.faces.join(' ')}]`).join('');
  return `${text}${dice}${why ? ` ${why.rule}` : ''}`;
}
