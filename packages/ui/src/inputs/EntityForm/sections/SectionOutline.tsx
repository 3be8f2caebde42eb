import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { type ComponentPropsWithRef, useMemo, useRef, useState } from 'react';
import { menuPlace } from '../../../hooks/menu-place.ts';
import { useRowDrag } from '../../../hooks/useRowDrag.ts';
import { OutlineRow, type OutlineRowActions, sectionName } from './OutlineRow.tsx';
import { useStable } from './useStable.ts';

/** What can be done with a section besides moving it, in the order of its menu. */
export type SectionAction = 'duplicate' | 'hide' | 'copy' | 'delete';

interface SectionOutlineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  sections: readonly StoredSection[];
  currentId: string | undefined;
  /** Places of the sections with problems. */
  problemIndexes: ReadonlySet<number>;
  /** Whether the form of the current section is beside it. */
  isBesideForm: boolean;
  onOpen: (id: string) => void;
  /** Called to move a section to another place. @param control the button that keeps the focus */
  onMove: (from: number, to: number, control?: string) => void;
  onAction: (action: SectionAction, index: number) => void;
}

/** The list of the sections of a page, to choose, move and copy them. Internal to `SectionsControl`. */
export function SectionOutline({
  sections,
  currentId,
  problemIndexes,
  isBesideForm,
  onOpen,
  onMove,
  onAction,
  ...rest
}: SectionOutlineProps) {
  const list = useRef<HTMLOListElement>(null);
  const drag = useRowDrag(list, onMove);
  const [menu, setMenu] = useState<{ index: number; anchor: HTMLElement; isOpen: boolean } | null>(null);
  const chosen = useRef<SectionAction | null>(null);
  const closeMenu = () => setMenu((current) => current && { ...current, isOpen: false });
  const afterClose = () => {
    // Only now does the menu no longer hold the focus.
    if (menu && chosen.current) onAction(chosen.current, menu.index);
    chosen.current = null;
  };
  const indexOf = (id: string) => sections.findIndex((section) => section.id === id);
  const open = useStable(onOpen);
  const moveBy = useStable((id: string, step: number, control: string) => {
    const from = indexOf(id);
    onMove(from, Math.min(Math.max(from + step, 0), sections.length - 1), control);
  });
  const openMenu = useStable((id: string, anchor: HTMLElement) =>
    setMenu({ index: indexOf(id), anchor, isOpen: true }),
  );
  const gripProps = useStable(drag.gripProps);
  const actions = useMemo(
    (): OutlineRowActions => ({ onOpen: open, onMove: moveBy, onMenu: openMenu, gripProps }),
    [open, moveBy, openMenu, gripProps],
  );
  const menuSection = menu && sections[menu.index];
  const labels: Readonly<Record<SectionAction, string>> = {
    duplicate: 'Duplicate',
    hide: menuSection?.hidden ? 'Show to visitors' : 'Hide from visitors',
    copy: 'Copy, to paste it on any page',
    delete: 'Delete',
  };
  return (
    <>
      <List ref={list} {...rest}>
        {sections.map((section, index) => (
          <OutlineRow
            key={section.id}
            section={section}
            index={index}
            isLast={index === sections.length - 1}
            isCurrent={section.id === currentId}
            hasProblem={problemIndexes.has(index)}
            hasButtons={section.id === currentId || !isBesideForm}
            dropMark={drag.markOf(index)}
            actions={actions}
          />
        ))}
      </List>
      <Menu
        anchorEl={menu?.anchor}
        {...menuPlace(menu?.anchor)}
        open={menu?.isOpen ?? false}
        onClose={closeMenu}
        slotProps={{
          list: { 'aria-label': menuSection ? sectionName(menuSection, menu.index) : undefined },
          transition: { onExited: afterClose },
        }}
      >
        {(['duplicate', 'hide', 'copy', 'delete'] as const).map((action) => (
          <MenuItem
            key={action}
            sx={action === 'delete' ? { color: 'error.main' } : undefined}
            onClick={() => {
              chosen.current = action;
              closeMenu();
            }}
          >
            {labels[action]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const List = styled('ol')({ display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 });
