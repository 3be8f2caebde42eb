import type { Field, FieldKind } from '../../packages/contract/src/fields.ts';
import { pictureMetadataNames } from '../../packages/contract/src/pictures.ts';

/** Suffixes of a picture's fields: none for the picture itself, and one for each of its facts. */
export const pictureFields = ['', ...pictureMetadataNames.map((fact) => `_${fact}`)];

/** Code for the prop of `RecordPicture`: the record itself if its picture field is called `image`. */
export function pictureProp(key: string, image: string): string {
  if (image === 'image') return key;
  return `{ ${pictureFields.map((field) => `image${field}: ${key}.${image}${field}`).join(', ')} }`;
}

/** Code for a field's entry in the list of facts; undefined for kinds that are no fact, such as a picture. */
export function factOf(value: string, { kind, label, displayLabel }: Field): string | undefined {
  const factCode: Readonly<Record<FieldKind, string | undefined>> = {
    text: value,
    date: `${value} && <LongDate date={${value}} />`,
    dateTime: `${value} && <LongDate date={${value}} withTime />`,
    phone: `${value} && <Link href={\`tel:\${${value}.replace(/[^+\\d]/g, '')}\`}>{${value}}</Link>`,
    email: `${value} && <Link href={\`mailto:\${${value}}\`}>{${value}}</Link>`,
    url: `${value} && <Link href={${value}} newTab>{${value}}</Link>`,
    money: `${value} && formatMoney(${value})`,
    number: `${value}?.toLocaleString('en-US')`,
    year: value,
    boolean: `${value} && 'Yes'`,
    choice: `entities.${value.replace('.', '.fields.')}.options[${value}]`,
    color: undefined,
    link: undefined,
    longText: undefined,
    lines: undefined,
    timeZone: undefined,
    recurrence: undefined,
    document: undefined,
    freePath: undefined,
    slug: undefined,
    username: undefined,
    personName: value,
    password: undefined,
    items: undefined,
    sections: undefined,
    references: undefined,
    focus: undefined,
    picture: undefined,
    pixels: undefined,
    image: undefined,
    pdf: undefined,
  };
  const drawn = factCode[kind];
  return drawn && `{ term: ${JSON.stringify(displayLabel ?? label)}, value: ${drawn} },`;
}
