/** Raised when a client of the version before could no longer read what is sent, or send what is read. */
export const PROTOCOL_VERSION = 4;
