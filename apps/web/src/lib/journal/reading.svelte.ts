import { createContext } from 'svelte';

/** The page of the journal that lies open over whatever else is shown; null for none. */
export class Reading {
  page = $state<string | null>(null);
}

export const [useReading, setReading] = createContext<Reading>();
