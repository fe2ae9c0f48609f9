import { ITEM_USES, type Monster, WARE_KINDS } from '@lanthorn/rules';
import { z } from 'zod';
import { maybeText, number, whole } from '../shapes.ts';
import { traits } from './traits.ts';

/** Wider than the rules allow: those refuse with a sentence. */
const figure = whole(-1_000_000, 1_000_000);
const key = maybeText(200);
const words = maybeText(20_000);

const attack = z.strictObject({
  name: words,
  kind: z.enum(['melee', 'missile']),
  damage: maybeText(200),
  times: figure,
  ranges: z.tuple([figure, figure, figure]).nullable(),
  slow: z.boolean(),
  blunt: z.boolean(),
  material: z.enum(['silver', 'magic']).exactOptional(),
  broken: z.boolean().exactOptional(),
});

const monster: z.ZodType<Monster> = z.strictObject({
  key,
  name: words,
  armourClass: figure,
  hitDice: z.strictObject({ dice: number(-1_000_000, 1_000_000), plus: figure, stars: figure }),
  attacks: z.array(attack).max(50),
  movement: figure,
  modes: z.strictObject({ fly: figure.exactOptional(), swim: figure.exactOptional(), web: figure.exactOptional() }),
  saveAs: maybeText(200),
  morale: figure,
  otherMorale: figure.nullable(),
  alignment: z.enum(['lawful', 'neutral', 'chaotic']),
  numberAppearing: z.strictObject({ dungeon: maybeText(200), lair: maybeText(200) }),
  treasure: words,
  infravision: figure,
  undead: z.boolean(),
  traits,
  special: words,
});

/** The form of each command of `procedures/content`. */
export const contentChecks = {
  WriteMonster: z.strictObject({ type: z.literal('WriteMonster'), monster }),
  StrikeMonster: z.strictObject({ type: z.literal('StrikeMonster'), monster: key }),
  RestoreMonster: z.strictObject({ type: z.literal('RestoreMonster'), monster: key }),
  WriteEncounterTable: z.strictObject({
    type: z.literal('WriteEncounterTable'),
    table: key,
    monsters: z.array(key).max(1_000),
  }),
  RestoreEncounterTable: z.strictObject({ type: z.literal('RestoreEncounterTable'), table: key }),
  WriteWare: z.strictObject({
    type: z.literal('WriteWare'),
    name: maybeText(200),
    kind: z.enum(WARE_KINDS),
    cost: number(-10_000_000, 10_000_000),
    weight: figure,
    pieces: figure,
    use: z.enum(['none', ...ITEM_USES]),
  }),
  StrikeWare: z.strictObject({ type: z.literal('StrikeWare'), ware: key }),
  RestoreWare: z.strictObject({ type: z.literal('RestoreWare'), ware: key }),
};
