export { type DoorConnection, DoorStatus, type DoorStatusProps } from './DoorStatus.tsx';
