import { CONDITIONS } from '@lanthorn/rules';
import { z } from 'zod';
import { anId, maybeText, number, square, text, whole } from '../shapes.ts';
import { traits } from './traits.ts';

const facts = z.strictObject({
  kind: z.enum(['character', 'retainer', 'monster']),
  name: text(200),
  owner: anId<'user'>().nullable(),
  icon: maybeText(200).nullable(),
  class: maybeText(200).nullable(),
  level: whole(-1_000_000, 1_000_000),
  experience: whole(-1_000_000, 1_000_000),
  alignment: z.enum(['lawful', 'neutral', 'chaotic']),
  abilities: z
    .strictObject({
      STR: whole(-1_000_000, 1_000_000),
      INT: whole(-1_000_000, 1_000_000),
      WIS: whole(-1_000_000, 1_000_000),
      DEX: whole(-1_000_000, 1_000_000),
      CON: whole(-1_000_000, 1_000_000),
      CHA: whole(-1_000_000, 1_000_000),
    })
    .nullable(),
  hitDice: z
    .strictObject({
      dice: number(0, 100),
      plus: whole(-1_000_000, 1_000_000),
      stars: whole(-1_000_000, 1_000_000),
    })
    .nullable(),
  hitPoints: z.strictObject({ now: whole(-1_000_000, 1_000_000), max: whole(-1_000_000, 1_000_000) }),
  naturalArmour: whole(-1_000_000, 1_000_000),
  armour: z.enum(['none', 'leather', 'chainmail', 'plate']),
  shield: z.boolean(),
  helmet: z.boolean(),
  attacks: z
    .array(
      z.strictObject({
        name: text(200),
        kind: z.enum(['melee', 'missile']),
        damage: maybeText(200),
        times: whole(-1_000_000, 1_000_000),
        ranges: z
          .tuple([whole(-1_000_000, 1_000_000), whole(-1_000_000, 1_000_000), whole(-1_000_000, 1_000_000)])
          .nullable(),
        slow: z.boolean(),
        blunt: z.boolean(),
        material: z.enum(['silver', 'magic']).exactOptional(),
        broken: z.boolean().exactOptional(),
      }),
    )
    .max(200),
  items: z
    .array(
      z.strictObject({
        id: anId<'item'>(),
        name: text(200),
        quantity: whole(-1_000_000, 1_000_000),
        weight: whole(-1_000_000, 1_000_000),
        kind: z.enum(['armour', 'gear', 'treasure', 'weapon']),
        use: z
          .enum([
            'torch',
            'lantern',
            'hooded-lantern',
            'candle',
            'oil',
            'tinderbox',
            'ration',
            'waterskin',
            'spike',
            'rope',
            'thieves-tools',
            'holy-symbol',
          ])
          .nullable(),
        magic: whole(-1_000_000, 1_000_000).exactOptional(),
      }),
    )
    .max(200),
  coins: z.strictObject({
    pp: whole(-1_000_000, 1_000_000),
    gp: whole(-1_000_000, 1_000_000),
    ep: whole(-1_000_000, 1_000_000),
    sp: whole(-1_000_000, 1_000_000),
    cp: whole(-1_000_000, 1_000_000),
  }),
  movement: whole(-1_000_000, 1_000_000),
  infravision: whole(-1_000_000, 1_000_000),
  morale: whole(-1_000_000, 1_000_000).nullable(),
  saveAs: maybeText(200).nullable(),
  undead: z.boolean(),
  operating: z
    .strictObject({
      as: z.enum(['fighter', 'magic-user']),
      aside: z.strictObject({ level: whole(0, 100), experience: whole(0, 10_000_000) }),
    })
    .exactOptional(),
  skills: z.record(text(40), whole(0, 100)).exactOptional(),
  dressing: z
    .strictObject({
      action: z.enum(['don', 'doff']),
      item: anId<'item'>().nullable(),
      armour: z.enum(['none', 'leather', 'chainmail', 'plate']),
      needed: whole(0, 100),
      done: whole(0, 100),
    })
    .exactOptional(),
  background: text(40).exactOptional(),
  disbelieves: z.boolean().exactOptional(),
  touchedOn: whole(0, 10_000_000).exactOptional(),
  traits: traits.exactOptional(),
  enchanted: z
    .strictObject({
      armour: whole(-10, 10).exactOptional(),
      shield: whole(-10, 10).exactOptional(),
      helmet: whole(-10, 10).exactOptional(),
    })
    .exactOptional(),
  book: z.array(text(60)).max(200).exactOptional(),
  missing: z.array(text(60)).max(40).exactOptional(),
  fresh: z.boolean().exactOptional(),
  conditions: z.array(z.enum(CONDITIONS)).max(200),
  hidden: z.boolean(),
  notes: maybeText(4000),
});

/** The form of each command of `procedures/creature`. */
export const creatureChecks = {
  AddCreature: z.strictObject({
    type: z.literal('AddCreature'),
    facts,
    square: square.nullable(),
  }),
  PlaceCreature: z.strictObject({
    type: z.literal('PlaceCreature'),
    creature: anId<'creature'>(),
    square: square.nullable(),
  }),
  HideCreature: z.strictObject({
    type: z.literal('HideCreature'),
    creature: anId<'creature'>(),
    hidden: z.boolean(),
  }),
  RenameCreature: z.strictObject({
    type: z.literal('RenameCreature'),
    creature: anId<'creature'>(),
    name: text(200),
    icon: maybeText(200).nullable(),
  }),
  EditCreature: z.strictObject({
    type: z.literal('EditCreature'),
    creature: anId<'creature'>(),
    facts,
  }),
  SetHitPoints: z.strictObject({
    type: z.literal('SetHitPoints'),
    creature: anId<'creature'>(),
    now: whole(-1_000_000, 1_000_000),
    max: whole(-1_000_000, 1_000_000),
  }),
  RemoveCreature: z.strictObject({
    type: z.literal('RemoveCreature'),
    creature: anId<'creature'>(),
  }),
  SetMembership: z.strictObject({
    type: z.literal('SetMembership'),
    creature: anId<'creature'>(),
    member: z.boolean(),
  }),
  WriteNotes: z.strictObject({
    type: z.literal('WriteNotes'),
    creature: anId<'creature'>(),
    notes: maybeText(4000),
  }),
};
