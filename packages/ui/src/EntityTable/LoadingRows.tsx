import styled from '@emotion/styled';
import { color, media, radius, smallText } from '../theme/index.ts';

interface LoadingRowsProps {
  /** Accessible name of the table. */
  label: string;
  /** Headings of the columns to come. */
  headers: readonly string[];
  /** What the one row says. */
  text: string;
}

/** The table while its rows are on their way: the headings, and one row that says so. Internal to `EntityTable`. */
export function LoadingRows({ label, headers, text }: LoadingRowsProps) {
  return (
    <Table aria-label={label} aria-busy="true">
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td colSpan={headers.length}>
            <span role="status">{text}</span>
          </td>
        </tr>
      </tbody>
    </Table>
  );
}

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: smallText,
  textAlign: 'start',
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  '& th': {
    textAlign: 'start',
    fontWeight: 600,
    color: color.muted,
    blockSize: 44,
    padding: '0 10px',
    borderBlockEnd: `1px solid ${color.border}`,
  },
  '& td': { blockSize: 88, padding: '0 10px', textAlign: 'center', color: color.muted, fontSize: '1rem' },
  [media.phone]: { '& thead': { display: 'none' } },
});
