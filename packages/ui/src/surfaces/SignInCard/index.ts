export { SignInCard, type SignInCardProps } from './SignInCard.tsx';
