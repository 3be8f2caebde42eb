import type { ResourceName } from './calls.ts';
import type { entityFields } from './entities.ts';
import type { FieldKind } from './fields.ts';

/**
 * What each field holds, without the schemas that check it: lists need no more, and are spared the weight of zod.
 * A test keeps it equal to `entityFields`.
 */
export const fieldKinds = {
  user: { username: 'text', email: 'email', password: 'password' },
  story: {
    image: 'image',
    title: 'text',
    subtitle: 'text',
    content: 'longText',
    date: 'date',
    slug: 'slug',
  },
  article: { pdf: 'pdf', title: 'text', subtitle: 'text', slug: 'slug', body: 'longText' },
  donation: { email: 'email', amount: 'money', date: 'date' },
  gallery: { image: 'image', title: 'text', slug: 'slug' },
  podcast: { image: 'image', title: 'text', slug: 'slug', link: 'url', description: 'longText' },
  event: {
    image: 'image',
    title: 'text',
    slug: 'slug',
    date: 'dateTime',
    flag: 'text',
    description: 'longText',
  },
  election: {
    image: 'image',
    title: 'text',
    slug: 'slug',
    date: 'dateTime',
    description: 'longText',
  },
  email: { email: 'email' },
  team: {
    image: 'image',
    name: 'text',
    type: 'choice',
    position: 'text',
    workstation: 'text',
  },
  actionNetwork: {
    image: 'image',
    title: 'text',
    slug: 'slug',
    link: 'url',
    description: 'longText',
  },
} as const satisfies { [Name in ResourceName]: Record<keyof (typeof entityFields)[Name], FieldKind> };

/** What a record is called: what its main field holds, or its number where that is empty, as of a donor without e-mail. */
export function recordName(resource: ResourceName, record: Readonly<Record<string, unknown>>): string {
  return String(record[mainFields[resource]] ?? '') || `No. ${record.id}`;
}

/** The field that names a record in lists and makes its slug. */
export const mainFields: Record<ResourceName, string> = {
  user: 'username',
  story: 'title',
  article: 'title',
  donation: 'email',
  gallery: 'title',
  podcast: 'title',
  event: 'title',
  election: 'title',
  email: 'email',
  team: 'name',
  actionNetwork: 'title',
};
