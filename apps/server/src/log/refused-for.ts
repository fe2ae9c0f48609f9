/** The SQLSTATE by which the database refused a statement of our own; null for any other failure. */
export function refusedFor(error: unknown): string | null {
  const { meta } = (error ?? {}) as { readonly meta?: { readonly driverAdapterError?: { readonly cause?: unknown } } };
  const { originalCode } = (meta?.driverAdapterError?.cause ?? {}) as { readonly originalCode?: unknown };
  return typeof originalCode === 'string' ? originalCode : null;
}
