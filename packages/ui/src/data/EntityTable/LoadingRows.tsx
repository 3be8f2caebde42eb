import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTable } from './table-context.ts';

/** The table while its first rows are on their way: the headings, and one row that says so. spec 2.5 */
export function LoadingRows() {
  const { label, columns } = useTable();
  const shown = columns.filter((column) => !column.hidden);
  return (
    <Table aria-label={label} aria-busy="true">
      <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
        <TableRow>
          {shown.map((column) => (
            <TableCell key={column.field}>{column.header}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell colSpan={shown.length} align="center" sx={{ height: 88, color: 'text.secondary' }}>
            <span role="status">Loading...</span>
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
