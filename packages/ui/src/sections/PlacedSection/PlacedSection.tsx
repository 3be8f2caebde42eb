import { styled } from '@mui/material/styles';
import { useContext, useId } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { Typography } from '../../data-display/Typography/index.ts';
import { Section, type SectionProps } from '../../layout/Section/index.ts';
import { SeeAll } from '../../navigation/SeeAll/index.ts';
import { space } from '../../theme/index.ts';
import { PairContext } from '../pair-context.ts';
import { sectionAnchor } from '../section-anchor.ts';
import { linkContext, type SectionHead } from '../section-head.ts';
import type { SectionPlace } from '../section-props.ts';

export interface PlacedSectionProps
  extends SectionHead,
    Omit<SectionProps, 'title' | 'lead' | 'tone' | 'spacing' | 'action' | 'id' | 'binding'> {
  /** Where the section is on its page. */
  place: SectionPlace;
  /** Background; a column has that of its pair. @default 'plain' */
  tone?: 'plain' | 'band' | 'night';
}

/**
 * The `Section` of a page's section, with the space that its place asks for; in a column, only its content. A link
 * beside the heading that leads nowhere is left out.
 *
 * - **When**: around the content of every kind of section.
 * - **Not for**: fixed pages: `Section`.
 */
export function PlacedSection({ place, ...props }: PlacedSectionProps) {
  if (place.isInColumn) return <ColumnSection place={place} {...props} />;
  const { tone = 'plain', linkText, link, ...rest } = props;
  return (
    <Section
      {...sectionAnchor(place)}
      tone={tone === 'plain' ? 'page' : tone}
      spacing={place.spacing}
      binding={place.isAfterHero}
      action={headLink(props)}
      {...rest}
    />
  );
}

function headLink({ title, linkText, link }: SectionHead) {
  if (!linkText || !link) return undefined;
  return <SeeAll href={link.href} newTab={link.newTab} text={linkText} context={linkContext({ title, linkText })} />;
}

/** A section in a column: it has no background and no width of its own, and a smaller heading. */
function ColumnSection({
  place,
  title,
  lead,
  linkText,
  link,
  tone: _,
  width: _width,
  children,
  ...rest
}: PlacedSectionProps) {
  const id = useId();
  // The first one's heading is above both columns, and links to it lead there.
  if (useContext(PairContext)?.isHeadAbove) return <Column {...rest}>{children}</Column>;
  return (
    <Column {...sectionAnchor(place)} aria-labelledby={title ? id : undefined} {...rest}>
      {title && (
        <Heading level={2} size={1} id={id}>
          {title}
        </Heading>
      )}
      {lead && <Typography>{lead}</Typography>}
      {children}
      {headLink({ title, linkText, link })}
    </Column>
  );
}

const Column = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
});
