export { type Item, ItemList, type ItemListProps } from './ItemList.tsx';
