import type { FieldKind, Fields } from '@porchlight/contract/fields';
import { formSchema } from '@porchlight/contract/schemas';
import type { EntityFormField } from './entity-form-types.ts';

export const articleFields: EntityFormField[] = [
  { name: 'pdf', kind: 'pdf', label: 'Upload pdf' },
  { name: 'title', kind: 'text', label: 'Title', required: true },
  { name: 'subtitle', kind: 'text', label: 'Subtitle' },
  {
    name: 'slug',
    kind: 'slug',
    label: 'Slug',
    suggestFrom: 'title',
    help: 'The readable part of the address. Made from the title unless you write your own.',
  },
  { name: 'body', kind: 'longText', label: 'Body', help: 'A blank line starts a new paragraph.' },
];

/** Validation rules of the article form. */
export const articleSchema = formSchema(
  fieldsOf({ pdf: 'pdf', title: 'text', subtitle: 'text', slug: 'slug', body: 'longText' }, 'title'),
  true,
);

/** One field of every common kind. */
export const everyField: EntityFormField[] = [
  { name: 'image', kind: 'image', label: 'Image' },
  { name: 'title', kind: 'text', label: 'Title', required: true },
  { name: 'email', kind: 'email', label: 'Email' },
  { name: 'password', kind: 'password', label: 'Password', help: 'Leave it empty to keep the one there is.' },
  { name: 'link', kind: 'url', label: 'Link' },
  { name: 'phone', kind: 'phone', label: 'Phone' },
  { name: 'amount', kind: 'money', label: 'Amount' },
  { name: 'seats', kind: 'number', label: 'Seats' },
  { name: 'year', kind: 'year', label: 'Founded in' },
  { name: 'day', kind: 'date', label: 'Day' },
  { name: 'date', kind: 'dateTime', label: 'Date and time', help: 'In the time of Georgia.' },
  {
    name: 'type',
    kind: 'choice',
    label: 'Type',
    required: true,
    options: [
      { value: 'director', label: 'Director' },
      { value: 'staff', label: 'Staff' },
      { value: 'advisory', label: 'Advisory' },
    ],
  },
  { name: 'open', kind: 'boolean', label: 'Open to visitors', help: 'Without it the page says to call first.' },
  { name: 'description', kind: 'longText', label: 'Description' },
];

/** Validation rules of `everyField`, for an existing record. */
export const everySchema = formSchema(
  {
    ...fieldsOf(
      {
        image: 'image',
        title: 'text',
        email: 'email',
        password: 'password',
        link: 'url',
        phone: 'phone',
        seats: 'number',
        year: 'year',
        open: 'boolean',
        amount: 'money',
        day: 'date',
        date: 'dateTime',
        description: 'longText',
      },
      'title',
      'amount',
    ),
    type: { kind: 'choice', label: 'Type', required: true, options: { director: '', staff: '', advisory: '' } },
  },
  false,
);

/** Minimal field descriptions of an entity, for `formSchema`. */
export function fieldsOf(kinds: Readonly<Record<string, FieldKind>>, ...required: string[]): Fields {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { kind, label: name, required: required.includes(name) || undefined },
    ]),
  );
}

/** A small file that starts like a PDF. */
export const pdf = (name = 'minutes.pdf') => new File(['%PDF-1.7 '.repeat(40)], name, { type: 'application/pdf' });

/** Data URL of a stored picture. */
export const storedPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='144' height='96'%3E%3Crect width='144' height='96' fill='%232E3A87'/%3E%3Cpath d='M0 96 72 0l72 96z' fill='%23F2B33D'/%3E%3C/svg%3E";
