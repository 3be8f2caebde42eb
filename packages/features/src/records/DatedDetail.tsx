import type { DatedResource } from '@porchlight/contract/discovery';
import type { RichDocument } from '@porchlight/contract/rich-text';
import { DateTile } from '@porchlight/ui/data-display/DateTile';
import { LongDate } from '@porchlight/ui/data-display/LongDate';
import { Prose } from '@porchlight/ui/data-display/Prose';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { AddToCalendar } from '@porchlight/ui/inputs/AddToCalendar';
import { Stack } from '@porchlight/ui/layout/Stack';
import type { ReactNode } from 'react';
import { calendarLinks, type Dated } from '../dates/index.ts';
import { organization, useNow, useOrigin } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { longText } from './long-text.ts';
import { RecordHeader, type RecordHeaderProps } from './RecordHeader.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import type { RecordPictureFields } from './record-picture.ts';
import { recordSeed } from './record-seed.ts';
import { WithRelated, type WithRelatedProps } from './WithRelated.tsx';

export interface DatedDetailProps<Item extends { id: number }>
  extends Pick<WithRelatedProps<Item>, 'list' | 'related' | 'labels' | 'shareLabel'>,
    Pick<RecordHeaderProps, 'note'> {
  /** The resource. */
  name: DatedResource;
  record: Dated &
    RecordPictureFields & {
      id: number;
      title: string;
      slug: string;
      description: string;
      description_document?: RichDocument;
    };
  /** Text shown instead of the date if there is none yet. */
  undatedText: string;
  /** Shown above the picture. */
  before?: ReactNode;
  /** Shown below the description. */
  after?: ReactNode;
}

/** Page content of a record with a date: the date, calendar links, picture and description. spec 2.1 */
export function DatedDetail<Item extends { id: number }>(props: DatedDetailProps<Item>) {
  const { name, record, list, note, undatedText, before, after, ...relatedProps } = props;
  const { title, date } = record;
  const origin = useOrigin();
  const calendar = calendarLinks({ name, record, url: origin + urls[name](record.id) }, useNow());
  return (
    <>
      <RecordHeader name={name} note={note} list={list} title={title}>
        <Stack direction="row" spacing={2} style={{ flexWrap: 'nowrap' }}>
          <DateTile date={date} />
          <div>
            <Typography variant="lead">
              {date ? <LongDate date={date} withTime until={record.end_date} allDay={record.all_day} /> : undatedText}
            </Typography>
            {date && (
              <Typography variant="small" color="textSecondary">
                {organization.timeZoneName}
              </Typography>
            )}
          </div>
        </Stack>
        {calendar && <AddToCalendar title={title} {...calendar} />}
      </RecordHeader>
      <WithRelated name={name} record={record} list={list} {...relatedProps}>
        {before}
        <RecordPicture record={record} seed={recordSeed(name, record)} priority />
        <Prose {...longText(record, 'description')} />
        {after}
      </WithRelated>
    </>
  );
}
