import styled from '@emotion/styled';
import { tickStyle } from '../FormField/index.ts';
import { media } from '../theme/index.ts';

interface SelectBoxProps {
  /** Accessible name. */
  label: string;
  checked: boolean;
  /** Some but not all. */
  isMixed?: boolean;
  onChange: () => void;
  tabIndex?: number;
}

/** A box to tick that fills its cell, so that a thumb finds it. Internal to `EntityTable`. */
export function SelectBox({ label, checked, isMixed = false, onChange, tabIndex }: SelectBoxProps) {
  return (
    <Label>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        tabIndex={tabIndex}
        onChange={onChange}
        // The grid would take these keys for itself and leave the box as it is.
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      />
    </Label>
  );
}

const Label = styled('label')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: 44,
  minBlockSize: 44,
  cursor: 'pointer',
  '& input': { ...tickStyle, inlineSize: 18, blockSize: 18, margin: 0, cursor: 'inherit' },
  // WCAG 2.5.8: what lies close to it, such as the bar at the screen's foot, takes nothing of it.
  [media.phone]: { '& input': { inlineSize: 24, blockSize: 24 } },
});
