/** Where the nodes of one database hear each other. */
export const CHANNEL = 'lanthorn';
