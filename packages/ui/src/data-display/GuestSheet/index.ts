export { GuestSheet, type GuestSheetProps, type SheetGuest } from './GuestSheet.tsx';
