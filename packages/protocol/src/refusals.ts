/** Why a message was not taken, before any rule was asked. Each code, and when it is given. */
export const WIRE_REFUSALS = {
  'bad-message': 'the message is not of the form its check asks for',
  'wrong-version': 'the client speaks another version of the protocol, and should be loaded again',
  'not-seated': 'the connection has no seat in a campaign; it must sit first',
  'not-a-member': 'there is no such campaign, or the person has no seat in it',
  'not-the-referee': 'the referee alone may take the part of others',
  'too-fast': 'more messages came than one seat may send',
  unavailable: 'the log could not be reached; the same submission may be sent again',
  failed: 'the server failed on the command, and would fail again; it is logged',
  closed: 'the client was closed before an answer came',
} as const;
export type WireRefusalCode = keyof typeof WIRE_REFUSALS;

export interface WireRefusal {
  readonly kind: 'wire';
  readonly code: WireRefusalCode;
  readonly sentence: string;
}

export const wireRefusal = (code: WireRefusalCode, sentence: string): WireRefusal => ({ kind: 'wire', code, sentence });
