export { default as Stack, type StackProps } from '@mui/material/Stack';
