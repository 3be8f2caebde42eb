export { DoorSearch, type DoorSearchProps } from './DoorSearch.tsx';
