import { isLibraryPicture } from '@porchlight/contract/pictures';
import type { SubmittedValues } from '../api/index.ts';
import { type EntityDefinition, namedFields } from '../entity/index.ts';

/**
 * Errors for pictures that were just chosen and are published without a description, by field. A picture that was there
 * before is only advised on, so that a typo can be corrected by anyone.
 */
export function undescribedPictures(definition: EntityDefinition, values: SubmittedValues): Record<string, string> {
  if (values.state !== 'published') return {};
  return Object.fromEntries(
    namedFields(definition)
      .filter(isLibraryPicture)
      .filter(({ name }) => {
        const chosen = String(values[`${name}_from`] ?? '');
        const isNew = values[name] instanceof File || !['', '0'].includes(chosen);
        const alt = values[`${name}_alt`];
        const isDescribed = typeof alt === 'string' && alt.trim() !== '';
        return isNew && !isDescribed && String(values[`${name}_decorative`]) !== 'true';
      })
      .map(({ name }) => [`${name}_alt`, 'Describe the picture, or mark it as decorative.']),
  );
}
