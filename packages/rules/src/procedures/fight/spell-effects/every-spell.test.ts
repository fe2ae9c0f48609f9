import { describe, expect, it } from 'vitest';
import { type Book, type Caster, spellsOf, whatComesOf } from '../../../../test/each-spell.ts';

/** What comes of each spell, cast by one of the twelfth level while every die shows a 1; `asks`: once the referee lets it take hold. */
const COMES_OF: Readonly<Record<Book, Readonly<Record<Caster, string>>>> = {
  ose: {
    cleric: `
Cure Light Wounds → heals 1d6+1
Detect Evil → asks: the caster is told, lasts 6 turns
Detect Magic → lasts 2 turns, shows magic
Light → asks: save against spells, lasts 12 turns, blind
Protection from Evil → lasts 12 turns
Purify Food and Water → asks: the referee tells
Remove Fear → no longer terrified, lasts 2 turns
Resist Cold → lasts 6 turns
Bless → lasts 6 turns
Find Traps → lasts 2 turns
Hold Person → asks: save against spells, lasts 9 turns, paralysed
Know Alignment → asks: the caster is told
Resist Fire → lasts 2 turns
Silence 15' Radius → asks: save against spells, lasts 12 turns
Snake Charm → asks: lasts 1d4+1 turns, charmed
Speak with Animals → asks: the referee tells, lasts 6 turns
Continual Light → asks: save against spells, lasts until ended, blind
Cure Disease → no longer diseased
Growth of Animals → lasts 12 turns
Locate Object → asks: the referee tells, lasts 6 turns
Remove Curse → asks: other magic ends
Striking → lasts 1 turns
Create Water → asks: things are made
Cure Serious Wounds → heals 2d6+2
Neutralize Poison → no longer slowed
Protection from Evil 10' Radius → lasts 12 turns
Speak with Plants → asks: the referee tells, lasts 3 turns
Sticks to Snakes → asks: takes 2d8, 2 come, lasts 6 turns
Commune → asks: the referee tells, lasts 3 turns
Create Food → asks: things are made
Dispel Evil → asks: save against spells, dies
Insect Plague → asks: lasts 144 turns, terrified, fills a place
Quest → asks: save against spells, lasts until ended
Raise Dead → is called back
`,
    'magic-user': `
Charm Person → asks: save against spells, lasts until ended, charmed
Detect Magic → lasts 2 turns, shows magic
Floating Disc → lasts 6 turns
Hold Portal → asks: a door is set, lasts 2d6 turns
Light → asks: save against spells, lasts 18 turns, blind
Magic Missile → 1d6+1 damage
Protection from Evil → lasts 6 turns
Read Languages → lasts 2 turns
Read Magic → lasts 1 turns
Shield → lasts 2 turns
Sleep → asks: takes 2d8, lasts 4d4 turns, asleep
Ventriloquism → asks: the referee tells, lasts 2 turns
Continual Light → asks: save against spells, lasts until ended, blind
Detect Evil → asks: the caster is told, lasts 2 turns
Detect Invisible → lasts 6 turns
ESP → asks: the referee tells, lasts 12 turns
Invisibility → lasts until ended
Knock → asks: a door is set
Levitate → lasts 18 turns
Locate Object → asks: the referee tells, lasts 2 turns
Mirror Image → lasts 6 turns, 1d4 images
Phantasmal Force → asks: the referee tells, lasts until ended
Web → asks: lasts 48 turns, held, fills a place
Wizard Lock → asks: a door is set, lasts until ended
Clairvoyance → asks: the referee tells, lasts 12 turns
Dispel Magic → asks: other magic ends
Fire Ball → asks: save against spells, 12d6 damage
Fly → lasts 1d6+12 turns
Haste → lasts 3 turns
Hold Person → asks: save against spells, lasts 12 turns, paralysed
Infravision → lasts 144 turns
Invisibility 10' Radius → lasts until ended
Lightning Bolt → asks: save against spells, 12d6 damage
Protection from Evil 10' Radius → lasts 12 turns
Protection from Normal Missiles → lasts 12 turns
Water Breathing → lasts 144 turns
Charm Monster → asks: takes 3d6, save against spells, lasts until ended, charmed
Confusion → asks: lasts 12 rounds
Dimension Door → asks: is taken elsewhere
Growth of Plants → asks: the referee tells, lasts until ended
Hallucinatory Terrain → asks: the referee tells, lasts until ended
Massmorph → asks: the referee tells, lasts until ended
Polymorph Others → asks: save against spells, lasts until ended, another form
Polymorph Self → asks: lasts 1d6+12 turns, another form
Remove Curse → asks: other magic ends
Wall of Fire → asks: lasts until ended, the map is redrawn
Wall of Ice → asks: lasts 12 turns, the map is redrawn
Wizard Eye → asks: the referee tells, lasts 6 turns
Animate Dead → asks: 12 come, lasts until ended
Cloudkill → asks: save against death, dies, lasts 6 turns, fills a place
Conjure Elemental → asks: 1 come, lasts until ended
Contact Higher Plane → asks: the referee tells
Feeblemind → asks: save against spells, lasts until ended
Hold Monster → asks: save against spells, lasts 18 turns, paralysed
Magic Jar → asks: the referee tells, lasts until ended
Pass-Wall → asks: lasts 3 turns, the map is redrawn
Telekinesis → asks: save against spells, lasts 6 turns
Teleport → asks: is taken elsewhere
Transmute Rock to Mud → asks: the referee tells, lasts 3d6 turns
Wall of Stone → asks: the wall stays, the map is redrawn
Anti-Magic Shell → lasts 12 turns
Control Weather → asks: lasts until ended, the weather turns
Death Spell → asks: takes 4d8, save against death, dies
Disintegrate → asks: save against death, dies
Geas → asks: save against spells, lasts until ended
Invisible Stalker → asks: 1 come, lasts until ended
Lower Water → asks: the referee tells, lasts 10 turns
Move Earth → asks: the referee tells, lasts 6 turns
Part Water → asks: the referee tells, lasts 6 turns
Projected Image → asks: the referee tells, lasts 6 turns
Reincarnation → asks: the referee tells
Stone to Flesh → no longer petrified
`,
  },
  gorman: {
    cleric: `
Cure Light Wounds → heals 1d6+1
Cure Light Wounds (reversed) → asks: 1d6+1 damage
Purify Food & Water → asks: the referee tells
Purify Food & Water (reversed) → asks: the referee tells
Detect Magic → lasts 2 turns, shows magic
Detect Evil → asks: the caster is told, lasts 6 turns
Detect Evil (reversed) → asks: the referee tells
Protection from Evil → lasts 12 turns
Light → asks: save against spells, lasts 12 turns, blind
Light (reversed) → asks: save against spells, lasts 12 turns, blind
Find Traps → lasts 2 turns
Hold Person → asks: save against spells, lasts 9 turns, paralysed
Bless → lasts 6 turns
Bless (reversed) → asks: save against spells, lasts 6 turns
Speak with Animals → asks: the referee tells, lasts 6 turns
Remove Curse → asks: other magic ends
Remove Curse (reversed) → asks: save against spells, lasts until ended
Cure Disease → no longer diseased
Cure Disease (reversed) → asks: save against spells, lasts until ended
Locate Object → asks: the referee tells, lasts 6 turns
Continual Light → asks: save against spells, lasts until ended, blind
Continual Light (reversed) → asks: save against spells, lasts until ended, blind
Neutralize Poison → no longer slowed
Neutralize Poison (reversed) → asks: save against death, dies
Cure Serious Wounds → heals 2d6+2
Cure Serious Wounds (reversed) → asks: 2d6+2 damage
Protection from Evil 10' Radius → lasts 12 turns
Turn Sticks to Snakes → asks: takes 2d8, 2 come, lasts 6 turns
Speak with Plants → asks: the referee tells, lasts 3 turns
Create Water → asks: things are made
Dispel Evil → asks: save against spells, dies
Dispel Evil (reversed) → asks: the referee tells
Raise Dead → is called back
Raise Dead (reversed) → asks: save against death, dies
Commune → asks: the referee tells, lasts 3 turns
Quest → asks: save against spells, lasts until ended
Insect Plague → asks: lasts 144 turns, terrified, fills a place
Create Food → asks: things are made
`,
    'magic-user': `
Detect Magic → lasts 2 turns, shows magic
Hold Portal → asks: a door is set, lasts 2d6 turns
Read Magic → lasts 1 turns
Read Languages → lasts 2 turns
Protection from Evil → lasts 6 turns
Light → asks: save against spells, lasts 18 turns, blind
Charm Person → asks: save against spells, lasts until ended, charmed
Sleep → asks: takes 2d8, lasts 4d4 turns, asleep
Detect Invisible → lasts 6 turns
Levitate → lasts 18 turns
Phantasmal Forces → asks: the referee tells, lasts until ended
Locate Object → asks: the referee tells, lasts 2 turns
Invisibility → lasts until ended
Wizard Lock → asks: a door is set, lasts until ended
Detect Evil → asks: the caster is told, lasts 2 turns
ESP → asks: the referee tells, lasts 12 turns
Continual Light → asks: save against spells, lasts until ended, blind
Knock → asks: a door is set
Fly → lasts 1d6+12 turns
Hold Person → asks: save against spells, lasts 12 turns, paralysed
Dispel Magic → asks: other magic ends
Clairvoyance → asks: the referee tells, lasts 12 turns
Clairaudience → asks: the referee tells, lasts 12 turns
Fire Ball → asks: save against spells, 12d6 damage
Lightning Bolt → asks: save against spells, 12d6 damage
Protection from Evil 10' Radius → lasts 12 turns
Invisibility 10' Radius → lasts until ended
Infravision → lasts 144 turns
Slow → asks: lasts 3 turns
Haste → lasts 3 turns
Protection from Normal Missiles → lasts 12 turns
Water Breathing → lasts 144 turns
Polymorph Self → asks: lasts 1d6+12 turns, another form
Polymorph Others → asks: save against spells, lasts until ended, another form
Remove Curse → asks: other magic ends
Wall of Fire → asks: lasts until ended, the map is redrawn
Wall of Ice → asks: lasts 12 turns, the map is redrawn
Confusion → asks: lasts 12 rounds
Charm Monster → asks: takes 3d6, save against spells, lasts until ended, charmed
Growth of Plants → asks: the referee tells, lasts until ended
Dimension Door → asks: is taken elsewhere
Wizard Eye → asks: the referee tells, lasts 6 turns
Massmorph → asks: the referee tells, lasts until ended
Hallucinatory Terrain → asks: the referee tells, lasts until ended
Teleport → asks: is taken elsewhere
Hold Monster → asks: save against spells, lasts 18 turns, paralysed
Conjure Elemental → asks: 1 come, lasts until ended
Telekinesis → asks: save against spells, lasts 6 turns
Transmute Rock to Mud → asks: the referee tells, lasts 3d6 turns
Transmute Rock to Mud (reversed) → asks: the referee tells
Wall of Stone → asks: the wall stays, the map is redrawn
Wall of Iron → asks: the wall stays, the map is redrawn
Animate Dead → asks: 12 come, lasts until ended
Magic Jar → asks: the referee tells, lasts until ended
Contact Higher Plane → asks: the referee tells
Pass-Wall → asks: lasts 3 turns, the map is redrawn
Cloudkill → asks: save against death, dies, lasts 6 turns, fills a place
Feeblemind → asks: save against spells, lasts until ended
Growth of Animals → lasts 12 turns
Stone to Flesh → no longer petrified
Stone to Flesh (reversed) → asks: save against paralysis, lasts until ended, petrified
Reincarnation → asks: the referee tells
Invisible Stalker → asks: 1 come, lasts until ended
Lower Water → asks: the referee tells, lasts 10 turns
Part Water → asks: the referee tells, lasts 6 turns
Projected Image → asks: the referee tells, lasts 6 turns
Anti-Magic Shell → lasts 12 turns
Death Spell → asks: takes 4d8, save against death, dies
Geas → asks: save against spells, lasts until ended
Disintegrate → asks: save against death, dies
Move Earth → asks: the referee tells, lasts 6 turns
Control Weather → asks: lasts until ended, the weather turns
`,
  },
};

/** A line a spell: `Sleep → asks: takes 2d8, lasts 4d4 turns, asleep`. */
const table = (lines: string): readonly (readonly [spell: string, comes: string])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [spell = '', comes = ''] = line.split(' → ');
      return [spell, comes] as const;
    });

describe.each(
  (['ose', 'gorman'] as const).flatMap((book) =>
    (['cleric', 'magic-user'] as const).map((caster) => [caster, book] as const),
  ),
)('the spells of a %s by the book %s, each cast in play', (caster, book) => {
  const rows = table(COMES_OF[book][caster]);

  it('are all in the table', () => {
    expect(rows.map(([spell]) => spell)).toEqual(spellsOf(book, caster));
  });

  it.each(rows)('%s: %s', (spell, comes) => {
    expect(whatComesOf(book, caster, spell)).toBe(comes);
  });
});
