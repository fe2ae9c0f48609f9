export { commandCheck, type WireCommand } from './check/command.ts';
export { messageChecks } from './check/messages.ts';
export { type ConnectOptions, connect } from './client/connect.ts';
export { type Happened, type Seated, Table, type TableEvents, type TableStatus } from './client/table.ts';
export type { ClientToServer, ServerToClient } from './events.ts';
export { LINES_AT_FIRST } from './lines.ts';
export type * from './messages.ts';
export { WIRE_REFUSALS, type WireRefusal, type WireRefusalCode, wireRefusal } from './refusals.ts';
export { PROTOCOL_VERSION } from './version.ts';
