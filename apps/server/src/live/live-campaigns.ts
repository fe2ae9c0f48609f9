import type { PrismaClient } from '@lanthorn/prisma';
import { DEFAULT_CHOICE, newState } from '@lanthorn/rules';
import { HttpError } from '../errors.ts';
import { Audience, type Outbox } from './audience.ts';
import { delayOf, recalled } from './gallery.ts';
import { type CampaignServices, LiveCampaign } from './live-campaign.ts';

/** Milliseconds between looks for campaigns that nobody watches. */
const LOOK = 60_000;

/** The campaigns that are open on this node: opened when somebody comes, closed when nobody is left. */
export class LiveCampaigns {
  readonly #prisma: PrismaClient;
  readonly #services: CampaignServices;
  readonly #outbox: Outbox;
  readonly #open = new Map<string, Promise<LiveCampaign>>();
  readonly #quiet = new Set<string>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(prisma: PrismaClient, services: CampaignServices, outbox: Outbox) {
    this.#prisma = prisma;
    this.#services = services;
    this.#outbox = outbox;
    this.#timer = setInterval(() => void this.#closeQuiet(), LOOK).unref();
  }

  /** @throws HttpError `not-found` */
  get(id: string): Promise<LiveCampaign> {
    this.#quiet.delete(id);
    const known = this.#open.get(id);
    if (known) return known;
    const opening = this.#read(id);
    this.#open.set(id, opening);
    opening.catch(() => this.#open.delete(id));
    return opening;
  }

  /** Another node has added to the log of a campaign: it is shown here too, when somebody watches it here. */
  wake(id: string, seq: number): void {
    const opening = this.#open.get(id);
    opening?.then((campaign) => campaign.wake(seq)).catch(this.#services.trouble);
  }

  /** Other nodes may have added to any log, unheard. */
  missed(): void {
    for (const opening of this.#open.values())
      opening.then((campaign) => campaign.catchUp()).catch(this.#services.trouble);
  }

  async #read(id: string): Promise<LiveCampaign> {
    const campaign = await this.#prisma.campaign.findUnique({ where: { id } });
    if (!campaign) throw new HttpError('not-found', 'There is no such campaign.');
    const begin = newState(campaign.name, DEFAULT_CHOICE);
    const moment = await this.#services.history.at(id, begin);
    const upTo = this.#services.now() - delayOf(moment.state);
    const gallery = await recalled(id, begin, moment, this.#services, upTo);
    return new LiveCampaign(id, begin, moment, this.#services, new Audience(id, this.#outbox), gallery);
  }

  /** The campaigns that somebody sits at on this node. */
  async watched(): Promise<readonly LiveCampaign[]> {
    const open = await Promise.all([...this.#open.values()].map((opening) => opening.catch(() => null)));
    return open.filter((campaign) => campaign !== null).filter(({ audience }) => audience.size > 0);
  }

  /** One that nobody has watched for two looks is put down; the log has all of it. */
  async #closeQuiet(): Promise<void> {
    for (const [id, opening] of this.#open) {
      const campaign = await opening.catch(() => null);
      if (campaign && campaign.audience.size > 0) continue;
      if (this.#quiet.delete(id)) this.#open.delete(id);
      else this.#quiet.add(id);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#open.clear();
  }
}
