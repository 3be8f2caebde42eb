export { FoodPantryPage as Component, foodPantryPage as page } from '@porchlight/features/pages';
