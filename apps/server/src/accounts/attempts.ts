import type { PrismaClient } from '@lanthorn/prisma';

/** So many failures in so many milliseconds, for one name and for one address. */
const WINDOW = 15 * 60_000;
const LIMITS = { name: 8, address: 40 } as const;

/** Failed log-ins, kept in the database so that the limit holds over all nodes and starts. */
export class Attempts {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  /** Whether the name or the address has failed too often of late. */
  async tooMany(name: string, address: string): Promise<boolean> {
    const since = new Date(Date.now() - WINDOW);
    const count = (key: string) => this.#prisma.loginAttempt.count({ where: { key, at: { gte: since } } });
    const [ofName, ofAddress] = await Promise.all([count(`name:${name}`), count(`address:${address}`)]);
    return ofName >= LIMITS.name || ofAddress >= LIMITS.address;
  }

  async failed(name: string, address: string): Promise<void> {
    await this.#prisma.loginAttempt.createMany({ data: [{ key: `name:${name}` }, { key: `address:${address}` }] });
    await this.#prisma.loginAttempt.deleteMany({ where: { at: { lt: new Date(Date.now() - 4 * WINDOW) } } });
  }

  /** A log-in that went well clears the name; the address stays counted. */
  async cleared(name: string): Promise<void> {
    await this.#prisma.loginAttempt.deleteMany({ where: { key: `name:${name}` } });
  }
}
