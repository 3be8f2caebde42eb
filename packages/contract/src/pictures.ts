/** What a record's picture means. It stands in the library, once for each picture; records are answered it beside its name. */
import type { ResourceName } from './entities.ts';
import type { Field, Fields } from './fields.ts';

/** What a record is answered of a picture, beside the field that names it. A backend may lack any of it. */
export interface PictureFacts {
  /** What it shows; missing or '' where nobody has said so yet. */
  alt?: string;
  /** A person has said that it only adorns. */
  decorative?: boolean;
  /** The point that crops keep, as CSS's `object-position` has it; missing or '' for the middle. */
  focus?: string;
  credit?: string;
  licence?: string;
}

export const pictureFactNames = [
  'alt',
  'decorative',
  'focus',
  'credit',
  'licence',
] as const satisfies readonly (keyof PictureFacts)[];

/** A record that shows a picture. */
export interface PictureUse {
  resource: ResourceName;
  id: number;
  title: string;
}

/** Answer of `GET /api/get-picture-uses/{id}`: the live records that show a picture, whatever their state. */
export interface PictureUsesAnswer {
  uses: PictureUse[];
}

/** Whether a field's picture stands in the library: any picture but the library's own. */
export function isOfLibrary({ kind, unique }: Field): boolean {
  return kind === 'image' && !unique;
}

/** The fields of an entity whose pictures stand in the library. */
export function pictureFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (isOfLibrary(field) ? [name] : []));
}

/** Fields with what is asked of each picture among them behind it. */
export function withMeanings(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
      isOfLibrary(field) ? [[name, field], ...meaningOf(name)] : [[name, field]],
    ),
  );
}

function meaningOf(name: string): [string, Field][] {
  return [
    [`${name}_from`, { kind: 'picture', about: name, label: 'Picture of the library' }],
    [
      `${name}_alt`,
      {
        kind: 'text',
        about: name,
        label: 'Description of the picture',
        help: 'What it shows, for people who can’t see it: ‘Two women shell pecans on a porch.’ It goes with the picture wherever it is shown.',
      },
    ],
    [
      `${name}_decorative`,
      {
        kind: 'boolean',
        about: name,
        label: 'The picture is decorative',
        help: 'It only adorns, so that screen readers pass over it.',
      },
    ],
  ];
}

/** What is known of a record's picture. @param field that names it */
export function pictureFacts(record: Readonly<Record<string, unknown>>, field: string): PictureFacts {
  return Object.fromEntries(pictureFactNames.map((fact) => [fact, record[`${field}_${fact}`]]));
}
