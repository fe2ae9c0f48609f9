import { ERIS_CAMPAIGN_OPTIONS } from './options/campaign.ts';
import { ERIS_FIGHT_OPTIONS } from './options/fight.ts';

/** What Planet Eris’s referee settles. */
export const ERIS_OPTIONS = [...ERIS_FIGHT_OPTIONS, ...ERIS_CAMPAIGN_OPTIONS];
