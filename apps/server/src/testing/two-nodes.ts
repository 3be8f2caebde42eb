import { startTestServer, type TestServer } from './test-server.ts';

/** Two processes that serve one site. */
export interface TwoNodes {
  /** On SQLite, which one process has for itself, the same server twice. */
  nodes: [TestServer, TestServer];
  stop(): Promise<void>;
}

/** Starts them, the second on the first one's database. */
export async function startTwoNodes(): Promise<TwoNodes> {
  const first = await startTestServer();
  const second = first.databaseUrl
    ? await startTestServer(undefined, undefined, { databaseUrl: first.databaseUrl })
    : first;
  return {
    nodes: [first, second],
    async stop() {
      if (second !== first) await second.stop();
      await first.stop();
    },
  };
}
