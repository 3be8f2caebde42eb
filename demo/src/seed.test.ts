import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { detailTruncationCharacters, readMoreThresholdCharacters, titleCharacters } from '@porchlight/contract/limits';
import { resources } from '@porchlight/contract/resources';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { events } from './content/events.ts';
import { seed } from './index.ts';

// Near midnight in the organization's zone: a clock in another zone would be a day ahead.
const today = new Date('2027-03-10T03:30:00Z');
const day = '2027-03-09';

interface Row {
  name: ResourceName;
  values: Record<string, unknown>;
  createdAt: Date;
}

/** Seeds into memory; files have names like stored ones. */
async function seedInMemory(moment: Date) {
  const rows: Row[] = [];
  const files = new Map<string, Buffer>();
  const keepAs = (extension: string) => async (bytes: Buffer) => {
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
    files.set(name, bytes);
    return name;
  };
  await seed(
    {
      insert: async (name, values, options) => {
        rows.push({ name, values, createdAt: options?.createdAt ?? moment });
      },
      configure: async () => {},
      saveImage: keepAs('avif'),
      saveFilm: keepAs('10.mp4'),
      savePdf: keepAs('3.pdf'),
    },
    { today: moment },
  );
  return { rows, files };
}

let rows: Row[];
let files: Map<string, Buffer>;
beforeAll(async () => {
  ({ rows, files } = await seedInMemory(today));
});

const rowsOf = (name: ResourceName) => rows.filter((row) => row.name === name).map(({ values }) => values);
const lengths = (name: ResourceName, field: string) => rowsOf(name).map((values) => String(values[field]).length);

test('there is enough content of every kind, and no account', () => {
  const counts = Object.fromEntries(resourceNames.map((name) => [name, rowsOf(name).length]));
  expect(counts).toMatchObject({
    user: 0,
    story: 12,
    article: 30,
    donation: 25,
    gallery: 40,
    podcast: 12,
    event: 10,
    election: 6,
    email: 15,
    team: 12,
    topic: 7,
    actionNetwork: 6,
  });
  expect(new Set(rowsOf('team').map(({ type }) => type))).toEqual(new Set(['director', 'staff', 'advisory']));
});

test('every record passes the form’s validation on the day of the seeding', () => {
  // Whether a donation is in the future depends on the day.
  vi.useFakeTimers({ now: today });
  onTestFinished(() => void vi.useRealTimers());
  for (const { name, values } of rows) {
    const checked = resources[name].create.safeParse(values);
    expect(checked.success, `${name} ${JSON.stringify(values)}: ${checked.error}`).toBe(true);
  }
});

test('texts are long, short and in between, and so are titles', () => {
  const bodies = [...lengths('article', 'body'), ...lengths('story', 'content')];
  expect(bodies.filter((length) => length > detailTruncationCharacters).length).toBeGreaterThanOrEqual(10);
  expect(bodies.filter((length) => length > readMoreThresholdCharacters).length).toBeGreaterThanOrEqual(20);
  expect(bodies.filter((length) => length < 200).length).toBeGreaterThanOrEqual(3);
  for (const name of ['article', 'story', 'podcast', 'event', 'election', 'gallery'] as const)
    expect(Math.max(...lengths(name, 'title')), name).toBeGreaterThan(titleCharacters);
  expect(rowsOf('article').some(({ body }) => String(body).split('\n\n').length > 5)).toBe(true);
});

test('every topic has records of several kinds, and authors are people of the team or names', () => {
  const kinds = ['article', 'story', 'podcast', 'event', 'gallery'] as const;
  for (const { name } of rowsOf('topic')) {
    const used = kinds.filter((kind) => rowsOf(kind).some(({ topics }) => [topics].flat().includes(name)));
    expect(used.length, String(name)).toBeGreaterThanOrEqual(2);
  }
  const authors = [...rowsOf('story'), ...rowsOf('article')].flatMap((values) => [values.authors].flat());
  expect(authors).toContain('Willa Grant');
  expect(authors.filter((author) => typeof author === 'number').length).toBeGreaterThan(5);
});

test('no two records of a kind share a title', () => {
  for (const name of ['article', 'story', 'podcast', 'event', 'election', 'gallery', 'actionNetwork'] as const) {
    const titles = rowsOf(name).map(({ title }) => title);
    expect(new Set(titles).size, name).toBe(titles.length);
  }
});

test('every picture has its own description', () => {
  const pictured = rows.filter(({ values }) => values.image);
  expect(pictured.length).toBeGreaterThan(80);
  for (const { values } of pictured) expect(String(values.image_alt), String(values.image)).toMatch(/^[A-Z].{15,}\.$/);
  const described = new Map(pictured.map(({ values }) => [values.image, values.image_alt]));
  expect(new Set(described.values()).size).toBe(described.size);
});

test('every podcast can be heard on this site', () => {
  for (const { link } of rowsOf('podcast')) {
    expect(link).toMatch(/^\/media\/.+\.mp3$/);
    expect(existsSync(new URL(`../../apps/web/public${link}`, import.meta.url)), String(link)).toBe(true);
  }
});

