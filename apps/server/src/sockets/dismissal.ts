import type { Dismissal } from '@lanthorn/protocol';
import { roomOfAll } from './seated.ts';
import { type Hall, rise } from './sit.ts';

const SENTENCES: Readonly<Record<Dismissal['code'], string>> = {
  removed: 'The referee has removed you from this campaign.',
  reseated: 'Your seat at the table has changed.',
};

/** Takes the seat from all sockets of somebody at a table, and tells them why. They may not ask anything after that. */
export const dismissal =
  (hall: Hall) =>
  (campaign: string, user: string, code: Dismissal['code']): void => {
    for (const name of [...(hall.io.sockets.adapter.rooms.get(roomOfAll(campaign)) ?? [])]) {
      const socket = hall.io.sockets.sockets.get(name);
      if (!socket || socket.data.user.id !== user) continue;
      rise(hall, socket);
      socket.emit('dismissed', { code, sentence: SENTENCES[code] });
    }
  };
