import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between people and the server that can be cut. */
export interface Proxy {
  readonly url: string;
  /** Loses the next bytes that go this way, and the connection with them; then lets people connect again. */
  cut(way: 'asked' | 'answered'): void;
  close(): void;
}

export function proxyTo(port: number): Promise<Proxy> {
  const open = new Set<Socket>();
  let losing: 'asked' | 'answered' | null = null;
  const pass = (from: Socket, to: Socket, way: 'asked' | 'answered'): void => {
    open.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
    from.on('data', (bytes) => {
      if (losing !== way) return void to.write(bytes);
      losing = null;
      from.destroy();
      to.destroy();
    });
  };
  const server = createServer((person) => {
    const table = connect(port, '127.0.0.1');
    pass(person, table, 'asked');
    pass(table, person, 'answered');
  });
  const proxy = (): Proxy => ({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: (way) => {
      losing = way;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  });
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(proxy())));
}
