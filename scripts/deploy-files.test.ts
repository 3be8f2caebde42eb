import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../apps/server/src/settings/config.ts';
import { describeSettings } from '../apps/server/src/settings/settings.ts';

const deploy = join(import.meta.dirname, '../deploy');

interface Service {
  profiles?: string[];
  build?: { context: string; dockerfile: string };
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
}

const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  readFileSync(join(deploy, 'compose.yaml'), 'utf8'),
  { merge: true },
);
const services = Object.entries(compose.services);
const ownServices = services.filter(([, { build }]) => build !== undefined);
const settings = describeSettings().flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name]));

/** Replaces the variables that an operator sets, as compose does. */
const operators: Record<string, string> = {
  PUBLIC_URL: 'https://example.org',
  POSTGRES_PASSWORD: 'abc123',
  AWS_SECRET_ACCESS_KEY: 'def456',
};
const inPlace = (value: string) => value.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => operators[name] ?? '');

// The tests run without Docker, so they check only what is possible without it.
describe('compose.yaml', () => {
  test.each(ownServices)('gives %s only existing settings with valid values', (_, { environment = {} }) => {
    expect(Object.keys(environment).filter((name) => !settings.includes(name))).toEqual([]);
    const assigned = Object.entries(environment).map(([name, value]) => [name, inPlace(value)] as const);
    expect(readConfig(Object.fromEntries(assigned)).publicUrl).toBe('https://example.org');
  });

  test.each(services)('has everything that %s needs', (_, { build, image, volumes = [], depends_on = [] }) => {
    expect(Boolean(build) || /:[\w.-]+$/.test(image ?? '')).toBe(true);
    if (build) expect(existsSync(join(deploy, build.context, build.dockerfile))).toBe(true);
    for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
      expect(from.startsWith('.') ? existsSync(join(deploy, from)) : from in compose.volumes, from).toBe(true);
    }
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const name of needed) expect(compose.services).toHaveProperty([name]);
  });

  test('starts two nodes that share a database and a bucket, and no folder', () => {
    const nodes = ownServices.filter(([, { profiles }]) => profiles?.includes('scale')).map(([, service]) => service);
    expect(nodes).toHaveLength(2);
    const [first, second] = nodes;
    expect(first?.environment).toEqual(second?.environment);
    expect(first?.volumes).not.toEqual(second?.volumes);
    const nginx = readFileSync(join(deploy, 'nginx-nodes.conf'), 'utf8');
    const named = [...nginx.matchAll(/server ([\w-]+):3000 resolve;/g)].map(([, name]) => name);
    expect(named).toEqual(ownServices.map(([name]) => name).filter((name) => name !== 'porchlight'));
  });
});

test('nginx.conf and nginx-nodes.conf can run in one nginx, without sharing a cache zone', () => {
  const both = ['nginx.conf', 'nginx-nodes.conf'].map((file) => readFileSync(join(deploy, file), 'utf8')).join('\n');
  const named = [...both.matchAll(/^ *(?:zone |.* keys_zone=)(\w+)/gm)].map(([, name]) => name);
  expect(named).toEqual(['porchlight', 'nodes']);
});

test.each([
  ['nginx.conf', /listen 80;[\s\S]*location \/api\/ \{\s*return 403;/],
  ['Caddyfile', /http:\/\/example\.org \{[\s\S]*respond \/api\/\* 403/],
])('%s redirects pages to https, but not calls', (file, refusal) => {
  expect(readFileSync(join(deploy, file), 'utf8')).toMatch(refusal);
});
