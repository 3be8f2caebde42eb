/** Builds the bare list and serves it with its rows, so that its cost is measured in the same run as ours. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { freePort } from '../free-port.ts';

/** A row of the bare list. */
export interface BareRow {
  id: number;
  title: string;
  subtitle: string;
  changed: string;
}

const total = 10_000;
const html =
  '<!doctype html><title>Bare list</title><div id="root"></div><script type="module" src="/page.js"></script>';

/** Returns 25 rows that differ by page, order and search. */
function rowsOf(query: string): BareRow[] {
  const start = [...query].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % total, 7);
  return Array.from({ length: 25 }, (_, index) => ({
    id: start + index,
    title: `The porch and the river, José’s part ${start + index}`,
    subtitle: `What the ledger taught us in year ${(start + index) % 60}`,
    changed: 'March 14, 2026 at 8:00 AM',
  }));
}

/**
 * Serves the bare list on a free port.
 * @param folder an empty folder for the build
 * @returns its address, and a function that stops the server
 */
export async function serveBareList(folder: string): Promise<{ origin: string; close: () => void }> {
  process.env.NODE_ENV = 'production';
  await build({
    root: import.meta.dirname,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: { page: join(import.meta.dirname, 'page.tsx') },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const script = readFileSync(join(folder, 'page.js'));
  const port = await freePort();
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (url.startsWith('/rows'))
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ rows: rowsOf(url), total }));
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
