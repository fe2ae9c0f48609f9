import type { Point } from '@lanthorn/geometry';
import type {
  Dismissal,
  DraggingShown,
  Envelope,
  PingShown,
  PointerShown,
  Present,
  Reply,
  SitReply,
  SitRequest,
  Submission,
  TypingShown,
} from './messages.ts';

/** Socket.IO: what a client may send. All but `sit` and `command` is volatile: never stored, never answered. */
export interface ClientToServer {
  sit(request: SitRequest, reply: (answer: SitReply) => void): void;
  command(submission: Submission, reply: (answer: Reply) => void): void;
  pointer(sent: { readonly at: Point | null }): void;
  ping(sent: { readonly at: Point }): void;
  typing(sent: { readonly typing: boolean }): void;
  dragging(sent: { readonly creature: string; readonly at: Point | null }): void;
  away(sent: { readonly away: boolean }): void;
}

/** Socket.IO: what the server may send. */
export interface ServerToClient {
  happened(envelope: Envelope): void;
  presence(people: readonly Present[]): void;
  pointer(shown: PointerShown): void;
  ping(shown: PingShown): void;
  typing(shown: TypingShown): void;
  dragging(shown: DraggingShown): void;
  dismissed(dismissal: Dismissal): void;
}
