import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

/** Modules of white around it that a camera needs. ISO/IEC 18004 */
const quietModules = 4;

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Row by row, true for dark. */
  modules: readonly (readonly boolean[])[];
  /** What it is for; what it holds has to stand beside it as text. */
  label: string;
}

/**
 * A QR code, dark on white in both schemes, since not every camera reads the other way round. Renders an `svg`.
 *
 * - **When**: something that goes to a phone beside the screen.
 * - **Not for**: a link for who reads on that phone: `Link`.
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
