import type { ResourceName } from '@porchlight/contract/entities';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { multipart, type Part } from '../testing/test-server.ts';
import type { Random } from './random.ts';

/** A body and its content type. */
export interface FuzzBody {
  body: string | Buffer;
  type: string;
}

const values: readonly unknown[] = [
  ...['', ' ', '\0', '\ud800', 'x'.repeat(10_001), '🏡'.repeat(300), '<script>', "'; DROP TABLE users;--", '\u202e'],
  ...['2026-02-30', '2026-03-14T25:61', '0000-00-00', '+275760-09-13', 'javascript:alert(1)', 'https://a b', 'a@b'],
  ...[null, true, -1, 0.1, 1e308, 1e21, [], [1], {}, { toString: 1 }, { length: 5 }],
];
const names = ['id', 'deleted_at', 'image', 'pdf', '__proto__', 'constructor', 'version', 'emails', 'a[b]', '', '\0'];
const starts = ['%PDF-1.7\n', '\x89PNG\r\n\x1a\n', 'GIF89a', '\xff\xd8\xff\xe0', 'RIFF\0\0\0\0WEBP', '<svg>', '', 'MZ'];
const fileNames = ['a.png', '../../etc/passwd', 'a\0.png', '', '.', 'ä'.repeat(300), 'a.pdf.exe', '"'];
const types = ['text/plain', 'image/png', 'nonsense', ';', 'application/xml', 'multipart/form-data', 'multipart/mixed'];

/**
 * Generates a body of any type. One in three is valid, so that the code behind the validation is reached too.
 * @param resource the resource whose fields it has; without one, those of signing in
 */
export function fuzzBody(random: Random, resource?: ResourceName): FuzzBody {
  const { pick, chance, integer } = random;
  const record: Record<string, unknown> = resource
    ? sampleValues(resource, integer(1, 1000))
    : { username: 'admin', password: 'nobody’s' };
  if (chance(0.33)) return { body: JSON.stringify(record), type: 'application/json' };
  for (const name of Object.keys(record)) if (chance(0.1)) record[name] = pick(values);
  if (chance(0.15)) Object.defineProperty(record, pick(names), { value: pick(values), enumerable: true });
  const parts = Object.entries(record).map(
    ([name, value]): Part => [name, typeof value === 'string' ? value : JSON.stringify(value)],
  );
  const json = JSON.stringify(record);
  const makers: (() => FuzzBody)[] = [
    () => ({ body: json, type: 'application/json' }),
    () => ({ body: JSON.stringify(pick(values)), type: 'application/json' }),
    () => ({ body: json.slice(0, integer(0, json.length)), type: 'application/json; charset=utf-16' }),
    () => ({ body: pick(['[', '{"a":', '"']).repeat(20_000), type: 'application/json' }),
    () => ({ body: '{"title":"a","__proto__":{"a":1},"constructor":{"prototype":{}}}', type: 'application/json' }),
    () => ({ body: randomBytes(random), type: 'application/json' }),
    () => ({
      body: new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString(),
      type: 'application/x-www-form-urlencoded',
    }),
    () => ({ body: '%ff=%&=&a[b][c]=d&email=%00&email=b', type: 'application/x-www-form-urlencoded' }),
    () => form(parts),
    () => form([...parts, [pick(['image', 'pdf', 'other']), fuzzFile(random)]]),
    () => form([...parts, ['image', fuzzFile(random)], ['image', fuzzFile(random)]]),
    () => truncate(random, form([...parts, ['pdf', fuzzFile(random)]])),
    () => ({ body: randomBytes(random), type: pick(types) }),
    () => ({ body: '', type: pick(['application/json', 'application/x-www-form-urlencoded', ...types]) }),
  ];
  return pick(makers)();
}

function form(parts: Part[]): FuzzBody {
  const { payload, headers } = multipart(parts);
  return { body: payload, type: headers['content-type'] };
}

/** Truncates a body, as a broken connection would. */
function truncate({ integer }: Random, { body, type }: FuzzBody): FuzzBody {
  return { body: body.slice(0, integer(0, body.length)), type };
}

function fuzzFile(random: Random) {
  return { filename: random.pick(fileNames), content: randomBytes(random), type: random.pick(types) };
}

/** Random bytes, mostly with the signature of a file type. */
function randomBytes({ pick, integer }: Random): Buffer {
  const noise = Buffer.from(Array.from({ length: integer(0, 2000) }, () => integer(0, 255)));
  return Buffer.concat([Buffer.from(pick(starts), 'latin1'), noise]);
}
