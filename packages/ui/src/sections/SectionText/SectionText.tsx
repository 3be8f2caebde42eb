import { styled } from '@mui/material/styles';
import type { RichDocument } from '@porchlight/contract/rich-text';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Prose, renderBlocks } from '../../data-display/Prose/index.ts';
import { Typography } from '../../data-display/Typography/index.ts';
import { space } from '../../theme/index.ts';
import { orderedHeadings } from './ordered-headings.ts';

export interface SectionTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'color'> {
  /** The text; null renders nothing. */
  text: RichDocument | null;
  /** Level of its highest heading: one below that of the section or the item. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Size of the letters. @default 'inherit' */
  variant?: 'inherit' | 'lead';
  /** Distance between paragraphs: as in running text, or as between the parts of a section. @default 'text' */
  spacing?: 'text' | 'wide';
}

/**
 * A long text of a section, in the type of what surrounds it. One paragraph is a `<p>`; more, or lists, headings and
 * pictures, are in a `<div>`.
 *
 * - **When**: every long text of a section.
 * - **Not for**: the text of a record: `Prose`.
 * - **Keys**: as `Prose`.
 */
export function SectionText({
  text,
  headingLevel = 3,
  variant = 'inherit',
  spacing = 'text',
  ...rest
}: SectionTextProps) {
  if (!text || text.content.length === 0) return null;
  const inline = inlineText(text);
  if (inline)
    return (
      <Typography variant={variant} {...rest}>
        {inline}
      </Typography>
    );
  return (
    <Typography component="div" variant={variant} {...rest}>
      <Blocks text="" document={orderedHeadings(text, headingLevel)} data-spacing={spacing} />
    </Typography>
  );
}

/** The content of a text that is a single paragraph, without the paragraph; undefined for other texts. */
export function inlineText({ content: [first, ...others] }: Pick<RichDocument, 'content'>): ReactNode {
  return first?.type === 'paragraph' && others.length === 0 ? renderBlocks(first.content) : undefined;
}

const Blocks = styled(Prose)({
  maxWidth: 'none',
  // As around it: a section may wrap its lines evenly, or not.
  '& > p': { textWrap: 'inherit' },
  "&[data-spacing='wide']": {
    '& > * + *, & > p + p': { marginTop: space(3) },
  },
});
