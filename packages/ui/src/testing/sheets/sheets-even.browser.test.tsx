import { storyFiles } from '../story-files.ts';
import { compareSheets } from './compare-sheets.tsx';

// Each file compares half of the components, so that two pages run in parallel.
compareSheets(storyFiles.filter((_file, index) => index % 2 === 0));
