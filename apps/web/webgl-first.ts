import type { Plugin } from 'vite';

const OTHERS = /^export .* from '\.\/rendering\/renderers\/(?:gpu|canvas)\/.*$/gm;

/**
 * The board is drawn by WebGL. What else PixiJS can draw with it fetches by itself where there is none; its front page,
 * which names all of that too, would have each page load it.
 */
export const webglFirst = (): Plugin => ({
  name: 'webgl-first',
  apply: 'build',
  transform: {
    filter: { id: /\/pixi\.js\/lib\/index\.mjs$/ },
    handler: (code) => ({ code: code.replace(OTHERS, ''), map: null }),
  },
});
