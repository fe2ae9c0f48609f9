import pg from 'pg';
import { startEmbedded } from '../src/database/embedded.ts';

/** A program that starts PostgreSQL on a folder, writes a row, tells its process, and waits to be killed. */
const server = await startEmbedded(process.argv[2] ?? '');
const client = new pg.Client({ connectionString: server.url });
await client.connect();
await client.query("CREATE TABLE left_behind AS SELECT 'lantern' AS word");
await client.end();
console.log(server.pid);
setInterval(() => {}, 60_000);
