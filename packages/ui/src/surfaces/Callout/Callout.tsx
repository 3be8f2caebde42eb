import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { QuiltBlock, type QuiltName } from '../../media/QuiltBlock/index.ts';
import { color, ink, media, radius, space, step } from '../../theme/index.ts';

export interface CalloutProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading, which also names the section. */
  title: string;
  /** Buttons and links below the text. */
  actions?: ReactNode;
  /** A muted band, or the one highlighted element of a page. @default 'band' */
  tone?: 'band' | 'lamp';
  /** A quilt block at the edge, in the colors that its name chooses. */
  block: QuiltName;
}

const Root = styled('section')({
  display: 'grid',
  breakInside: 'avoid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: radius,
  "&[data-tone='band']": {
    background: color.band,
  },
  // It would not stand out on a band.
  "[data-tone='band'] &[data-tone='band']": {
    background: color.surface,
  },
  "&[data-tone='lamp']": {
    background: color.lamp,
    color: ink,
    '--pl-focus': ink,
    '--pl-background': color.lamp,
    // On the lamp color, links and buttons use ink in both schemes.
    '--pl-primary': ink,
    '--pl-onPrimary': color.lamp,
    '--pl-edge': ink,
    '--pl-muted': ink,
    '--pl-border': ink,
  },
  position: 'relative',
  '@media (max-width: 599.98px)': {
    // Hidden with large text, where the title needs the whole line.
    '--corner': 'clamp(0px, 100vw - 16rem, 64px)',
    '& > svg': {
      position: 'absolute',
      inset: '0 0 auto auto',
      width: 'var(--corner)',
    },
    '& p': {
      fontSize: '1rem',
      lineHeight: 1.5,
    },
    '& h2': {
      fontSize: step[2],
      paddingInlineEnd: `max(0px, var(--corner) - ${space(2)})`,
    },
  },
  '@media (min-width: 600px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(160px, 26%)',
    '& > svg': {
      order: 2,
      width: '100%',
      height: '100%',
    },
  },
});

const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space(1.5),
  minWidth: 0,
  maxWidth: 720,
  padding: space(2.5),
  [media.wide]: {
    gap: space(2),
    padding: space(6),
  },
  '& > [data-actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1.5)} ${space(3)}`,
    paddingTop: space(0.5),
  },
});

/**
 * A call to one action: join, apply, visit. Renders a `<section>`, named by its heading.
 *
 * - **When**: the one action a page asks for, near its end. One `lamp` per page.
 * - **Not for**: news and warnings: `Notice`.
 * - **Keys**: Tab moves through its actions.
 */
export function Callout({ title, actions, tone = 'band', block, children, ...rest }: CalloutProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-tone={tone} {...rest}>
      <QuiltBlock seed={block} block={block} preserveAspectRatio="xMidYMid slice" />
      <Content>
        <Heading level={2} size={3} id={id}>
          {title}
        </Heading>
        {children && <div>{children}</div>}
        {actions && <div data-actions="">{actions}</div>}
      </Content>
    </Root>
  );
}
