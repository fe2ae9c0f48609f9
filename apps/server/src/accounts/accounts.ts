import type { PrismaClient } from '@lanthorn/prisma';
import { nanoid } from 'nanoid';
import { HttpError } from '../errors.ts';
import { Attempts } from './attempts.ts';
import { keyOf } from './names.ts';
import { fits, hashPassword } from './passwords.ts';
import type { User } from './sessions.ts';

/** Somebody who has no more than a name, until they register. */
export async function newGuest(prisma: Pick<PrismaClient, 'user'>, name: string): Promise<User> {
  const { id } = await prisma.user.create({ data: { id: nanoid(), name, guest: true } });
  return { id, name, guest: true };
}

/** Registered people and guests. */
export class Accounts {
  readonly #prisma: PrismaClient;
  readonly #attempts: Attempts;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
    this.#attempts = new Attempts(prisma);
  }

  /**
   * Registers somebody new, or makes a guest's seats lasting.
   * @throws HttpError `name-taken`, `conflict`
   */
  async register(name: string, password: string, now: User | null): Promise<User> {
    if (now && !now.guest) throw loggedIn(now.name);
    const passwordHash = await hashPassword(password);
    const facts: Registration = { name, nameKey: keyOf(name), passwordHash, guest: false };
    try {
      const id = now ? await this.#upgrade(now, facts) : await this.#create(facts);
      return { id, name, guest: false };
    } catch (error) {
      if (isTaken(error)) throw taken();
      throw error;
    }
  }

  /** @throws HttpError `wrong-login`, `too-many` */
  async logIn(name: string, password: string, address: string): Promise<User> {
    const key = keyOf(name);
    const attempt = await this.#attempts.begin(key, address);
    if (!attempt) {
      throw new HttpError('too-many', 'Too many failed log-ins. Wait a quarter of an hour, then try again.');
    }
    const found = await this.#prisma.user.findUnique({ where: { nameKey: key } });
    if (!(await fits(password, found?.passwordHash ?? null)) || !found) {
      throw new HttpError('wrong-login', 'No account has this name and password.');
    }
    await attempt.succeeded();
    return { id: found.id, name: found.name, guest: false };
  }

  /** Forgets failed log-ins that no longer count. */
  tidy(): Promise<void> {
    return this.#attempts.forget();
  }

  async #create(facts: Registration): Promise<string> {
    return (await this.#prisma.user.create({ data: { id: nanoid(), ...facts } })).id;
  }

  /** Only a guest still: of two pages that register one guest at once, the second must not rename the first. */
  async #upgrade(now: User, facts: Registration): Promise<string> {
    const { count } = await this.#prisma.user.updateMany({ where: { id: now.id, guest: true }, data: facts });
    if (count === 0) throw loggedIn(now.name);
    return now.id;
  }
}

interface Registration {
  readonly name: string;
  readonly nameKey: string;
  readonly passwordHash: string;
  readonly guest: false;
}

const loggedIn = (name: string) =>
  new HttpError('conflict', `You are logged in as ${name}. Log out to register somebody else.`);

const taken = () =>
  new HttpError('name-taken', 'Somebody has registered that name. Choose another, or log in if it is you.');

/** Prisma's word for a broken unique key. */
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'P2002';
