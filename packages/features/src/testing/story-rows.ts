/** More rows than fit on two pages of a list. */
export const manyRows = 60;

/** So many rows, made of the given ones, each with a name of its own. @param main the field that names a row */
export function manyOf<Row extends { id: number }>(rows: readonly Row[], main: string, isEmail: boolean): Row[] {
  return Array.from({ length: manyRows }, (_, index) => {
    const row = rows[index % rows.length] as Row;
    const name = isEmail
      ? `neighbor${index + 1}@example.org`
      : `${index + 1}: ${(row as Record<string, unknown>)[main]}`;
    return { ...row, id: index + 1, [main]: name };
  });
}

/** A small picture that browsers can draw. */
export async function samplePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(30, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 20);
  return new File([await canvas.convertToBlob()], 'porch.png', { type: 'image/png' });
}
