import styled from '@emotion/styled';
import { color, radius } from '../theme/index.ts';

/** A button that is an icon, in the header and in the drawer. Internal to `DashboardShell`. */
export const HeaderButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  background: 'none',
  border: 0,
  borderRadius: radius,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.band },
});
