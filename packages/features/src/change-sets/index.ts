export { ChangeSetPage } from './ChangeSetPage.tsx';
export { ChangeSetsPage } from './ChangeSetsPage.tsx';
