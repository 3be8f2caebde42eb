/** Pages made of all kinds of sections, for measurements and checks of the running product with its demo content. */
import { sampleValues } from '../packages/contract/src/field-kinds/sections.ts';
import { sectionKindNames, sectionKinds } from '../packages/contract/src/sections/kinds.ts';
import type { SectionDescription, SectionValue, StoredSection } from '../packages/contract/src/sections/section.ts';
import { mapSectionValues, readSections, valuesIn } from '../packages/contract/src/sections/stored-sections.ts';
import { staff } from './product.ts';

/** Signs in. @returns the token */
export async function tokenOf(origin: string): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(staff)) body.set(name, value);
  const response = await fetch(`${origin}/api/login`, { method: 'POST', body });
  if (!response.ok) throw new Error(`The response to the sign-in was ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
}

/**
 * Creates two pages, each with the sample of every kind of section: in the order of the picker and reversed. Their
 * files are those of the demo content.
 * @returns their paths
 */
export async function addPagesOfAllKinds(origin: string, token: string): Promise<string[]> {
  const sections = await sectionsOfAllKinds(origin);
  await addPage(origin, token, 'every-kind', sections);
  await addPage(origin, token, 'every-kind-reversed', sections.toReversed());
  return ['/every-kind', '/every-kind-reversed'];
}

/** The sample of every kind of section, with files of the demo content. */
export async function sectionsOfAllKinds(origin: string): Promise<StoredSection[]> {
  const files = await storedFiles(origin);
  const samples = sectionKindNames.map((kind): StoredSection => {
    const { version, fields, sample }: SectionDescription = sectionKinds[kind];
    return { id: kind, kind, version, values: sampleValues(fields, sample) };
  });
  return mapSectionValues(samples, ({ kind }, value) => withFile(kind, value, files));
}

/** Creates a page. @returns its id */
export async function addPage(
  origin: string,
  token: string,
  slug: string,
  sections: readonly StoredSection[],
): Promise<number> {
  const form = new FormData();
  form.set('title', slug.replaceAll('-', ' '));
  form.set('slug', slug);
  form.set('description', 'A page with every kind of section, as editors can make it.');
  form.set('sections', JSON.stringify(sections));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/add-page`, { method: 'POST', body: form, headers });
  if (!response.ok) throw new Error(`The page /${slug} was not created: ${await response.text()}`);
  return ((await response.json()) as { page: { id: number } }).page.id;
}

/** A stored file for each kind of field whose value is a file, from the pages of the demo content. */
async function storedFiles(origin: string): Promise<ReadonlyMap<string, SectionValue>> {
  const json = async (call: string) => (await fetch(`${origin}/api/${call}`)).json();
  const { pages }: { pages: { id: number }[] } = await json('get-all-page');
  const singles: { page: { sections: unknown } }[] = await Promise.all(
    pages.map(({ id }) => json(`get-single-page/${id}`)),
  );
  const values = singles.flatMap(({ page }) => (readSections(page.sections) ?? []).flatMap(valuesIn));
  // Backwards, so that the first file of a kind stays.
  const files = values.toReversed().filter(([{ kind }, value]) => fileKinds.has(kind) && value);
  return new Map(files.map(([{ kind }, value]) => [kind, value]));
}

/** A sample's value with a stored file; the demo content has no captions. */
function withFile(kind: string, value: SectionValue, files: ReadonlyMap<string, SectionValue>): SectionValue {
  if (kind === 'captions') return null;
  return (value && files.get(kind)) || value;
}

const fileKinds: ReadonlySet<string> = new Set(['image', 'pdf', 'film']);
