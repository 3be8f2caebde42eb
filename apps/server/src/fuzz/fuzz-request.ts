import { type Call, callPath, resourceCalls, servedActions } from '@porchlight/contract/calls';
import { feedPaths } from '@porchlight/contract/discovery';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { searchCall } from '@porchlight/contract/search';
import { fuzzBody } from './fuzz-body.ts';
import type { Random } from './random.ts';

/** A request that an HTTP client can send, however odd. */
export interface FuzzRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Every call, with its resource if it creates or updates a record. */
const calls: (Call & { resource?: ResourceName })[] = [
  searchCall,
  ...Object.values(otherCalls),
  ...resourceNames.flatMap((resource) => {
    return servedActions(resource).map((action) => {
      const call = resourceCalls[resource][action];
      return ['create', 'update'].includes(action) ? { ...call, resource } : call;
    });
  }),
];

const records = ['story', 'article', 'event', 'election', 'podcast', 'team-type'];
const files = ['/assets/none.js', '/images/none.webp', '/images/', '/pdfs/none.pdf', '/cards/story/1.png', '/cards/'];
const texts = [
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-story-1.xml',
    '/calendar.ics',
    '/event/1.ics',
    '/healthz',
    '/readyz',
  ],
  ...Object.values(feedPaths),
];
const dashboard = [
  '/login',
  '/forgot-password',
  '/new-password',
  '/dashboard',
  '/dashboard/edit-article/1',
  '/dashboard/nothing',
];

const ids = [
  ...['1', '2', '0', '-1', '1.5', '1e3', '007', '999999', '9007199254740993', '9'.repeat(40), 'x', '%31', '%20'],
  ...['%D9%A1', '1%00', '1%0a', '%2e%2e', "1'--", '1;2', 'null', '__proto__', '%F0%9F%8F%A1', ''],
];

/** Odd text that is inserted into URLs. */
const crumbs = [
  ...['%00', '%0a', '%0d%0aX-Odd:%20yes', '%E2%80%A8', '%ff', '%C0%AF', '%ED%A0%80', '%', '%zz', '%25', '%2f', '%5c'],
  ...['..', '../..', '..%2f', '%2e%2e/', '\\', '//', '///', '/./', ';', ':', '*', '@', '~', "'", '’', '%E2%80%99'],
  ...['[', ']', '{}', '|', '^', '`', '"', '<script>', 'ä', '🏡', '\u202e', '%7f', '%C2%85', 'a'.repeat(3000), '#', '?'],
];

const words = [
  ...['', '0', '1', '-1', '10', '1000', '1e9', '99999999999999999999', 'NaN', 'true', 'null', 'porch', '*', '%', '"'],
  ...["' OR 1=1--", 'title', '-date', 'soonest', '-', '{"type":{"is":"staff"}}', '{"date":{"from":"2026-99-99"}}'],
  ...[
    '{',
    '[]',
    '\0',
    '\n',
    '\ud800',
    '\u2028',
    '🏡',
    'ﷺ',
    'NEAR(',
    'a AND',
    'x'.repeat(5000),
    '../../etc',
    'eyJ9',
    '2',
  ],
];

const parameters = [
  ...['limit', 'offset', 'sort', 'excerpt', 'whole', 'after', 'before', 'search', 'filter', 'q', 'kind', 'page', 'w'],
  ...['slug', 'key', 'id', '__proto__', 'constructor', 'a[b]', ''],
];

const headerValues: Record<string, readonly string[]> = {
  accept: ['text/html', '*/*', 'application/json', 'image/avif,image/webp,*/*', ';q=;', 'text/html;q=0', ',,,'],
  'accept-encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=oops', 'zstd', ''],
  authorization: ['Bearer', 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi', 'Bearer \u00ff'],
  cookie: ['scheme=dark', 'scheme="><b>', 'data-saver=1; data-saver=0', '=;=;', 'a'.repeat(3000)],
  'if-match': ['*', '"x"'],
  'if-none-match': ['*', '"x"', 'W/"x"', '"', ','],
  'if-modified-since': ['Thu, 01 Jan 2099 00:00:00 GMT', 'yesterday'],
  range: ['bytes=0-', 'bytes=99999999-', 'bytes=5-1', 'bytes=-1', 'bytes=0-0,2-3', 'lines=1', 'bytes='],
  origin: ['null', 'https://evil.example', 'nonsense'],
  referer: ['https://evil.example/', 'nonsense', '\u00e4', 'https://porchlight.example.org/api/x'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'nonsense'],
  'save-data': ['on', 'off'],
  'x-forwarded-for': ['1.2.3.4', 'nonsense', ',,'],
  'x-http-method-override': ['DELETE'],
  'idempotency-key': ['one', 'x'.repeat(2000), '', '\u00ff'],
  'content-encoding': ['gzip', 'nonsense'],
  expect: ['100-continue', 'nonsense'],
};

/** Generates an odd request, the same one for the same seed. @param pages paths of public pages */
export function fuzzRequest(random: Random, pages: readonly string[]): FuzzRequest {
  const { pick, chance } = random;
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(headerValues)) if (chance(0.12)) headers[name] = pick(values);
  if (chance(0.55)) {
    const call = pick(calls);
    const method = chance(0.8) ? call.method : pick(methods);
    const path = callPath(call, 'ID').replace('ID', pick(ids));
    const url = query(random, chance(0.15) ? withInsertedText(random, path) : path);
    return withBody(random, { method, url, headers }, call.resource);
  }
  const address = pick([
    () => pick(pages),
    () => `/${pick(records)}/${pick(ids)}`,
    () => pick(files),
    () => pick(texts),
    () => pick(dashboard),
    () => '/',
  ])();
  const method = chance(0.75) ? 'GET' : pick(methods);
  const url = query(random, chance(0.5) ? withInsertedText(random, address) : address);
  return withBody(random, { method, url, headers });
}

function withBody(random: Random, request: FuzzRequest, resource?: ResourceName): FuzzRequest {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const { body, type } = fuzzBody(random, resource);
  return { ...request, headers: { ...request.headers, 'content-type': type }, body };
}

/** Inserts odd text into a path, after its first slash or later. */
function withInsertedText({ pick, integer }: Random, path: string): string {
  const at = integer(1, path.length);
  return path.slice(0, at) + pick(crumbs) + path.slice(at);
}

function query({ pick, chance, integer }: Random, path: string): string {
  if (chance(0.5)) return path;
  const encode = chance(0.8) ? (text: string) => encodeURIComponent(text.toWellFormed()) : raw;
  const pairs = Array.from({ length: integer(1, 3) }, () => `${pick(parameters)}=${encode(pick(words))}`);
  return `${path}?${pairs.join('&')}${chance(0.1) ? pick(crumbs) : ''}`;
}

/** Replaces the characters that can't be in a request line. */
function raw(text: string): string {
  return text.replace(/[^!-~]/g, '%');
}
