import styled from '@emotion/styled';
import { Button } from '../Button/index.ts';
import { color, elevation, radius, space } from '../theme/index.ts';
import { countText } from './count-text.ts';
import type { EntityTableWords } from './entity-table-types.ts';

interface SelectionBarProps {
  count: number;
  onDelete: () => void;
  onClear: () => void;
  words: EntityTableWords;
}

/**
 * What can be done with the selected rows. It lies over the foot of the table and moves nothing, so that the next box
 * to tick stays where it is. Internal to `EntityTable`.
 */
export function SelectionBar({ count, onDelete, onClear, words }: SelectionBarProps) {
  return (
    // The region is always there: screen readers only hear changes of one that was there before.
    <Region data-noprint="">
      <p className="pl-sr" role="status">
        {count > 0 ? `${count} ${words.selected}` : ''}
      </p>
      {count > 0 && (
        <Bar>
          <span aria-hidden="true">
            {countText(count)} {words.selected}
          </span>
          <Button variant="outlined" size="small" onClick={onClear}>
            {words.clearSelection}
          </Button>
          <Button variant="donate" size="small" onClick={onDelete}>
            {words.delete} {countText(count)}
          </Button>
        </Bar>
      )}
    </Region>
  );
}

const Region = styled('div')({
  position: 'sticky',
  insetBlockEnd: `max(${space(2)}, env(safe-area-inset-bottom))`,
  zIndex: 5,
  '&:not(:has(button))': { position: 'absolute' },
});

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(2)}`,
  backgroundColor: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  boxShadow: elevation,
  '& > span': { marginInlineEnd: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& > button.MuiButton-root': { minBlockSize: 44 },
});
