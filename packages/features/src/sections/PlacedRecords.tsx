import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { type SectionPlace, type SectionRecord, sectionAnchor } from '@porchlight/ui/sections';
import { RecordSection, type RecordSectionProps } from '../records/index.ts';
import { topicKindUrl } from '../urls/index.ts';

/** The props of `Section` for a section that shows records, with this background at this place. */
export function recordSectionProps(tone: 'plain' | 'band', place: SectionPlace) {
  return {
    ...sectionAnchor(place),
    spacing: place.spacing,
    tone: tone === 'band' ? ('band' as const) : ('page' as const),
  };
}

export interface PlacedRecordsProps<Item>
  extends Pick<RecordSectionProps<Item>, 'title' | 'lead' | 'resource' | 'result' | 'children'> {
  /** Where all of them are. */
  href: string;
  /** What all of them are called after 'See all'. */
  plural: string;
  /** Only records with this topic are shown: all of them are on its page. @default null */
  topic?: SectionRecord | null;
  tone: 'plain' | 'band';
  place: SectionPlace;
}

/** The records of a section at its place, with a link to all of them. */
export function PlacedRecords<Item>({ href, plural, topic, tone, place, ...rest }: PlacedRecordsProps<Item>) {
  const topicHref = topic?.href && topicKindUrl(topic.href, rest.resource);
  const all = topic ? topicHref : href;
  return (
    <RecordSection
      {...recordSectionProps(tone, place)}
      action={all && <SeeAll href={all} context={plural} />}
      {...rest}
      lead={rest.lead || undefined}
    />
  );
}
