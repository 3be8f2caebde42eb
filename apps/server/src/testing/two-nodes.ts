import { startTestServer, type TestServer } from './test-server.ts';

/** Two nodes that serve one site. */
export interface TwoNodes {
  /** On SQLite, which only one process can use, the same server twice. */
  nodes: [TestServer, TestServer];
  stop(): Promise<void>;
}

/** Starts two nodes on the same database. */
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
