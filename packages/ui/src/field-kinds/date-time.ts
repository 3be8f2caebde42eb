import { formattedDate, sharedTimeView, shortDate } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const dateTimeView: FieldKindView = {
  ...sharedTimeView,
  text: (value) => formattedDate(String(value)) ?? String(value),
  shortText: (value) => shortDate(String(value), { withTime: true }),
  // A typed date and time is a wall time, which needs no conversion.
  typedText: (typed) => typed.replace('T', ' '),
  columnWidthPx: 190,
  filter: 'days',
  isDetail: true,
  asideRank: 1,
  input: {
    attributes: ({ days }) => ({
      type: 'datetime-local',
      min: days && `${days.min}T00:00`,
      max: `${days?.max ?? '9999-12-31'}T23:59`,
    }),
    maxWidthPx: 260,
  },
};
