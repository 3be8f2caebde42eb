import { InvalidInput } from './generated-files.ts';

/** The spellings of an entity's name, shown for `fieldTrip`. */
export interface Names {
  /** `fieldTrip` */
  key: string;
  /** `fieldTrips` */
  keys: string;
  /** `FieldTrip` */
  type: string;
  /** `field-trip` */
  kebab: string;
  /** `field-trips` */
  kebabs: string;
  /** `field_trips` */
  table: string;
  /** `field trip` */
  words: string;
  /** `Field trips` */
  title: string;
}

/**
 * Returns the spellings of a name that is written as `fieldTrip`, `field-trip` or `FieldTrip`.
 * @throws Refused for an invalid name
 */
export function namesOf(name: string): Names {
  const kebab = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new InvalidInput(
      `“${name}” is not a valid name. Use letters in the singular, such as sponsor or field-trip.`,
    );
  const kebabs = plural(kebab);
  const camel = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  const title = kebabs.replaceAll('-', ' ');
  return {
    key: camel(kebab),
    keys: camel(kebabs),
    type: camel(`-${kebab}`),
    kebab,
    kebabs,
    table: kebabs.replaceAll('-', '_'),
    words,
    title: title.charAt(0).toUpperCase() + title.slice(1),
  };
}

/** A simple English plural, to be corrected in the description where it is wrong. */
function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
