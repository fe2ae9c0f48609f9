import type { Role } from '../campaigns/campaign.ts';

/** A page of a campaign beside the board. */
export interface Place {
  readonly path: string;
  readonly label: string;
}

const CHARACTERS: Place = { path: 'character', label: 'Characters' };
const JOURNAL: Place = { path: 'journal', label: 'Journal' };
const DOWNTIME: Place = { path: 'downtime', label: 'Downtime' };
const RULES: Place = { path: 'rules', label: 'Rules' };
const CONTENT: Place = { path: 'content', label: 'Content' };

/** The pages that somebody of each role may read. */
export const PLACES_OF: Readonly<Record<Role, readonly Place[]>> = {
  referee: [CHARACTERS, JOURNAL, DOWNTIME, RULES, CONTENT],
  player: [CHARACTERS, JOURNAL, DOWNTIME, RULES],
  spectator: [JOURNAL, DOWNTIME, RULES],
};
