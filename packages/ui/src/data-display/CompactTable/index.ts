export { CompactTable, type CompactTableProps } from './CompactTable.tsx';
