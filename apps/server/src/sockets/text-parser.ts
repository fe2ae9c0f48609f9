import { Decoder, Encoder, type Packet } from 'socket.io-parser';

/** What goes to the tables is JSON and nothing else: nobody looks through all of it for bytes before it is written. */
class TextEncoder extends Encoder {
  override encode(packet: Packet): string[] {
    return [this['encodeAsString'](packet)];
  }
}

/** Socket.IO's own form of messages, which its clients read. */
export const textParser = { Encoder: TextEncoder, Decoder };
