/**
 * Time of what visitors and editors do on a site of 10,000 pages, 50,000 redirects and a menu of 200 links, compared
 * with the same on one of 30 pages and redirects, by turns. `npm run bench -- large` measures only this.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteSize, slugOf } from './site-size.ts';
import { median, type Print } from './statistics.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
/** Rounds before those that count. */
const warmUps = 20;
/** The highest ratio of the large site to the small one that counts as not growing with the size. */
const maxRatio = 1.3;
const sizes: Readonly<Record<string, SiteSize>> = {
  small: { pages: 30, redirects: 30, links: 8 },
  /** The large site without its menu, which is a part of every page and makes each longer. */
  'short menu': { pages: 10_000, redirects: 50_000, links: 8 },
  large: { pages: 10_000, redirects: 50_000, links: 200 },
};

/** A running site, with a function that sends its requests. */
interface Site {
  send(request: MeasuredRequest): Promise<number>;
  stop(): Promise<void>;
}

/** A request; the calls of the API are sent as staff. */
interface MeasuredRequest {
  path: string;
  /** The values of a change. */
  values?: Record<string, string>;
}

async function startSite(folder: string, size: SiteSize): Promise<Site> {
  const child = fork(join(import.meta.dirname, 'large-site-serve.ts'), [JSON.stringify(size)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: mkdtempSync(join(folder, 'data-')),
      PUBLIC_URL: 'http://localhost:3000',
      ADMIN_PASSWORD: 'bench on a quiet machine',
    },
  });
  const [{ origin, token }] = (await once(child, 'message')) as [{ origin: string; token: string }];
  return {
    async send({ path, values }) {
      const startedAt = performance.now();
      const response = await fetch(origin + path, {
        redirect: 'manual',
        headers: {
          ...(path.startsWith('/api') && { authorization: `Bearer ${token}` }),
          ...(values && { 'content-type': 'application/json' }),
        },
        ...(values && { method: 'POST', body: JSON.stringify(values) }),
      });
      await response.arrayBuffer();
      if (response.status >= 400 && response.status !== 404) throw new Error(`${path}: ${response.status}`);
      return performance.now() - startedAt;
    },
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** What is done, by its name; each time with another page. */
const steps: Record<string, (round: number) => MeasuredRequest> = {
  'a page': (round) => ({ path: `/${slugOf((round % 20) + 5)}` }),
  'a redirect': (round) => ({ path: `/old/${(round % 20) + 5}/address-${(round % 20) + 5}` }),
  'an address that nothing has': (round) => ({ path: `/nowhere/at/all-${round}` }),
  'the dashboard’s list of pages': () => ({ path: '/api/get-all-page?state=any&limit=25&sort=title' }),
  'its search': (round) => ({
    path: `/api/get-all-page?state=any&limit=25&sort=title&search=part%20${(round % 20) + 5}`,
  }),
  'a list of visitors': () => ({ path: '/stories' }),
  'saving a page': (round) => save(round, { description: `Round ${round}.` }),
  'moving a page': (round) => save(round, { slug: `${slugOf((round % 20) + 5)}-${round}` }),
  'who links to a page': (round) => ({ path: `/api/get-linking-records?resource=page&record=${(round % 20) + 5}` }),
};

function save(round: number, values: Record<string, string>): MeasuredRequest {
  return { path: `/api/update-single-page/${(round % 20) + 5}`, values };
}

/** Measures on SQLite, each site in a process of its own. @param print takes a name and a figure */
export async function largeSite(print: Print): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-large-'));
  const sites = new Map<string, Site>();
  try {
    for (const [name, size] of Object.entries(sizes)) sites.set(name, await startSite(folder, size));
    for (const [step, requestOf] of Object.entries(steps)) {
      const times = new Map([...sites.keys()].map((name): [string, number[]] => [name, []]));
      for (let round = -warmUps; round < rounds; round += 1) {
        for (const [name, site] of sites) {
          const ms = await site.send(requestOf(round + 100));
          if (round >= 0) times.get(name)?.push(ms);
        }
      }
      const ms = (name: string) => median(times.get(name) ?? []);
      for (const name of ['short menu', 'large']) {
        const ratio = ms(name) / ms('small');
        const figures = `${ms(name).toFixed(2)} ms, ${ratio.toFixed(2)} times the small site's ${ms('small').toFixed(2)}`;
        print(`${step}, ${name}`, `${figures}${ratio > maxRatio ? `, above ${maxRatio}` : ''}`);
      }
    }
    print('load of the machine', loadavg()[0]?.toFixed(1) ?? '');
  } finally {
    for (const site of sites.values()) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
