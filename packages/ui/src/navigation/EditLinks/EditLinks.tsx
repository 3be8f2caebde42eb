import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../../inputs/IconButton/index.ts';
import { space } from '../../theme/index.ts';

/** A link to the form of something that the page shows. */
export interface EditLink {
  href: string;
  /** 'Edit section: Quote'. */
  label: string;
}

export interface EditLinksProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** One link for each thing that follows in the same row. */
  links: readonly EditLink[];
}

/**
 * Pencils in the corner of what follows them, which lead to its form. They take no room, so nothing moves when they
 * appear, and are not printed.
 *
 * - **When**: on public pages, for people who may edit them, before each section.
 * - **Not for**: a record as a whole: `TopBar` has a link for that.
 * - **Keys**: Tab reaches each before its section.
 */
export function EditLinks({ links, ...rest }: EditLinksProps) {
  return (
    <Root data-noprint="" {...rest}>
      {links.map(({ href, label }) => (
        <IconButton key={href} variant="onPicture" href={href} label={label}>
          <EditIcon fontSize="small" />
        </IconButton>
      ))}
    </Root>
  );
}

const Root = styled('div')({
  // Without an inset for the block axis it is where it would be in the flow: at the top of what follows.
  position: 'absolute',
  insetInlineEnd: space(1),
  // Above sections with a picture behind their text.
  zIndex: 1,
  display: 'flex',
  gap: space(0.5),
  marginBlockStart: space(1),
});
