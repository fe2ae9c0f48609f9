import { written } from '../../../core/index.ts';
import { atFirst, creaturesOf, verb } from '../../../core/words.ts';
import { keeping, rulesOf, type Tellers, toReferee } from '../../../play/index.ts';
import { inOneThrow, throwsThatBring } from '../../body/monsters/throws.ts';
import { groupName } from '../../situation/sight/group-name.ts';
import { chanceText } from '../../table/chance/chance.ts';
import type { WanderingEvent } from './events.ts';
import { checksDue } from './kept.ts';

/** What is told when one more check waits. */
const dueInWords = (count: number): string =>
  count > 1 ? `Another wandering monster check is due: ${written(count)} wait.` : 'A wandering monster check is due.';

/** All of it is the referee's: the players hear of monsters when they meet them. */
export const wanderingTellers: Tellers<WanderingEvent> = {
  WanderingFellDue: (_, after) => toReferee({ kind: 'time', text: dueInWords(checksDue(after)) }),
  WanderingChecked: ({ chance, roll, encounter, why, extra }) =>
    toReferee({
      kind: 'roll',
      text: `${extra ? 'Drawn by noise or smell' : 'Wandering monsters'}, ${chanceText(chance)}: ${encounter ? 'something comes.' : 'nothing comes.'}`,
      rolls: [roll],
      why,
      ...(encounter ? { tone: 'bad' } : {}),
    }),
  WanderersSet: ({ scene, table }, after) => {
    const name = after.scenes[scene]?.name ?? 'the map';
    const own = table && after.randomTables?.[table]?.name;
    return toReferee(keeping(`Who wanders by in ${name}: ${own ? `the table “${own}”` : 'the table of its level'}.`));
  },
  CheckWaived: ({ met }, after, before) => {
    const count = checksDue(before);
    const what = count > 1 ? `${written(count)} wandering monster checks` : 'The wandering monster check';
    const are = verb(count, 'is', 'are');
    if (!met) return toReferee({ kind: 'time', text: `${what} ${are} waived.` });
    const why = { rule: rulesOf(after).wandering.id, formula: 'those who came are met in place of any others' };
    return toReferee({ kind: 'time', text: `${what} still due ${are} dropped: those who came are met.`, why });
  },
  MonstersDrawnUp: ({ name, level, table, number, unused, creatures, hitPoints, distance }, after) =>
    toReferee({
      kind: 'encounter',
      text: `${atFirst(creaturesOf(creatures.length, name))}, ${distance ? `${written(distance.total)} feet off and ` : ''}coming towards the party.${unused ? ` “${unused}” leads to too many rolls, or says too much at once: they are of the level’s table.` : ''}`,
      rolls: [
        ...(table ? [table] : []),
        ...(number ? [number] : []),
        ...inOneThrow(hitPoints),
        ...(distance ? [distance] : []),
      ],
      why: {
        rule: rulesOf(after).wandering.cites.distance,
        formula: `${table ? `table of level ${level}; number appearing` : 'a table of your own'}${distance ? '; 2d6 × 10 feet' : ''}`,
        throws: [
          ...throwsThatBring(table, number, hitPoints, creatures, name),
          ...(distance
            ? [{ who: 'How far off, in tens of feet', roll: { ...distance, total: distance.total / 10 } }]
            : []),
        ],
      },
      tone: 'bad',
    }),
  DrawnUpDismissed: (_event, _after, { drawnUp, creatures }) => {
    const gone = (drawnUp?.creatures ?? []).flatMap((one) => creatures[one] ?? []);
    return toReferee({
      kind: 'encounter',
      text: `${groupName(gone)} ${verb(gone.length, 'is', 'are')} sent away before the party meets ${verb(gone.length, 'it', 'them')}.`,
    });
  },
};
