export * from './known.ts';
export * from './offer-memory.ts';
export * from './play.ts';
export * from './procedure.ts';
export * from './rules-in-force.ts';
export * from './shown.ts';
export * from './telling.ts';
