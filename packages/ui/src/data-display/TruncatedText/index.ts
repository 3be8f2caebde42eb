export { TruncatedText, type TruncatedTextProps } from './TruncatedText.tsx';
export { isLongerThan, type Truncation, truncate } from './truncate.ts';
