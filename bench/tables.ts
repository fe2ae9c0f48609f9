import type { AddressInfo } from 'node:net';
import { id, type Role, readyCharacters, type Seat } from '@lanthorn/rules';
import { newGuest } from '../apps/server/src/accounts/accounts.ts';
import type { User } from '../apps/server/src/accounts/sessions.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { configFrom } from '../apps/server/src/config.ts';
import { createDemo } from '../apps/server/src/demo/demo.ts';
import { letHeapGrow } from '../apps/server/src/heap.ts';
import { answerLoad } from './answering.ts';
import { CAMPAIGNS, type CampaignAt, type SeatAt } from './parts.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

/** The whole server, with the demo's dungeon in every campaign, one of them for the watched page, and everyone's session begun. */
letHeapGrow();
const url = process.argv[2] ?? '';
const app = await buildApp(configFrom({ LOG_LEVEL: 'silent', HOST: '127.0.0.1' }), { url, kind: 'embedded' });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const campaigns: CampaignAt[] = [];
for (let made = 0; made <= CAMPAIGNS; made += 1) campaigns.push(await campaignOn(app));
answerLoad({ url: `http://127.0.0.1:${port}`, campaigns }, app.server, () => app.close());

/** A referee, five players with eight characters among them, and two spectators. */
async function campaignOn(app: App): Promise<CampaignAt> {
  const host = await newGuest(app.prisma, 'Referee');
  const campaign = await createDemo(app, host);
  const referee: Seat = { role: 'referee', user: id<'user'>(host.id), name: host.name };
  await app.tables.demand(campaign, referee, fifth(await placeOf(app, campaign)));
  // So that play goes on for as long as it is measured: no monster comes by, no torch goes out.
  for (const step of ['wandering', 'lights', 'traps'] as const)
    await app.tables.demand(campaign, referee, { type: 'SetAutomation', step, on: false });
  await openUp(app, campaign, referee);
  const { party } = await app.tables.state(campaign);
  const seats: SeatAt[] = [{ cookie: await cookieOf(app, host), role: 'referee', character: null }];
  for (const creature of party.members) {
    const player = await member(app, campaign, 'player');
    await app.tables.demand(campaign, referee, { type: 'GiveCharacter', creature, to: id<'user'>(player.id) });
    // Refused for the one that carries no torch: it walks in the light of the others.
    await app.tables.submit(campaign, referee, { type: 'LightUp', creature, kind: 'torch' });
    seats.push({ cookie: await cookieOf(app, player), role: 'player', character: creature });
  }
  await joinParty(app, campaign, referee);
  for (let watching = 0; watching < 2; watching += 1)
    seats.push({
      cookie: await cookieOf(app, await member(app, campaign, 'spectator')),
      role: 'spectator',
      character: null,
    });
  return { id: campaign, seats };
}

/** Three of the players have a second character, so that eight fight; nobody dies, so that play goes on. */
async function joinParty(app: App, campaign: string, referee: Seat): Promise<void> {
  const { creatures, party } = await app.tables.state(campaign);
  for (const one of party.members.slice(0, 3)) {
    const { owner } = creatures[one] ?? { owner: null };
    const command = fifth(await placeOf(app, campaign));
    await app.tables.demand(campaign, referee, { ...command, facts: { ...command.facts, name: `Kin ${one}`, owner } });
  }
  for (const creature of (await app.tables.state(campaign)).party.members)
    await app.tables.demand(campaign, referee, { type: 'SetHitPoints', creature, now: 9_999, max: 9_999 });
}

/** Every door stands open and nobody waits behind it, so that the party goes from room to room. */
async function openUp(app: App, campaign: string, referee: Seat): Promise<void> {
  const { creatures, scenes, scene } = await app.tables.state(campaign);
  for (const { id: creature, kind } of Object.values(creatures))
    if (kind === 'monster') await app.tables.demand(campaign, referee, { type: 'RemoveCreature', creature });
  for (const { id: door } of Object.values((scene && scenes[scene]?.doors) || {})) {
    const open = { state: 'open', locked: false, stuck: false, found: true } as const;
    await app.tables.demand(campaign, referee, { type: 'SetDoor', door, ...open });
  }
}

function fifth(square: { readonly x: number; readonly y: number }) {
  const [facts] = readyCharacters();
  if (!facts) throw new Error('There is no ready character.');
  return { type: 'AddCreature', facts: { ...facts, name: 'Hild the Younger' }, square } as const;
}

async function placeOf(app: App, campaign: string) {
  const { creatures, party } = await app.tables.state(campaign);
  const [first] = party.members;
  const at = first && creatures[first]?.at;
  if (!at) throw new Error('The demo has nobody on the board.');
  return at.square;
}

async function member(app: App, campaignId: string, role: Role): Promise<User> {
  const user = await newGuest(app.prisma, role);
  await app.prisma.member.create({ data: { campaignId, userId: user.id, role } });
  await app.tables.seated(campaignId, { id: user.id, name: user.name, role });
  return user;
}

async function cookieOf(app: App, user: User): Promise<string> {
  return (await app.sessions.begin(user.id)).split(';')[0] ?? '';
}
