/** The entrance is read before any script runs: by people on slow lines, and by programs that show links. */
export const ssr = true;
export const prerender = true;
