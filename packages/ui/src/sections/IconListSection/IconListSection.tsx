import type { iconListSection } from '@porchlight/contract/sections/icon-list';
import { IconList } from '../../data-display/IconList/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { useItemLevel } from '../pair-context.ts';
import { SectionText } from '../SectionText/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type IconListSectionProps = SectionPropsOf<typeof iconListSection>;

const columnCounts = { '1': 1, '2': 2, '3': 3 } as const;

/**
 * A section with short items, each under a line.
 *
 * - **When**: three to nine things of equal rank.
 * - **Not for**: things to do in an order: `StepsSection`.
 * - **Keys**: Tab, where items are links.
 */
export function IconListSection({
  title,
  lead,
  text,
  columns,
  items,
  linkText,
  link,
  tone,
  beside: _,
  place,
  ...rest
}: IconListSectionProps) {
  const level = useItemLevel(title);
  const list = (
    <IconList
      columns={columnCounts[columns]}
      headingLevel={level}
      items={items.map((item) => ({
        title: item.title,
        text: item.text && <SectionText text={item.text} headingLevel={level === 2 ? 3 : 4} />,
        href: item.link?.href,
        newTab: item.link?.newTab,
      }))}
    />
  );
  return (
    <PlacedSection title={title} lead={lead} linkText={linkText} link={link} tone={tone} place={place} {...rest}>
      {text ? (
        <Stack spacing={4}>
          <SectionText text={text} headingLevel={level} />
          {list}
        </Stack>
      ) : (
        list
      )}
    </PlacedSection>
  );
}
