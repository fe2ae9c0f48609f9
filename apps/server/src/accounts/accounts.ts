import type { PrismaClient } from '@lanthorn/prisma';
import { nanoid } from 'nanoid';
import { HttpError } from '../errors.ts';
import { Attempts } from './attempts.ts';
import { keyOf } from './names.ts';
import { fits, hashPassword } from './passwords.ts';
import type { User } from './sessions.ts';

/** Registered people and guests. */
export class Accounts {
  readonly #prisma: PrismaClient;
  readonly #attempts: Attempts;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
    this.#attempts = new Attempts(prisma);
  }

  /** A guest: no more than a name. */
  async guest(name: string): Promise<string> {
    const { id } = await this.#prisma.user.create({ data: { id: nanoid(), name, guest: true } });
    return id;
  }

  /**
   * Registers somebody new, or makes a guest's seats lasting.
   * @throws HttpError `name-taken`, `conflict`
   */
  async register(name: string, password: string, now: User | null): Promise<string> {
    if (now && !now.guest) throw new HttpError('conflict', `You are logged in as ${now.name}. Log out first.`);
    const facts = { name, nameKey: keyOf(name), passwordHash: await hashPassword(password), guest: false };
    try {
      if (now) await this.#prisma.user.update({ where: { id: now.id }, data: facts });
      else return (await this.#prisma.user.create({ data: { id: nanoid(), ...facts } })).id;
      return now.id;
    } catch (error) {
      if (isTaken(error)) throw new HttpError('name-taken', 'Somebody has registered that name. Choose another, or log in if it is you.');
      throw error;
    }
  }

  /** @throws HttpError `wrong-login`, `too-many` */
  async logIn(name: string, password: string, address: string): Promise<string> {
    const key = keyOf(name);
    if (await this.#attempts.tooMany(key, address)) {
      throw new HttpError('too-many', 'Too many failed log-ins. Wait a quarter of an hour, then try again.');
    }
    const found = await this.#prisma.user.findUnique({ where: { nameKey: key } });
    if (!(await fits(password, found?.passwordHash ?? null)) || !found) {
      await this.#attempts.failed(key, address);
      throw new HttpError('wrong-login', 'No account has this name and password.');
    }
    await this.#attempts.cleared(key);
    return found.id;
  }
}

/** Prisma's word for a broken unique key. */
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'P2002';
