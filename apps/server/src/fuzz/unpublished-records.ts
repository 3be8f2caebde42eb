import { calendarFilePath, calendarPath, feedPaths } from '@porchlight/contract/discovery';
import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind, fileFieldsOf, fileReference } from '@porchlight/contract/fields';
import { captionsPath, filmsPath, imagesPath, pdfsPath, soundsPath } from '@porchlight/contract/public-paths';
import { hasStates, type State, states } from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import { documentKey } from '@porchlight/contract/rich-text';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { tableNames } from '../db/tables.ts';
import { loadWebBundle } from '../pages/web-bundle.ts';
import { forAllTests } from '../testing/for-each-test.ts';
import { sampleFilm, sampleMp3, samplePdf } from '../testing/sample-files.ts';
import { startFullSite, webDist } from './full-site.ts';

/** A record with a unique word in its texts, and its own files. */
interface Marked {
  name: ResourceName;
  state: State;
  id: number;
  word: string;
  files: string[];
}

/** The entities whose records have states. */
export const namesWithStates = resourceNames.filter((name) => hasStates(entityOf(name)));

/** Tests that visitors meet records of these entities wherever they are public, and nowhere before or after. */
export function testUnpublishedRecords(names: readonly ResourceName[]): void {
  const site = forAllTests(startFullSite);
  let pictureCount = 0;
  const records: Marked[] = [];
  const recordOf = (name: ResourceName, state: State) => {
    const record = records.find((record) => record.name === name && record.state === state);
    if (!record) throw new Error(`No ${name} is ${state}.`);
    return record;
  };

  beforeAll(async () => {
    site.resources.changes.subscribe(() => responses.clear());
    for (const name of names) {
      for (const state of states) records.push(await addRecord(name, state));
    }
  });

  /** @param replaces the published record that it is a draft of changes of */
  async function addRecord(name: ResourceName, state: State, replaces?: number): Promise<Marked> {
    const { fields } = entityOf(name);
    const word = `okra${name}${replaces ? 'changes' : state}`.replace('_', '').toLowerCase();
    const texts = fieldsOfKind(fields, 'text', 'longText').map((field) => [field, `${word} ${field}`]);
    const pictures = await Promise.all(
      fieldsOfKind(fields, 'image').map(async (field) => {
        // Each is wider than the one before, because identical pictures are one file.
        pictureCount += 1;
        const picture = await sharp({
          create: { width: 40 + pictureCount, height: 30, channels: 3, background: 'teal' },
        })
          .png()
          .toBuffer();
        return [field, (await site.files.save('image', picture)).name] as const;
      }),
    );
    const pdfs = await Promise.all(
      fieldsOfKind(fields, 'pdf').map(async (field) => {
        const pdf = await samplePdf(1, { info: { Title: word } });
        return [field, (await site.files.save('pdf', pdf)).name] as const;
      }),
    );
    const sounds = await Promise.all(
      Object.entries(fileFieldsOf(fields)).flatMap(([field, kind]) =>
        kind === 'sound'
          ? [
              site.files
                .save('sound', sampleMp3(1, word))
                .then((saved) => [field, fileReference(kind, saved.name)] as const),
            ]
          : [],
      ),
    );
    const films = await Promise.all(fieldsOfKind(fields, 'longText').map((field) => textWithFilm(field, word)));
    const ownValues = replaces ? { replaces } : { slug: word };
    const documents = Object.fromEntries(films.map(({ field, document }) => [documentKey(field), document]));
    const values = { ...sampleValues(name), ...Object.fromEntries(texts), ...documents, ...ownValues, state };
    const publishAt = state === 'scheduled' && { publish_at: '2026-03-20T09:00' };
    const files = Object.fromEntries([...pictures, ...pdfs, ...sounds]);
    const { id } = await site.resources.services[name].create({ ...values, ...publishAt }, { files });
    return { name, state, id, word, files: [...Object.values(files), ...films.flatMap((film) => film.files)] };
  }

  /** A text with its own video, whose captions contain the record's word. */
  async function textWithFilm(field: string, word: string) {
    pictureCount += 1;
    const film = await site.files.save('film', sampleFilm(1, { mediaBytes: pictureCount }));
    const captions = await site.files.save(
      'captions',
      Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${word} ${field}\n`),
    );
    const content = [
      { type: 'paragraph', content: [{ type: 'text', text: `${word} ${field}` }] },
      { type: 'film', attrs: { name: film.name, captions: captions.name, title: `${word} film` } },
    ];
    const document = JSON.stringify({ version: 1, type: 'doc', content });
    return { field, document, files: [film.name, captions.name] };
  }

  let requestCount = 0;
  /** Each request has its own address, because rate limits are tested elsewhere. */
  const get = (url: string, headers: Record<string, string> = {}) => {
    requestCount += 1;
    return site.server.inject({ url, headers, remoteAddress: `10.1.${requestCount >> 8}.${requestCount & 255}` });
  };

  /** Responses since the last change, because the same pages are searched for each record. */
  const responses = new Map<string, ReturnType<typeof get>>();
  function responseTo(url: string, headers: Record<string, string>): ReturnType<typeof get> {
    const key = `${url} ${headers.authorization}`;
    const response = responses.get(key) ?? get(url, headers);
    responses.set(key, response);
    return response;
  }

  const folders: Readonly<Record<string, string>> = { pdf: pdfsPath, mp4: filmsPath, vtt: captionsPath };

  /** The URL of a file. */
  function addressOf(file: string): string {
    if (file.startsWith(soundsPath)) return file;
    const [, ending = ''] = /\.(\w+)$/.exec(file) ?? [];
    return (folders[ending] ?? imagesPath) + file;
  }

  /** Every URL where a visitor could find a record or a mention of it. */
  async function addresses({ name, id, word, files }: Marked): Promise<string[]> {
    const { renderer } = await loadWebBundle(webDist);
    const { list, single } = resources[name].calls;
    const isPaged = entityOf(name).paged === true;
    return [
      list.path,
      ...['limit=100', 'whole=2000&limit=1', 'sort=-created_at', 'excerpt=300', `search=${word}`].map(
        (query) => `${list.path}?${query}`,
      ),
      ...(entityOf(name).fields.date ? [`${list.path}?sort=soonest&limit=12`] : []),
      single.path.replace('{id}', String(id)),
      ...renderer.sitePages.map(({ path }) => path),
      ...(isPaged
        ? [`/${name}/${id}`, `/${name}/${recordOf(name, 'published').id}`, `/cards/${name}/${id}.0.png`]
        : []),
      ...(isPaged ? [`/${name}/${id}?slug=${word}`, `/${word}`] : []),
      `/search?q=${word}`,
      `/api/search?q=${word}`,
      `/api/search?q=${word.slice(0, -2)}`,
      '/sitemap.xml',
      calendarPath,
      ...(name === 'event' || name === 'election' ? [calendarFilePath(name, id)] : []),
      ...Object.values(feedPaths),
      ...files.map(addressOf),
      ...files.map(addressOf).flatMap((url) => (url.startsWith(imagesPath) ? [`${url}?w=320`] : [])),
    ];
  }

  /** The URLs where a record is found: its word, one of its files, one of its URLs. */
  async function urlsThatReveal(record: Marked, headers: Record<string, string> = {}): Promise<string[]> {
    const { name, id, word, files } = record;
    const { slug } = entityOf(name).fields;
    const paths = slug?.isPath ? [`/${word}`] : [`/${name}/${id}`, ...(slug?.isName ? [`/${name}/${word}`] : [])];
    const addressed = entityOf(name).paged
      ? [...paths.flatMap((path) => [`${path}?`, `${path}<`]), `/${name}/${id}.ics`]
      : [];
    // The request itself may be repeated; the word with its suffix occurs only in the record.
    const signs = [`${word} `, ...files, ...addressed];
    const isMetIn = (url: string, body: string) => signs.some((sign) => body.includes(sign) && !url.includes(sign));
    const matches: string[] = [];
    for (const url of await addresses(record)) {
      const { statusCode, body, headers: responseHeaders } = await responseTo(url, headers);
      const isFile = /^\/(images|pdfs|sounds|films|captions|cards)\//.test(url);
      const isMet = isFile ? statusCode < 400 : isMetIn(url, body);
      if (isMet || String(responseHeaders.location ?? '').includes(word)) matches.push(url);
    }
    return matches;
  }

  describe.each(names)('%s', (name) => {
    test('control: a published record is found in lists, pages and search, so the walk covers what visitors can open', async () => {
      const published = recordOf(name, 'published');
      const matches = await urlsThatReveal(published);
      const { list, single } = resources[name].calls;
      const path = entityOf(name).fields.slug?.isPath ? published.word : `${name}/${published.id}`;
      const paged = entityOf(name).paged ? [`/${path}`, '/sitemap.xml'] : [];
      const files = published.files.map(addressOf);
      const everywhere = [
        list.path,
        single.path.replace('{id}', String(published.id)),
        `/api/search?q=${published.word}`,
      ];
      expect(matches).toEqual(
        expect.arrayContaining([...everywhere, `/search?q=${published.word}`, ...paged, ...files]),
      );
    });

    test.each(states.filter((state) => state !== 'published'))(
      'a record that is %s is found nowhere, also with a token',
      async (state) => {
        const token = await site.signIn();
        expect(await urlsThatReveal(recordOf(name, state))).toEqual([]);
        const authorization = `Bearer ${token}`;
        // Staff can open its files to edit them.
        const matches = await urlsThatReveal(recordOf(name, state), { authorization });
        expect(matches.filter((url) => !/^\/(images|pdfs|sounds|films|captions)\//.test(url))).toEqual([]);
      },
    );

    test('changes of a published record are found nowhere, and its files stay as they are', async () => {
      const published = recordOf(name, 'published');
      const changes = await addRecord(name, 'draft', published.id);
      expect(await urlsThatReveal(changes)).toEqual([]);
      expect((await urlsThatReveal(published)).length).toBeGreaterThan(3);
      await site.resources.services[name].remove(changes.id);
    });

    test('it is not counted', async () => {
      const { list } = resources[name].calls;
      for (const query of ['', '?limit=1', '?whole=2000&limit=1', '?limit=1&offset=1']) {
        expect((await get(list.path + query)).headers['x-total-count'], query).toBe('1');
      }
      expect((await get(`/api/search?q=okra${name.toLowerCase()}`)).json().total).toBe(1);
    });

    test('control: a query that forgets the state would be noticed', async () => {
      const archived = recordOf(name, 'archived');
      const leak = async (state: State) =>
        site.db.write((trx) =>
          trx.updateTable(tableNames[name]).set({ state }).where('id', '=', archived.id).execute(),
        );
      await leak('published');
      site.resources.changes.emit({ resource: name, id: archived.id });
      const matches = await urlsThatReveal(archived);
      expect(matches).toEqual(
        expect.arrayContaining([resources[name].calls.list.path, `/api/search?q=${archived.word}`]),
      );
      await leak('archived');
      site.resources.changes.emit({ resource: name, id: archived.id });
    });

    test('an archived record is removed from every cache at once', async () => {
      const published = recordOf(name, 'published');
      expect((await urlsThatReveal(published)).length).toBeGreaterThan(3);
      await site.resources.services[name].update(published.id, { state: 'archived' });
      expect(await urlsThatReveal(published)).toEqual([]);
      await site.resources.services[name].update(published.id, { state: 'published' });
      expect((await urlsThatReveal(published)).length).toBeGreaterThan(3);
    });

    test('staff can list records by state; a visitor who does so is refused', async () => {
      const { list, single, listKey, singleKey } = resources[name].calls;
      for (const state of [...states, 'any'] as const) {
        const url = `${list.path}?state=${state}`;
        const visitor = await get(url);
        expect([visitor.statusCode, visitor.body.includes('okra')], url).toEqual([401, false]);
        const response = await site.asStaff({ url });
        expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
        const expected = state === 'any' ? states : [state];
        expect(
          response
            .json()
            [listKey].map((record: { state: State }) => record.state)
            .toSorted(),
        ).toEqual(expected.toSorted());
      }
      const draft = recordOf(name, 'draft');
      const url = `${single.path.replace('{id}', String(draft.id))}?state=any`;
      expect((await get(url)).statusCode).toBe(401);
      const record = (await site.asStaff({ url })).json()[singleKey];
      expect(record).toMatchObject({ id: draft.id, state: 'draft', publish_at: null });
      // Its files open with the keys in the response, which a browser can send.
      for (const [field, key] of Object.entries(record.file_keys)) {
        expect((await get(`${addressOf(record[field] ?? field)}?${key}`)).statusCode).toBe(200);
      }
      const results = (await site.asStaff({ url: `/api/search-records?q=${draft.word}` })).json().records;
      // Its picture has its plain name.
      const records = results.filter(({ resource }: { resource: string }) => resource !== 'media');
      expect(records).toEqual([expect.objectContaining({ resource: name, id: draft.id, state: 'draft' })]);
    });
  });
}
