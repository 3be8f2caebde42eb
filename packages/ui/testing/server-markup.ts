import { join } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { BrowserCommand } from 'vitest/node';

let runner: Promise<ModuleRunner> | undefined;

/** Starts a server that runs the package's modules in Node, where there is no window: that is what makes it a test. */
async function startRunner(): Promise<ModuleRunner> {
  const server = await createServer({
    configFile: false,
    // The root of the browser's server, so that files have the same addresses on both sides.
    root: join(import.meta.dirname, '../../..'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return createServerModuleRunner(server.environments.ssr, { hmr: false });
}

/** A command of browser tests: the server's markup of every story of a file, by the story's name. */
export const serverMarkup: BrowserCommand<[path: string]> = async (_context, path) => {
  runner ??= startRunner();
  const module = await (await runner).import<{ markupOf: (path: string) => Promise<Record<string, string>> }>(
    '/packages/ui/src/testing/conformance/render-on-server.tsx',
  );
  return module.markupOf(path);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The server's markup of every story of a file, by the story's name. */
    serverMarkup: (path: string) => Promise<Record<string, string>>;
  }
}
