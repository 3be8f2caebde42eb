import styled from '@emotion/styled';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { color, elevation, radius, smallText } from '../theme/index.ts';

interface ColumnsMenuProps {
  label: string;
  columns: readonly { field: string; header: string }[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/**
 * A button that opens a list of checkboxes, one per column that can be hidden. Internal to `EntityTable`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function ColumnsMenu({ label, columns, hidden, onHiddenChange }: ColumnsMenuProps) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  };

  const toggle = (field: string) => {
    const next = new Set(hidden);
    if (!next.delete(field)) next.add(field);
    onHiddenChange(next);
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
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <Panel id={panelId}>
          <legend className="pl-sr">{label}</legend>
          {columns.map((column) => (
            <Choice key={column.field}>
              <input type="checkbox" checked={!hidden.has(column.field)} onChange={() => toggle(column.field)} />
              {column.header}
            </Choice>
          ))}
        </Panel>
      )}
    </Wrapper>
  );
}

const Wrapper = styled('div')({ position: 'relative' });

const Panel = styled('fieldset')({
  position: 'absolute',
  zIndex: 10,
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineEnd: 0,
  minInlineSize: 200,
  maxInlineSize: 'min(320px, 80vw)',
  margin: 0,
  padding: 8,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  backgroundColor: color.surface,
  boxShadow: elevation,
});

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 40,
  paddingInline: 8,
  fontSize: smallText,
  borderRadius: radius,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.band },
  '& input': { inlineSize: 18, blockSize: 18, accentColor: color.primary },
});
