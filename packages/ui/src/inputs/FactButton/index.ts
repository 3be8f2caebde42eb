export { FactButton, type FactButtonProps, type TextFact } from './FactButton.tsx';
