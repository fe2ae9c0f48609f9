import { z } from 'zod';
import { anId, maybeText, square, text, whole } from '../shapes.ts';

/** The form of each command of `procedures/scene`. */
export const sceneChecks = {
  ShowScene: z.strictObject({
    type: z.literal('ShowScene'),
    scene: anId<'scene'>(),
  }),
  RenameScene: z.strictObject({
    type: z.literal('RenameScene'),
    scene: anId<'scene'>(),
    name: text(200),
  }),
  RemoveScene: z.strictObject({
    type: z.literal('RemoveScene'),
    scene: anId<'scene'>(),
  }),
  SetScene: z.strictObject({
    type: z.literal('SetScene'),
    scene: anId<'scene'>(),
    ambient: z.enum(['dark', 'lit']),
    feetPerSquare: whole(-1_000_000, 1_000_000),
    level: whole(-1_000_000, 1_000_000),
  }),
  RevealSquares: z.strictObject({
    type: z.literal('RevealSquares'),
    from: square,
    to: square,
    revealed: z.boolean(),
  }),
  EditRoom: z.strictObject({
    type: z.literal('EditRoom'),
    room: maybeText(200),
    name: maybeText(200),
    text: maybeText(4000),
  }),
  RevealRoom: z.strictObject({
    type: z.literal('RevealRoom'),
    room: maybeText(200),
  }),
};
