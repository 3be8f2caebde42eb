/** Attributes of an anchor that opens a new tab. */
export const newTabProps = { target: '_blank', rel: 'noopener noreferrer' } as const;
