export { FoodPantryPage as Component, foodPantryPage as page } from '@porchlight/features/site/pages';
