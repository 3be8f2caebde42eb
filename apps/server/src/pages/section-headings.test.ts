import { sampleValues } from '@porchlight/contract/field-kinds/sections';
import type { RichDocument } from '@porchlight/contract/rich-text';
import { sectionKindNames, sectionKinds } from '@porchlight/contract/sections/kinds';
import type { SectionDescription, SectionValue, StoredSection } from '@porchlight/contract/sections/section';
import { mapSectionValues } from '@porchlight/contract/sections/stored-sections';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testScope } from '../../../../scripts/test-scope.ts';
import { startFullSite } from '../fuzz/full-site.ts';
import { forAllTests } from '../testing/for-each-test.ts';

const server = forAllTests(startFullSite);

/** A text with headings of any levels. */
const document = fc.array(fc.constantFrom(2, 3, 4), { maxLength: 3 }).map(
  (levels): RichDocument => ({
    ...{ version: 1, type: 'doc' },
    content: levels.map((level) => ({
      type: 'heading',
      attrs: { level },
      content: [{ type: 'text', text: 'The winter' }],
    })),
  }),
);

/** A section of any kind with its sample, of which an editor has filled in only a part. */
const section = fc.record({
  kind: fc.constantFrom(...sectionKindNames),
  emptied: fc.uniqueArray(fc.constantFrom('title', 'lead', 'after', 'name', 'text', 'intro', 'linkText', 'heading')),
  beside: fc.constantFrom('none', 'even', 'wide'),
  isHidden: fc.nat(9).map((value) => value === 0),
  document,
});

function storedSection(
  { kind, emptied, beside, isHidden, document }: typeof section extends fc.Arbitrary<infer S> ? S : never,
  index: number,
): StoredSection {
  const { version, fields, sample }: SectionDescription = sectionKinds[kind];
  const values = Object.fromEntries(
    Object.entries(sampleValues(fields, sample)).map(([name, value]): [string, SectionValue] => {
      const isEmptied = emptied.some((each) => each === name) && !fields[name]?.required;
      if (fields[name]?.kind === 'text') return [name, isEmptied ? '' : value];
      if (fields[name]?.kind === 'longText') return [name, isEmptied ? null : document];
      return [name, name === 'beside' ? beside : value];
    }),
  );
  const stored = { id: `s${index}`, kind, version, values, ...(isHidden && { hidden: true as const }) };
  // The long texts of items too.
  const [filled = stored] = mapSectionValues([stored], (field, value) =>
    field.kind === 'longText' && value ? document : value,
  );
  return filled;
}

/** The levels of a page's headings, in order; what is shown without JavaScript is not there with it. */
function headingLevels(html: string): number[] {
  const shown = html.replace(/<(noscript|script|template)\b.*?<\/\1>/gs, '');
  return [...shown.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
}

test('whatever sections an editor puts in whatever order, a page has one first heading, and no level is left out', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(section, { minLength: 1, maxLength: 8 }), async (drawn) => {
      number += 1;
      const [slug, moment] = [`page-${number}`, '2026-03-07T13:50:00Z'];
      const sections = JSON.stringify(drawn.map(storedSection));
      await server.insert('pages', { title: 'How we began', slug, sections, created_at: moment, updated_at: moment });
      const { statusCode, body } = await server.server.inject(`/${slug}`);
      expect(statusCode).toBe(200);
      const levels = headingLevels(body.slice(body.indexOf('<main'), body.indexOf('</main>')));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skipped, levels.join(' ')).toEqual([]);
    }),
    { numRuns: testScope === 'core' ? 60 : 300, seed: 43 },
  );
});
