import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { color, elevation, media, radius } from '../theme/index.ts';

interface DisclosureProps {
  /** What the panel is called, for screen readers. */
  label: string;
  /** Words of the button. @default the label */
  buttonText?: string;
  /** What the panel holds, drawn only while it is open. */
  children: ReactNode;
}

/**
 * A button that opens a panel of controls below it; Escape and focus elsewhere close it. Internal to `EntityTable`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Disclosure({ label, buttonText = label, children }: DisclosureProps) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <Wrapper
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        // Focus outside closes it; a press on the panel's own padding has no target and doesn't.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <Button
        ref={button}
        variant="outlined"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {buttonText}
      </Button>
      {isOpen && (
        <Panel id={panelId}>
          <legend className="pl-sr">{label}</legend>
          {children}
        </Panel>
      )}
    </Wrapper>
  );
}

// On a phone the panel is as wide as the toolbar, which then is what it is placed by.
const Wrapper = styled('div')({ position: 'relative', [media.phone]: { position: 'static' } });

const Panel = styled('fieldset')({
  position: 'absolute',
  zIndex: 10,
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineEnd: 0,
  minInlineSize: 200,
  maxInlineSize: 'min(340px, 80vw)',
  margin: 0,
  padding: 8,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  backgroundColor: color.surface,
  boxShadow: elevation,
  [media.phone]: { insetInline: 0, maxInlineSize: 'none' },
});
