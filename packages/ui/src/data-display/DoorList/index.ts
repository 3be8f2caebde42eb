export { type DoorGuest, DoorList, type DoorListProps } from './DoorList.tsx';
