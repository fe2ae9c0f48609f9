import { byRule, impossible, type Note, type Refusal, type Ruleset } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import { foesOf, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';

export const hasMissile = ({ attacks }: Creature): boolean =>
  attacks.some(({ kind, broken }) => kind === 'missile' && !broken);

/** Why the referee cannot let somebody shoot before anyone acts; null when nothing is against it. */
export function firstFireObjection(state: GameState, creature: Creature): Refusal | null {
  const { encounter } = state;
  const combat = encounter?.combat;
  const side = sideOf(encounter, creature.id);
  if (combat?.stage !== 'declarations' || side?.kind !== 'party' || !isCapable(creature))
    return impossible('out-of-turn', 'It is settled before initiative, for those who can shoot.');
  if (combat.firstFire?.includes(creature.id)) return impossible('no-change', 'They will shoot first already.');
  const ready = {
    surprised: side.surprised === true && encounter?.round === 1,
    prepared: combat.declarations[creature.id]?.action === 'ready' && hasMissile(creature),
    meleeBegun: (encounter?.engaged ?? []).length > 0,
    enemyFled: hasFled(state, creature),
  };
  return rulesOf(state).missiles.pace.mayFireFirst(ready)
    ? null
    : byRule(
        rulesOf(state).combatRound.cites.readied,
        'forbidden',
        'Only weapons held ready, and before blows have been struck, shoot first.',
      );
}

/** The others run, or have run. */
function hasFled(state: GameState, creature: Creature): boolean {
  const { encounter } = state;
  const own = sideOf(encounter, creature.id)?.id;
  const flight = encounter?.flight;
  return (flight !== undefined && flight !== null && flight.fleeing !== own) || foesOf(state, creature.id).length === 0;
}

/** Why others shot before those who were let to. */
export const outshotNote = ({ combatRound }: Pick<Ruleset, 'combatRound'>): Note => ({
  rule: combatRound.cites.outshot,
  text: 'an enemy with missiles and the initiative shoots first',
});

/** The places before all others of those who shoot first, and of enemies with missiles who were quicker. */
export function firstPlaces(
  state: GameState,
  ranks: ((of: 'party' | 'enemy') => number) | null,
): readonly (readonly Creature['id'][])[] {
  const { encounter } = state;
  const shooters = encounter?.combat?.firstFire ?? [];
  const [one] = shooters;
  if (!one) return [];
  const enemies = foesOf(state, one).filter((foe) => isCapable(foe) && hasMissile(foe));
  const settled = ranks && [ranks('party'), ranks('enemy')];
  const { missiles, initiative } = rulesOf(state);
  const first = settled ? missiles.pace.firesFirst(enemies.length > 0, settled) : 'party';
  const theirs = enemies.map(({ id }) => id);
  if (first === 'enemy') return [theirs, shooters];
  if (first === 'party') return [shooters];
  const all = [...shooters, ...theirs].flatMap((who) => state.creatures[who] ?? []);
  return initiative.ties.steps(all).map((step) => all.filter(({ id }) => step.includes(id)).map(({ id }) => id));
}
