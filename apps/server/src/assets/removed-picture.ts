/** What is left of a picture that was removed: its id, which no other may take until it is brought back. */
export const REMOVED = { name: null, bytes: new Uint8Array(), scales: null } as const;

/** A picture that was removed from a campaign. */
export const removed = (campaignId: string, id: string) => ({ ...REMOVED, id, campaignId });
