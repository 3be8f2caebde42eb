/** The rules of all kinds of fields. They contain schemas, so a page that validates nothing imports `fields.ts` only. */

import type { Field, FieldKind } from '../fields.ts';
import { booleanRules } from './boolean.ts';
import { choiceRules } from './choice.ts';
import { colorRules } from './color.ts';
import { dateRules } from './date.ts';
import { dateTimeRules } from './date-time.ts';
import { documentRules } from './document.ts';
import { emailRules } from './email.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { focusRules } from './focus.ts';
import { freePathRules } from './free-path.ts';
import { imageRules } from './image.ts';
import { itemsRules } from './items.ts';
import { linesRules } from './lines.ts';
import { linkRules } from './link.ts';
import { longTextRules } from './long-text.ts';
import { moneyRules } from './money.ts';
import { numberRules } from './number.ts';
import { passwordRules } from './password.ts';
import { pdfRules } from './pdf.ts';
import { personNameRules } from './person-name.ts';
import { phoneRules } from './phone.ts';
import { pictureRules } from './picture.ts';
import { pixelsRules } from './pixels.ts';
import { recurrenceRules } from './recurrence.ts';
import { referencesRules } from './references.ts';
import { sectionsRules } from './sections.ts';
import { slugRules } from './slug.ts';
import { textRules } from './text.ts';
import { timeZoneRules } from './time-zone.ts';
import { urlRules } from './url.ts';
import { usernameRules } from './username.ts';
import { yearRules } from './year.ts';

/** The rules of each kind of field. */
export const fieldKindRules: Readonly<Record<FieldKind, FieldKindRules>> = {
  text: textRules,
  longText: longTextRules,
  lines: linesRules,
  timeZone: timeZoneRules,
  document: documentRules,
  slug: slugRules,
  username: usernameRules,
  personName: personNameRules,
  email: emailRules,
  password: passwordRules,
  url: urlRules,
  phone: phoneRules,
  link: linkRules,
  freePath: freePathRules,
  money: moneyRules,
  number: numberRules,
  year: yearRules,
  date: dateRules,
  dateTime: dateTimeRules,
  recurrence: recurrenceRules,
  boolean: booleanRules,
  choice: choiceRules,
  color: colorRules,
  items: itemsRules,
  sections: sectionsRules,
  references: referencesRules,
  focus: focusRules,
  picture: pictureRules,
  pixels: pixelsRules,
  image: imageRules,
  pdf: pdfRules,
};

/** The rules of a field. */
export function rulesOf({ kind }: Pick<Field, 'kind'>): FieldKindRules {
  return fieldKindRules[kind];
}
