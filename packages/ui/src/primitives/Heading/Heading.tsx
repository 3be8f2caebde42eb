import Typography, { type TypographyProps } from '@mui/material/Typography';

/** Props of `Heading`: MUI's, with the outline and the size apart. */
export interface HeadingProps extends Omit<TypographyProps<'h2'>, 'variant' | 'component'> {
  /** Place in the page's outline: one 1 a page, no level left out. */
  level: 1 | 2 | 3 | 4;
  /** Type size, apart from the outline; 0 is body text, 5 a page's first words. @default 4, 3, 2 or 1 by level */
  size?: 0 | 1 | 2 | 3 | 4 | 5;
}

const variants = ['h5', 'h4', 'h3', 'h2', 'h1', 'display'] as const;

/**
 * A heading in Fraunces: MUI's `Typography`. Renders `<h1>` to `<h4>`.
 *
 * - **When**: the title of a page, a section, a card. Choose the level by the outline, the size by the look.
 * - **Not for**: emphasis inside a text.
 */
export function Heading({ level, size, ...rest }: HeadingProps) {
  return <Typography component={`h${level}`} variant={variants[size ?? 5 - level]} {...rest} />;
}
