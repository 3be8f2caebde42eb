/** Descriptions of pictures by their file names, from responses and from the library; '' for none. */
const alts = new Map<string, string>();

/** Registers the description of a picture that a form can show. */
export function registerPictureAlt(name: string, alt: string): void {
  alts.set(name, alt);
}

/** Registers the descriptions of the pictures of sections. @param facts those beside the sections in a response */
export function registerSectionPictures(facts: unknown): void {
  const { pictures }: { pictures?: unknown } = facts ?? {};
  for (const [name, picture] of Object.entries(pictures ?? {})) {
    const { alt }: { alt?: unknown } = picture ?? {};
    if (typeof alt === 'string') registerPictureAlt(name, alt);
  }
}

/** What a form says about the description of a picture; undefined if nothing is known of it. */
export function pictureAltText(name: string): string | undefined {
  const alt = alts.get(name);
  if (alt === undefined) return undefined;
  return alt === '' ? 'Without description: screen readers skip it.' : `Description: ${alt}`;
}
