import type { Role } from '@lanthorn/rules';
import { z } from 'zod';

/**
 * Letters that cannot be seen, or that turn the text around them about, would let one name pass for another.
 * Three of them are let in: scripts and pictures that are written with joiners cannot do without.
 */
const UNSEEN =
  /[[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]--[\u200c\u200d\ufe0f]]/v;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A line of text to be shown, with `most` characters at most: trimmed, its spaces single, nothing unseen in it. */
const shownText = (most: number, what: string) =>
  z
    .string()
    .max(most * 5, `${what} has 1 to ${most} characters`)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => SEEN.test(text) && [...text].length <= most, `${what} has 1 to ${most} characters`)
    .refine((text) => !UNSEEN.test(text), `${what} holds only characters that can be seen`)
    .transform((text) => text.replaceAll(/\p{Zs}+/gu, ' '));

/** The name of a person. */
export const nameCheck = shownText(40, 'a name');
/** The name of a campaign. */
export const campaignNameCheck = shownText(80, 'the name of a campaign');
export const passwordCheck = z
  .string()
  .min(8, 'a password has 8 characters or more')
  .max(200, 'a password has 200 characters at most');

const isPlain = (text: string): boolean => !(text in {});
/** As the server makes them; nothing else is looked up, least of all a name that every object has. */
const id = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'is not an id')
  .refine(isPlain, 'is not an id');
const role = z.enum(['referee', 'player', 'spectator']) satisfies z.ZodType<Role>;
const guestRole = z.enum(['player', 'spectator'], 'an invite is for a player or a spectator');

/** The most hours an invite may be open, a year. */
const MOST_HOURS = 24 * 366;

/** What a request may bring in its path. */
export const httpPaths = {
  campaign: z.object({ id }),
  member: z.object({ id, userId: id }),
  invite: z.object({ id, inviteId: id }),
  token: z.object({ token: id }),
  scene: z.object({ id, sceneId: id }),
  picture: z.object({ id, picture: id }),
  /** `scale`: how often the picture was halved. */
  tile: z.object({
    id,
    sceneId: id,
    scale: z.coerce.number().int().min(0).max(16),
    column: z.coerce.number().int(),
    row: z.coerce.number().int(),
  }),
};

/** What a request may bring in its query. */
export const httpQueries = {
  /** The referee asks for what players are shown. */
  shown: z.object({ as: z.literal('player').exactOptional() }),
  /** What of a campaign is saved as a world's file. */
  world: z.object({
    /** Ids of maps with commas between; absent for none. */
    maps: z
      .string()
      .regex(/^[\w-]{1,64}(?:,[\w-]{1,64}){0,299}$/, 'are ids of maps, with commas between')
      .refine((text) => text.split(',').every(isPlain), 'are ids of maps, with commas between')
      .exactOptional(),
    /** Beside the maps, with commas between; absent for nothing. */
    parts: z
      .string()
      .regex(
        /^(?:pages|tables|bestiary|wares|calendar|lands)(?:,(?:pages|tables|bestiary|wares|calendar|lands)){0,5}$/,
        'are parts of a world',
      )
      .exactOptional(),
  }),
  log: z.object({
    /** The referee reads what players were told. */
    as: z.literal('player').exactOptional(),
    /** A line's id: those before it. */
    before: id.exactOptional(),
    limit: z.coerce.number().int().min(1).max(200).default(60),
    /** Words that a line must hold. */
    search: z
      .string()
      .max(100)
      .regex(/^\P{Cc}*$/u, 'words to search for have no control characters')
      .exactOptional(),
  }),
};

/** What a request may bring in its body. */
export const httpBodies = {
  register: z.strictObject({ name: nameCheck, password: passwordCheck }),
  // Looser than for registering: a wrong log-in is answered as one, not as a name that could not be registered.
  logIn: z.strictObject({ name: z.string().max(200), password: z.string().max(200) }),
  campaign: z.strictObject({ name: campaignNameCheck }),
  changeCampaign: z.strictObject({ name: campaignNameCheck.exactOptional(), archived: z.boolean().exactOptional() }),
  invite: z.strictObject({
    role: guestRole,
    /** Until it expires; null for never. */
    hours: z.number().positive().max(MOST_HOURS).nullable().default(null),
    /** How many may follow it; null for any number. */
    uses: z.int().min(1).max(1000).nullable().default(null),
    /** Somebody who was removed: the invite is made for them, and lets them in again. */
    for: id.exactOptional(),
  }),
  accept: z.strictObject({ name: nameCheck.exactOptional() }),
  handOver: z.strictObject({ userId: id }),
  changeRole: z.strictObject({ role: guestRole }),
  demo: z.strictObject({}).nullish(),
  /** What is taken of a world's file: the field "choice" of the form, as JSON, before the file. */
  worldChoice: z.strictObject({
    /** Keys of its items. */
    take: z.array(z.string().max(40)).max(5_000),
    /** Of those, the ones that may stand in the place of what the campaign has otherwise. */
    instead: z.array(z.string().max(40)).max(5_000),
    /** What everyone read there, everyone reads here. */
    shared: z.boolean(),
  }),
};

