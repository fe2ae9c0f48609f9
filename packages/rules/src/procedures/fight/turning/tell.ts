import type { CreatureId, Line, Why } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { nameOf, type Tellers, toEach } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { TurningEvent } from './events.ts';

export const turningTellers: Tellers<TurningEvent> = {
  UndeadTurned: ({ cleric, turned, destroyed, reach, why }, after) => {
    const seen = (creatures: readonly CreatureId[]) =>
      creatures.flatMap((each) => (isWatched(after, after.creatures[each]) ? called(after.creatures[each]) : []));
    const all = (creatures: readonly CreatureId[]) => creatures.map((each) => nameOf(after, each));
    const name = nameOf(after, cleric);
    const line = (gone: readonly string[], dead: readonly string[]): Line => ({
      kind: 'roll',
      speaker: name,
      text: `${name} holds up the holy symbol${outcome(gone, dead)}.`,
      rolls: [why.roll, reach].flatMap((roll) => roll ?? []),
      ...(why.roll && reach ? { throwers: [name, 'How many it reaches'] } : {}),
      why: reach ? { ...why, throws: [{ who: 'How many it reaches', roll: reach }] } : why,
      tone: gone.length + dead.length > 0 ? 'good' : 'bad',
    });
    const told = line(seen(turned), seen(destroyed));
    return toEach(line(all(turned), all(destroyed)), { ...told, ...(told.why && { why: withoutNotes(told.why) }) });
  },
};

/** Of how many hit dice the undead are, and which of them there are, is the referee's to know. */
const withoutNotes = ({ notes: _notes, ...why }: Why): Why => why;

/** ` and turns 3 skeletons away`; what nobody sees comes to nothing that shows. */
function outcome(turned: readonly string[], destroyed: readonly string[]): string {
  const done = [
    ...(turned.length > 0 ? [`turns ${listed(turned)} away`] : []),
    ...(destroyed.length > 0 ? [`destroys ${listed(destroyed)}`] : []),
  ];
  return done.length > 0 ? ` and ${listed(done)}` : ': to no effect';
}
