import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { leftOut } from './left-out.ts';
import { offersAlone } from './offers-alone.ts';
import { smallerIcons } from './smaller-icons.ts';

/** Where the game server listens while the pages are being worked on. */
const SERVER = `http://localhost:${process.env.PORT ?? 4310}`;

export default defineConfig({
  plugins: [
    tailwindcss(),
    icons({ compiler: smallerIcons }),
    offersAlone(),
    leftOut(),
    sveltekit({ adapter: adapter({ fallback: '200.html', precompress: true }) }),
  ],
  // What these make is kept in memory and does nothing by itself: where a page asks for none of it, it is left out.
  build: { rolldownOptions: { treeshake: { manualPureFunctions: ['once', 'onceFor', 'unchanged'] } } },
  // The host that was asked for goes on to the server, which compares it with the page's origin.
  server: { proxy: { '/api': { target: SERVER }, '/socket.io': { target: SERVER, ws: true } } },
});
