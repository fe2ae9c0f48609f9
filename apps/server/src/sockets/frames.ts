import { type ServerOptions, WebSocketServer } from 'ws';

/**
 * Messages from eight kilobytes on, which few are in play, are deflated, each by itself and at the quickest: no window is kept for a connection.
 * What is pressed together tells of itself by its size. A message holds nothing that its seat does not know, so its
 * reader learns nothing by that. Somebody who saw the sizes on another's line would have to put words of theirs beside the
 * secret many times over: only a welcome is large and holds both, and a seat asks for it seldom, by its own choice.
 */
const DEFLATED = {
  threshold: 8192,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  concurrencyLimit: 4,
  zlibDeflateOptions: { level: 1, memLevel: 7 },
};

/** WebSockets that deflate what is long. Were Engine.IO to ask for that, it would frame all messages anew for each reader. */
export class DeflatingServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, perMessageDeflate: DEFLATED });
  }
}

/** A message on its way to one reader; those that are sent to several share its options. */
interface Packet {
  readonly data?: unknown;
  options: { wsPreEncodedFrame?: readonly Buffer[] | undefined };
}

/** A connection as Engine.IO has it. */
interface Connection {
  on(event: 'flush', listener: (packets: readonly Packet[]) => void): unknown;
}

/**
 * Has short messages go out in the one frame that was made for all of their readers. A long one is deflated first, and
 * what goes out with it waits behind it: a frame that is ready would overtake it.
 */
export function frameOnce(connection: Connection): void {
  connection.on('flush', (packets) => {
    const long = packets.findIndex(({ data }) => typeof data === 'string' && Buffer.byteLength(data) >= LONG);
    const short = long < 0 ? packets : packets.slice(0, long);
    for (const { options } of short) joinFrame(options);
    for (const packet of packets.slice(short.length))
      packet.options = { ...packet.options, wsPreEncodedFrame: undefined };
  });
}

/** Of the text, without the letter that Engine.IO puts before it. */
const LONG = DEFLATED.threshold - 1;

/** Head and text in one piece are written to each socket at once. */
function joinFrame(options: Packet['options']): void {
  const { wsPreEncodedFrame: frame } = options;
  if (frame && frame.length > 1) options.wsPreEncodedFrame = [Buffer.concat(frame)];
}
