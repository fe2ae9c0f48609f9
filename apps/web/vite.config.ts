import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

/** Where the game server listens while the pages are being worked on. */
const SERVER = `http://localhost:${process.env.PORT ?? 4310}`;

export default defineConfig({
  plugins: [
    tailwindcss(),
    icons({ compiler: 'raw' }),
    sveltekit({ adapter: adapter({ fallback: '200.html', precompress: true }) }),
  ],
  build: {
    rolldownOptions: {
      // The dice library asks for Node's chance; nothing of it is left in the pages, since the server alone throws dice.
      onLog: (level, log, report) => {
        if (!/"crypto" has been externalized.*rpg-dice-roller/.test(log.message)) report(level, log);
      },
    },
  },
  // The host that was asked for goes on to the server, which compares it with the page's origin.
  server: { proxy: { '/api': { target: SERVER }, '/socket.io': { target: SERVER, ws: true } } },
});
