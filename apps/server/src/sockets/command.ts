import { messageChecks, type WireRefusal, wireRefusal } from '@lanthorn/protocol';
import type { SceneId } from '@lanthorn/rules';
import type { SocketContext } from './context.ts';
import type { TableSocket } from './seated.ts';

/** `command`: checked by its form here, by the rules at the table; always answered. */
export function onCommand(
  { allowances, presence }: Pick<SocketContext, 'allowances' | 'presence'>,
  socket: TableSocket,
): void {
  socket.on('command', async (sent, reply) => {
    if (typeof reply !== 'function') return;
    const refuse = (refusal: WireRefusal) => reply({ ok: false, refusal });
    const { taken } = socket.data;
    if (!taken) return refuse(wireRefusal('not-seated', 'Take a seat first.'));
    if (!allowances.take(taken.seat.user, 'commands'))
      return refuse(wireRefusal('too-fast', 'Too many commands at once. Wait a moment.'));
    const checked = messageChecks.command.safeParse(sent);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      return refuse(
        wireRefusal('bad-message', `The command cannot be read: ${issue?.message ?? 'it is of no known form'}.`),
      );
    }
    const { commandId, command, override = false, looking = null } = checked.data;
    // A command id is the asker's own: nobody can guess another's answer from it, nor spend it for them.
    const ruled = await taken.campaign.submit(taken.seat, {
      commandId: `${taken.seat.user}:${commandId}`,
      command,
      override,
      looking: looking as SceneId | null,
    });
    // Who is at the table is shown to a gallery that is late no more, and to one that is so no longer again.
    if (ruled.ok && command.type === 'SetGalleryDelay') presence.tell(taken.campaign.id);
    reply(ruled);
  });
}
