import type { Declaration } from '../../../play/index.ts';
import { magicLetsFall, newFormLetsFall } from './aloft.ts';
import { magicInForceCommands } from './commands.ts';
import { confusedAct } from './confusion.ts';
import { magicShows, trapsShow } from './detecting.ts';
import { type MagicInForceEvent, magicInForceEvolvers } from './events.ts';
import { placesLetGo, placesReach, placesStrike } from './filled-places.ts';
import { deathReleases, imageVanishes, magicBinds, magicBreaks, magicReleases, magicRunsOut } from './lasting.ts';
import { magicInForceHandlers } from './magic-in-force.ts';
import { drawnStays, magicRedraws, mapRestored } from './map-work.ts';
import { magicInForceOffers } from './offers.ts';
import { placesHarm, placesHarmDay, placesHarmTurn } from './place-harm.ts';
import { magicInForceTellers } from './tell.ts';
import { weatherReleased } from './weather.ts';

/** Magic that lasts: what it makes of those whom it is upon and of the map, and how it ends. */
export const magicInForce: Declaration<typeof magicInForceCommands, MagicInForceEvent> = {
  forms: magicInForceCommands,
  handle: magicInForceHandlers,
  evolve: magicInForceEvolvers,
  tell: magicInForceTellers,
  offer: magicInForceOffers,
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
