import type { FormRecord } from '@porchlight/contract/entities';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { pagedList, recordSeed } from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** Fields of a form that its card shows. */
const cardFields = ['title', 'slug', 'introduction'] as const;

/** The paginated list of forms, by title. */
export const formList = pagedList(
  'form',
  urls.forms,
  { sort: 'title', excerpt: listTruncationCharacters + 1 },
  { shows: cardFields },
);

/** Props of a form's card. */
export function formCard(form: Pick<FormRecord, 'id' | (typeof cardFields)[number]>) {
  return {
    title: form.title,
    href: urls.form(form.id, form.slug),
    text: form.introduction,
    seed: recordSeed('form', form),
  };
}
