import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A connection to a table that sends what it likes and reads nothing, or only as much as it is let. */
export interface Unread {
  /** Sends one message of Engine.IO. */
  send(message: string): void;
  /** The line itself: paused. */
  readonly line: Socket;
}

/**
 * Opens a socket of Socket.IO by hand, down to the frames: no client would leave unread what has arrived.
 * @param headers besides those of every such request, each with its value
 */
export async function unread(server: Server, headers: Readonly<Record<string, string>> = {}): Promise<Unread> {
  const { port } = server.address() as AddressInfo;
  const line = connect(port, '127.0.0.1');
  line.on('error', () => undefined);
  await new Promise<void>((open) => line.once('connect', () => open()));
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const arrives = (what: string) =>
    new Promise<void>((come) => {
      const look = (bytes: Buffer) => {
        if (!bytes.includes(what)) return;
        line.off('data', look);
        come();
      };
      line.on('data', look);
    });
  const open = arrives('101 Switching');
  line.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 7).toString('base64')}\r\n${named.join('')}\r\n`,
  );
  await open;
  const send = (message: string) => void line.write(frameOf(message));
  const welcome = arrives('40{');
  send('40');
  await welcome;
  line.pause();
  return { send, line };
}

/** A text of fewer than 65,536 bytes as a WebSocket frame, masked by nothing but zeros. */
function frameOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head =
    bytes.length < 126 ? [0x81, 0x80 | bytes.length] : [0x81, 0x80 | 126, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), bytes]);
}
