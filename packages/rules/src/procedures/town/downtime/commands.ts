import { flag, id, label, list, oneOf, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

const creatures = list(id('creature'), 200);

export const downtimeCommands = forms({
  /** The referee lets the time between two adventures begin. */
  BeginDowntime: {
    place: label('Where', oneOf('settlement', 'camp', 'dungeon')),
    guarded: label('Guarded by enough men-at-arms', flag),
    wanderingFree: label('Free of wandering monsters', flag),
  },
  /** What somebody does from now on; by the player, or the referee. */
  ChoosePastime: {
    creature: id('creature'),
    pastime: label('Pastime', oneOf('rest', 'research', 'train', 'study', 'nothing')),
  },
  /** A scroll or potion is begun, and paid in full. */
  MakeItem: { creature: id('creature'), form: oneOf('scroll', 'potion'), spell: label('Spell', text(60)) },
  /** Help is looked for by notices, which stand from week to week. */
  SeekHelp: {
    creature: id('creature'),
    kind: label('Kind of help', text(40)),
    scope: label('Where', oneOf('settlement', 'region')),
    size: label('A settlement of the size of', oneOf('village', 'town', 'city')),
    promised: whole(0, 1_000_000),
  },
  /** The referee lets days go by, each with its pastimes; seven are a week. */
  PassDowntime: {
    /** From 1 to 28. */
    days: label('How many days', whole(1, 28)),
    /** Everyone eats a ration of their own each day. */
    rations: label('Everyone eats rations of their own', flag),
  },
  /** The referee charges a period of upkeep. */
  ChargeUpkeep: {
    /** Those who pay; who has a stronghold in the wilds does not. */
    creatures: label('Who pays (not those with a stronghold in the wilds)', creatures),
  },
  /** The referee ends it: an adventure begins. */
  EndDowntime: {
    /** Who stays in the laboratory, so that the research goes on. */
    staying: label('Who stays in the laboratory', creatures),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly downtime: typeof downtimeCommands;
  }
}
