import { storyFiles } from '../story-files.ts';
import { compareSheets } from './compare-sheets.tsx';

// The other half of the components: see sheets-even.browser.test.tsx.
compareSheets(storyFiles.filter((_file, index) => index % 2 === 1));
