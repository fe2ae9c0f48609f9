import { GUIDE } from '@lanthorn/protocol';
import type { Command, Seat } from '@lanthorn/rules';
import type { FastifyInstance } from 'fastify';

type Page = Pick<Extract<Command, { type: 'WritePage' }>, 'title' | 'folder' | 'text'>;

const HANDOUTS = 'Handouts';

/** What the players may read from the first. */
const LETTER: Page = {
  title: 'The sexton’s letter',
  folder: HANDOUTS,
  text: `*To whoever still takes such work,*

The abbey fell in my grandfather’s time, and its bell went down with it. **It has begun to toll again.** We hear it under the ground at low water, and each time something answers.

Three sheep are gone, and Marl’s boy saw small bare feet in the mud by the old stair.

- I will pay **40 gp** to have the bell silenced.
- What the monks left behind, keep.
- Be out before the tide: the lower rooms fill.

*Odo, sexton at Orwen’s Ford*`,
};

/** What is the referee's: how to begin, and what to show when it is found. */
const OWN: readonly Page[] = [
  {
    title: GUIDE,
    folder: '',
    text: `Read the opening in the log aloud, then ask who goes first.

1. The party stands in [[room 1]]. The door to the south leads to the barricade of [[room 2]].
2. Whoever makes noise there brings the goblins of [[room 3]]: they gamble, and will talk for 10 gp.
3. The scriptorium, [[room 5]], holds [[The tide ledger]]: open that page and press *Show* when somebody reads it.
4. The bell hangs in [[room 12]], and its ringer is a [[monster: Ghoul]].

The bell falls silent when its water is poured out. The sexton pays on the way home.`,
  },
  {
    title: 'The tide ledger',
    folder: HANDOUTS,
    text: `> *Ninth of the thaw.* High at matins, four fathoms. None drowned.
>
> *Tenth.* High at matins, five fathoms. Brother Anselm drowned.
>
> *Eleventh.* Brother Anselm rang for vespers.

The hand is the same on every page. The last entry is in this year.`,
  },
];

/** Writes the pages that the demo begins with into its journal, and lets the players read the letter. */
export async function writePages(app: FastifyInstance, campaign: string, seat: Seat): Promise<void> {
  for (const page of [LETTER, ...OWN])
    await app.tables.demand(campaign, seat, { type: 'WritePage', page: null, ...page });
  const { journal = {} } = await app.tables.state(campaign);
  const letter = Object.values(journal).find(({ title }) => title === LETTER.title);
  if (letter) await app.tables.demand(campaign, seat, { type: 'SharePage', page: letter.id, readers: 'all' });
}
