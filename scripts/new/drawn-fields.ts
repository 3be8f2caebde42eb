import type { Field, FieldKind } from '../../packages/contract/src/fields.ts';
import { pictureFactNames } from '../../packages/contract/src/pictures.ts';

/** What follows the name of a picture's field, for the picture and for each of its facts. */
export const pictureFields = ['', ...pictureFactNames.map((fact) => `_${fact}`)];

/** What is drawn as `RecordPicture` takes it: the record itself where its picture is `image`. */
export function picturedBy(key: string, image: string): string {
  if (image === 'image') return key;
  return `{ ${pictureFields.map((field) => `image${field}: ${key}.${image}${field}`).join(', ')} }`;
}

/** A line of what there is to know of a record at a glance; undefined for what is no fact, such as a picture. */
export function factOf(value: string, { kind, label, shownAs, options }: Field): string | undefined {
  const shown: Partial<Record<FieldKind, string>> = {
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
    choice: `${JSON.stringify(options)}[${value}]`,
  };
  const drawn = shown[kind];
  return drawn && `{ term: ${JSON.stringify(shownAs ?? label)}, value: ${drawn} },`;
}