const user = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });
const campaignSummary = z.object({ id: z.string(), name: z.string(), role, archived: z.boolean() });
/** `begun`: when it was begun on this server, or brought to it. */
const campaignListed = campaignSummary.extend({ begun: z.iso.datetime() });
const member = z.object({ userId: z.string(), name: z.string(), role, guest: z.boolean() });
const invite = z.object({
  id: z.string(),
  role: guestRole,
  token: z.string(),
  /** The address to send, without the origin. */
  path: z.string(),
  expiresAt: z.iso.datetime().nullable(),
  maxUses: z.int().nullable(),
  uses: z.int(),
});

const banned = z.object({
  userId: z.string(),
  name: z.string(),
  guest: z.boolean(),
  at: z.iso.datetime(),
  /** The invite they had come by, while it still opens the door to anyone. */
  inviteId: z.string().nullable(),
});

/** What became of one uploaded file. */
const monsterReport = z.object({
  file: z.string(),
  /** As it stands in the bestiary now; null when the file was refused. */
  monster: z.object({ key: z.string(), name: z.string() }).nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** What was left out or assumed, in sentences. */
  dropped: z.array(z.string()),
  /** What the bestiary has otherwise, in sentences: the file waits until the referee says that it stands instead. Null where nothing waits. */
  differs: z.array(z.string()).nullable(),
});

/** An encounter table that was read from a file, and is not written anywhere yet. */
const tableReading = z.object({
  name: z.string(),
  /** Keys of the campaign's bestiary, a line each. */
  lines: z.array(z.string()),
  /** Rows that name nobody in it. */
  strangers: z.array(z.string()),
});

/** One thing of a world's file, beside what the campaign has. */
const worldItem = z.object({
  /** By which it is chosen. */
  key: z.string(),
  kind: z.enum(['map', 'page', 'table', 'monster', 'encounters', 'ware', 'calendar', 'land']),
  name: z.string(),
  /** Whether the campaign has one of this name, and whether that is otherwise. */
  state: z.enum(['new', 'differs', 'same']),
  /** In which respects it is otherwise. */
  differs: z.array(z.string()),
});

/** A world's file that was read, and of which nothing is written anywhere yet. */
const worldReading = z.object({
  /** What the campaign was called that it comes from. */
  from: z.string(),
  items: z.array(worldItem),
  /** Whether some of its pages were read by everyone there. */
  shared: z.boolean(),
});

/** What is answered. Fields that are not named here do not leave the server. */
export const httpReplies = {
  me: z.object({ user: user.nullable() }),
  user: z.object({ user }),
  campaigns: z.object({ campaigns: z.array(campaignListed) }),
  newCampaign: z.object({ campaign: campaignSummary }),
  campaign: z.object({ campaign: campaignSummary.extend({ members: z.array(member) }) }),
  bans: z.object({ banned: z.array(banned) }),
  invites: z.object({ invites: z.array(invite) }),
  invite: z.object({ invite }),
  /** `by` is the referee, whom the link's preview names as well; null where the campaign has none. */
  invitation: z.object({
    campaign: z.object({ name: z.string() }),
    role: guestRole,
    by: z.string().nullable(),
    /** Minutes by which who follows it sees the game late. */
    delay: z.int(),
  }),
  accepted: z.object({ campaignId: z.string(), role }),
  demo: z.object({ campaignId: z.string() }),
  monsters: z.object({ files: z.array(monsterReport) }),
  table: tableReading,
  worldReading,
  /** How many things were brought in. */
  world: z.object({ brought: z.int() }),
};

export type Person = z.infer<typeof user>;
export type CampaignListed = z.infer<typeof campaignListed>;
export type Member = z.infer<typeof member>;
export type Banned = z.infer<typeof banned>;
export type Invite = z.infer<typeof invite>;
export type MonsterReport = z.infer<typeof monsterReport>;
export type WorldReading = z.infer<typeof worldReading>;
export type WorldReadingItem = z.infer<typeof worldItem>;
export type TableReading = z.infer<typeof tableReading>;
