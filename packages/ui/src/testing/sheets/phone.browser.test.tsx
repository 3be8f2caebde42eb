import { compareSheets } from './compare-sheets.tsx';

compareSheets('phone');
