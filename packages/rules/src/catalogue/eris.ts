import { erisCampaignLines } from './eris-campaign.ts';
import { erisCharacterLines } from './eris-characters.ts';
import { erisCombatLines } from './eris-combat.ts';

/** Each rule of Planet Eris, in a line. */
export const erisLines = { ...erisCombatLines, ...erisCharacterLines, ...erisCampaignLines } as const;
