import { formattedDate, sharedTimeView, shortDate } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

// A calendar day has no time zone: a time after it is ignored.
const dayText = (value: unknown) => formattedDate(String(value).slice(0, 10)) ?? String(value);

export const dateView: FieldKindView = {
  ...sharedTimeView,
  text: dayText,
  typedText: dayText,
  shortText: (value) => shortDate(String(value).slice(0, 10), { withTime: false }),
  columnWidthPx: 150,
  filter: 'days',
  isDetail: true,
  asideRank: 1,
  input: {
    attributes: ({ days }) => ({ type: 'date', min: days?.min, max: days?.max ?? '9999-12-31' }),
    maxWidthPx: 260,
  },
};
