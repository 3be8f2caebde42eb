export { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards.tsx';
