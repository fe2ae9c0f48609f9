import fc from 'fast-check';

/** Laws draw the same cases each time, so that a change answers for itself alone; `pnpm laws` draws new ones. */
fc.configureGlobal({ seed: Number(process.env.LANTHORN_LAWS ?? 20_261_123) });
