import Paper from '@mui/material/Paper';
import { unexpectedErrorText } from '@porchlight/contract/texts';
import { Button } from '../../inputs/Button/index.ts';
import { siteMark } from '../../media/QuiltBlock/index.ts';
import { NotFound, type NotFoundProps } from '../NotFound/index.ts';

/** Props of `RouteErrorPage`: those of `NotFound`, plus the error's message and a retry. */
export interface RouteErrorPageProps extends Omit<NotFoundProps, 'action' | 'detail'> {
  /** The error's message, such as 'Loading chunk article failed'. */
  detail?: string;
  /** Reloads the page; without it there is no such button. */
  onRetry?: () => void;
}

/**
 * The page for an uncaught error, laid out like `NotFound`. Renders the page's `<h1>` and uses plain links only.
 *
 * - **When**: once, at the root of the routes.
 * - **Not for**: an error inside a page: `ErrorMessage`.
 * - **Keys**: Tab reaches ‘Try again’ first.
 */
export function RouteErrorPage({ detail, onRetry, ...rest }: RouteErrorPageProps) {
  return (
    <NotFound
      {...siteMark}
      title={unexpectedErrorText}
      text="Something went wrong on our side. Try loading the page again. If that does not help, tell us what you were doing."
      linksTitle="If this keeps happening"
      detail={
        detail && (
          <Paper
            component="pre"
            variant="outlined"
            sx={{
              margin: 0,
              padding: '12px 16px',
              backgroundColor: 'band',
              fontSize: '0.9375rem',
              whiteSpace: 'pre-wrap',
            }}
          >
            {detail}
          </Paper>
        )
      }
      action={onRetry && <Button onClick={onRetry}>Try again</Button>}
      {...rest}
    />
  );
}
