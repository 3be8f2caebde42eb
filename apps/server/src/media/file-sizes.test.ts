import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { expect, test } from 'vitest';
import { samplePdf } from '../testing/sample-files.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const article = async (id: number) =>
  (await server.server.inject(`/api/get-single-article/${id}`)).json().article as Record<string, unknown>;

const addArticle = async (pdf: Buffer): Promise<number> =>
  (await server.post('/api/add-article', { title: 'Deeds', pdf })).json().article.id;

test('an article has the size of its PDF, also after the PDF was replaced', async () => {
  const [first, second] = [await samplePdf(1), await samplePdf(3)];
  const id = await addArticle(first);
  expect(await article(id)).toMatchObject({ pdf_bytes: first.length });
  await server.post(`/api/update-single-article/${id}`, { pdf: second });
  expect(second.length).not.toBe(first.length);
  expect(await article(id)).toMatchObject({ pdf_bytes: second.length });
});

test('a record without a PDF has no size', async () => {
  const { services } = server.resources;
  const { id } = await services.article.create(sampleValues('article'));
  expect(Object.keys(await article(id))).not.toContain('pdf_bytes');
});

test('the list, which shows no PDF, does not look up every file', async () => {
  await addArticle(await samplePdf());
  expect(Object.keys((await server.server.inject('/api/get-all-article')).json().articles[0])).not.toContain(
    'pdf_bytes',
  );
});
