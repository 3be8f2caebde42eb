import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { useItemFocus } from '../../hooks/useItemFocus.ts';
import { useRowDrag } from '../../hooks/useRowDrag.ts';
import { space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { SortableItemCard } from './SortableItemCard.tsx';

/** An item of a `SortableList`. */
export interface SortableItem {
  /** Stays the same wherever the item is. */
  id: string;
  /** Its beginning, such as 'When do you open?'; '' for an item that is still empty. */
  title: string;
  /** What is special about it, in a word or two, such as 'Not public'. @default nothing */
  note?: string;
  /** Whether it belongs to one before it, such as to a heading. @default false */
  isIndented?: boolean;
  /** Whether its content is visible at first. @default true */
  startsOpen?: boolean;
  /** Whether something in it is wrong: its content becomes visible. @default false */
  hasError?: boolean;
}

export interface SortableListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What one item is called, such as 'question'. */
  itemName: string;
  /** What several are called. @default the itemName with an s */
  itemPlural?: string;
  /** The items, in order. */
  items: readonly SortableItem[];
  /** Renders the content of an item, such as its fields. */
  renderItem: (index: number) => ReactNode;
  /** Called to move an item to another place. */
  onMove: (from: number, to: number) => void;
  /** Called to add an empty item at the end. */
  onAdd: () => void;
  /** Called to remove an item. Returns a function that puts it back. */
  onRemove: (index: number) => () => void;
  /** The largest number of items. @default no limit */
  maxItems?: number;
}

interface RemovedItem {
  name: string;
  index: number;
  restore: () => void;
}

/**
 * A list whose items can be added, removed, with an undo, and brought into another order: by buttons, with the arrow
 * keys, or by dragging. Renders a `div`.
 *
 * - **When**: the order of a few entries that each have fields, such as questions or opening hours.
 * - **Not for**: records, which are ordered by a field: `EntityTable`.
 * - **Keys**: Tab moves through each item’s fields and buttons; its name opens and closes it; on ‘Move up’ and ‘Move down’ the arrow keys move the item
 *   too, Home and End to the ends. After an item is removed, ‘Undo’ has the focus.
 */
export function SortableList({
  itemName,
  itemPlural = `${itemName}s`,
  items,
  renderItem,
  onMove,
  onAdd,
  onRemove,
  maxItems = Number.POSITIVE_INFINITY,
  ref,
  ...rest
}: SortableListProps) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const mergedRef = useForkRef(root, ref);
  const focusLater = useItemFocus(root);
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (index: number) => `${itemName} ${index + 1}`;
  const move = (from: number, to: number, control?: string) => {
    if (to < 0 || to >= items.length || to === from) return;
    onMove(from, to);
    setAnnouncement(`${sentenceCase(nameOf(from))} is now number ${to + 1} of ${items.length}.`);
    if (control) focusLater({ index: to, control });
  };
  const drag = useRowDrag(list, move);
  const add = () => {
    setRemoved(null);
    onAdd();
    focusLater({ index: items.length, control: 'field' });
  };
  const remove = (index: number) => {
    const title = items[index]?.title;
    const name = sentenceCase(nameOf(index)) + (title ? `, “${title}”,` : '');
    setRemoved({ name, index, restore: onRemove(index) });
    focusLater({ control: 'undo' });
  };
  const undo = () => {
    if (!removed) return;
    removed.restore();
    setRemoved(null);
    setAnnouncement(`${sentenceCase(nameOf(removed.index))} is back.`);
    focusLater({ index: removed.index, control: 'remove' });
  };
  const isFull = items.length >= maxItems;
  return (
    <Root ref={mergedRef} {...rest}>
      {items.length > 0 && (
        <List ref={list}>
          {items.map((item, index) => (
            <SortableItemCard
              key={item.id}
              name={nameOf(index)}
              title={item.title}
              note={item.note}
              data-indented={item.isIndented ? '' : undefined}
              startsOpen={item.startsOpen ?? true}
              hasError={item.hasError ?? false}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              dropMark={drag.markOf(index)}
              gripProps={drag.gripProps(index)}
              onMove={(step, control) => move(index, Math.min(Math.max(index + step, 0), items.length - 1), control)}
              onRemove={() => remove(index)}
            >
              {renderItem(index)}
            </SortableItemCard>
          ))}
        </List>
      )}
      {removed && (
        <Removed>
          <span>{removed.name} was removed.</span>
          <Button variant="text" size="small" data-control="undo" onClick={undo}>
            Undo
          </Button>
        </Removed>
      )}
      {isFull ? (
        <p>
          This can have at most {maxItems} {maxItems === 1 ? itemName : itemPlural}.
        </p>
      ) : (
        <Button variant="outlined" size="small" onClick={add}>
          Add {itemName}
        </Button>
      )}
      <span className="pl-sr" role="status">
        {removed ? `${removed.name} was removed.` : announcement}
      </span>
    </Root>
  );
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const Root = styled('div')({ display: 'grid', gap: space(1.5), justifyItems: 'start', minInlineSize: 0 });

const List = styled('ol')({
  display: 'grid',
  gap: space(1.5),
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Removed = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(1),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
