export { AddPage as Component } from '@porchlight/features/frame';
