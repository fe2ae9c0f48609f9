import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { verb } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { roundOfBlows } from '../../situation/round/on-the-run.ts';
import { spellOption, toldWithin } from '../../situation/spells/reversed.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { declarable } from '../combat-round/declarable.ts';
import { objectionsToCasting } from './hindrance.ts';
import { memorisable, ofRest, turnsOfStudy, unrested } from './preparing.ts';

/** Why a caster cannot cast now, where one would look for it: shown, and not granted. Nothing for those who cast nothing. */
export function barredCasting(state: GameState, caster: Creature, seat: Seat): Offer[] {
  if (caster.kind === 'monster' || mayDeclareSpell(state, caster)) return [];
  const { cast } = rulesOf(state).spells;
  const memory = (state.memorised[caster.id] ?? []).filter(cast.castable);
  const declared = declaredSpell(state, caster);
  const spells = declared !== null ? [declared] : memory.length > 0 ? memory : preparable(state, caster);
  const [spell] = spells;
  if (spell === undefined) return [];
  const none = `${called(caster)} has no spell in memory.${whenMemorised(state, caster, seat)}`;
  const reason = memory.length === 0 ? none : objectionsToCasting(state, caster, spell, [])[0]?.sentence;
  if (reason === undefined) return [];
  return [barred(state, caster, spells, reason, `CastSpell:barred:${caster.id}`)];
}

/** What comes first, for those who look in vain for what to cast: nothing is said where it would not be offered then. */
function whenMemorised(state: GameState, caster: Creature, seat: Seat): string {
  if (state.encounter || state.metElsewhere || memorisable(state, caster).length === 0) return '';
  if (mayReferee(seat) || unrested(state, caster) === null) return ' Memorise one first.';
  const turns = turnsOfStudy(state, caster);
  return turns > 0 ? ` ${ofRest(turns)} ${verb(turns, 'comes', 'come')} first.` : ' A night’s sleep comes first.';
}

/** Whether a spell is declared at this moment, and cast later in the round: then the declarations stand in its place. */
const mayDeclareSpell = (state: GameState, caster: Creature): boolean =>
  state.encounter !== null &&
  roundOfBlows(state.encounter)?.stage === 'declarations' &&
  declarable(state, state.encounter, caster).includes('spell');

/** What was declared for this round is not chosen once more. */
function declaredSpell({ encounter }: GameState, { id }: Creature): string | null {
  const declared = roundOfBlows(encounter)?.declarations[id];
  return declared?.action === 'spell' && !declared.disrupted ? declared.spell : null;
}

/** What a caster knows and has not in memory, beside what is there: found by its name, with the reason. */
export function unmemorised(state: GameState, caster: Creature): Offer[] {
  const memory = state.memorised[caster.id] ?? [];
  if (memory.length === 0 || caster.kind === 'monster') return [];
  const others = preparable(state, caster).filter((spell) => !memory.includes(spell));
  if (others.length === 0) return [];
  const reason = `${called(caster)} has not memorised it, or has cast it already.`;
  return [{ ...barred(state, caster, others, reason, `CastSpell:unmemorised:${caster.id}`), place: 'palette' }];
}

function barred(state: GameState, { id }: Creature, spells: readonly string[], reason: string, key: string): Offer {
  const which = [...new Set(spells)];
  return offer('CastSpell', which.length === 1 ? `Cast ${toldWithin(which[0] ?? '')}` : 'Cast a spell', {
    place: 'creature',
    about: id,
    rule: rulesOf(state).spells.cast.rule,
    key,
    fixed: { caster: id, targets: [] },
    inputs: { spell: which.map(spellOption) },
    barred: reason,
  });
}

/** The spells of those levels of which a caster prepares any. */
function preparable(state: GameState, caster: Creature): readonly string[] {
  const { memory, cast } = rulesOf(state).spells;
  const slots = memory.slots(caster);
  return memory
    .known(caster, state.inventions)
    .flatMap((level, place) => ((slots[place] ?? 0) > 0 ? level : []))
    .filter(cast.castable);
}
