import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

/** Width of the quiet zone, in modules. ISO/IEC 18004 */
const quietModules = 4;

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The modules by row, true for dark. */
  modules: readonly (readonly boolean[])[];
  /** Accessible name: the code's purpose. Its content must be available as text beside it. */
  label: string;
}

/**
 * A QR code, dark on white in both color schemes, since not all cameras read inverted codes. Renders an `svg`.
 *
 * - **When**: content to transfer from the screen to a phone.
 * - **Not for**: a link on the phone itself: `Link`.
 */
export function QrCode({ modules, label, ...rest }: QrCodeProps) {
  const size = modules.length + 2 * quietModules;
  const dark = modules.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + quietModules} ${y + quietModules}h1v1h-1z` : '')),
  );
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" {...rest}>
      <path d={dark.join('')} />
    </Picture>
  );
}

const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  inlineSize: 220,
  maxInlineSize: '100%',
  backgroundColor: theme.palette.common.white,
  fill: theme.palette.common.black,
}));
