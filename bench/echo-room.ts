import { io, type Socket } from 'socket.io-client';
import { type ClientToFloor, type Floor, type FloorToClient, SEATS } from './parts.ts';
import { type Room, Screens } from './room.ts';

type FloorSocket = Socket<FloorToClient, ClientToFloor>;

/** Sends an echo from one of the room's sockets after the other. */
export async function echoRoom(url: string, name: string, floor: Floor): Promise<Room> {
  const screens = new Screens();
  const sockets = await Promise.all(Array.from({ length: SEATS }, () => entered(url, name, screens)));
  let no = 0;
  return {
    play: async () => {
      no += 1;
      const shown = screens.all(SEATS);
      await sockets[no % SEATS]?.emitWithAck('echo', floor, { no, text: 'We go on to the door, slowly.' });
      return shown;
    },
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

async function entered(url: string, name: string, screens: Screens): Promise<FloorSocket> {
  const socket: FloorSocket = io(url, { transports: ['websocket'], forceNew: true });
  socket.on('echoed', () => screens.one());
  if (!socket.connected) await new Promise<void>((open) => socket.once('connect', open));
  await socket.emitWithAck('enter', name);
  return socket;
}
