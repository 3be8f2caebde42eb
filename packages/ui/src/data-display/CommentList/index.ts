export { CommentList, type CommentListItem, type CommentListProps } from './CommentList.tsx';
