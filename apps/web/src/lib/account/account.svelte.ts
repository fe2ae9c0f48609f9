import { createContext } from 'svelte';
import { ask, type Failure } from '../http.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

/** Who is at this browser. */
export class Account {
  /** Null while nobody is; undefined until the server has said. */
  user = $state.raw<User | null | undefined>(undefined);

  async load(): Promise<void> {
    const answer = await ask<{ user: User | null }>('GET', '/me');
    this.user = answer.ok ? answer.body.user : null;
  }

  /** Registers, or logs in. A guest who registers keeps the seats. Null when it went well. */
  async enter(way: 'register' | 'log-in', name: string, password: string): Promise<Failure | null> {
    const answer = await ask('POST', way === 'register' ? '/accounts' : '/sessions', { name, password });
    if (!answer.ok) return answer.failure;
    await this.load();
    return null;
  }

  async leave(): Promise<void> {
    await ask('DELETE', '/sessions');
    await this.load();
  }
}

export const [useAccount, setAccount] = createContext<Account>();