test('spoken words are in a podcast’s transcript, not in its description', () => {
  for (const { title, description, transcript = '' } of rowsOf('podcast')) {
    expect(description, String(title)).not.toMatch(/transcript/i);
    const hasVoice = /\bvoices?\b/.test(String(description));
    expect(String(transcript).length > 300, String(title)).toBe(hasVoice);
  }
});

test('every podcast says that its sound or voice is computer-generated', () => {
  for (const { title, description } of rowsOf('podcast')) expect(description, String(title)).toMatch(/\bcomputer\b/);
});

test('links go to example.org or to public offices, and email addresses belong to nobody', () => {
  const texts = JSON.stringify(rows);
  for (const [, host] of texts.matchAll(/https?:\/\/([^/"\s]+)/g))
    expect(host).toMatch(/(^|\.)(example\.org|vote\.gov|usa\.gov|fs\.usda\.gov|farmers\.gov|loc\.gov)$/);
  for (const [, host] of texts.matchAll(/[\w.+-]+@([\w.-]+)/g)) expect(host).toMatch(/(^|\.)example\.org$/);
});

describe('dates', () => {
  test('events are in the future, one election is past, and all are in the daytime', () => {
    for (const [name, pastCount] of [
      ['event', 0],
      ['election', 1],
    ] as const) {
      const dates = rowsOf(name).map(({ date }) => String(date));
      expect(dates.filter((date) => date <= day).length, name).toBe(pastCount);
      for (const date of dates) expect(date.slice(11)).toMatch(/^(0[79]|1[0-8]):[0-5]\d$/);
    }
    for (const { date } of rowsOf('election'))
      expect(new Date(`${String(date).slice(0, 10)}T12:00Z`).getUTCDay()).toBe(2);
  });

  test('donations cover three years, with some today, this month and this year, and none in the future', () => {
    const dates = rowsOf('donation').map(({ date }) => String(date));
    expect(dates.filter((date) => date === day)).toHaveLength(2);
    expect(dates.filter((date) => date.startsWith('2027-03')).length).toBeGreaterThanOrEqual(6);
    expect(dates.filter((date) => date.startsWith('2027')).length).toBeGreaterThanOrEqual(14);
    expect(new Set(dates.map((date) => date.slice(0, 4)))).toEqual(new Set(['2024', '2025', '2026', '2027']));
    for (const date of dates) expect(date <= day).toBe(true);
  });

  test('no record is from the future, and older records come first', () => {
    const moments = rows.map(({ createdAt }) => createdAt.getTime());
    expect(Math.max(...moments)).toBeLessThanOrEqual(today.getTime());
    expect(moments).toEqual([...moments].sort((first, second) => first - second));
  });
});

describe('files', () => {
  test('most articles have a PDF of several pages', () => {
    const pdfs = rowsOf('article').flatMap(({ pdf }) =>
      typeof pdf === 'string' ? [files.get(pdf) ?? Buffer.alloc(0)] : [],
    );
    expect(pdfs.length).toBeGreaterThanOrEqual(20);
    expect(pdfs.length).toBeLessThan(30);
    for (const pdf of pdfs) {
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? [];
      expect(pages.length).toBeGreaterThanOrEqual(3);
      expect(pages.length).toBeLessThan(10);
    }
  });

  test('pictures are 3:2, portraits square, and no two are alike; a few records have none', async () => {
    const names: string[] = [];
    for (const { name, values } of rows) {
      if (typeof values.image !== 'string') continue;
      names.push(values.image);
      const { width, height, format } = await sharp(files.get(values.image)).metadata();
      expect(format).toBe('heif');
      expect(width / height).toBe(name === 'team' ? 1 : 1.5);
    }
    expect(new Set(names).size).toBe(names.length);
    expect(rowsOf('gallery').every(({ image }) => typeof image === 'string')).toBe(true);
    for (const name of ['story', 'event', 'election', 'podcast', 'team', 'actionNetwork'] as const)
      expect(
        rowsOf(name).filter(({ image }) => image === null),
        name,
      ).toHaveLength(name === 'event' ? 3 : 1);
  });

  test('every picture, video and PDF is used by a record', () => {
    const stored = ['pictures', 'films', 'papers'].flatMap((name) =>
      readdirSync(new URL(`../${name}`, import.meta.url), { recursive: true, withFileTypes: true }),
    );
    expect(stored.filter((entry) => entry.isFile())).toHaveLength(files.size);
  });

  test('the same date gives exactly the same content', async () => {
    const secondSeed = await seedInMemory(today);
    expect(secondSeed.rows).toEqual(rows);
  });
});

test('no event promises an email or a call, which nothing sends', () => {
  const promise =
    /\b(?:comes?|sent|send|get|receive)\b[^.;]*\bby (?:e-?mail|mail|text|phone)\b|\bwe(?:’ll| will) (?:email|call|text)\b/i;
  expect(events.map(({ description }) => description).filter((text) => promise.test(text))).toEqual([]);
});
