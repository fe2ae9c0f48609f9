import type { SocketContext } from './context.ts';
import { dismissHere, endExpired, endHere, reseatAll } from './dismissal.ts';
import { showSign } from './signs.ts';

/** Does here what other nodes say. */
export function hearOthers(context: SocketContext): void {
  const { io, live, presence } = context;
  context.app.nodes.listen({
    word: (word, from) => {
      switch (word.type) {
        case 'appended':
          return live.wake(word.campaign, word.seq);
        case 'dismissed':
          return dismissHere(context, word.campaign, word.user, word.code);
        case 'ended':
          return endHere(context, word.session, word.next);
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
      reseatAll(context);
      endExpired(context).catch((error: unknown) =>
        context.app.log.warn({ err: error }, 'expired sessions could not be ended'),
      );
    },
  });
}
