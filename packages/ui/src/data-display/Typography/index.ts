export { default as Typography, type TypographyProps } from '@mui/material/Typography';
