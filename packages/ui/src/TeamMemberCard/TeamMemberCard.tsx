import styled from '@emotion/styled';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { listTruncationCharacters, titleCharacters } from '@porchlight/contract/limits';
import { CardFrame, type CardFrameProps, CardTitle } from '../CardFrame/index.ts';
import type { QuiltName } from '../QuiltBlock/index.ts';
import { type PictureSource, ResponsiveImage } from '../ResponsiveImage/index.ts';
import { truncate } from '../TruncatedText/index.ts';
import { Typography } from '../Typography/index.ts';
import { color, media, radius, smallText, space } from '../theme/index.ts';

export interface TeamMemberCardProps extends Omit<CardFrameProps, 'children' | 'layout' | 'frame'> {
  /** What the person is called. */
  name: string;
  /** What they do here, cut at 300 graphemes. */
  position?: string | null;
  /** Where they work, cut at 100 graphemes. */
  workstation?: string | null;
  /** The portrait; null shows the person's quilt block. */
  image: PictureSource | null;
  /** Draws the quilt block, such as the person's name. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Place of the name in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /** Loads the portrait first. @default false */
  priority?: boolean;
}

const Root = styled(CardFrame)`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: ${space(2)};
  & > [data-picture] {
    border-radius: ${radius};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
  & > p {
    line-height: 1.4;
  }
  /* Few words stand at the middle of the portrait; many begin at its top. */
  @media (max-width: 899.98px) {
    align-content: center;
    min-height: 112px;
  }
  & > [data-place] {
    display: flex;
    gap: ${space(0.5)};
    color: ${color.muted};
    font-size: ${smallText};
  }
  & svg {
    margin-top: 0.15em;
  }
`;

/**
 * A member of the team: portrait or quilt block, name, what they do and where. Leads nowhere.
 *
 * - **When**: the team pages and a page’s spotlight, in a `CardGrid`.
 * - **Not for**: people quoted: `Quote`.
 */
export function TeamMemberCard({
  name,
  position,
  workstation,
  image,
  seed,
  block,
  headingLevel = 3,
  priority = false,
  ...rest
}: TeamMemberCardProps) {
  return (
    <Root frame="plain" {...rest}>
      <ResponsiveImage
        data-picture=""
        src={image}
        alt={image ? name : ''}
        seed={seed}
        block={block}
        ratio="1/1"
        priority={priority}
        sizes="(max-width: 899px) 112px, 270px"
      />
      <Words>
        <CardTitle level={headingLevel} title={name} href={null} />
        {position && <Typography>{truncate(position, listTruncationCharacters).text}</Typography>}
        {workstation && (
          <p data-place="">
            <PlaceIcon fontSize="inherit" />
            <span>{truncate(workstation, titleCharacters).text}</span>
          </p>
        )}
      </Words>
    </Root>
  );
}
