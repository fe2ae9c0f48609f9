import { erisCampaignLines } from './catalogue/campaign.ts';
import { erisCharacterLines } from './catalogue/characters.ts';
import { erisCombatLines } from './catalogue/combat.ts';

/** Each rule of Planet Eris, in a line. */
export const erisLines = { ...erisCombatLines, ...erisCharacterLines, ...erisCampaignLines } as const;
