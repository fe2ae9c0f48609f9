import type { Declaration, Handlers } from '../../../play/index.ts';
import { letFail, letTakeHold } from './awaited.ts';
import { spellEffectsCommands } from './commands.ts';
import { type SpellEffectsEvent, spellEffectsEvolvers } from './events.ts';
import { mayLetFail, mayLetTakeHold } from './may.ts';
import { spellEffectsOffers } from './offers.ts';
import { spellEffectsTellers } from './tell.ts';

const spellEffectsHandlers: Handlers<typeof spellEffectsCommands> = {
  LetTakeHold: { may: mayLetTakeHold, play: letTakeHold },
  LetFail: { may: mayLetFail, play: letFail },
};

/** What a spell does that was cast: at once, or when the referee has looked at it. */
export const spellEffects: Declaration<typeof spellEffectsCommands, SpellEffectsEvent> = {
  forms: spellEffectsCommands,
  handle: spellEffectsHandlers,
  evolve: spellEffectsEvolvers,
  tell: spellEffectsTellers,
  offer: spellEffectsOffers,
};
