import { expect } from 'vitest';
import { type Command, id, loaded, type Seat } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { Item } from '../src/state/item.ts';
import type { GameState } from '../src/state/state.ts';
import { tell } from '../src/view/tell.ts';
import { campaign, player, referee, someone } from './table.ts';

/** A campaign being played: what each audience was told, line by line. */
export class Recording {
  state: GameState;
  readonly referee: string[] = [];
  readonly table: string[] = [];

  constructor(state: GameState) {
    this.state = state;
  }

  play(command: Command, by: Seat, ...faces: number[]): this {
    const dice = loaded(...faces);
    const ruling = decide(this.state, command, by, dice);
    if (!ruling.granted) throw new Error(`${command.type}: ${ruling.refusal.sentence}`);
    expect(() => dice.die(6), `${command.type} leaves dice unthrown`).toThrow();
    for (const event of ruling.events) {
      const before = this.state;
      this.state = evolve(before, event);
      const [hers, theirs] = [tell(event, referee, this.state, before), tell(event, player, this.state, before)];
      if (hers) this.referee.push(hers.text);
      if (theirs) this.table.push(theirs.text);
    }
    return this;
  }

  /** One day over land: the faces of losing the way, of wandering, and of the way itself. */
  day(heading: 'N' | 'NE' | 'S', facts: { lost: number[]; wander?: number; forage?: number[]; forced?: true }): this {
    const pace = facts.forced ? 'forced' : 'march';
    this.play(
      { type: 'SetCourse', heading, pace, way: 'country', mount: 'none', forage: facts.forage !== undefined },
      player,
    );
    this.play(
      { type: 'CheckDirection', guide: false, trailOrRiver: false, landmark: false, navigator: false },
      referee,
      ...facts.lost,
    );
    this.play({ type: 'CheckForWanderers', checks: 1 }, referee, facts.wander ?? 6);
    this.play({ type: 'GoOn', hexes: 50 }, referee, ...(facts.forage ?? []));
    return this.evening();
  }

  evening(): this {
    return this.play({ type: 'EndDay', food: true, water: false, disturbed: false, resting: [] }, referee);
  }

  idle(pace: 'rest' | 'hunt', ...faces: number[]): this {
    this.play({ type: 'SetCourse', heading: 'N', pace, way: 'country', mount: 'none', forage: false }, player);
    this.play({ type: 'CheckForWanderers', checks: 1 }, referee, 6);
    if (pace === 'hunt') this.play({ type: 'GoOn', hexes: 1 }, referee, ...faces);
    return this.evening();
  }
}

/** Food for twenty days. */
export const rations: Item = {
  id: id('rations'),
  name: 'Rations',
  quantity: 20,
  weight: 10,
  kind: 'gear',
  use: 'ration',
} as const;

/** Twelve columns by thirty rows of clear ground, six miles to a hex; a wood in rows 16 to 20. */
export function wilds(): Recording {
  const draw = { type: 'DrawLand', name: 'The March', layout: 'flat', width: 12, height: 30, milesPerHex: 6 } as const;
  const wood = { type: 'PaintHexes', column: 1, row: 16, toColumn: 12, toRow: 20, ground: 'forest' } as const;
  return new Recording(campaign([someone({ items: [rations] })]))
    .play(draw, referee)
    .play({ ...wood, road: false, river: false }, referee)
    .play({ type: 'PlaceParty', column: 6, row: 30 }, referee);
}

/** Open sea with land along the left side, six miles to a hex. */
export function coast(vessel: string): Recording {
  const draw = { type: 'DrawLand', name: 'The Sound', layout: 'flat', width: 60, height: 60, milesPerHex: 6 } as const;
  const sea = { type: 'PaintHexes', column: 2, row: 1, toColumn: 60, toRow: 60, ground: 'ocean' } as const;
  return new Recording(campaign([someone({ items: [rations] })]))
    .play(draw, referee)
    .play({ ...sea, road: false, river: false }, referee)
    .play({ type: 'PlaceParty', column: 40, row: 40 }, referee)
    .play({ type: 'Embark', vessel }, referee);
}

/** A day under sail: the faces of losing the way, of the wind, and of what comes after. */
export function sail(recording: Recording, lost: number[], wind: number[], after: number[] = []): Recording {
  return recording
    .play({ type: 'SetCourse', heading: 'N', pace: 'march', way: 'sails', mount: 'none', forage: false }, player)
    .play(
      { type: 'CheckDirection', guide: false, trailOrRiver: false, landmark: false, navigator: true },
      referee,
      ...lost,
    )
    .play({ type: 'CheckWeather', beach: true, clearShore: false, current: 'none' }, referee, ...wind)
    .play({ type: 'CheckForWanderers', checks: 1 }, referee, 6)
    .play({ type: 'GoOn', hexes: 50 }, referee, ...after)
    .evening();
}
