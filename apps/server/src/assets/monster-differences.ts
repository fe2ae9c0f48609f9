import type { Monster } from '@lanthorn/rules';

const FIGURES: readonly (readonly [name: string, figure: (monster: Monster) => string])[] = [
  ['Armour class', ({ armourClass }) => String(armourClass)],
  [
    'Hit dice',
    ({ hitDice: { dice, plus, stars } }) =>
      `${dice}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}${'*'.repeat(stars)}`,
  ],
  [
    'Attacks',
    ({ attacks }) =>
      attacks.map(({ name, times, damage }) => `${times > 1 ? `${times} × ` : ''}${name} ${damage}`).join(', '),
  ],
  [
    'Movement',
    ({ movement, modes }) => [movement, ...Object.entries(modes).map(([mode, feet]) => `${mode} ${feet}`)].join(', '),
  ],
  ['Saves as', ({ saveAs }) => saveAs],
  ['Morale', ({ morale }) => String(morale)],
  ['Alignment', ({ alignment }) => alignment],
  ['Number appearing', ({ numberAppearing: { dungeon, lair } }) => `${dungeon} (${lair})`],
  ['Treasure', ({ treasure }) => treasure],
  ['Special', ({ special }) => special || 'nothing'],
];

/** What a monster of a file has otherwise than the bestiary, a sentence for each figure. */
export const differencesOf = (there: Monster, read: Monster): readonly string[] =>
  FIGURES.flatMap(([name, figure]) => {
    const [now, then] = [figure(there), figure(read)];
    return now === then ? [] : [`${name}: ${now} in the bestiary, ${then} in the file.`];
  });
