const units = ['kB', 'MB', 'GB'] as const;

/**
 * Formats a file size for reading: '840 kB', '2.4 MB'.
 * @param bytes 0 or more; less than 1000 is shown as 1 kB
 */
export function formatFileSize(bytes: number): string {
  let size = Math.max(bytes / 1000, 1);
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || size >= 99.95 ? 0 : 1;
  return `${size.toLocaleString('en-US', { maximumFractionDigits: digits })} ${units[unit]}`;
}
