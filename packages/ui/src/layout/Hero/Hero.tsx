import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { Typography } from '../../data-display/Typography/index.ts';
import { siteMark } from '../../media/QuiltBlock/index.ts';
import { type PictureSource, pictureSizes, ResponsiveImage } from '../../media/ResponsiveImage/index.ts';
import { contentWidth, heroBackground, media, proseWidth, space } from '../../theme/index.ts';

export interface HeroProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The page's heading, in a few words. */
  title: string;
  /** Level of the heading: 2 if there is one above it. @default 1 */
  headingLevel?: 1 | 2;
  /** One or two sentences below the heading. */
  lead: string;
  /** One or two buttons. */
  actions?: ReactNode;
  /** The picture, above the text; from 900 px up it fills the side beside the text and fades into the dark background. */
  image: PictureSource | null;
  /** Alternative text of the picture; '' if it is decorative. */
  alt: string;
  /** Focal point of the picture. @default the middle */
  focus?: string;
}

const Root = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  '&[data-night]': {
    background: heroBackground,
  },
});

/** Distance of the text to the column beside it. */
const columnGap = space(10);

/** Where the column of the text ends, from the start of the section. */
const textEnd = `calc(max(0px, (100cqi - ${contentWidth}) / 2) + var(--pl-gutter)
  + (min(100cqi, ${contentWidth}) - 2 * var(--pl-gutter) - ${columnGap}) * 5 / 11)`;

const Inner = styled('div')({
  display: 'grid',
  position: 'relative',
  maxWidth: contentWidth,
  marginInline: 'auto',
  padding: `${space(3)} var(--pl-gutter) ${space(5)}`,
  '& > div > * + *': {
    marginTop: space(3),
  },
  '& p': {
    maxWidth: proseWidth,
  },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: columnGap,
    alignItems: 'center',
    minHeight: 'min(640px, 80vh)',
    paddingBlock: space(10),
  },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
});

/**
 * On phones the picture comes first. On wide screens it begins where the text ends, so that the text has the contrast of
 * the background, whatever the picture is.
 */
const Scene = styled(ResponsiveImage)({
  background: 'none',
  [media.phone]: {
    '&[data-ratio]': {
      aspectRatio: 2,
    },
  },
  [media.wide]: {
    position: 'absolute',
    insetBlock: 0,
    insetInline: `${textEnd} 0`,
    width: 'auto',
    '&[data-ratio]': {
      aspectRatio: 'auto',
    },
    maskImage: 'linear-gradient(to right, transparent, #000 32%)',
  },
});

/**
 * The first section of a start page: text on an evening sky beside a picture. Renders the page's
 * `<h1>`.
 *
 * - **When**: the start page, and a program’s main page.
 * - **Not for**: lists and records: `PageHeader`.
 * - **Keys**: Tab moves through the actions.
 */
export function Hero({ title, headingLevel = 1, lead, actions, image, alt, focus, ...rest }: HeroProps) {
  return (
    <Root data-night="" {...rest}>
      <Scene src={image} alt={alt} focus={focus} {...siteMark} priority sizes={pictureSizes.hero} />
      <Inner>
        <div>
          <Heading level={headingLevel} size={5}>
            {title}
          </Heading>
          <Typography variant="lead">{lead}</Typography>
          {actions && <Actions>{actions}</Actions>}
        </div>
      </Inner>
    </Root>
  );
}
