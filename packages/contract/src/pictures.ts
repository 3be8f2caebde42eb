/** Facts about pictures: stored once for each picture in the library, returned with every record that uses it. */
import type { ResourceName } from './entities.ts';
import type { Field, Fields } from './fields.ts';

/** Facts about a picture, returned beside the field with its name. Each is optional for a backend. */
export interface PictureMetadata {
  /** Alternative text; missing or '' where nobody has entered one yet. */
  alt?: string;
  /** Whether a person has marked it as decorative. */
  decorative?: boolean;
  /** Focal point, as in CSS's `object-position`; missing or '' for the center. */
  focus?: string;
  credit?: string;
  licence?: string;
}

export const pictureMetadataNames = [
  'alt',
  'decorative',
  'focus',
  'credit',
  'licence',
] as const satisfies readonly (keyof PictureMetadata)[];

/** A record that uses a picture, or links to another record. */
export interface RecordUse {
  resource: ResourceName;
  id: number;
  title: string;
}

/**
 * Response of `GET /api/get-picture-uses/{id}`: the records that use a picture, in any state but not deleted.
 */
export interface UsesResponse {
  uses: RecordUse[];
}

/** Whether a field's picture comes from the library: any picture field except the library's own. */
export function isLibraryPicture({ kind, unique }: Field): boolean {
  return kind === 'image' && !unique;
}

/** The fields of an entity with pictures from the library. */
export function pictureFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (isLibraryPicture(field) ? [name] : []));
}

/** Whether a field has a file of its own, outside the library, which a record may be without. */
export const isRemovableFile = ({ kind, required }: Field): boolean => kind === 'pdf' && !required;

/** With which 0 is sent in place of a file, to remove it. */
const removalField = (name: string): [string, Field] => [
  `${name}_from`,
  { kind: 'picture', about: name, label: 'Stored file' },
];

/** Inserts the fields for a picture's facts after each picture field, and after other files one to remove them. */
export function withPictureMetadataFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
      isLibraryPicture(field)
        ? [[name, field], ...metadataFields(name)]
        : [[name, field], ...(isRemovableFile(field) ? [removalField(name)] : [])],
    ),
  );
}

function metadataFields(name: string): [string, Field][] {
  return [
    [`${name}_from`, { kind: 'picture', about: name, label: 'Picture from the library' }],
    [
      `${name}_alt`,
      {
        kind: 'text',
        about: name,
        label: 'Description of the picture',
        grows: true,
        help: 'What it shows, for people who can’t see it: ‘Two people plant a tree beside a school.’ It is used wherever the picture is shown.',
      },
    ],
    [
      `${name}_decorative`,
      {
        kind: 'boolean',
        about: name,
        label: 'The picture is decorative',
        help: 'It adds no information. Screen readers skip it.',
      },
    ],
  ];
}

/** The facts about a record's picture. @param field name of the picture field */
export function pictureMetadata(record: Readonly<Record<string, unknown>>, field: string): PictureMetadata {
  return Object.fromEntries(pictureMetadataNames.map((fact) => [fact, record[`${field}_${fact}`]]));
}
