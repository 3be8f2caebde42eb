import type { PageCard } from '@porchlight/contract/rendering';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import fastify, { type FastifyInstance } from 'fastify';
import { ApiKeyAccess } from '../accounts/api-key-access.ts';
import { authentication } from '../accounts/authentication.ts';
import { type CardsOptions, cards } from '../feeds/cards.ts';
import { type DiscoveryOptions, discovery } from '../feeds/index.ts';
import { errors } from '../plugins/errors.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Public URL of the test site. */
export const publicUrl = 'https://porchlight.example.org';

/** A site for tests of feeds, calendars, sitemaps and cards: with real records, and a stub renderer of a few pages. */
export interface TestSite {
  /** Serves the feeds, calendars, sitemaps and cards. */
  app: FastifyInstance;
  /** Has the records. */
  server: TestServer;
  get(url: string, headers?: Record<string, string>): ReturnType<TestServer['asStaff']>;
  /** Adds a record and returns its id. */
  add(name: keyof typeof singleKeys, values?: Record<string, unknown>): Promise<number>;
  stop(): Promise<void>;
}

const singleKeys = { story: 1, article: 1, event: 1, election: 1, podcast: 1, team: 1 } as const;

/** A simple quilt block. */
const block = { ground: '#F3E8D3', cloths: [{ color: '#2E3A87', d: 'M0 0L50 0L50 50Z' }], turns: true };

/** A stub of the website's renderer, as far as these tests need it. */
const renderer = {
  site: {
    name: 'Porchlight Institute',
    shortName: 'Porchlight',
    description: 'We keep a light on.',
    email: 'a@example.org',
    language: 'en-US',
    cardPath: '/card.jpg',
    logo: null,
  },
  sounds: [{ path: '/media/rain.mp3', seconds: 58 }],
  sitePages: [
    { path: '/', lists: [] },
    { path: '/stories', lists: ['story'] },
    { path: "/ruby's-porch", lists: [] },
    { path: '/team-type/staff', lists: ['team'], type: 'staff' },
    { path: '/team-type/advisory', lists: ['team'], type: 'advisory' },
  ],
  recordPath: (name, id) => `/${name}/${id}`,
  listPageTexts: async (name) => ({
    title: `All of ${name}`,
    description: 'Voices from the porch.',
    path: `/${name}-list`,
  }),
  async card(url, source): Promise<PageCard | null> {
    const [, name, id = ''] = url.split('/');
    if (name === 'podcast-list') return { title: 'Podcasts', label: '', date: null, block, mark: block };
    if (name !== 'story') return null;
    const story = (await source.single('story', id).catch(() => null)) as { title: string } | null;
    return story && { title: story.title, label: 'Story', date: null, block, mark: block };
  },
} satisfies DiscoveryOptions['renderer'];

/** Starts a test site. */
export async function startTestSite(options: Partial<DiscoveryOptions & CardsOptions> = {}): Promise<TestSite> {
  const server = await startTestServer();
  const app = fastify();
  const shared = {
    renderer,
    source: server.resources.publicSource,
    now: () => new Date('2026-03-14T16:00:00Z'),
  };
  await app.register(errors);
  await app.register(authentication, { tokens: server.tokens, keys: new ApiKeyAccess(server.db, shared.now) });
  await app.register(discovery, {
    ...shared,
    publicUrl,
    db: server.db,
    files: server.files,
    clientDir: server.dataDir,
    metrics: new Metrics(),
    changes: server.resources.changes,
    ...options,
  });
  await app.register(cards, { ...shared, files: server.files, dataDir: server.dataDir, ...options });
  return {
    app,
    server,
    get: (url, headers = {}) => app.inject({ url, headers }),
    async add(name, values = {}) {
      const { id } = await server.resources.services[name].create({ ...sampleValues(name), ...values });
      return id;
    },
    async stop() {
      await app.close();
      await server.stop();
    },
  };
}
