import { z } from '../zod.ts';

/** Facts about what the sections of a record refer to, returned beside them. */
export interface SectionFacts {
  /** Addresses of stored links to records; null for a record that visitors can't see. */
  links: Readonly<Record<string, string | null>>;
  /** Facts about pictures by their file names; those that the library doesn't have are missing. */
  pictures: Readonly<Record<string, { alt: string; focus?: string }>>;
  /** Sizes of PDFs in bytes by their file names. */
  pdfs?: Readonly<Record<string, number>>;
}

/** A page above another one: `about` is above `about/history`. */
export interface PageAbove {
  slug: string;
  title: string;
  menu_label: string;
}

/** Name of the property with the pages above one whose slug is a path, from the top. */
export const pagesAboveKey = 'pages_above';

/** Schema of the pages above one in a response with one record. */
export const pagesAboveSchema = {
  [pagesAboveKey]: z.array(z.object({ slug: z.string(), title: z.string(), menu_label: z.string() })).optional(),
};

/** Name of the property with the facts about the sections of a field. */
export function sectionFactsKey<Field extends string>(field: Field): `${Field}_facts` {
  return `${field}_facts`;
}

/** Schemas of the facts in a response with one record. */
export function sectionFactsSchema(names: readonly string[]): Record<string, z.ZodType> {
  const schema = z.object({
    links: z.record(z.string(), z.string().nullable()),
    pictures: z.record(z.string(), z.object({ alt: z.string(), focus: z.string().optional() })),
    pdfs: z.record(z.string(), z.number()).optional(),
  });
  return Object.fromEntries(names.map((name) => [sectionFactsKey(name), schema.optional()]));
}
