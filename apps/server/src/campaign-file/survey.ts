import { notACampaignFile, type Part, type PartOf, partsIn } from './parts.ts';

/** What must be known of a campaign's file before it is brought in. */
export interface FileSurvey {
  readonly name: string;
  readonly referee: string;
  /** Ids of all who ever had a seat. */
  readonly people: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
  /** Entries to which time is turned back later on. */
  readonly backTo: ReadonlySet<number>;
}

/**
 * Looks through a campaign's file to its end: whether its parts are there, in their order.
 * @throws HttpError `bad-file`, `too-large`
 */
export async function surveyFile(path: string): Promise<FileSurvey> {
  let campaign: PartOf<'campaign'> | null = null;
  let [entries, ended] = [0, false];
  const [people, pictures, backTo] = [new Set<string>(), new Set<string>(), new Set<number>()];
  for await (const part of partsIn(path)) {
    if (ended || (part.kind === 'campaign') !== (campaign === null))
      throw notACampaignFile('its parts are out of order');
    if (part.kind === 'campaign') campaign = part;
    else if (part.kind === 'entry') {
      entries += 1;
      if (part.seq !== entries) throw notACampaignFile(`entry ${entries} of its log is not where it should be`);
      for (const event of part.events) note(event);
    } else if (part.kind === 'picture') {
      if (pictures.has(part.id)) throw notACampaignFile('it has a picture twice');
      pictures.add(part.id);
    } else if (part.kind === 'end') {
      if (part.entries !== entries || part.pictures !== pictures.size) throw notACampaignFile('some of it is missing');
      ended = true;
    }
  }
  if (!campaign || !ended) throw notACampaignFile('it breaks off');
  return { name: campaign.name, referee: campaign.referee, people, pictures, backTo };

  function note({ type, user, to }: PartOf<'entry'>['events'][number]): void {
    if (type === 'PersonSeated' && typeof user === 'string') people.add(user);
    if (type !== 'Rewound') return;
    if (!Number.isInteger(to) || Number(to) < 0 || Number(to) >= entries)
      throw notACampaignFile(`entry ${entries} of its log goes back to none`);
    backTo.add(Number(to));
  }
}

/** Says who and which picture is meant wherever a part names them by the ids of the file. */
export function renamed<Kept extends Part>(part: Kept, names: ReadonlyMap<string, string>): Kept {
  const text = JSON.stringify(part).replaceAll(
    /"([\w-]{10,64})"|picture:([\w-]{10,64})/g,
    (found, whole: string | undefined, picture: string | undefined) => {
      const name = names.get(whole ?? picture ?? '');
      if (name === undefined) return found;
      return whole ? `"${name}"` : `picture:${name}`;
    },
  );
  return JSON.parse(text);
}
