import type { PrismaClient } from '@lanthorn/prisma';

/** So many failures in so many milliseconds, for one name and for one address. */
const WINDOW = 15 * 60_000;
const LIMITS = { name: 8, address: 40 } as const;

/** An attempt that was written down before its password was looked at. */
export interface Attempt {
  /** The log-in went well: it counts no more, nor do the earlier failures of the name. */
  succeeded(): Promise<void>;
}

/** Failed log-ins, kept in the database so that the limit holds over all nodes and starts. */
export class Attempts {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  /**
   * Counts an attempt as failed until it has succeeded, so that many sent at once cannot all slip in under the limit.
   * Null when the name or the address has failed too often of late; that attempt is not counted.
   */
  async begin(name: string, address: string): Promise<Attempt | null> {
    const ofName = `name:${name}`;
    const ofAddress = `address:${network(address)}`;
    const rows = await this.#prisma.loginAttempt.createManyAndReturn({ data: [{ key: ofName }, { key: ofAddress }] });
    const ids = rows.map((row) => row.id);
    const [names, addresses] = await Promise.all([this.#count(ofName), this.#count(ofAddress)]);
    if (names > LIMITS.name || addresses > LIMITS.address) {
      await this.#prisma.loginAttempt.deleteMany({ where: { id: { in: ids } } });
      return null;
    }
    return {
      succeeded: async () => {
        await this.#prisma.loginAttempt.deleteMany({ where: { OR: [{ key: ofName }, { id: { in: ids } }] } });
      },
    };
  }

  /** Forgets what no longer counts. */
  async forget(): Promise<void> {
    await this.#prisma.loginAttempt.deleteMany({ where: { at: { lt: new Date(Date.now() - WINDOW) } } });
  }

  #count(key: string): Promise<number> {
    return this.#prisma.loginAttempt.count({ where: { key, at: { gte: new Date(Date.now() - WINDOW) } } });
  }
}

/** One household has 2^64 addresses of the sixth version: they count as one. */
export function network(address: string): string {
  if (!address.includes(':') || address.toLowerCase().startsWith('::ffff:')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? Array(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return [...before, ...gap, ...after].slice(0, 4).join(':');
}
