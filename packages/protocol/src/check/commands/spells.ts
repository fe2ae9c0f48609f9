import { z } from 'zod';
import { anId, maybeText, text, whole } from '../shapes.ts';

/** The form of each command of `procedures/spells`. */
export const spellsChecks = {
  Memorise: z.strictObject({
    type: z.literal('Memorise'),
    creature: anId<'creature'>(),
    spell: maybeText(200),
  }),
  Forget: z.strictObject({
    type: z.literal('Forget'),
    creature: anId<'creature'>(),
    spell: maybeText(200),
  }),
  CastSpell: z.strictObject({
    type: z.literal('CastSpell'),
    caster: anId<'creature'>(),
    spell: maybeText(200),
    targets: z.array(anId<'creature'>()).max(200),
    reversed: z.boolean().exactOptional(),
  }),
  TradeSpell: z.strictObject({
    type: z.literal('TradeSpell'),
    creature: anId<'creature'>(),
    spell: maybeText(200),
    into: maybeText(200),
  }),
  OpenBook: z.strictObject({
    type: z.literal('OpenBook'),
    creature: anId<'creature'>(),
  }),
  ChooseForBook: z.strictObject({
    type: z.literal('ChooseForBook'),
    creature: anId<'creature'>(),
    spell: maybeText(200),
  }),
  BeginMagic: z.strictObject({
    type: z.literal('BeginMagic'),
    name: text(200),
    on: z.array(anId<'creature'>()).max(200),
    turns: whole(0, 10_000),
  }),
  EndMagic: z.strictObject({
    type: z.literal('EndMagic'),
    magic: anId<'magic'>(),
  }),
};
