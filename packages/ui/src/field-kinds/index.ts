/** What is seen of all kinds of fields. */

import type { FieldKind } from '@porchlight/contract/fields';
import { booleanView } from './boolean.ts';
import { choiceView } from './choice.ts';
import { colorView } from './color.ts';
import { dateView } from './date.ts';
import { dateTimeView } from './date-time.ts';
import { documentView } from './document.ts';
import { emailView } from './email.ts';
import type { FieldKindView } from './field-kind-view.ts';
import { focusView } from './focus.ts';
import { freePathView } from './free-path.ts';
import { imageView } from './image.ts';
import { itemsView } from './items.ts';
import { linesView } from './lines.ts';
import { linkView } from './link.ts';
import { longTextView } from './long-text.ts';
import { moneyView } from './money.ts';
import { numberView } from './number.ts';
import { passwordView } from './password.ts';
import { pdfView } from './pdf.ts';
import { personNameView } from './person-name.ts';
import { phoneView } from './phone.ts';
import { pictureView } from './picture.ts';
import { pixelsView } from './pixels.ts';
import { recurrenceView } from './recurrence.ts';
import { referencesView } from './references.ts';
import { sectionsView } from './sections.ts';
import { slugView } from './slug.ts';
import { textView } from './text.ts';
import { timeZoneView } from './time-zone.ts';
import { urlView } from './url.ts';
import { usernameView } from './username.ts';
import { yearView } from './year.ts';

export type { FieldInputView, FieldKindView, OptionLabels } from './field-kind-view.ts';

/** What is seen of each kind of field. */
export const fieldKindViews: Readonly<Record<FieldKind, FieldKindView>> = {
  text: textView,
  longText: longTextView,
  lines: linesView,
  timeZone: timeZoneView,
  document: documentView,
  slug: slugView,
  username: usernameView,
  personName: personNameView,
  email: emailView,
  password: passwordView,
  url: urlView,
  phone: phoneView,
  link: linkView,
  freePath: freePathView,
  money: moneyView,
  number: numberView,
  year: yearView,
  date: dateView,
  dateTime: dateTimeView,
  recurrence: recurrenceView,
  boolean: booleanView,
  choice: choiceView,
  color: colorView,
  items: itemsView,
  sections: sectionsView,
  references: referencesView,
  focus: focusView,
  picture: pictureView,
  pixels: pixelsView,
  image: imageView,
  pdf: pdfView,
};
