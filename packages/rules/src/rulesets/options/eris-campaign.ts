import { optionsOf, type RuleOption } from '../option.ts';

const { flag } = optionsOf('eris');

/** What Planet Eris’s referee settles away from a fight. */
export const ERIS_CAMPAIGN_OPTIONS: readonly RuleOption[] = [
  flag('sessionEndAwards', 'Experience at the end of a session, home or not', 'ERI-XPA-01', 'advancement'),
  flag('weeklyUpkeep', 'Upkeep by the week, not by the session', 'ERI-UPK-02', 'upkeep'),
];
