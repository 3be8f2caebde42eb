import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { listTruncationCharacters, titleCharacters } from '@porchlight/contract/limits';
import { truncate } from '../../data-display/TruncatedText/index.ts';
import { type PictureSource, ResponsiveImage } from '../../media/ResponsiveImage/index.ts';
import { media, radius, space } from '../../theme/index.ts';
import { CardFrame, CardTitle, type RecordCardProps } from '../CardFrame/index.ts';

export interface TeamMemberCardProps extends Omit<RecordCardProps, 'title' | 'href' | 'image'> {
  /** The person's name. */
  name: string;
  /** Their position, cut at 300 graphemes. */
  position?: string | null;
  /** Their place of work, cut at 100 graphemes. */
  workstation?: string | null;
  /** Alternative text of the portrait. @default the name */
  alt?: string;
  /** The portrait; null shows the person's quilt block. */
  image: PictureSource | null;
}

/* The text is beside the portrait, or below it where large type leaves no room for a line. */
const Root = styled(CardFrame)({
  flexFlow: 'row wrap',
  alignContent: 'start',
  gap: space(2),
  '& > [data-picture]': {
    flex: '0 0 112px',
    alignSelf: 'start',
    borderRadius: radius,
  },
  '&& > .MuiCardContent-root': {
    flex: '1 1 8rem',
    gap: space(0.5),
    padding: 0,
    lineHeight: 1.4,
  },
  '& p:has(> svg)': {
    display: 'flex',
    gap: space(0.5),
    '& > svg': {
      marginTop: '0.15em',
    },
  },
  // A short text is centered beside the portrait, a long one aligned with its top.
  '@media (max-width: 899.98px)': {
    '& > .MuiCardContent-root': {
      justifyContent: 'center',
      minHeight: 112,
    },
  },
  [media.wide]: {
    '& > [data-picture], && > .MuiCardContent-root': {
      flexBasis: '100%',
    },
  },
});

/**
 * A member of the team: portrait or quilt block, name, position and place of work. Has no link.
 *
 * - **When**: the team pages and a page’s spotlight, in a `CardGrid`.
 * - **Not for**: quotations: `Quote`.
 */
export function TeamMemberCard({
  name,
  alt = name,
  focus,
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
    <Root variant="elevation" {...rest}>
      <ResponsiveImage
        data-picture=""
        src={image}
        alt={image ? alt : ''}
        focus={focus}
        seed={seed}
        block={block}
        ratio="1/1"
        priority={priority}
        sizes="(max-width: 899px) 112px, 270px"
      />
      <CardContent>
        <CardTitle level={headingLevel} title={name} href={null} />
        {position && <p>{truncate(position, listTruncationCharacters).text}</p>}
        {workstation && (
          <Typography variant="small" color="textSecondary">
            <PlaceIcon fontSize="inherit" />
            <span>{truncate(workstation, titleCharacters).text}</span>
          </Typography>
        )}
      </CardContent>
    </Root>
  );
}
