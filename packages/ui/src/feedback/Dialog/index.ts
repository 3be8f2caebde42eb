export { type DialogProps, default as Dialog } from '@mui/material/Dialog';
export { type DialogActionsProps, default as DialogActions } from '@mui/material/DialogActions';
export { type DialogContentProps, default as DialogContent } from '@mui/material/DialogContent';
export { type DialogContentTextProps, default as DialogContentText } from '@mui/material/DialogContentText';
export { type DialogTitleProps, default as DialogTitle } from '@mui/material/DialogTitle';
