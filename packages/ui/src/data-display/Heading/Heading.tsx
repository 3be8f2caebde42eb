import Typography, { type TypographyProps } from '@mui/material/Typography';

/** Props of `Heading`: MUI's, with heading level and type size separate. */
export interface HeadingProps extends Omit<TypographyProps<'h2'>, 'variant' | 'component'> {
  /** Heading level: exactly one 1 per page, no level skipped. */
  level: 1 | 2 | 3 | 4;
  /**
   * Type size, independent of the level; 0 is body text, 5 the title of a page. @default 4, 3, 2 or 1 by level
   */
  size?: 0 | 1 | 2 | 3 | 4 | 5;
}

const variants = ['h5', 'h4', 'h3', 'h2', 'h1', 'display'] as const;

/**
 * A heading in Fraunces: MUI's `Typography`. Renders `<h1>` to `<h4>`.
 *
 * - **When**: the title of a page, a section, a card. Choose the level by the page's outline, the size by the design.
 * - **Not for**: emphasis inside text.
 */
export function Heading({ level, size, ...rest }: HeadingProps) {
  return <Typography component={`h${level}`} variant={variants[size ?? 5 - level]} {...rest} />;
}
