import styled from '@emotion/styled';
import { Icon } from '../Icon/index.ts';
import { ModalDialog } from '../ModalDialog/index.ts';
import { Sidebar, type SidebarItem, type SidebarLink } from '../Sidebar/index.ts';
import { color, font, smallText, space } from '../theme/index.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { useClosingOnBack } from './useClosingOnBack.ts';

/** Height of the header and of the drawer's head, in CSS pixels. */
export const headerHeight = 56;

interface MenuDrawerProps {
  title: string;
  label: string;
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
  items: readonly SidebarItem[];
  links: readonly SidebarLink[];
  linksLabel: string;
  currentHref: string | undefined;
  userName: string | undefined;
}

/** The sidebar of a narrow screen, which closes on choice and on Back. Internal to `DashboardShell`. */
export function MenuDrawer({ title, label, closeLabel, isOpen, onClose, ...menu }: MenuDrawerProps) {
  const { items, links, linksLabel, currentHref, userName } = menu;
  useClosingOnBack(isOpen, onClose);
  return (
    <Drawer open={isOpen} onClose={onClose} closesBeside aria-label={label}>
      <DrawerHead>
        <strong>{title}</strong>
        <HeaderButton type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </HeaderButton>
      </DrawerHead>
      {userName && <DrawerUser>{userName}</DrawerUser>}
      <Sidebar items={items} currentHref={currentHref} onChoose={onClose} />
      {links.length > 0 && (
        <DrawerLinks items={links} currentHref={currentHref} onChoose={onClose} label={linksLabel} />
      )}
    </Drawer>
  );
}

const Drawer = styled(ModalDialog)({
  inlineSize: 'min(320px, 88vw)',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  margin: 0,
  marginInlineEnd: 'auto',
  padding: 0,
  border: 0,
  borderRadius: 0,
});

const DrawerHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1),
  minBlockSize: headerHeight,
  padding: `0 ${space(1)} 0 ${space(2.5)}`,
  '& strong': { fontFamily: font.heading, fontWeight: 600, fontSize: '1.1875rem', lineHeight: 1.2 },
});

const DrawerLinks = styled(Sidebar)({ borderBlockStart: `1px solid ${color.border}` });

const DrawerUser = styled('p')({
  paddingInline: space(2.5),
  paddingBlockEnd: space(1),
  fontSize: smallText,
  color: color.muted,
  overflowWrap: 'anywhere',
});
