import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, recordSearchQuery, usePermissionCheck } from '../api/index.ts';
import { type Command, findCommands, recordCommands } from './find-commands.ts';
import { readFrameSettings } from './frame-settings.ts';

/** Debounce of the record search while typing, in milliseconds. ours */
const debounceMs = 200;

/** Items and state of the command palette. */
interface CommandSearch {
  items: Command[];
  /** Error message; '' if there is none. */
  note: string;
  /** Whether the record search is still in progress. */
  isBusy: boolean;
}

/** Searches while typing: screens and commands immediately, records after a debounce. */
export function useCommandSearch(query: string): CommandSearch {
  const can = usePermissionCheck();
  const typed = query.trim();
  const [debouncedQuery, setDebouncedQuery] = useState('');
  const [recent] = useState(() => readFrameSettings().recent);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedQuery(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const isEnabled = debouncedQuery !== '' && typed !== '';
  const {
    data = [],
    error,
    isFetching,
    isPlaceholderData,
  } = useQuery({ ...recordSearchQuery(debouncedQuery), enabled: isEnabled });
  const status = error instanceof ApiError ? error.status : undefined;

  const isOlder = isPlaceholderData || debouncedQuery !== typed;
  const items = useMemo(() => {
    const commands = findCommands(typed, recent, can);
    const records = isEnabled ? recordCommands(data, typed, isOlder, can) : [];
    const hrefs = new Set(commands.map(({ href }) => href));
    return [...commands, ...records.filter(({ href }) => !hrefs.has(href))];
  }, [typed, recent, data, isEnabled, isOlder, can]);

  return {
    items,
    note: isEnabled && error && !isFetching ? failureText(status) : '',
    isBusy: typed !== '' && (debouncedQuery !== typed || isFetching),
  };
}

function failureText(status: number | undefined): string {
  if (status === 429) return 'Too many searches. Wait a minute, then try again.';
  const reason = status === 0 ? 'the server can’t be reached' : 'something went wrong on the server';
  return `Records can’t be searched: ${reason}. Screens and commands still work.`;
}
