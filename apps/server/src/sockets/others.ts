import { dismissHere, endExpired, endHere, reseatAll } from './dismissal.ts';
import type { Hall } from './hall.ts';
import { showSign } from './signs.ts';

/** Does here what other nodes say. */
export function hearOthers(hall: Hall): void {
  const { io, live, presence } = hall;
  hall.app.nodes.listen({
    word: (word, from) => {
      switch (word.type) {
        case 'appended':
          return live.wake(word.campaign, word.seq);
        case 'dismissed':
          return dismissHere(hall, word.campaign, word.user, word.code);
        case 'ended':
          return endHere(hall, word.session, word.next);
        case 'present':
          return presence.heard(from, word.campaign, word.user, word.person);
        case 'shown':
          return showSign(word.passing ? io.to(word.room).volatile : io.to(word.room), word.sign);
        case 'leaving':
          return presence.gone(from);
        case 'here':
          return;
        default:
          return word satisfies never;
      }
    },
    stranger: () => presence.introduce(),
    missed: () => {
      live.missed();
      reseatAll(hall);
      endExpired(hall).catch((error: unknown) =>
        hall.app.log.warn({ err: error }, 'expired sessions could not be ended'),
      );
    },
  });
}
