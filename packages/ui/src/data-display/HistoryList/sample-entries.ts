import { sampleLongText } from '../../surfaces/CardFrame/sample-content.ts';
import type { HistoryListEntry } from './history-list-entry.ts';

/** Some changes of an article, newest first. */
export const sampleEntries: readonly HistoryListEntry[] = [
  {
    id: 4,
    who: 'grace',
    action: 'restored version 1 of',
    subject: 'this article',
    at: '2026-03-14T15:00:00Z',
    time: '11:00 AM',
    day: 'Today',
    versionText: 'Version 3',
    changes: [{ label: 'Title', kind: 'text', from: 'Seed swap on Saturday', to: 'Seed swap on Friday' }],
  },
  {
    id: 3,
    who: 'ada',
    action: 'changed',
    subject: 'this article',
    at: '2026-03-12T18:20:00Z',
    time: '2:20 PM',
    day: 'Thursday, March 12',
    versionText: 'Version 2',
    changes: [
      { label: 'Title', kind: 'text', from: 'Seed swap on Friday', to: 'Seed swap on Saturday' },
      {
        label: 'Body',
        kind: 'longText',
        from: `${sampleLongText} We meet on Friday. ${sampleLongText}`,
        to: `${sampleLongText} We meet on Saturday, rain or shine. ${sampleLongText}`,
      },
    ],
    canRestore: true,
    versionDiff: [{ label: 'Title', kind: 'text', from: 'Seed swap on Saturday', to: 'Seed swap on Friday' }],
  },
  {
    id: 1,
    who: 'ada',
    action: 'created',
    subject: 'this article',
    at: '2026-03-01T09:00:00Z',
    time: '4:00 AM',
    day: 'March 1',
    versionText: 'Version 1',
    changes: [
      { label: 'Title', kind: 'text', from: null, to: 'Seed swap on Friday' },
      { label: 'Body', kind: 'longText', from: null, to: sampleLongText },
    ],
    isInitiallyCollapsed: true,
    canRestore: true,
  },
];
