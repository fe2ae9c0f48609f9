import { written } from '../../../core/index.ts';
import { verb } from '../../../core/words.ts';
import { keeping, nameOf, type Tellers, type Telling, toAll, toNobody, toReferee } from '../../../play/index.ts';
import { called, calledAtFirst, eachOrCounted } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { CreatureEvent } from './events.ts';

/** To all when the players know of the creature, else to the referee. */
const known = (creature: Creature | undefined, text: string): Telling =>
  !creature || creature.hidden || creature.kind === 'monster' ? toReferee(keeping(text)) : toAll(keeping(text));

export const creatureTellers: Tellers<CreatureEvent> = {
  // The party's list shows who has come: the log is for what happens.
  CreatureAdded: ({ creature }) => toReferee(keeping(`${calledAtFirst(creature)} enters the campaign.`)),
  /** It is seen; that one of those who are met stays in the encounter is not. */
  CreaturePlaced: ({ creature, at }, after, before) => {
    const found = before.creatures[creature];
    const side = sideOf(after.encounter, creature);
    return found?.at && !at && isCapable(found) && side?.kind === 'monsters'
      ? toReferee(keeping(`${called(found)} is taken off the board, and stays in the encounter.`))
      : toNobody;
  },
  CreatureHidden: ({ creature, hidden, named = [creature] }, after) => {
    if (named.length === 0) return toNobody;
    const who = eachOrCounted(
      named.flatMap((each) => after.creatures[each] ?? []),
      called,
    );
    return toReferee(
      keeping(`${who} ${verb(named.length, 'is', 'are')} ${hidden ? 'hidden from' : 'shown to'} the players.`),
    );
  },
  /** It is seen. */
  FaceSet: () => toNobody,
  /** It is seen as well. */
  PoseSet: () => toNobody,
  CreatureRenamed: ({ creature, name }, after, before) => {
    const renamed = after.creatures[creature];
    if (before.creatures[creature]?.name === name) return toNobody;
    return toReferee(keeping(`${nameOf(before, creature)} is called ${renamed ? calledAtFirst(renamed) : name} now.`));
  },
  CreatureEdited: ({ creature }, after) => toReferee(keeping(`${nameOf(after, creature)} is written anew.`)),
  HitPointsSet: ({ creature, now, max }, after) =>
    toReferee(
      keeping(`${nameOf(after, creature)} has ${written(now)} of ${written(max)} hit points, as the referee says.`),
    ),
  CreatureRemoved: ({ creature, quiet }, _after, before) =>
    quiet
      ? toNobody
      : toReferee(keeping(`${nameOf(before, creature)} is removed. Go back in the log to have them again.`)),
  MembershipSet: ({ creature, member, quiet }, after) =>
    quiet
      ? toNobody
      : known(after.creatures[creature], `${nameOf(after, creature)} ${member ? 'joins' : 'leaves'} the party.`),
  NotesWritten: () => toNobody,
};
