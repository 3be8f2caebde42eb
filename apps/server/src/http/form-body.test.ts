import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { imageMaxBytes, pdfMaxBytes } from '@porchlight/contract/limits';
import { afterEach, describe, expect, test } from 'vitest';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { type Form, multipart, type Part, serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const addArticle = (form: Form) => server.asStaff({ method: 'POST', url: '/api/add-article', ...multipart(form) });
const addStory = (form: Form) => server.asStaff({ method: 'POST', url: '/api/add-story', ...multipart(form) });
const articles = async () => (await server.server.inject('/api/get-all-article')).json().articles;
const stories = async () => (await server.server.inject('/api/get-all-story')).json().stories;
const jpeg = () => quarters().jpeg().toBuffer();

/** Nothing was stored, and the server still responds. */
async function expectNothingLeft() {
  expect([...(await articles()), ...(await stories())]).toEqual([]);
  expect(await server.storedFiles()).toEqual([]);
  expect((await server.server.inject('/readyz')).statusCode).toBe(200);
}

describe('forms with files', () => {
  test('an article and its PDF are stored, and the PDF is kept if an edit chooses no new file', async () => {
    const content = await samplePdf();
    const added = await addArticle({
      title: 'On land',
      body: 'It began in 1868.',
      pdf: { filename: 'land.pdf', content, type: 'application/pdf' },
    });
    expect(added.statusCode).toBe(201);
    const { article } = added.json();
    expect(article.pdf).toMatch(/\.pdf$/);
    const file = await server.server.inject(`/pdfs/${article.pdf}`);
    expect([file.statusCode, file.rawPayload.equals(content)]).toEqual([200, true]);

    const update = { method: 'POST' as const, url: `/api/update-single-article/${article.id}` };
    const noFile: Part = ['pdf', { filename: '', content: Buffer.alloc(0) }];
    const updated = await server.asStaff({ ...update, ...multipart([['title', 'On our land'], noFile]) });
    expect(updated.json().article).toMatchObject({ title: 'On our land', pdf: article.pdf, body: 'It began in 1868.' });

    const texts = multipart([['pdf', '../../etc/passwd']]);
    expect((await server.asStaff({ ...update, ...texts })).json().article.pdf).toBe(article.pdf);
    const json = await server.asStaff({ ...update, payload: { pdf: 'other.pdf' } });
    expect(json.json().article.pdf).toBe(article.pdf);

    const otherPdf = await samplePdf(3);
    const replaced = await server.asStaff({
      ...update,
      ...multipart([['pdf', { filename: 'b.pdf', content: otherPdf }]]),
    });
    expect(replaced.json().article.pdf).not.toBe(article.pdf);
  });

  test('every form can be JSON, URL-encoded or multipart', async () => {
    const add = { method: 'POST' as const, url: '/api/add-article' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await server.asStaff({ ...add, payload: { title: 'One', body: 'a & b' } });
    await server.asStaff({ ...add, headers: form, payload: 'title=Two&body=a+%26+b' });
    await addArticle({ title: 'Three', body: 'a & b' });
    const stored = (await articles()) as { title: string; body: string }[];
    expect(stored.map(({ title, body }) => [title, body])).toEqual([
      ['One', 'a & b'],
      ['Two', 'a & b'],
      ['Three', 'a & b'],
    ]);
  });

  test.each([
    [
      'an SVG that calls itself a picture',
      'a.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['an HTML page that calls itself a picture', 'a.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', 'a.jpg', Buffer.alloc(0)],
    ['a truncated picture', 'half.jpg', jpeg().then((complete) => complete.subarray(0, complete.length / 2))],
  ])('%s is refused', async (_what, filename, content) => {
    const response = await addStory({
      title: 'Odd',
      image: { filename, content: await content, type: 'image/jpeg' },
    });
    expect([response.statusCode, response.json().error.code]).toEqual([422, 'bad_file']);
    await expectNothingLeft();
  });

  test('an HTML page with the type of a PDF is refused', async () => {
    const content = Buffer.from('<!doctype html><p>%PDF-1.7');
    const response = await addArticle({ title: 'Odd', pdf: { filename: 'a.pdf', content, type: 'application/pdf' } });
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([422, ['pdf']]);
    await expectNothingLeft();
  });

  test('a file over the limit and a body over the limit are refused', async () => {
    const file = Buffer.alloc(imageMaxBytes + 1, 1);
    const tooLarge = await addStory({ title: 'Big', image: { filename: 'big.jpg', content: file } });
    expect([tooLarge.statusCode, tooLarge.json().error.code]).toEqual([413, 'too_large']);
    const manyTexts = await addArticle([
      ['title', 'Big'],
      ['pdf', { filename: 'big.pdf', content: Buffer.alloc(pdfMaxBytes, 1) }],
      ...Array.from({ length: 3 }, (_, index): Part => [`more${index}`, 'x'.repeat(900_000)]),
    ]);
    expect(manyTexts.statusCode).toBe(413);
    const longText = await addArticle([['title', 'x'.repeat(1024 * 1024 + 1)]]);
    expect(longText.statusCode).toBe(413);
    await expectNothingLeft();
  });

  test('a file in a field without files is refused', async () => {
    const response = await addArticle({ title: 'Odd', image: { filename: 'a.jpg', content: await jpeg() } });
    expect([response.statusCode, response.json().error.fields]).toEqual([
      400,
      { image: 'This field doesn’t accept a file.' },
    ]);
    await expectNothingLeft();
  });

  test('a file can come before the other fields, which still arrive', async () => {
    const response = await addStory({
      image: { filename: 'a.jpg', content: await jpeg() },
      title: 'After its picture',
    });
    expect(response.json().story).toMatchObject({ title: 'After its picture', image: expect.stringMatching(/\.\w+$/) });
  });

  test('a form without its end is refused', async () => {
    const { payload, headers } = multipart({ title: 'Cut', image: { filename: 'a.jpg', content: await jpeg() } });
    const truncated = { headers, payload: payload.subarray(0, payload.length - 60) };
    const response = await server.asStaff({ method: 'POST', url: '/api/add-story', ...truncated });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    await expectNothingLeft();
  });
});

describe('over a real connection', () => {
  let socket: Socket | undefined;
  afterEach(() => socket?.destroy());

  async function openUpload(headers: string, token: string): Promise<Socket> {
    const { port, hostname } = new URL(await server.server.listen({ port: 0, host: '127.0.0.1' }));
    socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/add-story HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\n${headers}\r\n\r\n`,
    );
    return socket;
  }
  const head =
    '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nA title\r\n' +
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

  async function responseOn(open: Socket): Promise<string> {
    let text = '';
    for await (const chunk of open) {
      text += chunk;
      if (text.includes('"error"')) break;
    }
    return text;
  }

  test('a broken upload leaves no row and no file', async () => {
    const open = await openUpload('Content-Length: 500000', await server.signIn());
    open.write(head);
    open.write(Buffer.alloc(100_000, 7));
    while ((await server.storedFiles()).length === 0) await wait(5);
    open.destroy();
    while ((await server.storedFiles()).length > 0) await wait(5);
    await expectNothingLeft();
  });

  test('a body that announces more than the limit is refused before it arrives', async () => {
    const open = await openUpload(`Content-Length: ${100 * 1024 * 1024}`, await server.signIn());
    expect(await responseOn(open)).toMatch(/^HTTP\/1\.1 413 [\s\S]*"too_large"/);
    await expectNothingLeft();
  });

  test('a body that announces nothing is cut off at the limit', async () => {
    const open = await openUpload('Transfer-Encoding: chunked', await server.signIn());
    const response = responseOn(open);
    const send = (bytes: Buffer) => {
      if (open.writable)
        open.write(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]));
    };
    open.on('error', () => {});
    send(Buffer.from(head.replace('name="image"; filename="a.jpg"', 'name="image"; filename=""')));
    for (let sent = 0; sent < 20; sent += 1) {
      send(Buffer.alloc(1024 * 1024, 7));
      await wait(1);
    }
    expect(await response).toMatch(/^HTTP\/1\.1 413 [\s\S]*"too_large"/);
    await expectNothingLeft();
  });

  test('a visitor’s upload is refused before it arrives', async () => {
    const open = await openUpload('Content-Length: 500000', 'nobody');
    expect(await responseOn(open)).toMatch(/^HTTP\/1\.1 401 /);
  });
});
