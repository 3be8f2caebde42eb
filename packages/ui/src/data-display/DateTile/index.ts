export { DateTile, type DateTileProps } from './DateTile.tsx';
