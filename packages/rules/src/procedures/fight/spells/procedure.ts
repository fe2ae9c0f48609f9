import type { Declaration } from '../../../play/index.ts';
import { magicLetsFall, newFormLetsFall } from './aloft.ts';
import { spellsCommands } from './commands.ts';
import { confusedAct } from './confusion.ts';
import { magicShows, trapsShow } from './detecting.ts';
import { drainedForget } from './drained.ts';
import { type SpellsEvent, spellsEvolvers } from './events.ts';
import { placesLetGo, placesReach, placesStrike } from './filled-places.ts';
import { deathReleases, imageVanishes, magicBinds, magicBreaks, magicReleases, magicRunsOut } from './lasting.ts';
import { drawnStays, magicRedraws, mapRestored } from './map-work.ts';
import { spellsOffers } from './offers.ts';
import { placesHarm, placesHarmDay, placesHarmTurn } from './place-harm.ts';
import { spellsHandlers } from './spells.ts';
import { spellsTellers } from './tell.ts';
import { weatherReleased } from './weather-work.ts';

export const spells: Declaration<typeof spellsCommands, SpellsEvent> = {
  forms: spellsCommands,
  handle: spellsHandlers,
  evolve: spellsEvolvers,
  tell: spellsTellers,
  offer: spellsOffers,
  after: (play, before) => {
    trapsShow(play);
    placesLetGo(play, before);
    placesReach(play, before);
  },
  follows: {
    CreatureMoved: placesStrike,
    SceneDrawn: drawnStays,
    AttackRolled: (play, rolled) => {
      imageVanishes(play, rolled);
      magicBreaks(play, rolled.attacker);
    },
    SpellCast: (play, { caster }) => magicBreaks(play, caster),

    MagicBegan: (play, began) => {
      magicBinds(play, began);
      newFormLetsFall(play, began);
      magicShows(play, began);
      magicRedraws(play, began);
    },
    MagicEnded: (play, ended) => {
      magicReleases(play, ended);
      magicLetsFall(play, ended);
      mapRestored(play, ended);
      weatherReleased(play, ended);
    },
    CreatureDied: (play, { creature }) => deathReleases(play, creature),
    LevelsDrained: drainedForget,
    RoundBegan: (play) => {
      magicRunsOut(play);
      placesHarm(play);
      confusedAct(play);
    },
    TurnPassed: (play) => {
      placesHarmTurn(play);
      magicRunsOut(play);
    },
    DayPassed: (play) => {
      placesHarmDay(play);
      magicRunsOut(play);
    },
  },
};
