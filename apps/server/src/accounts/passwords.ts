import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the figures that OWASP gives as the least: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Of no password that anyone has: compared against when a name is unknown, so that both answers take as long. */
let nobody: Promise<string> | null = null;

/** Whether a password fits; takes as long when there is no hash to compare with. */
export async function fits(password: string, known: string | null): Promise<boolean> {
  nobody ??= hashPassword('no one has this password');
  const matches = await verify(known ?? (await nobody), password);
  return matches && known !== null;
}
